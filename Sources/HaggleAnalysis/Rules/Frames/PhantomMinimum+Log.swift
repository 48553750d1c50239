import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// The same of a view that only a console log has: it is not known what is inside of it or who
/// asked, so a minimum that may be spacing is all there is to say, and what to record next.
///
/// It is silent where the log shows that the minimum is a size that the view has by itself: as its
/// ideal, or because it takes no other.
struct LoneMinimum {
  private let timeline: Timeline
  private let node: NodeID
  /// The answered questions, each once.
  private let spans: [Span]

  static func suspicions(in timeline: Timeline) -> [Suspicion] {
    let trace = timeline.trace
    guard !trace.header.isOfEngine, !timeline.hasPlacements else { return [] }
    return timeline.tree.roots.compactMap { node in
      guard timeline.tree.children(of: node).isEmpty else { return nil }
      return LoneMinimum(timeline, node).suspicion
    }
  }

  private init(_ timeline: Timeline, _ node: NodeID) {
    self.timeline = timeline
    self.node = node
    spans = timeline.distinctQuestions(of: node).filter { $0.size != nil }
  }

  private var suspicion: Suspicion? {
    let axes = Axis.allCases.filter { shrinksNoFurther(on: $0) }
    guard let first = axes.first, let minimum = question(on: axes), let size = minimum.size else {
      return nil
    }
    var finding = Finding(
      .phantomMinimum, .smell, of: node, on: axes.count == 1 ? first : nil, in: timeline,
      saying: statement(minimum, size, axes),
      shownBy: ([minimum] + takers(axes)).flatMap { timeline.evidence(of: $0) }, remedies: [remedy],
      exception: "the minimum is declared, or nothing around it comes out wrong")
    finding.proof = .none(suspects: [])
    return Suspicion(finding)
  }
}

// MARK: - What the log shows

extension LoneMinimum {
  /// Whether the view has a minimum on the axis although it takes whatever else it is offered.
  private func shrinksNoFurther(on axis: Axis) -> Bool {
    guard let minimum = minimum(on: axis), minimum.isFinite, minimum > Timeline.tolerance else {
      return false
    }
    let others = spans.filter { $0.proposal[axis] != 0 }
    let isGreedy = others.contains {
      $0.proposal[axis] == .infinity && $0.size?[axis] == .infinity
    }
    return isGreedy && others.allSatisfy { takes($0, on: axis, minimum) }
      && !comesFromInside(minimum, axis)
  }

  private func minimum(on axis: Axis) -> CGFloat? {
    spans.first { $0.proposal[axis] == 0 }?.size?[axis]
  }

  /// An ideal that is longer than the minimum has content; one that equals it is a size of its own.
  private func takes(_ span: Span, on axis: Axis, _ minimum: CGFloat) -> Bool {
    guard let length = span.size?[axis] else { return false }
    guard let offer = span.proposal[axis] else { return length > minimum + Timeline.tolerance }
    if offer == .infinity { return length == .infinity }
    return abs(length - max(offer, minimum)) <= Timeline.tolerance
  }

  /// Whether another view that was asked inside answered as much: then the minimum is that one's.
  private func comesFromInside(_ minimum: CGFloat, _ axis: Axis) -> Bool {
    inside.contains { inner in
      guard inner.proposal[axis] == 0, let length = inner.size?[axis] else { return false }
      return length > minimum - Timeline.tolerance
    }
  }

  /// What was asked of other views while this one answered how small it can be.
  private var inside: [Span] {
    let minimums = timeline.spans(of: node).filter { index in
      let proposal = timeline.spans[index].proposal
      return proposal.width == 0 || proposal.height == 0
    }
    guard let first = minimums.first else { return [] }
    let range = first + 1..<timeline.spans[first].end
    return timeline.spans[range].filter { $0.node != node && $0.size != nil }
  }

  /// The question that shows the minimum: of both axes together where there is one.
  private func question(on axes: [Axis]) -> Span? {
    spans.first { span in axes.allSatisfy { span.proposal[$0] == 0 } }
      ?? spans.first { $0.proposal[axes[0]] == 0 }
  }

  /// A few of the questions that it answered with what it was offered.
  private func takers(_ axes: [Axis]) -> [Span] {
    let others = spans.filter { span in
      axes.allSatisfy { axis in
        guard let offer = span.proposal[axis], offer > 0 else { return false }
        return span.size?[axis] == offer
      }
    }
    let greedy = spans.first { $0.proposal[axes[0]] == .infinity }
    let finite = others.last { span in axes.allSatisfy { span.proposal[$0] != .infinity } }
    return [greedy, finite].compactMap { $0 }
  }
}

// MARK: - What it says

extension LoneMinimum {
  private func statement(_ minimum: Span, _ size: CGSize, _ axes: [Axis]) -> Statement {
    let taken = takers(axes).map(exchange).joined(separator: ", ")
    let what = axes.count == 2 ? "minimum" : "minimum \(axes[0].dimension)"
    return Statement(
      """
      Asked for its \(what) (\(NumberText.display(minimum.proposal))), \(node) answered \
      \(NumberText.display(size)) points
      """,
      details: [
        .init(.although, "it takes whatever else it is offered (\(taken))"),
        .init(
          .sentence,
          """
          It may be a minimum of its own spacing: gaps or padding around views that can all shrink \
          to 0
          """),
        .init(
          .sentence,
          """
          A minimum makes a view less flexible than a sibling without one, and the least flexible \
          is served first
          """),
        .init(
          .sentence,
          "The log does not say what is inside \(node), nor who asked\(askedMeanwhile)"),
      ])
  }

  private func exchange(_ span: Span) -> String {
    "\(NumberText.display(span.proposal)) → \(span.size.map { NumberText.display($0) } ?? "?")"
  }

  private var askedMeanwhile: Prose {
    var nodes: [NodeID] = []
    for span in inside where !nodes.contains(span.node) && nodes.count < 4 {
      nodes.append(span.node)
    }
    let names = Prose.list(nodes.map(Prose.init(view:)), "and")
    return names.isEmpty ? "" : "; \(names) \(nodes.count == 1 ? "was" : "were") asked meanwhile"
  }

  private var remedy: Prose {
    """
    record next: a LayoutMonitor with a label of its own around each view inside of \(node) (if \
    all answer 0 to 0, the minimum is spacing) and one around the container that came out short \
    (whom does it ask first?); or paste the view: \(code: "haggle trace View.swift"). If it is \
    spacing, \(code: ".frame(minWidth: 0, minHeight: 0)") on \(node) takes it away
    """
  }
}
