import Testing

/// `.init(…)` says what the parameter's type does.
@Suite struct `An implicit initializer` {
  static let core = "Color.red.frame(width: 40, height: 60).id(\"core\")"

  @Test(arguments: [
    (".padding(.init(top: 10, leading: 20, bottom: 30, trailing: 40))", "20,10 40x60"),
    (".safeAreaPadding(.init(top: 10, leading: 20, bottom: 30, trailing: 40))", "20,10 40x60"),
    (".offset(.init(width: 5, height: -5))", "35,15 40x60"),
    (".position(.init(x: 20, y: 30))", "0,0 40x60"),
  ])
  func `makes insets, sizes and points`(modifier: String, frame: String) throws {
    let text = "// proposal: 100x100\n\(Self.core)\(modifier)"
    #expect(try failures(of: ["core frame \(frame)"], text) == [])
  }

  @Test func `makes ratios`() throws {
    let text = """
      // proposal: 100x100
      Color.red.id("core").aspectRatio(.init(width: 2, height: 1), contentMode: .fit)
      """
    #expect(try failures(of: ["core frame 0,25 100x50"], text) == [])
  }

  @Test func `makes grid items`() throws {
    let text = """
      // proposal: 300x20
      LazyVGrid(columns: [.init(.fixed(100)), .init(.fixed(50), spacing: 0), .init(.flexible())]) {
        ForEach(0..<3) { Color.red.frame(height: 20).id("cell\\($0)") }
      }
      """
    #expect(
      try failures(
        of: ["cell0 frame 0,0 100x20", "cell1 frame 108,0 50x20", "cell2 frame 158,0 142x20"], text)
        == [])
  }
}
