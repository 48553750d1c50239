import Foundation
import HaggleReplay
import HaggleTraces
package import HaggleVocabulary

// Views with too little space, or that take too much.
extension Symptoms {
  /// Views that extend beyond the root's proposal.
  var overflows: [Goal] {
    Axis.allCases.compactMap { axis -> Goal? in
      guard let room = timeline.trace.header.proposal?[axis], room.isFinite else { return nil }
      let beyond = nodes.filter { node in
        guard let rectangle = rectangle(node), !isScrolled(node), !isLayer(node) else {
          return false
        }
        return rectangle.origin[axis] < -1
          || rectangle.origin[axis] + rectangle.size[axis] > room + 1
      }
      guard let subject = beyond.last(where: { length($0, axis) > room + 1 }) ?? beyond.first
      else { return nil }
      let images = beyond.filter { laidOut.has(.image, $0) }.map { Wish.ratio($0, ownRatio($0)) }
      return Goal(
        "\(subject) is \(points(length(subject, axis))) \(axis.extent), more than there is",
        of: subject,
        beyond.map { .inside($0, nil, axis) } + images, near: beyond.reversed(),
        lengths: [axis: room])
    }
  }

  private func ownRatio(_ image: NodeID) -> CGFloat {
    let size = laidOut.answer(of: image, to: .unspecified)
    return size.height > 0 ? size.width / size.height : 1
  }

  /// Images drawn beyond a frame with a stated size, without a clip.
  var drawnBeyond: [Goal] {
    nodes.compactMap { image -> Goal? in
      guard laidOut.has(.image, image), let inner = rectangle(image) else { return nil }
      let frame = laidOut.ancestors(image).first { around in
        laidOut.has(.fixes(.horizontal), around) || laidOut.has(.fixes(.vertical), around)
      }
      guard let frame, let outer = rectangle(frame), !outer.encloses(inner, within: 1),
        !laidOut.isCutOff(image, by: outer)
      else { return nil }
      return Goal(
        "\(image) is drawn beyond \(frame)", of: image, [.seen(image, frame)], near: [frame])
    }
  }

  /// Views without a proposed length that are smaller than their content.
  var collapsed: [Goal] {
    nodes.flatMap { node in Axis.allCases.compactMap { collapsed(node, $0) } }
  }

  private func collapsed(_ node: NodeID, _ axis: Axis) -> Goal? {
    guard timeline.placement(of: node) != nil, offer(node, axis) == nil, !isLayer(node),
      !laidOut.has(.letsReachOut, node), kind(node).first?.isUppercase == true
    else { return nil }
    let content = children(node).map { max(length($0, axis), wanted($0, axis)) }.max() ?? 0
    let isScroller = laidOut.has(.scrolls, node) && isScrolled(node)
    let isEmpty = isScroller || children(node).isEmpty && laidOut.has(.decorates, node)
    // A shape should be at most as high as wide: it may be a cell of a board.
    let least = isScroller ? Self.row : min(Self.row, length(node, axis.cross))
    let needed = isEmpty ? max(content, least) : content
    guard content > length(node, axis) + 1 || isEmpty && length(node, axis) < least else {
      return nil
    }
    return Goal(
      "\(node) is \(points(length(node, axis))) \(axis.extent), less than what is in it", of: node,
      [.length(node, axis, .atLeast, needed)], lengths: [axis: needed])
  }

  /// The ideal length of a view, given its length on the other axis.
  private func wanted(_ node: NodeID, _ axis: Axis) -> CGFloat {
    let across = length(node, axis.cross)
    let proposal = ProposedViewSize(
      width: axis == .vertical ? across : nil, height: axis == .vertical ? nil : across)
    let wanted = laidOut.answer(of: node, to: proposal)[axis]
    return wanted.isFinite ? wanted : 0
  }

  /// The minimum height of a tappable row. Source: Apple, Human Interface Guidelines.
  private static let row: CGFloat = 44

  /// Containers stretched by a decoration beyond their content.
  var stretched: [Goal] {
    nodes.flatMap { node in Axis.allCases.compactMap { stretched(node, $0) } }
  }

  private func stretched(_ node: NodeID, _ axis: Axis) -> Goal? {
    guard let offered = offer(node, axis), offered.isFinite, children(node).count > 0,
      !laidOut.has(.scrolls, node), !laidOut.has(.fixes(axis), node), isFreeToHug(node, axis)
    else { return nil }
    let ideal = laidOut.ideal(node, axis)
    guard length(node, axis) > max(ideal, 1) + 20, ideal > 10 else { return nil }
    let own = laidOut.subtree(node)
    guard own.contains(where: isText), !own.contains(where: { laidOut.has(.scrolls, $0) }),
      own.contains(where: { isDecorative($0, axis) })
    else { return nil }
    return Goal(
      "\(node) is \(points(length(node, axis))) \(axis.extent), and \(points(ideal)) would do",
      of: node,
      [.length(node, axis, .atMost, ideal)], near: own.filter { isDecorative($0, axis) },
      lengths: [axis: ideal])
  }

  /// Whether it is a part of a row, column, bar or grid: these may hug their content.
  private func isFreeToHug(_ node: NodeID, _ axis: Axis) -> Bool {
    if laidOut.has(.divides(axis), node), kind(node) == "Grid" { return true }
    guard let parent = laidOut.parent(node) else { return false }
    return laidOut.has(.divides(axis), parent) || laidOut.has(.layers, parent) || isBar(node)
  }

  private func isBar(_ node: NodeID) -> Bool {
    guard let parent = laidOut.parent(node) else { return false }
    return kind(parent) == "safeAreaInset" && children(parent).first != node
  }

  /// A view that takes any length and shows nothing that needs it.
  private func isDecorative(_ node: NodeID, _ axis: Axis) -> Bool {
    if kind(node) == "frame" {
      // Filling the width of the screen is nearly always intended.
      return axis == .vertical && argument(node, "maxHeight") == ".infinity"
    }
    return EditMaker.fillers.contains(kind(node)) && !isLayer(node)
  }

  /// Scroll views or pagers next to another view that are much longer than their content.
  var halfEmpty: [Goal] { halfEmpty { divider(of: $0, .vertical) != nil } }

  /// As `halfEmpty`, for views that are the whole page, which is usually intended.
  var emptyPages: [Goal] { halfEmpty(where: isAlone) }

  /// Pages with a reader, which gives them no height; others are meant to fill a screen.
  var emptyReaders: [Goal] {
    halfEmpty { node in
      isAlone(node) && children(node).contains { laidOut.has(.ignoresContent, $0) }
    }
  }

  private func isAlone(_ node: NodeID) -> Bool {
    laidOut.ancestors(node).allSatisfy { children($0).count == 1 }
  }

  private func halfEmpty(where condition: (NodeID) -> Bool) -> [Goal] {
    nodes.compactMap { node -> Goal? in
      let axis = Axis.vertical
      guard condition(node), Self.scrollers.contains(kind(node)) || isLooseReader(node),
        offer(node, axis)?.isFinite == true
      else { return nil }
      let content = extent(of: node, axis)
      guard content > 0, length(node, axis) > content + 40,
        children(node).allSatisfy({ length($0, axis) <= length(node, axis) })
      else { return nil }
      return Goal(
        "\(node) is \(points(length(node, axis))) high, what is in it \(points(content))", of: node,
        [.length(node, axis, .atMost, content), .length(node, axis, .atLeast, content)],
        lengths: [axis: content])
    }
  }

  /// A geometry reader in a column with other views.
  private func isLooseReader(_ node: NodeID) -> Bool {
    laidOut.has(.ignoresContent, node) && !laidOut.has(.scrolls, node)
      && divider(of: node, .vertical) == laidOut.parent(node)
  }

  private static let scrollers: Set = ["ScrollView", "List", "TabView", "Form"]

  /// The length of all content in a scroll view or pager.
  private func extent(of node: NodeID, _ axis: Axis) -> CGFloat {
    let drawn = laidOut.subtree(node).filter { isText($0) || laidOut.has(.image, $0) }
      .compactMap { rectangle($0) }
    guard let first = drawn.map({ $0.origin[axis] }).min(),
      let last = drawn.map({ $0.origin[axis] + $0.size[axis] }).max()
    else { return 0 }
    guard kind(node) != "ScrollView" else { return last - first }
    let own = rectangle(node)?.origin[axis] ?? 0
    return kind(node) == "List" ? last + first - 2 * own : last - first
  }
}

extension Axis {
  /// "wide" or "high"
  package var extent: String { self == .horizontal ? "wide" : "high" }
}
