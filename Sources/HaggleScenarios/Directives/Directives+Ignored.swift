import Foundation
import HaggleSyntax
import HaggleVocabulary

extension Directives {
  /// `phantom-minimum@nested`, or `overflow` for all of that rule. A comment that merely
  /// begins with "ignore:" is none.
  mutating func readIgnored(_ value: String) -> Prose? {
    let key = value.trimmingCharacters(in: .whitespaces)
    let parts = key.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let isRule = !parts[0].isEmpty && parts[0].allSatisfy { "a"..."z" ~= $0 || $0 == "-" }
    guard parts.count == 2 else {
      if isRule { ignore(key) }
      return nil
    }
    var name = DirectiveScanner(parts[1])
    guard isRule, name.name() != nil, name.isAtEnd else {
      return """
        write the key as the finding prints it, such as \(code: "underfill@menu"), and nothing \
        behind it
        """
    }
    ignore(key)
    return nil
  }
}
