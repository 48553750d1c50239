import HaggleReplay
import HaggleReports
import HaggleTraces

/// The content of the open tab.
extension PageModel {
  /// The maximum number of lines; the rest is counted.
  private static let mostLines = 600
  /// The page wraps lines itself.
  private static let columns = 1000

  var readerParts: JSONValue {
    let content = reader.content(selected: replay.selected)
    var parts: [JSONMember] = [
      JSONMember("tabs", tabs), JSONMember("tab", JSONValue(reader.tab.rawValue)),
    ]
    switch (reader.tab, content) {
    case (.log, _), (.source, _): break
    case (.findings, .panel(.finding(let index))?):
      parts.append(JSONMember("findings", findings(first: index)))
    case (.findings, _): parts.append(JSONMember("findings", findings(first: nil)))
    case (_, nil): parts.append(JSONMember("sections", .array([section(nil)])))
    case (_, let content?):
      if case .panel(.values(let node)) = content { parts.append(JSONMember("plots", plots(node))) }
      let more = ReaderTabs.more(below: content).filter { !lines(of: $0).isEmpty }
      parts.append(JSONMember("sections", .array([section(content)] + more.map { section($0) })))
    }
    return .object(parts)
  }

  private var tabs: JSONValue {
    .array(
      ReaderTabs.Tab.allCases.filter { $0 != .diff || replay.diff != nil }.map { tab in
        let count =
          switch tab {
          case .findings: trace.findings.count
          case .notes: replay.settings.notes.count
          default: 0
          }
        let label = count > 0 ? "\(tab.label) \(count)" : tab.label
        return ["name": JSONValue(tab.rawValue), "label": JSONValue(label)]
      })
  }

  private func section(_ content: ReaderTabs.Content?) -> JSONValue {
    let all = content.map { lines(of: $0) } ?? []
    let more = all.count - Self.mostLines
    let shown = all.isEmpty ? [Line("nothing is known about it")] : all
    return [
      "title": JSONValue(content.map { title(of: $0) } ?? ""),
      "kind": JSONValue(content?.name ?? "nothing"),
      "lines": .array(shown.prefix(Self.mostLines).map { line($0) }),
      "more": JSONValue(more > 0 ? "… \(more) more lines" : nil),
    ]
  }

  private func title(of content: ReaderTabs.Content) -> String {
    switch content {
    case .panel(let panel): PanelText(replay).title(panel)
    case .assumed: "what was assumed"
    }
  }

  private func lines(of content: ReaderTabs.Content) -> [Line] {
    switch content {
    case .panel(let panel): PanelText(replay, columns: Self.columns).lines(panel)
    case .assumed: assumedLines
    }
  }

  /// The assumptions about the source, and what was left out, each with its remedy.
  var assumedLines: [Line] {
    trace.events.indices.compactMap { event in
      guard case .note(let note) = trace.events[event], note.source == .scenario else { return nil }
      return Line(trace.inOneLine(note), event: event, node: note.node)
    }
  }

  private func line(_ line: Line) -> JSONValue {
    let events = line.events.isEmpty ? line.event.map { "event \($0)" } : line.eventWords
    let number = line.number.map { "\($0)  " } ?? ""
    return [
      "text": JSONValue(number + line.marked), "indent": JSONValue(line.indent),
      "event": JSONValue(line.event), "node": JSONValue(line.node), "events": JSONValue(events),
      "isCurrent": JSONValue(line.isCurrent),
    ]
  }
}
