/// `matchedGeometryEffect(id:in:isSource: false)`: its view is proposed the size of the source with
/// the same id, and drawn at its place; where it stands itself, it is as large as its view likes.
///
/// Source: documented (`isSource`); that the size is proposed, and the place only drawn, developers
/// report.
package struct MatchedLayout: TransparentLayout, PriorityForwarding {
  private let id: String?
  private let matched: Matched
  private let anchor: UnitPoint

  /// What it has from its source.
  package enum Matched { case frame, position, size }

  /// - Parameter id: that of its source; nil if it is not known.
  package init(_ id: String?, _ matched: Matched = .frame, anchor: UnitPoint = .center) {
    self.id = id
    self.matched = matched
    self.anchor = anchor
  }

  package var roles: NodeRoles { [.letsReachOut, .follows] }

  /// The id of the source that it waits for.
  var source: String? { id }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    guard let child = subviews.first else { return }
    guard let id, let source = subviews.matchedFrame(id) else {
      return child.place(at: bounds.origin, proposal: proposal)
    }
    let room = matched == .size ? bounds : source
    let point = CGPoint(
      x: room.minX + room.width * anchor.x, y: room.minY + room.height * anchor.y)
    child.place(
      at: point, anchor: anchor,
      proposal: matched == .position ? proposal : ProposedViewSize(source.size))
  }

  package func guide(
    _ key: AlignmentKey, in bounds: CGRect, for proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout Void
  ) -> CGFloat? {
    subviews.first?.dimensions(in: proposal)[explicit: key]
  }
}

/// The ids by which other views follow this one.
package enum MatchedSources: LayoutValueKey {
  package static var defaultValue: [String] { [] }
}
