import HaggleTestSupport
import HaggleTesting
import Testing

/// The same layouts, compiled here and pasted as text there.
@Suite struct `A pasted layout` {
  static let flow = Pair(
    file: "FlowLayout", width: 150, height: 100,
    pasted: """
      FlowLayout(alignment: .trailing, lineSpacing: 4) {
        Color.red.frame(width: 60, height: 20).id("a")
        Color.red.frame(width: 50, height: 30).id("b")
        Color.red.frame(width: 40, height: 10).id("c")
        Color.red.frame(width: 100, height: 20).id("d")
      }
      .id("root")
      """
  ) {
    FlowLayout(alignment: .trailing, lineSpacing: 4) {
      Color.red.frame(width: 60, height: 20).id("a")
      Color.red.frame(width: 50, height: 30).id("b")
      Color.red.frame(width: 40, height: 10).id("c")
      Color.red.frame(width: 100, height: 20).id("d")
    }
    .id("root")
  }

  static let radial = Pair(
    file: "RadialLayout", width: 200, height: 200,
    pasted: """
      RadialLayout(radius: 50, start: .degrees(-60)) {
        Color.red.frame(width: 20, height: 20).id("a")
        Color.red.frame(width: 30, height: 10).id("b")
        Color.red.frame(width: 10, height: 10)
          .layoutValue(key: Deviation.self, value: .degrees(45)).id("c")
      }
      .id("root")
      """
  ) {
    RadialLayout(radius: 50, start: .degrees(-60)) {
      Color.red.frame(width: 20, height: 20).id("a")
      Color.red.frame(width: 30, height: 10).id("b")
      Color.red.frame(width: 10, height: 10)
        .layoutValue(key: Deviation.self, value: .degrees(45)).id("c")
    }
    .id("root")
  }

  static let row = Pair(
    file: "EqualWidthHStack", width: 300, height: 60,
    pasted: """
      EqualWidthHStack {
        Color.red.frame(width: 30, height: 10).id("a")
        Spacer().id("b")
        Divider().id("c")
        Color.red.frame(height: 20).id("d")
      }
      .id("root")
      """
  ) {
    EqualWidthHStack {
      Color.red.frame(width: 30, height: 10).id("a")
      Spacer().id("b")
      Divider().id("c")
      Color.red.frame(height: 20).id("d")
    }
    .id("root")
  }

  @Test(arguments: [flow, radial, row])
  func `says and does what the compiled one does`(pair: Pair) throws {
    let compiled = pair.compiled()
    let pasted = try pair.pasted()
    #expect(pasted.assumptions == [])
    #expect(pasted.notes == [])
    #expect(pasted.labels == compiled.labels)
    for label in compiled.labels {
      #expect(try pasted.frame(of: label) == compiled.frame(of: label), "\(label)")
      #expect(try pasted.dialogue(of: label) == compiled.dialogue(of: label))
    }
  }

  /// One layout with one content, twice.
  struct Pair: @unchecked Sendable, CustomTestStringConvertible {
    let testDescription: String
    private let proposal: ProposedViewSize
    private let text: String
    private let content: () -> LayoutList

    init(
      file: String, width: CGFloat, height: CGFloat, pasted text: String,
      @LayoutContentBuilder content: @escaping () -> LayoutList
    ) {
      testDescription = file
      proposal = ProposedViewSize(width: width, height: height)
      self.text = text
      self.content = content
    }

    func compiled() -> LayoutRun { LayoutRun(proposal, content: content) }

    func pasted() throws -> LayoutRun {
      let layout = try Checkout.text("Tests/HaggleTestingTests/Layouts/\(testDescription).swift")
      let size = "\(Int(proposal.width ?? 0))x\(Int(proposal.height ?? 0))"
      return try LayoutRun(scenario: "// proposal: \(size)\n\(layout)\n\(text)")
    }
  }
}
