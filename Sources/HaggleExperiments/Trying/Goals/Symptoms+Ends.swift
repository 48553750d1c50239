import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

// Views that end early, maybe on purpose: guesses.
extension Symptoms {
  /// Images after a text, in the middle of a frame, that may be meant for its other end.
  var accessories: [Goal] {
    nodes.compactMap { row -> Goal? in
      let views = children(row)
      guard laidOut.has(.divides(.horizontal), row), views.count > 1, let first = views.first,
        let last = views.last, !views.contains(where: { laidOut.has(.spacer, $0) }),
        laidOut.subtree(first).contains(where: isText), isPicture(last),
        let frame = laidOut.ancestors(row).prefix(Self.mostModifiers).first(where: {
          laidOut.has(.limits(.horizontal), $0)
        }), let room = rectangle(frame), let own = rectangle(row), let end = rectangle(last),
        laidOut.ancestors(row).prefix(while: { $0 != frame }).allSatisfy({
          children($0).count == 1
        }), own.minX - room.minX <= Self.margin, room.maxX - own.maxX > 2 * Self.margin
      else { return nil }
      let place = room.maxX - (own.minX - room.minX) - end.width
      return Goal(
        "\(last) stands behind \(first), \(points(room.maxX - own.maxX)) points before the end",
        of: last,
        [.origin(last, .horizontal, place), .origin(first, .horizontal, own.minX)], near: [row])
    }
  }

  /// The maximum number of modifiers searched around a row.
  private static let mostModifiers = 6
  /// Larger insets, in points, are no margins.
  private static let margin: CGFloat = 24

  private func isPicture(_ node: NodeID) -> Bool {
    let leaves = laidOut.subtree(node).filter { children($0).isEmpty }
    return leaves.count == 1 && laidOut.has(.image, leaves[0])
  }

  /// Texts that are cut by a line limit of their own.
  var shortLimits: [Goal] {
    nodes.compactMap { text -> Goal? in
      guard isText(text), let place = timeline.trace.nodes[text.index].place,
        let spot = bench.outline.spot(at: place), bench.outline.views[spot.view].has("lineLimit"),
        laidOut.ideal(text, .horizontal) > length(text, .horizontal) + Wish.tolerance
      else { return nil }
      let line = laidOut.answer(of: text, to: .unspecified).height
      return Goal(
        "\(text) is cut by its line limit", of: text,
        [.length(text, .vertical, .atLeast, length(text, .vertical) + line)])
    }
  }

  /// Scroll views with padding inside a screen: their content is cut at the padding.
  var paddedScrollers: [Goal] {
    guard let room = timeline.trace.header.proposal, let width = room.width,
      let height = room.height, width.isFinite, height.isFinite
    else { return [] }
    return nodes.compactMap { node -> Goal? in
      guard laidOut.has(.scrolls, node), kind(node) == "ScrollView", !isScrolled(node),
        let parent = laidOut.parent(node), kind(parent) == "padding",
        laidOut.ancestors(node).allSatisfy({ children($0).count == 1 }),
        length(node, .horizontal) < width - 8 || length(node, .vertical) < height - 8,
        length(parent, .horizontal) == width, length(parent, .vertical) == height
      else { return nil }
      var goal = Goal(
        "\(node) ends \(points(width - length(node, .horizontal))) points before the edges",
        of: node,
        [.length(node, .horizontal, .equal, width), .length(node, .vertical, .equal, height)]
          + children(node).prefix(1).compactMap { child in
            laidOut.subtree(child).first(where: isText).flatMap { text in
              rectangle(text).map { .origin(text, .horizontal, $0.minX) }
            }
          }, near: [parent])
      goal.isUnseen = true
      return goal
    }
  }
}
