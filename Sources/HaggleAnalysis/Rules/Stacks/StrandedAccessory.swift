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
      leading edge and is longer by 44 points.
      """,
    help: "`Spacer()` between the words and the symbol",
    exception: "the symbol is a part of the words", keyNote: "of the row",
    search: .each(.rows, as: StrandedAccessory.find))
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
