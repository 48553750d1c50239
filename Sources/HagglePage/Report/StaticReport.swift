import Foundation
import HagglePageModel
import HaggleReplay
import HaggleReports
import HaggleTraces
import HaggleVocabulary

/// The trace as a static document: for reading without scripts, for print, and until the viewer
/// runs.
struct StaticReport {
  let timeline: Timeline
  /// The base name of the files beside the page.
  let name: String
  /// The options of `haggle trace` for the source; nil without a source.
  let sourceOptions: String?
  var trace: Trace { timeline.trace }

  init(_ timeline: Timeline, named name: String = "layout", sourceOptions: String? = nil) {
    self.timeline = timeline
    self.name = name
    self.sourceOptions = sourceOptions
  }

  var html: String {
    var page = Markup()
    page.element("main", [("id", "report"), ("data-name", name)]) { main in
      heading(&main)
      // What is wrong comes first, else what there is to be seen.
      let isFine = trace.findings.isEmpty
      if !isFine { findings(&main) }
      picture(&main)
      if isFine { findings(&main) }
      reading(&main)
      notes(&main)
      negotiation(&main)
      source(&main)
      assumptions(&main)
      printed(&main)
      terminal(&main)
    }
    return page.html
  }

  /// `nested-grid.swift, Mosaic`; a default for a trace without scenario.
  static func title(of trace: Trace) -> String {
    trace.header.title ?? "A recorded layout negotiation"
  }

  /// A section with its title.
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
      case 0:
        WhatWasSeen(timeline).headline ?? "No findings."
      case 1: "haggle found one thing that most likely was not meant."
      default: "haggle found \(count) things that most likely were not meant."
      }
    return "How the sizes of this SwiftUI layout came about, question by question. \(outcome)"
  }

  /// `350×350 was proposed to the root. 12 views, 140 questions, 285 events; complete.`
  private var summary: String? {
    let header = trace.header
    let setting = header.setting.map { " (\($0))" } ?? ""
    let proposal = header.proposal.map {
      "\(NumberText.display($0)) was proposed to the root\(setting)"
    }
    let counts = [
      NumberText.counted(trace.nodes.count, "view"),
      NumberText.counted(timeline.spans.count, "question"),
      NumberText.counted(trace.events.count, "event"),
    ].joined(separator: ", ")
    let state = header.isOfEngine ? "; \(header.completeness)" : ""
    return (proposal.map { "\($0). " } ?? "") + "\(counts)\(state)."
  }

  private func reading(_ page: inout Markup) {
    section("reading", "How to read the numbers", &page) { section in
      section.element("p") { p in
        p.text(
          "In SwiftUI a parent proposes a size to its child, and the child answers with the size "
            + "that it takes; everything on the screen follows from these questions and answers. ")
        if let call = timeline.exampleCall, let size = call.size {
          let view = trace.name(of: call.node)
          p.element("code", "\(view) ← \(NumberText.display(call.proposal))")
          p.text(" is a proposal, ")
          p.element("code", "\(view) → \(NumberText.display(size))")
          p.text(" its answer, in points. ")
        }
        p.text("A proposal of 0 asks for the minimum, nil for the ideal, ∞ for the maximum size.")
      }
    }
  }

  /// The commands use the files of `haggle attach`; the page itself can save the trace.
  private func terminal(_ page: inout Markup) {
    section("terminal", "Replay it", &page) { section in
      section.element(
        "p", "With JavaScript this page steps through the negotiation. The same in a terminal:")
      section.element("div", [("class", "scroll"), ("tabindex", "0")]) { box in
        box.element("pre", commands.joined(separator: "\n"))
      }
      if !trace.header.tool.isEmpty {
        section.element("p", [("class", "facts")], "Recorded by \(trace.header.tool).")
      }
    }
  }

  private var commands: [String] {
    let replay = "haggle replay \(name).trace.json"
    guard trace.header.source != nil, trace.header.imported == nil, let sourceOptions else {
      return ["\(replay)    # the trace: :write in this page saves it"]
    }
    let source = "haggle trace \(name).swift\(sourceOptions)"
    let width = max(replay.count, source.count) + 4
    return [
      (replay, "# the trace: :write in this page saves it"),
      (source, "# lays out the source again"),
    ].map { $0.padding(toLength: width, withPad: " ", startingAt: 0) + $1 }
  }
}
