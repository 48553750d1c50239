import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let infiniteAnswer = Rule(
    id: "infinite-answer",
    summary: "A layout of one's own answers no length where it was not offered any.",
    finding: """
      nil asks a layout how long it would like to be: in a scroll view, in `fixedSize`, in a bar. \
      `proposal.width ?? .infinity` answers that with ∞, which is no length. An app freezes, \
      stops, or complains about an invalid frame; haggle goes on with 0, so that what is in the \
      layout stands outside of it. `ViewThatFits` asks that as well: no room is long enough for ∞, \
      so that the view is never taken, however much room there is.
      """,
    example: """
      // proposal: 300x100
      // text-cell: 8x20
      struct Bar: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          CGSize(width: proposal.width ?? .infinity, height: 20)
        }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
          for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
        }
      }

      ScrollView(.horizontal) {
        Bar { Text("One") }.id("bar")
      }
      """,
    help: """
      the sum or the maximum of what the subviews answer to `.unspecified`; \
      `proposal.replacingUnspecifiedDimensions()`
      """,
    exception: "it is never laid out without an offer",
    class: .contract, needs: "the log of a layout that haggle ran",
    consequences: [Rule.overflow.id], consequencesAcross: [Rule.overflow.id],
    search: .symptoms { timeline in
      timeline.eventsOfDeclared.compactMap { InfiniteAnswer.find($0, in: timeline) }
    })
}

/// An answer that had to be corrected, as it was no length.
private struct InfiniteAnswer: Sighting {
  let timeline: Timeline
  let node: NodeID
  let axis: Axis
  let span: Span
  /// What takes one of several views by such answers; nil where it was placed without an offer.
  let choice: NodeID?

  static func find(_ event: Int, in timeline: Timeline) -> Self? {
    guard case .note(let note) = timeline.trace.events[event], note.source == .engine,
      let node = note.node, timeline.has(.declared, node), let number = timeline.span(at: event),
      let size = timeline.spans[number].size
    else { return nil }
    let span = timeline.spans[number]
    let axis = Axis.allCases.first { axis in
      let isOpen = span.proposal[axis].map { !$0.isFinite } ?? true
      return isOpen && size[axis] == 0 && size[axis.cross] > 0
    }
    guard span.node == node, let axis else { return nil }
    let isPlacedSo = timeline.placement(of: node) != nil && timeline.proposal(node, axis) == nil
    let choice = isPlacedSo ? nil : timeline.choice(between: node, axis)
    guard isPlacedSo || choice != nil else { return nil }
    return Self(timeline: timeline, node: node, axis: axis, span: span, choice: choice)
  }

  var suspicion: Suspicion {
    suspected(
      .infiniteAnswer, of: node, on: axis, shownBy: timeline.evidence(of: span), remedies: remedies,
      involving: timeline.tree.children(of: node), off: wanted)
  }

  /// How long its subviews are together, in whole points.
  private var sum: CGFloat {
    timeline.tree.children(of: node).compactMap { timeline.length($0, axis) }.reduce(0, +)
      .rounded(.up)
  }

  /// The end of its last subview.
  private var wanted: CGFloat { timeline.contentEnd(of: node, axis) ?? 0 }

  /// If no length is offered, it should end with its last subview.
  var goal: Goal? {
    if choice != nil {
      return Goal(timeline.kept(node), lengths: [axis: sum], traits: [.unseen, .layoutOnly])
    }
    guard wanted > 1, wanted.isFinite else { return nil }
    return Goal([.length(node, axis, .between(wanted - 1, wanted + 1))], lengths: [axis: wanted])
  }

  var statement: Statement {
    if let choice {
      return Statement(
        """
        \(choice) asks \(node) for its ideal \(axis.dimension) (nil), and what it answered is no \
        length
        """,
        because: """
          No room is long enough for ∞: an app that goes on shows another view of \(choice), and \
          haggle goes on with 0, which fits
          """)
    }
    return Statement(
      """
      \(node) was asked for its ideal \(axis.dimension) (nil), and what it answered is no length
      """,
      because: """
        An app stops or complains there; haggle goes on with 0, so that what is in \(node) stands \
        outside of it
        """)
  }

  private var remedies: [Prose] {
    [
      """
      answer nil with what the subviews need: \(code: "subviews.map { $0.sizeThatFits(.unspecified) }")
      """,
      "write \(code: "proposal.replacingUnspecifiedDimensions()") in \(code: "sizeThatFits")",
    ]
  }
}

extension Timeline {
  /// What took one of several views by their ideal lengths, where a view is one of them.
  fileprivate func choice(between node: NodeID, _ axis: Axis) -> NodeID? {
    for (inner, outer) in stepsOutwards(from: node) {
      if onlySizingChild(of: outer) == inner { continue }
      guard mayChoose(outer), let span = sizingSpan(outer) else { return nil }
      let tests = reasons(of: outer, in: span).map(\.reason).filter { $0.knownRule == .room }
      return tests.contains { $0.child == inner && $0.axis == axis } ? outer : nil
    }
    return nil
  }

  /// The numbers of all events that are about layouts of one's own; few traces have any.
  fileprivate var eventsOfDeclared: [Int] {
    let declared = trace.nodes.indices.map { NodeID($0) }.filter { has(.declared, $0) }
    return declared.flatMap { events(of: $0) }.sorted()
  }
}
