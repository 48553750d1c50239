import Foundation
package import HaggleLanguage
package import HaggleLayouts
import HaggleVocabulary

/// A layout that the text declares, as the engine sees it: an ordinary conformer whose methods are
/// interpreted, and whose failures become finite answers with a note.
protocol Interpreted: BuiltInLayout where Cache == Value {
  var declared: DeclaredLayout { get }
  /// Whether each answer and each placement begins with a new cache: what it would do if it kept
  /// nothing of other questions.
  var isForgetful: Bool { get set }
}

/// A declared layout without alignment guides of its own.
struct InterpretedLayout: Interpreted {
  let declared: DeclaredLayout
  var isForgetful = false
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
    if isForgetful { cache = makeCache(subviews: subviews) }
    return declared.size(proposal, subviews, &cache)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Value
  ) {
    if isForgetful {
      _ = sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
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
  var isForgetful = false

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

extension LayoutTree {
  /// The tree with layouts that begin each answer with a new cache; nil where the text declares no
  /// layout that has a cache.
  package var forgetful: LayoutTree? {
    guard layoutTypes.contains(where: { $0 is any Interpreted.Type }) else { return nil }
    return replacingLayouts { layout in
      guard var layout = layout as? any Interpreted, layout.declared.hasCache else { return nil }
      layout.isForgetful = true
      return layout
    }
  }
}
