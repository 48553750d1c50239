import HaggleVocabulary

/// Terms as a formula, folded from left to right: `(proposed 300 − gaps 20) ÷ 3 children`.
struct FormulaText {
  private(set) var text = ""
  /// Whether the text so far needs parentheses before it is multiplied.
  private var isSum = false

  mutating func append(_ term: Reason.Term, _ label: String?) {
    if text.isEmpty {
      text = Self.named(term, label)
      return
    }
    switch term.operator {
    case .plus: sum("+", Self.named(term, label))
    case .minus: sum("−", Self.named(term, label))
    case .times: product("×", Self.counted(term, label))
    case .over: product("÷", Self.counted(term, label))
    case .atLeast: bound("at least", term, label)
    case .atMost: bound("at most", term, label)
    }
  }

  mutating func append(_ text: String) { self.text += " \(text)" }

  private mutating func sum(_ sign: String, _ term: String) {
    text += " \(sign) \(term)"
    isSum = true
  }

  private mutating func product(_ sign: String, _ term: String) {
    text = isSum ? "(\(text)) \(sign) \(term)" : "\(text) \(sign) \(term)"
    isSum = false
  }

  private mutating func bound(_ words: String, _ term: Reason.Term, _ label: String?) {
    let value: String = NumberText.display(term.value)
    if let label, term.knownRole == .notNegative {
      text += ", \(label)"
    } else {
      text += ", \(words) \(value)" + (label.map { " (\($0))" } ?? "")
    }
    isSum = true
  }

  /// `remaining 334`, but `8 after column 1`
  private static func named(_ term: Reason.Term, _ label: String?) -> String {
    if term.node == nil, term.isNumbered { return counted(term, label) }
    return (label.map { "\($0) " } ?? "") + NumberText.display(term.value)
  }

  /// `4 columns left`
  private static func counted(_ term: Reason.Term, _ label: String?) -> String {
    NumberText.display(term.value) + (label.map { " \($0)" } ?? "")
  }
}
