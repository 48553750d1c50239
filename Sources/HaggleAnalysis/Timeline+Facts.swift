import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

// Queries that many rules share.
extension Timeline {
  /// Half a pixel of the finest screens, in points: what cannot be seen is not reported.
  static let tolerance: CGFloat = 1.0 / 6

  /// What a stack puts between views that state nothing, in points. NEGOTIATION §12.
  static let standardSpacing: CGFloat = 8

  var nodes: [NodeID] { tree.nodes }

  var rows: [NodeID] { containers(dividing: .horizontal) }
  var columns: [NodeID] { containers(dividing: .vertical) }
  var grids: [NodeID] { containers(dividing: [.horizontal, .vertical]) }
  /// Rows and columns.
  var stacks: [NodeID] { (rows + columns).sorted() }
  /// What holds several views, however it lays them out.
  var containers: [NodeID] { (containers(dividing: []) + stacks + grids).sorted() }
  var lazyGrids: [NodeID] { views(withAnyOf: [.makesColumns, .makesRows]) }
  var lists: [NodeID] { views(with: .scrolls).filter(isList) }
  /// What puts several views on each other and is as large as the largest, as a ZStack is.
  var layerStacks: [NodeID] { containers(dividing: []).filter(isLayerStack) }
  /// What lies over or under another view.
  var layers: [NodeID] {
    views(with: .layers).flatMap { tree.children(of: $0).dropFirst() }.sorted()
  }

  func kind(_ node: NodeID) -> String { trace.nodes[node.index].kind }

  func has(_ role: NodeRole, _ node: NodeID) -> Bool {
    trace.nodes[node.index].roles.contains(role)
  }

  func name(_ node: NodeID) -> String { trace.name(of: node) }

  /// A modifier where it is said what to do with it: its label, if it has one, is its view's.
  func modifier(_ node: NodeID) -> Prose {
    trace.nodes[node.index].isLabelled ? "the \(kind(node)) of \(node)" : "\(node)"
  }

  func parent(_ node: NodeID) -> NodeID? { trace.nodes[node.index].parent }

  /// How many levels a rule looks inwards or outwards from a view; without a limit this would be
  /// quadratic in depth.
  private static let mostLevels = 64

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

  /// Whether a view is a layer on, or behind, something that another one around it is made of.
  func isLayered(from node: NodeID, to outer: NodeID) -> Bool {
    stepsOutwards(from: node).prefix { $0.inner != outer }.contains { isLayer($0.inner) }
  }

  /// A view, its only child, the only child of that, and so on inwards, as far as a rule looks:
  /// modifiers, and what they are put on.
  func modified(by node: NodeID) -> PrefixSequence<UnfoldFirstSequence<NodeID>> {
    sequence(first: node) { self.onlySizingChild(of: $0) }.prefix(Timeline.mostLevels)
  }

  /// Whether a view has a role, or one in it that it merely modifies.
  func has(_ role: NodeRole, within node: NodeID) -> Bool {
    modified(by: node).contains { has(role, $0) }
  }

  /// A view without its modifiers; nil if it has several children.
  func core(of node: NodeID) -> NodeID? {
    modified(by: node).first { tree.childCount(of: $0) == 0 }
  }

  /// The stack along an axis that a view comes down to without modifiers.
  func stack(in node: NodeID, along axis: Axis) -> NodeID? {
    modified(by: node).first { dividedAxes($0) == Axis.Set(axis) }
  }

  /// Whether a view is a field for text, modifiers around it left out of account.
  func isField(_ node: NodeID) -> Bool {
    modified(by: node).contains { has(.takesText, $0) && !has(.takesLines, $0) }
  }

  /// Whether a view without its modifiers has a role: a text, a colour.
  func comes(_ node: NodeID, downTo role: NodeRole) -> Bool {
    core(of: node).map { has(role, $0) } ?? false
  }

  /// Whether a view consists of texts and symbols, with at least one text: a label, an icon beside
  /// a title, a title above a number.
  func isOfWords(_ node: NodeID) -> Bool {
    var (seen, hasText) = (0, false)
    for view in tree.walk(from: node, into: sizingChildren) {
      seen += 1
      guard seen <= Self.mostLevels, !has(.scrolls, view), !has(.ignoresContent, view),
        !has(.pages, view)
      else { return false }
      guard tree.childCount(of: view) == 0 else { continue }
      guard has(.text, view) || has(.symbol, view) else { return false }
      hasText = hasText || has(.text, view)
    }
    return hasText
  }

  /// What a view shows without its modifiers: a leaf, or a container of several views.
  func shown(by node: NodeID) -> NodeID {
    modified(by: node).first { onlySizingChild(of: $0) == nil } ?? node
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

  /// The nearest view around another one that scrolls.
  func scroller(around node: NodeID) -> NodeID? {
    stepsOutwards(from: node).first { has(.scrolls, $0.outer) }?.outer
  }

  /// The next view of a container.
  func sibling(behind node: NodeID, in container: NodeID) -> NodeID? {
    tree.children(of: container).drop { $0 != node }.dropFirst().first
  }

  /// Whether it scrolls rows in margins of its own.
  func isList(_ node: NodeID) -> Bool { has(.scrolls, node) && has(.ignoresContent, node) }

  /// Whether it is as large as it is offered, whatever is in it, as a `GeometryReader` is.
  func isReader(_ node: NodeID) -> Bool { has(.ignoresContent, node) && !has(.scrolls, node) }

  func place(_ node: NodeID) -> SourcePlace? { trace.nodes[node.index].place }

  func appearance(of node: NodeID) -> Appearance { trace.nodes[node.index].appearance }

  /// Whether a stack or a frame puts what is shorter on an axis into the middle.
  func isCentred(_ node: NodeID, on axis: Axis) -> Bool {
    !has(.starts(axis), node) && !has(.ends(axis), node)
  }

  func isClipped(_ node: NodeID) -> Bool { has(.clips, node) }

  /// Whether a view's length comes from something of unknown size in it: a placeholder box or an
  /// image. A box that takes its offer decides no length.
  func restsOnGuess(_ node: NodeID, _ axis: Axis) -> Bool {
    var node = node
    while let length = length(node, axis) {
      let children = tree.children(of: node)
      if children.isEmpty {
        let isOffered = offer(node, axis).map { abs($0 - length) < Self.tolerance } ?? false
        return has(.isOfUnknownSize, node) && !isOffered
      }
      let decisive = children.first { child in
        self.length(child, axis).map { abs($0 - length) < Self.tolerance } ?? false
      }
      guard let decisive else { return false }
      node = decisive
    }
    return false
  }

  /// The axis on which a lazy grid makes its columns or rows; nil for what is none.
  func tracksAxis(of node: NodeID) -> Axis? {
    has(.makesColumns, node) ? .horizontal : has(.makesRows, node) ? .vertical : nil
  }

  func isLazyGrid(_ node: NodeID) -> Bool { tracksAxis(of: node) != nil }

  /// Whether a view lies over or under another one, without a part in its size.
  func isLayer(_ node: NodeID) -> Bool {
    guard let parent = parent(node), has(.layers, parent) else { return false }
    return tree.firstChild(of: parent) != node
  }

  /// Whether a child may exceed its parent on an axis: it scrolls, is a layer over or under the
  /// content, or was moved or widened on purpose.
  func mayReachOut(_ child: NodeID, on axis: Axis) -> Bool {
    guard let parent = parent(child) else { return false }
    let isScrolled = placement(of: child)?.placement.proposal[axis] == nil
    return isLayer(child) || has(.letsReachOut, parent) || has(.scrolls, parent) && isScrolled
  }
}

// MARK: - Lengths

extension Timeline {
  /// The length that the node was offered when it was placed; nil if none was stated.
  func offer(_ node: NodeID, _ axis: Axis) -> CGFloat? {
    guard let length = placement(of: node)?.placement.proposal[axis], length.isFinite else {
      return nil
    }
    return length
  }

  /// The final length of the node; nil if unknown.
  func length(_ node: NodeID, _ axis: Axis) -> CGFloat? {
    guard let length = size(of: node)?[axis], length.isFinite else { return nil }
    return length
  }

  /// The extent of a child in its parent.
  func extent(_ child: NodeID, _ axis: Axis) -> Extent? {
    placement(of: child).flatMap { Extent($0.placement.frame, axis) }
  }

  /// The end of a view's last child in it; nil if it has no children.
  func contentEnd(of node: NodeID, _ axis: Axis) -> CGFloat? {
    tree.children(of: node).lazy.compactMap { self.extent($0, axis)?.end }.max()
  }
}

// MARK: - Evidence

extension Timeline {
  /// The events that placed these views, as evidence for misplaced views.
  func placings(of nodes: some Sequence<NodeID>) -> [Int] {
    nodes.compactMap { placement(of: $0)?.event }
  }

  /// The question and the answer that gave a view its size.
  func sizing(of node: NodeID) -> [Int] { evidence(of: sizingSpan(node)) }

  /// The question of a call, and its answer if there is one.
  func evidence(of span: Span?) -> [Int] {
    guard let span else { return [] }
    return [span.ask] + (span.answer.map { [$0] } ?? [])
  }

  /// The reasons that a node gave while it answered a question.
  func reasons(of node: NodeID, in span: Span) -> [Explanation] {
    reasons(of: node, in: events(in: span))
  }

  /// The last reason of a kind that a node gave while it answered a question.
  func lastReason(of node: NodeID, in span: Span, _ rule: Reason.Rule) -> Reason? {
    lastExplanation(of: node, in: span, rule)?.reason
  }

  /// The same with the number of its event.
  func lastExplanation(of node: NodeID, in span: Span, _ rule: Reason.Rule) -> Explanation? {
    lastReason(of: node, in: events(in: span), rule)
  }

  private func events(in span: Span) -> Range<Int> {
    span.ask..<(span.answer ?? trace.events.count)
  }

  /// Whether a text is drawn smaller than it states, to fit.
  func isScaled(_ text: NodeID) -> Bool {
    sizingSpan(text).map { hasTerm(.scale, of: text, in: events(in: $0)) } ?? false
  }

  /// The reasons that a node gave after it was placed.
  func placingReasons(of node: NodeID) -> [Explanation] {
    guard let placed = placement(of: node)?.event else { return [] }
    return reasons(of: node, in: placed..<trace.events.count)
  }

  /// Whether a view comes down to a text of one line.
  func isLine(_ node: NodeID) -> Bool { core(of: node).flatMap { lines(of: $0) } == 1 }

  /// How many lines a text keeps; nil for what is none, modifiers around it left out of account.
  func lines(of text: NodeID) -> Int? {
    guard has(.text, text), let span = sizingSpan(text),
      let reason = lastReason(of: text, in: span, .lines),
      let count = reason.terms.first(where: { $0.knownRole == .lines })?.value
        ?? reason.terms.first(where: { $0.knownRole == .furtherLines }).map({ $0.value + 1 }),
      count.isFinite, count < 1_000
    else { return nil }
    return Int(count)
  }
}
