import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// How a node arrived at its answer: its arithmetic, and the basis of each number.
struct LedgerLines {
  private let timeline: Timeline
  private let ledgers: [Ledger]
  private let showsAll: Bool
  /// The maximum number of rows; those in the middle are left out.
  private static let mostRows = 24

  /// - Parameter showsAll: whether nothing is abridged.
  init(_ timeline: Timeline, _ ledgers: [Ledger], showsAll: Bool) {
    self.timeline = timeline
    self.ledgers = ledgers
    self.showsAll = showsAll
  }

  var lines: [Line] {
    guard let ledger = ledgers.last else { return [] }
    let detour = detour.map { [$0] } ?? []
    let said = ledgers.dropLast().flatMap { heading($0) + rows($0) }
    let own = span(ledger)
    let offer = own.proposal[ledger.axis]
    let standIn = StandInText(trace, own.node, length: ledger.answer, offer: offer)
    let guess = isOwn(ledger) ? GuessedNumbers(trace).guess(own.node, on: ledger.axis) : nil
    return detour + said + heading(ledger) + rows(ledger) + ending(ledger) + standIn.lines
      + GuessText(trace, guess).lines(indent: 0)
  }

  /// Whether the answer is a number of the view's own.
  private func isOwn(_ ledger: Ledger) -> Bool {
    ledger.rows.contains { row in
      let rule = timeline.reason(row.event, on: ledger.axis)?.knownRule
      return rule == .fixed || rule == .clamp
    }
  }

  private var trace: Trace { timeline.trace }

  private func span(_ ledger: Ledger) -> Span { timeline.spans[ledger.call] }

  private func name(_ ledger: Ledger) -> String { trace.name(of: span(ledger).node) }
  private func title(_ ledger: Ledger) -> String { trace.title(of: span(ledger).node) }

  private func number(_ value: CGFloat?) -> String { NumberText.display(value) }

  /// The nodes that return a child's answer.
  private var detour: Line? {
    guard ledgers.count > 1, let last = ledgers.last else { return nil }
    let nodes = ledgers.dropLast().map { span($0).node }
    let verb = nodes.count == 1 ? "answers" : "answer"
    let event = span(ledgers[0]).answer
    let names = NameList.text(nodes, in: trace)
    let words =
      nodes.count == 1 && asksSeveral(ledgers[0])
      ? "\(names) answers the same as \(title(last)); the trace says no reason"
      : "\(names) \(verb) what \(title(last)) answers"
    return Line(words, events: event.list)
  }

  /// Whether it asked several children without giving a reason: an equal answer of one of them
  /// proves nothing.
  private func asksSeveral(_ ledger: Ledger) -> Bool {
    guard ledger.rows.isEmpty else { return false }
    return Set(timeline.children(ofSpan: ledger.call).map { timeline.spans[$0].node }).count > 1
  }

  private func heading(_ ledger: Ledger) -> [Line] {
    let span = span(ledger)
    let offered = NumberText.display(span.proposal)
    guard span.size != nil else { return [] }
    if shown(ledger).isEmpty { return [] }
    return [Line("\(name(ledger)) is offered \(offered)", events: [span.ask])]
  }

  /// The rows that add to their number, and the row with the answer.
  private func shown(_ ledger: Ledger) -> [Ledger.Row] {
    ledger.rows.enumerated().filter { index, row in
      ledger.ending.row == index
        || timeline.reason(row.event, on: ledger.axis).map { ReasonText($0, in: trace).hasNews }
          ?? false
    }.map(\.element)
  }

  private func rows(_ ledger: Ledger) -> [Line] {
    let rows = shown(ledger)
    let order = earlierOrder(ledger)
    if showsAll || rows.count <= Self.mostRows {
      return order + rows.flatMap { lines(of: $0, ledger.axis) }
    }
    let (first, last) = (rows.prefix(10), rows.suffix(8))
    let left = rows.dropFirst(10).dropLast(8)
    let events = [left.first?.event, left.last?.event].compactMap(\.self)
    return order + first.flatMap { lines(of: $0, ledger.axis) }
      + [Line("… \(left.count) more …", indent: 1, events: events)]
      + last.flatMap { lines(of: $0, ledger.axis) }
  }

  private func lines(of row: Ledger.Row, _ axis: Axis) -> [Line] {
    guard let reason = timeline.reason(row.event, on: axis) else { return [] }
    let text = ReasonText(reason, in: trace, showsAll: showsAll).line
    let most = showsAll ? .max : 8
    return [Line(text, indent: 1, events: [row.event])]
      + row.basis.prefix(most).map { BasisText(timeline, axis).line(of: $0, of: reason) }
      + (row.basis.count > most ? [Line("… \(row.basis.count - most) more …", indent: 2)] : [])
  }

  /// The order of the shares, if an earlier question decided it.
  private func earlierOrder(_ ledger: Ledger) -> [Line] {
    guard let order = timeline.earlierOrder(ofCall: ledger.call, on: ledger.axis) else { return [] }
    let text = ReasonText(order.reason, in: trace, showsAll: showsAll).earlier
    return [Line(text, indent: 1, events: [order.event])]
  }
}

extension LedgerLines {
  private func ending(_ ledger: Ledger) -> [Line] {
    let span = span(ledger)
    let answer = number(ledger.answer)
    let name = name(ledger)
    let exchange =
      "\(name) answers \(NumberText.display(span.size ?? .zero)) to "
      + NumberText.display(span.proposal)
    switch ledger.ending {
    case .sum: return sum(ledger)
    case .falseSum(let row, let sum):
      return damaged(
        "the terms add up to \(exact(sum)), the reason says "
          + exact(result(ledger, row)), [ledger.rows[row].event])
    case .otherAnswer(let row, let result):
      return damaged(
        "the reasons give \(exact(result)), the answer is \(exact(ledger.answer))",
        [ledger.rows[row].event] + span.answer.list)
    case .corrected(let note):
      return [Line("\(exchange), as that was corrected:", events: span.answer.list)]
        + words(ofNote: note).map { Line($0, indent: 1, events: [note]) }
    case .child: return []
    case .offer:
      return [Line("\(name) takes what it is offered: \(answer)", events: span.answer.list)]
    case .same(let events):
      return [
        Line(
          "\(name) answers \(answer) whatever it is offered: to 0, to nil and to ∞", events: events)
      ]
    case .unexplained:
      let reason = leastLength(ledger) ?? "; the trace says no reason"
      return [Line(exchange + reason, events: span.answer.list)]
    case .unanswered:
      return [
        Line(
          "\(name) is offered \(NumberText.display(span.proposal)); the trace holds no answer",
          events: [span.ask])
      ]
    }
  }

  /// Why a spacer answers more than it is offered; nil for all else.
  private func leastLength(_ ledger: Ledger) -> String? {
    let span = span(ledger)
    guard trace.nodes[span.node.index].roles.contains(.spacer), let answer = ledger.answer,
      answer > span.proposal[ledger.axis] ?? 0
    else { return nil }
    return ": a spacer takes what is left, and at least \(number(answer))"
  }

  /// What the engine said of an answer: with the one that was given, which no event has.
  private func words(ofNote number: Int) -> [String] {
    guard case .note(let note) = trace.events[number] else { return [] }
    return PlainText.lines(note.text)
  }

  private func sum(_ ledger: Ledger) -> [Line] {
    let span = span(ledger)
    let answer = "so \(name(ledger)) answers \(number(ledger.answer))"
    return [Line(answer, events: span.answer.list)]
  }

  private func result(_ ledger: Ledger, _ row: Int) -> CGFloat? {
    timeline.reason(ledger.rows[row].event, on: ledger.axis)?.result
  }

  private func exact(_ value: CGFloat?) -> String {
    value.map { NumberText.exact($0) } ?? "nothing"
  }

  private func damaged(_ fact: String, _ events: [Int]) -> [Line] {
    [Line("But \(fact): the trace is damaged or was edited.", events: events)]
  }
}

extension Ledger.Ending {
  /// The row that gives, or claims to give, the answer.
  var row: Int? {
    switch self {
    case .sum(let row), .falseSum(let row, _), .otherAnswer(let row, _): row
    default: nil
    }
  }
}

extension Int? {
  /// An array of one element, or empty.
  var list: [Int] { map { [$0] } ?? [] }
}
