import HaggleLayouts
import HaggleScenarios
import HaggleVocabulary
import Testing

/// Words that are the mask of a view, or lie over one that is not known.
@Suite struct `Words over a view` {
  private static func nodes(_ body: String) -> [String] {
    let scenario = Scenario("// text-cell: 10x20\n\(body)", name: "a.swift")
    guard let root = scenario.roots.first else { return [] }
    return root.tree.nodes.map(\.description.kind)
  }

  @Test(arguments: [
    ("Color.red.mask { VStack { Text(\"Exit\"); Text(\"Now\") } }", 2),
    ("Color.red.mask(Text(\"Exit\"))", 1),
    ("Color.red.mask(alignment: .leading) { Text(\"Exit\") }", 1),
    // What has no words cuts alone.
    ("Text(\"a\").mask(Rectangle().fill(.linearGradient(Gradient(colors: []))))", 1),
    ("Color.red.mask { Circle() }", 0),
  ])
  func `are laid out where they are its mask`(body: String, texts: Int) {
    #expect(Self.nodes(body).count { $0 == "Text" } == texts)
    #expect(Self.nodes(body).contains("Circle") == false)
  }

  private static let words = "ZStack { Text(\"a\"); Color.red.frame(width: 120, height: 30) }"

  private static func size(_ body: String) -> CGSize? {
    Session("import Kit\nHStack { \(body) }").ask(.init(width: 300, height: 300))
  }

  @Test(arguments: [
    ("PackageView(speed: 1).overlay { \(words) }", 120, 30),
    ("PackageView(colors: [Color.red, Color.blue]).overlay { \(words) }", 120, 30),
    ("PackageView(speed: 1).mask { \(words) }", 120, 30),
    // Near misses: a badge, a picture, and a size that is known.
    ("PackageView().overlay(alignment: .topTrailing) { Text(\"99999999\") }", 44, 44),
    ("PackageView().overlay { Circle() }", 44, 44),
    ("PackageView().frame(width: 50, height: 50).overlay { \(words) }", 50, 50),
  ])
  func `are the least that one has room for that is not known`(
    body: String, width: CGFloat, height: CGFloat
  ) {
    #expect(Self.size(body) == CGSize(width: width, height: height))
  }
}

@Suite struct `A token of a package` {
  @Test(arguments: [
    ("size - 2 * Padding.mini", 24), ("size - Padding.micro", 36), ("size - 2 * Spacing.md", 16),
    // What would be taken off is more than there is.
    ("size - 2 * Theme.gutter", 40), ("size - Theme.gutter * 3", 40),
  ])
  func `leaves something of a length that it is taken off`(length: String, side: CGFloat) {
    let text = """
      struct Avatar: View {
        let size: CGFloat
        var side: CGFloat { \(length) }
        var body: some View { Color.red.frame(width: side, height: side) }
      }
      Avatar(size: 40)
      """
    #expect(Session(text).ask(.unspecified) == CGSize(width: side, height: side))
  }
}

@Suite struct `A window of a Mac as large as its content` {
  @Test func `has room for its tabs`() throws {
    let text = """
      // platform: macOS
      // text-cell: 10x20
      TabView {
        Tab("General", systemImage: "gear") { Color.red.frame(width: 30, height: 30) }
        Tab("Downloads", systemImage: "gear") { Text("b") }
        Tab("Updates", systemImage: "gear") { Text("c") }
      }
      """
    let size = try #require(Session(text).ask(.unspecified))
    // Three segments, each as wide as the widest title with its insets.
    #expect(size.width > 3 * 90)
    let wide = text.replacing("width: 30, ", with: "width: 900, ")
    #expect(Session(wide).ask(.unspecified)?.width == 900)
  }

  @Test(arguments: [("Text(\"a\"); Text(\"b\")", true), ("Text(\"a\")", false)])
  func `shows the views of a field's label below each other`(label: String, isColumn: Bool) {
    let text = """
      // platform: macOS
      Form { TextField(text: .constant("")) { \(label) } }.formStyle(.grouped)
      """
    let nodes = Scenario(text, name: "a.swift").roots.first?.tree.nodes ?? []
    #expect(nodes.contains { $0.description.kind == "VStack" } == isColumn)
  }
}
