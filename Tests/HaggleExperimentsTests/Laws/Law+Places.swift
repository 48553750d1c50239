import Foundation
import HaggleLayouts
import HaggleTraces
import HaggleVocabulary

extension Law {
  static let placesAlike = Law("both cache policies place alike") { trial in
    zip(trial.run.placements, trial.full.placements).first { $0 != $1 }.map { few, all in
      "\(trial.run.name(few.node)) at \(few.frame), not \(all.frame)"
    }
  }

  static let placesAll = Law("every node is sized, and placed once") { trial in
    let placed = trial.run.placements.map(\.node).sorted()
    let all = trial.tree.nodes.indices.map { NodeID($0) }
    if placed != all { return "\(placed.count) placements of \(all.count) nodes" }
    let sized = Set(trial.run.exchanges.map(\.node))
    return all.first { !sized.contains($0) }.map { "\(trial.run.name($0)) was never asked" }
  }

  /// What its children last answered, with the distances between them, is a stack's length.
  static let conserves = Law("a stack is as long as its children with their distances") { trial in
    let distances = StackDistances(trial)
    for exchange in trial.run.exchanges where !exchange.isCached {
      guard let (axis, gaps) = distances[exchange.node] else { continue }
      let inside = trial.run.exchanges[exchange.inside]
      let children = trial.tree.nodes[exchange.node.index].children
      // A stack that remembers its last question asks nobody.
      let lengths = children.compactMap { child in
        inside.last { $0.node == child }?.answered[axis]
      }
      guard lengths.count == children.count else { continue }
      let length = zip(lengths.dropFirst(), gaps).reduce(lengths[0]) { $0 + $1.1 + $1.0 }
      if length != exchange.answered[axis] {
        return "\(trial.run.name(exchange.node)) ← \(NumberText.display(exchange.asked)) is "
          + "\(exchange.answered[axis]), its parts are \(length)"
      }
    }
    return nil
  }

  /// Where placing contradicts sizing: a child is placed with a size that it did not answer when
  /// the size of its parent was computed.
  ///
  /// The layouts of which that is known are named with their reasons in `Contradiction`.
  static let placesAsSized = Law("a child is placed with a size that it answered") { trial in
    Contradiction.all(in: trial.run).first { !$0.isKnown }.map(\.description)
  }
}

/// The distances inside of stacks of several children, asked for as an app's layout would.
private struct StackDistances {
  private var known: [NodeID: (axis: Axis, gaps: [CGFloat])] = [:]

  init(_ trial: Trial) {
    let sink = Sink()
    let nodes = trial.tree.nodes.enumerated().map { index, node -> LayoutTree.Node in
      var node = node
      guard node.children.count > 1 else { return node }
      if let stack = node.layout as? HStackLayout {
        node.layout = DistanceReader(base: stack, id: NodeID(index), sink: sink)
      } else if let stack = node.layout as? VStackLayout {
        node.layout = DistanceReader(base: stack, id: NodeID(index), sink: sink)
      }
      return node
    }
    let engine = LayoutEngine(
      LayoutTree(nodes, root: NodeID(0)), context: trial.specimen.context)
    for (index, node) in nodes.enumerated() {
      guard node.layout is any DistanceReading else { continue }
      _ = engine.ask(NodeID(index), .zero)
    }
    known = sink.known
  }

  subscript(node: NodeID) -> (axis: Axis, gaps: [CGFloat])? { known[node] }

  final class Sink { var known: [NodeID: (axis: Axis, gaps: [CGFloat])] = [:] }
}

private protocol DistanceReading {}

/// Stands in a stack's place, keeps the same distances around it, and writes down those inside.
private struct DistanceReader<Base: StackLayout>: BuiltInLayout, DistanceReading {
  let base: Base
  let id: NodeID
  let sink: StackDistances.Sink

  var roles: NodeRoles { base.roles }

  var stackOrientation: Axis? { base.stack.axis }

  func makeCache(subviews: Subviews) -> StackMemory { base.makeCache(subviews: subviews) }

  func spacing(subviews: Subviews, cache: inout StackMemory) -> ViewSpacing {
    base.spacing(subviews: subviews, cache: &cache)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout StackMemory
  ) -> CGSize {
    let axis = base.stack.axis
    let gaps = zip(subviews, subviews.dropFirst()).map {
      base.stack.spacing ?? $0.spacing.distance(to: $1.spacing, along: axis)
    }
    sink.known[id] = (axis, gaps)
    return .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout StackMemory
  ) {}
}
