/// Observes all questions, answers and placements of an engine.
package protocol LayoutObserver: AnyObject {
  /// A parent is about to ask `node`; everything until the matching answer belongs to this
  /// question.
  func willAsk(_ node: NodeID, _ proposal: ProposedViewSize, isPlacing: Bool)

  /// `node` answers the latest open question to it.
  func didAnswer(_ node: NodeID, _ size: CGSize, isCached: Bool)

  /// `node` has its place in its parent; the last one is final.
  func didPlace(_ node: NodeID, _ placement: Placement)

  /// `node` has new content; the indices of the slice are the ids of the new nodes.
  func didGrow(_ node: NodeID, _ nodes: ArraySlice<LayoutTree.Node>)

  /// A container gives the reason for its next question.
  func explain(_ reason: () -> Reason)

  /// A layout printed something, or the engine had to correct something.
  func note(_ node: NodeID, _ source: LayoutNoteSource, _ text: String)
}

package enum LayoutNoteSource: Sendable {
  case console
  case engine
}
