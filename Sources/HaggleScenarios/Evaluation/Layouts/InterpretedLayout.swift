import Foundation
package import HaggleLanguage
package import HaggleLayouts
import HaggleVocabulary

/// A layout that the text declares, as the engine sees it: an ordinary conformer whose methods are
/// interpreted, and whose failures become finite answers with a note.
protocol Interpreted: BuiltInLayout where Cache == Value {
  var declared: DeclaredLayout { get }
}

/// A declared layout without alignment guides of its own.
struct InterpretedLayout: Interpreted {
  let declared: DeclaredLayout
}

extension Interpreted {
  var roles: NodeRoles { [.declared] }

  /// What the text's `static var layoutProperties` says: no type here can say it.
  var stackOrientation: Axis? { declared.stackOrientation }

  /// As for any layout of an app. Source: decompiled (NEGOTIATION §20).
  func priority(of subviews: LayoutSubviews) -> Double { subviews.isEmpty ? -.infinity : 0 }

  func makeCache(subviews: Subviews) -> Value { declared.makeCache(subviews) }

  func updateCache(_ cache: inout Value, subviews: Subviews) {
    declared.updateCache(&cache, subviews)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Value
  ) -> CGSize {
    declared.size(proposal, subviews, &cache)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Value
  ) {
    declared.place(in: bounds, proposal, subviews, &cache)
  }

  func spacing(subviews: Subviews, cache: inout Value) -> ViewSpacing {
    if let spacing = declared.spacing(subviews, &cache) { return spacing }
    guard !subviews.isEmpty else { return ViewSpacing() }
    return subviews.reduce(into: .zero) { $0.formUnion($1.spacing) }
  }
}

/// A declared layout that sets alignment guides itself.
struct GuidingInterpretedLayout: Interpreted {
  let declared: DeclaredLayout

  var setsGuides: Bool { true }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Value
  ) -> CGFloat? {
    declared.guide(GuideNames.value(of: guide), in: bounds, for: proposal, subviews, &cache)
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Value
  ) -> CGFloat? {
    declared.guide(GuideNames.value(of: guide), in: bounds, for: proposal, subviews, &cache)
  }
}

/// A declared shape that says how large it is.
struct InterpretedShape: BuiltInLayout {
  let declared: DeclaredLayout

  var roles: NodeRoles { [.declared] }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    declared.shapeSize(proposal, subviews)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}

extension Evaluation {
  /// The engine's layout for an instance of a `Layout` that the text declares; it keeps the
  /// evaluation alive.
  package func layout(of instance: Value) -> any Layout {
    let declared = DeclaredLayout(instance, run)
    if declared.isShape { return InterpretedShape(declared: declared) }
    return declared.hasGuides
      ? GuidingInterpretedLayout(declared: declared) : InterpretedLayout(declared: declared)
  }
}
