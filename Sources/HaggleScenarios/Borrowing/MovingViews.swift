package import HaggleSyntax
package import HaggleVocabulary

/// Where the code of a text is built anew as time goes by: what it computes is of a moment.
package struct MovingViews {
  private let source: SourceText
  private let spans: [SourceSpan]

  package init(in source: SourceText) {
    self.source = source
    let calls = ViewCalls(source)
    let endless = calls.tree.unconditionalNames.filter { $0.text == "repeatForever" }
    spans =
      Self.builders.flatMap { calls.insides(of: $0) }
      + calls.tree.declarations.compactMap { declaration in
        guard case .type = declaration.kind,
          endless.contains(where: { declaration.span.contains($0.offset) })
        else { return nil }
        return declaration.span
      }
  }

  /// What builds its views for a date, or for the phase of an animation.
  private static let builders = [
    "TimelineView", "PhaseAnimator", "KeyframeAnimator", "phaseAnimator", "keyframeAnimator",
  ]

  /// Whether one of these places is in such code, or calls a view that is.
  package func contain(anyOf places: [SourcePlace]) -> Bool {
    guard !spans.isEmpty else { return false }
    let offsets = places.compactMap { source.offset(of: $0) }
    return spans.contains { span in offsets.contains { span.contains($0) } }
  }
}
