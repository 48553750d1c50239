import HaggleScenarios
import Testing

@Suite struct `A title` {
  private func shown(_ view: String, stating directive: String = "") -> [String] {
    let text =
      directive + "struct Row: View {\n let at = Date()\n var body: some View { \(view) } }"
    let nodes = Scenario(text, name: "a.swift").roots.first?.tree.nodes ?? []
    return nodes.map(\.description.shown).filter { !$0.isEmpty }
  }

  @Test(arguments: [
    ("Button(.init(\"Find\", table: \"Search\", comment: \"a verb\")) {}", ["Find"]),
    ("Menu(.init(\"Find\", table: \"Search\")) { Text(\"a\") }", ["Find"]),
    ("Toggle(.init(\"Wrap\", table: \"Search\"), isOn: .constant(true))", ["Wrap"]),
    ("Section(.init(\"Lines\", table: \"Search\")) { Text(\"a\") }", ["LINES", "a"]),
    // What a macro of another module looks up.
    ("Button(#localized(\"Save\", bundle: .module)) {}", ["Save"]),
    ("Text(#words(\"Save\").uppercased())", ["SAVE"]),
    // A name with a point in it is no key.
    ("Text(\"Trakt.tv\")", ["Trakt.tv"]),
    ("Text(NSLocalizedString(\"last.fm\", comment: \"\"))", ["last.fm"]),
    ("Text(\"settings.sign_out\")", ["Sign out"]),
    // A format as a value of its type.
    ("Text(at, format: Date.FormatStyle().hour().minute())", ["9:41 AM"]),
    ("Text(at, format: Date.FormatStyle(date: .omitted, time: .shortened))", ["9:41 AM"]),
    ("Text(at.formatted(Date.FormatStyle().year()))", ["2025"]),
  ])
  func `has the words that its code says`(view: String, words: [String]) {
    #expect(shown(view) == words)
  }

  @Test func `has the words of a table for a key that is passed without its type`() {
    let table = "// localized: \"Find\" \"Suchen\"\n"
    #expect(shown("Button(.init(\"Find\", table: \"Search\")) {}", stating: table) == ["Suchen"])
    #expect(shown("Button(#localized(\"Find\")) {}", stating: table) == ["Suchen"])
  }
}
