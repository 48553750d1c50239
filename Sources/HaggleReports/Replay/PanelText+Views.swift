import Foundation
import HaggleReplay
import HaggleTraces
package import HaggleVocabulary

/// The views at the cursor, with their latest answers and numbers of questions.
extension PanelText {
  /// The maximum indentation in levels; deeper rows state their level.
  private static let deepestIndent = 16

  var tree: [Line] {
    let rows = viewRows(replay.rows)
    return rows.isEmpty ? [Line("the trace has no views")] : rows.map(line)
  }

  /// `- nested Grid  → 8×16  ×5  !`
  private func line(_ row: ViewRow) -> Line {
    let indent = String(repeating: "  ", count: min(row.depth, Self.deepestIndent))
    let level = row.depth > Self.deepestIndent ? "[\(row.depth)] " : ""
    let title = "\(indent)\(level)\(row.marker) \(row.title)"
    let words = [title, row.answerText(), row.countText, row.hasFinding ? "!" : ""]
    var line = Line(words.filter { !$0.isEmpty }.joined(separator: "  "), .row, node: row.node)
    line.isCurrent = row.isSelected
    return line
  }

  /// `nested Grid  → 8×16  ×1`, for use outside of a tree.
  package func summary(of node: NodeID) -> String {
    viewRows([node]).flatMap { [$0.title, $0.answerText(), $0.countText] }
      .filter { !$0.isEmpty }.joined(separator: "  ")
  }

  /// The rows of views at the cursor.
  package func viewRows(_ nodes: some Sequence<NodeID>) -> [ViewRow] {
    var questions: [NodeID: ProposedViewSize] = [:]
    for call in timeline.stack(at: replay.cursor) {
      questions[timeline.spans[call].node] = timeline.spans[call].proposal
    }
    let badges = Set(trace.findings.flatMap { $0.nodes })
    let selected = replay.selected.map { replay.visible($0) }
    return nodes.map { node in
      let about = trace.nodes[node.index]
      return ViewRow(
        node: node, depth: timeline.tree.depth(of: node), fold: fold(node), name: about.displayName,
        kind: about.isLabelled ? PlainText.line(about.kind) : trace.mark(of: node),
        surroundings: about.isLabelled ? nil : trace.surroundings(of: node),
        answer: answer(node),
        question: questions[node], questions: timeline.questions(to: node, at: replay.cursor),
        hasFinding: badges.contains(node), isSelected: node == selected)
    }
  }

  private func fold(_ node: NodeID) -> ViewRow.Fold {
    if timeline.tree.children(of: node).isEmpty { return .none }
    return replay.isFolded(node) ? .folded : .open
  }

  private func answer(_ node: NodeID) -> ViewRow.Answer {
    guard timeline.exists(node, at: replay.cursor) else { return .notThere }
    if let answer = timeline.answer(of: node, at: replay.cursor) { return .given(answer.size) }
    let question = timeline.lastQuestion(to: node, at: replay.cursor)
    return question.map { .awaited($0.proposal) } ?? .unasked
  }

  /// The questions to the view, including haggle's own, with their answers.
  func values(of node: NodeID) -> [Line] {
    let profile = timeline.profile(of: node)
    var lines = timeline.distinctQuestions(of: node).map { span in
      Line(
        "\(ProposalKind.sized(span.proposal)) → \(span.size.map { NumberText.display($0) } ?? "?")",
        .row, event: span.answer ?? span.ask)
    }
    for event in timeline.events(of: node) {
      guard case .probe(_, let proposal, let size) = trace.events[event] else { continue }
      lines.append(
        Line(
          "\(ProposalKind.sized(proposal)) → \(NumberText.display(size))  asked by haggle afterwards",
          .row, event: event))
    }
    if lines.isEmpty { lines = [Line("\(name(node)) was never asked", .row)] }
    return lines + Axis.allCases.compactMap { contract(profile, $0) }
  }

  /// `width: never less than 24, grows without limit (∞ to ∞), but took 294.33 of 350`
  private func contract(_ profile: ResponseProfile, _ axis: Axis) -> Line? {
    let subject = axis.dimension
    if let isRigid = profile.isRigid(on: axis), isRigid.value {
      let fact =
        profile.isConstant(on: axis)
        ? "the same whatever is offered" : "depends on the \(axis.cross.dimension) alone"
      return Line("\(subject): \(fact)", .row, event: isRigid.events.first)
    }
    let least = profile.answer(to: 0, on: axis).map { $0.size[axis] } ?? 0
    let minimum = least > 0 ? "never less than \(NumberText.display(least) as String), " : ""
    if let isGreedy = profile.isGreedy(on: axis), isGreedy.value {
      return Line(
        "\(subject): \(minimum)grows without limit (∞ to ∞)\(untaken(profile, axis))", .row,
        event: isGreedy.events.first)
    }
    return profile.flexibility(on: axis).map {
      let (from, to) = (NumberText.display(least), NumberText.display(least + $0.value))
      return Line(
        "\(subject): from \(from as String) to \(to as String)", .row, event: $0.events.first)
    }
  }

  /// The unused part of its placed proposal.
  private func untaken(_ profile: ResponseProfile, _ axis: Axis) -> String {
    guard let offer = profile.placed?[axis], offer.isFinite,
      let taken = profile.answer(to: offer, on: axis)?.size[axis],
      taken < offer - WhyNot.tolerance
    else { return "" }
    return ", but took \(NumberText.display(taken) as String) of "
      + NumberText.display(offer)
  }
}
