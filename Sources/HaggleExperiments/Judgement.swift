import HaggleAnalysis
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// Tests the suspicions that only a re-run can prove, and collects the proven findings.
struct Judgement {
  /// The results of the re-runs.
  private(set) var verdicts: [Verdict] = []
  private var confirmed: [Suspicion] = []
  /// The suspicions from the log, and from layouts that answer differently without a cache.
  private let suspicions: [Suspicion]
  let timeline: Timeline
  private let counterfactual: CounterfactualRun
  /// The number of layouts made by the re-runs; each takes as long as the first.
  private(set) var layouts: Int
  /// The number of suspicions that may still be tested.
  private var allowance: Int
  /// The maximum number of layouts for re-runs.
  private let mostLayouts: Int

  init(of trace: Trace, by counterfactual: CounterfactualRun) {
    let (counterfactual, timeline) = (counterfactual.repeating(trace), Timeline(trace))
    let forgetful = counterfactual.forgetful
    let memories = forgetful.map { Analyzer.memories(in: timeline, against: $0) } ?? []
    suspicions = memories + Analyzer.suspicions(in: timeline)
    layouts = forgetful == nil ? 0 : 1
    (self.counterfactual, self.timeline) = (counterfactual, timeline)
    allowance = 64
    mostLayouts = Self.mostEvents / max(trace.events.count, 1)
    for suspects in suspicions.bySymptom { judge(suspects) }
  }

  /// The number of events of all re-runs after which none is started.
  private static let mostEvents = 1_100_000

  /// The findings proven by the log or by a re-run, without untested suspicions.
  var findings: [Finding] {
    Analyzer.gathered(
      suspicions.filter { $0.hypothesis == nil } + confirmed, in: timeline)
  }

  /// Suspects of one symptom are tested one by one, then all together: some only matter jointly.
  private mutating func judge(_ suspects: [Suspicion]) {
    for suspect in suspects {
      guard let verdict = verdict(on: [suspect]) else { return }
      verdicts.append(verdict)
      if verdict.isConfirmed { return confirmed.append(.proven([suspect], by: verdict)) }
    }
    guard suspects.count > 1, let verdict = verdict(on: suspects) else { return }
    let (culprits, last) = verdict.isConfirmed ? narrowed(suspects, verdict) : (suspects, verdict)
    verdicts.append(last)
    if last.isConfirmed { confirmed.append(.proven(culprits, by: last)) }
  }

  /// Removes, one by one, those that make no difference.
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
}

// MARK: - One re-run

extension Judgement {
  /// The result of a re-run in which all suspects could shrink to 0; nil if the limit is reached.
  private mutating func verdict(on suspects: [Suspicion]) -> Verdict? {
    let hypotheses = suspects.compactMap(\.hypothesis)
    guard allowance > 0, layouts < mostLayouts, let symptom = hypotheses.first?.symptom else {
      return nil
    }
    allowance -= 1
    let (rerun, rounds) = counterfactual.timeline(hypotheses, after: timeline)
    layouts += rounds
    let length = { (timeline: Timeline) in
      symptom.axis.flatMap { timeline.size(of: symptom.node)?[$0] }
    }
    return Verdict(
      rule: suspects[0].finding.rule, changes: hypotheses.flatMap(\.changes), symptom: symptom.rule,
      node: symptom.node, axis: symptom.axis, before: length(timeline), after: length(rerun),
      isConfirmed: isCured(symptom, in: rerun))
  }

  /// Whether the symptom is gone, and has not moved to another view.
  private func isCured(_ symptom: Hypothesis.Symptom, in rerun: Timeline) -> Bool {
    let before = nodes(with: symptom, among: suspicions)
    let after = nodes(with: symptom, among: Analyzer.symptoms(in: rerun, of: symptom.rule))
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
}
