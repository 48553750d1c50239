import HaggleTraces
package import HaggleVocabulary

/// Which texts end in "…".
extension Timeline {
  /// Whether any text was ever asked into a room that is too small for it.
  package var mayCutTexts: Bool {
    trace.events.contains { event in
      if case .reason(let reason) = event { reason.isOfCutText } else { false }
    }
  }

  /// Whether the answer that a text was placed with leaves out lines.
  package func isCutShort(_ node: NodeID) -> Bool {
    // A text answers the same proposal the same way: any call with the one that it was placed with
    // shows it, whatever else its parent asked.
    guard tree.children(of: node).isEmpty, let placed = placement(of: node)?.placement.proposal,
      let call = spans(of: node).last(where: { answers(placed, in: $0) })
    else { return false }
    return reasons(inCall: original(of: call)).contains { $0.reason.isOfCutText }
  }

  private func answers(_ proposal: ProposedViewSize, in call: Int) -> Bool {
    spans[call].size != nil && spans[call].proposal == proposal
  }
}

extension Reason {
  fileprivate var isOfCutText: Bool {
    if case .cut = detail { true } else { false }
  }
}
