import HaggleAnalysis
import HaggleLayouts
import HaggleRecording
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// Lays the same tree out again with some answers replaced.
struct Retrial {
  let tree: LayoutTree
  let proposal: ProposedViewSize
  let settings: Trace.Settings

  /// The negotiation as it would have been. It disturbs nothing: a recording of its own.
  func timeline(_ hypotheses: [Hypothesis]) -> Timeline {
    var settings = settings
    for hypothesis in hypotheses {
      for substitute in hypothesis.substitutes {
        let question = LayoutEngine.Question(hypothesis.node, substitute.proposal)
        settings.overrides[question] = substitute.answer
      }
    }
    return Timeline(Trace(recording: tree, in: proposal, settings: settings))
  }
}

/// Tries every suspicion that a re-run can prove, and writes down what came of it.
struct Judgement {
  private(set) var trace: Trace
  private let retrial: Retrial
  private var verdicts: [Verdict] = []
  private var confirmed: [Suspicion] = []

  init(of trace: Trace, by retrial: Retrial) {
    self.trace = trace
    self.retrial = retrial
    let timeline = Timeline(trace)
    let suspicions = Analyzer.suspicions(in: timeline)
    judge(suspicions.filter { $0.hypothesis != nil }, timeline)
    let proven = suspicions.filter { $0.hypothesis == nil } + confirmed
    self.trace.remarks += Analyzer.gathered(proven).map { .finding($0) }
    self.trace.remarks += verdicts.map { .verdict($0) }
  }

  /// Suspects of one symptom are tried one by one, then all together: some only matter jointly.
  private mutating func judge(_ suspicions: [Suspicion], _ timeline: Timeline) {
    var symptoms: [Hypothesis.Symptom] = []
    for case let symptom? in suspicions.map(\.hypothesis?.symptom) where !symptoms.contains(symptom) {
      symptoms.append(symptom)
    }
    for symptom in symptoms {
      let suspects = suspicions.filter { $0.hypothesis?.symptom == symptom }
      if suspects.contains(where: { self.try($0, symptom, timeline) }) { continue }
      if suspects.count > 1 { tryTogether(suspects, symptom, timeline) }
    }
  }

  private mutating func `try`(
    _ suspicion: Suspicion, _ symptom: Hypothesis.Symptom, _ timeline: Timeline
  ) -> Bool {
    guard let hypothesis = suspicion.hypothesis else { return false }
    let rerun = retrial.timeline([hypothesis])
    let verdict = verdict(suspicion, hypothesis.change, rerun, symptom, timeline)
    verdicts.append(verdict)
    if verdict.isConfirmed { confirm(suspicion, verdict) }
    return verdict.isConfirmed
  }

  private mutating func tryTogether(
    _ suspects: [Suspicion], _ symptom: Hypothesis.Symptom, _ timeline: Timeline
  ) {
    let hypotheses = suspects.compactMap(\.hypothesis)
    let rerun = retrial.timeline(hypotheses)
    let change = hypotheses.map(\.change).joined(separator: ", and ")
    let verdict = verdict(suspects[0], change, rerun, symptom, timeline)
    verdicts.append(verdict)
    if verdict.isConfirmed { confirm(suspects[0], verdict) }
  }

  private mutating func confirm(_ suspicion: Suspicion, _ verdict: Verdict) {
    var suspicion = suspicion
    suspicion.finding.proof = "re-run: if \(verdict.change), \(verdict.outcome)"
    confirmed.append(suspicion)
  }

  /// Whether the symptom is gone, and what its node measures instead.
  private func verdict(
    _ suspicion: Suspicion, _ change: String, _ rerun: Timeline, _ symptom: Hypothesis.Symptom,
    _ timeline: Timeline
  ) -> Verdict {
    let remains = Analyzer.suspicions(in: rerun).contains { symptom.matches($0.finding) }
    return Verdict(
      rule: suspicion.finding.rule, node: suspicion.finding.node, change: change,
      isConfirmed: !remains, outcome: outcome(rerun, symptom, timeline, remains: remains))
  }

  private func outcome(
    _ rerun: Timeline, _ symptom: Hypothesis.Symptom, _ timeline: Timeline, remains: Bool
  ) -> String {
    let name = timeline.trace.name(of: symptom.node)
    guard let axis = symptom.axis, let before = timeline.size(of: symptom.node)?[axis],
      let after = rerun.size(of: symptom.node)?[axis]
    else { return remains ? "the \(symptom.rule) of \(name) stays" : "the \(symptom.rule) of \(name) goes" }
    let word = axis == .horizontal ? "wide" : "high"
    if remains, before == after { return "\(name) is still \(NumberText.display(after)) \(word)" }
    return "\(name) is \(NumberText.display(after)) \(word) instead of \(NumberText.display(before))"
  }
}
