/// `GeometryReader`: takes its proposal; its content is built once the size is known, and placed in
/// the top leading corner.
///
/// Source: decompiled and verified (NEGOTIATION §18). It answers 10 to nil, as developers report;
/// decompiled code says 0, so this number is disputed.
package struct GeometryReaderLayout: GrowingLayout {
  private let builder: (PlacedGeometry) -> LateContent

  /// - Parameter builder: makes the content from the reader's geometry.
  package init(_ builder: @escaping (PlacedGeometry) -> LateContent) { self.builder = builder }

  package func content(_ geometry: PlacedGeometry) -> LateContent { builder(geometry) }

  package var roles: NodeRoles { [.ignoresContent] }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    for axis in Axis.both where proposal[axis] == nil {
      subviews.explain {
        Reason(
          $0, .ideal, axis: axis, result: 10, from: .init(.plus, 10, .disputedIdeal),
          isModelled: true)
      }
    }
    return proposal.replacingUnspecifiedDimensions()
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
  }

  package func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }

  package func priority(of subviews: Subviews) -> Double { 0 }
}
