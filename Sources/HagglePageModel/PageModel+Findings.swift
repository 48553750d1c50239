import HaggleReplay
import HaggleReports
package import HaggleTraces
package import HaggleVocabulary

/// Findings for reading: the fact, the advice, the proof, the consequences, and the events that
/// prove it, as links.
extension PageModel {
  private static let mostFindings = 100
  private static let mostEvents = 40

  /// The findings, with the one at `first` in front.
  func findings(first: Int?) -> JSONValue {
    let all = trace.findings
    let order = [first].compactMap(\.self) + all.indices.filter { $0 != first }
    let more = all.count - Self.mostFindings
    let ignored = trace.header.ignored
    return [
      "articles": .array(order.prefix(Self.mostFindings).map { article(all[$0]) }),
      "more": JSONValue(more > 0 ? "… \(more) more: haggle check lists them" : nil),
      "ignored": JSONValue(
        ignored.isEmpty ? nil : "silenced by the source: \(ignored.joined(separator: "; "))"),
    ]
  }

  private func article(_ finding: Finding) -> JSONValue {
    let article = FindingArticle(finding, in: trace)
    return [
      "node": JSONValue(finding.node), "rule": JSONValue(article.rule),
      "name": JSONValue(article.name), "facts": JSONValue(article.facts),
      "message": JSONValue(article.message),
      "edits": JSONValue(article.edits),
      "attempts": .array(
        article.attempts.map {
          [
            "title": JSONValue($0.title), "lines": JSONValue($0.lines),
            "effect": JSONValue($0.effect), "command": JSONValue($0.command),
          ]
        }),
      "entries": .array(article.entries.map { JSONValue([$0.term, $0.text]) }),
      "events": .array(
        finding.evidence.filter { trace.events.indices.contains($0) }.prefix(Self.mostEvents)
          .map { event in
            [
              "event": JSONValue(event), "text": JSONValue(timeline.line(of: event)),
              "isCurrent": JSONValue(event == replay.cursor.event),
            ]
          }),
    ]
  }
}

/// The article on a finding, for the page and for its static report.
package struct FindingArticle {
  let rule: String
  /// The name of its view.
  package let name: String
  /// `contract, width, line 15`
  package let facts: String
  package let message: String
  /// A summary of the edits that help; nil if there are none.
  package let edits: String?
  package let attempts: [Attempt]
  /// The advice, the proof, the consequences, and how to silence it.
  package let entries: [(term: String, text: String)]

  /// An edit that was laid out, in words.
  package struct Attempt {
    package let title: String?
    package let lines: [String]
    package let effect: String
    /// What makes it in a shell; nil where there is no text to lay out.
    package let command: String?
  }

  /// - Parameter commands: those that make the edits, if they are known.
  package static func attempts(
    _ edits: [TriedEdit], in trace: Trace, below told: SourcePlace? = nil, commands: [String] = []
  ) -> [Attempt] {
    edits.enumerated().map { index, edit in
      let text = TriedEditText(edit, in: trace, below: told)
      return Attempt(
        title: text.title, lines: text.lines, effect: text.effect,
        command: commands.indices.contains(index) ? commands[index] : nil)
    }
  }

  package init(_ finding: Finding, in trace: Trace) {
    rule = PlainText.line(finding.rule)
    name = trace.name(of: finding.node)
    let place = finding.place.map { trace.header.parts.words(forLine: $0.line) }
    facts = [finding.class.rawValue, finding.axis?.dimension, place].compactMap(\.self)
      .joined(separator: ", ")
    let words = FindingWords(trace)
    message = words.message(of: finding)
    edits = FindingWords.edits(of: finding)
    attempts = Self.attempts(
      finding.edits, in: trace, below: finding.place,
      commands: TryCommand(nil, for: trace).making(finding, in: trace))
    let hence = finding.consequences.map { consequence in
      (
        term: "Hence",
        text: "\(consequence.rule) at \(trace.title(of: consequence.node)): "
          + words.message(of: consequence)
      )
    }
    let ignore = finding.ignoreKey.isEmpty ? "" : "// ignore: \(finding.ignoreKey)"
    let all =
      [
        (edits == nil ? "To do" : "Or", words.advice(of: finding)),
        ("Assumes", words.basis(of: finding)?.text(naming: trace.title) ?? ""),
        ("Proof", words.proof(of: finding) ?? ""),
      ] + hence
      + [("Ignore", ignore)]
    entries = all.filter { !$0.text.isEmpty }
  }
}
