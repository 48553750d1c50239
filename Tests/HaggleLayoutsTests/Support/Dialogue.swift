import Foundation
import HaggleLayouts
import HaggleVocabulary

/// A layout run as a person would write it down.
final class Dialogue: LayoutObserver {
  private let names: [String]
  private(set) var lines: [String] = []
  private(set) var frames: [String: CGRect] = [:]
  private(set) var reasons: [Reason] = []
  private(set) var notes: [String] = []
  private var open: [ProposedViewSize] = []
  private(set) var size = CGSize.zero

  /// Lays `tree` out and listens.
  init(
    _ tree: LayoutTree, in proposal: ProposedViewSize, context: LayoutContext = LayoutContext(),
    policy: CachePolicy = .swiftui, overrides: [LayoutEngine.Question: CGSize] = [:]
  ) {
    names = tree.nodes.map { $0.description.label ?? $0.description.kind }
    let engine = LayoutEngine(
      tree, context: context, policy: policy, observer: self, overrides: overrides)
    size = engine.layOut(proposal)
  }

  /// What reached `name`, in order: `0×0 → 8×16`.
  func answers(of name: String) -> [String] {
    lines.filter { $0.hasPrefix(name + " ") }.map { String($0.dropFirst(name.count + 3)) }
  }

  func willAsk(_ node: NodeID, _ proposal: ProposedViewSize, isPlacing: Bool) {
    open.append(proposal)
  }

  func didAnswer(_ node: NodeID, _ size: CGSize, isCached: Bool) {
    let proposal = open.removeLast()
    guard !isCached else { return }
    let (asked, answered) = (NumberText.display(proposal), NumberText.display(size))
    lines.append("\(names[node.index]) ← \(asked) → \(answered)")
  }

  func didPlace(_ node: NodeID, _ placement: Placement) {
    frames[names[node.index]] = CGRect(origin: placement.origin, size: placement.size)
  }

  func explain(_ reason: Reason) { reasons.append(reason) }

  func note(_ node: NodeID, _ source: LayoutNoteSource, _ text: String) { notes.append(text) }
}

extension LayoutTree.Builder {
  mutating func color(_ label: String? = nil) -> NodeID { add(ColorLayout(), label: label) }

  /// A fixed box, such as a framed colour.
  mutating func box(_ width: CGFloat, _ height: CGFloat, _ label: String? = nil) -> NodeID {
    add(FixedFrameLayout(width: width, height: height), [color()], label: label)
  }

  /// A cell of a grid's row.
  mutating func cell(
    _ layout: some Layout, _ children: [NodeID] = [], row: Int?, span: Int = 1,
    label: String? = nil
  ) -> NodeID {
    var values = LayoutValues()
    if let row { values[GridRowMembership.self] = .some(GridRowTrait(index: row)) }
    if span != 1 { values[GridCellColumns.self] = span }
    return add(layout, children, values: values, NodeDescription(label: label))
  }
}
