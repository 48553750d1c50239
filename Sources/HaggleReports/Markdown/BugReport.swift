package import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// A trace as the text of an issue, for readers who do not know haggle.
package struct BugReport {
  private let timeline: Timeline
  private let sections: MarkdownSections
  /// The name of the accompanying files, without extensions.
  private let name: String
  private let givenTitle: String?
  private let code: Code?

  /// The code that reproduces the trace.
  package struct Code {
    let text: String
    /// The options to add after the file name on the command line.
    package let options: String
    /// Whether it was tried and gave the same result.
    let isReproduced: Bool

    package init(_ text: String, options: String = "", isReproduced: Bool) {
      self.text = text
      self.options = options
      self.isReproduced = isReproduced
    }
  }

  /// - Parameters:
  ///   - code: nil if it is unknown.
  ///   - title: nil for a title from the first finding.
  package init(_ timeline: Timeline, name: String, code: Code?, title: String? = nil) {
    self.code = code
    self.timeline = timeline
    sections = MarkdownSections(timeline: timeline)
    self.name = name
    givenTitle = title
  }

  private var header: Trace.Header { timeline.trace.header }

  package var text: String {
    var text = "# \(title)\n\n\(what)\n"
    if let finding = sections.findings.first {
      let remedy = sections.firstRemedy(of: finding)
      if !remedy.isEmpty { text += "\n\(remedy)" }
    }
    for (title, body) in parts where !body.isEmpty { text += "\n## \(title)\n\n\(body)" }
    return text
  }

  private var parts: [(title: String, body: String)] {
    let findings = sections.findings
    return [
      ("Notes", sections.notes), ("The code", codeBlock),
      (timeline.hasPlacements ? "Result" : "What is known", picture),
      ("Evidence", evidence), ("Explanation", explanation),
      (
        findings.isEmpty ? "The views" : "Details",
        findings.isEmpty ? (timeline.hasPlacements ? views : "") : known
      ),
      ("Assumed or left out", sections.assumptions), ("Look at it yourself", replay),
      ("Versions", versions),
    ]
  }

  /// Long lists are collapsed.
  private var views: String {
    let count = timeline.tree.preorder.count
    let views = sections.views(showsOffers: false)
    return count > Self.fewViews
      ? MarkdownText.details(NumberText.counted(count, "view"), views) : views
  }

  private static let fewViews = 16

  /// The events that prove the first finding, with an introduction to reading them.
  private var evidence: String {
    let evidence = sections.findings.first.map { sections.evidence(of: $0) } ?? ""
    return evidence.isEmpty ? "" : "\(MarkdownSections.primer)\(modelled)\n\n\(evidence)"
  }
}

// MARK: - Findings

extension BugReport {
  private var title: String {
    if let givenTitle { return MarkdownText.prose(PlainText.line(givenTitle, limit: 200)) }
    let scenario = header.scenario.map { "\(MarkdownText.code($0)): " } ?? ""
    guard let finding = sections.findings.first else {
      let about = note.map { MarkdownText.prose(PlainText.line($0, limit: 120)) }
      return "\(scenario)\(about ?? "how this view is laid out")\(circumstances)"
    }
    let boxes = boxes.isEmpty ? "" : ", with \(boxes)"
    return scenario + sections.titled(FindingSentences(symptom(of: finding).statement).clause)
      + boxes + circumstances
  }

  /// What the user says of the whole.
  private var note: String? {
    timeline.trace.annotations.first { $0.event == nil }?.text
  }

  /// The circumstances of the layout, without which the report would be incomprehensible.
  private var circumstances: String {
    header.circumstances.map { ", \(MarkdownText.prose(PlainText.line($0)))" }.joined()
  }

  /// The visible symptom: the finding itself, or one of its consequences.
  private func symptom(of finding: Finding) -> (node: NodeID, statement: Statement) {
    let words = FindingWords(timeline.trace)
    guard !finding.statement.isSeen, let consequence = finding.consequences.first else {
      return (finding.node, words.statement(of: finding))
    }
    return (consequence.node, words.statement(of: consequence))
  }

  /// "2 boxes of unknown size" if the first finding rests on them; otherwise empty.
  private var boxes: String {
    let count = sections.findings.first?.boxes.count ?? 0
    return count == 0 ? "" : NumberText.counted(count, "box") + " of unknown size"
  }

  private var what: String {
    guard let finding = sections.findings.first else {
      return "\(MarkdownText.prose(WhatWasSeen(timeline).sentence)) \(sections.proposal)"
    }
    let isSeen = finding.statement.isSeen || finding.consequences.isEmpty
    let why = isSeen ? "" : "Why: \(sections.message(of: finding))\n\n"
    let doubt: Prose =
      boxes.isEmpty ? "" : "With \(boxes) in place of views that the text lacks, "
    // The first sentence states the defect, the others explain it.
    let sentences = FindingSentences(symptom(of: finding).statement)
    let others = sentences.others.map { " \(sections.prose($0))" }.joined()
    return "**\(sections.titled(doubt + sentences.first))**\(others)\n\n\(why)\(sections.proposal)"
      + whereabouts
  }

  /// The code that the names refer to.
  private var whereabouts: String {
    guard let finding = sections.findings.first, code != nil else { return "" }
    let places = named(by: finding).prefix(Self.mostPlaces).compactMap { node -> String? in
      let about = timeline.trace.nodes[node.index]
      guard let place = about.place else { return nil }
      return
        "\(MarkdownText.code(about.displayName)) is the \(MarkdownText.code(about.kind)) in line "
        + "\(place.line)"
    }
    return places.isEmpty ? "" : " In the code below, \(places.joined(separator: ", "))."
  }

  /// The views of the finding, then those named in its sentences, without duplicates.
  private func named(by finding: Finding) -> [NodeID] {
    let words = FindingWords(timeline.trace)
    let statements =
      [words.statement(of: finding)] + finding.consequences.map(words.statement(of:))
    let named = statements.flatMap { FindingSentences($0).all.views }.sorted()
    var seen: Set<NodeID> = []
    return (finding.consequences.map(\.node) + [finding.node] + named).filter {
      seen.insert($0).inserted
    }
  }

  private var modelled: String {
    let isModelled = timeline.trace.events.contains { event in
      if case .reason(let reason) = event { reason.isModelled } else { false }
    }
    return isModelled ? " *Modelled* is a rule that nobody has verified on a real Mac." : ""
  }

  /// Each finding with its evidence and its remedies.
  private var known: String {
    let findings = sections.findings
    let first = findings.first.map { finding in
      let more = sections.proof(of: finding) + sections.otherRemedies(of: finding)
      return "\(MarkdownText.code(finding.rule)) at \(sections.place(of: finding)), class "
        + "\(finding.class.rawValue).\n" + (more.isEmpty ? "" : "\n\(more)")
    }
    let others = findings.dropFirst().map { finding in
      "- \(MarkdownText.code(finding.rule)) at \(sections.place(of: finding)): "
        + "\(sections.message(of: finding))\n"
    }
    let more = others.isEmpty ? "" : "\nAlso found:\n\n\(others.joined())"
    return (first ?? "") + more
  }

  /// The explanation of the visible number, step by step, with its events.
  private var explanation: String {
    guard header.imported == nil, let finding = sections.findings.first, let axis = finding.axis
    else { return "" }
    let symptom = symptom(of: finding)
    let lengths: (Quantity, Quantity) =
      symptom.statement.isAboutPlace ? (.x, .y) : (.width, .height)
    let why = Why(
      timeline, symptom.statement.subject ?? symptom.node,
      axis == .horizontal ? lengths.0 : lengths.1)
    guard why.value != nil else { return "" }
    let lines = WhyText(timeline, why).text(columns: 92).split(
      separator: "\n", omittingEmptySubsequences: false)
    let more = lines.count - Self.mostLines
    let rest = more > 0 ? ["… \(more) more lines: haggle why, with the trace"] : []
    let shown = lines.prefix(Self.mostLines).map(String.init) + rest
    let text = MarkdownText.fenced(shown.joined(separator: "\n"), "text")
    return MarkdownText.details("Step by step, with the events that say so", text)
  }

  private static let mostLines = 50
  private static let mostPlaces = 8

  private var picture: String {
    let about = sections.findings.first.map(named(by:)) ?? []
    guard let picture = SmallPicture(timeline, about: about) else {
      return "The trace says of no view where it was placed.\n\n\(sections.views)"
    }
    return MarkdownText.fenced(picture.text, "text")
  }
}

// MARK: - The code and how to run it

extension BugReport {
  private var codeBlock: String {
    if let imported = header.imported {
      return "Not known: this was read from a \(MarkdownText.prose(imported.word)).\n"
    }
    guard let code else { return "" }
    let whole = MarkdownText.fenced(code.text, "swift")
    let count = PlainText.lines(code.text).count { !$0.isEmpty }
    guard count > Self.fewLines, let line = blamedLine,
      let excerpt = CodeExcerpt(of: code.text, at: line)
    else { return whole }
    return excerpt.markdown + "\n"
      + MarkdownText.details(
        "All of it, \(NumberText.counted(code.text.lines.count, "line"))", whole)
  }

  /// The line of the blamed view, else of one that the note names, else of the first that a view's
  /// body writes, else of the root.
  private var blamedLine: Int? {
    if let place = sections.findings.first?.place { return place.line }
    let (trace, views) = (timeline.trace, timeline.tree.preorder)
    let said = note?.lowercased() ?? ""
    let named = views.first { node in
      let names = [trace.nodes[node.index].words ?? "", trace.name(of: node)]
      return names.contains { $0.count > 2 && said.contains($0.lowercased()) }
    }
    let written = views.first { !trace.ownOwners(of: $0).isEmpty }
    return [named, written, views.first].lazy
      .compactMap { $0.flatMap { trace.nodes[$0.index].place }?.line }.first
  }

  /// Texts up to this number of lines are shown in full.
  private static let fewLines = 12

  private var replay: String {
    var text =
      "- `\(name).html`: open it in a browser. It shows every question and answer, step by step, "
      + "and needs no network.\n"
      + "- `haggle replay \(name).trace.json`: the same in a terminal.\n"
    if let code {
      let command = MarkdownText.code("haggle trace \(name).swift\(code.options)")
      text +=
        code.isReproduced
        ? "- The code above in a file: \(command) comes to the same findings.\n"
        : "- The code above, traced by itself, comes to other findings: this was recorded with "
          + "settings that the trace does not tell. \(command) shows it as it stands.\n"
    }
    return text
  }

  private var versions: String {
    let tool = header.tool.isEmpty ? "an unknown tool" : header.tool
    let engine =
      header.cache == nil
      ? "" : ", which lays SwiftUI code out with an engine of its own and records every question"
    return "Recorded by \(MarkdownText.prose(tool))\(engine); trace format \(header.version); "
      + "the trace is \(MarkdownText.prose(header.completeness)).\n"
  }
}
