import HaggleReplay
import HaggleReports
import HaggleTraces
import HaggleVocabulary

// What the panes show: only the rows that can be seen are made.
extension ScreenState {
  func window(_ frame: ScreenLayout.Frame) -> PaneWindow {
    let height = frame.innerHeight
    switch frame.content {
    case .tree: return tree(height)
    case .log: return log(height)
    case .picture: return pictureWindow(height)
    case .reasons: return reasons(height)
    case .calls: return calls(height)
    case .source: return source(height)
    }
  }

  private func panels(_ columns: Int) -> PanelText { PanelText(replay, columns: columns) }

  // MARK: - The views

  private func tree(_ height: Int) -> PaneWindow {
    let rows = replay.rows
    let selected = replay.selected.map { replay.visible($0) }
    let current = selected.flatMap { rows.firstIndex(of: $0) } ?? 0
    let first = PaneWindow.first(around: current, height: height, total: rows.count)
    let seen = panels(columns).viewRows(rows[first..<min(first + height, rows.count)])
    let leftmost = seen.map(\.depth).min() ?? 0
    return PaneWindow(
      title: "views", rows: seen.map { row($0, indentFrom: leftmost > 8 ? leftmost - 1 : 0) },
      first: first, total: rows.count)
  }

  /// `>- outer Grid        ← 350×350  x5 !`
  private func row(_ view: ViewRow, indentFrom start: Int) -> PaneRow {
    let indent = String(repeating: " ", count: min(max(view.depth - start, 0), 40))
    let level = start > 0 && view.isSelected ? "[\(view.depth)] " : ""
    let lead = "\(indent)\(view.marker) \(level)"
    let answer =
      view.question.map { "← \(NumberText.display($0))" } ?? view.answerText(unasked: "–")
    let count = view.countText.isEmpty ? "" : " \(view.countText)"
    let gap = String(repeating: " ", count: max(0, 4 - count.columns))
    return PaneRow(
      text: lead + view.title, short: lead + view.name,
      trailing: answer + count + gap + (view.hasFinding ? " !" : "  "),
      shortTrailing: answer + (view.hasFinding ? " !" : ""),
      style: view.hasFinding ? .finding : view.isAwaited ? .question : .plain,
      isCurrent: view.isSelected, node: view.node)
  }

  // MARK: - The events

  private func log(_ height: Int) -> PaneWindow {
    let panels = panels(columns)
    let events = shown?.events
    let total = events?.count ?? trace.events.count
    // Of an event that the filter hides the place between those that it shows.
    let current =
      events.map { $0.bisected { $0 < replay.cursor.event } } ?? replay.cursor.event
    let first = PaneWindow.first(around: current, height: height, total: total)
    let numbers = (first..<max(first, min(first + height, total))).map { events?[$0] ?? $0 }
    let title = shown.map { "events, only \($0.filter)" } ?? "events"
    return PaneWindow(
      title: title,
      rows: numbers.map { row(panels.eventLine($0)) }, first: first, total: total)
  }

  private func row(_ line: Line) -> PaneRow {
    let isFinding = line.event.map { !replay.moments(at: $0).isEmpty } ?? false
    return PaneRow(
      // The pane marks the current row itself.
      text: "\(line.number ?? "")  \(line.text)",
      trailing: isFinding ? "!" : "", style: isFinding ? .finding : .plain,
      isCurrent: line.isCurrent, event: line.event, node: line.node)
  }

  private func pictureWindow(_ height: Int) -> PaneWindow {
    let lines = picture?.lines ?? []
    return PaneWindow(
      title: "placed so far", rows: lines.prefix(height).map { PaneRow(text: $0) },
      total: lines.count)
  }

  // MARK: - The call at hand

  /// The call whose reasons are shown.
  var call: Span? {
    (replay.chosenCall ?? timeline.span(at: replay.cursor)).map { timeline.spans[$0] }
  }

  /// More are not worth the time that setting them takes.
  private static let mostReasons = 400

  /// How wide the lines of the reasons are.
  private var reasonColumns: Int {
    (ScreenLayout(self).pane(.reasons)?.width ?? columns) - 1
  }

  /// The reasons as they are set; the call itself is the title.
  var reasonRows: [LineText.Row] {
    let columns = max(reasonColumns, 10)
    let lines = panels(columns).ledger(most: Self.mostReasons).dropFirst(call == nil ? 0 : 1)
    return LineText(columns: columns - 2).rows(lines.map { $0.indented(by: -1) })
  }

  /// The line of the reasons or the source that one starts from.
  var currentLine: Int { focus == .source ? sourcePlace ?? 0 : latest(reasonRows) }

  /// The row of the reasons that the replay has come to.
  private func latest(_ rows: [LineText.Row]) -> Int {
    rows.lastIndex { $0.line.event == replay.cursor.event } ?? max(rows.count - 1, 0)
  }

  private func reasons(_ height: Int) -> PaneWindow {
    let all = reasonRows
    let latest = latest(all)
    let chosen = focus == .reasons ? line : nil
    let first =
      chosen.map { PaneWindow.first(around: $0, height: height, total: all.count) }
      ?? max(0, min(latest - height + 1, all.count - height))
    let end = min(first + height, all.count)
    let title = call.map { "why \(trace.name(of: $0.node)) ← \(NumberText.display($0.proposal))" }
    return PaneWindow(
      title: title ?? "why",
      rows: zip(first..<end, all[first..<end]).map { index, row in
        let isNow = row.line.event == replay.cursor.event
        return PaneRow(
          text: row.text, style: isNow ? .bold : .plain,
          isCurrent: index == chosen ?? (isNow ? latest : -1), event: row.line.event)
      }, first: first, total: all.count)
  }

  private func calls(_ height: Int) -> PaneWindow {
    let stack = Array(timeline.stack(at: replay.cursor).reversed())
    guard !stack.isEmpty else {
      return PaneWindow(title: "open calls", rows: [PaneRow(text: "no call is open")], total: 0)
    }
    let current = replay.chosenCall.flatMap { stack.firstIndex(of: $0) } ?? 0
    let first = PaneWindow.first(around: current, height: height, total: stack.count)
    let panels = panels(columns)
    let rows = (first..<min(first + height, stack.count)).map { index in
      let line = panels.callLine(
        stack[index], number: stack.count - index, isCurrent: index == current)
      return PaneRow(
        text: line.text, isCurrent: line.isCurrent, event: line.event, node: line.node)
    }
    return PaneWindow(title: "open calls", rows: rows, first: first, total: stack.count)
  }

  // MARK: - The source

  /// The line of the selected view, from 0.
  private var sourcePlace: Int? {
    let place = replay.selected.flatMap { trace.nodes[$0.index].place }
    return place.map { $0.line - 1 }.flatMap { sourceLines.indices.contains($0) ? $0 : nil }
  }

  private func source(_ height: Int) -> PaneWindow {
    guard !sourceLines.isEmpty else {
      let text = "the trace does not hold its source"
      return PaneWindow(title: "source", rows: [PaneRow(text: text)], total: 0)
    }
    let chosen = focus == .source ? line ?? sourcePlace : sourcePlace
    let first = PaneWindow.first(around: chosen ?? 0, height: height, total: sourceLines.count)
    let digits = "\(sourceLines.count)".count
    let rows = (first..<min(first + height, sourceLines.count)).map { index in
      let margin = String(repeating: " ", count: digits - "\(index + 1)".count)
      return PaneRow(
        text: "\(margin)\(index + 1) \(sourceLines[index])",
        style: index == sourcePlace ? .bold : .plain, isCurrent: index == chosen)
    }
    return PaneWindow(title: "source", rows: rows, first: first, total: sourceLines.count)
  }
}
