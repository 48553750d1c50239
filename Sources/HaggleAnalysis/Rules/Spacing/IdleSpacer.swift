import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let idleSpacer = Rule(
    id: "idle-spacer",
    summary: "A spacer or an unlimited frame that is to move something gets no room to do it.",
    finding: """
      A spacer takes what a stack has left, and a frame with a maximum of ∞ what it is offered. \
      A scroll view offers its content nothing along the axis on which it scrolls, nor does a \
      bar offer its items a width, nor `fixedSize` what it is put on: then nothing is left, the \
      spacer is as short as it can be, \
      the frame as long as its content, and what was to be pushed away or centred stays where it \
      is, although there is room on the screen.
      """,
    example: """
      // proposal: 393x759
      // text-cell: 8x20
      ScrollView {
        VStack(spacing: 0) {
          Spacer(minLength: 0).id("above")
          Text("No notes yet").id("hint")
          Spacer(minLength: 0)
        }
        .id("column")
      }
      .id("page")
      """,
    scope: """
      It says nothing of a spacer behind everything else, which changes nothing for the eye, nor \
      where the content is as long as the room, nor of a frame in a row of a grid in which it \
      makes other cells as high as the highest. In a lazy grid, which makes no cell as high as \
      another one, it is reported for the lower cells of a line. In a `fixedSize` it is reported for a \
      spacer between two views of a row that is alone in its width, where no spacer in it gets \
      more than 8 points.
      """,
    help: """
      the room as the least length of the content: `.frame(minHeight: geometry.size.height)` or \
      `.containerRelativeFrame(.vertical)`; `.defaultScrollAnchor(.center)`; in a bar, an item \
      for the spacer alone; in a lazy grid, a `minHeight` or a `Grid`
      """,
    exception: "the content is mostly longer than the room", needs: "the log",
    search: .each(.withAny(of: [.spacer, .frames]), as: Idle.find))
}

/// A view that should take the remaining length, although no length is proposed.
private struct Idle: Sighting {
  let timeline: Timeline
  let node: NodeID
  let axis: Axis
  /// Who offers no length, how long it is, and how much of that its content takes.
  let asker: NodeID
  let room: CGFloat
  let taken: CGFloat
  /// Where it is a cell of a lazy grid, or in one.
  let cell: GridCell?
  let outer: OuterSpacers?

  /// Less than this is not worth moving for, in points.
  private static let least: CGFloat = 20

  static func find(_ node: NodeID, on axis: Axis, in timeline: Timeline, with contents: Contents)
    -> Self?
  {
    guard timeline.proposal(node, axis) == nil,
      Self.isMeantToMove(node, axis, timeline, contents: contents),
      let asker = timeline.asker(of: node, axis),
      !timeline.has(.asksForIdeal, asker)
        || timeline.isStopped(node, by: asker, axis, contents: contents),
      !timeline.has(.ignoresContent, asker), !timeline.isLazyGrid(asker),
      !Self.isStatedGap(node, axis, timeline),
      let room = timeline.room(in: asker, axis),
      let content = timeline.tree.children(of: asker).first(where: { timeline.isPart(node, of: $0) }
      ),
      let taken = timeline.length(content, axis), room > taken + Self.least,
      !Self.isForShortContent(node, in: asker, axis, timeline),
      case let outer = OuterSpacers(around: node, timeline),
      outer?.areServed(by: content, axis, leaving: room - taken, timeline) != true
    else { return nil }
    let cell = axis == .vertical ? GridCell(around: node, in: asker, timeline) : nil
    if cell?.isLevel == true { return nil }
    return Self(
      timeline: timeline, node: node, axis: axis, asker: asker, room: room, taken: taken,
      cell: cell.flatMap { $0.isLazy ? $0 : nil }, outer: outer)
  }

  /// The least length of a spacer that states none. Source: measured (docs/NEGOTIATION.md).
  private static let usualGap: CGFloat = 8

  /// Whether it is a spacer that states how long it is at least: it has that.
  private static func isStatedGap(_ node: NodeID, _ axis: Axis, _ timeline: Timeline) -> Bool {
    timeline.has(.spacer, node)
      && (timeline.length(node, axis) ?? 0) > usualGap + Timeline.tolerance
  }

  /// Whether a frame around it states how long it is at least: then it takes what shorter content
  /// leaves.
  private static func isForShortContent(
    _ node: NodeID, in asker: NodeID, _ axis: Axis, _ timeline: Timeline
  ) -> Bool {
    timeline.stepsOutwards(from: node).map(\.outer).prefix { $0 != asker }
      .contains { timeline.has(.hasLeast(axis), $0) }
  }

  /// A spacer with something behind it, or a frame that would centre its content or push it away.
  private static func isMeantToMove(
    _ node: NodeID, _ axis: Axis, _ timeline: Timeline, contents: Contents
  ) -> Bool {
    if timeline.has(.spacer, node) {
      guard let parent = timeline.parent(node), timeline.has(.divides(axis), parent) else {
        return false
      }
      let behind = timeline.tree.children(of: parent).drop { $0 != node }.dropFirst()
      return behind.contains { contents.contains($0) || timeline.isMade($0, axis) }
    }
    return timeline.has(.frames, node) && timeline.has(.limits(axis), node)
      && !timeline.has(.hasLeast(axis), node)
      && (!timeline.has(.starts(axis), node) || timeline.isPainted(around: node))
      && !timeline.isCard(around: node)
      && timeline.isGreedy(node, axis) && contents.contains(node)
      && timeline.greedSource(of: node, axis) == node
  }

  /// It is as long as what is left, or as its share of that.
  var goal: Goal? {
    let spacers = timeline.parent(node).map { stack in
      timeline.tree.children(of: stack).count { timeline.has(.spacer, $0) }
    }
    let share = isSpacer ? CGFloat(max(spacers ?? 1, 1)) : 1
    let length = (timeline.length(node, axis) ?? 0) + missing / share
    // Each of several pages that a loop makes may take all of the room, and of the views of an own
    // layout its part of it.
    let most = !isSpacer && timeline.isOneOfALoop(node, axis) ? max(length, room) : length
    let least = isSpacer ? nil : timeline.part(of: asker, for: node, axis)
    return Goal(
      [.length(node, axis, .between(least ?? length, most + 1))], near: [node],
      lengths: [axis: isSpacer ? room : most])
  }

  var suspicion: Suspicion {
    suspected(
      .idleSpacer, of: node, on: axis, sized: [node], placed: [node], remedies: remedies,
      exception: cell == nil
        ? "the content is mostly longer than that" : "each is to be as high as it needs",
      involving: [asker] + (cell.map { [$0.grid, $0.highest] } ?? []), off: missing)
  }

  /// How much longer it is to be, or all spacers beside each other, in points.
  private var missing: CGFloat { cell?.missing ?? room - taken }

  private var empty: Prose {
    let isOutside = timeline.has(.asksForIdeal, asker)
    return "\(points(room - taken)) points \(isOutside ? "beside" : "of") \(asker)"
  }

  private var isSpacer: Bool { timeline.has(.spacer, node) }

  var statement: Statement {
    let length = points(timeline.length(node, axis) ?? 0)
    if let cell { return statement(length, beside: cell) }
    return Statement(
      isSpacer
        ? "\(node) has nothing to take: it is \(length) points \(axis.adjective)"
        : "\(node) is only as \(axis.adjective) as its content, \(length) points",
      details: [
        .init(.although, "\(empty) stay empty"),
        .init(
          .sentence,
          """
          \(asker) offers its content no \(axis.dimension) and lets it be as \
          \(axis == .vertical ? "high" : "wide") as it needs: that leaves nothing
          """),
      ])
  }

  private func statement(_ length: String, beside cell: GridCell) -> Statement {
    let height = points(timeline.length(cell.highest, axis) ?? 0)
    return Statement(
      "\(node) is only as \(axis.adjective) as its content, \(length) points",
      details: [
        .init(.although, "\(cell.highest) beside it is \(height) points \(axis.adjective)"),
        .init(.sentence, "\(cell.grid) lets each of its cells be as high as it needs"),
      ])
  }

  private var remedies: [Prose] {
    if cell != nil {
      return [
        "write \(code: ".frame(minHeight: …)") in its place, as high as the highest",
        """
        put the cells into a \(code: "Grid") with a \(code: "GridRow") for each line, where \
        \(code: "maxHeight: .infinity") makes them equally high
        """,
      ]
    }
    let (least, side) = axis == .vertical ? ("minHeight", "height") : ("minWidth", "width")
    if timeline.has(.asksForIdeal, asker) {
      return [
        """
        leave \(timeline.modifier(asker)) out, or write \
        \(code: ".fixedSize(horizontal: false, vertical: true)") for it
        """
      ]
    }
    if timeline.has(.scrolls, asker) {
      return [
        """
        give the content in \(asker) that room as its least: \
        \(code: ".frame(\(least): geometry.size.\(side))") in a \(code: "GeometryReader"), or \
        \(code: ".containerRelativeFrame(\(axis == .vertical ? ".vertical" : ".horizontal"))")
        """,
        "try the content alone first in a \(code: "ViewThatFits")",
      ] + (outer?.anchors(of: asker) ?? [])
    }
    return ["give what is around \(node) a \(side)"]
  }
}

/// A cell in a line of a grid with others.
private struct GridCell {
  let grid: NodeID
  let highest: NodeID
  /// How much higher the highest of the others is, in points.
  let missing: CGFloat
  /// Whether cells of the line are as high as the highest, or are made so by its row.
  let isLevel: Bool
  let isLazy: Bool

  /// Nil where no grid is around a view in what asks, or the view is alone in its line.
  init?(around node: NodeID, in asker: NodeID, _ timeline: Timeline) {
    let step = timeline.stepsOutwards(from: node).prefix { $0.inner != asker }
      .first {
        timeline.dividedAxes($0.outer) == [.horizontal, .vertical]
          || timeline.has(.makesColumns, $0.outer)
      }
    guard let (cell, grid) = step, let height = timeline.length(cell, .vertical) else { return nil }
    let others = timeline.cells(beside: cell, in: grid)
    guard let highest = timeline.longest(of: others, .vertical),
      let most = timeline.length(highest, .vertical)
    else { return nil }
    (self.grid, self.highest, missing) = (grid, highest, most - height)
    isLazy = timeline.isLazyGrid(grid)
    isLevel =
      isLazy
      ? missing < Timeline.tolerance : others.contains { timeline.isGreedy($0, .vertical) }
  }
}

extension Timeline {
  /// The other cells of a line of a grid.
  fileprivate func cells(beside cell: NodeID, in grid: NodeID) -> [NodeID] {
    let cells = tree.children(of: grid)
    guard let own = extent(cell, .vertical), let index = cells.firstIndex(of: cell) else {
      return []
    }
    let isBeside = { (other: NodeID) in
      self.extent(other, .vertical).map { $0.start < own.end && own.start < $0.end } ?? false
    }
    return cells[..<index].reversed().prefix(while: isBeside)
      + cells[(index + 1)...].prefix(while: isBeside)
  }

  /// Whether the paint behind a view has round corners, or is clipped to some.
  fileprivate func isCard(around node: NodeID) -> Bool {
    let around = stepsOutwards(from: node).map(\.outer)
      .prefix { sizingChildren(of: $0).count == 1 }.drop { !isPaintedOut($0) }
    guard let paint = around.first else { return false }
    let isRound = tree.children(of: paint).dropFirst().contains { layer in
      core(of: layer).map(hasRoundOutline) ?? false
    }
    return isRound || around.contains(where: isClipped)
  }

  /// Whether a layer has one length of its view and is longer on the other axis: a background that
  /// goes on into the safe area.
  private func reachesOut(_ layer: NodeID, of node: NodeID) -> Bool {
    guard let own = size(of: layer), let size = size(of: node) else { return false }
    return Axis.allCases.contains { axis in
      NumberText.isShownAlike(own[axis.cross], size[axis.cross]) && own[axis] > size[axis]
    }
  }

  private func isPaintedOut(_ node: NodeID) -> Bool {
    isPainted(behind: node) || backgrounds(of: node).contains { reachesOut($0, of: node) }
  }

  /// Whether a view is a colour or a shape of a length that is stated, large enough to be seen.
  fileprivate func isMade(_ node: NodeID, _ axis: Axis) -> Bool {
    comes(node, downTo: .decorates) && !isGreedy(node, axis) && (length(node, axis) ?? 0) > 16
  }

}
