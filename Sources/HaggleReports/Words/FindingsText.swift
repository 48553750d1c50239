import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// The findings: fact, rule, evidence, remedy, and when to ignore.
struct FindingsText {
  let trace: Trace
  let columns: Int
  private let verdict: LayoutVerdict
  private let showsAll: Bool
  private let words: FindingWords
  private let command: TryCommand

  /// The maximum number of findings in full, unless all is asked for: more would not be read.
  private static let mostInFull = 250

  /// - Parameter subject: what `haggle try` has to lay out, as words for a shell; nil for the file
  ///   that the trace names.
  init(
    _ timeline: Timeline, columns: Int, showsAll: Bool = false, subject: String? = nil
  ) {
    self.showsAll = showsAll
    trace = timeline.trace
    command = TryCommand(subject, for: trace)
    words = FindingWords(trace)
    self.columns = columns
    verdict = LayoutVerdict(timeline)
  }

  var lines: [String] { roles.map { $0.text } }

  var roles: [RoleText] {
    let findings = trace.findings
    let asides = verdict.asides.flatMap { prose($0, label: "") }
    return [RoleText(verdict.title, .heading)] + RoleText.lines(asides + ignored)
      + findings.prefix(most).flatMap {
        [RoleText("")] + RoleText.lines(lines(of: $0), first: .finding)
      }
      + rest + RoleText.lines(ending, .aside)
  }

  private var most: Int { showsAll ? .max : Self.mostInFull }

  /// A line for each finding beyond the first.
  private var rest: [RoleText] {
    let findings = trace.findings.dropFirst(most)
    guard !findings.isEmpty else { return [] }
    let words = "\(NumberText.counted(findings.count, "more finding")). --all shows all in full."
    return [RoleText(""), RoleText(words, .heading)]
      + findings.map { RoleText("  " + title(of: $0), .finding) }
  }

  /// That advice is only words until it was laid out, which needs the source.
  private var ending: [String] {
    let untried = trace.findings.filter { $0.trials == nil }
    guard !untried.isEmpty, trace.hasText else { return [] }
    let words =
      untried.count == trace.findings.count
      ? "No edits were tried."
      : "No edits were tried for \(untried.map(\.ignoreKey).joined(separator: ", "))."
    return [""] + PlainText.paragraph(words, width: columns)
  }

  /// The command that makes each edit, and where none was laid out, the one that does so. A command
  /// is never broken: it is to be copied.
  private func commands(for finding: Finding) -> [String] {
    guard trace.hasText, !finding.ignoreKey.isEmpty else { return [] }
    let command = command.against(finding)
    if finding.trials == nil { return [Self.row("try", command)] }
    let made = self.command.making(finding, in: trace)
    let rows = zip(1..., made).map { number, made in
      let isOnly = finding.edits.count == 1
      return Self.row(number == 1 ? "apply" : "", isOnly ? made : "\(number)  \(made)")
    }
    return rows + (finding.isSearchCutShort ? [Self.row("try", command)] : [])
  }

  private static func row(_ label: String, _ text: String) -> String {
    let margin = 12
    return "  \(label)" + String(repeating: " ", count: margin - 2 - label.count) + text
  }

  /// Silenced findings are mentioned, so that they are not missed.
  private var ignored: [String] {
    trace.header.ignored.isEmpty
      ? [] : prose(trace.header.ignored.joined(separator: "; "), label: "ignored")
  }

  func lines(of finding: Finding) -> [String] {
    var lines = [title(of: finding)]
    lines += prose(words.message(of: finding), label: "")
    lines += prose(Self.events(finding.evidence), label: "evidence")
    lines += prose(words.proof(of: finding) ?? "", label: "proof")
    for consequence in finding.consequences {
      lines += prose(text(of: consequence), label: "hence")
    }
    lines += edits(of: finding)
    lines += prose(words.advice(of: finding), label: finding.edits.isEmpty ? "to do" : "or")
    lines += prose(words.basis(of: finding)?.text(naming: trace.title) ?? "", label: "assumes")
    lines += commands(for: finding)
    if !finding.ignoreKey.isEmpty {
      lines += prose("// ignore: \(finding.ignoreKey)", label: "ignore")
    }
    return lines
  }

  /// The tried edits, numbered: their lines and their effect on the picture.
  private func edits(of finding: Finding) -> [String] {
    guard let title = FindingWords.edits(of: finding) else { return [] }
    let margin = String(repeating: " ", count: 12)
    return prose(title + ":", label: "to do")
      + TriedEditText.list(
        finding.edits, in: trace, below: finding.place, columns: columns - margin.count
      )
      .map { margin + $0 }
  }

  /// `GridBug.swift:13:9: contract: phantom-minimum at nested, width`, in the style of compilers.
  private func title(of finding: Finding) -> String {
    var title = ""
    if let place = finding.place {
      let parts = trace.header.parts
      title +=
        trace.header.scenario.map { parts.words(for: place, in: PlainText.line($0)) }
        ?? parts.words(for: place)
      title += ": "
    }
    title += "\(finding.class.rawValue): \(PlainText.line(finding.rule)) at "
    title += trace.title(of: finding.node)
    return title + (finding.axis.map { ", \($0.dimension)" } ?? "")
  }

  private func text(of consequence: Finding.Consequence) -> String {
    let events = Self.events(consequence.evidence)
    return "\(consequence.rule) at \(trace.name(of: consequence.node)): "
      + words.message(of: consequence) + (events.isEmpty ? "" : " (\(events))")
  }

  /// `events 12, 14`
  static func events(_ numbers: [Int]) -> String {
    if numbers.isEmpty { return "" }
    let shown = numbers.prefix(12).map { "\($0)" }.joined(separator: ", ")
    let more = numbers.count > 12 ? ", … \(numbers.count - 12) more" : ""
    return "event\(numbers.count == 1 ? "" : "s") \(shown)\(more)"
  }

  private func prose(_ text: String, label: String) -> [String] {
    let indent = label.isEmpty ? "  " : String(repeating: " ", count: 12)
    let lines = PlainText.paragraph(text, width: max(40, columns - indent.count))
    return lines.enumerated().map { index, line in
      index == 0 && !label.isEmpty
        ? "  \(label)" + indent.dropFirst(label.count + 2) + line : indent + line
    }
  }
}
