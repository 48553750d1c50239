import HaggleReplay
import HaggleReports
import HaggleTraces
import HaggleVocabulary

/// The trace as a document: what one reads without a script, on paper, and until the viewer runs.
struct StaticReport {
  let timeline: Timeline
  var trace: Trace { timeline.trace }

  init(_ timeline: Timeline) { self.timeline = timeline }

  var html: String {
    var page = Markup()
    page.element("main", [("id", "report")]) { main in
      heading(&main)
      findings(&main)
      reading(&main)
      picture(&main)
      notes(&main)
      negotiation(&main)
      source(&main)
      remarks(&main)
      terminal(&main)
    }
    return page.html
  }

  /// `nested-grid.swift, Mosaic`; what a page without a scenario is called.
  static func title(of trace: Trace) -> String {
    let words = [trace.header.scenario, trace.header.root].compactMap(\.self)
    return words.isEmpty ? "A recorded layout negotiation" : words.joined(separator: ", ")
  }

  /// A part with its title.
  func section(
    _ id: String, _ title: String, _ page: inout Markup, content: (inout Markup) -> Void
  ) {
    page.newline()
    page.element("section", [("id", id)]) { section in
      section.element("h2", title)
      content(&section)
    }
  }
}

extension StaticReport {
  private func heading(_ page: inout Markup) {
    page.element("header") { header in
      header.element("h1", Self.title(of: trace))
      header.element("p", [("class", "lede")], lede)
      if let summary { header.element("p", [("class", "facts")], summary) }
    }
  }

  private var lede: String {
    let count = trace.findings.count
    let outcome =
      switch count {
      case 0: "haggle found nothing wrong with it."
      case 1: "haggle found one thing that most likely was not meant."
      default: "haggle found \(count) things that most likely were not meant."
      }
    return "How the sizes of this SwiftUI layout came about, question by question. \(outcome)"
  }

  /// `350×350 was proposed to the root. 12 views, 140 questions, 285 events; complete.`
  private var summary: String? {
    let header = trace.header
    let proposal = header.proposal.map { "\(NumberText.display($0)) was proposed to the root" }
    let counts = [
      Self.counted(trace.nodes.count, "view"), Self.counted(timeline.spans.count, "question"),
      Self.counted(trace.events.count, "event"),
    ].joined(separator: ", ")
    let state = header.cache == nil ? "" : "; \(header.completeness)"
    return (proposal.map { "\($0). " } ?? "") + "\(counts)\(state)."
  }

  private func reading(_ page: inout Markup) {
    section("reading", "How to read the numbers", &page) { section in
      section.element("p") { p in
        p.text(
          "In SwiftUI a parent proposes a size to its child, and the child answers with the size "
            + "that it takes; everything on the screen follows from these questions and answers. ")
        p.element("code", "nested ← 167×350")
        p.text(" is a proposal, ")
        p.element("code", "nested → 8×16")
        p.text(
          " an answer, in points. A proposal of 0 asks for the minimum, nil for the ideal, ∞ for "
            + "the maximum size.")
      }
    }
  }

  private func terminal(_ page: inout Markup) {
    let name = trace.header.scenario.map { Self.stem($0) } ?? "recording"
    section("terminal", "Replay it", &page) { section in
      section.element(
        "p", "With JavaScript this page steps through the negotiation. The same in a terminal:")
      section.element("div", [("class", "scroll"), ("tabindex", "0")]) { box in
        box.element(
          "pre",
          """
          haggle replay \(name).trace.json    # ? lists the keys
          haggle trace \(name).swift          # lays out the source again
          """)
      }
      if !trace.header.tool.isEmpty {
        section.element("p", [("class", "facts")], "Recorded by \(trace.header.tool).")
      }
    }
  }

  private static func stem(_ name: String) -> String {
    name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
  }

  static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
