/// Properties that a container passes to its content.
public struct LayoutProperties: Sendable {
  /// The direction of a stack, used by spacers and dividers; nil if there is none.
  public var stackOrientation: Axis?

  public init() {}
}

/// Defines the geometry of subviews, as SwiftUI's protocol, so that an app's layout compiles here.
///
/// A leaf has no subviews, a modifier one, a container any number; there are no other kinds of
/// node.
public protocol Layout: Animatable {
  /// The data that the layout keeps between calls.
  associatedtype Cache = Void
  /// The subviews as seen by a layout.
  typealias Subviews = LayoutSubviews

  /// Properties that the layout passes to its content.
  static var layoutProperties: LayoutProperties { get }

  /// Makes the layout's cache.
  func makeCache(subviews: Subviews) -> Cache

  /// Updates the cache after the subviews changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The preferred distances of the container to its neighbours.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The container's size for `proposal`, in points.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Places the subviews in `bounds`, whose size is the answer to `proposal`.
  ///
  /// A subview that is not placed is centred in `bounds` with `proposal`.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// The container's explicit value of a guide, in points from the leading edge; nil for none.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// The container's explicit value of a guide, in points from the top edge; nil for none.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// The union of all subviews' spacing; none without subviews. Source: decompiled (OpenSwiftUI,
  /// Layout.swift).
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.reduce(into: .zero) { $0.formUnion($1.spacing) }
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    combinedAlignment(guide.key, in: bounds, for: proposal, subviews, &cache)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    combinedAlignment(guide.key, in: bounds, for: proposal, subviews, &cache)
  }

  /// The combination of the subviews' explicit guides, for the positions where they would be
  /// placed.
  func combinedAlignment(
    _ key: AlignmentKey, in bounds: CGRect, for proposal: ProposedViewSize, _ subviews: Subviews,
    _ cache: inout Cache
  ) -> CGFloat? {
    let passes = (self as? any BuiltInLayout)?.passesGuides(of: subviews) ?? false
    guard passes || !key.isEdgeOrCenter, bounds.width.isFinite, bounds.height.isFinite,
      subviews.mayHaveExplicitGuides
    else { return nil }
    subviews.forgetPlacements()
    placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    subviews.placeForgotten(in: bounds, proposal: proposal)
    return passes
      ? subviews.prefix(1).placedGuides(key).first
      : key.combining(subviews.placedGuides(key))
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
  public func updateCache(_ cache: inout Void, subviews: Subviews) {}
}

/// A key for values that views pass to their container's layout.
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// A key whose values on a view and its modifiers are combined, instead of the outermost winning.
package protocol CombinedLayoutValueKey: LayoutValueKey {
  static func combined(outer: Value, inner: Value) -> Value
}

/// A built-in layout, which may control more than an app's layout can.
package protocol BuiltInLayout: Layout {
  /// The layout's roles, for rules and reports.
  var roles: NodeRoles { get }

  /// The layout's priority in stacks; 0 by default.
  func priority(of subviews: LayoutSubviews) -> Double

  /// The direction for spacers and dividers inside; by default that of its properties.
  var stackOrientation: Axis? { get }

  /// Whether it sets alignment guides itself.
  var setsGuides: Bool { get }

  /// Whether its first child's guides are its own, including edges and centres.
  func passesGuides(of subviews: LayoutSubviews) -> Bool

  /// Its explicit value of a guide of either axis, in points from the leading or top edge; nil for
  /// none.
  func guide(
    _ key: AlignmentKey, in bounds: CGRect, for proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout Cache
  ) -> CGFloat?

  // The engine's entry points: the compiler specialises them for each layout (`BuiltInBox`).

  /// A box for a layout of this type.
  static func box(_ layout: any Layout, _ kind: LayoutKind) -> LayoutBox?
  static func size(
    of box: BuiltInBox<Self>, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> CGSize
  static func place(
    _ box: BuiltInBox<Self>, in bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews)
  static func spacing(of box: BuiltInBox<Self>, _ subviews: LayoutSubviews) -> ViewSpacing
  static func guide(
    _ key: AlignmentKey, of box: BuiltInBox<Self>, in bounds: CGRect,
    for proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> CGFloat?
}

extension BuiltInLayout {
  package func priority(of subviews: LayoutSubviews) -> Double { 0 }

  package var stackOrientation: Axis? { Self.layoutProperties.stackOrientation }

  package var setsGuides: Bool { false }

  package func passesGuides(of subviews: LayoutSubviews) -> Bool { false }

  package func guide(
    _ key: AlignmentKey, in bounds: CGRect, for proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout Cache
  ) -> CGFloat? {
    combinedAlignment(key, in: bounds, for: proposal, subviews, &cache)
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews, cache: inout Cache
  ) -> CGFloat? {
    self.guide(guide.key, in: bounds, for: proposal, subviews, &cache)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews, cache: inout Cache
  ) -> CGFloat? {
    self.guide(guide.key, in: bounds, for: proposal, subviews, &cache)
  }

  /// The union of all subviews' spacing; that of a plain view without subviews.
  public func spacing(subviews: LayoutSubviews, cache: inout Cache) -> ViewSpacing {
    subviews.isEmpty ? ViewSpacing() : subviews.reduce(into: .zero) { $0.formUnion($1.spacing) }
  }
}

/// A view without subviews.
package protocol LeafLayout: BuiltInLayout {}

extension LeafLayout {
  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache
  ) {}
}

/// A modifier: one child (or a primary with layers) whose traits and guides it passes on.
package protocol UnaryLayout: BuiltInLayout {}

extension UnaryLayout {
  package var roles: NodeRoles { [] }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache
  ) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  /// A modifier has the spacing of its child.
  package func spacing(subviews: LayoutSubviews, cache: inout Cache) -> ViewSpacing {
    subviews.first?.spacing ?? ViewSpacing()
  }

  package func passesGuides(of subviews: LayoutSubviews) -> Bool { true }
}

/// A modifier that depends on its position on the screen: its edges are plain, and it does not pass
/// on its child's guides. Source: decompiled (OpenSwiftUI, InsetViewModifier.swift and
/// UnaryLayoutView.swift, engines without spacing and guides).
package protocol SafeAreaLayout: UnaryLayout {}

extension SafeAreaLayout {
  package func spacing(subviews: LayoutSubviews, cache: inout Cache) -> ViewSpacing {
    ViewSpacing()
  }

  package func guide(
    _ key: AlignmentKey, in bounds: CGRect, for proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout Cache
  ) -> CGFloat? { nil }
}

/// A modifier that passes on its child's layout priority.
package protocol PriorityForwarding: UnaryLayout {}

extension PriorityForwarding {
  package func priority(of subviews: LayoutSubviews) -> Double { subviews.first?.priority ?? 0 }
}
