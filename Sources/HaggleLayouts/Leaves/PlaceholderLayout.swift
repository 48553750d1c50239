/// An undeclared view: as large as its content, or 44×44 without content; on filling axes it takes
/// its proposal.
package struct PlaceholderLayout: BuiltInLayout {
  package static let side: CGFloat = 44

  private let filledAxes: Axis.Set
  /// The size without content, in points.
  private let size: CGSize
  private let hidesContent: Bool
  /// Whether it offers its content the size that it has without, where it is offered none itself.
  private let offersOwnSize: Bool
  /// Whether its size is the likely one whatever its content.
  private let isSized: Bool
  /// Whether it stands for what others give a view, of which nothing is missing.
  package var isGiven = false

  /// - Parameters:
  ///   - axes: the axes on which it is known to take its proposal, as a resizable image does.
  ///   - size: its likely size, in points, with or without content; nil if nothing suggests one.
  ///   - standIns: the assumed size, and whether it takes its proposal.
  package init(
    filling axes: Axis.Set = [], likely size: CGSize? = nil, _ standIns: StandIns = StandIns()
  ) {
    filledAxes = standIns.areBoxesFilling ? [.horizontal, .vertical] : axes
    isSized = size != nil
    let size = size ?? CGSize(width: Self.side, height: Self.side)
    self.size = CGSize(
      width: size.width * standIns.boxes,
      height: size.height * standIns.boxes / standIns.boxShape)
    hidesContent = standIns.areBoxesFilling
    offersOwnSize = standIns.boxes > 1
  }

  package var roles: NodeRoles {
    hidesContent ? [.box, .isOfUnknownSize, .clips] : [.box, .isOfUnknownSize]
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    guard let content = subviews.first, !hidesContent, !isSized else {
      return CGSize(
        width: filledAxes.contains(.horizontal) ? proposal.width ?? size.width : size.width,
        height: filledAxes.contains(.vertical) ? proposal.height ?? size.height : size.height)
    }
    var size = content.sizeThatFits(offer(proposal))
    for axis in Axis.both where filledAxes.contains(Axis.Set(axis)) {
      size[axis] = proposal[axis] ?? size[axis]
    }
    return size
  }

  /// What its content is offered.
  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    offersOwnSize
      ? ProposedViewSize(proposal.replacingUnspecifiedDimensions(by: size)) : proposal
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    // A view that fills its space whatever its content mostly scrolls it.
    let question =
      hidesContent ? ProposedViewSize(width: proposal.width, height: nil) : offer(proposal)
    guard let content = subviews.first else { return }
    var origin = bounds.origin
    if !hidesContent {
      let size = content.sizeThatFits(question)
      for axis in Axis.both where isSized || filledAxes.contains(Axis.Set(axis)) {
        origin[axis] += ((bounds.size[axis] - size[axis]) / 2).finiteOrZero
      }
    }
    content.place(at: origin, proposal: question)
  }
}
