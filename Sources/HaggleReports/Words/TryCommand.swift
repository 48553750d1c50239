package import HaggleReplay
package import HaggleTraces
package import HaggleVocabulary

/// The commands of a shell that lay edits of a text out, and that make one of them.
package struct TryCommand {
  /// The file and the options of the layout, as words for a shell.
  private let subject: String

  /// - Parameter subject: nil for a recording, which is made anew from the file that it names.
  package init(_ subject: String?, for trace: Trace) {
    self.subject =
      PlainText.visible(subject ?? trace.header.scenario.map(ShellText.quoted) ?? "FILE")
  }

  /// Lays out what may help against a finding.
  package func against(_ finding: Finding) -> String {
    "haggle try \(subject) --finding \(ShellText.quoted(finding.ignoreKey))"
  }

  /// Lays out what may show a text whole, or, without one, against what is seen first.
  package func showing(_ address: String? = nil) -> String {
    "haggle try \(subject)" + (address.map { " \(ShellText.quoted($0))" } ?? "")
  }

  /// Lays out what may give a view a number.
  package func giving(_ address: String, _ quantity: Quantity, _ value: Double) -> String {
    showing(address) + " \(quantity.rawValue) --to \(NumberText.exact(value))"
  }

  /// Makes each edit of a finding and no other; none without a text to lay out, or a key.
  package func making(_ finding: Finding, in trace: Trace) -> [String] {
    guard trace.hasText, !finding.ignoreKey.isEmpty else { return [] }
    return finding.edits.map { $0.made(by: against(finding), in: trace.header.parts) }
  }

  /// Lays out what a replay looked for.
  package func reaching(_ goal: Replay.EditGoal, in trace: Trace) -> String {
    switch goal {
    case .finding(let index): against(trace.findings[index])
    case .number(let node, let quantity, let value): giving(trace.name(of: node), quantity, value)
    case .whole(let text): showing(trace.name(of: text))
    case .atMost: showing()
    }
  }
}

extension Trace {
  /// Whether there is a text to lay out anew.
  package var hasText: Bool { header.source != nil && header.imported == nil }
}

extension TriedEdit {
  /// The command that makes this edit and no other, also in another file.
  ///
  /// - Parameter command: the one that lays edits out for what this one is for.
  package func made(by command: String, in parts: SourceParts) -> String {
    let isElsewhere = changes.first.map { parts.origin(of: $0.line) != nil } ?? false
    return "\(command) --apply \(key)" + (isElsewhere ? " --other-files" : "")
  }
}
