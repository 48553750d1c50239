import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// What there is to say of rows and columns: which view takes what a text would need, and which
/// takes what no view needs.
extension ScreenFacts {
  /// The text that wraps most although its neighbour has the room.
  var taken: Fact? {
    timeline.tree.preorder.compactMap(taken).max { $0.lack < $1.lack }?.fact
  }

  private func taken(from text: NodeID) -> (lack: CGFloat, fact: Fact)? {
    guard trace.nodes[text.index].roles.contains(.text),
      trace.nodes[text.index].appearance.standIn == nil, let (row, own) = row(around: text),
      let size = timeline.size(of: text),
      let ideal = timeline.profile(of: text).answer(to: nil, on: .horizontal)?.size.width,
      ideal > size.width + 1, text == own || wantsMore(own), !isHardlyLonger(ideal, for: text)
    else { return nil }
    let others = timeline.tree.children(of: row).filter { $0 != own }
    let lengths = others.map { timeline.size(of: $0)?.width ?? 0 }
    guard let (taker, room) = zip(others, lengths).max(by: { $0.1 < $1.1 }),
      room >= Self.leastRoom, room >= ideal - size.width
    else { return nil }
    let words =
      "\(name(taker)) takes \(length(room)) points of width beside \(name(text)), which is "
      + "\(length(size.width)) wide and would be \(length(ideal)) on one line"
    return (ideal - size.width, Fact(text: words, node: taker))
  }

  /// Whether a text lacks less of its line than the width of an assumed font may be off: then no
  /// neighbour takes it.
  private func isHardlyLonger(_ ideal: CGFloat, for text: NodeID) -> Bool {
    guard let offer = timeline.placement(of: text)?.placement.proposal.width,
      trace.diagnostics.contains(where: { $0.detail?.code.known == .textMetric })
    else { return false }
    return ideal - offer <= CutTexts.error * ideal
  }

  /// Whether a child of a row would be wider if it could: one in a frame of a stated width is not.
  private func wantsMore(_ view: NodeID) -> Bool {
    guard let size = timeline.size(of: view),
      let ideal = timeline.profile(of: view).answer(to: nil, on: .horizontal)?.size.width
    else { return false }
    return ideal > size.width + 1
  }

  /// The spacer that takes most, of those that do more than what they are for.
  var idle: Fact? {
    let lengths = timeline.tree.preorder.flatMap { node -> [(NodeID, Axis, CGFloat)] in
      guard trace.nodes[node.index].roles.contains(.spacer), let size = timeline.size(of: node)
      else { return [] }
      return Axis.allCases.filter { !parts(node, on: $0) && !isAsShortAsStated(node, on: $0) }
        .map { (node, $0, size[$0]) }
    }
    guard let (node, axis, room) = lengths.max(by: { $0.2 < $1.2 }), room >= Self.leastRoom,
      room.isFinite
    else { return nil }
    return Fact(
      text: "\(name(node)) takes \(length(room)) points of \(axis.dimension), which nobody needs",
      node: node)
  }

  /// Whether a spacer keeps the views before it and behind it apart.
  private func parts(_ spacer: NodeID, on axis: Axis) -> Bool {
    guard let stack = trace.nodes[spacer.index].parent,
      trace.nodes[stack.index].roles.contains(.divides(axis))
    else { return false }
    let children = timeline.tree.children(of: stack)
    return children.first != spacer && children.last != spacer
  }

  /// Whether a spacer has no more than the least length that it states.
  private func isAsShortAsStated(_ spacer: NodeID, on axis: Axis) -> Bool {
    guard let size = timeline.size(of: spacer),
      let least = timeline.profile(of: spacer).answer(to: 0, on: axis)?.size
    else { return false }
    return size[axis] <= least[axis] + 1
  }

  /// The nearest row around a view, and the child of the row that contains it.
  private func row(around view: NodeID) -> (row: NodeID, own: NodeID)? {
    var own = view
    while let parent = trace.nodes[own.index].parent {
      let isRow = trace.nodes[parent.index].roles.contains(.divides(.horizontal))
      if isRow, timeline.tree.children(of: parent).count > 1 { return (parent, own) }
      own = parent
    }
    return nil
  }
}
