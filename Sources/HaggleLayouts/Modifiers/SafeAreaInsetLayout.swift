/// `safeAreaInset(edge:alignment:spacing:content:)`: puts a bar at an edge and gives the rest to
/// its view.
///
/// A scroll view is sized as any other view and placed in the whole space: its content is inset
/// instead. Source: decompiled, and verified for a bottom bar (NEGOTIATION §11).
package struct SafeAreaInsetLayout: SafeAreaLayout {
  private let edge: Edge
  private let alignment: AlignmentKey
  private let spacing: CGFloat?

  /// - Parameter spacing: between bar and view, in points; nil or a non-finite number lets the pair
  ///   decide.
  package init(edge: Edge, alignment: Alignment = .center, spacing: CGFloat? = nil) {
    self.edge = edge
    let axis: Axis = edge == .top || edge == .bottom ? .vertical : .horizontal
    self.alignment = alignment.key(on: axis.cross)
    self.spacing = spacing?.finite
  }

  package var roles: NodeRoles { [.insets] }

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }
  private var isLeading: Bool { edge == .top || edge == .leading }

  private func distance(_ primary: LayoutSubview, _ bar: LayoutSubview) -> CGFloat {
    let (first, second) = isLeading ? (bar, primary) : (primary, bar)
    return spacing ?? first.spacing.distance(to: second.spacing, along: axis)
  }

  /// The bar may take everything beyond the view's minimum.
  private func barProposal(
    _ proposal: ProposedViewSize, _ primary: LayoutSubview, _ distance: CGFloat
  ) -> ProposedViewSize {
    guard let length = proposal[axis] else { return proposal }
    let room = max(0, length - distance)
    var question = proposal
    question[axis] = 0
    let minimum = primary.sizeThatFits(question)[axis]
    question[axis] = max(0, room - minimum)
    return question
  }

  private func primaryProposal(
    _ proposal: ProposedViewSize, _ bar: CGSize, _ distance: CGFloat
  ) -> ProposedViewSize {
    var question = proposal
    question[axis] = proposal[axis].map { max(0, $0 - (bar[axis] + distance)) }
    return question
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    guard let primary = subviews.first else { return .zero }
    guard subviews.count > 1 else { return primary.sizeThatFits(proposal) }
    let bar = subviews[1]
    let distance = distance(primary, bar)
    let barSize = bar.sizeThatFits(barProposal(proposal, primary, distance))
    let size = primary.sizeThatFits(primaryProposal(proposal, barSize, distance))
    let length = barSize[axis] + distance + size[axis]
    subviews.explain {
      Reason(
        $0, .size, axis: axis, result: length,
        terms: [
          .init(.plus, barSize[axis], node: bar.id), .init(.plus, distance, .spacing),
          .init(.plus, size[axis], node: primary.id),
        ])
    }
    return CGSize(length, along: axis, across: max(barSize[axis.cross], size[axis.cross]))
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard let primary = subviews.first else { return }
    guard subviews.count > 1 else { return primary.place(at: bounds.origin, proposal: proposal) }
    var question = proposal
    question[axis.cross] = proposal[axis.cross] ?? bounds.size[axis.cross]
    let bar = subviews[1]
    let distance = distance(primary, bar)
    let barQuestion = barProposal(question, primary, distance)
    let barDimensions = bar.dimensions(in: barQuestion)
    let primaryQuestion =
      primary[ScrollsContent.self]
      ? question : primaryProposal(question, barDimensions.size, distance)
    let its = primary.dimensions(in: primaryQuestion)
    let origin = origin(of: its.size, in: bounds, atEnd: isLeading)
    primary.settle(at: origin, size: its.size, proposal: primaryQuestion)
    var barOrigin = self.origin(of: barDimensions.size, in: bounds, atEnd: !isLeading)
    let beside = origin[axis.cross] + (its[alignment] - barDimensions[alignment]).finiteOrZero
    let slack = bounds.size[axis.cross] - barDimensions.size[axis.cross]
    // A view narrower than the bar is centred on it: the bar stays within its own space.
    let ends = (bounds.origin[axis.cross], bounds.origin[axis.cross] + max(0, slack.finiteOrZero))
    barOrigin[axis.cross] =
      its.size[axis.cross] < barDimensions.size[axis.cross]
      ? min(max(beside, ends.0), ends.1) : beside
    bar.settle(at: barOrigin, size: barDimensions.size, proposal: barQuestion)
    let taken = (barDimensions.size[axis] + distance).finiteOrZero
    primary.setSafeAreaInset(EdgeInsets(taken, on: Edge.Set(edge)), of: bounds)
  }

  /// At one end of the axis, centred across it.
  private func origin(of size: CGSize, in bounds: CGRect, atEnd: Bool) -> CGPoint {
    let slack = bounds.size[axis] - size[axis]
    let across = (bounds.size[axis.cross] - size[axis.cross]) / 2
    return CGPoint(
      bounds.origin[axis] + (atEnd ? slack.finiteOrZero : 0), along: axis,
      across: bounds.origin[axis.cross] + across.finiteOrZero)
  }
}

/// Whether a view scrolls its content: insets then apply to the content instead of the view.
package enum ScrollsContent: LayoutValueKey {
  package static let defaultValue = false
}
