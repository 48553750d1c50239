import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// A frame with a greatest height around a picture that keeps its shape, and is far lower.
struct LooseBox: Detection {
  let timeline: Timeline
  let image: NodeID
  let frame: NodeID
  /// What the picture takes of the frame with the modifiers inside of that, in points.
  let enough: CGFloat
  let taken: CGFloat

  /// So much is free above the picture and as much below it, in points.
  private static let least: CGFloat = 24
  /// So much of the frame is free.
  private static let share: CGFloat = 1 / 3

  static func find(_ image: NodeID, in timeline: Timeline) -> Self? {
    guard !timeline.has(.isOfUnknownSize, image), !timeline.has(.symbol, image),
      let (frame, content) = timeline.cap(around: image), timeline.isCentred(frame, on: .vertical),
      timeline.offer(frame, .vertical) != nil,
      let taken = timeline.length(frame, .vertical),
      let enough = timeline.length(content, .vertical), enough > 0,
      taken - enough >= max(2 * least, share * taken),
      let (column, branch) = timeline.division(around: frame, .vertical),
      timeline.scroller(around: frame) == nil
    else { return nil }
    let others = timeline.siblings(of: branch, in: column)
    guard !others.isEmpty, !others.contains(where: { timeline.has(.spacer, $0) }) else {
      return nil
    }
    return Self(timeline: timeline, image: image, frame: frame, enough: enough, taken: taken)
  }

  var goal: Goal? {
    Goal([.length(frame, .vertical, .exactly(enough))], near: [image, frame])
  }

  var suspicion: Suspicion {
    Suspicion(
      .takenMaximum, of: frame, on: .vertical, in: timeline,
      saying: Statement(
        """
        \(timeline.modifier(frame).capitalized) is \(points(taken)) points high, and \(image) in \
        it \(points(enough)): \(points((taken - enough) / 2)) are free above it and below it
        """, subject: frame,
        because: """
          A frame takes what it is offered up to its maximum, and a picture that keeps its shape \
          is as high as its width allows
          """),
      shownBy: timeline.sizing(of: frame) + timeline.placings(of: [image]),
      remedies: [
        "write \(code: Axis.vertical.fixedSize) behind \(timeline.modifier(frame))",
        "leave out \(timeline.modifier(frame))",
      ], involving: [image], off: taken - enough)
  }
}

extension Timeline {
  /// The frame with a greatest height, and no least one but 0, around a picture that keeps its
  /// shape, and what is in the frame.
  fileprivate func cap(around image: NodeID) -> (frame: NodeID, content: NodeID)? {
    var keepsShape = false
    for (inner, outer) in stepsOutwards(from: image) {
      guard onlySizingChild(of: outer) != nil, !isLayer(inner) else { return nil }
      keepsShape = keepsShape || has(.proposesShape, outer)
      guard has(.frames, outer), has(.limits(.vertical), outer) else { continue }
      let isCap =
        !has(.fixes(.vertical), outer)
        && (!has(.hasLeast(.vertical), outer) || least(outer, .vertical) == 0)
        && !isGreedy(outer, .vertical)
      return keepsShape && isCap ? (outer, inner) : nil
    }
    return nil
  }
}

extension Excessive {
  /// So many times as high as a page that keeps its shape is a pager.
  private static let shape: CGFloat = 1.4

  /// A pager in a stack whose page could do with less than half of its height, or keeps a shape and
  /// is far lower. Beside buttons, as below the pages of an introduction, it is to take the rest.
  static func find(pages node: NodeID, in timeline: Timeline, with contents: Contents) -> Self? {
    let axis = Axis.vertical
    guard timeline.has(.pages, node), let outer = timeline.parent(node) else { return nil }
    let branch = timeline.has(.frames, outer) ? outer : node
    guard let stack = timeline.parent(branch), timeline.has(.divides(axis), stack),
      timeline.tree.children(of: node).count == 1,
      let page = timeline.tree.children(of: node).first, !timeline.isGreedy(page, axis),
      contents.contains(page), !timeline.hasTarget(beside: branch, in: stack),
      let taken = timeline.length(node, axis), let enough = timeline.length(page, axis),
      branch == node && taken > 2 * enough + Self.least
        || timeline.has(.proposesShape, within: page) && taken > shape * enough
    else { return nil }
    return Self(
      timeline: timeline, node: node, content: page, axis: axis, taken: taken, enough: enough)
  }
}
