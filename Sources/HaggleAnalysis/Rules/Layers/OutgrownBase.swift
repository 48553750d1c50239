import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let outgrownBase = Rule(
    id: "outgrown-base",
    summary: "A text in a ZStack is larger than what it lies on, and makes the stack as large.",
    finding: """
      A `ZStack` is as large as the largest of its views, whichever lies below. A placeholder \
      that wraps makes an input box higher than its field, a long number makes a badge wider \
      than its circle. What is only to lie over or under another view belongs in its `.overlay` \
      or `.background`, which have no part in its size.
      """,
    example: """
      // proposal: 200x300
      // text-cell: 8x20
      ZStack(alignment: .topLeading) {
        Color.gray.frame(height: 36).id("field")
        Text("Ask anything, or drop a file here to talk about it").id("hint")
      }
      .id("box")
      """,
    scope: """
      Reported where the first view of the stack states the length that the text exceeds. A text \
      with a background of its own, such as a badge in a corner, counts where a view beside the \
      stack is as long as that first view.
      """,
    help: "`.overlay { … }` on the view below; `.lineLimit(1)` on the text",
    exception: "the stack is to grow with the text", keyNote: "of the text",
    search: .each(.layerStacks, as: Outgrown.find))
}

/// A text that is longer than the view that it lies on.
private struct Outgrown: Sighting {
  let timeline: Timeline
  let stack: NodeID
  let base: NodeID
  let text: NodeID
  let axis: Axis
  let length: CGFloat
  let limit: CGFloat

  /// What is shorter, in points, only marks a place.
  private static let least: CGFloat = 12
  /// Smaller gaps, in points, are margins.
  private static let excess: CGFloat = 4

  static func find(in stack: NodeID, on axis: Axis, _ timeline: Timeline) -> Self? {
    let layers = timeline.tree.children(of: stack)
    guard let base = layers.first, timeline.has(.fixes(axis), within: base),
      let limit = timeline.length(base, axis), limit >= Self.least,
      let length = timeline.length(stack, axis), length > limit + Self.excess,
      let decisive = layers.dropFirst().first(where: {
        timeline.length($0, axis).map { abs($0 - length) < Timeline.tolerance } ?? false
      }), let text = timeline.core(of: decisive), timeline.has(.text, text),
      timeline.place(text) != nil, !timeline.isMoved(decisive),
      !timeline.isPainted(within: decisive)
        || timeline.isBadge(on: base, as: limit, in: stack, length, axis),
      // What a frame makes that long is stated.
      !timeline.isGreedy(decisive, axis)
    else { return nil }
    return Self(
      timeline: timeline, stack: stack, base: base, text: text, axis: axis, length: length,
      limit: limit)
  }

  var goal: Goal? {
    // A shape is there for the paragraph on it, and not the other way round.
    if axis == .vertical, timeline.lines(of: text) ?? 1 > 1,
      timeline.comes(base, downTo: .decorates)
    {
      return Goal(
        [.length(base, axis, .between(length - 1, length + 1))], near: [stack, base])
    }
    return Goal(
      [.length(stack, axis, .atMost(limit)), .length(base, axis, .exactly(limit))],
      near: [stack, base])
  }

  var suspicion: Suspicion {
    suspected(
      .outgrownBase, of: text, on: axis, sized: [stack],
      remedies: [
        "put \(text) into an \(code: ".overlay { … }") of \(base)",
        "write \(code: ".lineLimit(1)") on \(text)",
      ], exception: "\(stack) is to grow with the text", involving: [stack, base],
      off: length - limit)
  }

  var statement: Statement {
    Statement(
      """
      \(text) makes \(stack) \(points(length)) points \(axis.adjective), and \(base), which it \
      lies on, has \(points(limit))
      """, subject: stack,
      because: "\(stack) is as large as the largest of its views")
  }
}

extension Timeline {
  /// Whether what makes a stack longer than its base is set into a corner of it, and something
  /// beside the stack is as long as the base: what has a colour of its own behind it lies on no
  /// base else.
  fileprivate func isBadge(
    on base: NodeID, as limit: CGFloat, in stack: NodeID, _ length: CGFloat, _ axis: Axis
  ) -> Bool {
    guard length < 2 * limit, !isCentred(stack, on: axis),
      let (container, branch) = division(around: stack, axis)
    else { return false }
    return tree.children(of: container).contains {
      $0 != branch && abs((self.length($0, axis) ?? 0) - limit) < Timeline.tolerance
        && isAlike(shown(by: $0), shown(by: base))
    }
  }
}
