/// A built-in layout with its cache.
///
/// A generic class has a single body for all types, which queries the runtime about each value. So
/// its methods only call requirements of `BuiltInLayout`, which the compiler specialises for each
/// layout.
package final class BuiltInBox<Content: BuiltInLayout>: LayoutBox {
  fileprivate let layout: Content
  @exclusivity(unchecked) fileprivate var cache: Content.Cache?

  fileprivate init(_ layout: Content, _ kind: LayoutKind) {
    self.layout = layout
    super.init(
      kind, orientation: layout.stackOrientation, setsGuides: layout.setsGuides,
      roles: layout.roles)
  }

  override var builtIn: (any BuiltInLayout)? { layout }

  override func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
    Content.size(of: self, proposal, subviews)
  }

  override func place(
    in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) {
    Content.place(self, in: bounds, proposal, subviews)
  }

  override func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
    Content.spacing(of: self, subviews)
  }

  override func priority(_ subviews: LayoutSubviews) -> Double { layout.priority(of: subviews) }

  override func guide(
    _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews
  ) -> CGFloat? {
    Content.guide(key, of: self, in: bounds, for: proposal, subviews)
  }

  /// Hands the cache to the code that changes it and puts it back afterwards: nothing is copied,
  /// and no two accesses overlap.
  fileprivate func takeCache(_ subviews: LayoutSubviews) -> Content.Cache {
    defer { cache = nil }
    return cache ?? layout.makeCache(subviews: subviews)
  }
}

// Specialised by the compiler for each layout.
extension BuiltInLayout {
  package static func box(_ layout: any Layout, _ kind: LayoutKind) -> LayoutBox? {
    (layout as? Self).map { BuiltInBox($0, kind) }
  }

  package static func size(
    of box: BuiltInBox<Self>, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> CGSize {
    var cache = box.takeCache(subviews)
    defer { box.cache = cache }
    return box.layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  package static func place(
    _ box: BuiltInBox<Self>, in bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews
  ) {
    var cache = box.takeCache(subviews)
    defer { box.cache = cache }
    box.layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  package static func spacing(
    of box: BuiltInBox<Self>, _ subviews: LayoutSubviews
  ) -> ViewSpacing {
    var cache = box.takeCache(subviews)
    defer { box.cache = cache }
    return box.layout.spacing(subviews: subviews, cache: &cache)
  }

  package static func guide(
    _ key: AlignmentKey, of box: BuiltInBox<Self>, in bounds: CGRect,
    for proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> CGFloat? {
    var cache = box.takeCache(subviews)
    defer { box.cache = cache }
    return box.layout.guide(key, in: bounds, for: proposal, subviews, &cache)
  }
}

extension Layout {
  /// Calls the requirement for the guide's axis.
  func explicitGuide(
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
