import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// Events, calls and reasons around the cursor.
extension PanelText {
  /// How many events are listed before and after the current one.
  private static let eventsAround = 10

  var log: [PanelLine] { log(around: Self.eventsAround) }

  /// The events around the cursor that the filter shows, the current one in any case.
  package func log(around count: Int) -> [PanelLine] {
    guard replay.event != nil else { return [PanelLine("the trace has no events")] }
    var before: [Int] = []
    var after: [Int] = []
    var event = replay.cursor.event
    while before.count < count, event > 0 {
      event -= 1
      if replay.isShown(event) { before.append(event) }
    }
    event = replay.cursor.event
    while after.count < count, event + 1 < trace.events.count {
      event += 1
      if replay.isShown(event) { after.append(event) }
    }
    return (before.reversed() + [replay.cursor.event] + after).map { eventLine($0) }
  }

  package func eventLine(_ event: Int) -> PanelLine {
    let isCurrent = event == replay.cursor.event
    return PanelLine(
      LogReport(timeline).line(event, mark: isCurrent ? ">" : " "),
      event: event, node: trace.events[event].node, isCurrent: isCurrent)
  }

  /// The calls that are open, the innermost first.
  var stack: [PanelLine] {
    let open = timeline.stack(at: replay.cursor)
    if open.isEmpty { return [PanelLine("no call is open")] }
    return open.reversed().enumerated().map { offset, index in
      callLine(
        index, number: open.count - offset,
        isCurrent: replay.chosenCall.map { $0 == index } ?? (offset == 0))
    }
  }

  /// `3  nested ← 0×0 min`
  package func callLine(_ index: Int, number: Int, isCurrent: Bool) -> PanelLine {
    let span = timeline.spans[index]
    return PanelLine(
      "\(number)  \(timeline.line(of: span.ask))", event: span.ask, node: span.node,
      isCurrent: isCurrent)
  }

  var ledger: [PanelLine] { ledger(most: .max) }

  /// The reasons given so far in the call at hand; of more than `most` those in the middle are left
  /// out.
  package func ledger(most: Int) -> [PanelLine] {
    let call = replay.chosenCall ?? timeline.span(at: replay.cursor)
    guard let call else { return outsideOfCalls }
    let span = timeline.spans[call]
    let head = PanelLine(timeline.line(of: span.ask), event: span.ask, node: span.node)
    let reasons = timeline.reasons(inCall: call, upTo: replay.cursor.event)
    let isLong = reasons.count > most
    let last = isLong ? reasons.suffix(most * 3 / 4) : []
    var lines = (isLong ? reasons.prefix(most / 4) : reasons[...]).flatMap(reasonLines)
    if isLong { lines.append(PanelLine("  … \(reasons.count - most / 4 - last.count) more …")) }
    lines += last.flatMap(reasonLines)
    if lines.isEmpty { lines = unexplained(call) }
    if let answer = span.answer, answer <= replay.cursor.event {
      lines.append(PanelLine(timeline.line(of: answer), event: answer, node: span.node))
    }
    return [head] + lines
  }

  private func reasonLines(_ event: Int, _ reason: Reason) -> [PanelLine] {
    let axis = reason.axis.map { $0.dimension + " " } ?? ""
    return paragraph(axis + ReasonText(reason, in: trace).line, indent: 2, event: event)
  }

  /// What there is to say of a call in which its view gave no reason: whose answer it hands on, and
  /// how that one came about.
  private func unexplained(_ call: Int) -> [PanelLine] {
    let span = timeline.spans[call]
    guard (span.answer ?? .max) <= replay.cursor.event else {
      return [PanelLine("  no reason was given so far")]
    }
    return (span.isCached ? [remembered(call)] : [])
      + Axis.allCases.flatMap { axis in
        let lines = LedgerLines(
          timeline, timeline.ledgers(fromCall: call, on: axis), showsAll: false
        ).lines
        return lines.enumerated().flatMap { index, line in
          paragraph(
            (index == 0 ? axis.dimension + ": " : "") + line.text, indent: 2 + 2 * line.indent,
            event: line.events.first)
        }
      }
  }

  private func remembered(_ call: Int) -> PanelLine {
    let original = timeline.original(of: call)
    guard original != call, let first = timeline.spans[original].answer else {
      return PanelLine("  remembered; the first answer is not in the trace")
    }
    return PanelLine("  remembered from event \(first)", event: first)
  }

  /// Outside of all calls: why something is placed where it is, in the end.
  private var outsideOfCalls: [PanelLine] {
    guard case .place(let placement)? = replay.event,
      timeline.placement(of: placement.node)?.event == replay.cursor.event
    else { return [PanelLine("no call is open")] }
    return [Quantity.x, .y].flatMap { quantity in
      WhyText(timeline, Why(timeline, placement.node, quantity)).lines.flatMap { line in
        paragraph(line.text, indent: 2 * line.indent, event: line.events.first)
      }
    }
  }
}
