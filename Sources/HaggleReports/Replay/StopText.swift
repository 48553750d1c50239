import Foundation
package import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// A short description of the replay's position, suitable for reading aloud: the event, its cause,
/// its reason, and findings.
package struct StopText {
  private let replay: Replay
  private let columns: Int
  private var timeline: Timeline { replay.timeline }
  private var trace: Trace { replay.timeline.trace }

  package init(_ replay: Replay, columns: Int = 100) {
    self.replay = replay
    self.columns = columns
  }

  var lines: [Line] {
    guard let event = replay.event else { return [Line("the trace has no events", .row)] }
    let details = (about(event) + calls).map { Line($0) } + because + highlights
    return [Line(head, .row)] + details.map { $0.indented(by: 1) }
  }

  package var text: [String] { LineText(columns: columns).rows(lines).map { $0.text } }

  /// The parts not shown elsewhere on a page with separate findings: the arithmetic first, as open
  /// calls are also in the tree.
  package var details: [String] {
    guard let event = replay.event else { return [] }
    return about(event) + because.map(\.text) + stops + notes + calls
  }

  /// `77/284  nested → 8×16`
  private var head: String {
    let words = timeline.line(of: replay.cursor.event)
    return "\(replay.cursor.event)/\(trace.events.count - 1)  \(words)"
  }

  private func name(_ node: NodeID) -> String { trace.title(of: node) }
}

// MARK: - Meaning

extension StopText {
  private func about(_ event: Event) -> [String] {
    switch event {
    case .ask(let ask): return [question(ask)]
    case .answer(_, _, let isCached): return answer(isCached: isCached)
    case .place(let placement): return self.placement(placement)
    case .probe: return ["haggle's own question after the passes; no parent asked it"]
    default: return []
    }
  }

  private var call: Span? { timeline.span(at: replay.cursor).map { timeline.spans[$0] } }

  /// `outer asks for its minimum size; the answer is event 77`
  private func question(_ ask: Event.Ask) -> String {
    let wish = ProposalKind.question(ask.proposal)
    let asker = ask.caller.map { name($0) } ?? (trace.header.isOfEngine ? "the host" : "somebody")
    let verb = wish.isEmpty ? "offers a size" : "asks for its \(wish)"
    let occasion = ask.isPlacing ? ", while placing" : ""
    let answer = call?.answer.map { "the answer is event \($0)" } ?? "the trace has no answer"
    return "\(asker) \(verb)\(occasion); \(answer)"
  }

  private func answer(isCached: Bool) -> [String] {
    guard let call else { return [] }
    let wish = ProposalKind.question(call.proposal)
    let asker = call.caller.map { " by \(name($0))" } ?? ""
    let size = NumberText.display(call.proposal)
    let asked = "asked\(asker) in event \(call.ask)"
    let question = wish.isEmpty ? "to \(size), \(asked)" : "\(asked) for its \(wish) (\(size))"
    return [isCached ? question + "; remembered, the view did not hear of it" : question]
  }

  private func placement(_ placement: Event.Placement) -> [String] {
    let rectangle = timeline.rectangle(of: placement.node, at: replay.cursor)
    guard let rectangle else { return ["where that is on the screen is not known"] }
    return ["on the screen at \(NumberText.display(rectangle.origin))"]
  }

  /// `calls  border.2 ← 350×350 › outer ← 350×350`
  private var calls: [String] {
    let open = timeline.stack(at: replay.cursor).map { timeline.spans[$0] }
    guard !open.isEmpty else { return [] }
    let shown = open.suffix(Self.mostCalls)
    let more = open.count - shown.count
    let words = shown.map { "\(name($0.node)) ← \(NumberText.display($0.proposal))" }
    return ["open: " + (more > 0 ? "… \(more) more › " : "") + words.joined(separator: " › ")]
  }

  private static let mostCalls = 4
}

// MARK: - Reasons and findings

extension StopText {
  /// The findings here, breakpoints, and the user's notes.
  package var highlights: [Line] { findings + (stops + notes).map { Line($0) } }

  /// The arithmetic of an answer.
  package var because: [Line] {
    guard case .answer? = replay.event else { return [] }
    return timeline.finalReasons(at: replay.cursor).map { number, reason in
      let axis = reason.axis.map { $0.dimension + " " } ?? ""
      return Line("\(axis)\(ReasonText(reason, in: trace).line) (event \(number))")
    }
  }

  private var findings: [Line] {
    replay.moments(at: replay.cursor.event).map { moment in
      let cause = moment.isConsequence ? ", a consequence of \(cause(moment))" : ""
      let remedy = "\(replay.keys.name(of: .explain)) explains it"
      return Line(
        "\(PlainText.line(moment.rule)) at \(trace.title(of: moment.node))\(cause): \(remedy)",
        .finding)
    }
  }

  private func cause(_ moment: FindingMoment) -> String {
    let finding = trace.findings[moment.finding]
    return "\(PlainText.line(finding.rule)) at \(name(finding.node))"
  }

  private var stops: [String] {
    guard replay.event != nil else { return [] }
    return replay.stops(at: replay.cursor.event).compactMap { stop in
      switch stop {
      case .finding: nil
      case .breakpoint(let index):
        "breakpoint \(index + 1): \(PlainText.line(replay.settings.breakpoints[index].text))"
      case .watch(let node): "\(name(node)) is watched"
      }
    }
  }

  private var notes: [String] {
    let marks = replay.settings.marks.filter { $0.event == replay.cursor.event }.map(\.name)
    let notes = replay.notes(at: replay.cursor.event).map { "note: \(PlainText.line($0.text))" }
    return (marks.isEmpty ? [] : ["marked \(marks.sorted().joined(separator: ", "))"]) + notes
  }
}

extension Timeline {
  /// For the answer at the cursor, the view's last own reason on each axis: the result.
  package func finalReasons(at cursor: Cursor) -> [Explanation] {
    guard let index = span(at: cursor), spans[index].answer == cursor.event else { return [] }
    let own = reasons(inCall: index).filter { $0.reason.child == nil && $0.reason.track == nil }
    return Axis.allCases.compactMap { axis in own.last { $0.reason.axis == axis } }
  }
}
