package import Foundation
package import HaggleReplay
import HaggleTraces
package import HaggleVocabulary

/// A length around or in a view, shown as a band in a picture: its own additions, the unused part
/// of its proposal, or its excess.
package struct LengthBand: Sendable {
  package enum Kind: String, Sendable {
    /// Padding or spacing.
    case added
    /// Proposed, but not taken.
    case free
    /// Beyond the proposal.
    case beyond
  }

  package let kind: Kind
  /// In points, in the root's space.
  package let rectangle: CGRect
  package let axis: Axis
  /// The words: `16`, `27.83 unused`, `378 of 313`
  package let words: String

  private static let leastLength: CGFloat = 0.5
  /// Smaller unused lengths are not shown, in points.
  private static let leastFree: CGFloat = 4
  private static let most = 24

  /// The bands of a view at its final position; empty if it is not placed.
  package static func bands(of node: NodeID, in timeline: Timeline) -> [LengthBand] {
    guard let own = timeline.rectangle(of: node)?.drawable else { return [] }
    let inner = timeline.tree.children(of: node).compactMap { timeline.rectangle(of: $0)?.drawable }
    let spaces = timeline.trace.nodes[node.index].roles.contains(.spaces)
    let added = spaces ? self.added(in: own, around: inner) : []
    let offered = Axis.allCases.flatMap { offer(of: node, own, $0, timeline) }
    return Array((added + offered).prefix(most))
  }

  /// Whether an arrow shows how long it is.
  package var hasArrow: Bool { kind != .added }

  private static let mostBlamed = 3

  /// Those of the first finding: unused space, and excess over a proposal; without findings what of
  /// the root is outside.
  ///
  /// - Parameter selected: a view whose bands are shown already.
  package static func blamed(in timeline: Timeline, but selected: NodeID? = nil) -> [LengthBand] {
    guard let finding = timeline.trace.findings.first else {
      let root = timeline.tree.roots.first.flatMap { $0 == selected ? nil : $0 }
      return root.map { bands(of: $0, in: timeline).filter { $0.kind == .beyond } } ?? []
    }
    let subject = finding.statement.subject ?? finding.node
    var views: [NodeID] = []
    for node in [subject] + finding.consequences.map(\.node)
    where node != selected && !views.contains(node) { views.append(node) }
    return views.prefix(mostBlamed).flatMap { bands(of: $0, in: timeline) }.filter(\.hasArrow)
  }

  private init?(
    _ kind: Kind, _ axis: Axis, _ ends: (CGFloat, CGFloat), across: CGRect, words: String? = nil
  ) {
    let length = ends.1 - ends.0
    guard length > Self.leastLength else { return nil }
    self.kind = kind
    self.axis = axis
    rectangle =
      axis == .horizontal
      ? CGRect(x: ends.0, y: across.top, width: length, height: across.size.height)
      : CGRect(x: across.left, y: ends.0, width: across.size.width, height: length)
    self.words = words ?? NumberText.display(length)
  }

  /// Around a single child, or between the columns and rows of several.
  private static func added(in own: CGRect, around inner: [CGRect]) -> [LengthBand] {
    Axis.allCases.flatMap { axis in
      let covered = covered(inner, axis)
      let ends = inner.count == 1 ? [own.start(axis)] + covered + [own.end(axis)] : covered
      let gaps = inner.count == 1 ? ends[...] : ends.dropFirst().dropLast()
      return stride(from: gaps.startIndex, to: gaps.endIndex - 1, by: 2).compactMap { index in
        LengthBand(.added, axis, (gaps[index], gaps[index + 1]), across: own)
      }
    }
  }

  /// The ends of the parts of an axis covered by views.
  private static func covered(_ views: [CGRect], _ axis: Axis) -> [CGFloat] {
    var ends: [CGFloat] = []
    for view in views.sorted(by: { $0.start(axis) < $1.start(axis) }) {
      if let end = ends.last, view.start(axis) <= end {
        ends[ends.count - 1] = max(end, view.end(axis))
      } else {
        ends += [view.start(axis), view.end(axis)]
      }
    }
    return ends
  }

  /// The unused part of its proposal is beside it, its excess inside.
  private static func offer(
    of node: NodeID, _ own: CGRect, _ axis: Axis, _ timeline: Timeline
  ) -> [LengthBand] {
    guard let offered = timeline.placement(of: node)?.placement.proposal[axis], offered.isFinite
    else { return [] }
    let length = own.end(axis) - own.start(axis)
    if length > offered + leastLength {
      let words = "\(NumberText.display(length)) of \(NumberText.display(offered))"
      let room = room(for: offered, around: node, axis, timeline)
      return room.map { beyond(own, in: $0, axis, saying: words) } ?? []
    }
    // A text is never larger than its words.
    guard length < offered - leastLength,
      !timeline.trace.nodes[node.index].roles.contains(.text),
      let around = room(of: node, axis, timeline)
    else { return [] }
    let sides = [(around.start(axis), own.start(axis)), (own.end(axis), around.end(axis))]
    return sides.filter { $1 - $0 >= leastFree }.compactMap { ends in
      let words = "\(NumberText.display(ends.1 - ends.0)) unused"
      return LengthBand(.free, axis, ends, across: own, words: words)
    }
  }

  /// The part of a view outside of its room; the longer end shows by how much it is too long.
  private static func beyond(
    _ own: CGRect, in room: CGRect, _ axis: Axis, saying words: String
  ) -> [LengthBand] {
    let before = (own.start(axis), min(room.start(axis), own.end(axis)))
    let after = (max(room.end(axis), own.start(axis)), own.end(axis))
    let isFirst = before.1 - before.0 > after.1 - after.0
    return [
      LengthBand(.beyond, axis, before, across: own, words: isFirst ? words : nil),
      LengthBand(.beyond, axis, after, across: own, words: isFirst ? nil : words),
    ].compactMap(\.self)
  }

  /// Where what was offered to a view lies: in the nearest view around it that is no longer.
  private static func room(
    for offered: CGFloat, around node: NodeID, _ axis: Axis, _ timeline: Timeline
  ) -> CGRect? {
    var around = timeline.trace.nodes[node.index].parent
    while let parent = around {
      if let room = timeline.rectangle(of: parent)?.drawable,
        room.end(axis) - room.start(axis) <= offered + leastLength
      {
        return room
      }
      around = timeline.trace.nodes[parent.index].parent
    }
    return PictureWorld(timeline, timeline.tree)?.proposed
  }

  /// Where it could be on that axis, in the nearest view around that is longer; nil where others
  /// share that room with it.
  private static func room(of node: NodeID, _ axis: Axis, _ timeline: Timeline) -> CGRect? {
    guard let own = timeline.rectangle(of: node) else { return nil }
    var inner = node
    while let parent = timeline.trace.nodes[inner.index].parent {
      let roles = timeline.trace.nodes[parent.index].roles
      guard timeline.tree.childCount(of: parent) == 1, !roles.contains(.spaces),
        !roles.contains(.scrolls), !roles.contains(.reacts),
        let around = timeline.rectangle(of: parent)?.drawable
      else { return nil }
      let more = around.end(axis) - around.start(axis) - (own.end(axis) - own.start(axis))
      if more > leastLength { return around }
      inner = parent
    }
    return PictureWorld(timeline, timeline.tree)?.proposed
  }
}

extension CGRect {
  fileprivate func start(_ axis: Axis) -> CGFloat { axis == .horizontal ? left : top }
}
