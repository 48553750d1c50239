import HaggleTraces
import HaggleVocabulary

/// A check as workflow commands of GitHub Actions, which become annotations.
///
/// Source: GitHub's documentation of workflow commands, for escaped characters; ten annotations of
/// a level are shown per step.
enum CheckAnnotations {
  private static let most = 10

  static func lines(
    _ checks: [CheckedTrace], _ gaps: CheckGaps, failOn: Finding.Class
  ) -> [String] {
    let places = gaps.unreadable.map {
      Annotation(
        .error, $0.file, at: nil, title: "cannot be laid out", message: $0.message)
    }
    let all = places + checks.flatMap { annotations(of: $0, failOn) }
    return Level.allCases.flatMap { level -> [String] in
      let own = all.filter { $0.level == level }
      return own.prefix(most).map(\.command) + rest(own.dropFirst(most))
    } + [gaps.words].compactMap(\.self)
  }

  /// The annotations beyond GitHub's limit, as log lines.
  private static func rest(_ annotations: ArraySlice<Annotation>) -> [String] {
    guard !annotations.isEmpty else { return [] }
    return ["\(annotations.count) more, as GitHub shows \(most) of a kind:"]
      + annotations.map { "  \($0.file)\($0.place.map { ":\($0.line)" } ?? ""): \($0.title)" }
  }

  private static func annotations(
    of check: CheckedTrace, _ failOn: Finding.Class
  ) -> [Annotation] {
    check.results.compactMap { result in
      result.failure.map {
        Annotation(
          .error, check.file, at: result.expectation.place,
          title: "expect: \(result.expectation.text)", message: $0)
      }
    }
      + check.findings.filter(\.isNews).map { checked in
        Annotation(
          checked.finding.class >= failOn ? .error : .warning, checked.location.file,
          at: checked.location.place, title: "\(checked.finding.class.rawValue): \(checked.title)",
          message: checked.text)
      }
      + check.facts.map { fact in
        Annotation(
          .notice, fact.location.file, at: fact.location.place, title: "no finding, but",
          message: fact.text)
      }
  }

  private enum Level: String, CaseIterable {
    case error, warning, notice
  }

  private struct Annotation {
    let level: Level
    let file: String
    let place: SourcePlace?
    let title: String
    let message: String

    init(
      _ level: Level, _ file: String, at place: SourcePlace?, title: String, message: String
    ) {
      (self.level, self.file, self.place) = (level, file, place)
      (self.title, self.message) = (title, message)
    }

    var command: String {
      let position = place.map { ",line=\($0.line),col=\($0.column)" } ?? ""
      return "::\(level.rawValue) file=\(property(file))\(position),title=\(property(title))::"
        + escaped(message)
    }

    private func property(_ text: String) -> String {
      escaped(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }

    private func escaped(_ text: String) -> String {
      HiddenCharacter.shown(text, keepingLines: true).replacing("%", with: "%25")
        .replacing("\n", with: "%0A")
    }
  }
}
