/// A layout of any type, so that a container can switch between layouts.
///
/// It behaves exactly as the layout that it wraps, without questions or reasons of its own.
public struct AnyLayout: BuiltInLayout {
  private let box: AnyLayoutBox

  /// The cache of the wrapped layout.
  public struct Cache {
    fileprivate var value: Any
  }

  public init<Content: Layout>(_ layout: Content) {
    box = (layout as? AnyLayout)?.box ?? HeldLayout(layout)
  }

  public func makeCache(subviews: Subviews) -> Cache { Cache(value: box.makeCache(subviews)) }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    box.updateCache(&cache.value, subviews)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    box.spacing(subviews, &cache.value)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    box.size(proposal, subviews, &cache.value)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    box.place(in: bounds, proposal, subviews, &cache.value)
  }

  package func guide(
    _ key: AlignmentKey, in bounds: CGRect, for proposal: ProposedViewSize, _ subviews: Subviews,
    _ cache: inout Cache
  ) -> CGFloat? {
    box.guide(key, in: bounds, for: proposal, subviews, &cache.value)
  }

  public func priority(of subviews: LayoutSubviews) -> Double { box.priority(subviews) }

  public var stackOrientation: Axis? { box.orientation }

  public var setsGuides: Bool { box.setsGuides }

  package var roles: NodeRoles { box.roles }

  public func passesGuides(of subviews: LayoutSubviews) -> Bool { box.passesGuides(subviews) }
}

extension AnyLayout: @unchecked Sendable {}

/// The requirements that `AnyLayout` forwards to its wrapped layout.
private class AnyLayoutBox {
  let orientation: Axis?
  let setsGuides: Bool
  let roles: NodeRoles

  init(orientation: Axis?, setsGuides: Bool, roles: NodeRoles) {
    self.orientation = orientation
    self.setsGuides = setsGuides
    self.roles = roles
  }

  func makeCache(_ subviews: LayoutSubviews) -> Any { () }
  func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews) {}
  func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing { ViewSpacing() }
  func size(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGSize { .zero }
  func place(
    in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) {}
  func guide(
    _ key: AlignmentKey, in bounds: CGRect, for proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGFloat? { nil }
  func priority(_ subviews: LayoutSubviews) -> Double { 0 }
  func passesGuides(_ subviews: LayoutSubviews) -> Bool { false }
}

private final class HeldLayout<Content: Layout>: AnyLayoutBox {
  private let layout: Content
  private let builtIn: (any BuiltInLayout)?

  init(_ layout: Content) {
    self.layout = layout
    builtIn = layout as? any BuiltInLayout
    super.init(
      orientation: builtIn?.stackOrientation ?? Content.layoutProperties.stackOrientation,
      setsGuides: builtIn?.setsGuides ?? true, roles: builtIn?.roles ?? [.declared])
  }

  /// A cache left over from another layout is replaced by a new one.
  private func withCache<Result>(
    _ cache: inout Any, _ subviews: LayoutSubviews, _ body: (inout Content.Cache) -> Result
  ) -> Result {
    var own = cache as? Content.Cache ?? layout.makeCache(subviews: subviews)
    // The only reference is handed over, so that changing it copies nothing.
    cache = ()
    defer { cache = own }
    return body(&own)
  }

  override func makeCache(_ subviews: LayoutSubviews) -> Any {
    layout.makeCache(subviews: subviews)
  }

  override func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews) {
    withCache(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
  }

  override func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing {
    withCache(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
  }

  override func size(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGSize {
    withCache(&cache, subviews) {
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  override func place(
    in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) {
    withCache(&cache, subviews) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  override func guide(
    _ key: AlignmentKey, in bounds: CGRect, for proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGFloat? {
    withCache(&cache, subviews) {
      layout.explicitGuide(key, in: bounds, for: proposal, subviews, &$0)
    }
  }

  override func priority(_ subviews: LayoutSubviews) -> Double {
    builtIn?.priority(of: subviews) ?? (subviews.isEmpty ? -.infinity : 0)
  }

  override func passesGuides(_ subviews: LayoutSubviews) -> Bool {
    builtIn?.passesGuides(of: subviews) ?? false
  }
}
