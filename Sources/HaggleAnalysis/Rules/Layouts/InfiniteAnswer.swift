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
      layout stands outside of it.
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
    guard span.node == node, let axis, timeline.proposal(node, axis) == nil else { return nil }
    return Self(
      timeline: timeline, node: node, axis: axis, span: span)
  }

  var suspicion: Suspicion {
    suspected(
      .infiniteAnswer, of: node, on: axis, shownBy: timeline.evidence(of: span), remedies: remedies,
      involving: timeline.tree.children(of: node), off: wanted)
  }

  /// The end of its last subview.
  private var wanted: CGFloat { timeline.contentEnd(of: node, axis) ?? 0 }

  /// If no length is offered, it should end with its last subview.
  var goal: Goal? {
    guard wanted > 1, wanted.isFinite else { return nil }
    return Goal([.length(node, axis, .between(wanted - 1, wanted + 1))], lengths: [axis: wanted])
  }

  var statement: Statement {
    Statement(
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
  /// The numbers of all events that are about layouts of one's own; few traces have any.
  fileprivate var eventsOfDeclared: [Int] {
    let declared = trace.nodes.indices.map { NodeID($0) }.filter { has(.declared, $0) }
    return declared.flatMap { events(of: $0) }.sorted()
  }
}
