import HaggleSyntax

/// A text as it was read, which is the same whatever is assumed of it and whichever of its passes
/// is evaluated.
struct ScenarioReading {
  let source: SourceText
  let directives: Directives
  let evidence: PlatformEvidence?
  let hintsAtMac: Bool
  /// Read, with nothing evaluated yet.
  private let tree: SyntaxTree

  init(_ source: SourceText) {
    self.source = source
    tree = SyntaxTree.parse(source)
    directives = Directives(tree.comments, in: source)
    evidence = PlatformEvidence(tree)
    hintsAtMac = evidence == nil && MacHints.areThere(in: tree)
  }

  /// A tree for one evaluation, which reads on where it needs to.
  var syntax: SyntaxTree { SyntaxTree(copying: tree) }
}
