import HaggleReplay
import HaggleReports
import HaggleTraces
import HaggleVocabulary

/// The events, or those that match the filter; the current one is always included.
struct EventRows {
  private var filter: String?
  /// The events that match the filter, if there is one.
  private var shown: [Int]?
  /// The events at which findings are visible.
  private let moments: Set<Int>

  init(_ replay: Replay) { moments = Set(replay.moments.map(\.event)) }

  mutating func follow(_ replay: Replay) {
    guard filter != replay.settings.filter?.text else { return }
    filter = replay.settings.filter?.text
    shown = filter == nil ? nil : replay.trace.events.indices.filter { replay.isShown($0) }
  }

  func window(_ window: Range<Int>, _ replay: Replay) -> JSONValue {
    let cursor = replay.cursor.event
    let all = replay.trace.events.count
    // The number of listed events before the current one.
    let before = shown.map { $0.partitioningIndex { $0 >= cursor } }
    let isHidden = shown.map { !$0[(before ?? 0)...].starts(with: [cursor]) } ?? false
    let isExtra = isHidden && replay.event != nil
    let count = (shown?.count ?? all) + (isExtra ? 1 : 0)
    return [
      "count": JSONValue(count), "current": JSONValue(before ?? cursor),
      "filter": JSONValue(filterText(of: all, isExtra: isExtra)),
      "rows": .array(
        window.clamped(to: 0..<count).map { index in
          let event = event(at: index, before: before, extra: isExtra ? cursor : nil)
          return row(event, replay, isExtra: isExtra && event == cursor)
        }),
    ]
  }

  private func event(at index: Int, before: Int?, extra: Int?) -> Int {
    guard let shown, let before else { return index }
    guard let extra, index >= before else { return shown[index] }
    return index == before ? extra : shown[index - 1]
  }

  /// The filter, and how it treats the current event.
  private func filterText(of all: Int, isExtra: Bool) -> String? {
    guard let shown, let filter else { return nil }
    return "only \(filter): \(shown.count) of \(all) events"
      + (isExtra ? ", and in italics where you are" : "")
  }

  private func row(_ event: Int, _ replay: Replay, isExtra: Bool) -> JSONValue {
    [
      "event": JSONValue(event), "node": JSONValue(replay.trace.events[event].node),
      "depth": JSONValue(replay.timeline.depth(ofEvent: event)),
      "kind": JSONValue(replay.trace.events[event].kind.rawValue),
      "text": JSONValue(replay.timeline.line(of: event)),
      "isCurrent": JSONValue(event == replay.cursor.event), "isExtra": JSONValue(isExtra),
      "isBlamed": JSONValue(moments.contains(event)),
    ]
  }
}
