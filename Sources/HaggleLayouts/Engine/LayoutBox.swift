/// A layout of any type with its cache: a class, since calling one is quicker than an existential.
class LayoutBox {
  let orientation: Axis?
  let isUnary: Bool
  let setsGuides: Bool
  /// The layout itself where its content comes later.
  let growing: (any GrowingLayout)?
  /// The layout itself where views inside of it may measure themselves by it.
  let relativeContainer: (any RelativeContainer)?
  let scrolls: Bool
  let isContainerRelative: Bool

  init(_ layout: some Layout, _ builtIn: (any BuiltInLayout)?) {
    orientation = builtIn?.stackOrientation ?? type(of: layout).layoutProperties.stackOrientation
    isUnary = builtIn is any UnaryLayout
    setsGuides = builtIn?.setsGuides ?? true
    growing = builtIn as? any GrowingLayout
    relativeContainer = builtIn as? any RelativeContainer
    scrolls = builtIn is ScrollLayout
    isContainerRelative = builtIn is any ContainerRelative
  }

  func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize { .zero }
  func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {}
  func spacing(_ subviews: LayoutSubviews) -> ViewSpacing { ViewSpacing() }
  func priority(_ subviews: LayoutSubviews) -> Double { 0 }
  func guide(
    _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews
  ) -> CGFloat? { nil }

  static func make(_ layout: some Layout) -> LayoutBox { TypedLayoutBox(layout) }
}

private final class TypedLayoutBox<Content: Layout>: LayoutBox {
  private let layout: Content
  private let builtIn: (any BuiltInLayout)?
  private var cache: Content.Cache?

  init(_ layout: Content) {
    self.layout = layout
    builtIn = layout as? any BuiltInLayout
    super.init(layout, builtIn)
  }

  private func withCache<Result>(
    _ subviews: LayoutSubviews, _ body: (inout Content.Cache) -> Result
  ) -> Result {
    var current = cache ?? layout.makeCache(subviews: subviews)
    cache = nil
    defer { cache = current }
    return body(&current)
  }

  override func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
    withCache(subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
  }

  override func place(
    in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) {
    withCache(subviews) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  override func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
    withCache(subviews) { layout.spacing(subviews: subviews, cache: &$0) }
  }

  /// An app's own layout has priority 0, and −∞ without subviews. Source: decompiled (layout
  /// semantics §0 and §4).
  override func priority(_ subviews: LayoutSubviews) -> Double {
    builtIn?.priority(of: subviews) ?? (subviews.isEmpty ? -.infinity : 0)
  }

  override func guide(
    _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews
  ) -> CGFloat? {
    withCache(subviews) { cache in
      layout.explicitGuide(key, in: bounds, for: proposal, subviews, &cache)
    }
  }
}

extension Layout {
  /// Asks whichever of the two requirements the guide's axis calls for.
  fileprivate func explicitGuide(
    _ key: AlignmentKey, in bounds: CGRect, for proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout Cache
  ) -> CGFloat? {
    key.axis == .horizontal
      ? explicitAlignment(
        of: HorizontalAlignment(key), in: bounds, proposal: proposal, subviews: subviews,
        cache: &cache)
      : explicitAlignment(
        of: VerticalAlignment(key), in: bounds, proposal: proposal, subviews: subviews,
        cache: &cache)
  }
}
