import HaggleAnalysis
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// Tries the suspicions that only a re-run can prove, and gathers what is proven.
struct Judgement {
  /// What came of the re-runs.
  private(set) var verdicts: [Verdict] = []
  private var confirmed: [Suspicion] = []
  private let suspicions: [Suspicion]
  private let timeline: Timeline
  private let retrial: Retrial
  /// How many re-runs there may still be; each takes as long as the layout itself.
  private var allowance: Int

  init(of trace: Trace, by retrial: Retrial) {
    self.retrial = retrial.repeating(trace)
    timeline = Timeline(trace)
    suspicions = Analyzer.suspicions(in: timeline)
    allowance = min(max(2_000_000 / max(trace.events.count, 1), 4), 64)
    for suspects in suspicions.bySymptom { judge(suspects) }
  }

  /// What the log proves, and what a re-run did; a suspicion that nobody tried says nothing.
  var findings: [Finding] {
    Analyzer.gathered(
      suspicions.filter { $0.hypothesis == nil } + confirmed, in: timeline)
  }

  /// Suspects of one symptom are tried one by one, then all together: some only matter jointly.
  private mutating func judge(_ suspects: [Suspicion]) {
    for suspect in suspects {
      guard let verdict = verdict(on: [suspect]) else { return }
      verdicts.append(verdict)
      if verdict.isConfirmed { return confirm([suspect], verdict) }
    }
    guard suspects.count > 1, let verdict = verdict(on: suspects) else { return }
    if verdict.isConfirmed {
      let (culprits, verdict) = narrowed(suspects, verdict)
      verdicts.append(verdict)
      confirm(culprits, verdict)
    } else {
      verdicts.append(verdict)
    }
  }

  /// Leaves out, one after the other, whoever makes no difference.
  private mutating func narrowed(
    _ suspects: [Suspicion], _ verdict: Verdict
  ) -> (culprits: [Suspicion], verdict: Verdict) {
    var (culprits, verdict) = (suspects, verdict)
    for suspect in suspects.reversed() where culprits.count > 2 {
      let others = culprits.filter { $0.finding.node != suspect.finding.node }
      guard let next = self.verdict(on: others) else { break }
      if next.isConfirmed { (culprits, verdict) = (others, next) }
    }
    return (culprits, verdict)
  }

  private mutating func confirm(_ culprits: [Suspicion], _ verdict: Verdict) {
    var suspicion = culprits[0]
    suspicion.finding.proof = "re-run: if \(verdict.change), \(verdict.outcome)"
    suspicion.finding.alike = culprits.dropFirst().map(\.finding.node)
    if culprits.count > 1 {
      let names = suspicion.finding.alike.map { timeline.trace.name(of: $0) }
      suspicion.finding.message += " It is the same with \(names.joined(separator: " and ")); "
      suspicion.finding.message += "only together do they matter."
      suspicion.bridge = culprits.compactMap(\.bridge).joined(separator: " and ")
    }
    confirmed.append(suspicion)
  }
}

// MARK: - One re-run

extension Judgement {
  /// What happens if all suspects could shrink to 0; nil where there were re-runs enough.
  private mutating func verdict(on suspects: [Suspicion]) -> Verdict? {
    let hypotheses = suspects.compactMap(\.hypothesis)
    guard allowance > 0, let symptom = hypotheses.first?.symptom else { return nil }
    allowance -= 1
    let rerun = retrial.timeline(hypotheses, after: timeline)
    let isCured = isCured(symptom, in: rerun)
    return Verdict(
      rule: suspects[0].finding.rule, node: suspects[0].finding.node,
      change: hypotheses.map(\.change).joined(separator: ", and "), isConfirmed: isCured,
      outcome: outcome(of: rerun, symptom, isCured: isCured))
  }

  /// Whether the symptom is gone and has not merely moved to another view.
  private func isCured(_ symptom: Hypothesis.Symptom, in rerun: Timeline) -> Bool {
    let before = nodes(with: symptom, among: suspicions)
    let after = nodes(with: symptom, among: Analyzer.symptoms(in: rerun))
    return !after.contains(symptom.node) && after.isSubset(of: before)
  }

  /// The views with a symptom of that kind.
  private func nodes(
    with symptom: Hypothesis.Symptom, among suspicions: [Suspicion]
  ) -> Set<NodeID> {
    Set(
      suspicions.map(\.finding).filter { $0.rule == symptom.rule && $0.axis == symptom.axis }
        .flatMap { [$0.node] + $0.alike })
  }

  private func outcome(
    of rerun: Timeline, _ symptom: Hypothesis.Symptom, isCured: Bool
  ) -> String {
    let name = timeline.trace.name(of: symptom.node)
    guard let axis = symptom.axis, let before = timeline.size(of: symptom.node)?[axis],
      let after = rerun.size(of: symptom.node)?[axis], before != after || !isCured
    else { return "the \(symptom.rule) of \(name) \(isCured ? "goes" : "stays")" }
    let length = "\(NumberText.display(after)) \(axis == .horizontal ? "wide" : "high")"
    return before == after
      ? "\(name) is still \(length)"
      : "\(name) is \(length) instead of \(NumberText.display(before))"
  }
}
