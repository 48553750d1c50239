package import HaggleReplay
import HaggleTraces

/// The negotiation in order: a line per event, indented by call depth.
package struct LogReport {
  private let timeline: Timeline
  private let showsAll: Bool
  /// The maximum indentation in levels; deeper lines state their level.
  private static let deepestIndent = 20

  /// - Parameter showsAll: whether no sum is abridged.
  package init(_ timeline: Timeline, showsAll: Bool = false) {
    self.timeline = timeline
    self.showsAll = showsAll
  }

  package var text: String {
    var lines = [legend, ""]
    var probes: [String] = []
    let setting = LineText(columns: .max)
    for (number, event) in timeline.trace.events.enumerated() {
      let line = setting.row(row(number))
      if case .probe = event { probes.append(line) } else { lines.append(line) }
    }
    if !probes.isEmpty {
      lines += ["", "asked by haggle afterwards, with no effect on what stands above"] + probes
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private var legend: String {
    let name = timeline.trace.header.scenario.map { PlainText.line($0) + ": " } ?? ""
    return name + "← is offered, → answers, @ is placed; indented by who asks whom"
  }

  /// An event's number and words, without indentation.
  package func line(_ number: Int) -> String {
    "\(margin(number))  \(timeline.line(of: number))"
  }

  /// An event's number, indentation and words.
  func row(_ number: Int) -> Line {
    let words = EventText(timeline, number, showsAll: showsAll).text
    var line = Line(
      indent(number) + words, .row, event: number, node: timeline.trace.events[number].node)
    line.number = margin(number)
    return line
  }

  /// The number, right-aligned.
  private func margin(_ number: Int) -> String {
    let digits = "\(timeline.trace.events.count - 1)".count
    let text = "\(number)"
    return String(repeating: " ", count: digits - text.count) + text
  }

  private func indent(_ number: Int) -> String {
    let depth = timeline.depth(ofEvent: number)
    let spaces = String(repeating: "  ", count: min(depth, Self.deepestIndent))
    return depth > Self.deepestIndent ? "\(spaces)[\(depth)] " : spaces
  }
}

extension Timeline {
  /// The number of calls around an event; a call and its answer have the call's depth.
  package func depth(ofEvent number: Int) -> Int {
    guard let index = span(at: number) else { return 0 }
    let span = spans[index]
    return span.depth + (span.ask == number || span.answer == number ? 0 : 1)
  }
}
