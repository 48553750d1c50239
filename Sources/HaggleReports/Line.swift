package import HaggleVocabulary

/// A line of a report before it is formatted: its text, its evidence, and its link.
package struct Line: Hashable, Sendable {
  package enum Role: Hashable, Sendable {
    /// Wrapped text.
    case text
    /// Wrapped text about a defect.
    case finding
    /// Unwrapped: an event, a line of source, a row of a picture.
    case row
  }

  package var text: String
  /// 0 for a heading or conclusion, deeper for its reasons.
  package var indent: Int
  package var role: Role
  /// The numbers of the events named at the end.
  package var events: [Int]
  /// The event to go to; nil if there is none.
  package var event: Int?
  /// The view to go to.
  package var node: NodeID?
  /// The number in the column before it.
  package var number: String?
  /// Whether it is about the current event of the replay.
  package var isCurrent = false

  package init(
    _ text: String, _ role: Role = .text, indent: Int = 0, events: [Int] = [], event: Int? = nil,
    node: NodeID? = nil
  ) {
    self.text = text
    self.indent = indent
    self.role = role
    self.events = events
    self.event = event ?? events.first
    self.node = node
  }

  static let blank = Line("")

  /// `event 77`, `events 77, 130`, or nothing.
  package var eventWords: String {
    if events.isEmpty { return "" }
    let shown = events.prefix(3).map { "\($0)" }.joined(separator: ", ")
    return "event\(events.count == 1 ? "" : "s") \(shown)\(events.count > 3 ? ", …" : "")"
  }

  /// The text with the mark of its role.
  package var marked: String { role == .finding ? "! \(text)" : text }

  /// The line indented by this many more steps.
  package func indented(by steps: Int) -> Line {
    var line = self
    line.indent = max(indent + steps, 0)
    return line
  }

  /// A copy without event numbers, for narrow outputs.
  var uncited: Line {
    var line = self
    line.events = []
    return line
  }
}

/// Formats lines as text of a given width: text at the left, event numbers at the right.
package struct LineText {
  let columns: Int

  package init(columns: Int) { self.columns = columns }

  /// A formatted line, with its origin.
  package struct Row: Hashable, Sendable {
    package let text: String
    package let line: Line
    /// Whether it is the first row of its line, which has the event numbers at its end.
    let isFirst: Bool
  }

  package func rows(_ lines: [Line]) -> [Row] {
    let right = lines.map { $0.eventWords.columns }.max() ?? 0
    return lines.flatMap { line in
      (line.role == .row ? [row(line)] : paragraph(line, right)).enumerated().map {
        Row(text: $1, line: line, isFirst: $0 == 0)
      }
    }
  }

  /// The rows with the roles of their parts.
  package func roles(_ lines: [Line]) -> [RoleText] { rows(lines).map { $0.roles } }

  package func text(_ lines: [Line]) -> String { rows(lines).map { $0.text + "\n" }.joined() }

  private func margin(_ line: Line) -> String { String(repeating: "  ", count: line.indent) }

  /// A single formatted row.
  func row(_ line: Line) -> String {
    let number = line.number.map { "\($0)\(line.isCurrent ? ">" : " ") " } ?? ""
    return margin(line) + number + line.text
  }

  /// The line, wrapped if it is too long.
  private func paragraph(_ line: Line, _ right: Int) -> [String] {
    let margin = margin(line)
    let room = max(20, columns - right - 2 - margin.count)
    let parts =
      right == 0
      ? PlainText.paragraph(line.marked, width: room)
      : PlainText.paragraph(line.marked, width: room - 2, breakingWords: true)
    var rows = parts.enumerated().map { margin + ($0 == 0 ? "" : "  ") + $1 }
    if rows.isEmpty { rows = [""] }
    if line.events.isEmpty { return rows }
    let gap = columns - rows[0].columns - right
    rows[0] += String(repeating: " ", count: max(2, gap)) + line.eventWords
    return rows
  }
}

extension LineText.Row {
  fileprivate var roles: RoleText {
    let isCited = isFirst && line.role != .row && !line.events.isEmpty
    let events = isCited ? line.eventWords : ""
    var text = RoleText(String(self.text.dropLast(events.count)), role)
    text.append(events, .aside)
    return text
  }

  private var role: TextRole {
    switch line.role {
    case .finding: .finding
    case .text: line.indent == 0 ? .heading : .plain
    case .row: .plain
    }
  }
}
