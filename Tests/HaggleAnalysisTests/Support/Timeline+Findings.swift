import HaggleAnalysis
import HaggleFindingSupport
import HaggleReplay

extension Timeline {
  /// What can be said of it without a re-run, with the sentences.
  var wordedFindings: [WordedFinding] {
    Analyzer.findings(in: self).map { WordedFinding($0, in: trace) }
  }
}
