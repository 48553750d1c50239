import Foundation
package import HaggleReplay
import HaggleTraces
package import HaggleVocabulary

/// The most informative facts about a layout without findings: truncation, texts that lose space to
/// siblings, heights of rows, unused space, scrolling.
package struct ScreenFacts {
  package struct Fact: Hashable, Sendable {
    package let text: String
    /// The view of the fact.
    package let node: NodeID
    /// Whether it is about assumptions, which are listed elsewhere.
    package var isAssumption = false
  }

  let timeline: Timeline
  var trace: Trace { timeline.trace }
  /// The greatest number of facts shown.
  private static let most = 3
  /// The minimum length of space worth mentioning, in points.
  static let leastRoom: CGFloat = 24
  /// The maximum number of views: more would take too long.
  private static let mostViews = 20_000

  package init(_ timeline: Timeline) { self.timeline = timeline }

  package var facts: [Fact] {
    guard timeline.hasPlacements, timeline.tree.preorder.count <= Self.mostViews else { return [] }
    let facts = [withheld, cut, unseen, taken, decisive, emptiest, scrolling, assumed]
    return Array(facts.compactMap(\.self).prefix(Self.most))
  }

  /// The extent of assumptions.
  private var assumed: Fact? {
    let gaps = WhatWasSeen(timeline).gaps
    guard let root = timeline.tree.roots.first, !gaps.isEmpty else { return nil }
    return Fact(text: gaps.joined(separator: ", "), node: root, isAssumption: true)
  }

  private var withheld: Fact? {
    let withheld = WithheldFindings(trace)
    guard let text = withheld.sentence, let node = withheld.node ?? timeline.tree.roots.first else {
      return nil
    }
    return Fact(text: text, node: node)
  }

  private var cut: Fact? {
    let cut = CutTexts(timeline)
    guard let text = cut.sentence, let first = cut.nodes.first else { return nil }
    return Fact(text: text, node: first)
  }

  /// Views that take space without being drawn, if they are a large part of the layout: they
  /// explain an empty picture.
  private var unseen: Fact? {
    let hidden = timeline.hidden(in: timeline.tree)
    guard let first = hidden.first, let root = timeline.tree.roots.first,
      let all = timeline.size(of: root)?.finite
    else { return nil }
    let areas = hidden.compactMap { timeline.size(of: $0)?.finite }.map { $0.width * $0.height }
    guard areas.reduce(0, +) >= all.width * all.height / 8 else { return nil }
    let more = hidden.count - 1
    let words =
      more == 0
      ? "\(name(first)) has its room and is" : "\(name(first)) and \(more) more have room and are"
    return Fact(text: "\(words) not drawn: hidden, or of opacity 0", node: first)
  }

  func name(_ node: NodeID) -> String { trace.title(of: node) }
  func length(_ length: CGFloat) -> String { NumberText.display(length) }

  // MARK: - Unused space

  /// The largest empty area.
  private var emptiest: Fact? {
    var best: (area: CGFloat, fact: Fact)?
    for node in timeline.tree.preorder {
      for axis in Axis.allCases {
        guard let (area, fact) = emptiness(of: node, axis), area > best?.area ?? 0 else { continue }
        best = (area, fact)
      }
    }
    return best?.fact
  }

  private func emptiness(of node: NodeID, _ axis: Axis) -> (CGFloat, Fact)? {
    guard let size = timeline.size(of: node)?.finite else { return nil }
    let roles = trace.nodes[node.index].roles
    if roles.contains(.spacer) { return room(of: node, size, axis) }
    // Padding is intended, and backgrounds are no content.
    let isPadding = roles.contains(.spaces) && !roles.contains(.divides(axis))
    // Views that fill their space whatever their content, and text fields, have their intended
    // size.
    let isFilling = [.scrolls, .ignoresContent, .takesText, .assumed].contains {
      roles.contains($0)
    }
    guard !roles.contains(.layers), !isPadding, !isFilling, !isBehind(node),
      let inner = content(of: node)
    else { return nil }
    let rest = size[axis] - inner[axis]
    guard rest >= Self.leastRoom, rest >= size[axis] / 8 else { return nil }
    let (all, own): (String, String) = (length(size[axis]), length(inner[axis]))
    let adjective = axis == .horizontal ? "wide" : "high"
    let text =
      "\(name(node)) is \(all) \(adjective), what is in it \(own): \(length(rest)) stay empty"
    return (rest * size[axis.cross], Fact(text: text, node: node))
  }

  /// Whether it is a layer of another view and has its size.
  func isBehind(_ node: NodeID) -> Bool {
    guard let parent = trace.nodes[node.index].parent else { return false }
    return trace.nodes[parent.index].roles.contains(.layers)
      && timeline.tree.children(of: parent).first != node
  }

  /// The length of a spacer is unused space.
  private func room(of node: NodeID, _ size: CGSize, _ axis: Axis) -> (CGFloat, Fact)? {
    guard let parent = trace.nodes[node.index].parent, size[axis] >= Self.leastRoom,
      trace.nodes[parent.index].roles.contains(.divides(axis)),
      let around = timeline.size(of: parent)?.finite
    else { return nil }
    let text =
      "\(name(node)) takes \(length(size[axis])) of the \(length(around[axis])) points of "
      + "\(axis.dimension) in \(name(parent))"
    return (size[axis] * around[axis.cross], Fact(text: text, node: node))
  }

  /// The combined size of its children; nil if there are none.
  private func content(of node: NodeID) -> CGSize? {
    let frames = timeline.tree.children(of: node).compactMap {
      timeline.placement(of: $0)?.placement.frame.drawable
    }
    guard let first = frames.first else { return nil }
    return frames.dropFirst().reduce(first) { $0.union($1) }.size
  }

  // MARK: - Scrolling

  private var scrolling: Fact? {
    for node in timeline.tree.preorder where trace.nodes[node.index].roles.contains(.scrolls) {
      guard let size = timeline.size(of: node)?.finite, let inner = content(of: node) else {
        continue
      }
      for axis in Axis.allCases where inner[axis] > size[axis] + 1 {
        let text =
          "\(name(node)) scrolls: \(length(inner[axis])) points of content, of which it shows "
          + length(size[axis])
        return Fact(text: text, node: node)
      }
    }
    return nil
  }
}

extension CGSize {
  /// The size, if both lengths can be drawn.
  fileprivate var finite: CGSize? {
    width.isFinite && height.isFinite && width < 1e9 && height < 1e9 ? self : nil
  }
}
