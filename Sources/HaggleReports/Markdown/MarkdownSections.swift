import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// The sections in Markdown from which reports are composed.
struct MarkdownSections {
  let timeline: Timeline
  private static let mostRows = 200
  private static let mostAssumptions = 40

  var trace: Trace { timeline.trace }

  var findings: [Finding] {
    trace.remarks.compactMap { if case .finding(let finding) = $0 { finding } else { nil } }
  }

  /// An introduction to layout.
  static let primer =
    "SwiftUI lays out by haggling: a parent *proposes* a size to each child, the child *answers* "
    + "with the size that it takes, and the parent has to live with that. To be offered 0 asks a "
    + "view for its minimum, ∞ for its maximum, nil for its ideal size. Sizes are in points, "
    + "width × height."

  var proposal: String {
    guard let proposal = trace.header.proposal else {
      return "What was proposed to the root is not known."
    }
    let source = trace.header.setting.map { " (\(MarkdownText.prose($0)))" } ?? ""
    return "\(NumberText.display(proposal)) is proposed to the root\(source)."
  }

  /// `nested, GridBug.swift:16:9`
  func place(of finding: Finding) -> String {
    let name = MarkdownText.code(trace.name(of: finding.node))
    guard let place = finding.place else { return name }
    let parts = trace.header.parts
    let written =
      trace.header.scenario.map { parts.words(for: place, in: $0) } ?? parts.words(for: place)
    return "\(name), " + MarkdownText.code(written)
  }

  /// The picture; nil if nothing is placed.
  var picture: String? {
    guard timeline.hasPlacements else { return nil }
    let options = PictureReport.Options(columns: 76, rows: 30)
    return MarkdownText.fenced(PictureReport(timeline, options: options).text, "text")
  }

  /// The facts of a finding, its evidence and its remedies.
  func body(of finding: Finding) -> String {
    let words = FindingWords(trace)
    var text = message(of: finding) + "\n"
    for consequence in finding.consequences {
      text += "\nHence \(MarkdownText.code(trace.name(of: consequence.node))) "
      text += "(\(MarkdownText.code(consequence.rule))): "
      text += MarkdownText.prose(words.message(of: consequence)) + "\n"
    }
    return text
  }

  func evidence(of finding: Finding) -> String {
    let events = finding.evidence + finding.consequences.flatMap(\.evidence)
    let table = EvidenceTable(timeline, events, about: finding.axis)
    if table.isEmpty { return "" }
    let more = table.omitted > 0 ? "\n\(table.omitted) more events are in the trace.\n" : ""
    return table.text + more
  }

  func message(of finding: Finding) -> String {
    MarkdownText.prose(FindingWords(trace).message(of: finding))
  }

  func prose(_ prose: Prose) -> String { MarkdownText.prose(prose, naming: trace.name) }

  /// The text with each view's title at its first mention.
  func titled(_ prose: Prose) -> String {
    var named: Set<NodeID> = []
    return MarkdownText.prose(prose) { node in
      named.insert(node).inserted ? trace.title(of: node) : trace.name(of: node)
    }
  }
}

extension MarkdownSections {
  /// Every view with its questions and answers.
  var views: String { views(showsOffers: true) }

  func views(showsOffers: Bool) -> String {
    let nodes = timeline.tree.preorder
    let rows = nodes.prefix(Self.mostRows).map { node -> [String] in
      let about = trace.nodes[node.index]
      let depth = min(timeline.tree.depth(of: node), 12)
      let dialogue = DialogueText(timeline, node)
      return [
        String(repeating: "· ", count: depth) + MarkdownText.code(about.displayName),
        MarkdownText.code(about.kind), about.place.map { trace.words(for: $0) } ?? "",
        timeline.size(of: node).map { NumberText.display($0) } ?? "",
        origin(of: node), showsOffers ? dialogue.abridged(to: 6).joined(separator: ", ") : "",
      ]
    }
    let more = nodes.count - rows.count
    let head = ["view", "kind", "line", "size", "at", "offered → answered"]
    // Columns without any content are left out.
    let columns = head.indices.filter { column in rows.contains { !$0[column].isEmpty } }
    return MarkdownText.table(
      columns.map { head[$0] }, rows.map { row in columns.map { row[$0] } })
      + (more > 0 ? "\n\(more) more views are in the trace.\n" : "")
  }

  private func origin(of node: NodeID) -> String {
    timeline.rectangle(of: node).map { NumberText.display($0.origin) } ?? ""
  }

  /// The arithmetic of the containers; empty where none is recorded.
  var reasons: String {
    var lines: [String] = []
    for node in timeline.tree.preorder {
      let ledger = LedgerText(
        timeline: timeline, node: node, options: TreeReport.Options(columns: 90), width: 90
      ).lines
      if ledger.isEmpty { continue }
      guard lines.count < Self.mostRows else {
        lines.append("…")
        break
      }
      lines += [PlainText.line(trace.name(of: node))] + ledger.map { "  " + $0 }
    }
    return lines.isEmpty ? "" : MarkdownText.fenced(lines.joined(separator: "\n"), "text")
  }

  /// A list of the assumptions.
  var assumptions: String {
    let notes = trace.diagnostics
    let items = notes.prefix(Self.mostAssumptions).map(assumption)
    let more = notes.count - Self.mostAssumptions
    return items.joined() + (more > 0 ? "- … and \(more) more\n" : "")
  }

  /// Code to type is shown literally.
  private func assumption(_ note: Event.Note) -> String {
    let line =
      note.detail?.place.map { trace.header.parts.words(forLine: $0.line) + ": " } ?? ""
    let count = note.detail?.count ?? 1
    let times = count > 1 ? " (\(count) times)" : ""
    let remedy = note.detail?.remedy.map { " — \(prose($0))" } ?? ""
    return "- \(line)\(MarkdownText.prose(note.text))\(times)\(remedy)\n"
  }

  /// The user's notes and marks; empty where there are none.
  var notes: String {
    trace.remarks.compactMap { remark in
      switch remark {
      case .annotation(let note):
        let text = MarkdownText.prose(note.text)
        return "- \(note.event.map { "Event \($0): " } ?? "")\(text)\n"
      case .mark(let mark):
        return "- Mark \(MarkdownText.code(mark.name)) at event \(mark.event)"
          + "\(eventText(mark.event))\n"
      default: return nil
      }
    }.joined()
  }

  private func eventText(_ number: Int) -> String {
    guard trace.events.indices.contains(number) else { return "" }
    return ": " + MarkdownText.code(timeline.line(of: number))
  }
}

/// The remedies of a finding, in Markdown.
extension MarkdownSections {
  /// Everything: the proof, each edit, and further advice.
  func remedy(of finding: Finding) -> String {
    var text = basis(of: finding) + proof(of: finding)
    if let title = FindingWords.edits(of: finding) {
      text += "**What to do:** \(title):\n\(edits(finding.edits[...]))\n"
    }
    let advice = advice(of: finding)
    return advice.isEmpty || !finding.edits.isEmpty
      ? text + advice : text + "**What to do:** \(advice)"
  }

  /// The first remedy: the smallest edit as a diff, otherwise advice. Empty if there is none.
  func firstRemedy(of finding: Finding) -> String {
    guard let edit = finding.edits.first, let title = FindingWords.edits(of: finding) else {
      return advice(of: finding)
    }
    let which = finding.edits.count == 1 ? "" : "The one that changes least: "
    return "**What to do:** \(title). \(which)\(summary(of: edit)).\n\n\(diff(edit))"
  }

  /// The smallest edit against what is seen of a layout without findings; empty if none was tried.
  var cure: String {
    guard trace.findings.isEmpty, let cure = CureWords(trace) else { return "" }
    return "**What to do:** " + text(of: cure)
  }

  static let asked = "Tried in a replay"

  /// Those that somebody asked for in a replay; empty if there are none.
  var askedCure: String { CureWords(trace, isAsked: true).map(text) ?? "" }

  private func text(of cure: CureWords) -> String {
    let title = "\(MarkdownText.prose(cure.title)). "
    guard let edit = cure.edits.first else { return title + "\n" }
    let which = cure.edits.count == 1 ? "" : "The one that changes least: "
    return "\(title)\(which)\(summary(of: edit)).\n\n\(diff(edit))"
  }

  /// What is seen besides what the verdict says, as a list.
  var facts: String {
    ScreenFacts(timeline).facts(beside: LayoutVerdict(timeline)).map {
      "- \(MarkdownText.prose($0.text))\n"
    }.joined()
  }

  /// The remedies after the first.
  func otherRemedies(of finding: Finding) -> String {
    if finding.edits.isEmpty { return "" }
    let others = edits(finding.edits.dropFirst())
    let title = others.isEmpty ? "" : "**What else fixes it:**\n\(others)\n"
    return title + advice(of: finding)
  }

  /// What it would not hold without, and where it is listed; empty if it is all in the text.
  func basis(of finding: Finding) -> String {
    FindingWords(trace).basis(of: finding).map {
      "**Assumes:** \(prose($0)); all of it is under “Assumed or left out”.\n\n"
    } ?? ""
  }

  /// The proof by a re-run; empty if the log is enough.
  func proof(of finding: Finding) -> String {
    FindingWords(trace).proof(of: finding).map { "**Proof:** \(MarkdownText.prose($0)).\n\n" } ?? ""
  }

  private func advice(of finding: Finding) -> String {
    let advice = FindingWords(trace).placedAdvice(of: finding)
    return advice.isEmpty ? "" : prose(advice) + "\n"
  }

  /// Each edit as a numbered diff, with its effect on the picture.
  private func edits(_ edits: ArraySlice<TriedEdit>) -> String {
    edits.indices.map { "\n\($0 + 1). \(summary(of: edits[$0])):\n\n\(diff(edits[$0]))" }.joined()
  }

  /// "`.fixedSize()` on HStack.1: Divider.1 20 high instead of 727"
  private func summary(of edit: TriedEdit) -> String {
    let effect = MarkdownText.prose(TriedEditText(edit, in: trace).effect)
    return edit.title.isEmpty ? effect : "\(prose(edit.title)): \(effect)"
  }

  private func diff(_ edit: TriedEdit) -> String {
    let text =
      trace.header.source.map {
        UnifiedDiff(
          of: $0, edit.changes, named: trace.header.scenario ?? "View.swift"
        ).text
      } ?? TriedEditText(edit, in: trace).lines.joined(separator: "\n")
    return MarkdownText.fenced(text, "diff")
  }
}
