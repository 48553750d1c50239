import Foundation
package import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// A minimum that is nothing but spacing makes a view look less flexible than it is, and somebody pays.
///
/// A nested `Grid` of colours answers 8×16 to 0×0: one column gap, two row gaps. Every stack and grid
/// does that, so it is only told where a container around it falls short in the same pass, and proven by
/// a re-run in which the view answers 0.
///
/// Helps: `.frame(minWidth: 0, minHeight: 0)` on it, or `Color.clear.overlay { … }` in its place.
package enum PhantomMinimum: Rule {
  package static let id = "phantom-minimum"
  package static let summary = "A minimum made of spacing alone disturbs how room is divided."

  /// A symptom may have many suspects; each costs a re-run.
  private static let mostSuspects = 16

  package static func suspicions(in timeline: Timeline) -> [Suspicion] {
    let symptoms = Underfill.suspicions(in: timeline) + Overflow.suspicions(in: timeline)
    return symptoms.flatMap { symptom -> [Suspicion] in
      guard let axis = symptom.finding.axis else { return [] }
      let suspects = timeline.descendants(of: symptom.finding.node).lazy.compactMap {
        Phantom(timeline, $0, axis)
      }
      return suspects.prefix(mostSuspects).map { $0.suspicion(of: symptom.finding) }
    }
  }
}

/// A node whose minimum comes from its own spacing: its children could all shrink to 0.
private struct Phantom {
  let timeline: Timeline
  let node: NodeID
  let axis: Axis
  /// The question for the minimum, as somebody asked it.
  let question: Span
  let minimum: CGSize

  init?(_ timeline: Timeline, _ node: NodeID, _ axis: Axis) {
    let children = timeline.tree.children(of: node)
    guard !children.isEmpty, timeline.kind(node) != "frame",
      let question = timeline.distinctQuestions(of: node).first(where: { $0.proposal[axis] == 0 }),
      let minimum = question.size, minimum[axis] > Timeline.visible, minimum[axis].isFinite,
      children.allSatisfy({ timeline.profile(of: $0).minimum.map { $0.size[axis] == 0 } ?? false })
    else { return nil }
    self.timeline = timeline
    self.node = node
    self.axis = axis
    self.question = question
    self.minimum = minimum
  }

  func suspicion(of symptom: Finding) -> Suspicion {
    let name = timeline.name(node)
    let finding = Finding(
      rule: PhantomMinimum.id, class: .contract, node: node, axis: axis,
      place: timeline.place(node), message: message(symptom),
      evidence: (timeline.evidence(of: question) + symptom.evidence).sorted(),
      advice:
        "Write .frame(minWidth: 0, minHeight: 0) on \(name), or put Color.clear.overlay { … } in its place: its minimum is 0 then. Leave it if nothing around it comes out wrong.",
      ignoreKey: "phantom-minimum@\(name)")
    let hypothesis = Hypothesis(
      node: node, substitutes: substitutes,
      change:
        "\(name) answers a \(axis.dimension) of 0 instead of \(points(minimum[axis])) to \(NumberText.display(question.proposal))",
      symptom: .init(rule: symptom.rule, node: symptom.node, axis: axis))
    return Suspicion(finding, involving: [symptom.node], hypothesis: hypothesis)
  }

  /// To every question for the minimum the same answer, but 0 on this axis.
  private var substitutes: [Hypothesis.Substitute] {
    timeline.distinctQuestions(of: node).filter { $0.proposal[axis] == 0 }.compactMap { span in
      guard var answer = span.size else { return nil }
      answer[axis] = 0
      return Hypothesis.Substitute(proposal: span.proposal, answer: answer)
    }
  }

  private func message(_ symptom: Finding) -> String {
    var text =
      "Asked for its minimum (\(NumberText.display(question.proposal))), \(timeline.name(node)) answered \(NumberText.display(minimum))"
    let parts = Axis.allCases.compactMap { gaps($0) }
    if !parts.isEmpty { text += ": \(parts.joined(separator: " and "))" }
    text += ", although everything in it can shrink to 0."
    return text + Ranking(timeline, self, symptom.node, axis).sentences
  }

  /// "2 row gaps of 8", from what the node said of its own arithmetic.
  private func gaps(_ axis: Axis) -> String? {
    guard minimum[axis] > 0 else { return nil }
    let reasons = timeline.reasons(of: node, in: question).map(\.reason).filter { $0.axis == axis }
    if let gaps = reasons.last(where: { $0.rule == "gaps" }), gaps.terms.count == 2,
      let name = gaps.terms[1].name
    {
      return "\(points(gaps.terms[1].value)) \(name) of \(points(gaps.terms[0].value))"
    }
    let spacing = reasons.last { $0.rule == "size" || $0.rule == "inset" }?.terms.filter {
      $0.name == "spacing" || $0.name == "insets"
    }
    guard let spacing, let first = spacing.first else { return nil }
    let word = first.name == "insets" ? "insets" : spacing.count == 1 ? "gap" : "gaps"
    return "\(spacing.count) \(word) of \(points(first.value))"
  }

  /// How the container that falls short ranked and served its tracks or children.
  private struct Ranking {
    var sentences = ""

    init(_ timeline: Timeline, _ phantom: Phantom, _ container: NodeID, _ axis: Axis) {
      guard let span = timeline.sizingSpan(container) else { return }
      let reasons = timeline.reasons(of: container, in: span).map(\.reason)
        .filter { $0.axis == axis }
      guard let order = reasons.last(where: { $0.rule == "order" })?.order else { return }
      let minimum = phantom.minimum[axis]
      guard let first = order.first, first.minimum == minimum,
        let next = order.first(where: { $0.minimum != minimum })
      else { return }
      sentences =
        " The \(points(minimum)) makes it the least flexible child of \(timeline.name(container)) (\(range(first)) before \(range(next))), so it is served first"
      sentences += served(reasons.filter { $0.rule == "share" }, span, timeline, container, axis)
    }

    private func range(_ ranked: Reason.Ranked) -> String {
      "\(NumberText.display(ranked.minimum))…\(NumberText.display(ranked.maximum))"
    }

    /// "83.5 for column 3, then 55.67 for columns 1, 2 and 4; nobody takes the last"
    private func served(
      _ shares: [Reason], _ span: Span, _ timeline: Timeline, _ container: NodeID, _ axis: Axis
    ) -> String {
      let isModelled = shares.contains(where: \.isModelled)
      var text = ""
      if let first = shares.first?.result {
        text += ", by a share of \(points(first))"
        if shares.first?.track != nil { text += " for each of its columns" }
      }
      text += "."
      let rest = shares.dropFirst().compactMap(\.result).map { points($0) }
      if !rest.isEmpty { text += " Then \(rest.joined(separator: ", ")) are offered in turn" }
      let untaken = shares.filter { $0.remark != nil }
      if let last = untaken.last?.result { text += "; \(points(last)) of it find no taker" }
      if !rest.isEmpty { text += "." }
      if let offered = span.proposal[axis], let taken = span.size?[axis] {
        text +=
          " \(timeline.name(container)) takes \(points(taken)) of \(points(offered))\(isModelled ? " (modelled: how a grid shares room among spans is not published)" : "")."
      }
      return text
    }
  }
}
