import Foundation
import HaggleTestSupport
import HaggleVocabulary
import Testing

@Suite struct `The codes of diagnostics` {
  @Test func `are all in the list`() throws {
    let source = try Checkout.text("Sources/HaggleVocabulary/DiagnosticCodes.swift")
    #expect(source.components(separatedBy: "= DiagnosticCode(").count - 1 == words.count)
  }

  private var words: [String] { DiagnosticCode.allCases.map(\.rawValue) }

  @Test func `have words of their own, by which they are found`() {
    #expect(Set(words).count == words.count)
    #expect(words.allSatisfy { DiagnosticCode(rawValue: $0)?.rawValue == $0 })
    #expect(DiagnosticCode(rawValue: "unknown-veiw") == nil)
  }

  @Test(arguments: DiagnosticCode.allCases)
  func `mean something`(code: DiagnosticCode) {
    #expect(code.explanation.allSatisfy { $0.count > 20 } && !code.explanation.isEmpty)
  }
}
