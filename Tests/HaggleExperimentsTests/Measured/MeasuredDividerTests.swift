import Testing

/// A divider is a point thick on macOS and a pixel on iOS. Measured: swiftui-web layout/divider,
/// macOS 26.2; ios/layout/basics, iOS 26.0 on a screen of 2 pixels per point.
@Suite struct `Measured dividers` {
  @Test(arguments: [
    ("", "100x1"), ("// platform: macOS", "100x1"), ("// device: iPhone SE", "100x0.5"),
    ("// device: iPhone 16", "100x0.3333"),
  ])
  func `4.6 A divider is as thick as its platform draws it`(stage: String, size: String) throws {
    let text = """
      \(stage)
      // proposal: 100x100
      VStack(spacing: 0) {
        Color.red
        Divider().id("line")
      }
      """
    #expect(try failures(of: ["line size \(size)"], text, nil) == [])
  }
}
