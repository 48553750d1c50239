import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// The events, calls and reasons around the cursor.
extension PanelText {
  /// The number of events listed before and after the current one.
  private static let eventsAround = 10

  var log: [Line] { log(around: Self.eventsAround) }

  /// The filtered events around the cursor, including the current one.
  func log(around count: Int) -> [Line] {
    guard replay.event != nil else { return [Line("the trace has no events")] }
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

  package func eventLine(_ event: Int) -> Line {
    var line = LogReport(timeline).row(event)
    line.isCurrent = event == replay.cursor.event
    return line
  }

  /// The open calls, innermost first.
  var stack: [Line] {
    let open = timeline.stack(at: replay.cursor)
    if open.isEmpty { return [Line("no call is open")] }
    return open.reversed().enumerated().map { offset, index in
      callLine(
        index, number: open.count - offset,
        isCurrent: replay.chosenCall.map { $0 == index } ?? (offset == 0))
    }
  }

  /// `3  nested ← 0×0 min`
  package func callLine(_ index: Int, number: Int, isCurrent: Bool) -> Line {
    let span = timeline.spans[index]
    var line = Line(
      "\(number)  \(timeline.line(of: span.ask))", .row, event: span.ask, node: span.node)
    line.isCurrent = isCurrent
    return line
  }

  var ledger: [Line] { ledger(most: .max) }

  /// The reasons given so far in the current call; beyond `most`, those in the middle are left out.
  func ledger(most: Int) -> [Line] {
    guard let call = replay.callAtHand else { return outsideOfCalls }
    let span = timeline.spans[call]
    let head = Line(timeline.line(of: span.ask), .row, event: span.ask, node: span.node)
    let reasons = timeline.reasons(inCall: call, upTo: replay.cursor.event)
    let isLong = reasons.count > most
    let last = isLong ? reasons.suffix(most * 3 / 4) : []
    var lines = (isLong ? reasons.prefix(most / 4) : reasons[...]).flatMap(reasonLines)
    if isLong {
      lines.append(Line("… \(reasons.count - most / 4 - last.count) more …", .row, indent: 1))
    }
    lines += last.flatMap(reasonLines)
    if lines.isEmpty { lines = unexplained(call) }
    if let answer = span.answer, answer <= replay.cursor.event {
      lines.append(Line(timeline.line(of: answer), .row, event: answer, node: span.node))
    }
    return [head] + lines
  }

  private func reasonLines(_ event: Int, _ reason: Reason) -> [Line] {
    let axis = reason.axis.map { $0.dimension + " " } ?? ""
    return [Line(axis + ReasonText(reason, in: trace).line, .text, indent: 1, event: event)]
  }

  /// For a call without reasons: whose answer it returns, and how that one came about.
  private func unexplained(_ call: Int) -> [Line] {
    let span = timeline.spans[call]
    guard (span.answer ?? .max) <= replay.cursor.event else {
      return [Line("no reason was given so far", .row, indent: 1)]
    }
    return (span.isCached ? [remembered(call)] : [])
      + Axis.allCases.flatMap { axis in
        let lines = LedgerLines(
          timeline, timeline.ledgers(fromCall: call, on: axis), showsAll: false
        ).lines
        return lines.enumerated().map { index, line in
          var line = line.indented(by: 1).uncited
          if index == 0 { line.text = "\(axis.dimension): \(line.text)" }
          return line
        }
      }
  }

  private func remembered(_ call: Int) -> Line {
    let original = timeline.original(of: call)
    guard original != call, let first = timeline.spans[original].answer else {
      return Line("remembered; the first answer is not in the trace", .row, indent: 1)
    }
    return Line("remembered from event \(first)", .row, indent: 1, event: first)
  }

  /// Outside of all calls: the reasons for the final positions.
  private var outsideOfCalls: [Line] {
    guard case .place(let placement)? = replay.event,
      timeline.placement(of: placement.node)?.event == replay.cursor.event
    else { return [Line("no call is open")] }
    return [Quantity.x, .y].flatMap { quantity in
      WhyText(timeline, Why(timeline, placement.node, quantity)).lines.map { $0.uncited }
    }
  }
}
