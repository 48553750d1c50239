import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// What puts a view where it is in the view around it.
struct PlaceCauseText {
  private let timeline: Timeline
  private let step: PlaceStep
  private let axis: Axis

  init(_ timeline: Timeline, _ step: PlaceStep, _ axis: Axis) {
    self.timeline = timeline
    self.step = step
    self.axis = axis
  }

  /// Nil where the trace does not show it.
  var words: String? {
    switch step.cause {
    case .host: step.offset == 0 ? nil : "in the middle of what is proposed to it"
    case .behind(let nodes, let gaps): behind(nodes, gaps)
    case .aligned(let line, let isStated): aligned(line, isStated)
    case .begins: step.after.map { $0 > 0 } == true ? "its content begins at its edge" : nil
    case .inset: "set in by that"
    case .drawn: "drawn away from where it stands"
    case .unexplained: nil
    }
  }

  private func behind(_ nodes: [NodeID], _ gaps: CGFloat) -> String {
    let lengths = nodes.map { timeline.size(of: $0)?[axis] ?? 0 }
    let between = NumberText.isShownAlike(gaps, 0) ? "" : " and \(number(gaps)) between"
    if nodes.count > 3 {
      return "behind \(nodes.count) views, \(number(lengths.reduce(0, +))) in all\(between)"
    }
    let parts = zip(nodes, lengths).map { "\(timeline.trace.title(of: $0)) \(number($1))" }
    return "behind \(parts.joined(separator: ", "))\(between)"
  }

  private func aligned(_ line: PlaceStep.Line, _ isStated: Bool) -> String? {
    let stated = isStated ? "by its alignment" : "which is its default"
    switch line {
    case .middle: return step.offset == 0 ? nil : "in the middle, \(stated)"
    case .start: return "at its \(edge(.start)), \(isStated ? stated : "as its guides line up")"
    case .end: return "at its \(edge(.end)), \(isStated ? stated : "as its guides line up")"
    case .guide: return isStated ? stated : "as its guides line up"
    }
  }

  /// By the geometry: what leads is at the right where one writes from there.
  private func edge(_ line: PlaceStep.Line) -> String {
    switch axis {
    case .horizontal: line == .start ? "left edge" : "right edge"
    case .vertical: line == .start ? "top" : "bottom"
    }
  }

  private func number(_ value: CGFloat) -> String { NumberText.display(value) }
}
