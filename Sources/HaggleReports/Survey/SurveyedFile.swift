/// The result of laying out one file, as plain data.
package struct SurveyedFile: Codable, Equatable, Sendable {
  /// Its path below the surveyed folder, or as given.
  package var file: String
  package var status: SurveyStatus
  /// The processor time from the start of the tool to the last line of its report; the elapsed time
  /// if the tool did not complete.
  package var seconds: Double
  /// The views that were laid out; may be empty.
  package var roots: [String]
  /// The number of boxes for views that could not be built.
  var boxes: Int
  /// The number of assumptions.
  var assumptions: Int
  /// The diagnostics of the text, the greatest effect first.
  package var diagnostics: [SurveyedDiagnostic]
  /// Why there is no trace, or not in time, in one line; nil without problems.
  package var message: String?

  package init(
    _ file: String, _ status: SurveyStatus, seconds: Double = 0, roots: [String] = [],
    boxes: Int = 0, assumptions: Int = 0, diagnostics: [SurveyedDiagnostic] = [],
    message: String? = nil
  ) {
    self.file = file
    self.status = status
    self.seconds = seconds
    self.roots = roots
    self.boxes = boxes
    self.assumptions = assumptions
    self.diagnostics = diagnostics
    self.message = message
  }

  /// Whether at least one of its views was laid out.
  var isTraced: Bool { !roots.isEmpty }

  /// Whether it was traced and haggle supports every form that affects its layout. Undeclared names
  /// do not matter.
  package var isSupported: Bool { isTraced && !diagnostics.contains { $0.lack == .form } }

  /// The first folder of its path, or `.` if it is in none.
  package var folder: String {
    let parts = file.split(separator: "/", maxSplits: 1)
    return parts.count > 1 ? String(parts[0]) : "."
  }
}

/// How completely a file was laid out, from best to worst.
package enum SurveyStatus: String, Codable, CaseIterable, Comparable, Sendable {
  /// Without assumptions.
  case complete
  /// Some numbers rest on assumptions.
  case assumed
  /// Some views are boxes.
  case partial
  /// It declares no view, as most files of an app do.
  case viewless = "no-view"
  /// Nothing could be laid out, and the reason is reported.
  case error
  /// The tool crashed.
  case crash
  /// The time limit was exceeded.
  case overTime = "over-time"

  package static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// A diagnostic of a text.
package struct SurveyedDiagnostic: Codable, Equatable, Sendable {
  /// Whether the text or haggle lacks something.
  package enum Lack: String, Codable, Sendable {
    /// haggle lacks support for a form of SwiftUI or Swift.
    case form
    /// The text lacks the declaration of a name.
    case name
  }

  var code: String
  /// `ignored`, `placeholder`, `assumed` or `error`.
  var severity: String
  var line: Int?
  var column: Int?
  /// The number of places; the first one is reported.
  var count: Int
  /// The missing form or name.
  var subject: String?
  var message: String
  var lack: Lack?

  package init(
    _ code: String, _ severity: String, line: Int? = nil, column: Int? = nil,
    count: Int = 1, subject: String? = nil, message: String = "", lack: Lack? = nil
  ) {
    self.code = code
    self.severity = severity
    self.line = line
    self.column = column
    self.count = count
    self.subject = subject
    self.message = message
    self.lack = lack
  }
}
