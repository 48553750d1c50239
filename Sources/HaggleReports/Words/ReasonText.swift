import Foundation
package import HaggleTraces
package import HaggleVocabulary

/// A reason as arithmetic that one can follow: `share 83.5 = remaining 334 ÷ 4 columns left`.
package struct ReasonText {
  private let reason: Reason
  private let trace: Trace
  private let showsAll: Bool
  /// More terms than this are abridged.
  private static let mostTerms = 16

  /// - Parameter showsAll: whether nothing is abridged.
  package init(_ reason: Reason, in trace: Trace, showsAll: Bool = false) {
    self.reason = reason
    self.trace = trace
    self.showsAll = showsAll
  }

  /// The arithmetic, for what, a remark, and whether the rule is modelled.
  package var line: String {
    var line = arithmetic
    if let subject { line += " (for \(subject))" }
    if let remark = reason.remark { line += "; \(PlainText.line(remark))" }
    return reason.isModelled ? line + " · modelled" : line
  }

  /// The rule with its numbers.
  package var arithmetic: String {
    let rule = PlainText.line(reason.rule)
    if !reason.order.isEmpty { return "\(rule): " + OrderText(reason, in: trace, showsAll).text }
    let result = reason.result.map { NumberText.display($0) as String }
    guard let result else { return reason.terms.isEmpty ? rule : "\(rule): \(formula)" }
    if reason.terms.isEmpty { return "\(rule) \(result)" }
    return isPlainSum ? "\(rule) \(formula) = \(result)" : "\(rule) \(result) = \(formula)"
  }

  /// Of an order that an earlier question decided.
  var earlier: String { "\(line); decided in an earlier question" }

  /// The child or track that the result is for; nil where it is for the container itself.
  package var subject: String? {
    if let child = reason.child { return trace.name(of: child) }
    return reason.track.map { "\(reason.trackWord) \($0)" }
  }

  /// Whether it says more than the number itself: an argument that was taken as it stands, a bound
  /// that was not reached or a sum of one are no news.
  var hasNews: Bool {
    guard reason.order.isEmpty, reason.remark == nil else { return true }
    let terms = effectiveTerms
    return terms.count != 1 || terms[0].node != nil
  }
}

extension ReasonText {
  /// The sum of all tracks of a grid, or of numbers that have no names.
  private var isPlainSum: Bool {
    reason.terms.count > 1 && reason.terms.allSatisfy { $0.operator == .plus }
      && (isTotal || reason.terms.allSatisfy { $0.name == nil && $0.node == nil })
  }

  private var isTotal: Bool { ["columns", "rows"].contains(reason.rule) }

  /// The terms without the bounds that were not reached and without what takes nothing away.
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
    let isLong =
      !showsAll && terms.count > Self.mostTerms && terms.allSatisfy { $0.operator == .plus }
    for term in isLong ? Array(terms.prefix(8)) : terms { formula.append(term, label(term)) }
    if isLong {
      formula.append("+ … \(terms.count - 12) more …")
      for term in terms.suffix(4) { formula.append(term, label(term)) }
    }
    return formula.text
  }

  private func label(_ term: Reason.Term) -> String? {
    if isPlainSum { return nil }
    let node = term.node.map { trace.name(of: $0) }
    let name = term.name.map { PlainText.line($0) }
    if let name, let node { return "\(name) of \(node)" }
    return name ?? node
  }
}

extension Reason {
  /// What its container calls a track.
  var trackWord: String {
    switch axis {
    case .horizontal: "column"
    case .vertical: "row"
    case nil: "track"
    }
  }
}
