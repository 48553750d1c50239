import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let strandedAccessory = Rule(
    id: "stranded-accessory",
    summary: "A symbol stands right behind its words instead of at the end of the row.",
    finding: """
      A row hugs what is in it. A flexible frame around it makes the room wider, and puts the \
      row as a whole at one side of it: the chevron that belongs to the far edge stays behind \
      the words. Only something flexible in the row pushes it there.
      """,
    example: """
      // proposal: 320x60
      // text-cell: 8x20
      // image: "chevron" 10x14
      HStack {
        Text("Safari")
        Image("chevron").id("chevron")
      }
      .id("row")
      .padding(10)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(Color.gray)
      """,
    scope: """
      Reported for rows of words and, behind them, a picture up to 44 points wide, without a \
      spacer or anything else flexible, in a frame that is painted or reacts to taps, states its \
      leading edge and is longer by 44 points; and for rows of a list with an arrow behind their \
      words that stands elsewhere in each.
      """,
    help: "`Spacer()` between the words and the symbol",
    exception: "the symbol is a part of the words", keyNote: "of the row",
    search: .symptoms { timeline in
      timeline.rows.compactMap { StrandedAccessory.find($0, in: timeline) }
        + timeline.lists.compactMap { RaggedArrows.find($0, in: timeline) }
    })
}

/// A row at the leading edge of a painted frame, with a symbol at its end.
private struct StrandedAccessory: Sighting {
  let timeline: Timeline
  let row: NodeID
  let words: NodeID
  let symbol: NodeID
  let frame: NodeID
  /// How far the symbol might go, in points.
  let room: CGFloat

  static func find(_ row: NodeID, in timeline: Timeline) -> Self? {
    let views = timeline.tree.children(of: row)
    guard (2...3).contains(views.count),
      let words = views.dropLast().last, timeline.isOfWords(words),
      let symbol = views.last, timeline.comes(symbol, downTo: .image),
      timeline.length(symbol, .horizontal).map({ $0 <= Timeline.finger }) == true,
      !views.contains(where: { timeline.isGreedy($0, .horizontal) }),
      let frame = timeline.frame(around: row),
      timeline.has(.limits(.horizontal), frame), timeline.has(.starts(.horizontal), frame),
      timeline.isPainted(around: frame)
        || !timeline.has(.fixes(.horizontal), frame)
          && timeline.stepsOutwards(from: frame).contains(where: { timeline.isTarget($0.outer) }),
      let inner = timeline.sizingChildren(of: frame).first,
      let width = timeline.length(inner, .horizontal),
      let whole = timeline.length(frame, .horizontal), whole - width >= Timeline.finger
    else { return nil }
    return Self(
      timeline: timeline, row: row, words: words, symbol: symbol, frame: frame, room: whole - width)
  }

  var goal: Goal? {
    guard let start = timeline.screenExtent(symbol, .horizontal)?.start,
      let first = timeline.screenExtent(words, .horizontal)?.start
    else { return nil }
    return Goal(
      [.origin(symbol, .horizontal, start + room), .origin(words, .horizontal, first)],
      near: [row])
  }

  var suspicion: Suspicion {
    suspected(
      .strandedAccessory, of: row, on: .horizontal, placed: [symbol, frame],
      remedies: ["write \(code: "Spacer()") between \(words) and \(symbol)"],
      involving: [symbol, frame, words], off: room)
  }

  var statement: Statement {
    Statement(
      "\(symbol) stands right behind \(words), \(points(room)) points before the end of its row",
      subject: symbol, isAboutPlace: true,
      because: """
        \(row) is no wider than what is in it, and \(timeline.modifier(frame)) puts it at the \
        leading edge as a whole
        """)
  }
}

/// Rows of a list that are each as wide as their words, with an arrow behind these.
private struct RaggedArrows: Sighting {
  let timeline: Timeline
  let row: NodeID
  let words: NodeID
  let arrow: NodeID
  /// The arrow of another row, which stands elsewhere.
  let other: NodeID
  let room: CGFloat

  private static let mostRows = 32

  static func find(_ list: NodeID, in timeline: Timeline) -> Self? {
    let rows = timeline.tree.children(of: list).prefix(mostRows)
      .compactMap { timeline.plainRow(in: $0) }.filter(timeline.endsWithArrow)
    guard let row = rows.first, let words = timeline.tree.children(of: row).dropLast().last,
      let arrow = timeline.tree.children(of: row).last,
      let start = timeline.screenExtent(arrow, .horizontal)?.start,
      let offer = timeline.offer(row, .horizontal), let width = timeline.length(row, .horizontal),
      offer - width >= Timeline.finger,
      let other = rows.dropFirst().compactMap({ timeline.tree.children(of: $0).last })
        .first(where: { other in
          timeline.isAlike(other, arrow)
            && abs(timeline.start(other, .horizontal) - start) >= Noticeable.gap
        })
    else { return nil }
    return Self(
      timeline: timeline, row: row, words: words, arrow: arrow, other: other, room: offer - width)
  }

  var goal: Goal? {
    Goal(
      [
        .origin(arrow, .horizontal, timeline.start(arrow, .horizontal) + room),
        .origin(words, .horizontal, timeline.start(words, .horizontal)),
        .level(other, arrow, at: 1, .horizontal),
      ], near: [row])
  }

  var suspicion: Suspicion {
    suspected(
      .strandedAccessory, of: row, on: .horizontal, placed: [arrow, other],
      remedies: ["write \(code: "Spacer()") between \(words) and \(arrow)"],
      involving: [arrow, other, words], off: room)
  }

  var statement: Statement {
    Statement(
      """
      \(arrow) stands right behind \(words), \(points(room)) points before the end of its row, \
      and not above \(other)
      """, subject: arrow, isAboutPlace: true,
      because: "Each row is no wider than what is in it")
  }
}

extension Timeline {
  /// Whether a row is words and an arrow, without anything flexible.
  fileprivate func endsWithArrow(_ row: NodeID) -> Bool {
    let views = tree.children(of: row)
    guard (2...3).contains(views.count), isOfWords(views[views.count - 2]),
      let last = views.last.flatMap({ core(of: $0) }), isArrow(last)
    else { return false }
    return !views.contains { isGreedy($0, .horizontal) }
  }

  private func isArrow(_ leaf: NodeID) -> Bool {
    let node = trace.nodes[leaf.index]
    if has(.text, leaf) { return ["›", ">", "→", "❯", "»"].contains(node.words) }
    return has(.symbol, leaf)
      && node.arguments.split { !$0.isLetter }.contains { $0 == "chevron" }
  }
}
