import Foundation
import HaggleReplay
import HaggleReports
import HaggleTraces
import HaggleVocabulary

/// A negotiation as Chrome trace events, which Perfetto, Speedscope and chrome://tracing show as
/// nested bars. A bar is a question; its length is the number of events until its answer, as
/// microseconds.
///
/// Source: Google, "Trace Event Format": complete events (X), instant events (i), metadata (M).
struct ChromeTrace {
  private let timeline: Timeline
  private static let process = 1
  /// Rows of the display.
  private static let negotiation = 1
  private static let probes = 2

  init(_ timeline: Timeline) { self.timeline = timeline }

  /// An object with an event per line.
  var bytes: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Strings and whole numbers always encode.
    let lines = entries.map {
      (try? encoder.encode($0)).map {
        String(decoding: HiddenCharacter.escaped(inJSON: $0), as: UTF8.self)
      }
    }
    return Array(
      ("{\"displayTimeUnit\":\"ms\",\"otherData\":{\"time\":\"an event is a microsecond\"},"
        + "\"traceEvents\":[\n" + lines.compactMap(\.self).joined(separator: ",\n") + "\n]}\n").utf8
    )
  }

  /// The number of entries.
  var count: Int { entries.count }

  private var entries: [Entry] { metadata + timeline.trace.events.indices.compactMap(entry) }

  private struct Entry: Encodable {
    let name: String
    /// The type of the entry.
    let ph: String
    let cat: String?
    /// The start and the duration, in microseconds.
    let ts: Int?
    let dur: Int?
    let pid: Int
    let tid: Int
    /// The scope of an instant event in the display.
    let s: String?
    let args: [String: String]

    init(
      name: String, ph: String, cat: String? = nil, ts: Int? = nil, dur: Int? = nil,
      tid: Int = ChromeTrace.negotiation, s: String? = nil, args: [String: String]
    ) {
      (self.name, self.ph, self.cat) = (name, ph, cat)
      (self.ts, self.dur, self.s) = (ts, dur, s)
      (pid, self.tid, self.args) = (ChromeTrace.process, tid, args)
    }
  }

  private var metadata: [Entry] {
    let header = timeline.trace.header
    return [
      Entry(name: "process_name", ph: "M", args: ["name": header.title ?? "a layout"]),
      Entry(name: "thread_name", ph: "M", args: ["name": "negotiation"]),
      Entry(
        name: "thread_name", ph: "M", tid: Self.probes,
        args: ["name": "haggle's own questions, afterwards"]),
    ]
  }

  private func entry(_ number: Int) -> Entry? {
    let words = timeline.line(of: number)
    switch timeline.trace.events[number] {
    case .passBegin(let pass, _, _):
      let end = timeline.pass(at: number)?.events.upperBound ?? number + 1
      return Entry(
        name: "pass \(pass)", ph: "X", cat: "pass", ts: number, dur: max(1, end - 1 - number),
        args: ["event": "\(number)", "words": words])
    case .ask: return timeline.span(at: number).map { question(timeline.spans[$0]) }
    case .probe:
      return Entry(
        name: words, ph: "X", cat: "probe", ts: number, dur: 1, tid: Self.probes,
        args: ["event": "\(number)"])
    case .place: return instant(number, "place", words)
    case .reason: return instant(number, "reason", words)
    case .note: return instant(number, "note", words)
    // The end of a bar.
    case .answer, .passEnd: return nil
    }
  }

  private func instant(_ number: Int, _ category: String, _ words: String) -> Entry {
    Entry(
      name: words, ph: "i", cat: category, ts: number, s: "t", args: ["event": "\(number)"])
  }

  private func question(_ span: Span) -> Entry {
    let trace = timeline.trace
    let node = trace.nodes[span.node.index]
    var facts = [
      "event": "\(span.ask)", "view": trace.title(of: span.node), "kind": node.kind,
      "proposed": NumberText.display(span.proposal), "arguments": node.arguments,
      "answer": span.size.map { NumberText.display($0) } ?? "none",
    ]
    facts["line"] = node.place.map { "\($0.line)" }
    facts["asked by"] = span.caller.map(trace.name)
    return Entry(
      name: timeline.line(of: span.ask), ph: "X",
      cat: span.isCached ? "cached" : span.isPlacing ? "placing" : "sizing", ts: span.ask,
      dur: max(1, (span.answer ?? span.ask + 1) - span.ask), args: facts)
  }
}
