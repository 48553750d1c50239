import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let idleChoice = Rule(
    id: "idle-choice",
    summary: "A choice by length that is offered none always takes its first view.",
    finding: """
      `ViewThatFits(in: .vertical)` takes the first view that is no higher than what is offered. \
      In what scrolls up and down no height is offered, so everything fits: the first view is \
      taken, and the others are never shown.
      """,
    example: """
      // proposal: 320x300
      // text-cell: 8x20
      ScrollView {
        ViewThatFits(in: .vertical) {
          Text("The ferry left at six in the morning with eleven people on board.").id("story")
          Text("The ferry left.").id("teaser")
        }
        .id("choice")
      }
      """,
    scope: "Reported for a choice along one axis that is offered no length along that axis.",
    help: "`.frame(height: …)` on the choice; `lineLimit(…)` on the text",
    exception: "the others are for other places of the same view",
    class: .contract, keyNote: "of what chooses", needs: "the log",
    search: .symptoms { timeline in
      timeline.nodes.flatMap { node in
        Axis.allCases.compactMap { IdleChoice.find(node, on: $0, in: timeline) }
      }
    })
}

/// A choice by a length that it is not offered.
private struct IdleChoice: Sighting {
  let timeline: Timeline
  let choice: NodeID
  let taken: NodeID
  let others: [NodeID]
  let axis: Axis
  /// What offers no length.
  let outer: NodeID

  static func find(_ choice: NodeID, on axis: Axis, in timeline: Timeline) -> Self? {
    let views = timeline.tree.children(of: choice)
    guard views.count > 1, timeline.states(axis == .vertical ? ".vertical" : ".horizontal", choice),
      timeline.mayChoose(choice),
      let placement = timeline.placement(of: choice)?.placement, placement.proposal[axis] == nil,
      timeline.placement(of: views[0]) != nil,
      case let others = Array(views.dropFirst()),
      others.allSatisfy({ timeline.placement(of: $0) == nil }),
      let outer = timeline.asker(of: choice, axis), timeline.has(.scrolls, outer)
    else { return nil }
    return Self(
      timeline: timeline, choice: choice, taken: views[0], others: others, axis: axis,
      outer: outer)
  }

  var suspicion: Suspicion {
    suspected(
      .idleChoice, of: choice, on: axis, sized: [choice], remedies: [remedy],
      involving: [taken, outer])
  }

  private var remedy: Prose {
    let frame = axis == .vertical ? ".frame(height: …)" : ".frame(width: …)"
    return "write \(code: frame) on \(choice): what is higher than that does not fit then"
  }

  var statement: Statement {
    Statement(
      "\(choice) always takes \(taken), however \(axis.adjective) that is", subject: choice,
      because: """
        \(outer) scrolls and offers no \(axis.dimension), so that the first view always fits
        """)
  }
}
