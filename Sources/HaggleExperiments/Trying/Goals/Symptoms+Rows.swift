import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

// Guesses about rows: how high they are, and where in them their views stand.
extension Symptoms {
  /// Whether a container divides its width among its views, and its height not.
  private func isRow(_ node: NodeID) -> Bool {
    laidOut.has(.divides(.horizontal), node) && !laidOut.has(.divides(.vertical), node)
  }

  /// Buttons beside the middle of a text or field of several lines.
  var besideMiddle: [Goal] {
    nodes.flatMap { row -> [Goal] in
      guard isRow(row),
        argument(row, "alignment") == nil,
        let field = children(row).first(where: { kind($0) == "TextField" })
      else { return [] }
      return children(row).filter { button in
        kind(button) == "Button" && length(button, .vertical) < length(field, .vertical) - 8
      }.map {
        Goal(
          "\($0) stands beside the middle of \(field)", of: $0,
          [.level($0, field, at: 1, .vertical)], near: [row])
      }
    }
  }

  /// Pictures and shapes beside the middle of texts that are far higher.
  var besideTexts: [Goal] {
    nodes.flatMap { row -> [Goal] in
      guard isRow(row),
        argument(row, "alignment") == nil,
        let texts = children(row).first(where: { node in
          length(node, .vertical) == length(row, .vertical)
            && laidOut.subtree(node).count(where: isText) > 1
        })
      else { return [] }
      return children(row).filter { other in
        let views = laidOut.subtree(other)
        guard let core = views.last, views.allSatisfy({ children($0).count < 2 }),
          length(other, .vertical) > 8
        else { return false }
        return (laidOut.has(.image, core) || laidOut.has(.decorates, core))
          && 1.5 * length(other, .vertical) < length(texts, .vertical)
      }.map {
        Goal(
          "\($0) stands beside the middle of \(texts)", of: $0,
          [.level($0, texts, at: 0, .vertical)], near: [row])
      }
    }
  }

  /// Rows as high as the screen for frames without a limit in them.
  var tallRows: [Goal] {
    nodes.compactMap { row -> Goal? in
      guard isRow(row),
        let offered = offer(row, .vertical), offered.isFinite,
        laidOut.subtree(row).contains(where: { argument($0, "maxHeight") == ".infinity" })
      else { return nil }
      let ideal = laidOut.ideal(row, .vertical)
      guard ideal > 10, length(row, .vertical) > 2 * ideal + 40 else { return nil }
      return Goal(
        "\(row) is \(points(length(row, .vertical))) high, and \(points(ideal)) would do", of: row,
        [.length(row, .vertical, .atMost, ideal)])
    }
  }

  /// Three and more of a kind that huddle in the middle of a row.
  var huddled: [Goal] {
    nodes.compactMap { row -> Goal? in
      let parts = children(row)
      guard isRow(row),
        parts.count > 2, !parts.contains(where: { laidOut.has(.spacer, $0) }),
        let outer = laidOut.ancestors(row).first(where: {
          length($0, .horizontal) > length(row, .horizontal) + 8
        }), children(outer).count == 1,
        length(outer, .horizontal) > 1.4 * length(row, .horizontal),
        let first = timeline.trace.nodes[parts[0].index].place,
        parts.allSatisfy({ timeline.trace.nodes[$0.index].place == first })
      else { return nil }
      let share = length(outer, .horizontal) / CGFloat(parts.count)
      return Goal(
        "The views of \(row) huddle in its middle", of: row,
        parts.map { .length($0, .horizontal, .atLeast, share - 20) }, near: [parts[0], outer])
    }
  }
}
