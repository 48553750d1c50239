package import Foundation
package import HaggleTraces
package import HaggleVocabulary

/// The goals and results of edit searches. The search itself is done by the part that shows the
/// replay, if there is a source to lay out.
extension Replay {
  package enum EditGoal: Hashable, Sendable {
    /// The finding with this index is gone.
    case finding(Int)
    /// A view of the last pass has this length or position, in points.
    case number(NodeID, Quantity, Double)
    /// A text of the last pass is not cut.
    case whole(NodeID)
    /// A view of the last pass is no longer than this, in points.
    case atMost(NodeID, Axis, CGFloat)
  }

  package struct FoundEdits: Equatable, Sendable {
    package var goal: EditGoal
    package var edits: [TriedEdit]
    /// The number of edits laid out.
    package var trials: Int
    /// The edit that came closest, if none reached the goal.
    package var nearest: TriedEdit?
    /// Whether the search was ended before it was through.
    package var isStopped: Bool
    /// What the finding advises and was laid out, as numbers of its remedies.
    package var tried: Set<Int> = []
    /// The command that looks for longer, if the time was up; as words for a shell.
    package var longer: String?

    package init(
      for goal: EditGoal, _ edits: [TriedEdit], trials: Int, nearest: TriedEdit? = nil,
      isStopped: Bool = false
    ) {
      self.goal = goal
      self.edits = edits
      self.trials = trials
      self.nearest = nearest
      self.isStopped = isStopped
    }
  }

  /// Whether a search helped, in a sentence.
  package static func words(about found: FoundEdits) -> String {
    let trials = NumberText.counted(found.trials, "edit")
    let stopped = found.isStopped ? ", then it was stopped" : ""
    guard !found.edits.isEmpty else {
      if let longer = found.longer {
        return "nothing within the time, \(trials) laid out; \(longer) looks longer"
      }
      return found.isStopped
        ? "stopped: nothing helped so far, \(trials) laid out"
        : "nothing helps: \(trials) laid out"
    }
    let help = found.edits.count == 1 ? "helps" : "help"
    return "\(NumberText.counted(found.edits.count, "edit")) \(help), \(trials) laid out\(stopped)"
  }

  /// A copy with the results, and the panel that shows them.
  package func taking(_ found: FoundEdits) -> (replay: Replay, panel: Panel) {
    var replay = self
    switch found.goal {
    case .finding(let index):
      var findings = trace.findings
      // What was ended with nothing may be looked for once more.
      let isThrough = !found.isStopped || !found.edits.isEmpty
      findings[index].trials = isThrough ? found.trials : nil
      findings[index].mark(tried: found.tried)
      findings[index].remedies += found.edits.map { .edit($0) }
      var trace = annotated
      trace.restate(findings)
      replay.timeline = Timeline(trace)
      return (replay, .finding(index))
    case .number, .whole, .atMost:
      replay.found = found
      return (replay, .edits)
    }
  }

  /// Searches for edits against the current finding, or for a number of the selected view.
  func tryEdits(_ text: String) -> Outcome {
    if text.isEmpty { return tryFinding }
    let words = text.split(whereSeparator: \.isWhitespace)
    let quantity = words.count == 2 ? Quantity(rawValue: String(words[0])) : .width
    guard let quantity, let last = words.last, words.count <= 2, let number = Double(last),
      number.isFinite
    else {
      return refused(
        "“\(text)” is no number of points, nor width, height, x or y with one behind it, as in "
          + ":try height 44")
    }
    if number < 0, quantity.isLength {
      return outcome("“\(text)” is no length: a length is never less than 0")
    }
    return view(at: nil) { node in
      guard let last = inLastPass(node) else {
        return outcome("\(trace.name(of: node)) is not in the last pass any more")
      }
      return outcome(nil, .tryEdits(.number(last, quantity, number)))
    }
  }

  /// The edit with a key, of those that were laid out.
  package func edit(keyed key: String) -> TriedEdit? {
    let edits =
      trace.findings.flatMap(\.edits) + (found?.edits ?? []) + (trace.cure?.edits ?? [])
      + (trace.askedCure?.edits ?? [])
    return edits.first { $0.key == key }
  }

  func applyEdit(_ key: String) -> Outcome {
    guard TriedEdit.isKey(key) else {
      return refused("“\(key)” is no key of an edit, such as 3f9a2c")
    }
    return outcome(nil, .applyEdit(key: key))
  }

  private func inLastPass(_ node: NodeID) -> NodeID? {
    timeline.tree.preorder.first { timeline.view(of: $0) == timeline.view(of: node) }
  }

  /// What was recorded, or is found already, needs no engine.
  private func tryWant(_ goal: EditGoal) -> Outcome {
    if found?.goal == goal, found?.isStopped == false { return outcome(nil, .show(.edits)) }
    guard let cure = trace.cure, timeline.wants.first == goal else {
      return outcome(nil, .tryEdits(goal))
    }
    var outcome = outcome(nil, .show(.edits))
    outcome.replay.found = FoundEdits(for: goal, cure.edits, trials: cure.trials)
    return outcome
  }

  /// The edits found last as the trace holds them; nil if they are those of a finding, which has
  /// them already, or if there are none.
  var asked: Cure? {
    guard let found, !found.edits.isEmpty, let (node, claim) = found.goal.claim else { return nil }
    let isUsual = trace.findings.isEmpty && timeline.wants.first == found.goal
    return Cure(claim, of: node, trials: found.trials, found.edits, isAsked: !isUsual)
  }

  private var tryFinding: Outcome {
    if trace.findings.isEmpty {
      if let wanted, wanted.node == selected { return tryEdits(wanted.text) }
      if let text = selected.flatMap(inLastPass),
        timeline.isCutShort(text) || !timeline.losses(ofText: text).isEmpty
      {
        return tryWant(.whole(text))
      }
      if let want = timeline.wants.first { return tryWant(want) }
      return outcome("no findings; :try width 350 looks for edits")
    }
    // Where none is at hand, the first one is told.
    let index = findingAtHand ?? 0
    // Recorded results need no engine.
    return trace.findings[index].trials == nil
      ? outcome(nil, .tryEdits(.finding(index))) : outcome(nil, .show(.finding(index)))
  }
}

extension Replay.EditGoal {
  /// What is to go, as a clause, and the view that it is about; nil for a finding, which says it.
  fileprivate var claim: (node: NodeID, words: Prose)? {
    switch self {
    case .finding: nil
    case .number(let node, let quantity, let value):
      (node, "\(node) is not \(Self.words(for: quantity, CGFloat(value)))")
    case .whole(let text): (text, "\(text) is cut")
    case .atMost(let node, let axis, let most):
      (
        node,
        "\(node) is more than \(Self.words(for: Quantity(lengthOn: axis), most))"
      )
    }
  }

  private static func words(for quantity: Quantity, _ value: CGFloat) -> String {
    let number: String = NumberText.display(value)
    return switch quantity {
    case .width: "\(number) wide"
    case .height: "\(number) high"
    case .x, .y: "at \(quantity.rawValue) \(number)"
    }
  }
}
