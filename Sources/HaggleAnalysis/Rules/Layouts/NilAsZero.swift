import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let nilAsZero = Rule(
    id: "nil-as-zero",
    summary: "A layout of one's own takes no offer for an offer of 0.",
    finding: """
      0 asks how short a layout can be, and nil how long it would like to be. `proposal.width ?? \
      0` makes the same of both: where nothing is offered, as in a scroll view, the layout is as \
      narrow as it can be, and breaks after each view, or vanishes.
      """,
    example: """
      // proposal: 300x100
      // text-cell: 8x20
      struct Row: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          CGSize(width: proposal.width ?? 0, height: 20)
        }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
          for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
        }
      }

      ScrollView(.horizontal) {
        Row { Text("One") }.id("row")
      }
      """,
    scope: """
      Reported for a layout that was laid out without an offer, answered the same as to 0, and \
      is longer where it may be.
      """,
    help: """
      `proposal.width ?? .infinity` where lines are broken, and what the subviews answer to \
      `.unspecified` as the size
      """,
    exception: "it is to be as short as it can be there",
    class: .contract, needs: "the log; its answers to 0, nil and ∞",
    consequences: [Rule.overflow.id],
    search: .each(.with(.declared), as: NilAsZero.find))
}

/// A layout whose ideal length is its least one.
private struct NilAsZero: Detection {
  let timeline: Timeline
  let node: NodeID
  let axis: Axis
  let length: CGFloat
  /// Its length if none is proposed.
  let most: CGFloat

  static func find(_ node: NodeID, on axis: Axis, in timeline: Timeline) -> Self? {
    let profile = timeline.profile(of: node)
    guard !timeline.wasCorrected(node), let placed = profile.placed, placed[axis] == nil,
      let least = profile.answer(to: 0, on: axis)?.size,
      let ideal = profile.answer(to: nil, on: axis)?.size, ideal == least,
      let most = profile.answer(to: .infinity, on: axis)?.size[axis],
      most > ideal[axis] + Timeline.tolerance
    else { return nil }
    return Self(
      timeline: timeline, node: node, axis: axis, length: ideal[axis], most: most)
  }

  var suspicion: Suspicion {
    let finding = Finding(
      .nilAsZero, of: node, on: axis, in: timeline, saying: statement,
      shownBy: [CGFloat?.some(0), nil, .infinity].flatMap {
        timeline.evidence(of: node, at: $0, axis)
      }, remedies: remedies)
    let distance = most.isFinite ? most - length : 100
    return Suspicion(finding, involving: timeline.tree.children(of: node), off: distance)
  }

  private var statement: Statement {
    Statement(
      """
      \(node) was offered no \(axis.dimension) and is \(points(length)) points \(axis.adjective), \
      as if it had been offered 0
      """,
      because: """
        nil asks how long it would like to be, 0 how short it can be; where it may, it is \
        \(points(most))
        """)
  }

  private var remedies: [Prose] {
    [
      """
      let \(code: "sizeThatFits") take nil for ∞ where it breaks lines: \
      \(code: "proposal.\(axis.dimension) ?? .infinity"), and answer what its views take
      """
    ]
  }
}
