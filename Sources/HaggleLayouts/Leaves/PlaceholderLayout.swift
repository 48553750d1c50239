/// A view that the text does not declare: as large as its content, or 44×44 without one; on the
/// axes that it fills as long as what it is proposed, whatever is in it.
package struct PlaceholderLayout: BuiltInLayout {
  static let side: CGFloat = 44

  private let filledAxes: Axis.Set
  /// Without content, in points.
  private let size: CGSize
  private let hidesContent: Bool

  /// - Parameters:
  ///   - axes: those on which it is known to take what it is proposed, as an image does that is
  ///     resizable.
  ///   - size: how large it most likely is, in points; nil where nothing says so.
  ///   - standIns: how large it is taken to be instead, and whether it fills what it is proposed.
  package init(
    filling axes: Axis.Set = [], likely size: CGSize? = nil, _ standIns: StandIns = StandIns()
  ) {
    filledAxes = standIns.areBoxesFilling ? [.horizontal, .vertical] : axes
    let size = size ?? CGSize(width: Self.side, height: Self.side)
    self.size = CGSize(
      width: size.width * standIns.boxes,
      height: size.height * standIns.boxes / standIns.boxShape)
    hidesContent = standIns.areBoxesFilling
  }

  package var roles: NodeRoles {
    hidesContent ? [.box, .isOfUnknownSize, .clips] : [.box, .isOfUnknownSize]
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    guard let content = subviews.first, !hidesContent else {
      return CGSize(
        width: filledAxes.contains(.horizontal) ? proposal.width ?? size.width : size.width,
        height: filledAxes.contains(.vertical) ? proposal.height ?? size.height : size.height)
    }
    var size = content.sizeThatFits(proposal)
    for axis in Axis.both where filledAxes.contains(Axis.Set(axis)) {
      size[axis] = proposal[axis] ?? size[axis]
    }
    return size
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    // What fills its room whatever is in it mostly scrolls that.
    let question = hidesContent ? ProposedViewSize(width: proposal.width, height: nil) : proposal
    subviews.first?.place(at: bounds.origin, proposal: question)
  }
}
