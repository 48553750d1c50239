import HaggleReports
import HaggleTraces

/// A defect in a layout, or something that its author most likely did not intend.
public struct LayoutFinding: Equatable, Sendable, CustomStringConvertible {
  /// The strength of the claim.
  public enum Class: String, CaseIterable, Sendable {
    /// Broken arithmetic or protocol.
    case proof
    /// A broken promise.
    case contract
    /// Only a suspicion.
    case smell
  }

  /// The rule's name, as in docs/RULES.md: `underfill`.
  public let rule: String
  public let `class`: Class
  /// The view whose own rule made the number.
  public let node: String
  /// The axis; nil if it concerns neither or both.
  public let axis: Axis?
  /// The line of the test that contains the view.
  public let line: Int?
  /// The fact, with its numbers, and the rule that made them.
  public let sentence: String
  /// What to change, and when to ignore the finding.
  public let advice: String
  /// The key that silences it: `LayoutRun.Settings(ignored:)`.
  public let ignoreKey: String

  init(_ finding: Finding, in trace: Trace) {
    rule = finding.rule
    `class` = Class(rawValue: finding.class.rawValue) ?? .smell
    node = trace.name(of: finding.node)
    axis = finding.axis
    line = finding.place?.line ?? trace.nodes[finding.node.index].place?.line
    let words = FindingWords(trace)
    sentence = words.message(of: finding)
    advice = words.advice(of: finding)
    ignoreKey = finding.ignoreKey
  }

  /// `contract: underfill at row, width: …`, followed by the advice.
  public var description: String {
    let axis = axis.map { ", \($0.dimension)" } ?? ""
    return "\(`class`.rawValue): \(rule) at \(node)\(axis): \(sentence) \(advice)"
  }
}

extension LayoutRun {
  /// The findings; empty if there are none.
  public var findings: [LayoutFinding] {
    trace.findings.map { LayoutFinding($0, in: trace) }
  }
}
