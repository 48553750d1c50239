import Foundation
import HaggleExperiments
import HaggleReports
import HaggleScenarios
import HaggleSyntax
import HaggleTraces
import HaggleVocabulary

/// Lays out all views of a file, as `trace` does, and reports the result.
enum FileSurvey {
  /// - Parameter timeLimit: how many seconds of a processor's time it may take.
  static func survey(
    _ operand: String, within timeLimit: Double
  ) throws(Failure) -> SurveyedFile {
    let file = try InputFile(operand)
    if file.isTrace || file.isPage {
      throw .misuse("\(file.name) is recorded already; a survey is of SwiftUI source")
    }
    var options = ScenarioOptions()
    // A survey is about each file by itself.
    options.isAlone = true
    let text = try ProjectText(of: file, options)
    let scenario = Scenario(text.text, name: file.name)
    let headers = scenario.roots.map { header(of: ScenarioRun(scenario, root: $0)) }
    var surveyed = surveyed(scenario, headers, called: file.name)
    if surveyed.seconds > timeLimit {
      surveyed.status = .overTime
      surveyed.message = "took \(surveyed.seconds) seconds of processor time"
    }
    return surveyed
  }

  /// The report is made as well: who traces the file waits for it, and it may fail too.
  private static func header(of run: ScenarioRun) -> Trace.Header {
    _ = TraceText(run.trace, nil, TraceText.Options())
    return run.trace.header
  }

  private static func surveyed(
    _ scenario: Scenario, _ headers: [Trace.Header], called name: String
  ) -> SurveyedFile {
    let diagnostics = scenario.diagnostics
    let errors = diagnostics.filter { $0.severity == .error }
    return SurveyedFile(
      name, headers.map(\.status).max() ?? (scenario.declaresNoView ? .viewless : .error),
      seconds: processorTime,
      roots: headers.map { $0.root ?? "" }, boxes: headers.reduce(0) { $0 + $1.boxes },
      assumptions: diagnostics.count { $0.severity == .assumed },
      diagnostics: diagnostics.map { SurveyedDiagnostic($0, in: scenario.source) },
      message: headers.isEmpty ? errors.first?.inOneLine : nil)
  }

  /// In seconds, since the tool was started.
  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    let seconds = Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    return (seconds * 1000).rounded() / 1000
  }
}

extension Trace.Header {
  fileprivate var status: SurveyStatus {
    if boxes > 0 { return .partial }
    return assumed == 0 ? .complete : .assumed
  }
}

extension SurveyedDiagnostic {
  fileprivate init(_ diagnostic: Diagnostic, in source: SourceText) {
    let isForm = diagnostic.code.isUnsupportedForm
    let name = diagnostic.code.isUndeclaredName ? diagnostic.subject : nil
    self.init(
      diagnostic.code.rawValue, diagnostic.severity.rawValue, line: diagnostic.place?.line,
      column: diagnostic.place?.column, count: diagnostic.count,
      subject: isForm
        ? diagnostic.underlined(in: source) : name.map { String($0.drop { $0 == "." }) },
      message: diagnostic.message, lack: isForm ? .form : name.map { _ in .name })
  }
}
