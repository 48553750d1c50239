import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let touchingWords = Rule(
    id: "touching-words",
    summary: "Words in columns beside each other run together.",
    finding: """
      Equal columns without spacing give each of them its share of the width, and nothing keeps the \
      words of one away from those of the next: where both are as wide as their column, they read \
      as one word.
      """,
    example: """
      // proposal: 180x60
      // text-cell: 10x20
      HStack(spacing: 0) {
        ForEach(["CHARGE", "EFFORT", "REST"], id: \\.self) { label in
          Text(label).frame(maxWidth: .infinity).id(label)
        }
      }
      .id("labels")
      """,
    scope: """
      Reported for three columns or more, without paint of their own, whose words are less than 2 \
      points apart.
      """,
    help: "a spacing between the columns; `.minimumScaleFactor(0.7)` on the words",
    exception: "the words are one text", keyNote: "of the row",
    search: .each(.rows, as: TouchingWords.find))
}

/// Words of two columns with hardly anything between them.
private struct TouchingWords: Sighting {
  let timeline: Timeline
  let row: NodeID
  let text: NodeID
  let next: NodeID
  let gap: CGFloat

  private static let leastColumns = 3
  /// Closer, in points, they read as one word.
  private static let most: CGFloat = 2
  private static let mostWords = 4

  static func find(_ row: NodeID, in timeline: Timeline) -> Self? {
    let columns = timeline.tree.children(of: row)
    guard columns.count >= leastColumns,
      columns.allSatisfy({ column in
        timeline.isGreedy(column, .horizontal)
          && !timeline.modified(by: column).contains { timeline.isPainted(behind: $0) }
      })
    else { return nil }
    for (column, other) in zip(columns, columns.dropFirst()) {
      for text in timeline.texts(in: column, most: mostWords) {
        for next in timeline.texts(in: other, most: mostWords) {
          guard timeline.isReadable(text), timeline.isReadable(next),
            let (own, beside) = timeline.screenExtents(text, next, .horizontal),
            let (line, nextLine) = timeline.screenExtents(text, next, .vertical),
            abs(line.start - nextLine.start) < 1, abs(line.end - nextLine.end) < 1,
            case let gap = beside.start - own.end, gap >= 0, gap < most
          else { continue }
          return Self(timeline: timeline, row: row, text: text, next: next, gap: gap)
        }
      }
    }
    return nil
  }

  var goal: Goal? {
    Goal(
      [
        .whole(text), .whole(next), .gap(text, next, .horizontal, Noticeable.gap),
        .level(text, next, at: 0, .vertical),
      ], near: [row, text], lengths: [.horizontal: Noticeable.gap])
  }

  var suspicion: Suspicion {
    suspected(
      .touchingWords, of: text, on: .horizontal, placed: [text, next],
      remedies: [
        "write \(code: "spacing: 8") in \(row)",
        "write \(code: ".minimumScaleFactor(0.7)") and \(code: ".lineLimit(1)") on \(text)",
      ], involving: [row, next], off: Self.most - gap)
  }

  var statement: Statement {
    Statement(
      "\(next) begins \(points(gap)) points behind the end of \(text)", subject: text,
      isAboutPlace: true,
      because: "The columns of \(row) have no spacing, and these words are as wide as theirs")
  }
}
