import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let idleChoice = Rule(
    id: "idle-choice",
    summary: "A choice by length can never take one of its views.",
    finding: """
      `ViewThatFits(in: .vertical)` takes the first view that is no higher than what is offered. \
      In what scrolls up and down no height is offered, so everything fits: the first view is \
      taken, and the others are never shown. Nor is a view shown that comes after a shorter one: \
      where it fits, the shorter one does as well, and that is asked first.
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
    scope: """
      Reported for a choice along one axis that is offered no length along that axis, and for one \
      whose first view is, along each axis that counts, no longer than a text among the others by \
      their ideal sizes.
      """,
    help: """
      `.frame(height: …)` on the choice; `lineLimit(…)` on the text; the longest view first
      """,
    exception: "the others are for other places of the same view",
    class: .contract, keyNote: "of what chooses", needs: "the log",
    search: .symptoms { timeline in
      timeline.nodes.flatMap { node -> [any Detection] in
        Axis.allCases.compactMap { IdleChoice.find(node, on: $0, in: timeline) }
          + [ShortestFirst.find(node, in: timeline)].compactMap(\.self)
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

/// A choice whose first view is the shortest.
private struct ShortestFirst: Sighting {
  let timeline: Timeline
  let choice: NodeID
  let first: NodeID
  /// The longest of those that are never taken.
  let longest: NodeID
  let axis: Axis

  static func find(_ choice: NodeID, in timeline: Timeline) -> Self? {
    let views = timeline.tree.children(of: choice)
    guard timeline.mayChoose(choice), timeline.placement(of: views[0]) != nil,
      views.dropFirst().allSatisfy({ timeline.placement(of: $0) == nil })
    else { return nil }
    let axes = Axis.allCases.filter { timeline.counts($0, in: choice) }
    let others = views.dropFirst()
    guard let axis = axes.first, others.allSatisfy({ timeline.isLonger($0, than: views[0], axes) }),
      let longest = others.max(by: {
        timeline.ideal($0, axis) ?? 0 < timeline.ideal($1, axis) ?? 0
      }), timeline.contents.holdsText(longest)
    else { return nil }
    return Self(
      timeline: timeline, choice: choice, first: views[0], longest: longest, axis: axis)
  }

  var suspicion: Suspicion {
    suspected(
      .idleChoice, of: choice, on: axis, sized: [choice],
      remedies: ["write \(longest) first, and the shortest of its views last"],
      involving: [first, longest])
  }

  var statement: Statement {
    let length = timeline.ideal(longest, axis).map {
      "\(points($0)) points \(axis.adjective)" as Prose
    }
    let first =
      "\(self.first) before it is \(points(timeline.ideal(self.first, axis) ?? 0))" as Prose
    return Statement(
      "\(choice) can never take \(longest): \(length ?? "that is longer"), and \(first)",
      subject: choice,
      because:
        "It takes the first view that fits, and a shorter one fits wherever a longer one does")
  }
}

extension Timeline {
  /// Whether a choice looks at an axis: at both, where it states none.
  fileprivate func counts(_ axis: Axis, in choice: NodeID) -> Bool {
    let stated = Axis.allCases.filter {
      states($0 == .vertical ? ".vertical" : ".horizontal", choice)
    }
    return stated.isEmpty || stated.contains(axis)
  }

  /// Whether a view of a choice is longer than the first one along all axes that count. The last
  /// one is not asked for its ideal size; of two texts the one with more letters is longer.
  fileprivate func isLonger(_ view: NodeID, than first: NodeID, _ axes: [Axis]) -> Bool {
    axes.allSatisfy { axis in
      guard !restsOnGuess(view, axis), let least = ideal(first, axis) else { return false }
      if let own = ideal(view, axis) {
        return own > least + (axes.count == 1 ? Noticeable.gap : -Self.tolerance)
      }
      guard axes.count == 1, axis == .horizontal, has(.text, view), has(.text, first) else {
        return false
      }
      let letters = [first, view].map { trace.nodes[$0.index].drawnWords?.count ?? 0 }
      return letters[0] > 0 && 2 * letters[1] > 3 * letters[0]
    }
  }
}
