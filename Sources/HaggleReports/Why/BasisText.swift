import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// What a reason is based on, or what it led to.
struct BasisText {
  private let timeline: Timeline
  private let axis: Axis

  init(_ timeline: Timeline, _ axis: Axis) {
    self.timeline = timeline
    self.axis = axis
  }

  private var trace: Trace { timeline.trace }

  private func number(_ value: CGFloat?) -> String { NumberText.display(value) }

  func line(of basis: Ledger.Basis, of reason: Reason) -> Line {
    switch basis {
    case .taker(let call), .term(let call):
      let span = timeline.spans[call]
      let (offer, answer) = (number(span.proposal[axis]), span.size?[axis])
      let origin = timeline.spans[timeline.original(of: call)]
      let words =
        answer.map { answers($0, to: span.proposal[axis], call) } ?? "does not answer"
      return Line(
        "\(trace.title(of: span.node)) is offered \(offer) and \(words)", indent: 2,
        events: origin.answer.list)
    case .first(let node, let minimum, let maximum):
      return first(node, minimum, maximum, of: reason)
    }
  }

  private func answers(_ answer: CGFloat, to offer: CGFloat?, _ call: Int) -> String {
    offer == answer ? "takes it\(taker(in: call))" : "answers \(number(answer))"
  }

  /// ", as Spacer.1 in line 15 takes all that is left"; empty where the view itself is what takes
  /// it, whatever is in it, or where no view is seen to take all.
  private func taker(in call: Int) -> String {
    var (taker, isOwn) = (call, true)
    while let next = greediest(in: taker) { (taker, isOwn) = (next, false) }
    if isOwn { return "" }
    let node = timeline.spans[taker].node
    let line = trace.nodes[node.index].place.map {
      " in \(trace.header.parts.words(forLine: $0.line))"
    }
    return ", as \(trace.title(of: node))\(line ?? "") takes all that is left"
  }

  /// The call of the longest of those children whose length a view passes on that take all that
  /// they get.
  private func greediest(in call: Int) -> Int? {
    let ledger = timeline.ledger(ofCall: timeline.original(of: call), on: axis)
    let greedy = timeline.passedOn(in: ledger).filter { child in
      timeline.profile(of: timeline.spans[child].node).isGreedy(on: axis)?.value == true
    }
    return greedy.max { length(timeline.spans[$0].node) < length(timeline.spans[$1].node) }
  }

  private func length(_ node: NodeID) -> CGFloat { timeline.size(of: node)?[axis] ?? 0 }

  private func first(
    _ node: NodeID, _ minimum: Int?, _ maximum: Int?, of reason: Reason
  ) -> Line {
    let answers = [(minimum, "0"), (maximum, "∞")].compactMap { call, offer in
      call.map { "\(number(timeline.spans[$0].size?[axis])) to \(offer)" }
    }
    let track = reason.order.first?.track.map { "\(reason.trackWord) \($0)" }
    let subject = track.map { "\($0) is first: in it " } ?? "first is "
    let events = [minimum, maximum].compactMap { $0.flatMap { timeline.spans[$0].answer } }
    let words = answers.joined(separator: " and ")
    return Line(
      track == nil
        ? "\(trace.title(of: node)) is first: it answers \(words)"
        : "\(subject)\(trace.title(of: node)) answers \(words)", indent: 2, events: events)
  }
}
