import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let unlevelColumns = Rule(
    id: "unlevel-columns",
    summary: "The words of two columns beside each other stand on no common line.",
    finding: """
      A row puts the middles of its views on one line. Two columns of different heights so \
      begin and end at different places, and none of their lines of text is level with one of \
      the other column.
      """,
    example: """
      // proposal: 393x200
      // text-cell: 8x20
      HStack {
        VStack {
          Text("@twostraws")
          Color.teal.frame(width: 64, height: 64).id("portrait")
        }
        .id("left")
        VStack {
          Text("Full name:")
          Text("Paul Hudson")
        }
      }
      .id("row")
      """,
    scope: """
      Reported for two columns in a row that centres them, each with a text above or below \
      something else, unless they are a picture with a caption beside a text. A column with a \
      spacer in it, or with a text about twice as high as another, as a date has, is left alone. \
      Of columns of a picture and a title, one of which has a text more below that, the titles \
      are compared; so are the headings of columns of texts, each of at least three texts or \
      with a heading in a font of its own, that have different numbers of them.
      """,
    help: """
      `HStack(alignment: .top)` or `.firstTextBaseline`; an alignment of one's own \
      (`AlignmentID`) with an `.alignmentGuide` on the two texts; a `Grid`
      """,
    exception: "each column is read by itself", keyNote: "of the row", needs: "the log",
    search: .each(.rows) { row, timeline in
      UnlevelColumns.find(headsIn: row, of: timeline) ?? UnlevelColumns.find(row, in: timeline)
        ?? UnlevelColumns.find(titlesIn: row, of: timeline)
    })
}

/// Two columns of a row with no line in common.
private struct UnlevelColumns: Sighting {
  let timeline: Timeline
  let row: NodeID
  /// The texts that are nearest to one line.
  let left: NodeID
  let right: NodeID
  let gap: CGFloat

  /// Smaller differences, in points, are not noticeable.
  private static let least: CGFloat = 6

  static func find(_ row: NodeID, in timeline: Timeline) -> Self? {
    guard timeline.isCentred(row, on: .vertical) else { return nil }
    let columns = timeline.tree.children(of: row).filter { !timeline.has(.spacer, $0) }
    guard columns.count == 2, !timeline.areAlike(columns),
      let first = timeline.texts(ofColumn: columns[0]),
      let second = timeline.texts(ofColumn: columns[1])
    else { return nil }
    let pairs = first.flatMap { a in
      second.compactMap { b in
        timeline.screenExtents(a, b, .vertical).map {
          (left: a, right: b, gap: abs($0.middle - $1.middle))
        }
      }
    }
    guard let nearest = pairs.min(by: { $0.gap < $1.gap }), nearest.gap >= Self.least,
      let heights = Spread(of: columns, along: .vertical, in: timeline), heights.difference > 12
    else { return nil }
    return Self(
      timeline: timeline, row: row, left: nearest.left, right: nearest.right, gap: nearest.gap)
  }

  /// Columns that begin with a picture and its title, and have different numbers of views.
  static func find(titlesIn row: NodeID, of timeline: Timeline) -> Self? {
    guard timeline.isCentred(row, on: .vertical), !timeline.states("alignment: .center", row)
    else { return nil }
    let columns = timeline.tree.children(of: row)
    let titles = columns.prefix(8).compactMap { timeline.title(ofColumn: $0) }
    let counts = Set(titles.map(\.count))
    let places = titles.compactMap { title in
      timeline.screenExtent(title.text, .vertical).map { (text: title.text, middle: $0.middle) }
    }
    guard columns.count > 1, places.count == columns.count, counts.count > 1,
      let (upper, lower) = places.extremes(by: { $0.middle }),
      lower.middle - upper.middle >= Self.least
    else { return nil }
    return Self(
      timeline: timeline, row: row, left: upper.text, right: lower.text,
      gap: lower.middle - upper.middle)
  }

  /// Columns of texts with a heading each, of which one has more texts.
  static func find(headsIn row: NodeID, of timeline: Timeline) -> Self? {
    guard timeline.isCentred(row, on: .vertical), !timeline.states("alignment: .center", row)
    else { return nil }
    let columns = timeline.tree.children(of: row)
    let heads = columns.prefix(8).compactMap { timeline.head(ofColumn: $0) }
    guard columns.count > 1, heads.count == columns.count, !timeline.areAlike(columns),
      Set(heads.map(\.count)).count > 1, Set(heads.map(\.edge)).count == 1,
      Set(heads.map(\.size)).count == 1,
      heads.allSatisfy({ $0.count > 2 }) || heads.allSatisfy(\.isHeading),
      let (upper, lower) = heads.extremes(by: { $0.start }), lower.start - upper.start >= Self.least
    else { return nil }
    return Self(
      timeline: timeline, row: row, left: upper.text, right: lower.text,
      gap: lower.start - upper.start)
  }

  var goal: Goal? {
    Goal([.level(left, right, at: 0.5, .vertical)], near: [row, left, right])
  }

  var suspicion: Suspicion {
    suspected(
      .unlevelColumns, of: row, on: .vertical, placed: [left, right],
      remedies: [
        "write \(code: "HStack(alignment: .top)") or \(code: ".firstTextBaseline") for \(row)",
        """
        declare an alignment (\(code: "AlignmentID")) for \(row), and write \
        \(code: ".alignmentGuide(…)") on \(left) and on \(right)
        """,
      ], involving: [left, right], off: gap)
  }

  var statement: Statement {
    Statement(
      "\(left) and \(right), in two columns of \(row), are \(points(gap)) points off one line",
      isAboutPlace: true,
      because: "\(row) centres the columns as a whole, whatever stands in them")
  }
}

/// The text that a column of texts begins with.
private struct Head {
  let text: NodeID
  let start: CGFloat
  /// How many texts the column has.
  let count: Int
  /// At which edge it aligns them.
  let edge: String
  /// The size of its font, in points.
  let size: CGFloat
  /// Whether its font is another one than that of the others.
  let isHeading: Bool
}

extension Timeline {
  /// The column in a view that neither reacts nor is painted.
  private func plainColumn(in node: NodeID) -> NodeID? {
    guard !modified(by: node).contains(where: { has(.reacts, $0) || isPainted(behind: $0) })
    else { return nil }
    return stack(in: node, along: .vertical)
  }

  /// The text of one line that a column of texts begins with.
  fileprivate func head(ofColumn node: NodeID) -> Head? {
    guard let column = plainColumn(in: node) else { return nil }
    let texts = tree.children(of: column).prefix(20).compactMap { core(of: $0) }
    guard texts.count > 1, texts.count == tree.childCount(of: column),
      texts.allSatisfy(isReadable), let head = texts.first, lines(of: head) == 1,
      trace.nodes[head.index].words?.contains(where: \.isLetter) == true,
      let start = screenExtent(head, .vertical)?.start
    else { return nil }
    let (own, others) = (appearance(of: head), texts.dropFirst().map { appearance(of: $0) })
    return Head(
      text: head, start: start, count: texts.count, edge: edge(of: column, .horizontal),
      size: own.fontSize,
      isHeading: others.allSatisfy { own.fontSize > $0.fontSize || own.isBold && !$0.isBold })
  }

  /// The text of one line right behind the picture or the colour that a column begins with, and how
  /// many views the column has, all but the first of them texts.
  fileprivate func title(ofColumn node: NodeID) -> (text: NodeID, count: Int)? {
    guard let column = plainColumn(in: node) else { return nil }
    let parts = tree.children(of: column).prefix(8).compactMap { core(of: $0) }
    guard 2...4 ~= parts.count, parts.count == tree.childCount(of: column),
      has(.image, parts[0]) || has(.decorates, parts[0]), lines(of: parts[1]) == 1,
      parts.dropFirst().allSatisfy({ has(.text, $0) && place($0) != nil })
    else { return nil }
    return (parts[1], parts.count)
  }

  /// The texts of one line in a column of several views, at least one of them.
  fileprivate func texts(ofColumn node: NodeID) -> [NodeID]? {
    guard let column = plainColumn(in: node) else { return nil }
    let children = tree.children(of: column)
    guard !children.contains(where: { has(.spacer, $0) }) else { return nil }
    let texts = children.prefix(20).compactMap { core(of: $0) }
      .filter { has(.text, $0) && lines(of: $0) == 1 }
    let heights = texts.compactMap { length($0, .vertical) }
    // A large figure between small words is a picture of words: a date, a price.
    guard let least = heights.min(), let most = heights.max(), most < 1.8 * least else {
      return nil
    }
    return texts
  }
}
