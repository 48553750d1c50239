package import HaggleTraces
package import HaggleVocabulary

/// The numbers that the scenario's text lacks and haggle guessed, by the views that are given them.
///
/// What rests on such a number is no surer than the guess.
package struct GuessedNumbers {
  private let trace: Trace
  private let notes: [SourcePlace: [Event.Note]]

  package init(_ trace: Trace) {
    self.trace = trace
    let placed = trace.diagnostics.compactMap { note in
      note.detail.flatMap { detail in
        detail.code.known == .unknownNumber ? detail.place.map { ($0, note) } : nil
      }
    }
    notes = Dictionary(grouping: placed, by: \.0).mapValues { $0.map(\.1) }
  }

  package var isEmpty: Bool { notes.isEmpty }

  /// What is said of the guess that a view's own length is; nil for a length that is stated.
  package func guess(_ node: NodeID, on axis: Axis) -> Event.Note? {
    trace.nodes[node.index].place.flatMap { notes[$0] }?.first { note in
      note.detail?.axis.map { $0 == axis } ?? true
    }
  }
}

extension Timeline {
  /// The guess by which a view is offered its length: that of the nearest view around it which
  /// offers a length of its own. Nil where that is stated, and where the length is the root's.
  ///
  /// A share of a guessed length is a guess as well.
  package func guess(
    behindOfferTo node: NodeID, on axis: Axis, among guesses: GuessedNumbers
  ) -> Event.Note? {
    if guesses.isEmpty { return nil }
    guard let call = decisiveCall(of: node) else { return nil }
    for step in offers(toCall: call, on: axis) {
      guard let caller = step.caller, case .reason(let event) = step.cause,
        let rule = reason(event, on: axis)?.knownRule
      else { continue }
      if let guess = guesses.guess(caller, on: axis), rule == .fixed || rule == .clamp {
        return guess
      }
      if rule == .fixed { return nil }
    }
    return nil
  }
}
