import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// How the question moved from node to node.
struct WhyNotSteps {
  private let timeline: Timeline
  private let not: WhyNot

  init(_ timeline: Timeline, _ not: WhyNot) {
    self.timeline = timeline
    self.not = not
  }

  /// Steps of the same kind are folded into one line.
  var lines: [Line] {
    var lines: [Line] = []
    var rest = not.steps[...]
    while let step = rest.first {
      let group = rest.prefix { isAlike($0, step) }
      lines.append(line(Array(group)))
      rest = rest.dropFirst(group.count)
    }
    return lines
  }

  private var trace: Trace { timeline.trace }

  private func name(_ call: Int) -> String { trace.title(of: timeline.spans[call].node) }

  private func isAlike(_ step: WhyNot.Step, _ first: WhyNot.Step) -> Bool {
    switch (step, first) {
    case (.child, .child): true
    case (.caller(let step, _), .caller(let first, _)):
      step.cause == .handsOn && first.cause == .handsOn || step == first
    default: step == first
    }
  }

  private func line(_ group: [WhyNot.Step]) -> Line {
    let last = group[group.count - 1]
    switch (group[0], last) {
    case (.child(let first, _), .child(_, let child)):
      let nodes = group.compactMap(\.call).map { timeline.spans[$0].node }
      let verb = nodes.count == 1 ? "answers" : "answer"
      return Line(
        "\(NameList.text(nodes, in: trace)) \(verb) what \(name(child)) answers", indent: 1,
        events: timeline.spans[first].answer.list)
    case (.part(let event, let child, let expected), _):
      return Line(
        "for that \(name(child)) would have to answer \(number(expected))", indent: 1,
        events: [event] + timeline.spans[child].answer.list)
    case (.words(let call, let need), _):
      return Line(
        "the words of \(name(call)) need \(number(need)); why it is not that:", indent: 1,
        events: timeline.spans[call].answer.list)
    case (.offer(let call, let expected), _):
      return Line(
        "for that \(name(call)) would have to be offered \(number(expected))", indent: 1,
        events: [timeline.spans[call].ask])
    case (.caller(let step, _), .caller(_, let expected)):
      return caller(step, group, expected)
    default: return .blank
    }
  }

  private func caller(_ step: OfferStep, _ group: [WhyNot.Step], _ expected: CGFloat) -> Line {
    let nodes = group.compactMap(\.caller)
    let verb = nodes.count == 1 ? "hands on what it is" : "hand on what they are"
    let names = NameList.text(nodes, in: trace)
    if step.cause == .handsOn {
      return Line("\(names) \(verb) offered", indent: 1, events: [step.event])
    }
    if step.cause == .ownLength {
      return Line(
        "\(names) offers as much as it has itself", indent: 1, events: [step.event])
    }
    if case .restOfOwnLength(_, let kept) = step.cause {
      return Line(
        "\(names) keeps back \(number(kept)) of its own length", indent: 1, events: [step.event])
    }
    return Line(
      "for that \(names) would have to be offered \(number(expected))", indent: 1,
      events: [step.event])
  }

  private func number(_ value: CGFloat) -> String { NumberText.display(value) }
}

extension WhyNot.Step {
  /// The call that returns a child's answer.
  fileprivate var call: Int? { if case .child(let call, _) = self { call } else { nil } }

  fileprivate var caller: NodeID? {
    if case .caller(let step, _) = self { step.caller } else { nil }
  }
}
