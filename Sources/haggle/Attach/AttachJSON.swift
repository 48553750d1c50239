import HaggleReports
import HaggleTraces
import HaggleVocabulary

/// A report that was written, as JSON: its files, what it is about, and what it leaves out.
struct AttachJSON: JSONAnswer {
  static let schema: String? = "attach/1"

  private let folder: String
  private let files: [File]
  private let title: String
  /// The finding that it is about; absent without findings.
  private let finding: Finding?
  /// How many findings the trace has.
  private let findings: Int
  /// The lines of the reduced text and of what it was made of; absent without `--reduce`.
  private let lines: ReducedLines?
  /// Absent if nothing is left out.
  private let redacted: Redacted?

  private struct File: Encodable {
    let file: String
    let kind: BugFolder.Kind
    let bytes: Int
  }

  private struct Finding: Encodable {
    let rule: String
    let `class`: String
    /// The key that silences it.
    let key: String
    let node: String
    let axis: String?
    /// The file of the finding; absent for the reported file.
    let file: String?
    let line: Int?
    let column: Int?
    let message: String
    /// How many edits fix it.
    let edits: Int

    init(_ finding: HaggleTraces.Finding, in trace: Trace) {
      let location = SourceLocation(finding.place, in: trace, of: "")
      (rule, `class`, key) = (finding.rule, finding.class.rawValue, finding.ignoreKey)
      (node, axis) = (trace.name(of: finding.node), finding.axis?.dimension)
      file = location.isElsewhere ? location.file : nil
      (line, column) = (location.place?.line, location.place?.column)
      message = FindingWords(trace).message(of: finding)
      edits = finding.edits.count
    }
  }

  /// What a redaction replaced, without repeats.
  struct Redacted: Encodable {
    let kinds: [String]
    let texts: Int
    let names: Int
  }

  struct ReducedLines: Encodable {
    let before: Int
    let after: Int
  }

  /// - Parameter folder: the path that the report was written to.
  init(_ report: BugFolder, in folder: String, redacted: Redacted?, lines: ReducedLines? = nil) {
    self.folder = folder
    files = zip(report.files, BugFolder.Kind.allCases).map { file, kind in
      File(file: "\(folder)/\(file.name)", kind: kind, bytes: file.bytes.count)
    }
    title = report.title
    let findings = report.trace.findings
    finding = findings.first.map { Finding($0, in: report.trace) }
    self.findings = findings.count
    (self.redacted, self.lines) = (redacted, lines)
  }
}
