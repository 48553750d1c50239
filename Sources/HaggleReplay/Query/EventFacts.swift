import Foundation
import HaggleTraces
import HaggleVocabulary

/// The properties of an event that a query can test; nil if the event does not have one.
struct EventFacts {
  let number: Int
  private let timeline: Timeline
  private let event: Event
  /// The rules of findings with the event as evidence.
  let rules: [String]

  init(_ timeline: Timeline, _ number: Int, rules: [String]) {
    self.timeline = timeline
    self.number = number
    event = timeline.trace.events[number]
    self.rules = rules
  }

  var node: NodeID? { event.node }

  /// The line of its view in the source.
  var line: Int? { event.node.flatMap { timeline.trace.nodes[$0.index].place?.line } }

  var pass: Int? { timeline.pass(at: number)?.number }

  var isCached: Bool {
    if case .answer(_, _, let isCached) = event { isCached } else { false }
  }

  var kind: RecordKind { event.kind }

  /// The phase; nil for events outside of calls that are no placements.
  var phase: QueryPhase? {
    switch event {
    case .passBegin, .passEnd: nil
    case .ask(let ask): ask.isPlacing ? .placing : .sizing
    case .answer: call.map { $0.isPlacing ? .placing : .sizing }
    case .place: .placing
    case .reason, .note:
      timeline.span(at: number).map { timeline.spans[$0].isPlacing ? .placing : .sizing }
    case .probe: .probing
    }
  }

  /// The proposal of a question; for an answer, the proposal that it answers.
  var proposal: ProposedViewSize? {
    switch event {
    case .ask(let ask): ask.proposal
    case .answer: call?.proposal
    case .probe(_, let proposal, _): proposal
    case .passBegin, .passEnd, .place, .reason, .note: nil
    }
  }

  var size: CGSize? {
    switch event {
    case .answer(_, let size, _), .probe(_, _, let size): size
    case .passBegin, .passEnd, .ask, .place, .reason, .note: nil
    }
  }

  var frame: CGRect? {
    if case .place(let placement) = event { placement.frame } else { nil }
  }

  /// The call that this answer belongs to.
  private var call: Span? {
    guard let index = timeline.span(at: number) else { return nil }
    let span = timeline.spans[index]
    return span.answer == number ? span : nil
  }
}

extension Trace {
  /// The rules of findings and their consequences, by the events of their evidence.
  var rulesByEvidence: [Int: [String]] {
    var rules: [Int: [String]] = [:]
    for case .finding(let finding) in remarks {
      for event in finding.evidence { rules[event, default: []].append(finding.rule) }
      for consequence in finding.consequences {
        for event in consequence.evidence { rules[event, default: []].append(consequence.rule) }
      }
    }
    return rules
  }
}
