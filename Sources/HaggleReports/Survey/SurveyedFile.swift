/// What became of one file when it was laid out: plain data, independent of who laid it out.
package struct SurveyedFile: Codable, Equatable, Sendable {
  /// Its path below the folder that was surveyed, or as it was named.
  package var file: String
  package var status: SurveyStatus
  /// The processor's time from the start of the tool to the last line of the report; what passed on
  /// the clock where the tool did not come to its end.
  package var seconds: Double
  /// The views that were laid out; empty where none was.
  package var roots: [String]
  /// How many boxes stand for views that could not be built.
  var boxes: Int
  /// How many things had to be assumed.
  var assumptions: Int
  /// What was reported about the text, the greatest effect first.
  package var diagnostics: [SurveyedDiagnostic]
  /// Why there is no trace, or not in time, in one line; nil where all is well.
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

  /// Whether it was traced and haggle's language had every form on the way to its
  /// layout. Names that its text does not declare do not count.
  package var isSupported: Bool { isTraced && !diagnostics.contains { $0.lack == .form } }

  /// The first folder of its path, or `.` for a file beside all folders.
  package var folder: String {
    let parts = file.split(separator: "/", maxSplits: 1)
    return parts.count > 1 ? String(parts[0]) : "."
  }
}

/// How well a file could be laid out; later is worse.
package enum SurveyStatus: String, Codable, CaseIterable, Comparable, Sendable {
  /// Nothing was assumed.
  case complete
  /// Some of its numbers rest on assumptions.
  case assumed
  /// Boxes stand for some of its views.
  case partial
  /// Nothing could be laid out, and the reason is reported.
  case error
  /// The tool did not survive it.
  case crash
  /// It took longer than it may.
  case overTime = "over-time"

  package static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// One thing that was reported about a text.
package struct SurveyedDiagnostic: Codable, Equatable, Sendable {
  /// Who lacks something, where something is lacking.
  package enum Lack: String, Codable, Sendable {
    /// haggle lacks a form of SwiftUI or Swift.
    case form
    /// The text lacks the declaration of a name.
    case name
  }

  var code: String
  /// `ignored`, `placeholder`, `assumed` or `error`.
  var severity: String
  var line: Int?
  var column: Int?
  /// In how many places it holds; the first one is reported.
  var count: Int
  /// What is lacking: a form or a name.
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
