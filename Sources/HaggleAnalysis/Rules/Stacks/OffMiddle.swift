import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let offMiddle = Rule(
    id: "off-middle",
    summary:
      "A view between two spacers, or a title that takes the rest, is not in the middle of its row.",
    finding: """
      Two spacers in a row are equally long. That puts the view between them into the middle of \
      what its neighbours leave, not into the middle of the row: where the view at one end is \
      longer than that at the other, the one between is off by half of the difference. It is the \
      same with a title that fills what one button leaves, and stands in the middle of that, also \
      where a spacer of another width is across from the button, and in a bar of which one margin \
      is wider than the other.
      """,
    example: """
      // proposal: 393x20
      // text-cell: 8x20
      HStack(spacing: 0) {
        Text("Departures")
        Spacer()
        Text("Now").id("now")
        Spacer()
        Text("Gate")
      }
      .id("row")
      """,
    help: """
      the views at the ends as an `.overlay` of the row, or each in a \
      `.frame(maxWidth: .infinity)` instead of the spacers; a `ZStack`
      """,
    exception: "it is to be in the middle of what is left",
    keyNote: "of the view between", needs: "the log",
    search: .symptoms { timeline in
      let contents = timeline.contents
      return timeline.rows.compactMap {
        OffMiddle.find($0, in: timeline, with: contents) ?? OffMiddle.find(
          titleIn: $0, in: timeline, with: contents)
          ?? OffMiddle.find(besideOne: $0, in: timeline)
          ?? OffMiddle.find(inBarOf: $0, in: timeline, with: contents)
      }
    })
}

/// A row of five: a view, a spacer, a view, a spacer, a view; or one with a title in a frame that
/// fills what views at its ends leave; or of a view, a spacer, a title and a spacer.
private struct OffMiddle: Sighting {
  let timeline: Timeline
  let row: NodeID
  let middle: NodeID
  let ends: [NodeID]
  let shift: CGFloat
  /// What the views at both ends take of a bar, margins included, in points; nil where each end has
  /// one view, or none.
  var taken: (before: CGFloat, after: CGFloat)?

  /// Less, in points, is not seen as off the middle.
  private static let least: CGFloat = 12
  /// The same where a spacer is there to keep it in the middle.
  private static let leastOfWeighed: CGFloat = 8

  static func find(_ row: NodeID, in timeline: Timeline, with contents: Contents) -> Self? {
    let children = timeline.tree.children(of: row)
    guard timeline.dividedAxes(row) == .horizontal, children.count == 5,
      children.map({ timeline.has(.spacer, $0) }) == [false, true, false, true, false],
      [0, 2, 4].allSatisfy({ contents.contains(children[$0]) }), !timeline.isField(children[2]),
      // A column of a table.
      ![.fixes(.horizontal), .starts(.horizontal)].allSatisfy({ timeline.has($0, children[2]) }),
      // Figures, each with what it counts.
      ![0, 2, 4].allSatisfy({ timeline.isColumnOfWords(children[$0]) }),
      let shift = timeline.shift(of: children[2], from: row)
    else { return nil }
    return find(
      children[2], between: [children[0], children[4]], shift: shift, in: row, timeline)
  }

  /// A bar with a title between two spacers, and something to tap at one end alone.
  static func find(besideOne row: NodeID, in timeline: Timeline) -> Self? {
    let children = timeline.tree.children(of: row)
    let isSpacer = children.map { timeline.has(.spacer, $0) }
    guard timeline.dividedAxes(row) == .horizontal,
      [[false, true, false, true], [true, false, true, false]].contains(isSpacer),
      let length = timeline.length(row, .horizontal), let whole = timeline.screen(.horizontal),
      length > 0.8 * whole
    else { return nil }
    let (title, end) = isSpacer[0] ? (children[1], children[3]) : (children[2], children[0])
    guard timeline.isOfWords(title), !timeline.isTapped(title), timeline.isTapped(end),
      let shift = timeline.shift(of: title, from: row)
    else { return nil }
    return find(title, between: [end], shift: shift, in: row, timeline)
  }

  /// A bar with a title that is centred in what one or two other views leave.
  static func find(titleIn row: NodeID, in timeline: Timeline, with contents: Contents) -> Self? {
    let children = timeline.tree.children(of: row)
    guard timeline.dividedAxes(row) == .horizontal, (2...3).contains(children.count),
      let frame = children.first(where: { timeline.isCentringFrame($0) }),
      let length = timeline.length(row, .horizontal), let whole = timeline.screen(.horizontal),
      length > 0.8 * whole, let span = timeline.screenExtent(row, .horizontal),
      let words = timeline.screenExtent(timeline.shown(by: frame), .horizontal),
      !children.contains(where: { timeline.isField($0) })
    else { return nil }
    let others = children.filter { $0 != frame }
    // What one types into is no title, nor is a button that fills what is left.
    guard
      ![.takesText, .reacts, .reactsToContent].contains(where: { timeline.has($0, within: frame) }),
      others.contains(where: { timeline.isTapped($0) }),
      others.allSatisfy({
        contents.contains($0) && timeline.isTapped($0) || timeline.isCounterweight($0)
      }),
      children.count == 2 || frame == children[1]
    else { return nil }
    return find(
      frame, between: others, shift: (words.start + words.end - span.start - span.end) / 2,
      in: row, timeline)
  }

  /// A view between two spacers that have several views beyond them, or in a bar at an edge of the
  /// page whose margins differ.
  static func find(inBarOf row: NodeID, in timeline: Timeline, with contents: Contents) -> Self? {
    let children = timeline.tree.children(of: row)
    let spacers = children.indices.filter { timeline.has(.spacer, children[$0]) }
    guard timeline.dividedAxes(row) == .horizontal, (5...9).contains(children.count),
      spacers.count == 2, spacers[0] > 0, spacers[1] == spacers[0] + 2,
      spacers[1] < children.count - 1,
      case let views = children.indices.filter({ !spacers.contains($0) }).map({ children[$0] }),
      views.allSatisfy({ contents.contains($0) }), !timeline.hasLike(of: row),
      case let middle = children[spacers[0] + 1], !timeline.isField(middle),
      !timeline.has(.fixes(.horizontal), within: middle),
      !views.allSatisfy({ timeline.isColumnOfWords($0) }),
      case let bar = timeline.bar(around: row), children.count > 5 || bar != row,
      let span = timeline.screenExtent(bar, .horizontal),
      let whole = timeline.screen(.horizontal), span.length > 0.8 * whole,
      let shift = timeline.shift(of: middle, from: bar), abs(shift) > least,
      let before = timeline.screenExtent(children[spacers[0]], .horizontal),
      let after = timeline.screenExtent(children[spacers[1]], .horizontal)
    else { return nil }
    return Self(
      timeline: timeline, row: bar, middle: middle, ends: views.filter { $0 != middle },
      shift: shift,
      taken: (before.start - span.start, span.end - after.end))
  }

  /// Nil if the shift is not noticeable.
  private static func find(
    _ middle: NodeID, between ends: [NodeID], shift: CGFloat, in row: NodeID, _ timeline: Timeline
  ) -> Self? {
    let least = ends.contains(where: timeline.isCounterweight) ? leastOfWeighed : least
    guard abs(shift) > least else { return nil }
    return Self(timeline: timeline, row: row, middle: middle, ends: ends, shift: shift)
  }

  /// The title in the middle, and what is beside it where it was; not of a row of five.
  var goal: Goal? {
    guard taken != nil || timeline.tree.childCount(of: row) == 4 else { return nil }
    let stay = ends.compactMap { end in
      timeline.screenExtent(end, .horizontal).map {
        Goal.Condition.origin(end, .horizontal, $0.start)
      }
    }
    return Goal([.level(middle, row, at: 0.5, .horizontal)] + stay, near: [row] + ends)
  }

  var suspicion: Suspicion {
    suspected(
      .offMiddle, of: middle, on: .horizontal, placed: ends + [middle], remedies: remedies,
      involving: [row], off: abs(shift))
  }

  var statement: Statement {
    let side = shift > 0 ? "right" : "left"
    return Statement(
      "\(middle) stands \(counted(abs(shift))) \(side) of the middle of \(row)", isAboutPlace: true,
      because: reason)
  }

  private var reason: Prose {
    if let taken {
      return """
        The spacers beside it are equally long, but what is before them takes \
        \(counted(taken.before)) of \(row), margin included, and what is behind them \
        \(points(taken.after))
        """
    }
    let lengths = ends.map { points(timeline.length($0, .horizontal) ?? 0) }
    guard ends.count == 2 else {
      return "It is in the middle of what \(ends[0]) leaves, which is \(lengths[0]) points wide"
    }
    return """
      What is beside it is equally long on both sides, but \(ends[0]) is \(lengths[0]) points wide \
      and \(ends[1]) \(lengths[1])
      """
  }

  private var remedies: [Prose] {
    if taken != nil {
      return [
        """
        take \(middle) out of the row, with one of the spacers, and lay it over \(row) with \
        \(code: ".overlay { … }"), behind all padding
        """
      ]
    }
    if let weight = ends.first(where: timeline.isCounterweight),
      let other = ends.first(where: { $0 != weight })
    {
      return [
        """
        give \(weight) the width of \(other): \
        \(code: ".frame(width: \(typed(timeline.length(other, .horizontal) ?? 0)))")
        """
      ]
    }
    let edges: Prose =
      ends.count == 2
      ? """
      lay \(ends[0]) and \(ends[1]) over the row with \(code: ".overlay(alignment: .leading)") and \
      \(code: ".overlay(alignment: .trailing)"), so that they take no part in it
      """ : "lay \(ends[0]) over the row with an \(code: ".overlay(alignment: …)")"
    return [
      edges,
      """
      give all of them \(code: ".frame(maxWidth: .infinity)") with an alignment and leave spacers \
      out
      """,
    ]
  }
}

extension Timeline {
  /// How far a view is from the middle of a row: it, or what is seen of it, which a padding on one
  /// side may bring back there.
  fileprivate func shift(of node: NodeID, from row: NodeID) -> CGFloat? {
    guard let whole = screenExtent(row, .horizontal), let own = screenExtent(node, .horizontal),
      let seen = screenExtent(faced(node), .horizontal)
    else { return nil }
    let shifts = [own.middle - whole.middle, seen.middle - whole.middle]
    return shifts.min { abs($0) < abs($1) }
  }

  /// Several lines of text without a tap target: a number and its caption.
  fileprivate func isColumnOfWords(_ node: NodeID) -> Bool {
    stack(in: node, along: .vertical) != nil && isOfWords(node) && !isTapped(node)
  }

  /// The bar that a row is in with its margins, where that runs along the upper or lower edge of
  /// the page from side to side; else the row.
  fileprivate func bar(around row: NodeID) -> NodeID {
    let around = stepsOutwards(from: row).prefix {
      onlySizingChild(of: $0.outer) == $0.inner && !isLayer($0.inner) && !has(.scrolls, $0.outer)
    }
    guard let padding = around.map(\.outer).last(where: { has(.spaces, $0) }),
      let outermost = around.last?.outer, let own = rectangle(of: outermost),
      let width = screen(.horizontal),
      let height = screen(.vertical), own.minX < 1, own.maxX > width - 1,
      own.minY < 1 || own.maxY > height - 1
    else { return row }
    return padding
  }

  /// A spacer of a stated width, as there is across from a button.
  fileprivate func isCounterweight(_ node: NodeID) -> Bool {
    has(.fixes(.horizontal), node) && comes(node, downTo: .spacer)
  }

  /// Words in the middle of a frame that takes all there is.
  fileprivate func isCentringFrame(_ node: NodeID) -> Bool {
    guard isGreedy(node, .horizontal), isOfWords(node),
      let frame = modified(by: node).first(where: { has(.frames, $0) })
    else { return false }
    return isCentred(frame, on: .horizontal)
  }

  /// Whether it is something to tap, or a symbol, and takes what it needs.
  fileprivate func isTapped(_ node: NodeID) -> Bool {
    !isGreedy(node, .horizontal)
      && (has(.reacts, within: node) || comes(node, downTo: .symbol))
  }
}
