import HaggleScenarios
import Testing

@Suite struct `What is lacking` {
  private struct Lack: Equatable {
    var code: String
    var subject: String?
    var isForm: Bool
    var isName: Bool
  }

  private func lacks(_ text: String) -> [Lack] {
    let scenario = Scenario(text, name: "a.swift")
    return scenario.diagnostics.filter { $0.isUnsupportedForm || $0.isUndeclaredName }.map {
      Lack(
        code: $0.code, subject: $0.subject(in: scenario.source), isForm: $0.isUnsupportedForm,
        isName: $0.isUndeclaredName)
    }
  }

  @Test(arguments: [
    ("Avatar()", "unknown-view", "Avatar"), ("Kit.Avatar()", "unknown-view", "Kit.Avatar"),
    ("Color.red.glow(by: 3)", "unknown-modifier", "glow"),
    ("Text(title)", "unknown-value", "title"),
    ("Text(L10n.title(3))", "unknown-value", "L10n"),
  ])
  func `is a name where the text does not declare it`(text: String, code: String, name: String) {
    #expect(lacks(text) == [Lack(code: code, subject: name, isForm: false, isName: true)])
  }

  @Test(arguments: [
    ("Color.red.widgetURL(nil)", "later-modifier", "widgetURL"),
    ("Text(\"a\".noSuchMember)", "unknown-member", "noSuchMember"),
    ("Color.red\nthis is prose, here!", "not-swift", "this is prose, here!"),
    (
      "struct Web: UIViewRepresentable {}\nWeb()", "foreign-view", "Web"
    ),
  ])
  func `is a form where haggle does not have it`(text: String, code: String, form: String) {
    #expect(lacks(text) == [Lack(code: code, subject: form, isForm: true, isName: false)])
  }

  @Test func `is nothing where a size or a choice is assumed`() {
    #expect(
      lacks("struct A: View { let b: Bool; var body: some View { if b { Text(\"c\") } } }").isEmpty)
    #expect(lacks("VStack { Toggle(\"a\", isOn: .constant(true)); Image(\"b\") }").isEmpty)
  }
}
