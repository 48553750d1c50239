import HaggleAnalysis
import HaggleFindingSupport
import HaggleReplay

extension Timeline {
  /// What can be said of it without a re-run, with the sentences.
  var told: [ToldFinding] {
    Analyzer.findings(in: self).map { ToldFinding($0, in: trace) }
  }
}
