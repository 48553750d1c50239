import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let seenBesideHeader = Rule(
    id: "seen-beside-header",
    summary: "Rows that scroll beneath a pinned header stay in sight beside it.",
    finding: """
      A pinned header stays at the edge while the rows of its section scroll beneath it. What \
      hides them there is its background alone, and that is as wide as the header's words: \
      beside it, and through a header without a background, the rows are seen between the words.
      """,
    example: """
      // proposal: 393x300
      // text-cell: 8x20
      ScrollView {
        LazyVStack(alignment: .leading, pinnedViews: [.sectionHeaders]) {
          Section {
            ForEach(0..<20) { n in Text("A stop with a long name, number \\(n)") }
          } header: {
            Text("Line 4").padding(8).background(Color.yellow).id("header")
          }
        }
      }
      """,
    scope: """
      Reported for a pinned header of a lazy stack that scrolls, whose colour with plain corners \
      ends at least 16 points before a row does, or that is of words alone and has none.
      """,
    help: "`.frame(maxWidth: .infinity, alignment: .leading)` before the header's background",
    exception: "the header is to float over its rows",
    search: .each(.with(.pinned), as: SeenBesideHeader.find))
}

/// A header that does not hide what scrolls beneath it.
private struct SeenBesideHeader: Sighting {
  let timeline: Timeline
  let header: NodeID
  /// What is painted of it; nil for a header without a background.
  let face: NodeID?
  let row: NodeID
  let stack: NodeID
  /// How much of the row is seen beside it, in points.
  let seen: CGFloat

  /// Less, in points, is a margin.
  private static let least: CGFloat = 16

  static func find(_ header: NodeID, in timeline: Timeline, with contents: Contents) -> Self? {
    guard let stack = timeline.parent(header), timeline.scroller(around: stack) != nil,
      !timeline.isLazyGrid(stack), contents.holdsText(header),
      !timeline.modified(by: header).contains(where: timeline.isClipped)
    else { return nil }
    let face = timeline.modified(by: header).first { timeline.isPainted(behind: $0) }
    guard face.map({ !timeline.isRound(behind: $0) }) ?? timeline.isOfWords(header) else {
      return nil
    }
    guard face != nil || !timeline.hasLayers(header) else { return nil }
    let own = face.flatMap { timeline.screenExtent($0, .horizontal) }
    let rows = timeline.rows(below: header, in: stack)
    let widest = rows.compactMap { row in
      timeline.seenExtent(of: row).map { (row: row, seen: uncovered($0, by: own)) }
    }
    .max { $0.seen < $1.seen }
    guard let widest, widest.seen >= least else { return nil }
    return Self(
      timeline: timeline, header: header, face: face, row: widest.row, stack: stack,
      seen: widest.seen)
  }

  /// How much of a row reaches beyond a header, at both sides together; all of it without one.
  private static func uncovered(_ row: Extent, by header: Extent?) -> CGFloat {
    guard let header else { return row.length }
    return max(0, header.start - row.start) + max(0, row.end - header.end)
  }

  var goal: Goal? {
    guard let face, let room = timeline.length(stack, .horizontal) else { return nil }
    return Goal(
      [.length(face, .horizontal, .atLeast(room))], near: [face, timeline.shown(by: face)])
  }

  var suspicion: Suspicion {
    let frame = ".frame(maxWidth: .infinity, alignment: .leading)"
    return suspected(
      .seenBesideHeader, of: face ?? header, on: .horizontal, placed: [face ?? header, row],
      remedies: [
        face.map { "write \(code: frame) before the background of \($0)" }
          ?? """
          write \(code: frame) and \(code: ".background(.background)") on \(header)
          """
      ], involving: [row], off: seen)
  }

  var statement: Statement {
    guard let face else {
      return Statement(
        "\(row) is seen through \(header) while it scrolls beneath it",
        because: "A pinned header has no background of its own")
    }
    return Statement(
      """
      The colour of \(face) is \(points(timeline.length(face, .horizontal) ?? 0)) points wide, and \
      \(points(seen)) of \(row) are seen beside it while it scrolls beneath it
      """, subject: face,
      because: "A background is as wide as what stands before it")
  }
}

extension Timeline {
  /// So many rows are looked at.
  private static let mostRows = 32

  /// The rows of a section, as its stack has them behind the header.
  fileprivate func rows(below header: NodeID, in stack: NodeID) -> [NodeID] {
    let behind = tree.children(of: stack).drop { $0 != header }.dropFirst()
    return Array(behind.prefix { !has(.pinned, $0) }.prefix(Self.mostRows))
  }

  /// From where to where something is seen of a row: its paint, or what it shows.
  fileprivate func seenExtent(of row: NodeID) -> Extent? {
    let face = modified(by: row).first { isPainted(behind: $0) } ?? shown(by: row)
    guard !has(.spacer, face), !isClear(face) else { return nil }
    return screenExtent(face, .horizontal)
  }

  /// Whether something of a view is drawn over or under another part, or is more than words.
  fileprivate func hasLayers(_ header: NodeID) -> Bool {
    tree.walk(from: header).prefix(Self.mostLevels).contains {
      has(.decorates, $0) || has(.image, $0) && !has(.symbol, $0) || has(.layers, $0)
    }
  }
}
