package import HaggleLayouts
package import HaggleRecording
package import HaggleTraces
package import HaggleVocabulary

/// One tree, laid out, recorded and judged.
package struct TreeRun {
  /// The negotiation with its findings and verdicts among the remarks.
  package let trace: Trace
  /// The tree with what came into being while it was laid out.
  package let tree: LayoutTree
  /// The containers as they came out.
  package let containers: ContainerSizes

  /// - Parameter keys: of findings to leave out, as they print them.
  package init(
    _ tree: LayoutTree, in proposal: ProposedViewSize, header: Trace.Header,
    settings: Trace.Settings, ignoring keys: [String] = []
  ) {
    let recording = Recording(of: tree, in: proposal, header: header, settings: settings)
    var trace = recording.trace
    let retrial = Retrial(tree: tree, proposal: proposal, settings: settings)
    let judgement = Judgement(of: trace, by: retrial)
    trace.conclude(judgement.findings, judgement.verdicts, ignoring: keys)
    self.trace = trace
    self.tree = recording.tree
    containers = recording.containers
  }
}
