import HaggleReports
import HaggleTraces
import HaggleVocabulary

/// The picture, the tree, the source and the notes. Long parts are shortened, with a count of what
/// is left out.
extension StaticReport {
  private static let mostLines = 1200

  func picture(_ page: inout Markup) {
    guard let drawing = SVGReport(timeline).figure else { return }
    section("picture", "Where everything ended up", &page) { section in
      section.element("figure") { figure in
        figure.embed(drawing)
        let legend = drawing.legend.joined(separator: "; ")
        figure.element("figcaption", legend.prefix(1).uppercased() + legend.dropFirst() + ".")
      }
    }
  }

  func negotiation(_ page: inout Markup) {
    let lines = TreeReport(timeline).views
    section("negotiation", "Who was offered what, and answered what", &page) { section in
      section.element("div", [("class", "scroll"), ("tabindex", "0")]) { box in
        box.element("pre", lines.prefix(Self.mostLines).joined(separator: "\n"))
      }
      rest(lines.count, "line", remedy: "haggle trace prints all of it.", &section)
    }
  }

  func source(_ page: inout Markup) {
    guard let source = trace.header.source else { return }
    let lines = PlainText.sourceLines(source)
    let blamed = Set(trace.findings.compactMap { $0.place?.line })
    section("source", "The source", &page) { section in
      section.element("div", [("class", "scroll"), ("tabindex", "0")]) { box in
        box.element("table", [("class", "source")]) { table in
          for (index, line) in lines.prefix(Self.mostLines).enumerated() {
            row(index + 1, String(line), isBlamed: blamed.contains(index + 1), &table)
          }
        }
      }
      rest(lines.count, "line", remedy: "the trace in this page holds all of it.", &section)
    }
  }

  private func row(_ number: Int, _ line: String, isBlamed: Bool, _ table: inout Markup) {
    table.element("tr", isBlamed ? [("class", "blamed")] : []) { row in
      row.element("td", [("class", "number")], "\(number)\(isBlamed ? " !" : "")")
      row.element("td", line)
    }
  }

  private func rest(
    _ count: Int, _ noun: String, remedy: String, _ page: inout Markup
  ) {
    let more = count - Self.mostLines
    if more > 0 {
      page.element("p", [("class", "facts")], "… \(NumberText.counted(more, noun)) more; \(remedy)")
    }
  }

  /// The users' notes.
  func notes(_ page: inout Markup) {
    let (notes, marks) = (trace.annotations, trace.marks.sorted { $0.event < $1.event })
    if notes.isEmpty, marks.isEmpty { return }
    section("notes", "Notes", &page) { section in
      section.element("dl") { list in
        for note in notes {
          list.element("dt", note.event.map { "event \($0)" } ?? "the whole")
          list.element("dd", note.text)
        }
        for mark in marks where trace.events.indices.contains(mark.event) {
          list.element("dt", "mark \(mark.name)")
          list.element("dd", "event \(mark.event): \(timeline.line(of: mark.event))")
        }
      }
    }
  }

  /// The assumptions of the layout.
  func assumptions(_ page: inout Markup) {
    list(
      "assumptions", title: "What had to be assumed",
      trace.diagnostics.map { trace.inOneLine($0) }, &page)
  }

  /// The output of layouts, and the engine's corrections.
  func printed(_ page: inout Markup) {
    let printed = trace.events.compactMap { event -> String? in
      guard case .note(let note) = event, note.source != .scenario else { return nil }
      return note.node.map { "\(trace.name(of: $0)): \(note.text)" } ?? note.text
    }
    list("printed", title: "What layouts printed, and what was corrected", printed, &page)
  }

  private func list(
    _ id: String, title: String, _ items: [String], _ page: inout Markup
  ) {
    if items.isEmpty { return }
    section(id, title, &page) { section in
      section.element("ul") { list in
        for item in items.prefix(Self.mostLines) { list.element("li", item) }
      }
      rest(items.count, "item", remedy: "haggle trace --as diagnostics prints all.", &section)
    }
  }
}
