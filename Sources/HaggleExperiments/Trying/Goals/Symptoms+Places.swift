import Foundation
import HaggleReplay
import HaggleSyntax
import HaggleTraces
import HaggleVocabulary

// Views with an unexpected position.
extension Symptoms {
  /// Containers whose alignment has no effect because they are as small as their content.
  var misaligned: [Goal] {
    nodes.compactMap { node -> Goal? in
      guard let alignment = argument(node, "alignment"), kind(node) != "frame",
        laidOut.has(.alignsWidth, node) || laidOut.has(.alignsHeight, node)
          || kind(node) == "ZStack",
        let outer = laidOut.ancestors(node).first(where: {
          children($0).count != 1 || isLonger($0, than: node)
        }),
        children(outer).count == 1
      else { return nil }
      let wishes = Axis.allCases.compactMap { axis -> Wish? in
        guard let share = Self.share(alignment, axis), length(outer, axis) > length(node, axis) + 8,
          !isLevel(node, outer, at: share, on: axis)
        else { return nil }
        return .level(node, outer, at: share, axis)
      }
      guard !wishes.isEmpty else { return nil }
      return Goal(
        "\(node) is aligned \(alignment) and hugs what is in it, so that nothing moves", of: node,
        wishes + keeping(outer), near: [outer])
    }
  }

  /// The wish that a view keeps its size.
  private func keeping(_ node: NodeID) -> [Wish] {
    Axis.allCases.map { .length(node, $0, .equal, length(node, $0)) }
  }

  private func isLonger(_ outer: NodeID, than node: NodeID) -> Bool {
    Axis.allCases.contains { length(outer, $0) > length(node, $0) + 8 }
  }

  /// The fraction of its length at which an alignment aligns a view on an axis; nil for none or the
  /// centre.
  private static func share(_ alignment: String, _ axis: Axis) -> CGFloat? {
    let word = alignment.lowercased()
    let (low, high) = axis == .horizontal ? ("leading", "trailing") : ("top", "bottom")
    if word.contains(low) { return 0 }
    return word.contains(high) ? 1 : nil
  }

  private func isLevel(
    _ a: NodeID, _ b: NodeID, at share: CGFloat, on axis: Axis
  ) -> Bool {
    guard let first = rectangle(a), let second = rectangle(b) else { return true }
    let distance =
      first.origin[axis] + first.size[axis] * share - second.origin[axis]
      - second.size[axis] * share
    return abs(distance) <= Wish.tolerance
  }

  /// Spacers and flexible frames without a proposed length, which have no effect.
  var powerless: [Goal] {
    nodes.compactMap { node -> Goal? in
      guard let axis = Axis.allCases.first(where: { isPowerless(node, $0) }) else { return nil }
      let scroller = laidOut.ancestors(node).last { laidOut.has(.scrolls, $0) }
      let isSpacer = laidOut.has(.spacer, node)
      guard let scroller else {
        return isSpacer
          ? Goal(
            "\(node) is offered no length to take", of: node, [.length(node, axis, .atLeast, 40)])
          : nil
      }
      let parent = laidOut.parent(node) ?? node
      let content =
        isSpacer ? children(parent).first { !laidOut.has(.spacer, $0) } : children(node).first
      guard let content, length(scroller, axis) > length(content, axis) + 40 else { return nil }
      return Goal(
        "\(content) is not in the middle: in \(scroller) nothing offers \(node) a length",
        of: content,
        [.level(content, scroller, at: 0.5, axis)] + keeping(scroller), near: [parent, scroller])
    }
  }

  private func isPowerless(_ node: NodeID, _ axis: Axis) -> Bool {
    guard timeline.placement(of: node) != nil else { return false }
    if laidOut.has(.spacer, node) {
      guard let parent = laidOut.parent(node), laidOut.has(.divides(axis), parent) else {
        return false
      }
      return offer(parent, axis) == nil && length(node, axis) < 20
    }
    let word = axis == .horizontal ? "maxWidth" : "maxHeight"
    return kind(node) == "frame" && argument(node, word) == ".infinity" && offer(node, axis) == nil
  }

  /// Views between two spacers that are not centred.
  var uncentred: [Goal] {
    nodes.compactMap { row -> Goal? in
      let parts = children(row)
      guard parts.count == 5, [1, 3].allSatisfy({ laidOut.has(.spacer, parts[$0]) }),
        let axis = Axis.allCases.first(where: { laidOut.has(.divides($0), row) }),
        !isLevel(parts[2], row, at: 0.5, on: axis)
      else { return nil }
      return Goal(
        "\(parts[2]) is not in the middle of \(row)", of: parts[2],
        [.level(parts[2], row, at: 0.5, axis)] + keeping(row), near: [row] + parts)
    }
  }

  /// Views that a guide moves in the unexpected direction.
  var raised: [Goal] {
    nodes.compactMap { node -> Goal? in
      guard kind(node) == "alignmentGuide", let number = guide(of: node),
        let axis = Axis.allCases.first(where: { laidOut.has(.guides($0), node) }),
        let row = laidOut.parent(node), let own = rectangle(node),
        let other = children(row).first(where: { $0 != node }), let second = rectangle(other),
        abs(own.origin[axis] - second.origin[axis] + number) <= Wish.tolerance
      else { return nil }
      return Goal(
        "\(node) moves by \(points(-number)): its line is \(points(number)) behind its edge",
        of: node,
        [.distance(node, behind: other, axis, number)], near: [row])
    }
  }

  /// The value of a guide's closure.
  private func guide(of node: NodeID) -> CGFloat? {
    guard let closure = link(node)?.closures.first,
      let last = bench.outline.tree
        .statements(of: closure.closure.body).last,
      case .expression(let id) = bench.outline.tree[last].kind
    else { return nil }
    switch bench.outline.tree[id].kind {
    case .integer(let number), .float(let number): return number
    default: return nil
    }
  }

  /// Unstated spacing between views that fill a container.
  var gaps: [Goal] {
    nodes.compactMap { stack -> Goal? in
      let parts = children(stack)
      guard parts.count > 1,
        let axis = Axis.allCases.first(where: { laidOut.has(.divides($0), stack) }),
        link(stack)?.argument("spacing") == nil, kind(stack) != "Grid",
        parts.allSatisfy({ isFill($0) && length($0, axis.cross) >= length(stack, axis.cross) - 1 })
      else { return nil }
      let pairs = zip(parts, parts.dropFirst())
      guard pairs.contains(where: { isApart($0, $1, axis) }) else { return nil }
      return Goal(
        "\(stack) puts a distance between its views that it does not state", of: stack,
        pairs.map { .gap($0, $1, axis, 0) }, near: parts)
    }
  }

  /// Whether a view is a colour or shape, possibly framed, or has one as background.
  private func isFill(_ node: NodeID) -> Bool {
    let leaves = laidOut.subtree(node).filter { children($0).isEmpty }
    return leaves.contains { EditMaker.fillers.contains(kind($0)) && kind($0) != "Divider" }
      && !leaves.contains { isText($0) && leaves.count == 1 }
  }

  private func isApart(_ a: NodeID, _ b: NodeID, _ axis: Axis) -> Bool {
    guard let first = rectangle(a), let second = rectangle(b) else { return false }
    return second.origin[axis] - first.origin[axis] - first.size[axis] > Wish.tolerance
  }

  /// Rotated views that keep their unrotated size.
  var turned: [Goal] {
    nodes.compactMap { node -> Goal? in
      guard
        link(node)?.name == "rotationEffect"
          || !timeline.trace.nodes[node.index].appearance.effects.isEmpty,
        let drawn = timeline.drawnFrame(of: node)?.size, let size = timeline.size(of: node),
        isTurned(size, drawn) || isShrunk(size, drawn), let parent = laidOut.parent(node),
        children(parent).count > 1
      else { return nil }
      return Goal(
        "\(node) covers \(NumberText.display(drawn)), in the room of \(NumberText.display(size))",
        of: node, [.drawn(node, drawn)],
        lengths: [.horizontal: drawn.width, .vertical: drawn.height])
    }
  }

  private func isTurned(_ size: CGSize, _ drawn: CGSize) -> Bool {
    abs(drawn.width - size.height) < 1 && abs(drawn.height - size.width) < 1
      && abs(drawn.width - size.width) > 1
  }

  private func isShrunk(_ size: CGSize, _ drawn: CGSize) -> Bool {
    drawn.width <= 0.6 * size.width && drawn.height <= 0.6 * size.height && drawn.width > 1
  }

  /// Backgrounds and borders in a row that are lower than the row.
  var uneven: [Goal] {
    nodes.flatMap { row -> [Goal] in
      guard laidOut.has(.divides(.horizontal), row), children(row).count > 1,
        argument(row, "alignment") == nil
      else { return [] }
      return children(row).compactMap { child in
        let height = children(row).filter { isBeside($0, child) }.map { length($0, .vertical) }
          .max()
        let framed = laidOut.subtree(child).first { laidOut.has(.layersBehind, $0) }
        guard let framed, let height, length(framed, .vertical) < height - 4,
          branch(framed, of: row) == child,
          length(framed, .vertical) >= length(child, .vertical) - 1
        else { return nil }
        return Goal(
          """
          \(framed) is \(points(length(framed, .vertical))) high, \(row) around it \(points(height))
          """,
          of: framed,
          [.length(framed, .vertical, .equal, height)] + [keepingHeight(of: row)],
          near: [row, child], lengths: [.vertical: height])
      }
    }
  }

  /// Whether two views of a row or grid are on one line.
  private func isBeside(_ a: NodeID, _ b: NodeID) -> Bool {
    guard let first = rectangle(a), let second = rectangle(b) else { return false }
    return first.minY < second.maxY && second.minY < first.maxY
  }

  private func keepingHeight(of row: NodeID) -> Wish {
    .length(row, .vertical, .equal, length(row, .vertical))
  }

  /// Whether views are aligned at their centres or at an edge.
  private func areLevel(_ views: [NodeID]) -> Bool {
    let frames = views.compactMap(rectangle)
    let edges: [(CGRect) -> CGFloat] = [\.minX, \.midX, \.maxX]
    return edges.contains { edge in
      let places = frames.map(edge)
      return places.allSatisfy { abs($0 - places[0]) < 1 }
    }
  }

  /// Backgrounds of a column that are narrower than the widest; not those on different sides, as in
  /// a chat.
  var ragged: [Goal] {
    nodes.compactMap { column -> Goal? in
      guard laidOut.has(.divides(.vertical), column), !laidOut.has(.startsWidth, column),
        !laidOut.has(.endsWidth, column), (2...4).contains(children(column).count)
      else { return nil }
      let painted = children(column).map { child in
        laidOut.subtree(child).first { laidOut.has(.layersBehind, $0) }
      }
      let views = painted.compactMap(\.self)
      let widths = views.map { length($0, .horizontal) }
      guard views.count == painted.count, let widest = widths.max(), areLevel(views),
        let narrow = zip(views, widths).first(where: { $0.1 < widest - 12 })?.0
      else { return nil }
      return Goal(
        "\(narrow) is \(points(length(narrow, .horizontal))) wide, others \(points(widest))",
        of: narrow,
        views.map { .length($0, .horizontal, .equal, widest) }, near: [column],
        lengths: [.horizontal: widest])
    }
  }
}
