import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// Who takes the room: what there is to say of any layout, where nothing else is.
extension ScreenFacts {
  /// Less of a stack is no answer to who has its room.
  private static let leastShare: CGFloat = 0.4
  /// Nobody asks about the room in less, in points.
  private static let leastStack: CGFloat = 60
  /// Less of the picture is none to who fills it.
  private static let leastArea: CGFloat = 0.25

  /// The view that takes all that it is offered, then of each row and column, from the outside in,
  /// the view that takes most of it; none of a view that is told of already.
  func shares(besides told: [NodeID]) -> [Fact] {
    var told = Set(told)
    let all = [greedy].compactMap(\.self) + timeline.tree.preorder.lazy.compactMap(share).prefix(9)
    return all.filter { told.insert($0.node).inserted }
  }

  /// The largest view that takes all that it is offered on both axes, and says nothing itself.
  private var greedy: Fact? {
    guard let whole = timeline.tree.roots.first.flatMap({ timeline.size(of: $0)?.finite }) else {
      return nil
    }
    let least = whole.width * whole.height * Self.leastArea
    let takers = timeline.tree.preorder.filter { node in
      let roles = trace.nodes[node.index].roles
      guard timeline.tree.childCount(of: node) == 0, !roles.contains(.spacer),
        !roles.contains(.text), !roles.contains(.box), let size = timeline.size(of: node)?.finite,
        size.width * size.height >= least
      else { return false }
      let profile = timeline.profile(of: node)
      return Axis.allCases.allSatisfy { profile.isGreedy(on: $0)?.value == true }
    }
    let area = { (node: NodeID) in
      timeline.size(of: node).map { $0.width * $0.height } ?? 0
    }
    guard let taker = takers.max(by: { area($0) < area($1) }),
      let size = timeline.size(of: taker)
    else { return nil }
    return Fact(
      text: "\(name(taker)) takes all that it is offered: \(NumberText.display(size))", node: taker)
  }

  /// Of a row or a column the view that takes most of its length.
  private func share(of stack: NodeID) -> Fact? {
    let roles = trace.nodes[stack.index].roles
    guard let axis = Axis.allCases.first(where: { roles.contains(.divides($0)) }),
      let all = timeline.size(of: stack)?.finite
    else { return nil }
    let parts = timeline.tree.children(of: stack).compactMap { view in
      timeline.size(of: view)?.finite.map { (view: view, length: $0[axis]) }
    }.filter { $0.length > 1 }.sorted { $0.length > $1.length }
    guard parts.count > 1, all[axis] >= Self.leastStack, let first = parts.first,
      first.length >= Self.leastRoom,
      first.length >= all[axis] * Self.leastShare, first.length > parts[1].length + 1,
      first.length <= all[axis]
    else { return nil }
    return Fact(
      text:
        "\(name(first.view)) takes \(length(first.length)) of the \(length(all[axis])) points of "
        + "\(axis.dimension) of \(name(stack))", node: first.view)
  }
}
