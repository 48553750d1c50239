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
