import Foundation
import HaggleTraces
import HaggleVocabulary

/// What an event says, as a query asks for it; nil where it does not say it.
struct EventFacts {
  let number: Int
  private let timeline: Timeline
  private let event: Event

  init(_ timeline: Timeline, _ number: Int) {
    self.timeline = timeline
    self.number = number
    event = timeline.trace.events[number]
  }

  var node: NodeID? { event.node }

  var pass: Int? { timeline.pass(at: number)?.number }

  var isCached: Bool {
    if case .answer(_, _, let isCached) = event { isCached } else { false }
  }

  var sort: QuerySort {
    switch event {
    case .passBegin, .passEnd: .pass
    case .ask: .ask
    case .answer: .answer
    case .place: .place
    case .reason: .reason
    case .note: .note
    case .probe: .probe
    }
  }

  /// What belongs to no call, and is no placement, has no phase.
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

  func length(_ field: QueryField) -> QueryLength? {
    switch field {
    case .askWidth: proposal.map { QueryLength($0.width) }
    case .askHeight: proposal.map { QueryLength($0.height) }
    case .answerWidth: size.map { .points($0.width) }
    case .answerHeight: size.map { .points($0.height) }
    case .placeX: frame.map { .points($0.origin.x) }
    case .placeY: frame.map { .points($0.origin.y) }
    case .placeWidth: frame.map { .points($0.size.width) }
    case .placeHeight: frame.map { .points($0.size.height) }
    default: nil
    }
  }

  /// What is asked, and of an answer what it answers.
  private var proposal: ProposedViewSize? {
    switch event {
    case .ask(let ask): ask.proposal
    case .answer: call?.proposal
    case .probe(_, let proposal, _): proposal
    default: nil
    }
  }

  private var size: CGSize? {
    switch event {
    case .answer(_, let size, _), .probe(_, _, let size): size
    default: nil
    }
  }

  private var frame: CGRect? {
    if case .place(let placement) = event { placement.frame } else { nil }
  }

  /// The call that this answer ends.
  private var call: Span? {
    guard let index = timeline.span(at: number) else { return nil }
    let span = timeline.spans[index]
    return span.answer == number ? span : nil
  }
}
