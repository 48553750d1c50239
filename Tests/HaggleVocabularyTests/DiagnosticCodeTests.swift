import HaggleTestSupport
import HaggleVocabulary
import Testing

@Suite struct `The codes of diagnostics` {
  private static let meanings = Result {
    try Checkout.text("Sources/haggle/Output/DiagnosticMeanings.swift")
  }

  @Test(arguments: DiagnosticCode.allCases)
  func `mean something`(code: DiagnosticCode) throws {
    #expect(try Self.meanings.get().contains("\n    .\(code): "))
  }

  @Test func `are found by their words`() {
    #expect(DiagnosticCode(rawValue: "unknown-view") == .unknownView)
    #expect(DiagnosticCode(rawValue: "unknown-veiw") == nil)
  }
}
