import HaggleTraces
import HaggleVocabulary

/// What helps against a finding, in Markdown.
extension MarkdownSections {
  /// All that there is to say: its proof, each edit, and what else helps.
  func remedy(of finding: Finding) -> String {
    var text = proof(of: finding)
    if let title = FindingWords.edits(of: finding) {
      text += "**What to do:** \(title):\n\(edits(finding.edits[...]))\n"
    }
    let advice = advice(of: finding)
    return advice.isEmpty || !finding.edits.isEmpty
      ? text + advice : text + "**What to do:** \(advice)"
  }

  /// What comes first: the edit that changes least, as a diff; else advice. Empty where nothing is
  /// known.
  func firstRemedy(of finding: Finding) -> String {
    guard let edit = finding.edits.first, let title = FindingWords.edits(of: finding) else {
      return advice(of: finding)
    }
    let which = finding.edits.count == 1 ? "" : "The one that changes least: "
    return "**What to do:** \(title). \(which)\(effect(of: edit)).\n\n\(diff(edit))"
  }

  /// What is left to say behind that.
  func otherRemedies(of finding: Finding) -> String {
    if finding.edits.isEmpty { return "" }
    let others = edits(finding.edits.dropFirst())
    let title = others.isEmpty ? "" : "**What else makes it go:**\n\(others)\n"
    return title + advice(of: finding)
  }

  /// How it was confirmed; empty where the log alone is the proof.
  func proof(of finding: Finding) -> String {
    FindingWords(trace).proof(of: finding).map { "**Proof:** \(MarkdownText.prose($0)).\n\n" } ?? ""
  }

  private func advice(of finding: Finding) -> String {
    let advice = FindingWords(trace).placedAdvice(of: finding)
    return advice.isEmpty ? "" : prose(advice) + "\n"
  }

  /// Each as a diff behind what it does to the picture, by its number.
  private func edits(_ edits: ArraySlice<TriedEdit>) -> String {
    edits.indices.map { "\n\($0 + 1). \(effect(of: edits[$0])):\n\n\(diff(edits[$0]))" }.joined()
  }

  private func effect(of edit: TriedEdit) -> String {
    MarkdownText.prose(TriedEditText(edit, in: trace).effect)
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
