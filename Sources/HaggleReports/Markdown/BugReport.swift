package import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// A trace as the text of an issue, for readers who do not know haggle.
package struct BugReport {
  let timeline: Timeline
  let sections: MarkdownSections
  /// The name of the accompanying files, without extensions.
  let name: String
  private let givenTitle: String?
  let code: Code?

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

  var header: Trace.Header { timeline.trace.header }

  /// At most as long as an issue may be.
  package var text: String {
    var text = text(without: [])
    for count in 1...Part.leftOutFirst.count where text.utf16.count > Self.mostCharacters {
      text = self.text(without: Part.leftOutFirst.prefix(count))
    }
    if text.utf16.count <= Self.mostCharacters { return text }
    return text.prefix(Self.mostCharacters / 2) + "\n\n… all else is in `\(name).trace.json`\n"
  }

  /// GitHub takes 65 536, and people add some.
  private static let mostCharacters = 60_000

  /// What a report that is too long goes without; the trace has it.
  private enum Part {
    case wholeCode, views, explanation, assumptions, evidence

    static let leftOutFirst: [Part] = [.wholeCode, .views, .explanation, .assumptions, .evidence]
  }

  private func text(without left: ArraySlice<Part>) -> String {
    var text = "# \(title)\n\n\(what)\n"
    if let finding = sections.findings.first {
      let remedy = sections.firstRemedy(of: finding)
      if !remedy.isEmpty { text += "\n\(remedy)" }
    } else {
      for more in [sections.facts, sections.cure] where !more.isEmpty { text += "\n\(more)" }
    }
    for (title, body) in parts(without: left) where !body.isEmpty {
      text += "\n## \(title)\n\n\(body)"
    }
    return text
  }

  private func parts(without left: ArraySlice<Part>) -> [(title: String, body: String)] {
    let findings = sections.findings
    func kept(_ part: Part, _ body: @autoclosure () -> String) -> String {
      left.contains(part) ? "Too long for an issue: it is in `\(name).trace.json`.\n" : body()
    }
    return [
      ("Notes", sections.notes), (MarkdownSections.asked, sections.askedCure),
      ("The code", codeBlock(isWhole: !left.contains(.wholeCode))),
      (timeline.hasPlacements ? "Result" : "What is known", picture),
      ("Evidence", kept(.evidence, evidence)), ("Explanation", kept(.explanation, explanation)),
      (
        findings.isEmpty ? "The views" : "Details",
        findings.isEmpty
          ? (timeline.hasPlacements ? kept(.views, views) : "") : known
      ),
      ("Assumed or left out", kept(.assumptions, sections.assumptions)),
      ("Look at it yourself", replay), ("Versions", versions),
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
  /// In Markdown.
  package var title: String {
    if let givenTitle { return MarkdownText.prose(PlainText.line(givenTitle, limit: 200)) }
    let scenario = header.scenario.map { "\(MarkdownText.code($0)): " } ?? ""
    guard let finding = sections.findings.first else {
      let about = note.map { MarkdownText.prose(PlainText.line($0, limit: 120)) }
      let seen = LayoutVerdict(timeline).facts.first.map {
        MarkdownText.prose(PlainText.line($0.text, limit: 120))
      }
      return scenario + (about ?? seen ?? "how this view is laid out") + circumstances
    }
    let boxes = boxes.isEmpty ? "" : ", with \(boxes)"
    return scenario + sections.titled(FindingSentences(symptom(of: finding).statement).clause)
      + boxes + circumstances
  }

  /// What the user says of the whole.
  var note: String? {
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
        "\(MarkdownText.code(about.displayName)) is the \(MarkdownText.code(about.kind)) in "
        + header.parts.words(forLine: place.line)
    }
    return places.isEmpty ? "" : " In the code below, \(places.joined(separator: ", "))."
  }

  /// The views of the finding, then those named in its sentences, without duplicates.
  private func named(by finding: Finding) -> [NodeID] {
    let words = FindingWords(timeline.trace)
    let statements =
      [words.statement(of: finding)] + finding.consequences.map(words.statement(of:))
    let named = statements.flatMap { FindingSentences($0).all.views }.sorted()
    return (finding.consequences.map(\.node) + [finding.node] + named).distinct()
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
      let more =
        sections.basis(of: finding) + sections.proof(of: finding)
        + sections.otherRemedies(of: finding)
      return "\(MarkdownText.code(finding.rule)) at \(sections.place(of: finding)), class "
        + "\(finding.class.rawValue).\n" + (more.isEmpty ? "" : "\n\(more)")
    }
    let more = findings.count - Self.mostFindings
    let others = findings.prefix(Self.mostFindings).dropFirst().map { finding in
      "- \(MarkdownText.code(finding.rule)) at \(sections.place(of: finding)): "
        + "\(sections.message(of: finding))\n"
    }
    let rest = more > 0 ? "- … and \(more) more: haggle check lists them\n" : ""
    let also = others.isEmpty ? "" : "\nAlso found:\n\n\(others.joined())\(rest)"
    return (first ?? "") + also
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

  private static let mostFindings = 30
  private static let mostLines = 50
  private static let mostPlaces = 8

  private var picture: String {
    let about = sections.findings.first.map(named(by:)) ?? CutTexts(timeline).nodes
    guard let picture = SmallPicture(timeline, about: about) else {
      return "The trace says of no view where it was placed.\n\n\(sections.views)"
    }
    return MarkdownText.fenced(picture.text, "text")
  }
}
