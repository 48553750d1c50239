/// A layout of any type with its cache: a class, since calling one is faster than calling an
/// existential.
package class LayoutBox {
  let kind: LayoutKind
  let orientation: Axis?
  let setsGuides: Bool
  /// The layout's roles, for rules and reports.
  let roles: NodeRoles
  /// Whether it is declared in the text or the app.
  let isDeclared: Bool

  init(_ kind: LayoutKind, orientation: Axis?, setsGuides: Bool, roles: NodeRoles) {
    self.kind = kind
    self.roles = roles
    isDeclared = roles.contains(.declared)
    self.orientation = orientation
    self.setsGuides = setsGuides
  }

  /// The layout itself, for rare queries.
  var builtIn: (any BuiltInLayout)? { nil }
  /// The layout itself if its content is built later.
  final var growing: (any GrowingLayout)? {
    kind.isGrowing ? builtIn as? any GrowingLayout : nil
  }
  /// The layout itself, if descendants may be relative to it.
  final var relativeContainer: (any RelativeContainer)? {
    kind.isRelativeContainer ? builtIn as? any RelativeContainer : nil
  }

  func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize { .zero }
  func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {}
  func spacing(_ subviews: LayoutSubviews) -> ViewSpacing { ViewSpacing() }
  func priority(_ subviews: LayoutSubviews) -> Double { 0 }
  func guide(
    _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews
  ) -> CGFloat? { nil }
}

/// The properties of a type of layout that the engine needs.
package struct LayoutKind {
  let isUnary: Bool
  let isGrowing: Bool
  let isRelativeContainer: Bool
  let isContainerRelative: Bool
  let scrolls: Bool
  let follows: Bool

  /// - Parameter type: nil for a layout of an app's own.
  init(_ type: (any BuiltInLayout.Type)?) {
    isUnary = type is any UnaryLayout.Type
    isGrowing = type is any GrowingLayout.Type
    isRelativeContainer = type is any RelativeContainer.Type
    isContainerRelative = type is any ContainerRelative.Type
    scrolls = type is ScrollLayout.Type
    follows = type is MatchedLayout.Type
  }
}

/// Makes boxes. The properties of a type are determined once, as asking the runtime for
/// conformances takes longer than laying a node out.
struct LayoutBoxes {
  private typealias Known = (type: (any BuiltInLayout.Type)?, kind: LayoutKind)

  private var known: [ObjectIdentifier: Known] = [:]

  mutating func make(_ layout: any Layout) -> LayoutBox {
    let (type, kind) = known(of: Swift.type(of: layout))
    return type?.box(layout, kind) ?? Self.box(layout, kind)
  }

  private static func box(_ layout: some Layout, _ kind: LayoutKind) -> LayoutBox {
    AppLayoutBox(layout, kind)
  }

  private mutating func known(of type: any Layout.Type) -> Known {
    if let known = known[ObjectIdentifier(type)] { return known }
    let builtIn = type as? any BuiltInLayout.Type
    let found: Known = (builtIn, LayoutKind(builtIn))
    known[ObjectIdentifier(type)] = found
    return found
  }
}

/// A layout declared by an app.
private final class AppLayoutBox<Content: Layout>: LayoutBox {
  private let layout: Content
  private var cache: Content.Cache?

  init(_ layout: Content, _ kind: LayoutKind) {
    self.layout = layout
    super.init(
      kind, orientation: Content.layoutProperties.stackOrientation, setsGuides: true,
      roles: [.declared])
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

  /// A declared layout has priority 0, and −∞ without subviews. Source: decompiled (layout
  /// semantics §0 and §4).
  override func priority(_ subviews: LayoutSubviews) -> Double { subviews.isEmpty ? -.infinity : 0 }

  override func guide(
    _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews
  ) -> CGFloat? {
    withCache(subviews) { layout.explicitGuide(key, in: bounds, for: proposal, subviews, &$0) }
  }
}
