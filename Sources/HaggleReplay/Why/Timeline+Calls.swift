import Foundation
import HaggleTraces
package import HaggleVocabulary

/// The call that a number comes from, and its reasons.
extension Timeline {
  /// The call that is known at a cursor: the one that gives the node its final size once it is
  /// answered, before that the latest. Nil where no one has asked it yet.
  package func knownCall(of node: NodeID, at cursor: Cursor) -> Int? {
    if let last = decisiveCall(of: node), spans[last].answer ?? .max <= cursor.event { return last }
    return lastCall(of: node, at: cursor)
  }

  /// The call that gave the node its final size: the last one with the proposal that it was placed
  /// with, before it was placed; for a node that was not placed, its last one. Nil where no one
  /// asked it, or it never answered.
  package func decisiveCall(of node: NodeID) -> Int? {
    let answered = spans(of: node).filter { spans[$0].size != nil }
    guard let (event, placement) = placement(of: node) else { return answered.last }
    let asked = answered.filter {
      spans[$0].proposal == placement.proposal && spans[$0].ask < event
    }
    // Questions repeated while placing are answered from the cache and have no reason.
    let last = asked.last { isMadeByCaller($0) } ?? asked.last { spans[$0].parent != nil }
    guard let last else { return asked.last }
    guard let parent = spans[last].parent else { return last }
    let together = asked.filter { spans[$0].parent == parent }
    // Before distributing space, a parent only explores its children's ranges.
    let begin = Axis.allCases.compactMap { firstShare(inCall: parent, on: $0) }.min() ?? 0
    return together.first { spans[$0].ask > begin } ?? together.first
  }

  private func firstShare(inCall call: Int, on axis: Axis) -> Int? {
    reasons(inCall: call, on: axis).first { reason($0, on: axis)?.isShare ?? false }
  }

  /// Whether a call was made inside a call of its caller.
  private func isMadeByCaller(_ call: Int) -> Bool {
    guard let parent = spans[call].parent else { return false }
    return spans[call].caller == nil || spans[call].caller == spans[parent].node
  }

  /// The original call of a cached answer: the latest one before it with the same proposal.
  /// Otherwise the call itself.
  package func original(of call: Int) -> Int {
    let span = spans[call]
    guard span.isCached else { return call }
    let found = spans(of: span.node).last { index in
      index < call && !spans[index].isCached && spans[index].proposal == span.proposal
        && isSame(spans[index].size, span.size)
    }
    return found ?? call
  }

  private func isSame(_ a: CGSize?, _ b: CGSize?) -> Bool {
    guard let a, let b else { return a == b }
    return a.width.isSame(as: b.width) && a.height.isSame(as: b.height)
  }

  /// The latest call of `node` before `event` with this proposed length and this answer on `axis`.
  func call(
    of node: NodeID, to length: CGFloat, answering answer: CGFloat, on axis: Axis, before event: Int
  ) -> Int? {
    spans(of: node).last { index in
      let span = spans[index]
      return span.proposal[axis] == length && span.size?[axis].isSame(as: answer) ?? false
        && span.answer ?? .max < event
    }
  }
}
