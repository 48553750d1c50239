/// `ignoresSafeArea(_:edges:)`: answers as its child does; at placement, the child also gets the
/// unsafe area beyond edges that touch it.
///
/// Source: decompiled (NEGOTIATION §11).
package struct SafeAreaIgnoringLayout: SafeAreaLayout {
  private let edges: Edge.Set
  private let regions: SafeAreaRegions

  package init(_ edges: Edge.Set = .all, _ regions: SafeAreaRegions = .all) {
    self.edges = edges
    self.regions = regions
  }

  package var roles: NodeRoles { [.letsReachOut] }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let insets = subviews.safeAreaInsets(of: regions).limited(to: edges)
    for axis in Axis.both where insets.total(axis) != 0 {
      explain(axis, proposal[axis], insets: insets, subviews)
    }
    subviews.first?.place(
      at: CGPoint(x: bounds.minX - insets.leading, y: bounds.minY - insets.top),
      proposal: proposal.expanded(by: insets))
    if regions != .keyboard { subviews.first?.ignoreSafeArea(at: edges) }
  }

  private func explain(
    _ axis: Axis, _ length: CGFloat?, insets: EdgeInsets, _ subviews: Subviews
  ) {
    guard let length, let child = subviews.first else { return }
    let (before, after) =
      axis == .horizontal ? (insets.leading, insets.trailing) : (insets.top, insets.bottom)
    subviews.explain {
      Reason(
        $0, .ignoring, axis: axis, child: child.id, result: length + before + after,
        terms: [
          .init(.plus, length, .proposed), .init(.plus, before, .unsafeBefore),
          .init(.plus, after, .unsafeAfter),
        ])
    }
  }
}

/// The purpose of a part of the safe area: `SafeAreaRegions`.
package enum SafeAreaRegions: Sendable {
  case all
  /// Bars, and the screen's own insets.
  case container
  case keyboard
}

extension ProposedViewSize {
  /// The proposal enlarged by `insets` on axes that are not nil.
  fileprivate func expanded(by insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { $0 + insets.leading + insets.trailing },
      height: height.map { $0 + insets.top + insets.bottom })
  }
}

extension EdgeInsets {
  /// The insets on `edges`, and 0 on the others.
  func limited(to edges: Edge.Set) -> EdgeInsets {
    EdgeInsets(
      top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
      bottom: edges.contains(.bottom) ? bottom : 0,
      trailing: edges.contains(.trailing) ? trailing : 0)
  }
}
