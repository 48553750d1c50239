import Foundation
import HaggleAnalysis
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

// Findings of rules on the log alone, as numbers that an edit has to reach.
extension Symptoms {
  /// Views without a length beside a view that takes everything.
  var starved: [Goal] {
    nodes.compactMap { node -> Goal? in
      guard let stack = laidOut.parent(node), children(stack).count > 1,
        let axis = Axis.allCases.first(where: { laidOut.has(.divides($0), stack) }),
        length(node, axis) < 1, !laidOut.has(.spacer, node), laidOut.ideal(node, axis) > 1,
        offer(stack, axis)?.isFinite == true
      else { return nil }
      return Goal(
        "\(node) is \(points(length(node, axis))) \(axis.extent)", of: node,
        [.length(node, axis, .atLeast, Self.touchable)], near: children(stack),
        lengths: [axis: Self.touchable])
    }
  }

  /// The minimum size of a tap target, in points. Source: Apple, Human Interface Guidelines.
  private static let touchable: CGFloat = 44

  /// Texts outside of the safe area, with the background that is to stay there.
  var unsafe: [Goal] { above + below }

  private var below: [Goal] {
    guard let bottom = timeline.tree.roots.first.flatMap(rectangle)?.maxY,
      let text = nodes.first(where: { node in
        isText(node) && !isScrolled(node) && rectangle(node).map { $0.maxY > bottom + 8 } == true
      }),
      let around = laidOut.ancestors(text).first(where: { laidOut.has(.letsReachOut, $0) })
    else { return [] }
    return [
      Goal(
        "\(text) ends below the safe area", of: text,
        [.inside(text, nil, .vertical)]
          + [.length(around, .vertical, .equal, length(around, .vertical))], near: [around])
    ]
  }

  private var above: [Goal] {
    guard let top = timeline.tree.roots.first.flatMap(rectangle)?.minY else { return [] }
    let texts = nodes.filter { node in
      isText(node) && !isScrolled(node) && rectangle(node).map { $0.minY < top - 8 } == true
        && laidOut.ancestors(node).contains { laidOut.has(.letsReachOut, $0) }
    }
    guard let first = texts.first else { return [] }
    let backgrounds = nodes.filter { node in
      EditMaker.fillers.contains(kind(node)) && rectangle(node).map { $0.minY < top } == true
    }
    let kept = backgrounds.flatMap { node in
      Axis.allCases.map { Wish.length(node, $0, .equal, length(node, $0)) }
    }
    return [
      Goal(
        "\(first) begins above the safe area", of: first,
        texts.map { .origin($0, .vertical, top) }.prefix(1) + kept,
        near: laidOut.ancestors(first).filter { laidOut.has(.letsReachOut, $0) } + backgrounds)
    ]
  }

  /// Columns that hug their content in a wider screen.
  var hugged: [Goal] {
    guard let screen = timeline.trace.header.proposal?.width, screen.isFinite else { return [] }
    return nodes.compactMap { stack -> Goal? in
      let isLeading = laidOut.has(.startsWidth, stack)
      guard isLeading || laidOut.has(.endsWidth, stack), laidOut.has(.dividesHeight, stack),
        laidOut.ancestors(stack).allSatisfy({ children($0).count == 1 }),
        let frame = rectangle(stack),
        let child = children(stack).first(where: { isText($0) }) ?? children(stack).first
      else { return nil }
      let gap = isLeading ? frame.minX : screen - frame.maxX
      guard gap > 32, frame.width + 64 < screen else { return nil }
      return Goal(
        "\(stack) stands \(points(gap)) away from the edge that it aligns to", of: stack,
        [.origin(child, .horizontal, isLeading ? 0 : screen - length(child, .horizontal))],
        near: [child])
    }
  }

  /// Views in a `ZStack` next to a spacer that does not move them.
  var layered: [Goal] {
    nodes.compactMap { spacer -> Goal? in
      guard laidOut.has(.spacer, spacer), let stack = laidOut.parent(spacer),
        laidOut.has(.alignsWidth, stack), laidOut.has(.alignsHeight, stack),
        let place = children(stack).firstIndex(of: spacer)
      else { return nil }
      let contents = children(stack).filter { isText($0) || !children($0).isEmpty }
      guard let content = contents.last, let own = children(stack).firstIndex(of: content) else {
        return nil
      }
      return Goal(
        "\(spacer) does not move \(content)", of: spacer,
        [.level(content, stack, at: place < own ? 1 : 0, .vertical)], near: [stack, content])
    }
  }

  /// Lazy grids without stated column spacing.
  var split: [Goal] {
    nodes.compactMap { grid -> Goal? in
      let tracks = Axis.allCases.first { laidOut.has(.makesTracks($0), grid) }
      guard let axis = tracks, let stated = argument(grid, "spacing").flatMap(Double.init),
        let first = children(grid).first, let next = children(grid).dropFirst().first,
        let (a, b) = both(first, next), a.origin[axis.cross] == b.origin[axis.cross]
      else { return nil }
      let gap = b.origin[axis] - a.origin[axis] - a.size[axis]
      guard abs(gap - stated) > Wish.tolerance else { return nil }
      return Goal(
        "\(grid) states a spacing of \(points(stated)), and its tracks are \(points(gap)) apart",
        of: grid, [.gap(first, next, axis, stated)])
    }
  }

  /// Texts whose background precedes their padding or frame.
  var early: [Goal] {
    nodes.compactMap { node -> Goal? in
      guard laidOut.has(.layersBehind, node), let text = children(node).first,
        laidOut.subtree(text).contains(where: isText), !hasClearBackground(node)
      else { return nil }
      let around = laidOut.ancestors(node).prefix { outer in
        children(outer).count == 1 && (laidOut.has(.frames, outer) || laidOut.has(.spaces, outer))
      }
      guard let outer = around.last, let size = timeline.size(of: outer) else { return nil }
      let wishes = Axis.allCases.filter { size[$0] > length(node, $0) + 8 }.map {
        Wish.length(node, $0, .equal, size[$0])
      }
      guard !wishes.isEmpty else { return nil }
      return Goal("The background of \(node) ends before \(outer)", of: node, wishes, near: [outer])
    }
  }

  /// Whether the background of a view is invisible.
  private func hasClearBackground(_ node: NodeID) -> Bool {
    let layers = children(node).dropFirst()
    return !layers.isEmpty && layers.allSatisfy { timeline.isClear($0) }
  }

  /// Cards stretched to the screen by a spacer inside.
  var tallCards: [Goal] {
    nodes.compactMap { card -> Goal? in
      guard laidOut.has(.layersBehind, card),
        laidOut.subtree(card).contains(where: { laidOut.has(.spacer, $0) }),
        laidOut.subtree(card).contains(where: isText), let column = divider(of: card, .vertical),
        length(card, .vertical) > 2 * laidOut.ideal(card, .vertical) + 40
      else { return nil }
      let own = branch(card, of: column)
      let enough = laidOut.ideal(own, .vertical)
      return Goal(
        "\(card) is \(points(length(card, .vertical))) high, and \(points(enough)) would do",
        of: card, [.length(own, .vertical, .atMost, enough)], near: [own],
        lengths: [.vertical: enough])
    }
  }

  private func both(_ a: NodeID, _ b: NodeID) -> (CGRect, CGRect)? {
    guard let first = rectangle(a), let second = rectangle(b) else { return nil }
    return (first, second)
  }
}
