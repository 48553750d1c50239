import HaggleAnalysis
import HaggleLayouts
import HaggleRecording
import HaggleReplay
import HaggleScenarios
import HaggleTraces
import HaggleVocabulary

/// Lays the same tree out with some answers replaced.
struct CounterfactualRun {
  let tree: LayoutTree
  let proposal: ProposedViewSize
  private(set) var settings: Trace.Settings

  init(tree: LayoutTree, proposal: ProposedViewSize, settings: Trace.Settings) {
    self.tree = tree
    self.proposal = proposal
    self.settings = settings
  }

  /// A re-run that starts without the cache policy that failed for the original.
  func repeating(_ original: Trace) -> CounterfactualRun {
    var counterfactual = self
    if original.header.exceededBudget != nil { counterfactual.settings.policy = .full }
    return counterfactual
  }

  /// The negotiation if no layout of the text kept anything between questions; nil if none has a
  /// cache.
  var forgetful: Timeline? {
    tree.forgetful.map { Timeline(Trace(recording: $0, in: proposal, settings: settings)) }
  }

  /// Other answers lead to other questions; the maximum number of times that these are overridden
  /// as well.
  private static let mostRounds = 3

  /// The negotiation if the suspects could shrink to 0, and the number of layouts that it took. It
  /// is a separate recording.
  func timeline(
    _ hypotheses: [Hypothesis], after original: Timeline
  ) -> (timeline: Timeline, rounds: Int) {
    var settings = settings
    var (timeline, rounds) = (original, 0)
    while rounds < Self.mostRounds {
      let known = settings.overrides.count
      for change in hypotheses.flatMap(\.changes) { overrule(change, in: timeline, &settings) }
      if settings.overrides.count == known { break }
      timeline = Timeline(Trace(recording: tree, in: proposal, settings: settings))
      rounds += 1
    }
    return (timeline, rounds)
  }

  /// Answers each question for its minimum as the suspect did, but with 0 on the axis.
  private func overrule(
    _ change: Verdict.Change, in timeline: Timeline, _ settings: inout Trace.Settings
  ) {
    for question in timeline.distinctQuestions(of: change.node)
    where question.proposal[change.axis] == 0 {
      let key = LayoutEngine.Question(change.node, question.proposal)
      guard var answer = settings.overrides[key] ?? question.size else { continue }
      answer[change.axis] = change.after
      settings.overrides[key] = answer
    }
  }
}
