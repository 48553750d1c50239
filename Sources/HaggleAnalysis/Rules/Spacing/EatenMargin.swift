import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  package static let eatenMargin = Rule(
    id: "eaten-margin",
    summary: "A view is too wide for the padding around it, and the margins become smaller.",
    finding: """
      A padding takes its points from what it is offered, and offers the rest to its view. A row \
      that insists on more makes the padding larger than the frame around it, which puts it into \
      the middle: nothing leaves the frame, but of a margin of 16 points no more than 6 are left \
      at each side, and the views above and below the row move with it.
      """,
    example: """
      // proposal: 360x100
      // text-cell: 8x20
      HStack(spacing: 8) {
        Text("When it is ready").frame(width: 190, alignment: .leading)
        Text("Glass").frame(width: 112)
        Text("Play").frame(width: 40)
      }
      .id("row")
      .padding(16).id("margin")
      .frame(width: 360)
      """,
    scope: """
      Reported for widths: for a row of several views that is longer than it is offered, for a \
      frame that states a width in a column of several views or as all that a page shows, and \
      for margins of at least 8 points that lose more than a quarter; \
      where nothing is left of a padding, the margins in it count with it. A single view that is \
      wider than what is left of a button or a tag is none.
      """,
    help: "let one of the views in the row give way: `maxWidth:` for `width:` in its frame",
    exception: "the margins are the least that may be left",
    keyNote: "of the row", needs: "the log",
    search: .symptoms { timeline in
      let insistence = Insistence(timeline, .horizontal)
      return timeline.views(with: .spaces).compactMap {
        EatenMargin.find($0, with: insistence, in: timeline)
      }
    })
}

/// A padding whose view insists on so much that the frame around it takes away from its margins.
private struct EatenMargin: Sighting {
  let timeline: Timeline
  let padding: NodeID
  let row: NodeID
  /// What the row was offered, and took, in points.
  let pressure: Insistence.Pressure
  /// What the padding holds.
  let view: NodeID
  let margins: Margins

  /// What is stated at each side of the row, and what the frame leaves of that, in points.
  struct Margins {
    let stated: CGFloat
    let left: CGFloat
    /// Whether those of paddings in the padding are added, as nothing is left of its own.
    var isAdded = false
  }

  private static let (leastMargin, least): (CGFloat, CGFloat) = (8, 4)

  static func find(_ padding: NodeID, with insistence: Insistence, in timeline: Timeline) -> Self? {
    let axis = Axis.horizontal
    let row = insistence.source(of: padding)
    guard timeline.has(.letsReachOut, padding), !timeline.isLayer(padding),
      let (room, outer) = timeline.room(of: padding, axis),
      let view = timeline.onlySizingChild(of: padding), let inner = timeline.extent(view, axis),
      row != padding, timeline.insists(row, in: view, of: padding, axis),
      let pressure = insistence.pressure(on: row), !timeline.restsOnGuess(row, axis)
    else { return nil }
    let own = Margins(
      stated: min(inner.start, outer.length - inner.end),
      left: min(outer.start + inner.start, room - outer.start - inner.end))
    // By less than a pixel it does not reach out yet.
    let least = -Timeline.tolerance
    guard outer.start < 0, outer.end > room,
      let margins = own.left >= least
        ? own : timeline.addedMargins(around: row, in: padding, outer, room: room),
      margins.stated >= Self.leastMargin, margins.left >= least,
      margins.stated - margins.left > max(Self.least, margins.stated / 4)
    else { return nil }
    return Self(
      timeline: timeline, padding: padding, row: row, pressure: pressure, view: view,
      margins: margins)
  }

  var goal: Goal? {
    if timeline.has(.frames, row) {
      return Goal([.length(row, .horizontal, .exactly(pressure.offered))], near: [row, padding])
    }
    let frame = timeline.parent(padding)
    let margin = timeline.extent(view, .horizontal)?.start ?? margins.stated
    return Goal(
      [
        .inside(padding, frame, .horizontal),
        frame.map { .distance(view, behind: $0, .horizontal, margin) }
          ?? .origin(view, .horizontal, margin),
      ],
      near: [row, padding] + (frame.map { [$0] } ?? []),
      lengths: [.horizontal: timeline.length(padding, .horizontal) ?? 0])
  }

  var suspicion: Suspicion {
    suspected(
      .eatenMargin, of: row, on: .horizontal, sized: [row], placed: [padding], remedies: [remedy],
      subject: padding, involving: [padding], off: margins.stated - margins.left)
  }

  private var remedy: Prose {
    timeline.has(.frames, row)
      ? "write \(code: "maxWidth: .infinity") for \(code: "width:") in \(timeline.modifier(row))"
      : "let one of the views in \(row) give way: \(code: "maxWidth:") for \(code: "width:")"
  }

  var statement: Statement {
    let keeps = margins.isAdded ? "and the margins in it keep" : "keeps"
    let left = max(0, margins.left)
    return Statement(
      """
      \(timeline.modifier(padding).capitalized) \(keeps) \(points(left)) of \
      \(margins.isAdded ? "their" : "its") \(points(margins.stated)) \
      points at each side: \(row) needs \(points(pressure.taken)) of the \
      \(points(pressure.offered)) between them
      """, subject: padding,
      because: "What is around it puts it into the middle, and cuts both margins alike")
  }
}

extension Timeline {
  /// The length of what is around a view, and where the view lies in it: nil in what scrolls, but
  /// for lists and for the content of a page, which grows with it beyond what it was offered.
  fileprivate func room(of node: NodeID, _ axis: Axis) -> (room: CGFloat, own: Extent)? {
    guard let outer = parent(node) else {
      guard let room = offer(node, axis), let own = extent(node, axis) else { return nil }
      return (room, own)
    }
    if has(.scrolls, outer), !isList(outer), scroller(around: outer) == nil {
      guard let room = offer(outer, axis), let own = length(node, axis),
        proposal(node, axis) == room, own > room
      else { return nil }
      return (room, Extent(start: (room - own) / 2, end: (room + own) / 2))
    }
    guard scroller(around: node).map({ isList($0) }) ?? true, let room = length(outer, axis),
      let own = extent(node, axis)
    else { return nil }
    return (room, own)
  }

  /// The margins of a padding and of those in it around a row, if nothing painted ends in between:
  /// that would be seen to reach out.
  fileprivate func addedMargins(
    around row: NodeID, in padding: NodeID, _ outer: Extent, room: CGFloat
  ) -> EatenMargin.Margins? {
    var added: CGFloat = 0
    for step in stepsOutwards(from: row) {
      if isLayer(step.inner) || isPainted(behind: step.outer) || has(.clips, step.outer) {
        return nil
      }
      if has(.spaces, step.outer) { added += extent(step.inner, .horizontal)?.start ?? 0 }
      if step.outer == padding { break }
    }
    guard let whole = rectangle(of: padding), let own = rectangle(of: row) else { return nil }
    let (start, end) = (own.minX - whole.minX, whole.maxX - own.maxX)
    guard abs(start - added) < Self.tolerance else { return nil }
    return EatenMargin.Margins(
      stated: min(start, end),
      left: min(outer.start + start, room - outer.end + end), isAdded: true)
  }

  /// Whether it is a row of several views, or a frame of a stated length among other views or in
  /// the margins of a page.
  fileprivate func insists(
    _ node: NodeID, in view: NodeID, of padding: NodeID, _ axis: Axis
  ) -> Bool {
    if dividedAxes(node) == Axis.Set(axis) { return tree.childCount(of: node) > 1 }
    guard has(.frames, node), has(.fixes(axis), node) else { return false }
    let isOfSeveral = onlySizingChild(of: view) == nil
    return isOfSeveral && dividedAxes(view) == Axis.Set(axis.cross)
      || !isOfSeveral && isMarginOfPage(padding)
  }

  /// Whether all that a screen shows, or scrolls, is in a padding, and the padding is no part of a
  /// face: nothing is painted behind it, and it is higher than one.
  private func isMarginOfPage(_ padding: NodeID) -> Bool {
    guard length(padding, .vertical) ?? 0 > Self.mostFace else { return false }
    for (inner, outer) in stepsOutwards(from: padding) {
      if isLayer(inner) { return false }
      if has(.scrolls, outer) { return !isList(outer) }
      guard has(.insets, outer) ? tree.firstChild(of: outer) == inner : isOnlyModifier(outer)
      else { return false }
    }
    return true
  }

  /// Whether it has one view, and is neither painted, nor reacts, nor states a width.
  private func isOnlyModifier(_ node: NodeID) -> Bool {
    onlySizingChild(of: node) != nil && !isPainted(behind: node) && !has(.limits(.horizontal), node)
      && !has(.reacts, node) && !has(.reactsToContent, node) && !has(.declared, node)
  }

  /// The highest face of a button or a tag, in points.
  private static var mostFace: CGFloat { 60 }
}
