import Foundation
import HaggleReplay
import HaggleTraces
package import HaggleVocabulary

/// The views as they stand at the cursor: what each answered last, how often it was asked.
extension PanelText {
  /// Rows are not indented deeper than this many levels; from there on the level is given.
  private static let deepestIndent = 16

  var tree: [PanelLine] {
    let rows = replay.rows
    if rows.isEmpty { return [PanelLine("the trace has no views")] }
    let badges = Set(trace.findings.flatMap(\.nodes))
    return rows.map { row($0, hasFinding: badges.contains($0)) }
  }

  /// `▸ nested  → 8×16  ×1  !`
  package func row(_ node: NodeID, hasFinding: Bool) -> PanelLine {
    let depth = timeline.tree.depth(of: node)
    let indent = String(repeating: "  ", count: min(depth, Self.deepestIndent))
    let level = depth > Self.deepestIndent ? "[\(depth)] " : ""
    let words = [
      indent + level + marker(node) + title(node), answer(node), count(node),
      hasFinding ? "!" : "",
    ]
    return PanelLine(
      words.filter { !$0.isEmpty }.joined(separator: "  "), node: node,
      isCurrent: node == replay.selected)
  }

  /// A row of the tree, column by column.
  package struct Cells: Hashable, Sendable {
    package var depth: Int
    /// `-` where it can be folded, `+` where it is, else nothing.
    package var marker: String
    package var title: String
    /// The title without its kind.
    package var name: String
    /// `→ 8×16`, while it is being asked `← 0×0`, and before that `–`.
    package var answer: String
    /// `×5`, or nothing where it was asked but once.
    package var count: String
  }

  /// - Parameter question: what it is being asked; nil where no call of it is open.
  package func cells(of node: NodeID, question: ProposedViewSize?) -> Cells {
    Cells(
      depth: timeline.tree.depth(of: node), marker: marker(node).replacing(" ", with: ""),
      title: title(node), name: name(node),
      answer: question.map { "← \(NumberText.display($0))" } ?? answer(node, unasked: "–"),
      count: count(node))
  }

  /// `nested Grid  → 8×16  ×1`, for where there is no tree around it.
  package func summary(of node: NodeID) -> String {
    [title(node), answer(node), count(node)].filter { !$0.isEmpty }.joined(separator: "  ")
  }

  /// `outer Grid`, but `Grid.2`
  private func title(_ node: NodeID) -> String {
    let about = trace.nodes[node.index]
    return about.isLabelled
      ? "\(about.displayName) \(PlainText.line(about.kind))" : about.displayName
  }

  private func marker(_ node: NodeID) -> String {
    if timeline.tree.children(of: node).isEmpty { return "  " }
    return replay.settings.folded.contains(node) ? "+ " : "- "
  }

  private func answer(_ node: NodeID, unasked: String = "not asked yet") -> String {
    guard timeline.exists(node, at: replay.cursor) else { return "not there yet" }
    return timeline.answer(of: node, at: replay.cursor).map { "→ \(NumberText.display($0.size))" }
      ?? timeline.lastQuestion(to: node, at: replay.cursor).map {
        "← \(NumberText.display($0.proposal)), no answer yet"
      } ?? unasked
  }

  private func count(_ node: NodeID) -> String {
    let questions = timeline.questions(to: node, at: replay.cursor)
    return questions > 1 ? "×\(questions)" : ""
  }

  /// The questions that the view was asked, and haggle's own, each with its answer.
  func values(of node: NodeID) -> [PanelLine] {
    let profile = timeline.profile(of: node)
    var lines = timeline.distinctQuestions(of: node).map { span in
      PanelLine(
        "\(ProposalKind.sized(span.proposal)) → \(span.size.map { NumberText.display($0) } ?? "?")",
        event: span.answer ?? span.ask)
    }
    for event in timeline.events(of: node) {
      guard case .probe(_, let proposal, let size) = trace.events[event] else { continue }
      lines.append(
        PanelLine(
          "\(ProposalKind.sized(proposal)) → \(NumberText.display(size))  asked by haggle afterwards",
          event: event))
    }
    if lines.isEmpty { lines = [PanelLine("\(name(node)) was never asked")] }
    return lines + Axis.allCases.compactMap { contract(profile, $0) }
  }

  /// `width: never less than 24, grows without limit (∞ to ∞), but took 294.33 of 350`
  private func contract(_ profile: ResponseProfile, _ axis: Axis) -> PanelLine? {
    let subject = axis.dimension
    if let isRigid = profile.isRigid(on: axis), isRigid.value {
      return PanelLine("\(subject): the same whatever is offered", event: isRigid.events.first)
    }
    let least = profile.answer(to: 0, on: axis).map { $0.size[axis] } ?? 0
    let minimum = least > 0 ? "never less than \(NumberText.display(least) as String), " : ""
    if let isGreedy = profile.isGreedy(on: axis), isGreedy.value {
      return PanelLine(
        "\(subject): \(minimum)grows without limit (∞ to ∞)\(untaken(profile, axis))",
        event: isGreedy.events.first)
    }
    return profile.flexibility(on: axis).map {
      PanelLine(
        "\(subject): \(minimum)can stretch by \(NumberText.display($0.value) as String)",
        event: $0.events.first)
    }
  }

  /// What it left of the length that it was placed with.
  private func untaken(_ profile: ResponseProfile, _ axis: Axis) -> String {
    guard let offer = profile.placed?[axis], offer.isFinite,
      let taken = profile.answer(to: offer, on: axis)?.size[axis],
      taken < offer - WhyNot.tolerance
    else { return "" }
    return ", but took \(NumberText.display(taken) as String) of "
      + NumberText.display(offer)
  }
}
