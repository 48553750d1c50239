import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Excess {
  var goal: Goal? {
    let goal =
      firstPage ?? unread ?? Rule.cramped(suspicion.finding, timeline) ?? beyondRoot ?? unclipped
      ?? uncounted
    return isOfRows ? goal?.with(.rows) : goal
  }

  /// Whether it is a column of rows that one line of the source makes.
  private var isOfRows: Bool {
    let rows = timeline.tree.children(of: culprit)
    guard axis == .vertical, timeline.dividedAxes(culprit) == .vertical, rows.count > 3,
      let place = timeline.place(rows[0])
    else { return false }
    return rows.allSatisfy { timeline.place($0) == place && !timeline.has(.spacer, $0) }
  }

  /// Of pages side by side the first one is to be seen.
  private var firstPage: Goal? {
    guard let page = timeline.pages(in: child, axis).first, let frame = timeline.parent(child),
      let start = timeline.screenExtent(frame, axis)?.start
    else { return nil }
    return Goal([.origin(page, axis, start)], near: [frame])
  }

  /// What is longer than the reader that it is in, which may state that length.
  private var unread: Goal? {
    guard let reader, let length = timeline.length(child, axis),
      length <= timeline.screen(axis) ?? .infinity
    else { return nil }
    return Goal(
      [.inside(child, reader, axis)], near: [reader],
      lengths: [axis: length.rounded(.up)])
  }

  /// If it exceeds the root's proposal, everything that does so must be inside.
  private var beyondRoot: Goal? {
    guard let room = timeline.screen(axis) else { return nil }
    let beyond = timeline.tree.preorder.filter { node in
      // A guide is as large as its view, and may be what is to go.
      guard !timeline.isLayer(node), timeline.scroller(around: node) == nil,
        !timeline.has(.guides(axis), node), let extent = timeline.screenExtent(node, axis)
      else { return false }
      return extent.start < -1 || extent.end > room + 1
    }
    // Where something else is the innermost that is too long, its own finding is about that.
    let longest = beyond.last { (timeline.length($0, axis) ?? 0) > room + 1 } ?? beyond.first
    let around = [culprit, child].flatMap { node in
      [node] + timeline.tree.children(of: node) + [timeline.parent(node)].compactMap(\.self)
    }
    guard let longest, around.contains(longest) || beyond.last == culprit else { return nil }
    let ratios = beyond.compactMap { node in
      timeline.has(.image, node)
        ? timeline.ownRatio(of: node).map { Goal.Condition.ratio(node, $0) } : nil
    }
    return Goal(
      beyond.map { .inside($0, nil, axis) } + ratios, near: beyond.reversed(),
      lengths: [axis: room])
  }

  /// An image is cut off by a frame around it that states a length.
  private var unclipped: Goal? {
    guard
      let image = (Array(timeline.modified(by: culprit)) + [child])
        .first(where: { timeline.has(.image, $0) }),
      let frame = timeline.stepsOutwards(from: image).map(\.outer).first(where: { outer in
        Axis.allCases.contains { timeline.has(.fixes($0), outer) }
      }),
      let whole = timeline.rectangle(of: image), let room = timeline.rectangle(of: frame),
      !room.encloses(whole, within: 1)
    else { return nil }
    return Goal([.seen(image, frame)], near: [frame])
  }
}

extension Goal {
  fileprivate func with(_ trait: Trait) -> Goal {
    Goal(conditions, near: near, lengths: lengths, traits: traits.union([trait]))
  }
}

extension Timeline {
  /// The aspect ratio of a view's ideal size.
  fileprivate func ownRatio(of node: NodeID) -> CGFloat? {
    profile(of: node).ideal.flatMap { $0.size.height > 0 ? $0.size.width / $0.size.height : nil }
  }
}

extension Rule {
  /// What is longer than a frame that states its length or a limit fits into it: the frame may
  /// give way as well as its content. Nil elsewhere, and of an image: there it matters what is seen
  /// of it.
  fileprivate static func cramped(_ finding: Finding, _ timeline: Timeline) -> Goal? {
    let subject = finding.subject
    guard let axis = finding.axis else { return nil }
    if let goal = crowded(subject, axis, timeline) { return goal }
    guard !timeline.has(.image, within: subject) else { return nil }
    for (content, frame) in timeline.stepsOutwards(from: subject) {
      if timeline.has(.scrolls, content) { return nil }
      guard timeline.has(.limits(axis), frame) else { continue }
      guard let length = timeline.length(content, axis), let room = timeline.length(frame, axis)
      else { return nil }
      // A limit that leaves it as long as it is has nothing to give.
      guard length > room + Timeline.tolerance else {
        if timeline.has(.fixes(axis), frame) { return nil }
        continue
      }
      return Goal([.inside(content, frame, axis)], near: [frame], lengths: [axis: length])
    }
    return nil
  }

  /// A cell that is longer than its column or row of a lazy grid, which may be as long.
  private static func crowded(
    _ subject: NodeID, _ axis: Axis, _ timeline: Timeline
  ) -> Goal? {
    let steps = timeline.stepsOutwards(from: subject)
    guard let (cell, grid) = steps.first(where: { timeline.tracksAxis(of: $0.outer) == axis }),
      steps.prefix(while: { $0.outer != grid }).allSatisfy({
        timeline.sizingChildren(of: $0.outer).count == 1
      }), let length = timeline.length(cell, axis), let offer = timeline.offer(cell, axis),
      length > offer + Timeline.tolerance
    else { return nil }
    // A picture may be cut off by its cell, which then is no longer than its column.
    return timeline.comes(cell, downTo: .image)
      ? Goal([.length(cell, axis, .atMost(offer))], near: [cell])
      : Goal([.inside(cell, grid, axis)], near: [cell, grid], lengths: [axis: length])
  }
}

extension Timeline {
  /// The views of a stack, each as long as the frame around it, of which one is seen at a time.
  fileprivate func pages(in child: NodeID, _ axis: Axis) -> [NodeID] {
    guard let frame = parent(child), let room = length(frame, axis),
      let stack = stack(in: child, along: axis)
    else { return [] }
    let pages = tree.children(of: stack)
    let areWhole = pages.allSatisfy { page in
      length(page, axis).map { abs($0 - room) < 1 } == true
    }
    return pages.count > 1 && areWhole ? pages : []
  }

  /// Whether a view is pages that begin with the first one and are moved by an offset.
  func isPager(_ child: NodeID, _ axis: Axis) -> Bool {
    guard let start = extent(child, axis)?.start, abs(start) < 1, !pages(in: child, axis).isEmpty
    else { return false }
    return modifier(around: child) { has(.letsReachOut, $0) && !has(.spaces, $0) } != nil
  }
}
