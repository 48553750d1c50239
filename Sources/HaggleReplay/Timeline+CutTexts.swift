import HaggleTraces
package import HaggleVocabulary

/// Truncated texts.
extension Timeline {
  /// Whether any text was proposed less space than it needs.
  package var mayCutTexts: Bool {
    trace.events.contains { event in
      if case .reason(let reason) = event { reason.isOfCutText } else { false }
    }
  }

  /// Whether the placed answer of a text leaves out lines.
  package func isCutShort(_ node: NodeID) -> Bool {
    // A text answers equal proposals equally, so any call with the proposal of its placement shows
    // it.
    guard tree.children(of: node).isEmpty, let placed = placement(of: node)?.placement.proposal,
      let call = spans(of: node).last(where: { answers(placed, in: $0) })
    else { return false }
    return reasons(inCall: original(of: call)).contains { $0.reason.isOfCutText }
  }

  /// Whether the placed answer of a text breaks it inside a word, as far as the trace shows it.
  package func breaksWords(of node: NodeID) -> Bool {
    guard let placed = placement(of: node)?.placement.proposal,
      let call = spans(of: node).last(where: { answers(placed, in: $0) })
    else { return true }
    let reasons = reasons(inCall: original(of: call))
    return reasons.isEmpty || reasons.contains { $0.reason.isOfBrokenWord }
  }

  private func answers(_ proposal: ProposedViewSize, in call: Int) -> Bool {
    spans[call].size != nil && spans[call].proposal == proposal
  }
}

extension Reason {
  fileprivate var isOfCutText: Bool {
    if case .cut = detail { true } else { false }
  }

  fileprivate var isOfBrokenWord: Bool {
    if case .broken = detail { true } else { false }
  }
}
