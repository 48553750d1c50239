import Foundation
package import HaggleLayouts
import HaggleTraces
package import HaggleVocabulary

/// Records the calls between layouts: the only place where engine and trace meet.
package final class Recorder: LayoutObserver {
  // No code is called while one of these is accessed, so accesses cannot overlap.
  @exclusivity(unchecked) private(set) var events: [Event] = []
  /// The parent of each node, by id.
  @exclusivity(unchecked) private(set) var parents: [NodeID?]
  /// The number of the event before which each node was created.
  @exclusivity(unchecked) private(set) var births: [Int]

  /// - Parameter parents: of each node of the tree, by id.
  init(parents: [NodeID?]) {
    self.parents = parents
    births = parents.map { _ in 0 }
    events.reserveCapacity(Self.usualEvents * parents.count)
  }

  /// So many events per view a usual layout has at most. Room that is not used is not touched, and
  /// takes no memory; an array that grows is copied, and holds twice what it needs meanwhile.
  private static let usualEvents = 64

  /// Returns the events recorded so far and forgets them.
  func takeEvents() -> [Event] {
    defer { events = [] }
    return events
  }

  func begin(pass number: Int, reason: PassReason, _ proposal: ProposedViewSize) {
    events.append(.passBegin(number: number, reason: reason, proposal: proposal))
  }

  func end(pass number: Int, _ size: CGSize) {
    events.append(.passEnd(number: number, size: size))
  }

  /// Replaces the events of a pass that exceeded its budget by a note: its answers are meaningless.
  func giveUp(after budget: Int) {
    events.removeSubrange(1...)
    note(
      NodeID(0), .engine,
      "was given up: its layout takes more than \(budget) questions that differ from each other")
  }

  package func willAsk(_ node: NodeID, _ proposal: ProposedViewSize, isPlacing: Bool) {
    events.append(
      .ask(
        Event.Ask(
          node: node, proposal: proposal, caller: parents[node.index], isPlacing: isPlacing)))
  }

  package func didAnswer(_ node: NodeID, _ size: CGSize, isCached: Bool) {
    events.append(.answer(node: node, size: size, isCached: isCached))
  }

  package func didPlace(_ node: NodeID, _ placement: Placement) {
    let frame = CGRect(origin: placement.origin, size: placement.size)
    events.append(
      .place(Event.Placement(node: node, frame: frame, proposal: placement.proposal)))
  }

  package func didGrow(_ node: NodeID, _ nodes: ArraySlice<LayoutTree.Node>) {
    parents += nodes.map { _ in node }
    births += nodes.map { _ in events.count }
    for (index, parent) in zip(nodes.indices, nodes) {
      for child in parent.children { parents[child.index] = NodeID(index) }
    }
  }

  package func explain(_ reason: () -> Reason) { events.append(.reason(reason())) }

  package func note(_ node: NodeID, _ source: LayoutNoteSource, _ text: String) {
    let source: Event.Note.Source = source == .console ? .console : .engine
    events.append(.note(Event.Note(node: node, source: source, text: text)))
  }
}
