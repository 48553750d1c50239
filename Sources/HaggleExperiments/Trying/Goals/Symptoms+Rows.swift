import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

// Guesses about rows: their heights, and the positions of their views.
extension Symptoms {
  /// Whether a container divides only its width among its children.
  private func isRow(_ node: NodeID) -> Bool {
    laidOut.has(.divides(.horizontal), node) && !laidOut.has(.divides(.vertical), node)
  }

  /// Buttons beside the middle of a text or field with several lines.
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

  /// Images and shapes beside the middle of much higher texts.
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

  /// Rows as high as the screen because of flexible frames inside.
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

  /// Words in a row that is centred as a whole, with something small at one end only.
  var offCentre: [Goal] {
    nodes.compactMap { row -> Goal? in
      let parts = children(row)
      guard isRow(row), parts.count == 2, let text = parts.first(where: isText),
        let other = parts.first(where: { $0 != text }), !isText(other),
        length(other, .horizontal) <= 1.5 * length(text, .vertical),
        let outer = laidOut.parent(row), children(outer).count == 1, kind(outer) == "frame",
        length(outer, .horizontal) > length(row, .horizontal) + 40,
        let own = rectangle(row), let whole = rectangle(outer), abs(own.midX - whole.midX) < 1
      else { return nil }
      return Goal(
        "\(row) is in the middle of \(outer) as a whole, and \(text) is not", of: text,
        [.level(text, outer, at: 0.5, .horizontal)], near: [row, other])
    }
  }

  /// Columns of a row that hug their words, with space left over.
  var shared: [Goal] {
    nodes.compactMap { row -> Goal? in
      let parts = children(row)
      guard isRow(row), (2...3).contains(parts.count), let room = offer(row, .horizontal),
        room.isFinite, length(row, .horizontal) + 80 < room,
        parts.allSatisfy({ part in
          laidOut.subtree(part).contains { laidOut.has(.divides(.vertical), $0) }
            && laidOut.subtree(part).contains(where: isText)
        })
      else { return nil }
      let widths = parts.map { length($0, .horizontal) }
      guard let least = widths.min(), let most = widths.max(), most > least + 12 else { return nil }
      let share = room / CGFloat(parts.count) - 40
      return Goal(
        "The columns of \(row) are as wide as their words", of: row,
        parts.map { .length($0, .horizontal, .atLeast, share) }, near: parts)
    }
  }

  /// Images at the edge, in a column as wide as the screen that aligns its words.
  var leadingPictures: [Goal] {
    nodes.compactMap { column -> Goal? in
      guard laidOut.has(.dividesHeight, column), laidOut.has(.startsWidth, column),
        children(column).contains(where: isText), let room = offer(column, .horizontal),
        abs(length(column, .horizontal) - room) < 1,
        let picture = children(column).first(where: { node in
          laidOut.subtree(node).last.map { laidOut.has(.image, $0) } == true
            && 2 * length(node, .horizontal) < room
        })
      else { return nil }
      return Goal(
        "\(picture) stands at the leading edge of \(column), as all in it", of: picture,
        [.level(picture, column, at: 0.5, .horizontal)] + stayingLevel(column, but: picture))
    }
  }

  private func stayingLevel(_ column: NodeID, but node: NodeID) -> [Wish] {
    children(column).filter { $0 != node }.compactMap { other in
      rectangle(other).map { .origin(other, .horizontal, $0.minX) }
    }
  }

  /// Backgrounds that are the whole content of a list row and much narrower.
  var narrowRows: [Goal] {
    nodes.compactMap { row -> Goal? in
      guard let list = laidOut.parent(row), ["List", "Form"].contains(kind(list)),
        let painted = laidOut.subtree(row).first(where: { laidOut.has(.layersBehind, $0) }),
        laidOut.subtree(painted).contains(where: isText),
        abs(length(painted, .horizontal) - length(row, .horizontal)) < 1,
        2 * length(painted, .horizontal) < length(list, .horizontal)
      else { return nil }
      return Goal(
        "\(painted) is \(points(length(painted, .horizontal))) wide in a row of \(list)",
        of: painted,
        [.length(painted, .horizontal, .atLeast, 0.8 * length(list, .horizontal))], near: [row])
    }
  }

  /// Declared layouts in the middle of a wider column, whose first view is at their edge.
  var centredFlows: [Goal] {
    nodes.compactMap { flow -> Goal? in
      guard laidOut.has(.declared, flow), children(flow).count > 2, let own = rectangle(flow),
        let first = children(flow).first.flatMap(rectangle), abs(first.minX - own.minX) < 1,
        let column = laidOut.ancestors(flow).first(where: { children($0).count > 1 }),
        laidOut.has(.dividesHeight, column), let whole = rectangle(column),
        own.width < 0.8 * whole.width, abs(own.midX - whole.midX) < 1
      else { return nil }
      return Goal(
        "\(flow) is \(points(own.width)) wide and stands in the middle of \(column)", of: flow,
        [
          .level(flow, column, at: 0, .horizontal),
          .length(column, .horizontal, .equal, whole.width),
        ],
        near: [column])
    }
  }

  /// Images that fill the columns of a lazy grid at their own aspect ratio.
  var tallTiles: [Goal] {
    nodes.compactMap { grid -> Goal? in
      guard laidOut.has(.makesTracks(.horizontal), grid), let tile = children(grid).first,
        laidOut.subtree(tile).contains(where: { laidOut.has(.proposesShape, $0) }),
        laidOut.subtree(tile).last.map({ laidOut.has(.image, $0) }) == true,
        offer(tile, .vertical) == nil, let place = rectangle(tile),
        abs(place.width - place.height) > 8
      else { return nil }
      let rows = Set(children(grid).compactMap { rectangle($0)?.minY }).count
      let enough = length(grid, .vertical) - CGFloat(rows) * (place.height - place.width)
      return Goal(
        "\(tile) is \(points(place.width)) wide and \(points(place.height)) high", of: tile,
        [.length(grid, .vertical, .equal, enough)], near: [grid],
        lengths: [.vertical: place.width])
    }
  }

  /// Text centred in the space beside a bar, not on the screen.
  var aboveBars: [Goal] {
    nodes.compactMap { column -> Goal? in
      let parts = children(column)
      guard laidOut.has(.dividesHeight, column), !laidOut.has(.divides(.horizontal), column),
        parts.count == 2, let page = parts.first(where: { kind($0) == "frame" }),
        argument(page, "maxHeight") == ".infinity", let words = children(page).first,
        isText(words), let bar = parts.first(where: { $0 != page }), let place = rectangle(bar),
        length(bar, .vertical) < 120, let root = timeline.tree.roots.first,
        abs(length(root, .vertical) - length(column, .vertical)) < 1
      else { return nil }
      return Goal(
        "\(words) is in the middle of what \(bar) leaves", of: words,
        [.level(words, root, at: 0.5, .vertical), .origin(bar, .vertical, place.minY)],
        near: [column])
    }
  }

  /// Three or more similar views close together in the middle of a row.
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
