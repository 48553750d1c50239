import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// A replay as JSON: where it opens, and where it is after each command.
struct ReplayJSON: JSONAnswer {
  static let schema: String? = "replay/1"

  private let file: String
  private let root: String?
  /// How many the trace has.
  private let events: Int
  private var stops: [Stop] = []

  private enum CodingKeys: CodingKey { case file, root, events, stops }

  private struct Stop: Encodable {
    /// As it was typed; absent where the replay opens.
    let command: String?
    /// Absent in a trace without events.
    var event: Int?
    /// Whether the layout is complete there.
    var isSettled = false
    /// The view of the event, and the selected one.
    var node: String?
    var selected: View?
    /// The keys of the findings that are seen at the event.
    var findings: [String] = []
    /// What people read.
    var lines: [String] = []
  }

  private struct View: Encodable {
    let node: String
    /// The file of the view; absent for the replayed file.
    let file: String?
    let line: Int?
    let column: Int?
    /// What it answered last, and where it is: absent before that.
    let width: JSONNumber?
    let height: JSONNumber?
    let x: JSONNumber?
    let y: JSONNumber?
  }

  init(_ replay: Replay, of file: String) {
    self.file = file
    (root, events) = (replay.trace.header.root, replay.trace.events.count)
  }

  mutating func begin(_ command: String?) { stops.append(Stop(command: command)) }

  mutating func say(_ lines: [String]) { stops[stops.count - 1].lines += lines }

  /// The state after the last command.
  mutating func end(at replay: Replay) {
    var stop = stops[stops.count - 1]
    stop.event = replay.event.map { _ in replay.cursor.event }
    stop.isSettled = replay.isSettled
    stop.node = replay.event?.node.map { replay.trace.name(of: $0) }
    stop.selected = replay.selected.map { Self.view($0, in: replay) }
    stop.findings = replay.moments(at: replay.cursor.event).map {
      replay.trace.findings[$0.finding].ignoreKey
    }
    stops[stops.count - 1] = stop
  }

  private static func view(_ node: NodeID, in replay: Replay) -> View {
    let (timeline, trace) = (replay.timeline, replay.trace)
    let location = SourceLocation(trace.nodes[node.index].place, in: trace, of: "")
    let size = timeline.answer(of: node, at: replay.cursor)?.size
    let origin = timeline.rectangle(of: node, at: replay.cursor)?.origin
    return View(
      node: trace.name(of: node), file: location.isElsewhere ? location.file : nil,
      line: location.place?.line, column: location.place?.column,
      width: size.map { JSONNumber($0.width) }, height: size.map { JSONNumber($0.height) },
      x: origin.map { JSONNumber($0.x) }, y: origin.map { JSONNumber($0.y) })
  }
}
