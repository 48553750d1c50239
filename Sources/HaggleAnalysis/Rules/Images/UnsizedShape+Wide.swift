import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// A shape whose height alone is stated, and that takes the width which words beside it leave.
struct WideShape: Sighting {
  let timeline: Timeline
  let shape: NodeID
  let text: NodeID
  let row: NodeID
  let width: CGFloat
  let height: CGFloat

  static func find(_ shape: NodeID, in timeline: Timeline) -> Self? {
    guard timeline.tree.childCount(of: shape) == 0, !timeline.isClear(shape),
      timeline.isGreedy(shape, .horizontal),
      let (row, branch) = timeline.division(around: shape, .horizontal),
      timeline.core(of: branch) == shape, timeline.isGreedy(branch, .horizontal),
      timeline.has(.fixes(.vertical), within: branch),
      !timeline.has(.limits(.horizontal), within: branch),
      timeline.isToHug(row), let width = timeline.length(branch, .horizontal),
      let height = timeline.length(branch, .vertical),
      case let others = timeline.siblings(of: branch, in: row)
        .filter({ !timeline.has(.spacer, $0) }), others.allSatisfy(timeline.isOfWords),
      let text = others.first, width > Noticeable.block,
      others.allSatisfy({ (timeline.length($0, .vertical) ?? .infinity) * 2 <= height })
    else { return nil }
    return Self(
      timeline: timeline, shape: branch, text: text, row: row, width: width, height: height)
  }

  /// As wide as its line, or as high.
  private var enough: CGFloat {
    let line = timeline.core(of: shape).map { timeline.appearance(of: $0).lineWidth } ?? 0
    return line > 0 ? max(line, 1).rounded(.up) : min(height, width / 2)
  }

  var goal: Goal? {
    Goal(
      [
        .length(shape, .horizontal, .atMost(max(1.5 * enough, 8))),
        .length(shape, .vertical, .exactly(height)),
      ], near: [row], lengths: [.horizontal: enough], traits: [.statedLength])
  }

  var suspicion: Suspicion {
    suspected(
      .unsizedShape, of: shape, on: .horizontal, sized: [shape], placed: [text],
      remedies: [
        """
        write \(code: ".frame(width: \(typed(enough)), height: \(typed(height)))") on \(shape)
        """
      ], involving: [row, text], off: width - enough)
  }

  var statement: Statement {
    Statement(
      """
      \(shape) is \(points(width)) points wide, and pushes \(text) to the other side of \(row)
      """, because: "A shape of which only the height is stated takes all the width that there is")
  }
}

extension Timeline {
  /// Whether what is in a row is to stand at one side of it: a spacer is at its end, or a frame
  /// that aligns it is no wider.
  fileprivate func isToHug(_ row: NodeID) -> Bool {
    let children = tree.children(of: row)
    if let last = children.last, children.count > 2, has(.spacer, last) { return true }
    return modifier(around: row) { outer in
      has(.frames, outer) && has(.limits(.horizontal), outer)
        && has(.starts(.horizontal), outer) != has(.ends(.horizontal), outer)
        && length(outer, .horizontal) == length(row, .horizontal)
    } != nil
  }
}
