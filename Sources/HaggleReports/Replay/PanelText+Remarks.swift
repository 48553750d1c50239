import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// Findings, explanations, what the user set and noted, and the source.
extension PanelText {
  var picture: [PanelLine] {
    PictureReport(timeline, at: replay.cursor, options: .init(columns: columns)).text
      .split(separator: "\n", omittingEmptySubsequences: false).map { PanelLine(String($0)) }
  }

  var findings: [PanelLine] {
    if trace.findings.isEmpty { return [PanelLine("no findings")] }
    return trace.findings.indices.flatMap { finding($0) + [PanelLine("")] }.dropLast()
  }

  func finding(_ index: Int) -> [PanelLine] {
    let finding = trace.findings[index]
    let heading = PanelLine("  the events:")
    let first = replay.moments.first { $0.finding == index && !$0.isConsequence }?.event
    let lines =
      FindingsText(trace, columns: columns).lines(of: finding).map {
        PanelLine($0, event: first, node: finding.node)
      } + [heading]
    let moments = Set(replay.moments.map(\.event))
    return finding.evidence.reduce(into: lines) { lines, event in
      let isMoment = moments.contains(event)
      lines += paragraph(
        "\(isMoment ? "! " : "")\(event)  \(timeline.line(of: event))", indent: isMoment ? 2 : 4,
        event: event)
    }
  }

  var breakpoints: [PanelLine] {
    let set = replay.settings.breakpoints.enumerated().map { index, condition in
      PanelLine("\(index + 1)  \(PlainText.line(condition.text))")
    }
    let watched = replay.settings.watched.sorted().map {
      PanelLine("watched: \(name($0))", node: $0)
    }
    return set.isEmpty && watched.isEmpty
      ? [
        PanelLine(
          "no breakpoints: \(replay.keys.name(of: .break)) sets one on the selected view, "
            + ":break EXPRESSION any other")
      ]
      : set + watched
  }

  var marks: [PanelLine] {
    let marks = replay.settings.marks.sorted { $0.event < $1.event }
    if marks.isEmpty {
      return [PanelLine("no marks: \(replay.keys.typed(.mark, "a")) marks this event a")]
    }
    return marks.map {
      PanelLine("\($0.name)  \($0.event)  \(timeline.line(of: $0.event))", event: $0.event)
    }
  }

  var notes: [PanelLine] {
    if replay.settings.notes.isEmpty {
      return [PanelLine("no notes: \(replay.keys.name(of: .note)) adds one to this event")]
    }
    return replay.settings.notes.flatMap { note in
      paragraph(
        (note.event.map { "event \($0): " } ?? "") + PlainText.line(note.text), event: note.event)
    }
  }

  /// The lines around the selected view's place.
  var source: [PanelLine] { source(around: 8) }

  package func source(around count: Int) -> [PanelLine] {
    guard let text = trace.header.source else {
      return [PanelLine("the trace does not hold its source")]
    }
    let lines = PlainText.lines(text)
    let place = replay.selected.flatMap { trace.nodes[$0.index].place }
    guard let place, lines.indices.contains(place.line - 1) else {
      return lines.prefix(2 * count + 1).enumerated().map {
        sourceLine($0 + 1, $1, isCurrent: false)
      }
    }
    let first = max(0, place.line - 1 - count)
    let shown = lines[first..<min(lines.count, place.line + count)]
    return zip(shown.indices, shown).map { index, line in
      sourceLine(index + 1, line, isCurrent: index + 1 == place.line)
    }
  }

  private func sourceLine(_ number: Int, _ line: String, isCurrent: Bool) -> PanelLine {
    let margin = String(repeating: " ", count: max(0, 4 - "\(number)".count))
    return PanelLine("\(margin)\(number)\(isCurrent ? ">" : " ") \(line)", isCurrent: isCurrent)
  }
}
