import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// A view that would fit, and is placed beyond an edge because views there are aligned by a guide
/// of their own.
struct Misplacement {
  private let excess: Excess
  /// The `alignmentGuide` that says where: of the view, else of one beside it.
  private let guide: NodeID

  /// Nil for a view that is too long, takes more than it is offered, or has no guide.
  init?(_ excess: Excess) {
    let timeline = excess.timeline
    guard let parent = timeline.parent(excess.child), excess.culprit == excess.child,
      excess.isMerelyPlaced, excess.insistence.pressure(on: excess.child) == nil
    else { return nil }
    let others = timeline.tree.children(of: parent).filter { $0 != excess.child }
    guard let guide = timeline.guide(among: [excess.child] + others, excess.axis) else {
      return nil
    }
    self.excess = excess
    self.guide = guide
  }

  /// "badge is placed 50 points beyond the trailing edge of stack: …"
  var message: String {
    let container = excess.container
    let places = excess.parts.map { "\(counted($0.0)) beyond the \($0.1) edge" }
    let length = counted(excess.timeline.length(excess.child, excess.axis) ?? 0)
    return "\(excess.name) is placed \(listed(places, "and")) of \(container): with \(length) it "
      + "would fit into the \(points(excess.room)) of \(container), but views there are aligned "
      + "by \(excess.timeline.modifier(guide))."
  }

  var remedy: String {
    "Change what \(excess.timeline.modifier(guide)) says, or give \(excess.container) more room around "
      + "it"
  }
}

/// A stack that takes more than it is offered because a guide shifts its views against each other.
struct Shift {
  private let excess: Excess
  private let guide: NodeID
  /// The length of the longest view in the stack, in points.
  private let longest: CGFloat

  /// Nil where a view in the stack is as long as the stack, and for stacks without guides.
  init?(_ excess: Excess) {
    let (timeline, stack, axis) = (excess.timeline, excess.culprit, excess.axis)
    guard timeline.has(.aligns(axis), stack), let taken = timeline.length(stack, axis)
    else { return nil }
    let children = timeline.tree.children(of: stack)
    guard let longest = children.compactMap({ timeline.length($0, axis) }).max(),
      longest < taken - Timeline.visible, let guide = timeline.guide(among: children, axis)
    else { return nil }
    self.excess = excess
    self.guide = guide
    self.longest = longest
  }

  /// " menu was offered 200 and is 238.36 wide, although …"
  var sentence: String {
    let timeline = excess.timeline
    let stack = timeline.name(excess.culprit)
    let offered = points(excess.insistence.pressure(on: excess.culprit)?.offered ?? 0)
    let taken = points(timeline.length(excess.culprit, excess.axis) ?? 0)
    return " \(stack) was offered \(offered) and is \(taken) \(excess.axis.adjective), although "
      + "none of its views is longer than \(points(longest)): by \(timeline.modifier(guide)), \(places)."
  }

  var remedy: String { "Change what \(excess.timeline.modifier(guide)) says" }

  /// "Text.1 lies from 0 to 38.36, Color.1 from 38.36 to 238.36"
  private var places: String {
    let timeline = excess.timeline
    let children = timeline.tree.children(of: excess.culprit)
    let guided = children.first { timeline.guide(among: [$0], excess.axis) == guide }
    let others = children.filter { $0 != guided }
    let length = { timeline.length($0, excess.axis) ?? 0 }
    let longest = others.max { length($0) < length($1) }
    let extents = [guided, longest].compactMap(\.self).compactMap { child in
      timeline.extent(child, excess.axis).map { (child: child, extent: $0) }
    }
    let parts = extents.enumerated().map { index, part in
      let name = index == 0 ? content(of: part.child) : timeline.name(part.child)
      return "\(name) \(index == 0 ? "lies " : "")from \(points(part.extent.start)) to "
        + points(part.extent.end)
    }
    return parts.joined(separator: ", ")
  }

  /// What the guide is of, or the view around it that has more modifiers.
  private func content(of node: NodeID) -> String {
    let timeline = excess.timeline
    let content = node == guide ? timeline.tree.children(of: guide).first : nil
    return timeline.name(content ?? node)
  }
}

extension Timeline {
  /// The first guide of an axis among the modifiers of views.
  fileprivate func guide(among views: [NodeID], _ axis: Axis) -> NodeID? {
    views.lazy.compactMap { self.guide(of: $0, axis) }.first
  }

  /// The guide among the modifiers of a view, the outermost one of that axis.
  private func guide(of node: NodeID, _ axis: Axis) -> NodeID? {
    var node = node
    while true {
      if has(.guides(axis), node) { return node }
      let children = tree.children(of: node)
      guard children.count == 1, let child = children.first else { return nil }
      node = child
    }
  }
}
