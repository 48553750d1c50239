import HaggleReplay
import HaggleTraces

/// What was exported, as JSON.
struct ExportJSON: JSONAnswer {
  static let schema: String? = "export/1"

  private let file: String
  private let form: String
  private let bytes: Int
  /// What the trace has of each.
  private let events: Int
  private let views: Int
  private let findings: Int
  /// The rows of a table, or the entries of a Chrome trace; absent in other forms.
  private let rows: Int?

  init(_ trace: Trace, _ form: ExportVerb.Form, to path: String, bytes: Int) {
    (file, self.form, self.bytes) = (path, form.rawValue, bytes)
    (events, views) = (trace.events.count, trace.nodes.count)
    findings = trace.findings.count
    rows =
      switch form {
      case .csv: trace.events.count
      case .chrome: ChromeTrace(Timeline(trace)).count
      case .html, .svg, .markdown, .test: nil
      }
  }
}
