import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let unstatedGap = Rule(
    id: "unstated-gap",
    summary: "A strip of background shows between a page and the bar at its edge.",
    finding: """
      A stack without `spacing:` puts the standard distance between its views. Between a colour \
      that fills the screen and a bar of another colour that shows as a strip. So does \
      `safeAreaInset` between a page and its bar.
      """,
    example: """
      // proposal: 393x759
      VStack {
        Color.white.id("page")
        Color.gray.frame(height: 60).id("bar")
      }
      .id("screen")
      """,
    scope: """
      Reported where both are as wide as the screen and have plain colours, one takes what is \
      left of the height, and the other does not; where the page is a list, before a background \
      of the stack that has another colour than the list; and for a column of nothing but opaque \
      colours of one width and a stated height, of which there are several. Also reported for a \
      pinned header and the row below it that are both painted from edge to edge.
      """,
    help: "`spacing: 0` in the stack", exception: "the strip is to show",
    keyNote: "of the stack", needs: "the log",
    search: .each(.withAny(of: [.dividesHeight, .insets, .spaces]), as: UnstatedGap.find))
}

/// A page and a bar with a standard distance between them.
private struct UnstatedGap: Sighting {
  let timeline: Timeline
  let stack: NodeID
  let first: NodeID
  let second: NodeID

  static func find(_ stack: NodeID, in timeline: Timeline) -> Self? {
    if let pair = timeline.stripes(in: stack) ?? timeline.pinnedStripes(in: stack) {
      return Self(
        timeline: timeline, stack: stack, first: pair.0, second: pair.1)
    }
    guard timeline.dividedAxes(stack) == .vertical || timeline.has(.insets, stack),
      let screen = timeline.screen(.vertical),
      let length = timeline.length(stack, .vertical), length + Timeline.tolerance > screen
    else { return nil }
    let children = timeline.tree.children(of: stack)
    let pair = zip(children, children.dropFirst()).first { first, second in
      timeline.isPageAndBar(first, second, in: stack)
        || timeline.isPageAndBar(second, first, in: stack)
    }
    guard let pair, let before = timeline.extent(pair.0, .vertical),
      let after = timeline.extent(pair.1, .vertical),
      abs(max(after.start - before.end, before.start - after.end) - Timeline.standardSpacing)
        < Timeline.tolerance
    else { return nil }
    return Self(
      timeline: timeline, stack: stack, first: pair.0, second: pair.1)
  }

  var goal: Goal? {
    let isInOrder =
      timeline.extent(first, .vertical)?.start ?? 0 <= timeline.extent(second, .vertical)?.start
      ?? 0
    return Goal(
      [isInOrder ? .gap(first, second, .vertical, 0) : .gap(second, first, .vertical, 0)],
      near: [stack])
  }

  var suspicion: Suspicion {
    suspected(
      .unstatedGap, of: stack, on: .vertical, placed: [first, second],
      remedies: ["write \(code: "spacing: 0") in \(stack)"], involving: [first, second],
      off: Timeline.standardSpacing)
  }

  private var wide: Prose {
    timeline.length(second, .horizontal) == timeline.screen(.horizontal)
      ? ", as wide as the screen" : ", which are as wide as each other"
  }

  var statement: Statement {
    Statement(
      """
      \(points(Timeline.standardSpacing)) points lie between \(first) and \(second)\(wide)
      """,
      subject: stack,
      because: "\(stack) puts the standard distance there, where none is stated")
  }
}

extension Timeline {
  /// Less high ones, in points, are lines and bars.
  private static let leastStripe: CGFloat = 24

  /// Two views of a column of nothing but plain colours of one width, of which there are several,
  /// with the standard distance between them.
  fileprivate func stripes(in column: NodeID) -> (NodeID, NodeID)? {
    let views = tree.children(of: column)
    let paints = views.map { core(of: $0).map { appearance(of: $0).paint } ?? nil }
    guard views.count > 1, dividedAxes(column) == .vertical,
      let width = length(views[0], .horizontal), let first = extent(views[0], .vertical),
      let second = extent(views[1], .vertical),
      abs(second.start - first.end - Self.standardSpacing) < Self.tolerance,
      views.allSatisfy({ view in
        comes(view, downTo: .fillsCorners) && !has(.scrolls, within: view)
          && length(view, .horizontal) == width && !isGreedy(view, .vertical)
          && length(view, .vertical) ?? 0 >= Self.leastStripe
      }),
      paints.allSatisfy({ $0?.alpha == 255 }), Set(paints).count > 1
    else { return nil }
    return (views[0], views[1])
  }

  /// A header that stays in sight and the row below it, with the standard distance between them,
  /// both painted as wide as their column.
  fileprivate func pinnedStripes(in column: NodeID) -> (NodeID, NodeID)? {
    let views = tree.children(of: column)
    guard let width = length(column, .horizontal),
      let place = views.firstIndex(where: { has(.pinned, $0) }), place + 1 < views.count,
      case let (header, row) = (views[place], views[place + 1]), !has(.pinned, row),
      let (first, second) = screenExtents(header, row, .vertical),
      abs(second.start - first.end - Self.standardSpacing) < Self.tolerance,
      [header, row].allSatisfy({ isSlab($0, of: width) })
    else { return nil }
    return (header, row)
  }

  /// Whether it is an opaque colour with its corners, or has one behind it, all of that width.
  private func isSlab(_ view: NodeID, of width: CGFloat) -> Bool {
    guard length(view, .horizontal) == width else { return false }
    let paints = modified(by: view).prefix { length($0, .horizontal) == width && !isClipped($0) }
      .flatMap { [$0] + backgrounds(of: $0).compactMap(core) }
    return paints.contains { fillsRectangle($0) && appearance(of: $0).paint?.alpha == 255 }
  }

  fileprivate func isPageAndBar(_ page: NodeID, _ bar: NodeID, in stack: NodeID) -> Bool {
    isGreedy(page, .vertical) && !isGreedy(bar, .vertical)
      && (isBroadColour(page) || isBroadList(page, in: stack)) && isBroadColour(bar)
  }

  /// Whether a view is a list with a background of its own, or a plain one with white rows, as wide
  /// as the screen, in a stack that has a background of another colour.
  private func isBroadList(_ page: NodeID, in stack: NodeID) -> Bool {
    guard length(page, .horizontal) == screen(.horizontal),
      let list = modified(by: page).first(where: isList), isAsLarge(list, as: page),
      let rows = appearance(of: list).rows,
      let painted = modifier(around: stack, where: { isPainted(behind: $0) })
    else { return false }
    let ground = appearance(of: list).ground
    return backgrounds(of: painted).compactMap { core(of: $0) }.contains { paint in
      guard let ground else { return rows.card == nil && isSeenOnLight(paint) }
      return appearance(of: paint).paint.map { $0 != ground } ?? false
    }
  }

  /// Whether a view is a plain colour, or has one behind it, as wide as the screen.
  private func isBroadColour(_ node: NodeID) -> Bool {
    guard let width = length(node, .horizontal), width == screen(.horizontal) else { return false }
    let views = Array(modified(by: node).prefix { length($0, .horizontal) == width })
    return views.contains { view in
      has(.decorates, view) && has(.fillsCorners, view)
        || isPainted(behind: view) && isAsLarge(view, as: node)
    }
  }
}
