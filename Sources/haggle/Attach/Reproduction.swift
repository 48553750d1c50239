import HaggleExperiments
import HaggleScenarios
import HaggleTraces
import HaggleVocabulary

/// The code of a bug report, traced again as its reader will: it must give the same findings.
struct Reproduction {
  /// The scenario's text; settings of the layout that it does not state follow as directives, so
  /// that line numbers stay.
  let code: String
  /// The command-line options, each preceded by a space.
  let options: String
  /// Whether the code reproduces the findings of the trace.
  let holds: Bool

  /// Nil if the trace contains no code.
  ///
  /// - Parameter stated: the command line's options as directives (`ScenarioOptions.directives`).
  init?(of trace: Trace, stating stated: [String] = []) {
    guard let text = trace.header.source, !text.isEmpty else { return nil }
    let source = Self.adding(stated, to: text)
    for directives in Self.directives(trace.header) {
      let code = Self.adding(directives, to: source)
      guard let run = Run(code, of: trace), run.agrees else { continue }
      (self.code, options, holds) = (code, run.options, true)
      return
    }
    (code, options, holds) = (source, Run(source, of: trace)?.options ?? "", false)
  }

  /// Combinations of directives that the command line may have replaced.
  private static func directives(_ header: Trace.Header) -> [[String]] {
    var directives: [[String]] = [[]]
    if let name = header.proposalSource, let device = Device.named(name) {
      directives.append(["// device: \(device.name)"])
    }
    if let proposal = header.proposal {
      let lengths = [proposal.width, proposal.height].map { $0.map(NumberText.exact) ?? "nil" }
      directives.append(["// proposal: \(lengths.joined(separator: "x"))"])
    }
    return directives
  }

  private static func adding(_ directives: [String], to source: String) -> String {
    if directives.isEmpty { return source }
    return source + (source.hasSuffix("\n") ? "" : "\n") + directives.map { $0 + "\n" }.joined()
  }
}

extension Reproduction {
  /// A single attempt.
  private struct Run {
    /// Whether the findings are the same.
    let agrees: Bool
    let options: String

    /// Nil if the code cannot be laid out.
    init?(_ code: String, of trace: Trace) {
      let header = trace.header
      let name = header.scenario ?? "View.swift"
      let all = Scenario(code, name: name)
      let isOneOfSeveral = all.roots.count > 1
      let scenario =
        isOneOfSeveral ? Scenario(code, name: name, root: header.root) : all
      guard let root = scenario.roots.first else { return nil }
      var full = ScenarioRun.Options()
      full.policy = .full
      let isFull = header.cache == full.policy.rawValue && header.exceededBudget == nil
      let options = isFull ? full : ScenarioRun.Options()
      let again = ScenarioRun(scenario, root: root, options: options).trace
      agrees =
        again.header.proposal == header.proposal
        && Self.areSame(again.findings, trace.findings.map(\.untried))
      self.options =
        (isOneOfSeveral ? " --root \(ShellText.quoted(header.root ?? ""))" : "")
        + (isFull ? " --cache full" : "")
    }

    /// In any order: a report begins with its own finding.
    private static func areSame(_ own: [Finding], _ others: [Finding]) -> Bool {
      if own == others { return true }
      guard own.count == others.count else { return false }
      let known = Dictionary(grouping: others, by: \.ignoreKey)
      return own.allSatisfy { known[$0.ignoreKey]?.contains($0) == true }
    }
  }
}
