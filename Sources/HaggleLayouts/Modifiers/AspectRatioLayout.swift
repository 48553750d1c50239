/// How content fits a space with another aspect ratio.
public enum ContentMode: Hashable, Sendable {
  case fit
  case fill
}

/// `aspectRatio(_:contentMode:)`: proposes a size of a given shape and takes the child's answer.
///
/// It proposes a size but does not impose it: a rigid child ignores it. Source: decompiled and
/// verified (NEGOTIATION §8).
package struct AspectRatioLayout: UnaryLayout, Sendable {
  private let ratio: CGFloat?
  private let contentMode: ContentMode

  /// - Parameter ratio: width divided by height; nil or a non-finite number is the ratio of the
  ///   child's ideal size. 0 and negative ratios are computed with as they are: no width fits, and
  ///   a side counts as 0.
  package init(_ ratio: CGFloat? = nil, contentMode: ContentMode) {
    self.ratio = ratio.flatMap { $0.isFinite ? $0 : nil }
    self.contentMode = contentMode
  }

  package var roles: NodeRoles { [.proposesShape] }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    guard let child = subviews.first else { return .zero }
    return child.sizeThatFits(childProposal(proposal, child, subviews))
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard let child = subviews.first else { return }
    child.align(.center, in: bounds, proposal: childProposal(proposal, child, subviews))
  }

  /// The shape scaled to the proposal on one or both axes; without any proposal the child decides.
  private func childProposal(
    _ proposal: ProposedViewSize, _ child: LayoutSubview, _ subviews: Subviews
  ) -> ProposedViewSize {
    guard proposal != .unspecified else { return proposal }
    let shape = shape(of: child)
    let scales = Axis.both.compactMap { axis in
      proposal[axis].flatMap { scale($0, shape[axis]) }
    }
    let factor = (contentMode == .fit ? scales.min() : scales.max()) ?? .infinity
    let size = CGSize(
      width: max(0, (shape.width * factor).orZero), height: max(0, (shape.height * factor).orZero))
    explain(size, shape: shape, scale: factor, proposal: proposal, subviews)
    return ProposedViewSize(size)
  }

  private func shape(of child: LayoutSubview) -> CGSize {
    if let ratio { return CGSize(width: ratio, height: 1) }
    let ideal = child.sizeThatFits(.unspecified)
    return ideal.width == ideal.height ? CGSize(width: 1, height: 1) : ideal
  }

  /// Nil if no scale is defined: a length of 0 for a side of 0.
  private func scale(_ length: CGFloat, _ side: CGFloat) -> CGFloat? {
    side != 0 || length != 0 ? length / side : nil
  }

  private func explain(
    _ size: CGSize, shape: CGSize, scale: CGFloat, proposal: ProposedViewSize,
    _ subviews: Subviews
  ) {
    for axis in Axis.both where scale.isFinite && shape[axis].isFinite {
      var terms: [Reason.Term] = [
        .init(.plus, shape[axis], .shape),
        .init(.times, scale, contentMode == .fit ? .fittingScale : .fillingScale),
      ]
      if shape[axis] * scale < 0 { terms.append(.init(.atLeast, 0, .notNegative)) }
      subviews.explain {
        Reason(
          $0, .ratio, axis: axis, child: subviews.first?.id, result: size[axis], terms: terms,
          detail: .shape(shape, in: proposal))
      }
    }
  }
}
