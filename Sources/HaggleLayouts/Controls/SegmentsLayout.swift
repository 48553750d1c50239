/// A segmented control: segments of equal width, side by side.
///
/// On iOS they share the proposed width; on macOS, and without a proposal, each is as wide as the
/// widest option with its insets. The numbers are assumed (docs/CONTROLS.md).
package struct SegmentsLayout: BuiltInLayout {
  private let height: CGFloat
  private let inset: CGFloat
  private let fills: Bool
  private let givesWay: Bool

  /// - Parameters:
  ///   - height: the height of the control, in points.
  ///   - inset: the horizontal insets of a segment, both sides together, in points.
  ///   - fills: whether it takes its proposed width.
  ///   - givesWay: whether it takes a proposed width that is less than its own.
  package init(height: CGFloat, inset: CGFloat, fills: Bool, givesWay: Bool = false) {
    self.givesWay = givesWay
    self.height = height
    self.inset = inset
    self.fills = fills
  }

  package var roles: NodeRoles { [] }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> CGSize {
    if fills, let width = proposal.width {
      explain(width, [.init(.plus, width, .proposed)], subviews)
      return CGSize(width: width, height: height)
    }
    let widths = subviews.map { $0.sizeThatFits(.unspecified).width }
    let widest = widths.indices.max { widths[$0] < widths[$1] }
    let terms: [Reason.Term] = [
      .init(
        .plus, widest.map { widths[$0] } ?? 0, .widestSegment,
        node: widest.map { subviews[$0].id }),
      .init(.plus, inset, .assumedInsets),
      .init(.times, CGFloat(subviews.count), .segments),
    ]
    let width = terms.sum ?? 0
    if givesWay, let room = proposal.width, room < width {
      explain(max(0, room), [.init(.plus, max(0, room), .proposed)], subviews)
      return CGSize(width: max(0, room), height: height)
    }
    explain(width, terms, subviews)
    return CGSize(width: width, height: height)
  }

  private func explain(
    _ width: CGFloat, _ terms: [Reason.Term], _ subviews: LayoutSubviews
  ) {
    subviews.explain { Reason($0, .size, axis: .horizontal, result: width, terms: terms) }
    subviews.explain {
      let terms: [Reason.Term] = [.init(.plus, height, .segmentedControl)]
      return Reason($0, .fixed, axis: .vertical, result: height, terms: terms)
    }
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    guard !subviews.isEmpty else { return }
    let width = bounds.width / CGFloat(subviews.count)
    for (index, subview) in subviews.enumerated() {
      let segment = CGRect(
        x: bounds.minX + width * CGFloat(index), y: bounds.minY, width: width,
        height: bounds.height)
      subview.center(
        in: segment,
        proposal: ProposedViewSize(width: max(0, width - inset), height: bounds.height))
    }
  }

  /// It has the spacing of a plain view, not that of its texts. Source: swiftui-web.
  package func spacing(subviews: LayoutSubviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }
}
