import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// How a proposal reached a node, from the node up to the root; nodes that only forward it are
/// folded.
struct OfferText {
  private let timeline: Timeline
  private let steps: [OfferStep]
  private let axis: Axis
  private let guesses: GuessedNumbers

  init(_ timeline: Timeline, _ steps: [OfferStep], on axis: Axis) {
    self.timeline = timeline
    guesses = GuessedNumbers(timeline.trace)
    self.steps = steps
    self.axis = axis
  }

  var lines: [Line] {
    guard let first = steps.first else { return [] }
    let name = trace.name(of: first.node)
    return [Line("why \(name) is offered \(number(first.offer))")] + steps(from: steps[...])
  }

  /// The lines below the heading.
  var stepLines: [Line] { steps(from: steps[...]) }

  private func steps(from steps: ArraySlice<OfferStep>) -> [Line] {
    var lines: [Line] = []
    var rest = steps
    while let step = rest.first {
      let group = step.cause == .handsOn ? rest.prefix { $0.cause == .handsOn } : rest.prefix(1)
      lines.append(line(Array(group)))
      lines += serving(step)
      if let caller = step.caller, case .reason = step.cause {
        lines += GuessText(trace, guesses.guess(caller, on: axis)).lines(indent: 2)
      }
      if isStated(step) { break }
      rest = rest.dropFirst(group.count)
    }
    return lines
  }

  /// Whether the offer is a number of the source, so that what the caller was offered, and by whom,
  /// has no bearing on it.
  private func isStated(_ step: OfferStep) -> Bool {
    guard case .reason(let event) = step.cause, let reason = timeline.reason(event, on: axis) else {
      return false
    }
    return reason.knownRule == .fixed && !reason.terms.contains { $0.knownRole == .proposed }
  }

  /// The siblings served before, on which a share depends.
  private func serving(_ step: OfferStep) -> [Line] {
    guard case .reason(let event) = step.cause, timeline.reason(event, on: axis)?.isShare == true
    else { return [] }
    let serving = ServingText(timeline, event, on: axis)
    return serving.order(indent: 2) + serving.servedBefore(indent: 2)
  }

  private var trace: Trace { timeline.trace }

  private func number(_ value: CGFloat?) -> String { NumberText.display(value) }

  private func line(_ group: [OfferStep]) -> Line {
    let step = group[0]
    let (words, event) = words(step, group)
    let events = group.count > 1 ? [step.event, group[group.count - 1].event] : [step.event]
    return Line(words, indent: 1, events: events + event.list)
  }

  /// The words, and the event that they rest on besides the question.
  private func words(_ step: OfferStep, _ group: [OfferStep]) -> (String, Int?) {
    let caller = step.caller.map { trace.title(of: $0) + place(of: $0) } ?? "somebody"
    let offer = number(step.offer)
    let offers = "\(caller) offers it \(offer)"
    switch step.cause {
    case .root(let pass): return (timeline.rootProposal(pass: pass), pass)
    case .handsOn:
      let names = NameList.text(group.compactMap(\.caller), in: trace)
      let verb = group.count == 1 ? "hands on what it is" : "hand on what they are"
      return ("\(names) \(verb) offered: \(offer)", nil)
    case .reason(let event):
      guard case .reason(let reason) = trace.events[event] else { return (offers, event) }
      return (said(reason, by: step.caller, offer), event)
    case .keepsBack(let event, let kept):
      return ("\(caller) keeps back \(number(kept)) of what it is offered: \(offer) is left", event)
    case .restOfOwnLength(let event, let kept):
      return ("\(caller) keeps back \(number(kept)) of its own length: \(offer) is left", event)
    case .ownLength: return ("\(caller) offers as much as it has itself: \(offer)", nil)
    case .extreme: return ("\(caller) asks for the \(extreme(step.offer)) (\(offer))", nil)
    case .unexplained: return ("\(offers); the trace does not say why", nil)
    case .unknownCaller: return ("it is offered \(offer); the trace does not say by whom", nil)
    }
  }

  /// A reason names its recipient, so that the proposing node needs only its name.
  private func said(_ reason: Reason, by caller: NodeID?, _ offer: String) -> String {
    let caller = caller.map { trace.name(of: $0) + place(of: $0) } ?? "somebody"
    let text = ReasonText(reason, in: trace)
    return reason.rule == .offer
      ? "\(caller) offers\(text.behindRule)" : "\(caller) offers \(offer): \(text.line)"
  }

  /// Where a view is written that makes a number, and not just hands one on: ` (37:10)`.
  private func place(of node: NodeID) -> String {
    trace.nodes[node.index].place.map { " (\(trace.words(for: $0)))" } ?? ""
  }

  private func extreme(_ offer: CGFloat?) -> String {
    guard let offer else { return "ideal" }
    return offer == 0 ? "minimum" : "maximum"
  }
}
