import Foundation
import HaggleVocabulary
import Testing

@Suite struct `The codes of diagnostics` {
  @Test func `are all in the list`() throws {
    var root = URL(filePath: #filePath)
    for _ in 0..<3 { root.deleteLastPathComponent() }
    let file = root.appending(path: "Sources/HaggleVocabulary/DiagnosticCodes.swift")
    let source = try String(contentsOf: file, encoding: .utf8)
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
