package import Foundation
import HaggleAnalysis
import HaggleReplay
import HaggleScenarios
import HaggleTraces
package import HaggleVocabulary

extension EditSearch {
  /// A text that should be lower may have to be wider: its ideal width is tried.
  private func lengths(for node: NodeID, _ stated: [Axis: CGFloat]) -> [Axis: CGFloat] {
    var lengths = stated
    for axis in Axis.allCases where lengths[axis] == nil {
      lengths[axis] = base.original.ideal(node, axis)
    }
    return lengths
  }

  /// The goal for a finding: it is no longer found, and the picture is as its rule asks for;
  /// otherwise at least some number of its views changes.
  func goal(for finding: Finding) -> TrialGoal {
    let nodes = finding.nodes + [finding.statement.subject].compactMap(\.self)
    let subject = finding.subject
    var goal = TrialGoal(finding.statement.claim, of: subject, [.change(nodes)], near: nodes)
    goal.finding = finding
    if let wanted = finding.goal(in: timeline) {
      if !wanted.conditions.isEmpty {
        goal.criteria = wanted.conditions.map { .condition($0) }
      }
      goal.near += wanted.near
      goal.traits = wanted.traits
      if isOverKeyboard(finding) { goal.traits.insert(.aboveKeyboard) }
      goal.lengths = lengths(for: subject, wanted.lengths)
      return goal
    }
    if base.original.has(.text, subject), base.original.missing(of: subject) > Criterion.tolerance {
      goal.criteria = [.condition(.whole(subject))]
      goal.lengths = lengths(for: subject, [:])
    } else if let criteria = offered(finding) {
      goal.criteria = criteria
      goal.isOfOffers = true
    }
    return goal
  }

  /// Whether all that is too long for the room above a keyboard would fit without that.
  private func isOverKeyboard(_ finding: Finding) -> Bool {
    guard finding.axis == .vertical, let root = timeline.tree.roots.first,
      let room = trace.header.proposal?.height, let height = timeline.size(of: root)?.height
    else { return false }
    let keyboard = RootProposal(base.request).keyboard
    return height > room + Criterion.tolerance && height <= room + keyboard
  }

  /// Whether the numbers that the user asks for are those of the text as it is.
  func holds(_ goal: TrialGoal) -> Bool {
    guard goal.finding == nil, goal.criteria.allSatisfy(\.isAboutNumbers) else { return false }
    return Trial(.nothing, on: base)?.lack(goal) == 0
  }

  /// The goal that a text is not cut.
  func goal(showing text: NodeID) -> TrialGoal {
    TrialGoal(
      "\(text) is cut", of: text, [.condition(.whole(text))], lengths: lengths(for: text, [:]))
  }

  /// The goal that a view is no longer than what it is offered.
  func goal(_ node: NodeID, _ axis: Axis, atMost most: CGFloat) -> TrialGoal {
    let lengths: [String] = [timeline.size(of: node)?[axis] ?? 0, most].map {
      NumberText.display($0)
    }
    return TrialGoal(
      "\(node) is \(lengths[0]) \(axis.adjective), and \(lengths[1]) are offered",
      of: node, [.condition(.length(node, axis, .atMost(most)))],
      lengths: self.lengths(for: node, [axis: most]))
  }

  /// The goals for what is seen of a layout without findings, by the ids of the last pass.
  var wanted: [TrialGoal] {
    timeline.wants.map { want in
      switch want {
      case .whole(let text): goal(showing: text)
      case .atMost(let node, let axis, let most): goal(node, axis, atMost: most)
      case .number(let node, let quantity, let value): goal(node, quantity, CGFloat(value))
      case .finding(let index): goal(for: findings[index])
      }
    }
  }

  /// The goal that a finding about an axis implies: a container shorter than its offer fills it, a
  /// longer view shrinks to it. Nil if no view differs from its offer.
  private func offered(_ finding: Finding) -> [Criterion]? {
    guard let axis = finding.axis else { return nil }
    let timeline = base.original.timeline
    let criteria = finding.nodes.compactMap { node -> Criterion? in
      guard let offer = timeline.proposal(node, axis), offer.isFinite,
        let length = timeline.size(of: node)?[axis], abs(length - offer) > Criterion.tolerance
      else { return nil }
      if length > offer { return .condition(.length(node, axis, .atMost(offer))) }
      return base.original.has(.divides(axis), node)
        ? .condition(.length(node, axis, .exactly(offer))) : nil
    }
    return criteria.isEmpty ? nil : criteria
  }

  func goal(_ node: NodeID, _ quantity: Quantity, _ value: CGFloat) -> TrialGoal {
    let now = Why(timeline, node, quantity).value.map { ", and has \(NumberText.display($0))" }
    let words: Prose =
      "\(node) is to have the \(quantity.rawValue) \(NumberText.display(value))\(now ?? "")"
    switch quantity {
    case .width, .height:
      let axis: Axis = quantity == .width ? .horizontal : .vertical
      // About as wide as its words is not enough for any of them.
      let isOfWords =
        !timeline.losses(ofText: node).isEmpty && value == base.original.ideal(node, axis)
      let length = Criterion.condition(.length(node, axis, .exactly(value)))
      return TrialGoal(
        words, of: node, isOfWords ? [length, .condition(.whole(node))] : [length],
        lengths: lengths(for: node, [axis: value]))
    case .x, .y:
      let axis: Axis = quantity == .x ? .horizontal : .vertical
      var goal = TrialGoal(words, of: node, [.condition(.origin(node, axis, value))])
      goal.moves = moves(of: node, axis, to: value)
      return goal
    }
  }

  func goal(_ expectation: Expectation) -> TrialGoal {
    let timeline = base.original.timeline
    let node = expectation.subject.flatMap { timeline.node(called: $0, at: timeline.end) }
    let root = timeline.tree.roots.first ?? NodeID(0)
    var goal = TrialGoal(
      Prose(expectation.text), of: node ?? root, [.claim(expectation, node)],
      lengths: lengths(for: node ?? root, expectation.lengths))
    if let node, let place = expectation.place {
      goal.moves = moves(of: node, place.axis, to: place.start)
    }
    return goal
  }

  /// How far a view is to be moved away from the leading edge, or the top; empty for the other way.
  private func moves(of node: NodeID, _ axis: Axis, to start: CGFloat) -> [Axis: CGFloat] {
    guard let now = timeline.rectangle(of: node)?.origin[axis], start > now + 1 else { return [:] }
    return [axis: start - now]
  }
}

extension Criterion {
  /// Whether it states lengths or places, and nothing of how they come about.
  fileprivate var isAboutNumbers: Bool {
    switch self {
    case .condition(.length), .condition(.origin): true
    case .claim(let expectation, .some):
      switch expectation.claim {
      case .size, .frame, .number: true
      default: false
      }
    case .condition, .claim, .change: false
    }
  }
}

extension Expectation {
  /// Where it says that a view begins.
  fileprivate var place: (axis: Axis, start: CGFloat)? {
    guard case .number(_, let quantity, let comparison, let number) = claim, !quantity.isLength,
      comparison == .equal || comparison == .atLeast
    else { return nil }
    return (quantity.axis, number)
  }

  /// The lengths that it states.
  fileprivate var lengths: [Axis: CGFloat] {
    switch claim {
    case .size(_, let size), .frame(_, _, let size):
      var lengths: [Axis: CGFloat] = [:]
      lengths[.horizontal] = size.width
      lengths[.vertical] = size.height
      return lengths
    case .number(_, let quantity, _, let number):
      return quantity.isLength ? [quantity.axis: number] : [:]
    default: return [:]
    }
  }
}

extension EditSearch {
  /// The length at which a text that is cut shows all that it says; nil for one that does. Where
  /// its lines are limited, or a word is broken, only another width helps.
  package func wholeLength(of text: NodeID) -> (axis: Axis, length: CGFloat)? {
    guard let size = timeline.size(of: text) else { return nil }
    let original = base.original
    let broken = original.missingWidth(of: text)
    let missing = original.missing(of: text)
    if missing > Criterion.tolerance, broken == 0, !original.hasFewLines(text) {
      return (.vertical, size.height + missing)
    }
    let shortage = max(original.shortage(of: text), broken)
    return shortage > 0 ? (.horizontal, size.width + shortage) : nil
  }
}
