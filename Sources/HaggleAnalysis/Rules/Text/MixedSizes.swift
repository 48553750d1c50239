import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let mixedSizes = Rule(
    id: "mixed-sizes",
    summary:
      "A small unit beside a large number stands in the middle of its height, or hangs low.",
    finding: """
      A row centres its views against each other, also texts of different sizes: the unit behind \
      a large number, or the currency before it, hovers above the line on which the number \
      stands. With `.bottom` their lower edges are in line: below large letters there is far more \
      room than below small ones, so that the unit hangs lower than the number.
      """,
    example: """
      // proposal: 320x120
      HStack(spacing: 4) {
        Text("15.5").font(.system(size: 40)).id("number")
        Text("g").font(.system(size: 17)).id("unit")
      }
      """,
    scope: """
      Reported for two texts of one line beside each other, the one at least one and a half \
      times as large as the other, which is no wider than the large one is high, or is a word or \
      two beside a number. A text with a background of its own is a badge.
      """,
    help: "`HStack(alignment: .firstTextBaseline)`", exception: "it is to be raised",
    keyNote: "of the small one", needs: "the log with the fonts of its texts",
    search: .each(.rows, as: MixedSizes.find))
}

/// A small text in the middle of the height of a large one.
private struct MixedSizes: Sighting {
  let timeline: Timeline
  let row: NodeID
  let small: NodeID
  let large: NodeID
  let drop: CGFloat
  /// Whether the row aligns their lower edges.
  let hangs: Bool

  private static let factor: CGFloat = 1.5
  /// Of the height of a line, what is below the letters. Source: measured, the system's font.
  private static let descent: CGFloat = 0.2
  /// Further apart, in points, they do not belong together.
  private static let most: CGFloat = 12

  static func find(_ row: NodeID, in timeline: Timeline) -> Self? {
    let views = timeline.tree.children(of: row)
    guard !timeline.states("alignment: .center", row) else { return nil }
    let hangs = timeline.states("alignment: .bottom", row)
    for (first, second) in zip(views, views.dropFirst()) {
      guard let a = timeline.line(first), let b = timeline.line(second),
        let left = timeline.rectangle(of: a), let right = timeline.rectangle(of: b),
        right.minX - left.maxX <= Self.most,
        hangs ? abs(left.maxY - right.maxY) < 1 : abs(left.midY - right.midY) < 1
      else { continue }
      let (low, high) = left.height < right.height ? (a, b) : (b, a)
      guard let small = timeline.rectangle(of: low), let large = timeline.rectangle(of: high),
        timeline.fontSize(high) >= Self.factor * timeline.fontSize(low),
        small.width <= large.height || timeline.isUnit(low, of: high),
        large.height >= Self.factor * small.height
      else { continue }
      return Self(
        timeline: timeline, row: row, small: low, large: high,
        drop: hangs ? Self.descent * (large.height - small.height) : large.maxY - small.maxY,
        hangs: hangs)
    }
    return nil
  }

  var goal: Goal? { Goal([.onLine(small, large)], near: [row]) }

  var suspicion: Suspicion {
    suspected(
      .mixedSizes, of: small, on: .vertical, placed: [small, large],
      remedies: ["write \(code: "alignment: .firstTextBaseline") in \(row)"],
      involving: [row, large], off: drop)
  }

  var statement: Statement {
    if hangs {
      return Statement(
        "\(small) hangs lower than the letters of \(large) beside it", isAboutPlace: true,
        because: """
          \(row) aligns their lower edges, and below large letters there is more room than \
          below small ones
          """)
    }
    return Statement(
      "\(small) stands \(points(drop)) points above the lower edge of \(large) beside it",
      isAboutPlace: true,
      because: "\(row) centres its views, whatever the size of their letters")
  }
}

extension Timeline {
  /// A text of one line that a view comes down to.
  fileprivate func line(_ node: NodeID) -> NodeID? {
    guard let text = core(of: node), has(.text, text), place(text) != nil,
      !isPainted(within: node),
      lines(of: text) ?? 1 == 1, fontSize(text) > 0
    else { return nil }
    return text
  }

  /// Whether it is a short word or two beside a number.
  fileprivate func isUnit(_ text: NodeID, of number: NodeID) -> Bool {
    guard let words = trace.nodes[text.index].words, let figures = trace.nodes[number.index].words
    else { return false }
    return figures.contains(where: \.isNumber) && words.count <= Self.mostLetters
      && words.split(separator: " ").count <= 2
  }

  private static let mostLetters = 12

  fileprivate func fontSize(_ text: NodeID) -> CGFloat {
    appearance(of: text).fontSize
  }
}
