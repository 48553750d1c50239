import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let staleCache = Rule(
    id: "stale-cache",
    summary: "A layout of one's own answers by what its cache holds of another question.",
    finding: """
      SwiftUI keeps the cache of a layout from one question to the next, and asks for 0, ∞ and \
      several lengths before it places anything. What is computed once, `if cache.rows == nil`, \
      is computed for whichever question came first; what is stored for `placeSubviews` is of \
      whichever came last.
      """,
    example: """
      // proposal: 300x100
      // text-cell: 8x20
      struct Flow: Layout {
        struct Cache { var height: CGFloat? }
        func makeCache(subviews: Subviews) -> Cache { Cache() }
        func sizeThatFits(
          proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
        ) -> CGSize {
          let width = proposal.width ?? 300
          if cache.height == nil { cache.height = width < 100 ? 44 : 20 }
          return CGSize(width: width, height: cache.height ?? 0)
        }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
        ) {
          for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
        }
      }

      HStack {
        Text("Tags")
        Flow { Text("swift") }.id("flow")
      }
      """,
    scope: """
      The views are laid out once more by layouts that begin each answer with a new cache. It is \
      reported for the innermost layout that answers, or places its subviews, differently then.
      """,
    help: """
      computing anew in `sizeThatFits` and `placeSubviews`, or a cache whose values are kept by \
      their proposal
      """,
    exception: "it is to depend on what was asked before", class: .contract, needs: "a re-run",
    consequences: [Rule.twoPhaseMismatch.id, Rule.overflow.id, Rule.underfill.id],
    search: .memories { timeline, forgetful in
      let stale = timeline.views(with: .declared).compactMap {
        StaleCache.find($0, in: timeline, against: forgetful)
      }
      return stale.filter { outer in !stale.contains { $0.isInside(outer) } }.map(\.suspicion)
    },
    goal: { _, _ in Goal([], traits: [.layoutOnly]) })
}

/// A layout that does otherwise than it would with a new cache.
private struct StaleCache {
  let timeline: Timeline
  let node: NodeID
  let axis: Axis
  let statement: Statement
  let evidence: [Int]
  /// How far off it is.
  let distance: CGFloat

  static func find(
    _ node: NodeID, in timeline: Timeline, against forgetful: Timeline
  ) -> Self? {
    guard timeline.trace.nodes.count == forgetful.trace.nodes.count else { return nil }
    let pairs = timeline.answers(of: node, besides: forgetful)
    if let pair = pairs.last(where: { $0.isPlaced }) ?? pairs.last {
      return Self(
        timeline: timeline, node: node, axis: pair.axis,
        statement: statement(pair, earlier: timeline.earlierAnswer(like: pair)),
        evidence: timeline.evidence(of: pair.span), distance: pair.distance)
    }
    return timeline.movedSubview(of: node, besides: forgetful).map { moved in
      Self(
        timeline: timeline, node: node, axis: moved.axis, statement: moved.statement(in: node),
        evidence: timeline.placings(of: [moved.node]), distance: moved.distance)
    }
  }

  func isInside(_ other: StaleCache) -> Bool {
    timeline.stepsOutwards(from: node).contains { $0.outer == other.node }
  }

  var suspicion: Suspicion {
    Suspicion(
      .staleCache, of: node, on: axis, in: timeline, saying: statement, shownBy: evidence,
      remedies: remedies, involving: timeline.tree.children(of: node), off: distance)
  }

  private static func statement(_ pair: AnswerPair, earlier: Span?) -> Statement {
    var statement = Statement(
      """
      \(pair.span.node) answers \(NumberText.display(pair.size)) to \
      \(NumberText.display(pair.span.proposal)), and with a new cache \
      \(NumberText.display(pair.afresh))
      """)
    if let earlier {
      statement.details.append(
        .init(.sentence, "It had answered that to \(NumberText.display(earlier.proposal)) before"))
    }
    return statement
  }

  private var remedies: [Prose] {
    [
      """
      compute anew in \(code: "sizeThatFits") and \(code: "placeSubviews") what depends on the \
      proposal
      """,
      "keep the values of the cache by their proposal",
    ]
  }
}

/// What a layout answered to a question, and what it answers with a new cache.
private struct AnswerPair {
  let span: Span
  let size: CGSize
  let afresh: CGSize
  /// Whether it was placed with that question.
  let isPlaced: Bool

  var axis: Axis {
    abs(size.width - afresh.width) >= abs(size.height - afresh.height) ? .horizontal : .vertical
  }

  var distance: CGFloat { abs(size[axis] - afresh[axis]) }
}

/// A subview that is elsewhere on an axis, or is of another length, than a new cache would have it.
private struct MovedSubview {
  let node: NodeID
  let axis: Axis
  let own: Extent
  let afresh: Extent

  var distance: CGFloat { max(abs(own.start - afresh.start), abs(own.end - afresh.end)) }

  func statement(in layout: NodeID) -> Statement {
    Statement(
      """
      \(layout) places \(node) from \(points(own.start)) to \(points(own.end)), and with a new \
      cache from \(points(afresh.start)) to \(points(afresh.end))
      """, isAboutPlace: true)
  }
}

extension Timeline {
  /// The answers of a layout that differ from those with a new cache.
  fileprivate func answers(of node: NodeID, besides forgetful: Timeline) -> [AnswerPair] {
    let placed = placement(of: node)?.placement.proposal
    return distinctQuestions(of: node).compactMap { span in
      let afresh = forgetful.answer(of: node, to: span.proposal, includingProbes: false)?.size
      guard let size = span.size, let afresh else { return nil }
      let pair = AnswerPair(
        span: span, size: size, afresh: afresh, isPlaced: span.proposal == placed)
      return pair.distance > Self.tolerance ? pair : nil
    }
  }

  /// The earlier call in which a layout gave the same answer to another question.
  fileprivate func earlierAnswer(like pair: AnswerPair) -> Span? {
    distinctQuestions(of: pair.span.node).first { $0.ask < pair.span.ask && $0.size == pair.size }
  }

  fileprivate func movedSubview(of node: NodeID, besides forgetful: Timeline) -> MovedSubview? {
    guard let own = placement(of: node)?.placement, let other = forgetful.placement(of: node),
      own.proposal == other.placement.proposal, own.frame.size == other.placement.frame.size
    else { return nil }
    let moved = tree.children(of: node).flatMap { child in
      Axis.allCases.compactMap { axis -> MovedSubview? in
        guard let own = extent(child, axis), let afresh = forgetful.extent(child, axis) else {
          return nil
        }
        return MovedSubview(node: child, axis: axis, own: own, afresh: afresh)
      }
    }
    return moved.filter { $0.distance > Self.tolerance }.max { $0.distance < $1.distance }
  }
}
