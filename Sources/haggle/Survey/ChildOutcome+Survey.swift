import Foundation
import HaggleReports

extension ChildOutcome {
  /// The result for a file: from the process that surveyed it, or from the way that it ended.
  func surveyed(_ path: String) -> SurveyedFile {
    switch end {
    case .stopped:
      failed(path, .overTime, "stopped after \(shown(seconds)) seconds on the clock")
    case .signal(let number):
      failed(path, .crash, (["signal \(number)"] + firstError).joined(separator: ": "))
    case .exit(ExitCode.unreadable.rawValue):
      failed(path, .error, firstError.first)
    case .exit(let code):
      answer(path)
        ?? failed(path, .crash, (["ended with code \(code)"] + firstError).joined(separator: ": "))
    }
  }

  private func answer(_ path: String) -> SurveyedFile? {
    guard end == .exit(ExitCode.success.rawValue) else { return nil }
    var file = try? JSONDecoder().decode(SurveyedFile.self, from: Data(output))
    file?.file = path
    return file
  }

  private func failed(
    _ path: String, _ status: SurveyStatus, _ message: String?
  ) -> SurveyedFile {
    SurveyedFile(path, status, seconds: (seconds * 1000).rounded() / 1000, message: message)
  }

  /// The first meaningful line on standard error, if there is one.
  private var firstError: [String] {
    let lines = String(decoding: errors, as: UTF8.self).split(whereSeparator: \.isNewline)
    guard let line = lines.first else { return [] }
    let name = CommandLineTool.name + ": "
    return [String(line.hasPrefix(name) ? line.dropFirst(name.count) : line)]
  }

  private func shown(_ seconds: Double) -> String {
    let hundredths = Int(saturating: (seconds * 100).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
