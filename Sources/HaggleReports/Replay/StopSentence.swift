import Foundation
package import HaggleReplay
import HaggleTraces
package import HaggleVocabulary

/// A self-contained sentence about an event: `outer asks nested for its minimum size (0×0)`.
package struct StopSentence {
  private let timeline: Timeline
  private let event: Int
  private var isAboutWhole = false
  private var trace: Trace { timeline.trace }

  init(_ timeline: Timeline, event: Int) {
    self.timeline = timeline
    self.event = event
  }

  /// At the end of the layout the sentence is about the whole, not about the last placed view.
  package init(_ timeline: Timeline, at cursor: Cursor) {
    self.init(timeline, event: cursor.event)
    isAboutWhole = cursor == timeline.settled && timeline.hasPlacements
  }

  package var text: String {
    if isAboutWhole, let whole { return whole }
    guard trace.events.indices.contains(event) else { return "the trace has no events" }
    switch trace.events[event] {
    case .ask(let ask): return question(ask)
    case .answer(let node, let size, let isCached): return answer(node, size, isCached: isCached)
    case .place(let placement): return place(placement)
    case .reason(let reason): return self.reason(reason)
    case .probe(let node, let proposal, let size):
      return "haggle itself asks \(name(node)) for \(wish(proposal)): \(NumberText.display(size))"
    default: return timeline.line(of: event)
    }
  }

  private func name(_ node: NodeID) -> String { trace.title(of: node) }

  /// `everything is placed: VStack.1 is 393×759`
  private var whole: String? {
    guard let root = timeline.tree(at: timeline.settled).roots.first,
      let size = timeline.size(of: root)
    else { return nil }
    return "everything is placed: \(name(root)) is \(NumberText.display(size))"
  }

  /// The asking view, if known.
  private func asker(_ caller: NodeID?) -> String? {
    caller.map { name($0) } ?? (trace.header.isOfEngine ? "the host" : nil)
  }

  private func question(_ ask: Event.Ask) -> String {
    let node = name(ask.node)
    let occasion = ask.isPlacing ? ", to place it" : ""
    let size = NumberText.display(ask.proposal)
    guard !ProposalKind.question(ask.proposal).isEmpty else {
      return
        (asker(ask.caller).map { "\($0) offers \(node) \(size)" } ?? "\(node) is offered \(size)")
        + occasion
    }
    let wish = wish(ask.proposal)
    return
      (asker(ask.caller).map { "\($0) asks \(node) for \(wish)" } ?? "\(node) is asked for \(wish)")
      + occasion
  }

  /// `its minimum size (0×0)`
  private func wish(_ proposal: ProposedViewSize) -> String {
    let words = ProposalKind.question(proposal)
    let size = NumberText.display(proposal)
    return words.isEmpty ? size : "its \(words) (\(size))"
  }

  private func answer(_ node: NodeID, _ size: CGSize, isCached: Bool) -> String {
    let span = timeline.span(at: event).map { timeline.spans[$0] }
    let asker = asker(span?.caller)
    let memory = isCached ? ", from memory" : ""
    let answer = NumberText.display(size)
    guard let span, !ProposalKind.question(span.proposal).isEmpty else {
      let listener = asker.map { " \($0)" } ?? ""
      let question = span.map { " to \(wish($0.proposal))" } ?? ""
      return "\(name(node)) answers\(listener) \(answer)\(question)\(memory)"
    }
    // The caller comes first: after the answer it would read as part of it.
    let asked = "asked\(asker.map { " by \($0)" } ?? "") for \(wish(span.proposal))"
    return "\(asked), \(name(node)) answers \(answer)\(memory)"
  }

  private func place(_ placement: Event.Placement) -> String {
    let frame = placement.frame
    let parent = trace.nodes[placement.node.index].parent.map { "\(name($0)) places" }
    let place = "at \(NumberText.display(frame.origin)) with \(NumberText.display(frame.size))"
    return parent.map { "\($0) \(name(placement.node)) \(place)" }
      ?? "\(name(placement.node)) is placed \(place)"
  }

  private func reason(_ reason: Reason) -> String {
    let axis = reason.axis.map { " its \($0.dimension)" } ?? ""
    return "\(name(reason.node)) works out\(axis): \(ReasonText(reason, in: trace).line)"
  }
}

/// The kind of a question in words and symbols, per axis if they differ.
package enum QuestionKind {
  /// `MIN 0`, `IDEAL nil`, `MAX ∞`, `=350`, or `MIN 0 × =350`.
  package static func text(_ proposal: ProposedViewSize) -> String {
    let kinds = [text(proposal.width), text(proposal.height)]
    return kinds[0] == kinds[1] ? kinds[0] : kinds.joined(separator: " × ")
  }

  private static func text(_ length: CGFloat?) -> String {
    switch length {
    case nil: "IDEAL nil"
    case 0: "MIN 0"
    case CGFloat.infinity: "MAX ∞"
    case let length?: "=\(NumberText.display(length) as String)"
    }
  }
}
