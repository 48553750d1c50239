import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let idlePriority = Rule(
    id: "idle-priority",
    summary:
      "A priority is given to a view that has one length, while a text beside it lacks room.",
    finding: """
      A priority says who is served first, and nothing else. A view that has the same length \
      whatever it is offered gets that in any case: with a fixed frame, say, it takes no more \
      for being first, and gives nothing away for being last. What a text beside it lacks has \
      to come from a view that can be shorter.
      """,
    example: """
      // proposal: 240x80
      // text-cell: 8x20
      HStack {
        Text("A longer label").id("label")
        Color.gray.frame(width: 160, height: 20).layoutPriority(1).id("field")
      }
      .id("row")
      """,
    scope: """
      Reported as well where all views of a row have one and the same priority, and a text of \
      them is cut: they are served as if none had one.
      """,
    help: """
      a minimum and a maximum for the rigid view instead of one length; the priority on one of the \
      views only
      """,
    exception: "the text may break there",
    keyNote: "of the view with the priority", needs: "the log with the stack's reasons",
    search: .symptoms { timeline in
      timeline.stacks.compactMap { stack -> (any Detection)? in
        IdlePriority.find(stack, in: timeline) ?? EqualPriorities.find(stack, in: timeline)
      }
    })
}

/// Views of a row that all have the priority that one of them should have.
private struct EqualPriorities: Sighting {
  let timeline: Timeline
  let stack: NodeID
  let text: NodeID
  let other: NodeID
  let length: CGFloat
  let ideal: CGFloat

  static func find(_ stack: NodeID, in timeline: Timeline) -> Self? {
    let axis = Axis.horizontal
    guard timeline.dividedAxis(stack) == axis,
      let text = timeline.tree.children(of: stack).first(where: { timeline.lacks($0, axis) }),
      let length = timeline.length(text, axis), let ideal = timeline.ideal(text, axis)
    else { return nil }
    let views = timeline.ranks(in: stack, axis).filter { rank in
      rank.node.map { !timeline.has(.spacer, $0) } ?? false
    }
    guard views.count > 1, let priority = views.first?.priority, priority != 0,
      views.allSatisfy({ $0.priority == priority }),
      let other = views.lazy.compactMap(\.node).first(where: { $0 != text })
    else { return nil }
    return Self(
      timeline: timeline, stack: stack, text: text, other: other, length: length, ideal: ideal)
  }

  var goal: Goal? {
    Goal(
      [.length(text, .horizontal, .atLeast(ideal))], near: [text, other, stack],
      lengths: [.horizontal: ideal])
  }

  var suspicion: Suspicion {
    suspected(
      .idlePriority, of: text, on: .horizontal, sized: [text, other],
      remedies: ["take the priority off \(other)"], involving: [stack, other],
      off: ideal - length)
  }

  var statement: Statement {
    Statement(
      """
      The priority of \(text) changes nothing: \(other) beside it has the same
      """,
      because: "\(text) has \(points(length)) points of the \(points(ideal)) that it needs")
  }
}

/// A view that is served first, and has one length only.
private struct IdlePriority: Detection {
  let timeline: Timeline
  let stack: NodeID
  let node: NodeID
  let text: NodeID
  let axis: Axis

  static func find(_ stack: NodeID, in timeline: Timeline) -> Self? {
    guard let axis = timeline.dividedAxis(stack),
      let text = timeline.tree.children(of: stack).first(where: { timeline.lacks($0, axis) })
    else { return nil }
    let ranks = timeline.ranks(in: stack, axis)
    guard let own = ranks.first(where: { $0.node == text })?.priority,
      let node = ranks.lazy.filter({ $0.priority > own }).compactMap(\.node)
        .first(where: {
          timeline.profile(of: $0).isRigid(on: axis)?.value == true
            && !timeline.isRigidOnPurpose($0)
        })
    else { return nil }
    return Self(
      timeline: timeline, stack: stack, node: node, text: text, axis: axis)
  }
}

extension Timeline {
  /// Whether a view is a text, modifiers around it included, and shorter than it would be.
  fileprivate func lacks(_ node: NodeID, _ axis: Axis) -> Bool {
    guard let core = core(of: node), has(.text, core), let length = length(node, axis),
      let ideal = ideal(node, axis)
    else { return false }
    return ideal > length + Timeline.tolerance
  }

  /// Whether a view is rigid so that it keeps its words: that a text gives way to it is what the
  /// priority says, too.
  fileprivate func isRigidOnPurpose(_ node: NodeID) -> Bool {
    has(.asksForIdeal, within: node) && isOfWords(node)
  }
}

// MARK: - What it says

extension IdlePriority {
  var goal: Goal? {
    guard let wanted = timeline.ideal(text, axis) else { return nil }
    return Goal(
      [.length(text, axis, .atLeast(wanted))], near: [text, stack], lengths: [axis: wanted])
  }

  var suspicion: Suspicion {
    let finding = Finding(
      .idlePriority, of: node, on: axis, in: timeline, saying: statement,
      shownBy: timeline.evidence(of: node, at: 0, axis)
        + timeline.evidence(of: node, at: .infinity, axis)
        + timeline.sizing(of: text), remedies: remedies)
    let lacking = (timeline.ideal(text, axis) ?? 0) - (timeline.length(text, axis) ?? 0)
    return Suspicion(finding, involving: [stack, text], off: lacking)
  }

  private var statement: Statement {
    Statement(
      """
      The priority of \(node) changes nothing: it is \(points(timeline.length(node, axis) ?? 0)) \
      points \(axis.adjective) whatever it is offered
      """, subject: node,
      because: """
        \(text) beside it has \(points(timeline.length(text, axis) ?? 0)) points of the \
        \(points(timeline.ideal(text, axis) ?? 0)) that it needs
        """)
  }

  private var remedies: [Prose] {
    let least = axis == .horizontal ? ".frame(minWidth: …)" : ".frame(minHeight: …)"
    return [
      "write \(code: least) instead of the fixed \(axis.dimension) of \(node), and "
        + "\(code: ".layoutPriority(1)") on \(text)"
    ]
  }
}
