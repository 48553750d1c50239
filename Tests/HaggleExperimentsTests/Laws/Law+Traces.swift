import Foundation
import HaggleLayouts
import HaggleRecording
import HaggleTraces
import HaggleVocabulary

extension Law {
  /// Whatever the tool asks for itself, the recorded negotiation stays what it was, and so does the
  /// file, byte for byte. Writing takes longest, so every tenth recording is written.
  static let staysAsItWas = Law("probes, self-checks and re-runs leave the recording alone") {
    trial in
    let tree = trial.tree
    let (proposal, context) = (trial.specimen.proposal, trial.specimen.context)
    let before = trial.run.trace
    var probed = Trace(recording: tree, in: proposal, settings: .init(context: context))
    _ = SelfCheck(tree, probed.events, settings: .init(context: context))
    let overrides = overrides(of: trial.run)
    _ = Trace(
      recording: tree, in: proposal, settings: .init(context: context, overrides: overrides))
    let again = Trace(
      recording: tree, in: proposal, settings: .init(context: context, probes: false))
    if again != before { return "the same run later differs" }
    probed.events.removeAll { if case .probe = $0 { true } else { false } }
    if probed != before { return "the run with probes differs" }
    guard trial.seed % 10 == 0 else { return nil }
    let bytes = [before, again, probed].map { $0.encoded() }
    return bytes.allSatisfy { $0 == bytes[0] } ? nil : "the bytes differ"
  }

  /// The first answers that were given to a proposal of 0, overruled.
  private static func overrides(of run: Negotiation) -> [LayoutEngine.Question: CGSize] {
    let first = run.exchanges.first { $0.asked.width == 0 || $0.asked.height == 0 }
    return first.map { [LayoutEngine.Question($0.node, $0.asked): .zero] } ?? [:]
  }
}
