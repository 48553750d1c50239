import Foundation
import HaggleLanguage
package import HaggleLayouts
import HaggleVocabulary

/// A declared layout for the engine: a conformer whose methods are interpreted, and whose failures
/// become finite answers with a note.
protocol Interpreted: BuiltInLayout where Cache == Value {
  var declared: DeclaredLayout { get }
  /// Whether each answer and placement starts with a new cache, to test what it would do without
  /// memory of other questions.
  var isForgetful: Bool { get set }
}

/// A declared layout without explicit alignment guides.
struct InterpretedLayout: Interpreted {
  let declared: DeclaredLayout
  var isForgetful = false
}

extension Interpreted {
  var roles: NodeRoles { [.declared] }

  /// From the text's `static var layoutProperties`, which no Swift type here can express.
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

/// A declared layout with explicit alignment guides.
struct GuidingInterpretedLayout: Interpreted {
  let declared: DeclaredLayout
  var isForgetful = false

  var setsGuides: Bool { true }

  func guide(
    _ key: AlignmentKey, in bounds: CGRect, for proposal: ProposedViewSize, _ subviews: Subviews,
    _ cache: inout Value
  ) -> CGFloat? {
    declared.guide(GuideNames.value(of: key), in: bounds, for: proposal, subviews, &cache)
  }
}

/// A declared shape with its own size.
struct InterpretedShape: LeafLayout {
  let declared: DeclaredLayout

  var roles: NodeRoles { [.declared] }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    declared.shapeSize(proposal, subviews)
  }
}

extension Evaluation {
  /// The engine's layout for an instance of a declared `Layout`; it keeps the evaluation alive.
  func layout(
    of instance: Value, computingWith numbers: @escaping DeclaredLayout.Numbers
  ) -> any Layout {
    let declared = DeclaredLayout(instance, run, computingWith: numbers)
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
