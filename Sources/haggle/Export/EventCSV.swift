import Foundation
import HaggleReplay
import HaggleReports
import HaggleTraces
import HaggleVocabulary

/// A row per event, for spreadsheets and databases; docs/EXPORTS.md describes the columns.
struct EventCSV {
  private let timeline: Timeline

  init(_ timeline: Timeline) { self.timeline = timeline }

  static let columns = [
    "file", "root", "event", "pass", "depth", "what", "node", "view", "kind", "line", "asked_by",
    "proposed_width", "proposed_height", "width", "height", "x", "y", "cached", "rule", "axis",
    "words",
  ]

  var text: String {
    let rows = timeline.trace.events.indices.map { CSVText.line(cells(of: $0)) }
    return CSVText.line(Self.columns) + rows.joined()
  }

  /// The columns that only some kinds of events have.
  private struct Facts {
    var what: String
    var caller: NodeID?
    var proposal: ProposedViewSize?
    var size: (width: String, height: String) = ("", "")
    var origin: (x: String, y: String) = ("", "")
    var isCached: Bool?
    var rule = ""
    var axis: Axis?
    var words = ""
  }

  private func cells(of number: Int) -> [String] {
    let trace = timeline.trace
    let event = trace.events[number]
    let facts = facts(of: event, number)
    let node = event.node.map { trace.nodes[$0.index] }
    let span = timeline.span(at: number).map { timeline.spans[$0] }
    return [
      trace.header.scenario ?? "", trace.header.root ?? "", "\(number)",
      timeline.pass(at: number).map { "\($0.number)" } ?? "", span.map { "\($0.depth)" } ?? "",
      facts.what, event.node.map { "\($0.index)" } ?? "",
      event.node.map { trace.title(of: $0) } ?? "", node?.kind ?? "",
      node?.place.map { "\($0.line)" } ?? "", facts.caller.map { trace.name(of: $0) } ?? "",
      facts.proposal?.width.map { NumberText.exact($0) } ?? "",
      facts.proposal?.height.map { NumberText.exact($0) } ?? "", facts.size.width,
      facts.size.height, facts.origin.x, facts.origin.y, facts.isCached.map { "\($0)" } ?? "",
      facts.rule, facts.axis?.dimension ?? "", facts.words,
    ]
  }

  private func facts(of event: Event, _ number: Int) -> Facts {
    switch event {
    case .passBegin(_, _, let proposal): return Facts(what: "pass begins", proposal: proposal)
    case .passEnd(_, let size, _): return Facts(what: "pass ends", size: lengths(size))
    case .ask(let ask):
      return Facts(
        what: ask.isPlacing ? "ask while placing" : "ask", caller: ask.caller,
        proposal: ask.proposal)
    case .answer(_, let size, let isCached):
      let proposal = timeline.span(at: number).map { timeline.spans[$0].proposal }
      return Facts(what: "answer", proposal: proposal, size: lengths(size), isCached: isCached)
    case .place(let placement):
      let origin = placement.frame.origin
      return Facts(
        what: "place", proposal: placement.proposal, size: lengths(placement.frame.size),
        origin: (NumberText.exact(origin.x), NumberText.exact(origin.y)))
    case .reason(let reason):
      return Facts(
        what: "reason", rule: reason.rule.word, axis: reason.axis,
        words: ReasonText(reason, in: timeline.trace).line)
    case .note(let note): return Facts(what: "note", words: PlainText.line(note.text))
    case .probe(_, let proposal, let size):
      return Facts(what: "probe", proposal: proposal, size: lengths(size))
    }
  }

  private func lengths(_ size: CGSize) -> (width: String, height: String) {
    (NumberText.exact(size.width), NumberText.exact(size.height))
  }
}
