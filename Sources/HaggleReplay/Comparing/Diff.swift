package import Foundation
import HaggleTraces
package import HaggleVocabulary

/// The comparison of two negotiations, view by view and question by question.
///
/// It reads the traces and nothing else, so that it works on recordings and in a page as well.
package struct Diff: Sendable {
  package let alignment: Alignment
  /// The common views that differ, in the order of the second trace.
  package let views: [ViewDifference]
  /// The causes of the differences, in the order in which they first appear in the log.
  package let causes: [Cause]
  /// Where the logs diverge; nil if they are equal.
  package let divergence: Divergence?
  /// Whether a point has more pixels in one than in the other: then the lines of texts, which end
  /// on whole pixels, and all that depends on them, differ by parts of a point.
  package let haveOtherPixels: Bool

  package var first: Timeline { alignment.first }
  package var second: Timeline { alignment.second }

  package init(_ first: Timeline, _ second: Timeline) {
    let alignment = Alignment(first, second)
    let views = second.tree.preorder.compactMap { node in
      alignment.first(node).flatMap { ViewDifference(ViewPair(first: $0, second: node), alignment) }
    }
    self.alignment = alignment
    self.views = views
    divergence = Divergence(alignment)
    haveOtherPixels = first.hasOtherPixels(than: second)
    causes = Cause.all(alignment, views, haveOtherPixels: haveOtherPixels)
  }

  /// Whether nothing differs.
  package var isEmpty: Bool { views.isEmpty && causes.isEmpty && divergence == nil }

  /// Whether no view of one is known again in the other: they are of different things.
  package var sharesNoView: Bool {
    second.tree.preorder.allSatisfy { alignment.first($0) == nil }
  }

  /// Lengths count as equal up to this difference, in points, because sums depend on the order of
  /// their terms.
  static let tolerance: CGFloat = 1e-6

  /// Whether two lengths may differ as pixels do alone, in points.
  package func isRounding(_ difference: CGFloat) -> Bool {
    haveOtherPixels && Pixels.isRounding(difference)
  }
}

/// A view in both traces.
package struct ViewPair: Hashable, Sendable {
  package let first: NodeID
  package let second: NodeID
}

/// The differences of a view that is in both traces.
package struct ViewDifference: Sendable {
  package let views: ViewPair
  /// Whether its kind, its arguments or its traits differ.
  package let isWrittenOtherwise: Bool
  package let questions: [QuestionDifference]
  /// The final sizes, if they differ.
  package let sizes: Change<CGSize?>?
  /// The origins relative to the nearest ancestor in both traces, if they differ.
  package let places: Change<CGPoint?>?

  package struct Change<Value: Sendable>: Sendable {
    package let first: Value
    package let second: Value
  }

  /// Nil if nothing differs.
  init?(_ views: ViewPair, _ alignment: Alignment) {
    let (first, second) = (alignment.first, alignment.second)
    let (node, other) = (
      first.trace.nodes[views.first.index], second.trace.nodes[views.second.index]
    )
    self.views = views
    isWrittenOtherwise =
      node.kind != other.kind || node.arguments != other.arguments || node.traits != other.traits
    questions = QuestionDifference.all(views, first, second)
    let (size, otherSize) = (first.size(of: views.first), second.size(of: views.second))
    sizes = size.isNearly(otherSize) ? nil : Change(first: size, second: otherSize)
    let (place, otherPlace) = alignment.places(of: views)
    places = place.isNearly(otherPlace) ? nil : Change(first: place, second: otherPlace)
    if !isWrittenOtherwise, questions.isEmpty, sizes == nil, places == nil { return nil }
  }

  /// Whether it looks different.
  package var isSeen: Bool { sizes != nil || places != nil }

  /// Whether an answer to a question asked in both traces differs.
  var answersDifferently: Bool {
    questions.contains { $0.first != nil && $0.second != nil }
  }
}

/// A question with different answers, or one that was asked in one trace only.
package struct QuestionDifference: Sendable {
  package let proposal: ProposedViewSize
  /// The call in the first trace; nil if it was not asked there.
  package let first: Span?
  package let second: Span?

  static func all(
    _ views: ViewPair, _ first: Timeline, _ second: Timeline
  ) -> [QuestionDifference] {
    let (own, others) = (
      first.lastQuestions(of: views.first), second.lastQuestions(of: views.second)
    )
    var answers: [ProposedViewSize: Span] = [:]
    for span in others { answers[span.proposal] = span }
    let asked = Set(own.map(\.proposal))
    let differing = own.compactMap { span -> QuestionDifference? in
      let other = answers[span.proposal]
      if let other, span.size.isNearly(other.size) { return nil }
      return QuestionDifference(proposal: span.proposal, first: span, second: other)
    }
    let new = others.filter { !asked.contains($0.proposal) }.map {
      QuestionDifference(proposal: $0.proposal, first: nil, second: $0)
    }
    return differing + new
  }
}

extension Timeline {
  /// The distinct questions to a view in the last pass, including cached ones.
  fileprivate func lastQuestions(of node: NodeID) -> [Span] {
    let begin = passes.last?.events.lowerBound ?? 0
    return spans(of: node).lazy.map { self.spans[$0] }.filter { $0.ask >= begin }
      .distinct(by: \.proposal)
  }
}

extension Alignment {
  /// The origins of a view in both traces, relative to the nearest ancestor paired in both.
  fileprivate func places(of views: ViewPair) -> (CGPoint?, CGPoint?) {
    guard let own = first.rectangle(of: views.first)?.origin,
      let other = second.rectangle(of: views.second)?.origin
    else { return (nil, nil) }
    guard let around = nearestAround(views),
      let outer = first.rectangle(of: around.first)?.origin,
      let otherOuter = second.rectangle(of: around.second)?.origin
    else { return (own, other) }
    return (
      CGPoint(x: own.x - outer.x, y: own.y - outer.y),
      CGPoint(x: other.x - otherOuter.x, y: other.y - otherOuter.y)
    )
  }

  private func nearestAround(_ views: ViewPair) -> ViewPair? {
    var next = second.trace.nodes[views.second.index].parent
    while let node = next {
      if let own = first(node) { return ViewPair(first: own, second: node) }
      next = second.trace.nodes[node.index].parent
    }
    return nil
  }
}

extension CGSize? {
  func isNearly(_ other: CGSize?) -> Bool {
    guard let self, let other else { return (self == nil) == (other == nil) }
    return self.width.isNearly(other.width) && self.height.isNearly(other.height)
  }
}

extension CGPoint? {
  func isNearly(_ other: CGPoint?) -> Bool {
    guard let self, let other else { return (self == nil) == (other == nil) }
    return self.x.isNearly(other.x) && self.y.isNearly(other.y)
  }
}

extension CGFloat {
  fileprivate func isNearly(_ other: CGFloat) -> Bool {
    self.isSame(as: other) || Swift.abs(self - other) <= Diff.tolerance
  }
}
