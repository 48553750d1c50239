import Foundation
import HaggleReplay
package import HaggleTraces
package import HaggleVocabulary

/// A reason as readable arithmetic: `share 83.5 = remaining 334 ÷ 4 columns left`.
package struct ReasonText {
  private let reason: Reason
  private let trace: Trace
  private let showsAll: Bool
  private var words: ReasonWords { ReasonWords(reason: reason, trace: trace) }
  /// The maximum number of terms shown.
  private static let mostTerms = 16

  /// - Parameter showsAll: whether nothing is abridged.
  package init(_ reason: Reason, in trace: Trace, showsAll: Bool = false) {
    self.reason = reason
    self.trace = trace
    self.showsAll = showsAll
  }

  /// The arithmetic, its recipient, its detail, and whether the rule is modelled.
  package var line: String { rule + behindRule }

  private var rule: String { PlainText.line(reason.rule.word) }

  /// The line without the rule, for a sentence that names it.
  var behindRule: String {
    var text = numbers
    if let subject { text += " (for \(subject))" }
    if let detail { text += "; \(detail)" }
    return reason.isModelled ? text + " · modelled" : text
  }

  private var numbers: String {
    if !reason.order.isEmpty { return ": " + OrderText(reason, in: trace, showsAll: showsAll).text }
    guard let result = reason.result else { return reason.terms.isEmpty ? "" : ": \(formula)" }
    let number: String = NumberText.display(result)
    if reason.terms.isEmpty { return " \(number)" }
    return isPlainSum ? " \(formula) = \(number)" : " \(number) = \(formula)"
  }

  /// The detail in words.
  var detail: String? { reason.detailText }

  /// For an order that an earlier question decided.
  var earlier: String { "\(line); decided in an earlier question" }

  /// The child or track that the result is for; nil for the container itself.
  var subject: String? {
    if let child = reason.child { return trace.title(of: child) }
    return reason.track.map { "\(reason.trackWord) \($0)" }
  }

  /// Whether it says more than the number itself: not for an argument taken as it is, an inactive
  /// bound, or a sum of one term.
  var hasNews: Bool {
    guard reason.order.isEmpty, detail == nil else { return true }
    let terms = effectiveTerms
    return terms.count != 1 || terms[0].node != nil
  }
}

extension ReasonText {
  /// A sum of all tracks of a grid, or of unnamed numbers.
  private var isPlainSum: Bool {
    reason.terms.count > 1 && reason.terms.allSatisfy { $0.operator == .plus }
      && (reason.isTotal || reason.terms.allSatisfy { $0.role == nil && $0.node == nil })
  }

  /// The terms without inactive bounds and without subtractions of 0.
  private var effectiveTerms: [Reason.Term] {
    var sum: CGFloat = 0
    return reason.terms.enumerated().compactMap { index, term in
      let before = sum
      sum = index == 0 ? term.value : term.applied(to: sum)
      let isBound = [.atLeast, .atMost].contains(term.operator)
      let mayBeIdle = isBound || term.operator == .minus && before.isFinite
      return index > 0 && mayBeIdle && sum == before ? nil : term
    }
  }

  private var formula: String {
    var formula = FormulaText()
    let terms = effectiveTerms
    let isPlain = isPlainSum
    let isLong =
      !showsAll && terms.count > Self.mostTerms && terms.allSatisfy { $0.operator == .plus }
    for (index, term) in terms.enumerated() {
      if isLong, index == 8 { formula.append("+ … \(terms.count - 12) more …") }
      if isLong, 8..<terms.count - 4 ~= index { continue }
      formula.append(term, isPlain ? nil : words.label(term))
    }
    return formula.text
  }
}
