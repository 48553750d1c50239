import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let unlevelParts = Rule(
    id: "unlevel-parts",
    summary: "The same view of two cards in a row stands at different heights.",
    finding: """
      Cards of one kind stand side by side, and something that one of them has and the other \
      one has not, a symbol, a badge, a longer bar, moves what is below it: the titles of the \
      cards are not on one line.
      """,
    example: """
      // proposal: 200x100
      // text-cell: 8x20
      struct Card: View {
        let title: String
        var icon: Color?
        var body: some View {
          VStack(spacing: 6) {
            if let icon { icon.frame(width: 14, height: 14) }
            Text(title).id(title)
          }
          .frame(width: 60)
        }
      }
      HStack(alignment: .top, spacing: 4) {
        Card(title: "Prowl", icon: .orange)
        Card(title: "Notes")
      }
      """,
    scope: """
      Reported for texts of one height that one line of the source makes, in columns that begin \
      on one line, in a row or in a line of a grid, also where a column lies on something that \
      is as large in each of them. Where a text above has more lines, `uneven-lines` reports it.
      """,
    help: """
      `alignment: .bottom` in the row; room for what is missing: `.opacity(icon == nil ? 0 : \
      1)` instead of `if`; what is only there at times as an `.overlay`
      """,
    exception: "each card is read by itself",
    keyNote: "of the one that is further down", needs: "the log",
    search: .symptoms { timeline in
      timeline.rows.compactMap { row in
        UnlevelParts.find(timeline.tree.children(of: row), in: row, timeline)
      }
        + (timeline.lazyGrids + timeline.grids).sorted().flatMap { grid in
          timeline.lines(of: grid, along: .horizontal).compactMap { line in
            UnlevelParts.find(line, in: grid, timeline)
          }
        }
    })
}

/// Cards in a row in which the same text is not level.
private struct UnlevelParts: Sighting {
  let timeline: Timeline
  let row: NodeID
  let cards: [NodeID]
  let upper: NodeID
  let lower: NodeID
  let texts: [NodeID]
  let shift: CGFloat

  /// Smaller differences, in points, are not noticeable.
  private static let least: CGFloat = 6
  /// More texts of a card are not looked at.
  private static let most = 16

  static func find(_ views: [NodeID], in row: NodeID, _ timeline: Timeline) -> Self? {
    let cards = views.filter { !timeline.has(.spacer, $0) }
    guard cards.count > 1,
      timeline.areLevel(cards, at: \.start)
        || timeline.isLazyGrid(row) && timeline.areLevel(cards, at: \.middle)
    else { return nil }
    let parts = cards.map { timeline.columnTexts(of: $0, most: Self.most) }
    guard parts.allSatisfy({ !$0.isEmpty }), parts.allSatisfy({ timeline.isUniform($0, parts[0]) }),
      let last = parts[0].last
    else { return nil }
    let texts = parts.compactMap { part in part.last { timeline.place($0) == timeline.place(last) }
    }
    let spans = texts.compactMap { text in
      timeline.screenExtent(text, .vertical).map { (text: text, start: $0.start, end: $0.end) }
    }
    guard texts.count == cards.count, spans.count == texts.count,
      let (upper, lower) = spans.extremes(by: { $0.start }), lower.start - upper.start >= Self.least
    else { return nil }
    return Self(
      timeline: timeline, row: row, cards: cards, upper: upper.text, lower: lower.text,
      texts: texts, shift: lower.start - upper.start)
  }

  var goal: Goal? {
    Goal(
      texts.map { .level($0, lower, at: 0, .vertical) },
      near: [row] + cards.prefix(1) + [upper])
  }

  var suspicion: Suspicion {
    suspected(
      .unlevelParts, of: lower, on: .vertical, placed: [upper, lower], remedies: remedies,
      involving: [row, upper], off: shift)
  }

  private var remedies: [Prose] {
    let isInColumns = cards.allSatisfy { timeline.column(in: $0) != nil }
    guard isInColumns, timeline.dividedAxes(row) == .horizontal else {
      return [
        """
        give what stands above \(upper) and \(lower) one height, with \
        \(code: ".frame(height: …)")
        """
      ]
    }
    return [
      "write \(code: "alignment: .bottom") in \(row)",
      "keep the room of what is not there: \(code: ".opacity(0)") instead of \(code: "if")",
    ]
  }

  var statement: Statement {
    Statement(
      "\(lower) stands \(points(shift)) points below \(upper), its like in \(row)",
      isAboutPlace: true,
      because: "What is above it in its column is longer, or is not there in the other")
  }
}

extension Timeline {
  /// Whether the upper edges of views are on one line, or their middles, as a grid puts what is
  /// lower than its line.
  fileprivate func areLevel(_ nodes: [NodeID], at place: KeyPath<Extent, CGFloat>) -> Bool {
    let places = nodes.compactMap { screenExtent($0, .vertical)?[keyPath: place] }
    guard places.count == nodes.count, let least = places.min(), let most = places.max() else {
      return false
    }
    return most - least < 1
  }

  /// The texts of a card that is a column, or that has one lying on it.
  fileprivate func columnTexts(of card: NodeID, most: Int) -> [NodeID] {
    guard let column = column(in: card) ?? column(on: card) else { return [] }
    let texts = tree.children(of: column).prefix(most).compactMap { child in
      core(of: child).flatMap { has(.text, $0) && place($0) != nil ? $0 : nil }
    }
    // The entries of a list have one place, and are no parts of a card.
    return texts.filter { text in texts.count { place($0) == place(text) } == 1 }
  }

  /// One view alone is in a column as well, as where the rest of it is left out.
  fileprivate func column(in card: NodeID) -> NodeID? {
    modified(by: card).first { has(.divides(.vertical), $0) && !has(.divides(.horizontal), $0) }
  }

  /// The only column that lies on a card.
  private func column(on card: NodeID) -> NodeID? {
    let layers = modified(by: card).map { node in
      isLayerStack(node) ? tree.children(of: node).dropFirst() : overlays(of: node)
    }
    return layers.first { !$0.isEmpty }.flatMap { layers in
      layers.count == 1 ? layers.first.flatMap { column(in: $0) } : nil
    }
  }

  /// Whether two cards have the same texts, each of one height.
  fileprivate func isUniform(_ texts: [NodeID], _ others: [NodeID]) -> Bool {
    let common = texts.filter { text in others.contains { place($0) == place(text) } }
    return !common.isEmpty
      && common.allSatisfy { text in
        others.contains {
          place($0) == place(text) && length($0, .vertical) == length(text, .vertical)
        }
      }
  }
}
