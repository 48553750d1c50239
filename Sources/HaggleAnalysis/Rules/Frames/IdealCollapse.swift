import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let idealCollapse = Rule(
    id: "ideal-collapse",
    summary: "A view without a size of its own is asked for its ideal one, and nearly vanishes.",
    finding: """
      A view that takes whatever it is offered was offered nothing: a scroll view asks its \
      content how long it would like to be, and so do `fixedSize` and bars. A list, a \
      `GeometryReader`, a pager, a colour or a shape has no answer to that; it takes 10 points, \
      or none at all. What is in it then stands outside of it, or is not seen.
      """,
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
    scope: [
      """
      What shows the whole may ask as well: a sheet of a Mac or a popover without a frame is as \
      large as its content likes to be.
      """,
      """
      A colour or a shape in a `fixedSize` is reported beside something in a row, or in a column; \
      dots, lines and what has an ideal length of its own are not.
      """,
      """
      A list in another list is reported, one in a form is left out: what it does there is not \
      known.
      """,
    ],
    help: """
      `.frame(minHeight: …)` or `.containerRelativeFrame(.vertical)` on it; a `GeometryReader` \
      in the `.background` of the content that it is to measure; one scroll view instead of two
      """,
    exception: "it is meant to be that small", class: .contract, needs: "the log",
    traits: [.sizeAlone],
    consequences: [Rule.overflow.id],
    search: .each(.withAny(of: [.ignoresContent, .pages, .decorates, .scrolls]), as: Collapse.find))
}

/// A view that takes what it is offered, and was offered nothing.
private struct Collapse: Sighting {
  let timeline: Timeline
  let node: NodeID
  let axis: Axis
  let length: CGFloat
  /// Who asks for the ideal length; nil for what shows the whole, as a sheet does.
  let asker: NodeID?

  /// SwiftUI's default for a missing ideal length, in points.
  fileprivate static let standIn: CGFloat = 10

  static func find(_ node: NodeID, on axis: Axis, in timeline: Timeline) -> Self? {
    guard timeline.hasNoIdeal(node), !timeline.isLayer(node), !timeline.isRowOfAForm(node),
      let placement = timeline.placement(of: node)?.placement,
      let length = timeline.length(node, axis), length <= Self.standIn + Timeline.tolerance,
      timeline.isNoDot(node, across: axis),
      timeline.isGreedy(node, axis), !timeline.isClear(node), !timeline.onlyMeasures(node),
      timeline.modifier(around: node, where: { timeline.leavesOpen(axis, $0) }) == nil
    else { return nil }
    let asker = timeline.asker(of: node, axis)
    if placement.proposal[axis] == nil, let asker {
      guard timeline.shows(node, in: asker, axis) else { return nil }
    } else if !timeline.isAskedFromOutside(node, axis) {
      return nil
    }
    return Self(
      timeline: timeline, node: node, axis: axis, length: length,
      asker: placement.proposal[axis] == nil ? asker : nil)
  }
}

extension Timeline {
  /// Whether a colour or a shape is one that is to be seen in what asks it for its ideal length.
  fileprivate func shows(_ node: NodeID, in asker: NodeID, _ axis: Axis) -> Bool {
    !has(.decorates, node) || has(.scrolls, asker)
      || has(.asksForIdeal, asker) && isSeen(node, in: asker, axis)
      || tracksAxis(of: asker) == axis.cross
        && (!has(.fillsCorners, node) || isFirstOfMany(node, in: asker))
  }

  /// Whether it is painted, and has its length from nothing but what it falls back on: it is in no
  /// layer, and no frame states one.
  private func isSeen(_ node: NodeID, in asker: NodeID, _ axis: Axis) -> Bool {
    let around = stepsOutwards(from: node).prefix { $0.inner != asker }
    return !appearance(of: node).isHidden && dividesBelow(asker, around: node, axis)
      && !around.contains { isLayer($0.inner) || has(.hasIdeal(axis), $0.outer) }
  }

  /// Whether a row along an axis, in what asks for the ideal length, holds it beside something.
  private func dividesBelow(_ asker: NodeID, around node: NodeID, _ axis: Axis) -> Bool {
    division(around: node, axis).map {
      isPart($0.container, of: asker) && tree.childCount(of: $0.container) > 1
    } ?? false
  }

  /// Whether it is so long across an axis that it is no dot: longer than what views fall back on,
  /// or, if it is a bar, thicker than a line and as thick as a frame around it says. A list or a
  /// pager is one in no size.
  fileprivate func isNoDot(_ node: NodeID, across axis: Axis) -> Bool {
    if isList(node) || has(.pages, node) { return true }
    let breadth = length(node, axis.cross) ?? 0
    if breadth > Collapse.standIn + Self.tolerance { return true }
    guard has(.decorates, node), breadth > 2, breadth < Collapse.standIn - Self.tolerance,
      appearance(of: node).outline != .ellipse
    else { return false }
    return stepsOutwards(from: node).prefix { onlySizingChild(of: $0.outer) != nil }
      .contains { has(.fixes(axis.cross), $0.outer) && !has(.limits(axis), $0.outer) }
  }

  /// Whether it is as short as it likes to be because the whole is as long as that likes to be: a
  /// sheet of a Mac is as large as the ideal size of its content, and so are popovers.
  fileprivate func isAskedFromOutside(_ node: NodeID, _ axis: Axis) -> Bool {
    guard has(.ignoresContent, node) || has(.pages, node), isWholeIdeal(axis, for: node),
      let length = length(node, axis), let ideal = ideal(node, axis),
      abs(ideal - length) < Timeline.tolerance,
      let end = contentEnd(of: node, axis), end > length + 1
    else { return false }
    return stepsOutwards(from: node).allSatisfy { inner, outer in
      !isLayer(inner) && !has(.fixes(axis), outer) && !has(.scrolls, outer)
    }
  }

  /// Whether the root was offered its own ideal length; or none, which for a list alone shows that
  /// it is no part that is looked at by itself.
  private func isWholeIdeal(_ axis: Axis, for node: NodeID) -> Bool {
    guard let root = tree.roots.first, let offered = trace.header.proposal else { return false }
    guard let length = offered[axis] else { return isList(node) }
    return ideal(root, axis).map { abs($0 - length) < Timeline.tolerance } ?? false
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

  /// Whether it is a list in rows of another kind, as those of a form are: apps are shipped in
  /// which such a list shows its rows there, and its height was never measured.
  fileprivate func isRowOfAForm(_ node: NodeID) -> Bool {
    guard isList(node), let outer = scroller(around: node), isList(outer) else { return false }
    return kind(outer) != kind(node) || tree.childCount(of: node) == 0
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
    suspected(
      .idealCollapse, of: node, on: axis, sized: [node], remedies: remedies,
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
    let isReader = timeline.has(.ignoresContent, node) && !timeline.has(.scrolls, node)
    // What goes by a reader's own length is as long as that.
    let isBare = isReader && content <= Self.standIn + Timeline.tolerance
    let isEmpty = isInScroller || isPager || isBare || timeline.has(.decorates, node)
    let stated = isPager ? picture : isInScroller ? rows : square
    let isList = asker == nil && timeline.isList(node)
    let needed =
      isList ? max(Self.row, wanted ?? 0) : isEmpty ? max(content, stated) : content
    guard needed > length + 1 else { return nil }
    // What exceeds a reader is as visible as what is in it.
    let traits: Set<Goal.Trait> = isReader ? [.unseen] : isPager ? [.statedLength] : []
    return Goal(
      [.length(node, axis, isReader && !isBare ? .exactly(needed) : .atLeast(needed))]
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

  /// A shape should be at most as high as wide: it may be a cell of a board. A bar is longer.
  private var square: CGFloat { breadth < Self.standIn ? Self.row : min(Self.row, breadth) }

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

  var statement: Statement {
    guard let asker else {
      return Statement(
        "\(node) is only \(points(length)) points \(axis.adjective), whatever is in it",
        because: """
          The whole is shown as \(axis == .vertical ? "high" : "wide") as its content would like \
          to be, as in a sheet; \(node) has no \(axis.dimension) of its own
          """)
    }
    let why: Prose =
      timeline.has(.scrolls, asker)
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
    guard let asker else { return ["write \(code: least) on \(node), or on the whole"] }
    if timeline.has(.decorates, node), timeline.has(.asksForIdeal, asker) {
      let ideal = ".frame(\(axis == .vertical ? "idealHeight" : "idealWidth"): …)"
      return ["write \(code: ideal) on \(node)", "leave out \(timeline.modifier(asker))"]
    }
    let sized: Prose = "write \(code: least) or \(code: share) on \(node)"
    if timeline.isList(node), timeline.isList(asker) {
      return [
        "put a \(code: "Section") in the place of \(node): its rows are those of \(asker)", sized,
      ]
    }
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
