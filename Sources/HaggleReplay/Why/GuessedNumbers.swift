package import HaggleTraces
package import HaggleVocabulary

/// The numbers that the scenario's text lacks and haggle guessed, by the views that are given them.
///
/// What rests on such a number is no surer than the guess.
package struct GuessedNumbers {
  private let trace: Trace
  private let numbers: [SourcePlace: [Event.Note]]
  /// Those of the sizes of pictures.
  private let pictures: [SourcePlace: [Event.Note]]

  package init(_ trace: Trace) {
    self.trace = trace
    func notes(_ code: DiagnosticCode) -> [SourcePlace: [Event.Note]] {
      let placed = trace.diagnostics.compactMap { note in
        note.detail.flatMap { detail in
          detail.code.known == code ? detail.place.map { ($0, note) } : nil
        }
      }
      return Dictionary(grouping: placed, by: \.0).mapValues { $0.map(\.1) }
    }
    (numbers, pictures) = (notes(.unknownNumber), notes(.imageSize))
  }

  package var isEmpty: Bool { numbers.isEmpty && pictures.isEmpty }

  /// What is said of the guess that the size of a picture is; nil for another view, and for a size
  /// that is known.
  package func guess(ofPicture node: NodeID) -> Event.Note? {
    let roles = trace.nodes[node.index].roles
    guard roles.contains(.isOfUnknownSize), !roles.contains(.symbol) else { return nil }
    return trace.nodes[node.index].place.flatMap { pictures[$0]?.first }
  }

  /// What is said of the guess that a view's own length is; nil for a length that is stated.
  package func guess(_ node: NodeID, on axis: Axis) -> Event.Note? {
    trace.nodes[node.index].place.flatMap { numbers[$0] }?.first { note in
      note.detail?.axis.map { $0 == axis } ?? true
    }
  }
}

extension Timeline {
  /// The guess by which a view has its room: that of the nearest frame around it which states a
  /// length or is held by its maximum. Nil where that is stated, and where the room is the root's.
  ///
  /// A share of a guessed length is a guess as well.
  package func guess(
    behindRoomOf node: NodeID, on axis: Axis, among guesses: GuessedNumbers
  ) -> Event.Note? {
    if guesses.isEmpty { return nil }
    var inner = node
    for outer in sequence(first: node, next: { self.trace.nodes[$0.index].parent }).dropFirst() {
      defer { inner = outer }
      if let guess = picture(under: inner, in: outer, guesses) { return guess }
      let isFixed = trace.nodes[outer.index].roles.contains(.fixes(axis))
      if isFixed || isHeld(outer, axis), let guess = guesses.guess(outer, on: axis) { return guess }
      if isFixed { return nil }
    }
    return nil
  }

  /// The guess that the size of the picture is on which a view lies, or behind which: that is its
  /// room.
  private func picture(
    under layer: NodeID, in outer: NodeID, _ guesses: GuessedNumbers
  ) -> Event.Note? {
    guard trace.nodes[outer.index].roles.contains(.layers),
      let base = tree.firstChild(of: outer), base != layer
    else { return nil }
    var core = base
    while let only = tree.firstChild(of: core), tree.childCount(of: core) == 1 {
      if trace.nodes[core.index].roles.contains(.frames) { return nil }
      core = only
    }
    return guesses.guess(ofPicture: core)
  }

  /// Whether a frame with limits is shorter than what it is offered.
  private func isHeld(_ frame: NodeID, _ axis: Axis) -> Bool {
    guard trace.nodes[frame.index].roles.contains(.limits(axis)),
      let placement = placement(of: frame)?.placement, let offer = placement.proposal[axis]
    else { return false }
    return placement.frame.size[axis] < offer
  }
}
