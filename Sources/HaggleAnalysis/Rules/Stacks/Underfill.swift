import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let underfill = Rule(
    id: "underfill",
    summary: "A stack or grid with a greedy child stays smaller than its offer.",
    finding: """
      A stack or grid was placed with a definite length, a child of it would take any, and yet \
      it stays shorter. A stack divides its length once, among its children from the least to \
      the most flexible, and asks no child again: what the last one leaves is lost. A grid does \
      so with its columns and rows; a column in which no cell starts, because others span it, \
      has none to take its share.
      """,
    example: """
      // proposal: 620x80
      HStack(spacing: 10) {
        Color.blue.id("blue")
        Color.green.id("green")
        Color.yellow.relativeProposed(width: 0.5).id("half")
      }
      .id("row")
      """,
    scope: """
      The innermost such container is to blame. Modifiers are not: they may hug their content. \
      Nor are lazy grids, layers, and layouts that a text declares: they make no such promise.
      """,
    help: """
      `.layoutPriority(1)` on the child that leaves room; in a grid, a cell in the empty \
      column, or a smaller span
      """,
    exception: "the container is meant to hug its content", class: .contract,
    needs: """
      the log; whether a child is greedy is known from its answer to ∞, which its container (or \
      haggle's probe) must have asked for
      """,
    search: .symptoms { timeline in
      Axis.allCases.flatMap { axis in
        let short = timeline.nodes.filter { timeline.dividedAxes($0).contains(axis) }
          .compactMap { Shortfall.find($0, on: axis, in: timeline) }
        return Shortfall.innermost(of: short, timeline)
      }
    })
}

/// A container that was offered more than it took, and a child of it that would take any length.
private struct Shortfall: Detection {
  let timeline: Timeline
  let node: NodeID
  let axis: Axis
  let offered: CGFloat
  let taken: CGFloat
  let greedy: (child: NodeID, evidence: [Int])

  /// Less is not seen, in points.
  private static let least: CGFloat = 2

  static func find(_ node: NodeID, on axis: Axis, in timeline: Timeline) -> Self? {
    guard let offered = timeline.offer(node, axis), let taken = timeline.length(node, axis),
      offered - taken >= least,
      let greedy = timeline.tree.children(of: node).lazy.compactMap({
        Self.greed(timeline, $0, axis)
      }).first
    else { return nil }
    return Self(
      timeline: timeline, node: node, axis: axis, offered: offered, taken: taken, greedy: greedy)
  }

  /// The child and what shows its greed; nil for one that is not greedy or does not count.
  private static func greed(
    _ timeline: Timeline, _ child: NodeID, _ axis: Axis
  ) -> (child: NodeID, evidence: [Int])? {
    guard let answer = timeline.profile(of: child).isGreedy(on: axis), answer.value,
      !timeline.isUnsizedCell(child, on: axis)
    else { return nil }
    return (child, answer.events)
  }

  /// If a short container contains another one, the inner one is the cause.
  static func innermost(of all: [Shortfall], _ timeline: Timeline) -> [Shortfall] {
    var isAround = [Bool](repeating: false, count: timeline.trace.nodes.count)
    for shortfall in all {
      var ancestor = timeline.parent(shortfall.node)
      while let node = ancestor, !isAround[node.index] {
        isAround[node.index] = true
        ancestor = timeline.parent(node)
      }
    }
    return all.filter { !isAround[$0.node.index] }
  }
}

// MARK: - What it says

extension Shortfall {
  private var isGrid: Bool { timeline.dividedAxes(node) == [.horizontal, .vertical] }

  var suspicion: Suspicion {
    let ground = leaver ?? gap
    let finding = Finding(
      .underfill, of: node, on: axis, in: timeline, saying: statement(ground),
      shownBy: timeline.sizing(of: node) + greedy.evidence
        + (ground?.evidence ?? []), remedies: [ground?.remedy ?? remedy],
      exception: "\(node) is meant to hug its content")
    var suspicion = Suspicion(finding, off: offered - taken)
    suspicion.takesCause = true
    return suspicion
  }

  private func statement(_ ground: Ground?) -> Statement {
    let dimension = axis.dimension
    let promise: Prose =
      isGrid
      ? "A grid serves each \(axis.track) once: what one leaves, no other gets"
      : "A stack serves each child once: what the last one leaves, no other gets"
    return Statement(
      "\(node) was offered a \(dimension) of \(points(offered)) points and took \(points(taken))",
      details: [
        .init(
          .although,
          "\(greedy.child) would take any \(dimension): \(points(offered - taken)) points stay empty"
        )
      ] + [ground?.sentence, promise].compactMap { $0.map { .init(.sentence, $0) } })
  }

  private var remedy: Prose {
    isGrid
      ? "let a cell of each \(axis.track) take all that it is offered"
      : "let the last child take all that it is offered"
  }

  /// Why room is left, what to do about it, and what shows it.
  private struct Ground {
    let sentence: Prose
    let remedy: Prose
    let evidence: [Int]
  }

  /// The child of a stack that was served last: it was offered all that was left, and left this.
  private var leaver: Ground? {
    guard !isGrid else { return nil }
    for child in timeline.tree.children(of: node).reversed() {
      guard let offer = timeline.offer(child, axis), let took = timeline.length(child, axis),
        abs((offer - took) - (offered - taken)) < Timeline.tolerance
      else { continue }
      return Ground(
        sentence: "\(child), served last, was offered \(points(offer)) and took \(points(took))",
        remedy: """
          write \(code: ".layoutPriority(1)") on \(child): it is served first then, and the \
          others divide what it leaves
          """,
        evidence: timeline.sizing(of: child))
    }
    return nil
  }

  /// The columns or rows of a grid in which no cell starts, so that their share is not taken.
  private var gap: Ground? {
    guard isGrid, let span = timeline.sizingSpan(node) else { return nil }
    let untaken = timeline.reasons(of: node, in: span).filter {
      $0.reason.isShare && $0.reason.axis == axis && $0.reason.detail == .untaken
    }
    let tracks = untaken.compactMap(\.reason.track).sorted().map { "\($0)" }
    guard let last = untaken.last?.reason, let length = last.result, !tracks.isEmpty else {
      return nil
    }
    let word = tracks.count == 1 ? axis.track : "\(axis.track)s"
    let numbers = tracks.count > 4 ? "\(tracks.count) \(word)" : "\(word) \(tracks.listed())"
    let share = tracks.count == 1 ? "its share of" : "their shares, in the end"
    let modelled = last.isModelled ? " (modelled)" : ""
    return Ground(
      sentence:
        "In \(numbers) no cell starts, so nobody takes \(share) \(points(length))\(modelled)",
      remedy: "let a cell start in \(numbers), or span fewer \(axis.track)s",
      evidence: untaken.suffix(Self.mostTracks).map(\.event))
  }

  private static let mostTracks = 6
}

extension Timeline {
  /// Whether a cell of a grid is excluded from sizing its column or row.
  fileprivate func isUnsizedCell(_ cell: NodeID, on axis: Axis) -> Bool {
    var node = cell
    while true {
      if has(.unsized(axis), node) { return true }
      let children = tree.children(of: node)
      guard children.count == 1 else { return false }
      node = children[0]
    }
  }
}
