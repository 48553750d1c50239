package import HaggleLayouts
package import HaggleRecording
package import HaggleTraces
package import HaggleVocabulary

/// A tree: laid out, recorded and analysed.
package struct TreeRun {
  let recording: Recording
  let judgement: Judgement

  /// The tree, including nodes added during the layout.
  package var tree: LayoutTree { recording.tree }
  /// The resulting container sizes.
  package var containers: ContainerSizes { recording.containers }

  package init(
    _ tree: LayoutTree, in proposal: ProposedViewSize, header: Trace.Header,
    settings: Trace.Settings
  ) {
    self.init(
      Recording(of: tree, in: proposal, header: header, settings: settings), of: tree,
      in: proposal, settings: settings)
  }

  /// Analyses the recording of a tree.
  init(
    _ recording: Recording, of tree: LayoutTree, in proposal: ProposedViewSize,
    settings: Trace.Settings
  ) {
    self.recording = recording
    judgement = Judgement(
      of: recording.trace, by: CounterfactualRun(tree: tree, proposal: proposal, settings: settings)
    )
  }

  /// The negotiation with its findings and verdicts among the remarks.
  ///
  /// - Parameter keys: the keys of findings to leave out, as printed with them.
  package func trace(ignoring keys: [String]) -> Trace {
    var trace = recording.trace
    trace.conclude(judgement.findings, judgement.verdicts, ignoring: keys)
    return trace
  }
}
