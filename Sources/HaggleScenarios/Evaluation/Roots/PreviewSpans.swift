package import HaggleSyntax

extension SyntaxTree {
  /// The spans of `#Preview { … }` and of the types that conform to `PreviewProvider`, at the top
  /// level.
  package var previewSpans: [SourceSpan] {
    inAnyBranch(topLevel).compactMap { id in
      switch self[id].kind {
      case .expression(let expression):
        guard case .macro("Preview", _, _) = self[expression].kind else { return nil }
        return self[expression].span
      case .declaration(let declaration):
        guard case .type(let type) = self[declaration].kind,
          type.inherited.contains(where: { $0.name == "PreviewProvider" })
        else { return nil }
        return self[declaration].span
      default: return nil
      }
    }
  }

  /// The statements with those of all branches of `#if`: most previews are for `DEBUG`.
  private func inAnyBranch(_ statements: [StatementID]) -> [StatementID] {
    statements.flatMap { id in
      guard case .conditionalCompilation(let clauses) = self[id].kind else { return [id] }
      return clauses.flatMap { inAnyBranch(self.statements(of: $0.body)) }
    }
  }
}
