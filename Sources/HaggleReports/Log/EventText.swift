import Foundation
package import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Timeline {
  /// The words for an event, without its number.
  package func line(of event: Int) -> String { EventText(self, event).text }
}

/// The words for an event.
struct EventText {
  private let timeline: Timeline
  private let number: Int
  private let showsAll: Bool
  private var event: Event { timeline.trace.events[number] }

  init(_ timeline: Timeline, _ number: Int, showsAll: Bool = false) {
    self.timeline = timeline
    self.showsAll = showsAll
    self.number = number
  }

  var text: String {
    switch event {
    case .passBegin(let pass, _, let proposal):
      "pass \(pass) begins, \(PassText(timeline).reason(at: number)): "
        + "\(NumberText.display(proposal)) for the root"
    case .passEnd(let pass, let size, let writes):
      "pass \(pass) ends: the root is \(NumberText.display(size))"
        + (writes.isEmpty ? "" : "; \(PassText(timeline).sets(writes))")
    case .ask(let ask): self.ask(ask)
    case .answer(let node, let size, let isCached):
      "\(name(node)) → \(NumberText.display(size))\(isCached ? " cached" : "")"
    case .place(let placement): place(placement)
    case .reason(let reason): self.reason(reason)
    case .note(let note): self.note(note)
    case .probe(let node, let proposal, let size):
      "\(name(node)) ← \(ProposalKind.sized(proposal)) → \(NumberText.display(size))"
    }
  }

  private func name(_ node: NodeID) -> String { timeline.trace.name(of: node) }

  /// The view's title at its first mention; later mentions use the name.
  private func title(_ node: NodeID) -> String { timeline.trace.title(of: node) }

  /// The caller is named if the indentation does not show it.
  private func ask(_ ask: Event.Ask) -> String {
    let parent = timeline.span(at: number).flatMap { timeline.spans[$0].parent }
    var text = "\(title(ask.node)) ← \(ProposalKind.sized(ask.proposal))"
    if let caller = ask.caller, parent.map({ timeline.spans[$0].node }) != caller {
      text += " by \(name(caller))"
      if ask.isPlacing { text += ", placing" }
    }
    return text
  }

  private func place(_ placement: Event.Placement) -> String {
    let frame = placement.frame
    let place: String = NumberText.display(frame.origin)
    let parent = timeline.trace.nodes[placement.node.index].parent
    return "\(title(placement.node)) @ \(place) \(NumberText.display(frame.size))"
      + (parent.map { " in \(name($0))" } ?? "")
      + ", for \(NumberText.display(placement.proposal))"
  }

  private func reason(_ reason: Reason) -> String {
    let axis = reason.axis.map { " \($0.dimension)" } ?? ""
    let text = ReasonText(reason, in: timeline.trace, showsAll: showsAll)
    return "\(name(reason.node))\(axis): \(text.line)"
  }

  private func note(_ note: Event.Note) -> String {
    let subject = note.node.map { name($0) } ?? "the layout"
    let text = PlainText.lines(note.text).joined(separator: " ⏎ ")
    switch note.source {
    case .console: return "\(subject) prints: \(text)"
    case .engine: return "\(subject) \(text)"
    case .scenario: return PlainText.line(timeline.trace.inOneLine(note))
    }
  }
}
