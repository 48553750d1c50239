import HaggleTraces
import HaggleVocabulary

/// The written views from which edits for a goal are looked for: those that make what is wrong,
/// those around, beside and in them.
struct Neighbourhood {
  /// The views of a text, the nearest first, with how far each is.
  private(set) var views: [(number: Int, distance: Double)] = []
  private var distances: [Int: Double] = [:]

  /// More are too far to be what people think of.
  private static let most = 28

  init(of goal: Goal, on bench: Bench) {
    for (index, node) in goal.near.enumerated() {
      add(node, Double(min(index, 6)) * 0.4, bench)
    }
    views = distances.map { (number: $0.key, distance: $0.value) }
      .sorted { ($0.distance, $0.number) < ($1.distance, $1.number) }
    views = Array(views.prefix(Self.most))
  }

  private mutating func add(_ node: NodeID, _ distance: Double, _ bench: Bench) {
    let around = [node] + bench.original.ancestors(node)
    var steps = distance
    var last: Int?
    for inner in around {
      for place in bench.original.placesWritten(inner) {
        guard let view = bench.outline.spot(at: place)?.view, view != last else { continue }
        note(view, steps)
        for sibling in bench.outline.siblings(of: view) { note(sibling, steps + 1) }
        if last == nil { addContent(of: view, steps + 1, bench.outline) }
        last = view
        steps += 0.7
      }
    }
  }

  /// What is written in a view, level by level.
  private mutating func addContent(of view: Int, _ distance: Double, _ outline: SourceOutline) {
    var open = [(view, distance)]
    while let (next, distance) = open.popLast() {
      for child in outline.children(of: next) {
        note(child, distance)
        if next == view { note(outline.shown(by: child), distance + 0.5) }
        open.append((child, distance + 0.5))
      }
    }
  }

  private mutating func note(_ view: Int, _ distance: Double) {
    distances[view] = min(distances[view] ?? .infinity, distance)
  }
}

extension LaidOut {
  /// Where a view is written, and where the view is used whose body it is.
  fileprivate func placesWritten(_ node: NodeID) -> [SourcePlace] {
    let written = trace.nodes[node.index]
    return [written.place].compactMap(\.self) + written.owners.compactMap(\.place)
  }
}
