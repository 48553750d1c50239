import HaggleTraces
import HaggleVocabulary

/// The written views near a goal whose edits are tried: those that cause it, those around, beside
/// and inside them.
struct Neighbourhood {
  /// The views of a text with their distances, the nearest first.
  private(set) var views: [(number: Int, distance: Double)] = []
  private var distances: [Int: Double] = [:]

  /// The maximum number of views; further ones are too far away.
  private static let most = 28

  /// Whether a place may be that of what is in the views beside it.
  private let isAsked: Bool

  init(of goal: TrialGoal, on base: TrialBase) {
    isAsked = goal.isAsked
    for (index, node) in goal.near.enumerated() {
      add(node, Double(min(index, 6)) * 0.4, base)
    }
    views = distances.map { (number: $0.key, distance: $0.value) }
      .sorted { ($0.distance, $0.number) < ($1.distance, $1.number) }
    views = Array(views.prefix(Self.most))
  }

  private mutating func add(_ node: NodeID, _ distance: Double, _ base: TrialBase) {
    let around = [node] + base.original.ancestors(node)
    var steps = distance
    var last: Int?
    for inner in around {
      for place in base.original.placesWritten(inner) {
        guard let view = base.outline.spot(at: place)?.view, view != last else { continue }
        note(view, steps)
        for sibling in base.outline.siblings(of: view) {
          note(sibling, steps + 1)
          if isAsked { addUsed(by: sibling, steps + 2, base.outline) }
        }
        if last == nil { addContent(of: view, steps + 1, base.outline) }
        last = view
        steps += 0.7
      }
    }
  }

  /// Adds what a view that is declared elsewhere shows.
  private mutating func addUsed(by view: Int, _ distance: Double, _ outline: SourceOutline) {
    let shown = outline.shown(by: view)
    guard shown != view else { return }
    note(shown, distance)
    addContent(of: shown, distance, outline)
  }

  /// Adds the views written inside a view, level by level, and inside those that are used there.
  private mutating func addContent(of view: Int, _ distance: Double, _ outline: SourceOutline) {
    var open = [(view, distance)]
    var entered: Set<Int> = []
    while let (next, distance) = open.popLast() {
      for child in outline.children(of: next) {
        let shown = outline.shown(by: child)
        note(child, distance)
        note(shown, distance + 0.5)
        open.append((child, distance + 0.5))
        if shown != child, entered.insert(shown).inserted { open.append((shown, distance + 1)) }
      }
    }
  }

  private mutating func note(_ view: Int, _ distance: Double) {
    distances[view] = min(distances[view] ?? .infinity, distance)
  }
}

extension LaidOut {
  /// The place of a view, and where the views are used whose bodies contain it.
  fileprivate func placesWritten(_ node: NodeID) -> [SourcePlace] {
    let written = trace.nodes[node.index]
    return [written.place].compactMap(\.self) + written.owners.compactMap(\.place)
  }
}
