import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let emptySlot = Rule(
    id: "empty-slot",
    summary: "A view without a length keeps its distance to the others.",
    finding: """
      A stack puts its spacing between all its views, also before one that is 0 points long: a \
      symbol that is only there at times, a text without words. What stands beside it ends so \
      much before the edge, and is not in line with what is above or below.
      """,
    example: """
      // proposal: 320x60
      // text-cell: 8x20
      HStack {
        Text("See you").frame(maxWidth: .infinity).background(Color.mint).id("bubble")
        Color.red.frame(width: 0, height: 16).id("status")
      }
      """,
    scope: """
      Reported for the first and the last view of a stack, where the view beside it is painted, \
      or a spacer of a stated length is between, \
      or where it is a stack without views beside words at the edge of its row, and for a stack without views between two others that costs at least 12 points. A spacer \
      is left alone.
      """,
    help: """
      `if` around the view, so that it is not there; `spacing: 0` in the stack; the view as an \
      overlay
      """,
    exception: "the distance is wanted", keyNote: "of the stack", needs: "the log",
    search: .each(.stacks) { stack, axis, timeline in
      EmptySlot.find(stack, on: axis, in: timeline)
        ?? EmptySlot.find(inside: stack, on: axis, in: timeline)
    })
}

/// A stack with a view of no length at its beginning or end, or an empty stack between others.
private struct EmptySlot: Sighting {
  let timeline: Timeline
  let stack: NodeID
  let axis: Axis
  let empty: NodeID
  let other: NodeID
  let gap: CGFloat
  let isFirst: Bool
  /// The view before an empty stack in the midst of others.
  var previous: NodeID?

  private static let leastInside: CGFloat = 12

  static func find(_ stack: NodeID, on axis: Axis, in timeline: Timeline) -> Self? {
    let children = timeline.tree.children(of: stack)
    guard timeline.dividedAxes(stack) == Axis.Set(axis),
      let index = [0, children.count - 1].first(where: {
        timeline.length(children[$0], axis) == 0 && !timeline.comes(children[$0], downTo: .spacer)
      }),
      case let isEmptyStack = timeline.isEmptyStack(children[index]),
      isEmptyStack || timeline.length(children[index], axis.cross) ?? 0 > 0,
      // A text without room is not empty.
      !timeline.comes(children[index], downTo: .text)
        || timeline.ideal(children[index], axis) ?? 0 == 0
    else { return nil }
    let isFirst = index == 0
    let empty = children[index]
    let beside = isFirst ? Array(children.dropFirst()) : children.dropLast().reversed()
    // A spacer with a length is a distance as well.
    let isApart = beside.first.map { timeline.isGap($0, axis) } ?? false
    guard timeline.has(.spaces, stack) || isApart,
      let other = isApart ? beside.dropFirst().first : beside.first
    else { return nil }
    guard let own = timeline.extent(empty, axis), let next = timeline.extent(other, axis),
      isEmptyStack
        ? axis == .horizontal && timeline.isOfWords(other) && timeline.isGreedy(stack, axis)
        : isApart || timeline.isPainted(within: other)
    else { return nil }
    let gap = isFirst ? next.start - own.end : own.start - next.end
    guard gap >= Noticeable.line else { return nil }
    return Self(
      timeline: timeline, stack: stack, axis: axis, empty: empty, other: other, gap: gap,
      isFirst: isFirst)
  }

  /// An empty stack between two views, with what is put around it.
  static func find(inside stack: NodeID, on axis: Axis, in timeline: Timeline) -> Self? {
    let children = timeline.tree.children(of: stack)
    guard timeline.has(.spaces, stack), timeline.dividedAxes(stack) == Axis.Set(axis),
      children.count > 2,
      let index = children.indices.dropFirst().dropLast().first(where: {
        timeline.isEmptyStack(children[$0])
      }), let before = timeline.extent(children[index - 1], axis),
      let after = timeline.extent(children[index + 1], axis),
      let own = timeline.extent(children[index], axis)
    else { return nil }
    let empty = children[index]
    let other = children[index + 1]
    // Without it there would be the spacing once.
    let gap = after.start - before.end - min(own.start - before.end, after.start - own.end)
    guard gap >= Self.leastInside, own.length < gap else { return nil }
    return Self(
      timeline: timeline, stack: stack, axis: axis, empty: empty, other: other, gap: gap,
      isFirst: true, previous: children[index - 1])
  }

  var goal: Goal? {
    if let previous, let before = timeline.extent(previous, axis),
      let after = timeline.extent(other, axis)
    {
      return Goal(
        [.gap(previous, other, axis, after.start - before.end - gap)], near: [empty, stack])
    }
    return Goal([.level(other, stack, at: isFirst ? 0 : 1, axis)], near: [stack, empty])
  }

  var suspicion: Suspicion {
    suspected(
      .emptySlot, of: stack, on: axis, placed: [empty, other],
      remedies: ["put \(empty) into an \(code: "if"), so that it is not there while it is empty"]
        + (previous == nil ? ["write \(code: "spacing: 0") in \(stack)"] : []),
      involving: [empty, other], off: gap)
  }

  var statement: Statement {
    if let previous {
      return Statement(
        """
        \(empty) has nothing in it, and takes \(points(gap)) points between \(previous) and \
        \(other)
        """, subject: empty,
        because: "\(stack) keeps its spacing to each of its views, also to an empty one")
    }
    return Statement(
      """
      \(empty) is 0 points \(axis.adjective), and \(points(gap)) points stay free between it and \
      \(other)
      """, subject: empty,
      because: "\(stack) keeps its spacing to each of its views, however short it is")
  }
}

extension Timeline {
  /// Whether a view is a spacer in a frame that states its length.
  fileprivate func isGap(_ node: NodeID, _ axis: Axis) -> Bool {
    has(.frames, node) && has(.fixes(axis), node) && comes(node, downTo: .spacer)
  }

  /// Whether a view comes down to a stack without views in it.
  fileprivate func isEmptyStack(_ node: NodeID) -> Bool {
    guard let core = modified(by: node).suffix(1).first else { return false }
    return tree.childCount(of: core) == 0
      && (has(.dividesWidth, core) || has(.dividesHeight, core))
  }
}
