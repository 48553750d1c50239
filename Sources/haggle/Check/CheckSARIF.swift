import Foundation
import HaggleAnalysis
import HaggleExperiments
import HaggleTraces
import HaggleVocabulary

/// A check as SARIF 2.1.0, for code scanning.
///
/// Source: OASIS, "Static Analysis Results Interchange Format (SARIF) Version 2.1.0".
struct CheckSARIF: JSONAnswer {
  static let schema: String? = nil

  private let schema = "https://json.schemastore.org/sarif-2.1.0.json"
  private let version = "2.1.0"
  private let runs: [Run]

  private enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  /// - Parameter failOn: findings of this class or a stronger one are errors, others warnings.
  init(
    _ checks: [CheckedTrace], _ gaps: CheckGaps, failOn: Finding.Class
  ) {
    let results = checks.flatMap { Self.results(of: $0, failOn) }
    let used = Set(results.map(\.ruleId))
    let rules = Self.rules.filter { used.contains($0.id) }
    let indexed = results.map { result in
      var result = result
      result.ruleIndex = rules.firstIndex { $0.id == result.ruleId }
      return result
    }
    runs = [
      Run(
        tool: Tool(
          driver: Driver(
            name: CommandLineTool.name, version: HaggleExperiments.Tool.version, rules: rules)),
        invocations: [Invocation(gaps, checks.flatMap(\.facts))], results: indexed,
        columnKind: "unicodeCodePoints")
    ]
  }

  private static func results(of check: CheckedTrace, _ failOn: Finding.Class) -> [Result] {
    let failures = check.results.compactMap { result in
      result.failure.map {
        Result(
          expectation, level: "error", "\(result.expectation.text): \($0)",
          at: result.expectation.place, in: check.file, known: result.expectation.text)
      }
    }
    let findings = check.findings.filter(\.isNews).map { checked in
      let finding = checked.finding
      return Result(
        finding.rule, level: finding.class >= failOn ? "error" : "warning",
        checked.text, at: checked.location.place, in: checked.location.file,
        known: "\(finding.rule)@\(checked.node)")
    }
    return failures + findings
  }

  /// The rule id for expectations.
  private static let expectation = "expectation"

  private static var rules: [Rule] {
    HaggleAnalysis.Rule.all.map { rule in
      Rule(
        id: rule.id, shortDescription: Text(rule.summary),
        fullDescription: Text(rule.finding.texts.joined(separator: "\n\n")),
        help: Text("What helps: \(rule.help)."))
    } + [
      Rule(
        id: expectation, shortDescription: Text("What the file expects does not hold."),
        fullDescription: Text("An expect: comment of the file says what is to come out."),
        help: Text("Mend the layout, or what is expected of it."))
    ]
  }
}

// MARK: - The parts of the format that are used

extension CheckSARIF {
  private struct Run: Encodable {
    let tool: Tool
    let invocations: [Invocation]
    let results: [Result]
    /// The unit of columns: characters, as in compilers.
    let columnKind: String
  }

  private struct Tool: Encodable {
    let driver: Driver
  }

  private struct Driver: Encodable {
    let name: String
    let version: String
    let rules: [Rule]
  }

  private struct Rule: Encodable {
    let id: String
    let shortDescription: Text
    let fullDescription: Text
    let help: Text
  }

  private struct Text: Encodable {
    let text: String

    init(_ text: String) { self.text = text }
  }

  /// The files that were not laid out: those that could not be, and those without a view. What is
  /// seen besides the findings is a note too: a result would be an alert.
  private struct Invocation: Encodable {
    let executionSuccessful: Bool
    let toolExecutionNotifications: [Notification]

    init(_ gaps: CheckGaps, _ facts: [CheckedFact]) {
      executionSuccessful = gaps.unreadable.isEmpty
      let errors = gaps.unreadable.map {
        Notification(
          level: "error", message: Text($0.message), locations: [Location($0.file, at: nil)])
      }
      let note = gaps.words.map {
        Notification(
          level: "note", message: Text($0),
          locations: gaps.viewless.map { Location($0, at: nil) })
      }
      let seen = facts.map {
        Notification(
          descriptor: Descriptor(id: $0.kind.rawValue), level: "note", message: Text($0.text),
          locations: [Location($0.location.file, at: $0.location.place)])
      }
      toolExecutionNotifications = errors + [note].compactMap(\.self) + seen
    }
  }

  private struct Notification: Encodable {
    /// What kind of fact it is.
    var descriptor: Descriptor?
    let level: String
    let message: Text
    let locations: [Location]
  }

  private struct Descriptor: Encodable {
    let id: String
  }

  private struct Result: Encodable {
    let ruleId: String
    var ruleIndex: Int?
    let level: String
    let message: Text
    let locations: [Location]
    /// Identify a result after lines have moved.
    let partialFingerprints: [String: String]

    init(
      _ rule: String, level: String, _ message: String, at place: SourcePlace?, in file: String,
      known key: String
    ) {
      ruleId = rule
      self.level = level
      self.message = Text(message)
      locations = [Location(file, at: place)]
      partialFingerprints = ["haggleKey/v1": key]
    }
  }

  private struct Location: Encodable {
    let physicalLocation: Physical

    init(_ file: String, at place: SourcePlace?) {
      physicalLocation = Physical(
        artifactLocation: Artifact(uri: Self.uri(of: file)), region: place.map(Region.init))
    }

    /// A path as part of a URI: spaces and non-ASCII characters are percent-encoded.
    private static func uri(of file: String) -> String {
      file.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? file
    }
  }

  private struct Physical: Encodable {
    let artifactLocation: Artifact
    let region: Region?
  }

  private struct Artifact: Encodable {
    let uri: String
  }

  private struct Region: Encodable {
    let startLine: Int
    let startColumn: Int

    init(_ place: SourcePlace) { (startLine, startColumn) = (place.line, place.column) }
  }
}
