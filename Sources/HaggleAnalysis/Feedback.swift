import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// Passes that follow each other because state was set after each, and what was set.
package struct Feedback {
  /// The number of passes made of a text that sets its own state forever.
  package static let mostPasses = 12
  /// Fewer passes do not show a trend.
  static let leastRun = 6

  let timeline: Timeline
  /// All with the same proposal and environment.
  let passes: [Pass]

  /// The latest passes of that kind; nil if nothing is set.
  init?(_ timeline: Timeline) {
    let first = timeline.passes.lastIndex { $0.reason.kind != .known(.state) } ?? 0
    self.timeline = timeline
    passes = Array(timeline.passes.dropFirst(first))
    guard passes.contains(where: { !$0.writes.isEmpty }) else { return nil }
  }

  /// Whether state is still changed after the last of enough passes, and by no less than before.
  var isEndless: Bool {
    passes.count >= Self.mostPasses && passes.last?.writes.isEmpty == false && !comesToRest
  }

  /// Whether each of the last passes moves views less far than the one before it: what shrinks by a
  /// share comes to rest, though late.
  private var comesToRest: Bool {
    let pictures = passes.indices.suffix(Self.leastRun).map(picture)
    let steps = zip(pictures, pictures.dropFirst()).map { $0.largestStep(to: $1) }
    return zip(steps, steps.dropFirst()).allSatisfy { $1 > 0 && $1 < Self.shrinking * $0 }
  }

  /// A step that is shorter than this share of the one before is on its way to rest.
  private static let shrinking: CGFloat = 0.95

  /// State that one modifier of one view sets.
  struct Source: Hashable {
    let property: String
    let writer: String
    let place: SourcePlace?
    /// The view; nil if it is not known.
    let view: NodeID?
  }

  func source(of write: StateWrite) -> Source {
    Source(
      property: write.property, writer: write.writer, place: write.place,
      view: write.node.map(timeline.view))
  }

  /// What was set, and after which pass, an index into `passes`.
  func writes(of source: Source) -> [(pass: Int, write: StateWrite)] {
    passes.enumerated().flatMap { index, pass in
      pass.writes.filter { self.source(of: $0) == source }.map { (index, $0) }
    }
  }

  /// The first source that still sets state after the last pass.
  var lastSource: Source? { passes.last?.writes.first.map(source) }

  /// The ends of passes, which record what is set then.
  func ends(_ range: Range<Int>) -> [Int] {
    range.map { passes[$0].events.upperBound - 1 }
  }

  /// The position of each view after a pass.
  func picture(_ pass: Int) -> [NodeID: CGRect] {
    var picture: [NodeID: CGRect] = [:]
    for node in tree(pass).preorder {
      picture[timeline.view(of: node)] = timeline.rectangle(of: node)
    }
    return picture
  }

  /// What is where after a pass, in the order of the tree. A view that goes and comes again is
  /// another one, but looks the same.
  func looks(_ pass: Int) -> [Look] {
    tree(pass).preorder.map { node in
      let record = timeline.trace.nodes[node.index]
      return Look(
        kind: record.kind, place: record.place, rectangle: timeline.rectangle(of: node))
    }
  }

  struct Look: Equatable {
    let kind: String
    let place: SourcePlace?
    let rectangle: CGRect?
  }

  private func tree(_ pass: Int) -> NodeTree {
    timeline.tree(at: Cursor(after: passes[pass].events.lowerBound))
  }

  /// The node of a view in the last pass.
  func node(of view: NodeID) -> NodeID? {
    timeline.tree.preorder.first { timeline.view(of: $0) == view }
  }
}

extension Feedback {
  /// A finding that blames the view whose modifier sets the state.
  func suspicion(
    _ rule: Rule, _ class: Finding.Class, _ source: Source, on axis: Axis? = nil,
    saying statement: Statement, shownBy events: [Int], remedies: [Prose], exception: Prose
  ) -> Suspicion? {
    guard let node = source.view.flatMap(node) ?? timeline.tree.roots.first else { return nil }
    var finding = Finding(
      rule, `class`, of: node, on: axis, in: timeline, saying: statement, shownBy: events,
      remedies: remedies, exception: exception)
    finding.place = source.place ?? finding.place
    return Suspicion(finding, off: .infinity)
  }
}

extension Feedback {
  /// "onGeometryChange at 14:9"
  func writer(of source: Source) -> Prose {
    let place = source.place.map { Prose(" at \(timeline.trace.words(for: $0))") }
    return "\(code: source.writer)" + (place ?? Prose())
  }
}

extension [NodeID: CGRect] {
  /// How far an edge of a view that both pictures show moves at the most, in points.
  fileprivate func largestStep(to later: Self) -> CGFloat {
    reduce(0) { most, entry in
      guard let next = later[entry.key] else { return most }
      let (own, other) = (entry.value, next)
      return Swift.max(
        most, abs(own.minX - other.minX), abs(own.minY - other.minY), abs(own.maxX - other.maxX),
        abs(own.maxY - other.maxY))
    }
  }
}
