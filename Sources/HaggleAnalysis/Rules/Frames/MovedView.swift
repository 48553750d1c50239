import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let movedView = Rule(
    id: "moved-view",
    summary: "A view that an offset moves leaves its place empty, or lies over the next one.",
    finding: """
      `offset` moves what is drawn and leaves the layout as it was: the view keeps its place in \
      the stack. Moved back, it leaves a gap before the next view, which stays where it is; \
      moved on, it is drawn over the next one.
      """,
    example: """
      // proposal: 300x300
      // text-cell: 8x20
      VStack(spacing: 0) {
        Color.blue.frame(height: 100)
        Text("Name").id("name").offset(y: -40).id("moved")
        Text("Description").id("description")
      }
      """,
    scope: """
      Nothing is said of the last view of a stack, nor beside negative padding, nor of a view \
      that is turned behind the offset: it goes round its place; nor of one with a background of \
      its own over less than half of a view without words. Views of one kind that are each moved \
      back farther than the one before are reported together, where something follows their row.
      """,
    help: """
      negative padding, which has a part in the layout; an `.overlay` of the view that it is to \
      lie on
      """,
    exception: "the next view is to stay where it is", needs: "the log",
    search: .symptoms { timeline in
      let moved = timeline.views(with: .letsReachOut)
      guard !moved.isEmpty else { return [] }
      let single: [any Detection] = Axis.allCases.flatMap { axis in
        moved.compactMap { Moved.find($0, on: axis, in: timeline) }
      }
      return single + timeline.stacks.compactMap { MovedPile.find($0, in: timeline) }
    })
}

/// A view in a stack that is drawn elsewhere than it is placed.
private struct Moved: Sighting {
  let timeline: Timeline
  let node: NodeID
  let next: NodeID
  let container: NodeID
  let axis: Axis
  let shift: CGFloat

  /// Smaller shifts, in points, are fine adjustments.
  private static let least: CGFloat = 12

  static func find(_ node: NodeID, on axis: Axis, in timeline: Timeline) -> Self? {
    guard let shift = timeline.offset(of: node, axis), abs(shift) > Self.least,
      let (container, branch) = timeline.division(around: node, axis),
      timeline.tree.children(of: container).filter(timeline.isMoved).count == 1,
      !timeline.isTurned(from: node, to: branch),
      LeftBehind.find(node, on: axis, in: timeline) == nil,
      timeline.length(branch, axis) == timeline.length(node, axis),
      let next = timeline.sibling(behind: branch, in: container), !timeline.has(.spacer, next),
      let own = timeline.extent(branch, axis),
      let other = timeline.extent(next, axis), abs(shift) < other.end,
      shift < 0
        ? !timeline.isTakenBack(node, before: next, axis)
        : own.end + shift > other.start + Self.least && !timeline.isLabel(node, over: next, axis)
    else { return nil }
    return Self(
      timeline: timeline, node: node, next: next, container: container, axis: axis, shift: shift)
  }

  /// Whether it is moved back by more than its own length: a padding that is as much less than 0
  /// would draw what follows over what is before it.
  private var isFar: Bool {
    guard shift < 0, let own = timeline.length(node, axis) else { return false }
    return -shift > 2 * own
  }

  /// What follows begins behind it, as far as it does behind its place.
  var goal: Goal? {
    guard let view = timeline.tree.firstChild(of: node),
      let place = timeline.screenExtent(node, axis), let other = timeline.screenExtent(next, axis)
    else { return nil }
    return Goal([.gap(view, next, axis, other.start - place.end)], near: [next])
  }

  var suspicion: Suspicion {
    suspected(
      .movedView, of: node, on: axis, placed: [node, next], remedies: remedies,
      exception: "what follows is to stay where it is", involving: [container, next],
      off: abs(shift))
  }

  var statement: Statement {
    let effect: Prose =
      shift < 0
      ? "so much room stays empty before \(next)" : "it is drawn over \(next)"
    return Statement(
      "\(timeline.modifier(node).capitalized) draws its view \(points(abs(shift))) points from its place",
      isAboutPlace: true,
      details: [
        .init(.explanation, effect),
        .init(.sentence, "An offset moves what is drawn; the view keeps its place in \(container)"),
      ])
  }

  private var remedies: [Prose] {
    let edge = axis == .vertical ? ".top" : ".leading"
    if isFar {
      let frame = axis == .vertical ? "maxHeight: .infinity" : "maxWidth: .infinity"
      return [
        "write \(code: ".frame(\(frame), alignment: \(edge))") on it instead of the offset",
        "lay it over \(container) with \(code: ".overlay(alignment: \(edge)) { … }")",
      ]
    }
    return [
      """
      write \(code: ".padding(\(edge), \(typed(shift)))") instead, which moves what follows as well
      """,
      "lay it over the view that it is to lie on with \(code: ".overlay(alignment: …) { … }")",
    ]
  }
}

extension Timeline {
  /// Whether what is moved up ends where the next view begins, as its negative padding lets that
  /// follow.
  fileprivate func isTakenBack(_ node: NodeID, before next: NodeID, _ axis: Axis) -> Bool {
    guard let end = screenExtent(shown(by: node), axis)?.end, let other = screenExtent(next, axis)
    else { return false }
    return abs(end - other.start) < Timeline.tolerance
  }

  /// Whether what is moved has a face of its own and lies over the smaller part of a view without
  /// words: a label on a picture.
  fileprivate func isLabel(_ node: NodeID, over next: NodeID, _ axis: Axis) -> Bool {
    let isFaced = modified(by: node).contains { view in
      isPainted(behind: view)
        && backgrounds(of: view).contains {
          core(of: $0).map { !appearance(of: $0).isTranslucent } ?? false
        }
    }
    guard isFaced, texts(in: next, most: 1).isEmpty, let view = tree.firstChild(of: node),
      let (own, other) = screenExtents(view, next, axis)
    else { return false }
    return 2 * (min(own.end, other.end) - max(own.start, other.start)) < other.length
  }

  /// Whether a moved view is rotated as well: then it moves in a circle.
  fileprivate func isTurned(from node: NodeID, to branch: NodeID) -> Bool {
    (modified(by: branch).prefix { $0 != node } + [node]).contains { outer in
      appearance(of: outer).effects.contains { effect in
        if case .rotation = effect.change { true } else { false }
      }
    }
  }
}
