import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// Findings, explanations, the user's settings and notes, and the source.
extension PanelText {
  var picture: [Line] {
    PictureReport(timeline, at: replay.cursor, options: .init(columns: columns)).lines
      .map { Line($0, .row) }
  }

  var findings: [Line] {
    if trace.findings.isEmpty { return [Line("no findings")] }
    return trace.findings.indices.flatMap { finding($0) + [Line("")] }.dropLast()
  }

  func finding(_ index: Int) -> [Line] {
    let finding = trace.findings[index]
    let heading = Line("the events:", .row, indent: 1)
    let first = replay.moments.first { $0.finding == index && !$0.isConsequence }?.event
    let lines =
      FindingsText(timeline, columns: columns, subject: replay.subject).lines(of: finding).map {
        Line($0, .row, event: first, node: finding.node)
      } + [heading]
    let moments = Set(replay.moments.map(\.event))
    return lines
      + finding.evidence.map { event in
        let words = "\(event)  \(timeline.line(of: event))"
        return moments.contains(event)
          ? Line(words, .finding, indent: 1, event: event)
          : Line(words, .text, indent: 2, event: event)
      }
  }

  /// The edits found last for a number.
  var edits: [Line] {
    guard let found = replay.found else {
      return [Line("no edits were looked for: :try width 350")]
    }
    let (title, node) = title(of: found)
    let nearest = found.nearest.map { TriedEditText($0, in: trace) }
    let missed = nearest.map { ["the closest attempt:"] + $0.lines + [$0.effect] } ?? []
    let edits = TriedEditText.list(found.edits, in: trace, columns: columns - 2)
    return [Line(title, .row, node: node)]
      + (edits + missed + commands(for: found)).map { Line($0, .row, indent: 1, node: node) }
  }

  /// How to make each edit in a shell; `:apply` makes one here.
  private func commands(for found: Replay.FoundEdits) -> [String] {
    guard !found.edits.isEmpty else { return [] }
    let command = TryCommand(replay.subject, for: trace).reaching(found.goal, in: trace)
    return ["In a shell:"]
      + zip(1..., found.edits).map { "\($0)  \($1.made(by: command, in: trace.header.parts))" }
  }

  private func title(of found: Replay.FoundEdits) -> (text: String, node: NodeID?) {
    let count = found.edits.count
    let edits = NumberText.counted(count, "edit")
    switch found.goal {
    case .number(let node, let quantity, let value):
      let wish = "\(name(node)) \(quantity.rawValue) \(NumberText.display(CGFloat(value)))"
      let verb = count == 1 ? "gives" : "give"
      return count == 0
        ? ("none of \(found.trials) edits that were laid out gives \(wish)", node)
        : ("\(edits) that \(verb) \(wish), of \(found.trials) that were laid out:", node)
    case .whole(let node):
      return count == 0
        ? ("none of \(found.trials) edits that were laid out shows \(name(node)) whole", node)
        : (
          "\(edits) that \(count == 1 ? "shows" : "show") \(name(node)) whole, of "
            + "\(found.trials) that were laid out:", node
        )
    case .atMost(let node, let axis, let most):
      let wish = "\(name(node)) at most \(NumberText.display(most)) \(axis.adjective)"
      return count == 0
        ? ("none of \(found.trials) edits that were laid out makes \(wish)", node)
        : (
          "\(edits) that \(count == 1 ? "makes" : "make") \(wish), of \(found.trials) that were "
            + "laid out:", node
        )
    case .finding: return ("\(edits), of \(found.trials) that were laid out:", nil)
    }
  }

  var breakpoints: [Line] {
    let set = replay.settings.breakpoints.enumerated().map { index, breakpoint in
      Line("\(index + 1)  \(PlainText.line(breakpoint.words))", .row)
    }
    let watched = replay.settings.watched.sorted().map {
      Line("watched: \(name($0))", .row, node: $0)
    }
    return set.isEmpty && watched.isEmpty
      ? [
        Line(
          "no breakpoints: \(replay.keys.name(of: .break)) sets one on the selected view, "
            + ":break EXPRESSION any other", .row)
      ]
      : set + watched
  }

  var marks: [Line] {
    let marks = replay.settings.marks.sorted { $0.event < $1.event }
    if marks.isEmpty {
      return [Line("no marks: \(replay.keys.typed(.mark, "a")) marks this event a", .row)]
    }
    return marks.map {
      Line("\($0.name)  \($0.event)  \(timeline.line(of: $0.event))", .row, event: $0.event)
    }
  }

  var notes: [Line] {
    if replay.settings.notes.isEmpty {
      return [Line("no notes: \(replay.keys.name(of: .note)) adds one to this event", .row)]
    }
    return replay.settings.notes.map { note in
      Line(
        (note.event.map { "event \($0): " } ?? "") + PlainText.line(note.text), .text,
        event: note.event)
    }
  }

  /// The source lines around the selected view.
  var source: [Line] { source(around: 8) }

  func source(around count: Int) -> [Line] {
    guard let text = trace.header.source else {
      return [Line("the trace does not hold its source")]
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

  private func sourceLine(_ number: Int, _ line: String, isCurrent: Bool) -> Line {
    let own = trace.header.parts.number(ofLine: number).map { "\($0)" } ?? ""
    let margin = String(repeating: " ", count: max(0, 4 - own.count))
    var row = Line(line, .row)
    row.number = "\(margin)\(own)"
    row.isCurrent = isCurrent
    return row
  }
}
