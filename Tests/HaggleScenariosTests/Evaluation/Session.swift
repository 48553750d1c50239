import Foundation
import HaggleLayouts
import HaggleScenarios
import HaggleVocabulary

/// A scenario and an engine that listens to what its layouts print.
final class Session: LayoutObserver {
  private(set) var notes: [String] = []
  private var frames: [(NodeID, String)] = []
  /// Keeps what the declared layouts and guides are run by.
  private let scenario: Scenario

  init(_ text: String) { scenario = Scenario(text, name: "test.swift") }

  private var tree: LayoutTree? { scenario.roots.first?.tree }

  /// What the trace says of assumed values.
  var assumptions: String {
    scenario.roots.flatMap { scenario.diagnostics(of: $0) }.map(\.inOneLine).joined(separator: "\n")
  }

  func ask(_ proposal: ProposedViewSize) -> CGSize? {
    tree.map { LayoutEngine($0, observer: self).ask(NodeID(0), proposal) }
  }

  /// The frames of all nodes in the order of their places.
  func layOut(_ proposal: ProposedViewSize) -> [String] {
    guard let tree else { return [] }
    _ = LayoutEngine(tree, observer: self).layOut(proposal)
    return frames.sorted { $0.0 < $1.0 }.map(\.1)
  }

  func willAsk(_ node: NodeID, _ proposal: ProposedViewSize, isPlacing: Bool) {}
  func didAnswer(_ node: NodeID, _ size: CGSize, isCached: Bool) {}
  func didGrow(_ node: NodeID, _ nodes: ArraySlice<LayoutTree.Node>) {}
  func explain(_ reason: () -> Reason) {}

  func didPlace(_ node: NodeID, _ placement: Placement) {
    let origin =
      "\(NumberText.display(placement.origin.x)),\(NumberText.display(placement.origin.y))"
    frames.append((node, "\(origin) \(NumberText.display(placement.size))"))
  }

  func note(_ node: NodeID, _ source: LayoutNoteSource, _ text: String) { notes.append(text) }
}
