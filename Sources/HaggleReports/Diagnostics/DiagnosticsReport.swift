package import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// The diagnostics of a scenario's text, each with its line, a marker, the affected view and the
/// remedy.
///
///     Feed.swift:8:10: assumed: 'isLoading' is unknown: took it for false [unknown-condition]
///           if isLoading { ProgressView() }
///              ^~~~~~~~~
///       flip it: --set isLoading=true
///       touches VStack.1
package struct DiagnosticsReport {
  private let timeline: Timeline
  private let lines: [Substring]

  package init(_ timeline: Timeline) {
    self.timeline = timeline
    let source = timeline.trace.header.source ?? ""
    lines = PlainText.sourceLines(source)
  }

  package var text: String {
    let completeness = PlainText.line(timeline.trace.header.completeness)
    let notes = timeline.trace.diagnostics
    guard !notes.isEmpty else { return "\(completeness): there is nothing to say\n" }
    let count = NumberText.counted(notes.count, "diagnostic")
    return notes.map { described($0).joined(separator: "\n") + "\n" }.joined(separator: "\n")
      + "\n\(completeness), \(count)\n"
  }

  private func described(_ note: Event.Note) -> [String] {
    guard let detail = note.detail else { return [] }
    let header = timeline.trace.header
    let name = header.scenario.map { PlainText.line($0) } ?? "the text"
    let place = detail.place.map { header.parts.words(for: $0, in: name) } ?? name
    let times = detail.count > 1 ? " (\(detail.count) times)" : ""
    let head =
      "\(place): \(detail.severity.rawValue): \(PlainText.line(note.text))\(times) "
      + "[\(PlainText.line(detail.code.word))]"
    let remedy = timeline.trace.remedy(of: note).map { ["  " + PlainText.line($0)] } ?? []
    let touched = note.node.map { ["  touches \(timeline.trace.title(of: $0))"] } ?? []
    return [head] + excerpt(detail) + remedy + touched
  }

  private func excerpt(_ detail: Event.Note.Detail) -> [String] {
    guard let place = detail.place, lines.indices.contains(place.line - 1) else { return [] }
    let line = lines[place.line - 1]
    let excerpt = SourceExcerpt(column: place.column, length: detail.length) { start, count in
      line.dropFirst(start).prefix(count)
    }
    return excerpt.text.isEmpty ? [] : [excerpt.text, excerpt.underline]
  }
}
