import HaggleSyntax
import Testing

@testable import HaggleExperiments

@Suite struct `Whether a compiler would take what is left` {
  private func holds(_ cut: String, of whole: String) -> Bool {
    WellFormedness(of: SourceText(whole, name: "")).holds(for: SourceText(cut, name: ""))
  }

  @Test(arguments: [
    (["comment"], "NSLocalizedString", false), (["tableName"], "NSLocalizedString", true),
    (["comment"], "Text", true), (["bundle", "comment"], "NSLocalizedString", false),
  ])
  func `needs the arguments that a call cannot do without`(
    gone: [String], of name: String, mayGo: Bool
  ) {
    #expect(ArgumentRules.mayGo(gone, of: name, leaving: ["_"]) == mayGo)
  }

  @Test func `needs no extension of which nothing is left`() {
    let text = "Text(\"a\")"
    #expect(
      holds(text, of: text + "\nextension Text { func pill() -> some View { padding(2) } }"))
  }

  @Test func `is not what a condition binds to the name of a property that is gone`() {
    let use = "func f(a: A) { if let b = a.b { print(b) } }"
    #expect(!holds("struct A {}; " + use, of: "struct A { let b: Int? }; " + use))
    #expect(holds("struct A { let b: Int? }; " + use, of: "struct A { let b: Int? }; " + use))
  }
}
