import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let infinitePlace = Rule(
    id: "infinite-place",
    summary: "A view is placed with a length that has no end.",
    finding: """
      A view that fills takes whatever it is offered, ∞ as well. A layout of one's own that \
      proposes ∞ where it places its subviews so gives such a view a length without end: it \
      runs over everything beside it and out of the screen. A `minWidth` of ∞ does the same.
      """,
    example: """
      // proposal: 300x100
      // text-cell: 8x20
      struct Pile: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          CGSize(width: 120, height: 40)
        }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
          for subview in subviews {
            subview.place(
              at: bounds.origin, proposal: ProposedViewSize(width: .infinity, height: 40))
          }
        }
      }

      Pile { Color.mint.id("banner") }.id("pile")
      """,
    help: "a width that is one, such as that of `bounds`, in the proposal of `place`",
    exception: "it is never seen",
    class: .contract, keyNote: "of what takes it", needs: "the log",
    consequences: [Rule.overflow.id],
    search: .each(.all, as: InfinitePlace.find))
}

/// The outermost of views that are placed without end.
private struct InfinitePlace: Detection {
  let timeline: Timeline
  let node: NodeID
  let axis: Axis
  /// What placed it.
  let parent: NodeID
  let room: CGFloat

  static func find(_ node: NodeID, on axis: Axis, in timeline: Timeline) -> Self? {
    guard timeline.size(of: node)?[axis] == .infinity, let parent = timeline.parent(node),
      let room = timeline.length(parent, axis)
    else { return nil }
    return Self(
      timeline: timeline, node: node, axis: axis, parent: parent, room: room)
  }

  private var isOfLayout: Bool { timeline.has(.declared, parent) }

  var goal: Goal? {
    Goal(
      [.length(node, axis, .atMost(room))], near: [parent],
      traits: isOfLayout ? [.layoutOnly] : [])
  }

  var suspicion: Suspicion {
    let taker = timeline.greedSource(of: node, axis)
    return Suspicion(
      .infinitePlace, of: taker, on: axis, in: timeline, saying: statement(taker),
      shownBy: timeline.placings(of: [node]) + timeline.sizing(of: taker), remedies: [remedy],
      subject: node, involving: [node, parent], off: .infinity)
  }

  private func statement(_ taker: NodeID) -> Statement {
    let giver: Prose =
      timeline.proposal(node, axis) == .infinity
      ? "\(parent) proposes ∞ to \(node) where it places it, and \(taker) takes all of that"
      : "Nothing in \(parent) limits it"
    return Statement(
      "\(node) is placed ∞ \(axis.adjective)", subject: node, because: giver)
  }

  private var remedy: Prose {
    isOfLayout
      ? """
      propose a \(axis.dimension) that is one in \(code: "placeSubviews"): that of \
      \(code: "bounds"), or the longest of what the subviews answer to \(code: ".unspecified")
      """
      : "state ∞ as a maximum, and not as a least \(axis.dimension)"
  }
}
