import HaggleReports
import HaggleTraces

/// Something that went wrong in a layout, or that its author most likely did not mean.
public struct LayoutFinding: Equatable, Sendable, CustomStringConvertible {
  /// How much it claims.
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
  /// The axis that it is about; nil where it is about neither.
  public let axis: Axis?
  /// The line of the test in which the view is written.
  public let line: Int?
  /// What is, with numbers, and the rule that made them.
  public let sentence: String
  /// What to change, and when to leave it.
  public let advice: String
  /// What leaves it out: `LayoutRun.Settings(ignored:)`.
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

  /// `contract: underfill at row, width: …`, with what to do about it.
  public var description: String {
    let axis = axis.map { ", \($0.dimension)" } ?? ""
    return "\(`class`.rawValue): \(rule) at \(node)\(axis): \(sentence) \(advice)"
  }
}

extension LayoutRun {
  /// What went wrong, or most likely was not meant; empty where all is well.
  public var findings: [LayoutFinding] {
    trace.findings.map { LayoutFinding($0, in: trace) }
  }
}
