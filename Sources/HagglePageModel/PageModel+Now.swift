package import HaggleReplay
import HaggleReports
import HaggleTraces
import HaggleVocabulary

/// The current event: its words, the caller, the reason, and its findings.
extension PageModel {
  private static let longSentence = 90

  var now: JSONValue {
    let isAtEvent = replay.event != nil
    return [
      "position": JSONValue(position),
      "sentence": JSONValue((isAside ? "at this event: " : "") + sentence),
      "isLong": JSONValue(sentence.count > Self.longSentence),
      "badges": .array(replay.moments(at: replay.cursor.event).map { badge($0) }),
      "lines": JSONValue(isAtWhole ? standIn : isAside ? [] : StopText(replay).details),
      "lacksReason": JSONValue(lacksReason),
      "subject": subject, "sizes": sizes,
      "start": JSONValue(hasMoved || !isAtEvent ? nil : start),
      "notes": JSONValue(
        replay.settings.notes.filter { $0.event == nil }.map { PlainText.line($0.text) }),
    ]
  }

  /// Whether the event is about another view than the selected one.
  private var isAside: Bool {
    guard !isAtWhole, let about = replay.event?.node else { return false }
    return replay.selected.map { $0 != about } ?? false
  }

  /// At the end of the layout, statements are about the whole, as in the terminal.
  var isAtWhole: Bool { replay.cursor == timeline.settled && timeline.hasPlacements }

  /// Of a box in place of a view that the text lacks, what to do about it.
  private var standIn: [String] {
    guard let node = replay.selected.map({ trace.nodes[$0.index] }), node.roles.contains(.box)
    else { return [] }
    let notes = trace.diagnostics.filter { $0.detail?.subject == node.kind }
    return notes.prefix(1).map { trace.inOneLine($0) }
  }

  /// The current event in one line.
  var sentence: String {
    guard replay.event != nil else { return "the trace has no events" }
    if isAtWhole { return StopSentence(timeline, at: replay.cursor).text }
    return timeline.line(of: replay.cursor.event)
  }

  /// `Event 77 of 329 (+40)`, counted as in the terminal: up to the end of the layout, and what is
  /// beside it, notes and probes.
  private var position: String {
    let last = timeline.layoutEnd.event
    if last < 0 { return "No events" }
    let event = replay.cursor.event
    if event > last { return "Event \(event), beside the layout" }
    let pass = timeline.passes.count > 1 ? timeline.pass(at: event) : nil
    let number = pass.map { ", pass \($0.number)" } ?? ""
    let beside = trace.events.count - 1 - last
    return "Event \(event) of \(last)\(number)" + (beside > 0 ? " (+\(beside))" : "")
  }

  private func badge(_ moment: FindingMoment) -> JSONValue {
    let cause = trace.findings[moment.finding]
    let from =
      moment.isConsequence
      ? ", from \(PlainText.line(cause.rule)) at \(trace.title(of: cause.node))" : ""
    let text = "\(PlainText.line(moment.rule)) at \(trace.title(of: moment.node))\(from)"
    return ["finding": JSONValue(moment.finding), "text": JSONValue(text)]
  }

  /// The selected view with its size, or with what it is asked as long as it has not answered,
  /// unless it is the root, which is what all else is about.
  private var subject: JSONValue {
    guard let node = replay.selected, trace.nodes[node.index].parent != nil else { return .null }
    return JSONValue(
      [trace.title(of: node), outcome(of: node)].compactMap(\.self).joined(separator: " "))
  }

  private func outcome(of node: NodeID) -> String? {
    if replay.isSettled { return timeline.size(of: node).map { NumberText.display($0) } }
    let known = callAtHand(of: node) ?? timeline.knownCall(of: node, at: replay.cursor)
    guard let call = known.map({ timeline.spans[$0] }) else { return nil }
    let isAnswered = (call.answer ?? .max) <= replay.cursor.event
    return isAnswered
      ? call.size.map { NumberText.display($0) } : "← \(NumberText.display(call.proposal))"
  }

  /// The question to a view that the cursor is about; nil where everything is settled.
  private func callAtHand(of node: NodeID) -> Int? {
    let call = replay.isSettled ? nil : replay.callAtHand
    return call.flatMap { timeline.spans[$0].node == node ? $0 : nil }
  }

  /// What the selected view is offered and answers, and what it could; at the start that is not
  /// asked of the root.
  private var sizes: JSONValue {
    guard let node = replay.selected, hasMoved || trace.nodes[node.index].parent != nil else {
      return .null
    }
    // The question that the cause shows in may not be the one that gave the view its size.
    let (own, cursor) = (callAtHand(of: node), replay.isSettled ? nil : replay.cursor)
    return [
      "name": JSONValue(trace.title(of: node)),
      "axes": .array(
        Axis.allCases.map { axis in
          let numbers = SizeNumbers(timeline, node, call: own, at: cursor, on: axis)
          return [
            "dimension": JSONValue(axis.dimension),
            "bars": .array(
              numbers.numbers.map { number in
                [
                  "name": JSONValue(number.name),
                  "share": JSONValue(numbers.share(of: number.value)),
                  "isEndless": JSONValue(number.value == .infinity),
                  "value": JSONValue(SizeNumbers.shown(number.value, isIdeal: number.isIdeal)),
                ]
              }),
          ]
        }),
    ]
  }

  /// Whether the answer has no arithmetic.
  private var lacksReason: Bool {
    guard case .answer? = replay.event else { return false }
    return timeline.finalReasons(at: replay.cursor).isEmpty
  }

  /// Why the replay is paused there.
  private var start: String {
    guard replay.cursor == timeline.firstStop else { return "where the address leads" }
    let shows = replay.moments(at: replay.cursor.event).contains { $0.finding == 0 }
    guard shows else {
      return timeline.hasPlacements ? "where everything has its place" : "the last one"
    }
    let count = trace.findings.count
    let isPlacing = trace.events.prefix(replay.cursor.event + 1).contains {
      if case .place = $0 { true } else { false }
    }
    return "where the cause of \(count > 1 ? "finding 1 of \(count)" : "the finding") shows"
      + (isPlacing ? "" : ", before views are placed")
  }
}

// MARK: - Constant facts

extension PageModel {
  /// The facts about the whole trace.
  var facts: JSONValue {
    let header = trace.header
    let isOurs = header.isOfEngine || header.imported != nil
    return [
      "name": JSONValue(header.title ?? "A recorded layout negotiation"),
      "isNamed": JSONValue(header.title != nil), "setting": JSONValue(header.setting ?? ""),
      "completeness": JSONValue(isOurs ? header.completeness : ""),
      "isAssumed": JSONValue(!assumedLines.isEmpty),
      "events": JSONValue(trace.events.count), "last": JSONValue(timeline.layoutEnd.event),
      "telling": telling, "findings": JSONValue(trace.findings.count),
      "headline": JSONValue(plainFinding ?? headOfFacts ?? nothingFound ?? ""), "cure": cure,
      "blamedLine": blamedLine, "shape": JSONValue(picture?.shape ?? ""),
      "primer": JSONValue(exchange), "nothingFound": JSONValue(nothingFound ?? "no findings"),
      "nothingToDraw": JSONValue(
        picture == nil ? "nothing to draw: the trace says of no view where it was placed" : nil),
      "keys": CommandList(replay.keys).firstKeys,
    ]
  }

  /// The most informative facts about a layout without findings.
  private var telling: JSONValue {
    let facts = trace.findings.isEmpty ? ScreenFacts(timeline).facts : []
    return .array(
      facts.map { fact in
        [
          "text": JSONValue(fact.text), "node": JSONValue(fact.node),
          "isAssumption": JSONValue(fact.isAssumption),
        ]
      })
  }

  /// The first sentence about a visible effect: of the consequence, if there is one.
  private var plainFinding: String? {
    trace.findings.first.map { PlainText.line(FindingWords(trace).firstSentence(of: $0)) }
  }

  /// The source line of the first finding; null if the trace has none.
  private var blamedLine: JSONValue {
    guard let line = trace.findings.first?.place?.line, let source = trace.header.source else {
      return .null
    }
    let lines = PlainText.lines(source)
    guard lines.indices.contains(line - 1) else { return .null }
    let number = trace.header.parts.number(ofLine: line) ?? line
    return [
      "number": JSONValue(number), "text": JSONValue(PlainText.line(lines[line - 1])),
      "file": JSONValue(trace.header.parts.fileName(ofLine: line)),
    ]
  }

  /// The smallest edit against the first finding, else against what is seen; null without one.
  private var cure: JSONValue {
    let edits = trace.findings.isEmpty ? trace.cure?.edits : trace.findings.first?.edits
    guard let edit = edits?.first else { return .null }
    let text = TriedEditText(edit, in: trace, below: trace.findings.first?.place)
    return [
      "claim": JSONValue(CureWords(trace)?.claim), "title": JSONValue(text.title),
      "lines": JSONValue(text.lines),
      "effect": JSONValue(text.effect),
    ]
  }

  /// A statement that nothing was found, and how much was checked; nil without an analysis.
  private var nothingFound: String? {
    trace.findings.isEmpty ? WhatWasSeen(timeline).headline : nil
  }

  /// In front of a list that says all that is seen; nil where it does not.
  private var headOfFacts: String? {
    let (verdict, told) = (LayoutVerdict(timeline), ScreenFacts(timeline).facts.map(\.text))
    guard trace.findings.isEmpty, verdict.hollow == nil, !verdict.facts.isEmpty,
      verdict.facts.map(\.text).allSatisfy(told.contains)
    else { return nil }
    return "No findings, but:"
  }

  /// An example of the notation of questions and answers, from this trace.
  private var exchange: String {
    let legend = "0 asks for the minimum, ∞ for the maximum, nil for the ideal size"
    guard let call = timeline.exampleCall, let size = call.size else { return legend }
    let (name, offer) = (trace.name(of: call.node), NumberText.display(call.proposal))
    return "\(name) ← \(offer): \(name) is offered \(offer) · "
      + "\(name) → \(NumberText.display(size)): it answers · \(legend)"
  }
}

extension Timeline {
  /// The call of the first finding, or the first answered call.
  package var exampleCall: Span? {
    let own = span(at: firstStop).map { spans[$0] }
    return own?.size != nil ? own : spans.first { $0.size != nil }
  }
}

// MARK: - The way through the events

extension PageModel {
  /// The number of distinguishable positions on the timeline.
  private static let parts = 500

  private typealias Tick = (event: Int, kind: String, label: String, sign: String)

  /// The marks for findings, passes, marks and notes. Of several at one position the last is kept.
  var ticks: JSONValue {
    let last = max(1, timeline.layoutEnd.event)
    var byPlace: [Int: Tick] = [:]
    for tick in allTicks where tick.event <= last {
      byPlace[(2 * tick.event * Self.parts + last) / (2 * last)] = tick
    }
    return .array(
      byPlace.values.sorted { $0.event < $1.event }.map { tick in
        [
          "event": JSONValue(tick.event), "kind": JSONValue(tick.kind),
          "label": JSONValue("event \(tick.event): \(tick.label)"), "sign": JSONValue(tick.sign),
        ]
      })
  }

  private var allTicks: [Tick] {
    let passes = timeline.passes.dropFirst().map { pass -> Tick in
      (pass.events.lowerBound, "pass", "pass \(pass.number)", "┊")
    }
    let notes = replay.settings.notes.compactMap { note -> Tick? in
      note.event.map { ($0, "note", "note: \(note.text)", "✎") }
    }
    let marks = replay.settings.marks.map { mark -> Tick in
      (mark.event, "mark", "mark \(mark.name)", mark.name)
    }
    let moments = replay.moments.map { moment -> Tick in
      (
        moment.event, "finding",
        "\(PlainText.line(moment.rule)) at \(trace.title(of: moment.node))", "!"
      )
    }
    return passes + notes + marks + moments
  }
}
