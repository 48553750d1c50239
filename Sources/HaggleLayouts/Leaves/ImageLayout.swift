/// An image: fixed at its size in points, or as flexible as a colour if resizable.
///
/// Source: verified (NEGOTIATION §4).
package struct ImageLayout: LeafLayout {
  private let size: CGSize
  private let isResizable: Bool
  private let isStretchable: Bool
  private let isSymbol: Bool
  private let symbolFont: TextFont?

  /// - Parameters:
  ///   - size: the image's own size in points; invalid sides count as 0.
  ///   - isStretchable: whether parts of it, or repeated ones, may be drawn in another shape.
  ///   - symbolFont: the font of a symbol; nil for other images.
  package init(
    size: CGSize, isResizable: Bool = false, isStretchable: Bool = false,
    symbolFont: TextFont? = nil
  ) {
    self.isStretchable = isStretchable
    isSymbol = symbolFont != nil
    self.symbolFont = isResizable ? nil : symbolFont
    self.size = CGSize(
      width: max(0, size.width.finite ?? 0), height: max(0, size.height.finite ?? 0))
    self.isResizable = isResizable
  }

  package var roles: NodeRoles {
    var roles: NodeRoles = isSymbol ? [.image, .symbol] : [.image]
    if isStretchable { roles.insert(.givesWay) }
    return roles
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    isResizable ? proposal.replacingUnspecifiedDimensions(by: size) : size
  }

  /// On macOS a symbol has the vertical distances of a text in its font: none to another symbol or
  /// to a text. Source: recorded (github.com/mburger89/MetalUI, docs/probes); unknown on iOS.
  package func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    guard let symbolFont, subviews.context.text.platform == .macOS else { return ViewSpacing() }
    let own = subviews.context.text.spacing ?? subviews.context.line(of: symbolFont).spacing
    var spacing = ViewSpacing()
    for edge in [Edge.top, .bottom] { spacing[edge] = .init(isPlain: false, text: own) }
    return spacing
  }
}
