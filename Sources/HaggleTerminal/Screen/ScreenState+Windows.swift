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
    let questions = openQuestions
    let panels = panels(columns)
    let seen = rows[first..<min(first + height, rows.count)]
    let leftmost = seen.map { timeline.tree.depth(of: $0) }.min() ?? 0
    return PaneWindow(
      title: "views",
      rows: seen.map { node in
        row(
          panels.cells(of: node, question: questions[node]), node, isSelected: node == selected,
          indentFrom: leftmost > 8 ? leftmost - 1 : 0)
      }, first: first, total: rows.count)
  }

  /// What is being asked right now, of whom.
  private var openQuestions: [NodeID: ProposedViewSize] {
    let open = timeline.stack(at: replay.cursor).map { timeline.spans[$0] }
    return Dictionary(open.map { ($0.node, $0.proposal) }) { $1 }
  }

  /// `>- outer Grid        ← 350×350  x5 !`
  private func row(
    _ cells: PanelText.Cells, _ node: NodeID, isSelected: Bool, indentFrom start: Int
  ) -> PaneRow {
    let depth = cells.depth - start
    let indent = String(repeating: " ", count: min(max(depth, 0), 40))
    let level = start > 0 && isSelected ? "[\(cells.depth)] " : ""
    let marker = cells.marker.isEmpty ? " " : cells.marker
    let isOpen = cells.answer.hasPrefix("←")
    let count = cells.count.isEmpty ? "" : " \(cells.count)"
    let badge = badges.contains(node) ? " !" : "  "
    return PaneRow(
      text: "\(indent)\(marker) \(level)\(cells.title)",
      short: "\(indent)\(marker) \(level)\(cells.name)",
      trailing: cells.answer + (count + String(repeating: " ", count: max(0, 4 - count.columns)))
        + badge,
      shortTrailing: cells.answer + (badges.contains(node) ? " !" : ""),
      style: badges.contains(node) ? .finding : isOpen ? .question : .plain, isCurrent: isSelected,
      node: node)
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

  private func row(_ line: PanelLine) -> PaneRow {
    let isFinding = line.event.map { !replay.moments(at: $0).isEmpty } ?? false
    return PaneRow(
      // The pane marks the current row itself.
      text: line.isCurrent ? line.text.replacing(">", with: " ", maxReplacements: 1) : line.text,
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

  /// Nobody reads more of them, and to set them takes time.
  private static let mostReasons = 400

  /// How wide the lines of the reasons are.
  private var reasonColumns: Int {
    (ScreenLayout(self).pane(.reasons)?.width ?? columns) - 1
  }

  var reasonLines: [PanelLine] {
    let lines = panels(max(reasonColumns, 10)).ledger(most: Self.mostReasons)
    return call == nil ? lines : Array(lines.dropFirst())
  }

  /// The line of the reasons or the source that one starts from.
  var currentLine: Int {
    if focus == .source { return sourcePlace ?? 0 }
    let lines = reasonLines
    return lines.lastIndex { $0.event == replay.cursor.event } ?? max(lines.count - 1, 0)
  }

  private func reasons(_ height: Int) -> PaneWindow {
    let lines = reasonLines
    let latest =
      lines.lastIndex { $0.event == replay.cursor.event } ?? max(lines.count - 1, 0)
    let chosen = focus == .reasons ? line : nil
    let first =
      chosen.map { PaneWindow.first(around: $0, height: height, total: lines.count) }
      ?? max(0, min(latest - height + 1, lines.count - height))
    let end = min(first + height, lines.count)
    let title = call.map { "why \(trace.name(of: $0.node)) ← \(NumberText.display($0.proposal))" }
    return PaneWindow(
      title: title ?? "why",
      rows: zip(first..<end, lines[first..<end]).map { index, line in
        let text = line.text.hasPrefix("  ") ? String(line.text.dropFirst(2)) : line.text
        let isNow = line.event == replay.cursor.event
        return PaneRow(
          text: text, style: isNow ? .bold : .plain,
          isCurrent: index == chosen ?? (isNow ? latest : -1), event: line.event)
      }, first: first, total: lines.count)
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
