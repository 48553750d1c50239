package import HaggleVocabulary

/// One line of something to read in a replay, and where it leads.
package struct PanelLine: Hashable, Sendable {
  package var text: String
  /// The event that the line speaks of; nil where it speaks of none.
  package var event: Int?
  package var node: NodeID?
  /// Whether it is the one that the replay stands at.
  package var isCurrent: Bool

  package init(
    _ text: String, event: Int? = nil, node: NodeID? = nil, isCurrent: Bool = false
  ) {
    self.text = text
    self.event = event
    self.node = node
    self.isCurrent = isCurrent
  }
}
