import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let crowdedRow = Rule(
    id: "crowded-row",
    summary: "With large type both texts of a row break into lines, and one would not by itself.",
    finding: """
      A row stays a row at every type size. With the largest ones its texts share the width of a \
      phone, each in a narrow column of single words, where one below the other has all of it.
      """,
    example: """
      // proposal: 393x300
      // text-cell: 6x17
      HStack {
        Text("Shipping address").font(.system(size: 40)).id("title")
        Spacer()
        Text("St. James Square 12 A").font(.system(size: 40)).id("value")
      }
      .id("row")
      """,
    scope: """
      Reported for rows with two texts in letters of at least 28 points, each of which takes two \
      or more lines, and one would fit into the row alone in one.
      """,
    help: """
      `ViewThatFits { HStack { … } VStack { … } }`, or a `VStack` where \
      `dynamicTypeSize.isAccessibilitySize`
      """,
    exception: "the columns are wanted", needs: "the log with the text's reasons",
    consequences: [Rule.lostWords.id],
    search: .each(.rows, as: CrowdedRow.find))
}

/// Two texts in a row that both wrap.
private struct CrowdedRow: Detection {
  let timeline: Timeline
  let row: NodeID
  let texts: [NodeID]
  let width: CGFloat

  /// The letters of the accessibility sizes, in points.
  private static let large: CGFloat = 28

  static func find(_ row: NodeID, in timeline: Timeline) -> Self? {
    let texts = timeline.tree.children(of: row).compactMap { timeline.core(of: $0) }
      .filter { timeline.has(.text, $0) }
    guard texts.count == 2, let width = timeline.length(row, .horizontal),
      texts.allSatisfy({ text in
        timeline.appearance(of: text).fontSize >= Self.large
          && timeline.lines(of: text).map { $0 > 1 } == true
      }), texts.contains(where: { timeline.ideal($0, .horizontal).map { $0 <= width } == true })
    else { return nil }
    return Self(
      timeline: timeline, row: row, texts: texts, width: width)
  }

  var goal: Goal? {
    Goal(
      texts.compactMap { text in
        timeline.ideal(text, .horizontal).map {
          .length(text, .horizontal, .atLeast(min($0, width / 2 + 1)))
        }
      }, near: [row])
  }

  var suspicion: Suspicion {
    let finding = Finding(
      .crowdedRow, of: row, on: .horizontal, in: timeline,
      saying: Statement(
        "\(texts[0]) and \(texts[1]) both break into lines, as they share the width of \(row)",
        because: "It is \(points(width)) points wide, and a row at every type size"),
      shownBy: timeline.placings(of: texts),
      remedies: [
        """
        write \(code: "ViewThatFits(in: .horizontal)") with the row and a \(code: "VStack") of the \
        same views
        """
      ])
    let needed = texts.compactMap { timeline.ideal($0, .horizontal) }.reduce(0, +)
    return Suspicion(finding, involving: texts, off: max(needed - width, 0))
  }
}
