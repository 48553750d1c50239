import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let idealCollapse = Rule(
    id: "ideal-collapse",
    summary: "A view without a size of its own is asked for its ideal one, and nearly vanishes.",
    explanation: Explanation(
      finding: [
        """
        A view that takes whatever it is offered was offered nothing: a scroll view asks its \
        content how long it would like to be, and so do `fixedSize` and bars. A list, a \
        `GeometryReader`, a pager, a colour or a shape has no answer to that; it takes 10 points, \
        or none at all. What is in it then stands outside of it, or is not seen.
        """
      ],
      example: """
        // proposal: 393x700
        ScrollView {
          VStack {
            Text("Before")
            List { Text("one") }.id("list")
          }
        }
        .id("page")
        """,
      scope: ["A list in another list or form is left out: what it does there is not known."],
      help: """
        `.frame(minHeight: …)` or `.containerRelativeFrame(.vertical)` on it; a `GeometryReader` \
        in the `.background` of the content that it is to measure; one scroll view instead of two
        """,
      exception: "it is meant to be that small",
      class: .contract, needs: "the log"),
    consequences: [Rule.overflow.id],
    search: .each(.withAny(of: [.ignoresContent, .pages, .decorates, .scrolls]), as: Collapse.find))
}

/// A view that takes what it is offered, and was offered nothing.
private struct Collapse: Detection {
  let timeline: Timeline
  let node: NodeID
  let axis: Axis
  let length: CGFloat
  /// Who asks for the ideal length.
  let asker: NodeID

  /// SwiftUI's default for a missing ideal length, in points.
  private static let standIn: CGFloat = 10

  static func find(_ node: NodeID, on axis: Axis, in timeline: Timeline) -> Self? {
    guard timeline.hasNoIdeal(node), !timeline.isLayer(node), !timeline.isRowOfAList(node),
      let placement = timeline.placement(of: node)?.placement, placement.proposal[axis] == nil,
      let length = timeline.length(node, axis), length <= Self.standIn + Timeline.tolerance,
      (timeline.length(node, axis.cross) ?? 0) > Self.standIn + Timeline.tolerance,
      timeline.isGreedy(node, axis), !timeline.isClear(node), !timeline.onlyMeasures(node),
      let asker = timeline.asker(of: node, axis),
      !timeline.has(.decorates, node) || timeline.has(.scrolls, asker)
        || timeline.tracksAxis(of: asker) == axis.cross
          && (!timeline.has(.fillsCorners, node) || timeline.isFirstOfMany(node, in: asker))
    else { return nil }
    return Self(
      timeline: timeline, node: node, axis: axis, length: length, asker: asker)
  }
}

extension Timeline {
  /// Whether it is the first cell of a lazy grid with several lines of several cells, all of which
  /// one line of the source makes.
  fileprivate func isFirstOfMany(_ node: NodeID, in grid: NodeID) -> Bool {
    let cells = tree.children(of: grid)
    guard let first = cells.first, core(of: first) == node, place(first) != nil,
      cells.allSatisfy({ place($0) == place(first) }), let axis = tracksAxis(of: grid)
    else { return false }
    let lines = lines(of: grid, along: axis)
    return lines.count > 1 && lines[0].count > 1
  }

  /// Whether it is a reader with nothing but something clear in it.
  fileprivate func onlyMeasures(_ node: NodeID) -> Bool {
    has(.ignoresContent, node) && tree.childCount(of: node) > 0
      && tree.children(of: node).allSatisfy { core(of: $0).map { isClear($0) } ?? false }
  }

  /// Whether it is a list in another one: apps are shipped in which such a list shows its rows
  /// there, and its height was never measured.
  fileprivate func isRowOfAList(_ node: NodeID) -> Bool {
    isList(node) && scroller(around: node).map(isList) == true
  }

  /// Whether a view has no length of its own to fall back on.
  fileprivate func hasNoIdeal(_ node: NodeID) -> Bool {
    has(.ignoresContent, node) || has(.pages, node) || has(.decorates, node)
      || has(.scrolls, node)
  }
}

// MARK: - What it says

extension Collapse {
  var suspicion: Suspicion {
    Suspicion(
      .idealCollapse, of: node, on: axis, in: timeline, saying: statement,
      shownBy: timeline.sizing(of: node), remedies: remedies,
      exception: "it is meant to be that \(axis == .vertical ? "low" : "narrow")",
      involving: timeline.tree.children(of: node), off: wanted ?? 100)
  }

  var goal: Goal? {
    let content =
      timeline.tree.children(of: node).compactMap { child in
        max(timeline.length(child, axis) ?? 0, timeline.ideal(child, axis) ?? 0)
      }.max() ?? 0
    let isInScroller = timeline.has(.scrolls, node) && timeline.scroller(around: node) != nil
    let isPager = timeline.has(.pages, node) && content <= Self.standIn + Timeline.tolerance
    let isEmpty = isInScroller || isPager || timeline.has(.decorates, node)
    let stated = isPager ? picture : isInScroller ? rows : square
    let needed = isEmpty ? max(content, stated) : content
    guard needed > length + 1 else { return nil }
    // What exceeds a reader is as visible as what is in it.
    let isReader = timeline.has(.ignoresContent, node) && !timeline.has(.scrolls, node)
    let traits: Set<Goal.Trait> = isReader ? [.unseen] : isPager ? [.statedLength] : []
    return Goal(
      [.length(node, axis, isReader ? .exactly(needed) : .atLeast(needed))]
        + (isReader ? [] : [.length(node, axis.cross, .atLeast(breadth))]),
      lengths: [axis: needed], traits: traits)
  }

  private var breadth: CGFloat { timeline.length(node, axis.cross) ?? 0 }

  /// A pager of nothing but colours is to be as long as a picture of its breadth, 16 to 9 across,
  /// and no longer than half of the screen.
  private var picture: CGFloat {
    let half = timeline.tree.roots.first.flatMap { timeline.offer($0, axis) }.map { $0 / 2 }
    return min(breadth * 9 / 16, half ?? .infinity)
  }

  /// A shape should be at most as high as wide: it may be a cell of a board.
  private var square: CGFloat { min(Self.row, breadth) }

  /// What scrolls is to show all of its rows, or as many as fill half of the screen.
  private var rows: CGFloat {
    let half = timeline.tree.roots.first.flatMap { timeline.offer($0, axis) }.map { $0 / 2 }
    return max(Self.row, min(wanted ?? 0, half ?? Self.row))
  }

  /// The minimum height of a tappable row, in points. Source: Apple, Human Interface Guidelines.
  private static let row: CGFloat = 44

  /// How long what is in it would be.
  private var wanted: CGFloat? {
    timeline.contentEnd(of: node, axis)
  }

  private var isScroller: Bool { timeline.has(.scrolls, asker) }

  private var statement: Statement {
    let why: Prose =
      isScroller
      ? "\(asker) scrolls, and asks its content for the \(axis.dimension) that it would like"
      : "\(asker) asks it for the \(axis.dimension) that it would like"
    return Statement(
      """
      \(node) is only \(points(length)) points \(axis.adjective): it was offered no \
      \(axis.dimension)
      """,
      because: "\(why); \(node) has none of its own")
  }

  private var remedies: [Prose] {
    let least = axis == .vertical ? ".frame(minHeight: …)" : ".frame(minWidth: …)"
    let share = ".containerRelativeFrame(\(axis == .vertical ? ".vertical" : ".horizontal"))"
    let sized: Prose = "write \(code: least) or \(code: share) on \(node)"
    if timeline.has(.scrolls, node) {
      return ["take \(node) out of \(asker): only one of them is to scroll", sized]
    }
    if timeline.isFirstOfMany(node, in: asker) {
      return ["write \(code: ".aspectRatio(1, contentMode: .fit)") on \(node)", sized]
    }
    guard timeline.has(.ignoresContent, node) else { return [sized] }
    return [
      """
      put \(node) into the \(code: ".background { … }") of its content, which then has its own \
      size, or measure that with \(code: ".onGeometryChange")
      """, sized,
    ]
  }
}
