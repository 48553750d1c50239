/// One line of an explanation, with the events that it rests on: where a reader may travel to.
package struct WhyLine: Equatable, Sendable {
  /// 0 for a heading or a conclusion, deeper for what it rests on.
  package var indent: Int
  package var text: String
  package var events: [Int]

  init(_ text: String, indent: Int = 0, events: [Int] = []) {
    self.text = text
    self.indent = indent
    self.events = events
  }

  static let blank = WhyLine("")

  /// `event 77`, `events 77, 130`, or nothing.
  package var eventWords: String {
    if events.isEmpty { return "" }
    let shown = events.prefix(3).map { "\($0)" }.joined(separator: ", ")
    return "event\(events.count == 1 ? "" : "s") \(shown)\(events.count > 3 ? ", …" : "")"
  }
}

/// Sets lines: what is said at the left, the numbers of events at the right.
struct WhyColumns {
  private let columns: Int
  private let right: Int

  init(_ lines: [WhyLine], columns: Int) {
    self.columns = columns
    right = lines.map { $0.eventWords.columns }.max() ?? 0
  }

  /// The line, continued below where it is too long.
  func text(_ line: WhyLine) -> [String] {
    let margin = String(repeating: "  ", count: line.indent)
    let width = max(20, columns - right - 2 - margin.count)
    let parts = PlainText.paragraph(line.text, width: width - 2, breakingWords: true)
    var lines = parts.enumerated().map { margin + ($0 == 0 ? "" : "  ") + $1 }
    if lines.isEmpty { lines = [""] }
    if line.events.isEmpty { return lines }
    let gap = columns - lines[0].columns - right
    lines[0] += String(repeating: " ", count: max(2, gap)) + line.eventWords
    return lines
  }
}
