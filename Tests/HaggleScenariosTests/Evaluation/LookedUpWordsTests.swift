import HaggleScenarios
import HaggleVocabulary
import Testing

@Suite struct `Words that are looked up` {
  private static let lookup = """
    func word(_ key: String, in bundle: @autoclosure () -> Bundle = .main) -> String {
      bundle().localizedString(forKey: key, value: nil, table: nil)
    }

    """

  /// The size that a view's words need; each of the words has another one.
  private func size(_ view: String) -> String? {
    Session(view).ask(.unspecified).map { NumberText.display($0) }
  }

  @Test(arguments: [
    ("Text(word(\"Usage\"))", "Usage"), ("Text(word(\"Usage\", in: .main))", "Usage"),
    ("Text(cache.bundle.localizedString(forKey: \"Usage\", value: nil, table: nil))", "Usage"),
    (
      "Text(cache.bundle.localizedString(forKey: \"a.b\", value: \"Else\", table: nil))",
      "Else"
    ),
    ("// localized: \"a.b\" \"Found\"\nText(word(\"a.b\"))", "Found"),
    ("// localized: \"a.b\" \"Found\"\nText(cache.localized(\"a.b\", value: \"C\"))", "Found"),
    ("// localized: \"join\" \"Join\"\nText(R.string.localizable.join())", "Join"),
    ("// localized: \"of\" \"%d files\"\nText(R.string.localizable.of(3))", "3 files"),
    ("// localized: \"description\" \"About\"\nText(R.string.main.description())", "About"),
  ])
  func `are those of a table, or else the key`(view: String, expected: String) {
    #expect(size(Self.lookup + view) == size("Text(\"\(expected)\")"))
  }

  /// What is handed to code that nobody knows, or that haggle cannot run, is the best guess.
  @Test(arguments: [
    ("Text(String.localized(\"Exploring\"))", "Exploring"),
    ("Text(L.tr(\"Exploring\"))", "Exploring"),
    ("Text(localized(\"Exploring\"))", "Exploring"),
    ("Text(Lookup.translate(\"Exploring\"))", "Exploring"),
    // Near misses: a function with another name, and one whose result is known.
    ("Text(Lookup.state(\"Exploring\"))", "State"), ("Text(Lookup.tr(\"Exploring\"))", "Done"),
    ("Text(String.localizedStringWithFormat(\"%d files\", 3))", "3 files"),
  ])
  func `are those that are handed in where the result is unknown`(view: String, expected: String) {
    let code = """
      func localized(_ key: String) -> String { Mirror(reflecting: key).word }
      enum Lookup {
        static func translate(_ key: String) -> String { Store.shared.translation(key) }
        static func state(_ key: String) -> String { Store.shared.state }
        static func tr(_ key: String) -> String { "Done" }
      }

      """
    #expect(size(code + view) == size("Text(\"\(expected)\")"))
  }

  /// What stands beside an icon in a style of the text is words; without one it may be a value.
  @Test(arguments: [
    ("Label(Font.body.word, systemImage: \"star\")", ["Image", "Text"]),
    ("Label(word(\"Usage\"), systemImage: \"star\")", ["Image", "Text"]),
    ("Label(title: { EmptyView() }, icon: { Image(systemName: \"star\") })", ["Image"]),
  ])
  func `are the title of a label`(label: String, kinds: [String]) {
    let style = """
      struct Row: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
          HStack { configuration.icon; configuration.title }
        }
      }

      """
    let text = Self.lookup + style + label + ".labelStyle(Row())"
    let nodes = Scenario(text, name: "a.swift").roots.first?.tree.nodes ?? []
    let shown = nodes.map(\.description.kind).filter { ["Image", "Text", "word"].contains($0) }
    #expect(shown.sorted() == kinds)
  }

  @Test(arguments: [
    ("page.description", "Description"), ("pages[0].description", "Description"),
    ("trip.page.description", "Description"),
    // Near misses: the digits of a number, and another form of words.
    ("trip.pageCount.description", "Page count"), ("trip.kind.rawValue.description", "Kind"),
    ("trip.failure.localizedDescription", "Failure"),
  ])
  func `are a description where data has one`(data: String, expected: String) {
    let view = """
      struct V: View {
        let page: Page; let pages: [Page]; let trip: Trip
        var body: some View { Text(\(data)) }
      }
      """
    #expect(size(view) == size("Text(\"\(expected)\")"))
  }

  /// A button without words is none of these.
  @Test(arguments: [
    ("Button(word(\"load_parse\")) {}", 1), ("Button(R.string.localizable.join()) {}", 1),
    ("Button(Palette.save) {}", 1), ("Button(Bundle.main.word) {}", 1),
    ("Button(role: .cancel) {}", 0),
  ])
  func `make a control although they are unknown`(view: String, count: Int) {
    let tree = Scenario(Self.lookup + view, name: "a.swift").roots.first?.tree
    #expect(tree?.nodes.count { $0.description.kind == "Text" } == count)
  }
}
