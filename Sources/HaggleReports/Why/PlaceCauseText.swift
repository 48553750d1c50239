import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// What determines a view's position in its parent.
struct PlaceCauseText {
  private let timeline: Timeline
  private let step: PlaceStep
  private let axis: Axis

  init(_ timeline: Timeline, _ step: PlaceStep, _ axis: Axis) {
    self.timeline = timeline
    self.step = step
    self.axis = axis
  }

  /// Nil if the trace does not show it.
  var words: String? {
    switch step.cause {
    case .host: step.offset == 0 ? nil : "in the middle of what is proposed to it"
    case .behind(let nodes, let gaps): behind(nodes, gaps)
    case .aligned(let line, let isStated): aligned(line, isStated: isStated)
    case .begins: step.after.map { $0 > 0 } == true ? "its content begins at its edge" : nil
    case .inset: "set in by that"
    case .drawn: "drawn away from where it stands"
    case .unexplained: nil
    }
  }

  private func behind(_ nodes: [NodeID], _ gaps: CGFloat) -> String {
    let lengths = nodes.map { timeline.size(of: $0)?[axis] ?? 0 }
    let between = between(nodes, gaps)
    if nodes.count > 3 {
      return "behind \(nodes.count) views, \(number(lengths.reduce(0, +))) in all\(between)"
    }
    let parts = zip(nodes, lengths).map { "\(timeline.trace.title(of: $0)) \(number($1))" }
    return "behind \(parts.joined(separator: ", "))\(between)"
  }

  private func between(_ nodes: [NodeID], _ gaps: CGFloat) -> String {
    if NumberText.isShownAlike(gaps, 0) { return "" }
    guard let insets = insets(of: nodes) else { return " and \(number(gaps)) between" }
    let rest = gaps - insets
    let sections = NumberText.isShownAlike(rest, 0) ? "" : " and \(number(rest)) around sections"
    return ", \(number(insets)) around rows\(sections)"
  }

  /// The insets of a list's rows up to this one; nil if it is no list.
  private func insets(of nodes: [NodeID]) -> CGFloat? {
    guard axis == .vertical, let list = step.parent.map(appearance)?.rows else { return nil }
    func reach(_ node: NodeID) -> (above: CGFloat, below: CGFloat) {
      let height = timeline.size(of: node)?.height ?? 0
      return appearance(node).row.map { list.reach(of: $0, around: height) } ?? (0, 0)
    }
    return nodes.reduce(reach(step.node).above) { $0 + reach($1).above + reach($1).below }
  }

  private func appearance(_ node: NodeID) -> Appearance {
    timeline.trace.nodes[node.index].appearance
  }

  private func aligned(_ line: PlaceStep.Line, isStated: Bool) -> String? {
    let stated = isStated ? "by its alignment" : "which is its default"
    switch line {
    case .middle: return step.offset == 0 ? nil : "in the middle, \(stated)"
    case .start: return "at its \(edge(.start)), \(isStated ? stated : "as its guides line up")"
    case .end: return "at its \(edge(.end)), \(isStated ? stated : "as its guides line up")"
    case .guide: return isStated ? stated : "as its guides line up"
    }
  }

  /// In geometric terms: leading is the right in right-to-left text.
  private func edge(_ line: PlaceStep.Line) -> String {
    switch axis {
    case .horizontal: line == .start ? "left edge" : "right edge"
    case .vertical: line == .start ? "top" : "bottom"
    }
  }

  private func number(_ value: CGFloat) -> String { NumberText.display(value) }
}
