/// `containerRelativeFrame`: a frame whose sides are fractions of the nearest container: a scroll
/// view, or the root's proposal.
///
/// Source: Apple's documentation (the container is the nearest scroll view, navigation or tab view,
/// or the window; a span of columns includes the spacing between them).
package struct ContainerRelativeFrameLayout: ContainerRelative, UnaryLayout {
  /// The size of a side relative to its container.
  package enum Share {
    case whole
    /// `span` of `count` columns with `spacing` points between them.
    case columns(count: Int, span: Int, spacing: CGFloat)
    /// The result of a function of the container's side, in points.
    case computed((CGFloat, Axis) -> CGFloat)
  }

  private let share: Share
  private let axes: Axis.Set
  private let alignment: Alignment

  package init(_ axes: Axis.Set, _ share: Share = .whole, alignment: Alignment = .center) {
    self.axes = axes
    self.share = share
    self.alignment = alignment
  }

  /// The terms that add up to a side.
  private func terms(_ axis: Axis, _ subviews: Subviews) -> [Reason.Term] {
    let container = subviews.containerSize[axis]
    switch share {
    case .whole: return [.init(.plus, container, .container)]
    case .computed(let length):
      let side = length(container, axis)
      return [.init(.plus, max(side.finiteOrZero, 0), .fromContainer)]
    case .columns(let count, let span, let spacing):
      let (count, span) = (CGFloat(max(count, 1)), CGFloat(max(span, 1)))
      return [
        .init(.plus, container, .container),
        .init(.minus, spacing * (count - 1), .columnSpacing),
        .init(.over, count, .columnCount), .init(.times, span, .spannedColumns),
        .init(.plus, spacing * (span - 1), .innerColumnSpacing), .init(.atLeast, 0),
      ]
    }
  }

  private func reason(_ axis: Axis, _ subviews: Subviews) -> Reason {
    let terms = terms(axis, subviews)
    let isComputed = if case .computed = share { true } else { false }
    return Reason(
      subviews.container, .relative, axis: axis, result: terms.sum, terms: terms,
      detail: isComputed ? .container(subviews.containerSize[axis]) : nil)
  }

  private func sides(_ subviews: Subviews) -> ProposedViewSize {
    var sides = ProposedViewSize.unspecified
    for axis in Axis.both where axes.contains(axis) {
      sides[axis] = terms(axis, subviews).sum
    }
    return sides
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let sides = sides(subviews)
    for axis in Axis.both where axes.contains(axis) {
      subviews.explain { _ in reason(axis, subviews) }
    }
    let child = subviews.first?.sizeThatFits(sides.or(proposal)) ?? .zero
    return CGSize(width: sides.width ?? child.width, height: sides.height ?? child.height)
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.first?.align(alignment, in: bounds, proposal: sides(subviews).or(proposal))
  }
}

extension ProposedViewSize {
  /// These lengths, with those of `other` for nil.
  fileprivate func or(_ other: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? other.width, height: height ?? other.height)
  }
}
