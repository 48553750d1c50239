import HaggleReplay
import HaggleReports
import HaggleTraces

/// The events that match a query, in the requested format.
struct QueryText {
  enum Format: String, CaseIterable {
    case text
    case json
  }

  private let timeline: Timeline
  private let format: Format
  private let log: LogReport
  /// The number of events written at once.
  private static let mostAtOnce = 1000

  init(_ timeline: Timeline, _ format: Format) {
    self.timeline = timeline
    self.format = format
    log = LogReport(timeline)
  }

  /// The output piece by piece, so that a million events need not fit in memory.
  func parts(of events: [Int]) -> some Sequence<[UInt8]> {
    let starts = stride(from: 0, to: max(events.count, 1), by: Self.mostAtOnce)
    return starts.lazy.map { start in
      let end = min(start + Self.mostAtOnce, events.count)
      return switch format {
      case .text: text(events[start..<end])
      case .json: json(events[start..<end], isFirst: start == 0, isLast: end == events.count)
      }
    }
  }

  private func text(_ events: ArraySlice<Int>) -> [UInt8] {
    Array(events.map { log.line($0) + "\n" }.joined().utf8)
  }

  /// A part of a JSON array with an object per line: the event's number, and its record as in the
  /// trace.
  private func json(_ events: ArraySlice<Int>, isFirst: Bool, isLast: Bool) -> [UInt8] {
    var bytes = Array((isFirst ? "[" : "").utf8)
    for event in events {
      bytes += Array((isFirst && event == events.first ? "\n" : ",\n").utf8)
      bytes += Self.json(event, timeline.trace.encodedEvent(event))
    }
    return bytes + Array((isLast ? "\n]\n" : "").utf8)
  }

  /// The JSON array for a single event with a known record.
  static func json(only event: Int, _ record: [UInt8]) -> [UInt8] {
    Array("[\n".utf8) + json(event, record) + Array("\n]\n".utf8)
  }

  private static func json(_ event: Int, _ record: [UInt8]) -> [UInt8] {
    Array("{\"event\":\(event),\"record\":".utf8) + record + Array("}".utf8)
  }
}
