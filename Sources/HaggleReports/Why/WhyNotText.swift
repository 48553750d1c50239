import Foundation
package import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// The words for why a length is not as expected: the event that ruled it out, how the question got
/// there, what would have had to differ, and the result of a re-run.
package struct WhyNotText {
  let timeline: Timeline
  let not: WhyNot

  package init(_ timeline: Timeline, _ not: WhyNot) {
    self.timeline = timeline
    self.not = not
  }

  /// The lines, each with its event.
  package var lines: [Line] {
    if case .isSo(let event) = not.verdict {
      let words = "\(subject)\(name(not.node)) is \(length(not.expected)): as expected"
      return [Line(words, events: [event])] + final
    }
    let title = Line(
      "\(subject)why \(name(not.node)) is not \(length(not.expected))", events: asked)
    return [title] + final + WhyNotSteps(timeline, not).lines + verdict + textLimit + standIn
      + elsewhere + proofs + ofLines
  }

  /// What gives the text that decides the width that its lines come from.
  private var ofLines: [Line] {
    not.ofLines.flatMap { width in
      let words =
        "In one line \(name(width.node)) is \(number(width.expected)) wide. Why it is not:"
      return [Line(words)] + WhyNotSteps(timeline, width).lines
        + WhyNotText(timeline, width).verdict
    }
  }

  /// Which of its answers it is about; empty for the final length.
  private var subject: String {
    guard let call = not.call else { return "" }
    let proposal = timeline.spans[call].proposal
    let size = NumberText.display(proposal)
    let wish = ProposalKind.question(proposal)
    return wish.isEmpty ? "offered \(size), " : "asked for its \(wish) (\(size)), "
  }

  private var asked: [Int] { not.call.map { [timeline.spans[$0].ask] } ?? [] }

  /// The final length, if the question is about another answer.
  private var final: [Line] {
    guard not.call != nil, let (event, placement) = timeline.placement(of: not.node) else {
      return []
    }
    let length = number(placement.frame.size[not.axis])
    return [Line("Its final \(not.axis.dimension) is \(length).", indent: 1, events: [event])]
  }

  var trace: Trace { timeline.trace }

  func name(_ node: NodeID) -> String { trace.name(of: node) }

  func number(_ value: CGFloat) -> String { NumberText.display(value) }

  private func length(_ value: CGFloat) -> String { "\(number(value)) \(not.axis.adjective)" }

  /// A note if the deciding answer is assumed.
  private var standIn: [Line] {
    switch not.verdict {
    case .same, .answer, .limit: break
    default: return []
    }
    guard let span = not.decisive.map({ timeline.spans[$0.call] }) else { return [] }
    return StandInText(
      trace, span.node, length: span.size?[not.axis], offer: span.proposal[not.axis]
    ).lines
  }

  /// What makes room where a text is asked for more than its words take.
  private var textLimit: [Line] {
    guard let decisive = not.decisive else { return [] }
    let span = timeline.spans[decisive.call]
    guard trace.nodes[span.node.index].roles.contains(.text),
      let most = timeline.profile(of: span.node).answer(to: .infinity, on: not.axis)?.size[
        not.axis],
      decisive.expected > most + WhyNot.tolerance
    else { return [] }
    let limit = not.axis == .horizontal ? "wider than its words" : "higher than its lines"
    let frame = ".frame(\(not.axis.dimension): \(NumberText.code(decisive.expected)))"
    return [Line("A text is never \(limit): \(frame) makes room around it.", indent: 1)]
  }

  /// The deciding node's answer to another question.
  private var elsewhere: [Line] {
    guard let event = not.elsewhere, let question = question(event) else { return [] }
    let offer = NumberText.display(question.proposal)
    let answer = NumberText.display(question.size)
    return [
      Line(
        "Offered \(offer), \(name(question.node)) answers \(answer).", events: [event])
    ]
  }

  func question(
    _ event: Int
  ) -> (node: NodeID, proposal: ProposedViewSize, size: CGSize)? {
    if case .probe(let node, let proposal, let size) = trace.events[event] {
      return (node, proposal, size)
    }
    guard let span = timeline.span(at: event).map({ timeline.spans[$0] }), span.answer == event,
      let size = span.size
    else { return nil }
    return (span.node, span.proposal, size)
  }

  private var proofs: [Line] {
    not.proofs.compactMap { index in
      guard case .verdict(let verdict) = trace.remarks[index] else { return nil }
      let words = FindingWords(trace).words(of: verdict)
      return Line("A re-run shows it: \(PlainText.line(words)).")
    }
  }
}

extension WhyNotText {
  private var verdict: [Line] {
    switch not.verdict {
    case .isSo: return []
    case .rule(let event): return rule(event)
    case .share(let event, let remaining):
      let left = "There would have had to be \(number(remaining)) left to share."
      return rule(event) + ServingText(timeline, event, on: not.axis).servedBefore(indent: 1) + [
        Line(left, indent: 1)
      ]
    case .reach(let reach): return self.reach(reach)
    case .gaps(let event, let length):
      let words = "The gaps alone come to \(number(length))."
      return [decided(event), fact(event), Line(words, indent: 1)]
    case .root(let event, let expected): return root(event, expected)
    case .extreme(let event): return [decided(event), question(of: event)]
    case .answer(let event): return [decided(event), fact(event)]
    case .same(let event, let events):
      return [
        decided(event), fact(event),
        Line(
          "It answers the same to 0, to nil and to ∞: no offer changes it.", indent: 1,
          events: events),
      ]
    case .limit(let event, let extreme): return limit(event, extreme)
    case .between(let first, let last):
      return [
        Line(
          "The trace gives no reason: it was decided between event \(first) and event \(last).",
          events: [first, last])
      ]
    case .nothing:
      return [MissingText.line(timeline, not.node, Quantity(lengthOn: not.axis))]
    }
  }

  func decided(_ event: Int?) -> Line {
    Line("\(event.map { "Event \($0)" } ?? "The log") rules it out:", events: event.list)
  }

  /// The words for an event; for an answer with its question.
  func fact(_ event: Int) -> Line {
    if let question = question(event) {
      let offer = NumberText.display(question.proposal)
      let answer = NumberText.display(question.size)
      return Line(
        "\(name(question.node)) answers \(answer) to \(offer)", indent: 1, events: [event])
    }
    return Line(timeline.line(of: event), indent: 1, events: [event])
  }

  private func rule(_ event: Int) -> [Line] {
    guard case .reason(let reason) = trace.events[event] else { return [decided(event)] }
    return [decided(event), fact(event)] + bound(reason) + source(reason.node)
  }

  /// The effective bound; the arithmetic only shows bounds that changed something.
  private func bound(_ reason: Reason) -> [Line] {
    let term = reason.binding(against: not.decisive?.expected ?? not.expected)
    guard [.atMost, .atLeast].contains(term.operator),
      let role = ReasonWords(reason: reason, trace: trace).role(of: term)
    else { return [] }
    let words = term.operator == .atMost ? "at most" : "at least"
    return [Line("It is \(words) \(number(term.value)): \(role).", indent: 1)]
  }

  /// The place of the node with the rule; for a part of a control, that of the control.
  private func source(_ node: NodeID) -> [Line] {
    guard let place = trace.nodes[node.index].place else { return [] }
    var written = node
    while let parent = trace.nodes[written.index].parent, trace.nodes[parent.index].place == place {
      written = parent
    }
    let about = trace.nodes[written.index]
    let words = PlainText.line(about.kind) + PlainText.arguments(about.arguments, limit: 60)
    let part = written == node ? "" : "; \(name(node)) is a part of it"
    return [Line("\(trace.words(for: place)) says \(words)\(part).", indent: 1)]
  }

  private func reach(_ reach: WhyNot.Reach) -> [Line] {
    let bound = reach.isMost ? "at most" : "at least"
    let subject = name(not.decisive.map { timeline.spans[$0.call].node } ?? not.node)
    var lines = [
      decided(reach.event),
      Line(
        "from then on \(subject) is \(bound) \(length(reach.length)), whatever is still open",
        indent: 1),
    ]
    if let share = reach.part.share { lines.append(fact(share)) }
    if reach.part.share != reach.event { lines.append(fact(reach.event)) }
    return lines + [Line(missing(reach), indent: 1)] + order(reach) + otherOffer(reach)
  }

  /// The length that the part would have needed; not less than 0 taken.
  private func missing(_ reach: WhyNot.Reach) -> String {
    if reach.isMinimum { return together(reach) }
    let expected = not.decisive?.expected ?? not.expected
    if !reach.isMost, !reach.part.isTaken {
      return "Nobody took that share: only another order, or smaller parts, could come to "
        + "\(number(expected))."
    }
    let part = partName(reach.part)
    let missing = number(abs(expected - reach.length))
    return "\(part) would have had to take \(missing) \(reach.isMost ? "more" : "less")."
  }

  /// The minimum of each part, and the gaps between them.
  private func together(_ reach: WhyNot.Reach) -> String {
    let most = 6
    let gaps = reach.all.reduce(reach.length) { $0 - ($1.minimum ?? 0) }
    var words = reach.all.prefix(most).map { "\(partName($0)) \(number($0.minimum ?? 0))" }
    if reach.all.count > most { words.append("… \(reach.all.count - most) more …") }
    if gaps > WhyNot.tolerance { words.append("gaps \(number(gaps))") }
    return "Its parts are never less: \(words.joined(separator: " + "))."
  }

  private func partName(_ part: WhyNot.Part) -> String {
    part.node.map { name($0) } ?? trackName(part.track)
  }

  /// A view that fills its proposal would be shorter with less.
  private func otherOffer(_ reach: WhyNot.Reach) -> [Line] {
    guard !reach.isMost, !reach.isMinimum, let decisive = not.decisive else { return [] }
    let span = timeline.spans[decisive.call]
    guard span.size?[not.axis] == span.proposal[not.axis] else { return [] }
    return [
      Line(
        "Or \(name(span.node)) would have had to be offered \(number(decisive.expected)): it took "
          + "all that it was offered.", indent: 1, events: [span.ask])
    ]
  }

  private func trackName(_ track: Int?) -> String {
    let word = not.axis == .horizontal ? "column" : "row"
    return track.map { "\(word) \($0)" } ?? "it"
  }

  /// What was served before, and why.
  private func order(_ reach: WhyNot.Reach) -> [Line] {
    guard reach.isMost, let order = reach.order, let call = not.decisive?.call,
      let reason = timeline.reason(order, on: not.axis)
    else { return [] }
    let row = timeline.ledger(ofCall: call, on: not.axis).rows.first { $0.event == order }
    let basis = row?.basis ?? []
    return [Line("It comes after others:", indent: 1), fact(order)]
      + basis.map { BasisText(timeline, not.axis).line(of: $0, of: reason) }
  }
}
