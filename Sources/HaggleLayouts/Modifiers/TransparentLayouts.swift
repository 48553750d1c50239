// Modifiers that forward every question and answer, and differ in other properties.

/// Passes the proposal and the answer through.
package protocol TransparentLayout: UnaryLayout {}

extension TransparentLayout {
  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache
  ) {
    subviews.first?.place(at: bounds.origin, proposal: proposal)
  }
}

/// `layoutPriority(_:)`: read by the stack that directly contains it; most modifiers around it hide
/// it again.
package struct LayoutPriorityLayout: TransparentLayout {
  private let value: Double

  package init(_ value: Double) { self.value = value.isNaN ? 0 : value }

  package func priority(of subviews: LayoutSubviews) -> Double { value }
}

/// `border(_:width:)`: draws over its content and takes no part in the layout.
package struct BorderLayout: TransparentLayout, PriorityForwarding {
  package init() {}
}

/// A modifier that only adds a name: a second `.id` on a view that already has one.
package struct IdentityLayout: TransparentLayout, PriorityForwarding {
  package init() {}
}

/// `offset(x:y:)`: moves the drawing, but neither the layout nor its guides; x is to the right in
/// every writing direction. Source: decompiled (OpenSwiftUI, OffsetEffect.swift).
package struct OffsetLayout: TransparentLayout, PriorityForwarding {
  private let offset: CGPoint

  /// - Parameter offset: in points; non-finite numbers count as 0.
  package init(_ offset: CGPoint) {
    self.offset = CGPoint(x: offset.x.finiteOrZero, y: offset.y.finiteOrZero)
  }

  package var roles: NodeRoles { [.letsReachOut] }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    var offset = offset
    if subviews.layoutDirection == .rightToLeft { offset.x = -offset.x }
    subviews.first?.place(at: offset, proposal: proposal)
  }

  package func guide(
    _ key: AlignmentKey, in bounds: CGRect, for proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout Void
  ) -> CGFloat? {
    subviews.first?.dimensions(in: proposal)[explicit: key]
  }
}

/// `alignmentGuide(_:computeValue:)`: sets a guide from the child's own dimensions.
package struct AlignmentGuideLayout: TransparentLayout, PriorityForwarding {
  private let key: AlignmentKey
  private let value: (ViewDimensions) -> CGFloat

  package init(
    _ guide: HorizontalAlignment, _ value: @escaping (ViewDimensions) -> CGFloat
  ) {
    self.init(guide.key, value)
  }

  package init(_ guide: VerticalAlignment, _ value: @escaping (ViewDimensions) -> CGFloat) {
    self.init(guide.key, value)
  }

  private init(_ key: AlignmentKey, _ value: @escaping (ViewDimensions) -> CGFloat) {
    self.key = key
    self.value = value
  }

  package var setsGuides: Bool { true }

  package var roles: NodeRoles { key.guideRoles }

  package func guide(
    _ asked: AlignmentKey, in bounds: CGRect, for proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout Void
  ) -> CGFloat? {
    guard let child = subviews.first else { return nil }
    let dimensions = child.dimensions(in: proposal)
    return asked == key ? value(dimensions) : dimensions[explicit: asked]
  }
}
