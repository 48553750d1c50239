import HaggleReplay
import HaggleReports
import HaggleTraces
import HaggleVocabulary

// The content of panes: only visible rows are made.
extension ScreenState {
  func window(_ frame: ScreenLayout.Frame) -> PaneWindow {
    let height = frame.innerHeight
    switch frame.content {
    case .tree: return tree(frame)
    case .log: return log(height)
    case .picture: return PaneWindow(title: pictureTitle, rows: [], total: 0)
    case .plot: return plot(frame)
    case .reasons: return reasons(height)
    case .calls: return calls(height)
    case .source: return source(frame)
    }
  }

  private func panels(_ columns: Int) -> PanelText { PanelText(replay, columns: columns) }

  // MARK: - The views

  private func tree(_ frame: ScreenLayout.Frame) -> PaneWindow {
    let height = frame.innerHeight
    let rows = replay.rows
    let selected = replay.selected.map { replay.visible($0) }
    let current = selected.flatMap { rows.firstIndex(of: $0) } ?? 0
    let first = PaneWindow.first(around: current, height: height, total: rows.count)
    let seen = panels(columns).viewRows(rows[first..<min(first + height, rows.count)])
    let indents = Indents(seen.map(\.depth), width: frame.width)
    return PaneWindow(
      title: "views", rows: seen.map { row($0, indents, isNarrow: frame.width < 48) },
      first: first, total: rows.count)
  }

  /// `>- outer Grid        ← 350×350  x5 !`
  private func row(_ view: ViewRow, _ indents: Indents, isNarrow: Bool) -> PaneRow {
    let indent = indents.text(view.depth)
    let lead = indent + view.marker + " "
    let answer =
      view.question.map { "← \(NumberText.display($0))" } ?? view.answerText(unasked: "–")
    let count = view.countText.isEmpty ? "" : " \(view.countText)"
    let gap = String(repeating: " ", count: max(0, 4 - count.columns))
    let badge = view.hasFinding ? " !" : "  "
    return PaneRow(
      text: lead + view.title, short: lead + view.shortTitle,
      trailing: answer + (isNarrow ? "" : count + gap) + badge,
      shortTrailing: isNarrow ? nil : answer + badge,
      style: view.hasFinding ? .finding : isFound(view.node) ? .found : .plain,
      isCurrent: view.isSelected, node: view.node,
      marker: view.fold == .none ? nil : indent.columns)
  }

  private func isFound(_ node: NodeID) -> Bool { cache.found?.views[node.index] ?? false }

  // MARK: - The events

  private func log(_ height: Int) -> PaneWindow {
    let panels = panels(columns)
    let events = cache.shown?.events
    let total = events?.count ?? trace.events.count
    // For a hidden event, the position between its visible neighbours.
    let current =
      events.map { $0.partitioningIndex { $0 >= replay.cursor.event } } ?? replay.cursor.event
    let first = PaneWindow.first(around: current, height: height, total: total)
    let numbers = (first..<max(first, min(first + height, total))).map { events?[$0] ?? $0 }
    let title = cache.shown.map { "events, only \($0.filter)" } ?? "events"
    return PaneWindow(
      title: title,
      rows: numbers.map { row(panels.eventLine($0)) }, first: first, total: total)
  }

  private func row(_ line: Line) -> PaneRow {
    let isFinding = line.event.map { !replay.moments(at: $0).isEmpty } ?? false
    let isFound = line.event.map { replay.search?.finds($0) ?? false } ?? false
    return PaneRow(
      // The pane marks the current row itself.
      text: "\(line.number ?? "")  \(line.text)",
      trailing: (isFound ? "/" : "") + (isFinding ? "!" : ""),
      style: isFinding ? .finding : isFound ? .found : .plain,
      isCurrent: line.isCurrent, event: line.event, node: line.node)
  }

  private var pictureTitle: String {
    if replay.isSettled { return "picture" }
    return replay.pictureCursor == replay.cursor
      ? "picture: so far" : "picture: end"
  }

  /// The proposal, answer and possible answers of the current view.
  private func plot(_ frame: ScreenLayout.Frame) -> PaneWindow {
    let isFinal = replay.isSettled && replay.chosenCall == nil && !hasOpenCalls
    let call = isFinal ? nil : replay.callAtHand
    guard let node = call.map({ timeline.spans[$0].node }) ?? replay.selected else {
      return PaneWindow(title: "sizes", rows: [PaneRow(text: "the trace has no views")], total: 0)
    }
    let lines = SizePlot(
      timeline, node, call: call, at: isFinal ? nil : replay.cursor, columns: frame.width - 2,
      rows: frame.innerHeight, isASCII: isASCII
    ).lines
    return PaneWindow(
      title: "\(trace.title(of: node)): offered and answered",
      rows: lines.map { PaneRow(text: $0) }, total: lines.count)
  }

  // MARK: - The call at hand

  /// The call whose reasons are shown.
  var call: Span? {
    (replay.chosenCall ?? timeline.span(at: replay.cursor)).map { timeline.spans[$0] }
  }

  /// The maximum number of reasons, to limit the time for formatting.
  private static let mostReasons = 400

  /// The width of the lines of reasons.
  private var reasonColumns: Int {
    (ScreenLayout(self).pane(.reasons)?.width ?? columns) - 1
  }

  private var explanation: (title: String, lines: [Line]) {
    panels(columns).explanation(most: Self.mostReasons)
  }

  /// The formatted reasons; their subject is the title.
  var reasonRows: [LineText.Row] { rows(of: explanation.lines) }

  private func rows(of lines: [Line]) -> [LineText.Row] {
    LineText(columns: max(reasonColumns, 10) - 2).rows(lines)
  }

  /// The current line of the reasons or the source.
  var currentLine: Int { focus == .source ? sourcePlace ?? 0 : latest(reasonRows) }

  /// The row of the latest reason at the cursor; once all is settled, it is read from the top.
  private func latest(_ rows: [LineText.Row]) -> Int {
    if replay.isSettled { return 0 }
    return rows.lastIndex { $0.line.event == replay.cursor.event } ?? max(rows.count - 1, 0)
  }

  private func reasons(_ height: Int) -> PaneWindow {
    let (title, lines) = explanation
    let all = rows(of: lines)
    let latest = latest(all)
    let chosen = focus == .reasons ? line : nil
    let first =
      chosen.map { PaneWindow.first(around: $0, height: height, total: all.count) }
      ?? max(0, min(latest - height + 1, all.count - height))
    let end = min(first + height, all.count)
    return PaneWindow(
      title: title,
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
    return place.map { $0.line - 1 }.flatMap { summary.sourceLines.indices.contains($0) ? $0 : nil }
  }

  private func source(_ frame: ScreenLayout.Frame) -> PaneWindow {
    let height = frame.innerHeight
    guard !summary.sourceLines.isEmpty else {
      let text = "the trace does not hold its source"
      return PaneWindow(title: "source", rows: [PaneRow(text: text)], total: 0)
    }
    let chosen = focus == .source ? line ?? sourcePlace : sourcePlace
    let first = PaneWindow.first(
      around: chosen ?? 0, height: height, total: summary.sourceLines.count)
    let parts = trace.header.parts
    let seen = first..<min(first + height, summary.sourceLines.count)
    let numbers = seen.map { parts.number(ofLine: $0 + 1).map { "\($0)" } ?? "" }
    let digits = numbers.map(\.count).max() ?? 0
    let lines = CodeIndents(
      seen.map { summary.sourceLines[$0] }, columns: frame.width - digits - 2)
    let rows = zip(seen, numbers).map { index, number in
      let margin = String(repeating: " ", count: digits - number.count)
      return PaneRow(
        text: "\(margin)\(number) \(lines.text(index - first))",
        style: index == sourcePlace ? .bold : .plain, isCurrent: index == chosen,
        sourceLine: index + 1)
    }
    let name = replay.selected.map { " of \(trace.title(of: $0))" } ?? ""
    // Lines of other files follow the text, but are not counted so.
    let file = parts.fileName(ofLine: (chosen ?? first) + 1)
    let ends = [numbers.first { !$0.isEmpty }, numbers.last { !$0.isEmpty }].compactMap(\.self)
    let range = parts.parts.isEmpty ? nil : "lines \(ends.joined(separator: "–"))"
    return PaneWindow(
      title: file.map { "source, \($0)" } ?? (sourcePlace == nil ? "source" : "source\(name)"),
      rows: rows, first: first, total: summary.sourceLines.count, range: range)
  }
}
