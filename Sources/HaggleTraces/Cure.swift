package import HaggleVocabulary

/// Edits that were laid out for what is no finding, such as a text that is cut: it may be meant,
/// but whoever looks at it may want to know how it would go.
package struct Cure: Equatable, Sendable {
  /// What would go, as a clause: "Text.2 is cut".
  package var claim: Prose
  /// The view that it is about.
  package var node: NodeID
  /// How many edits were laid out.
  package var trials: Int
  /// Those that help, the smallest first.
  package var edits: [TriedEdit]
  /// Whether somebody asked for it in a replay, whatever is seen of the layout.
  package var isAsked: Bool

  package init(
    _ claim: Prose, of node: NodeID, trials: Int, _ edits: [TriedEdit], isAsked: Bool = false
  ) {
    (self.claim, self.node, self.trials, self.edits) = (claim, node, trials, edits)
    self.isAsked = isAsked
  }
}
