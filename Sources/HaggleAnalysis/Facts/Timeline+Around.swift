import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

// What a view is in: the views around it, from the inside to the outside.
extension Timeline {
  func parent(_ node: NodeID) -> NodeID? { trace.nodes[node.index].parent }

  /// How many levels a rule looks inwards or outwards from a view; without a limit this would be
  /// quadratic in depth.
  static let mostLevels = 64

  /// A view and the one around it, then that one and the one around it, and so on outwards, as far
  /// as a rule looks.
  func stepsOutwards(
    from node: NodeID
  ) -> PrefixSequence<UnfoldSequence<(inner: NodeID, outer: NodeID), NodeID>> {
    sequence(state: node) { inner in
      guard let outer = self.parent(inner) else { return nil }
      defer { inner = outer }
      return (inner, outer)
    }
    .prefix(Timeline.mostLevels)
  }

  /// Whether a view is another one or lies in it.
  func isPart(_ node: NodeID, of other: NodeID) -> Bool {
    node == other || stepsOutwards(from: node).contains { $0.outer == other }
  }

  /// The nearest view around another one that meets a condition, if nothing but modifiers of that
  /// one lies between them.
  func modifier(around node: NodeID, where condition: (NodeID) -> Bool) -> NodeID? {
    for (_, outer) in stepsOutwards(from: node) {
      if condition(outer) { return outer }
      if onlySizingChild(of: outer) == nil { return nil }
    }
    return nil
  }

  /// The frame right around a view.
  func frame(around node: NodeID) -> NodeID? {
    modifier(around: node, where: { has(.frames, $0) })
  }

  /// The nearest view around another one that scrolls.
  func scroller(around node: NodeID) -> NodeID? {
    stepsOutwards(from: node).first { has(.scrolls, $0.outer) }?.outer
  }

  /// The nearest layers around a view, and the one of them that holds it.
  func layers(around node: NodeID) -> (all: NodeID, branch: NodeID)? {
    stepsOutwards(from: node).first { has(.layers, $0.outer) || isLayerStack($0.outer) }
      .map { ($0.outer, $0.inner) }
  }

  /// The other views of a container.
  func siblings(of node: NodeID, in container: NodeID) -> [NodeID] {
    tree.children(of: container).filter { $0 != node }
  }

  /// The only axis whose length a container divides; nil if it divides both or none.
  func dividedAxis(_ container: NodeID) -> Axis? {
    let axes = dividedAxes(container)
    return Axis.allCases.first { axes == Axis.Set($0) }
  }

  /// The next view of a container.
  func sibling(behind node: NodeID, in container: NodeID) -> NodeID? {
    tree.children(of: container).drop { $0 != node }.dropFirst().first
  }

  /// The nearest container around a view that divides a length among several children, and the
  /// child of it that holds the view. Frames that state the length, layers and scroll views keep
  /// inside and outside apart.
  func division(around node: NodeID, _ axis: Axis) -> (container: NodeID, branch: NodeID)? {
    for (branch, parent) in stepsOutwards(from: node) {
      if isLayer(branch) || has(.fixes(axis), parent) || has(.scrolls, parent) { return nil }
      if dividedAxes(parent) == Axis.Set(axis) { return (parent, branch) }
    }
    return nil
  }

  /// The nearest view around another one that was offered a length itself, and asks what is in it
  /// for the ideal one; nil if none was.
  func asker(of node: NodeID, _ axis: Axis) -> NodeID? {
    for (_, outer) in stepsOutwards(from: node) {
      guard let placement = placement(of: outer)?.placement else { return nil }
      if placement.proposal[axis] != nil { return outer }
    }
    return nil
  }

  /// Whether it is what a bar holds beside each other: the bar is at an edge of what has it, behind
  /// the page.
  func isBarRow(_ node: NodeID) -> Bool {
    guard let bar = parent(node), has(.assumed, bar), let owner = parent(bar) else { return false }
    return has(.insets, owner) && has(.assumed, owner) && tree.firstChild(of: owner) != bar
  }

  /// What scrolls around a view, the axis across its own, and how far the view is from its nearer
  /// end there, in points.
  ///
  /// - Parameter isWithin: whether only an end within the screen counts.
  func strip(
    around node: NodeID, endingWithinScreen isWithin: Bool = true
  ) -> (scroller: NodeID, axis: Axis, room: CGFloat)? {
    guard let (scroller, along) = scrolling(around: node),
      let own = screenExtent(node, along.cross),
      let whole = screenExtent(room(of: scroller), along.cross), let screen = screen(along.cross)
    else { return nil }
    let before = !isWithin || whole.start > 1 ? own.start - whole.start : .infinity
    let after = !isWithin || whole.end < screen - 1 ? whole.end - own.end : .infinity
    let room = min(before, after)
    return room.isFinite && room >= 0 ? (scroller, along.cross, room) : nil
  }

  /// Whether a row is as high as its highest view needs, and the others as well: its author expects
  /// them to have different numbers of lines.
  func makesEquallyHigh(_ row: NodeID) -> Bool {
    proposal(row, .vertical) == nil && proposal(row, .horizontal) != nil
      && modifier(around: row, where: { has(.asksForIdeal, $0) }) != nil
      && tree.children(of: row).allSatisfy { isGreedy($0, .vertical) }
  }

  /// What scrolls around a view, and the axis along which it does.
  func scrolling(around node: NodeID) -> (scroller: NodeID, axis: Axis)? {
    guard
      let step = stepsOutwards(from: node).first(where: { has(.scrolls, $0.outer) }),
      !has(.letsReachOut, step.outer), !has(.ignoresContent, step.outer),
      let along = axisScrolled(by: step.outer, content: step.inner)
    else { return nil }
    return (step.outer, along)
  }

  /// The only axis along which it offers its content nil of its own; what it was offered nil itself
  /// along, as in a `fixedSize`, it hands on.
  private func axisScrolled(by scroller: NodeID, content: NodeID) -> Axis? {
    let open = Axis.allCases.filter { proposal(content, $0) == nil }
    let own = open.count == 1 ? open : open.filter { proposal(scroller, $0) != nil }
    return own.count == 1 ? own[0] : nil
  }

  /// What it draws in: padding of the safe area around it is its own.
  private func room(of scroller: NodeID) -> NodeID {
    stepsOutwards(from: scroller).prefix {
      has(.insets, $0.outer) && sizingChildren(of: $0.outer).count == 1
    }
    .last?.outer ?? scroller
  }
}

// MARK: - Layers

extension Timeline {
  /// Whether a view lies over or under another one, without a part in its size.
  func isLayer(_ node: NodeID) -> Bool {
    guard let parent = parent(node), has(.layers, parent) else { return false }
    return tree.firstChild(of: parent) != node
  }

  /// Whether it lies under a view, as its background.
  func isBehind(_ node: NodeID) -> Bool {
    isLayer(node) && parent(node).map { has(.layersBehind, $0) } == true
  }

  /// Whether a view is a layer on, or behind, something that another one around it is made of.
  func isLayered(from node: NodeID, to outer: NodeID) -> Bool {
    stepsOutwards(from: node).prefix { $0.inner != outer }.contains { isLayer($0.inner) }
  }

  /// Whether a child may exceed its parent on an axis: it scrolls, or negative insets of its row
  /// offer it more than its list has, it is a layer over or under the content, was moved or
  /// widened on purpose, or is what a bar holds, which another rule tells of.
  func mayReachOut(_ child: NodeID, on axis: Axis) -> Bool {
    guard let parent = parent(child) else { return false }
    let isScrolled = proposal(child, axis).map { $0 > length(parent, axis) ?? .infinity } ?? true
    return isLayer(child) || has(.letsReachOut, parent) || has(.scrolls, parent) && isScrolled
      || takesNoRoom(child, axis) || axis == .vertical && isBarRow(child)
  }
}
