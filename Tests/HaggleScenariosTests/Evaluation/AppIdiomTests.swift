import HaggleLayouts
import HaggleScenarios
import HaggleVocabulary
import Testing

/// Idioms of apps in which one name is two things.
@Suite struct `A name that means two things` {
  private static func texts(_ text: String) -> [String] {
    let nodes = Scenario(text, name: "a.swift").roots.first?.tree.nodes ?? []
    return nodes.map(\.description.shown).filter { !$0.isEmpty }
  }

  private static let optional = """
    extension Optional where Wrapped == String { var isEmpty: Bool { self?.isEmpty ?? true } }

    """

  @Test(arguments: [
    ("let icon = \"star\"\nText(icon.isEmpty ? \"none\" : \"some\")", "some"),
    ("let icon: String? = nil\nText(icon.isEmpty ? \"none\" : \"some\")", "none"),
    ("let icon: String? = \"a\"\nText(icon.isEmpty ? \"none\" : \"some\")", "some"),
  ])
  func `as a member of optionals is the library's of what there is`(text: String, shown: String) {
    #expect(Self.texts(Self.optional + text) == [shown])
  }

  @Test func `as a case is that in the function of its name`() {
    let text = """
      enum Position { case at(x: Double) }
      extension Position { static func at(x: Int) -> Self { .at(x: Double(x) + 0.5) } }
      struct Place: View {
        let whole = 1
        var body: some View {
          let position: Position = .at(x: whole)
          switch position { case .at(let x): Text(verbatim: "\\(x)") }
        }
      }
      """
    #expect(Self.texts(text) == ["1.5"])
  }

  @Test(arguments: [
    ("manager.getNetworkTypeOverride()", "Type override"), ("names.title()", "Title"),
    ("mail.makeInitials()", "AB"),
  ])
  func `as a function's is what it gets`(call: String, shown: String) {
    let text = "struct A: View { let m: Model; var body: some View { Text(m.\(call)) } }"
    let nodes = Scenario(text, name: "a.swift").roots.first?.tree.nodes ?? []
    #expect(nodes.flatMap(\.description.appearance.ornaments) == [.standIn(shown)])
  }

  @Test(arguments: [("com.apple.finder", "com.apple.finder"), ("settings.title", "Settings")])
  func `as a text is a bundle's or a key`(written: String, shown: String) {
    #expect(Self.texts("Text(\"\(written)\")") == [shown])
  }

  @Test func `as a member that is a type has its members`() {
    let text = """
      typealias Sizing = CGFloat
      extension Sizing { struct image { static let asset: CGFloat = 44 } }
      struct Avatar: View {
        let size: CGFloat
        var body: some View { Text("\\(Int(size))") }
      }
      Avatar(size: .image.asset)
      """
    #expect(Self.texts(text) == ["44"])
  }

  @Test(arguments: [
    "AsyncImage(url: url, content: { $0.resizable() }) { Text(\"…\") }",
    "AsyncImage(url: url, content: { $0.resizable() }, placeholder: { Text(\"…\") })",
    "AsyncImage(url: url) { $0.resizable() } placeholder: { Text(\"…\") }",
  ])
  func `as a closure of a picture is its content or what stands there before`(picture: String) {
    let kinds = { (url: String) in
      Scenario("let url = \(url)\n" + picture, name: "a.swift").roots[0].tree.nodes
        .map(\.description.kind)
    }
    #expect(kinds("URL(string: \"https://a.org\")") == ["AsyncImage", "Image"])
    #expect(kinds("Optional<URL>.none") == ["AsyncImage", "Text"])
  }
}
