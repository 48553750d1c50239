/// `ScrollView`: takes its proposal along its axes, and its content's size across them.
///
/// The content is proposed nil along the axes. Margins surround it, and a safe area that covers the
/// scroll view insets it while it is not scrolled. Source: verified (layout semantics §4; measured:
/// swiftui-web scroll/margins and position/safe-area-padding, macOS 26.2); inferred: without a
/// proposal along an axis it has the content's size. With both axes shorter content is centred:
/// recorded (github.com/mburger89/MetalUI, docs/probes, SC2).
package struct ScrollLayout: RelativeContainer {
  private let axes: Axis.Set
  private let margins: EdgeInsets
  private let anchors: ScrollAnchors
  private let isClipping: Bool
  private let isPaging: Bool

  /// - Parameters:
  ///   - margins: from `contentMargins(_:for:)`, in points.
  ///   - isClipping: false with `scrollClipDisabled()`.
  ///   - isPaging: true with `scrollTargetBehavior(.paging)`.
  package init(
    _ axes: Axis.Set = .vertical, margins: EdgeInsets = EdgeInsets(),
    anchors: ScrollAnchors = ScrollAnchors(), isClipping: Bool = true, isPaging: Bool = false
  ) {
    self.isClipping = isClipping
    self.isPaging = isPaging
    self.axes = axes
    self.margins = margins
    self.anchors = anchors
  }

  /// What its margins and the safe area leave of it. Source: Apple's documentation of
  /// `containerRelativeFrame`.
  package func room(in size: CGSize, unsafe: EdgeInsets, for content: Placement?) -> CGSize {
    let insets = margins.added(to: unsafe)
    return CGSize(
      width: max(0, size.width - insets.total(.horizontal)),
      height: max(0, size.height - insets.total(.vertical)))
  }

  private func contentProposal(
    _ proposal: ProposedViewSize, within insets: EdgeInsets
  ) -> ProposedViewSize {
    var question = proposal
    for axis in Axis.both {
      question[axis] =
        axes.contains(axis) ? nil : proposal[axis].map { max(0, $0 - insets.total(axis)) }
    }
    return question
  }

  package var roles: NodeRoles {
    var roles: NodeRoles = [.scrolls]
    if !isClipping { roles.insert(.letsReachOut) }
    if isPaging { roles.insert(.scrollsByPage) }
    return roles
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let question = contentProposal(proposal, within: margins)
    var size = subviews.first?.sizeThatFits(question) ?? .zero
    for axis in Axis.both {
      let content = size[axis]
      let proposed = axes.contains(axis) ? proposal[axis] : nil
      size[axis] = proposed ?? content + margins.total(axis)
      explain(axis, size[axis], content: content, isProposed: proposed != nil, subviews)
    }
    return size
  }

  private func explain(
    _ axis: Axis, _ length: CGFloat, content: CGFloat, isProposed: Bool, _ subviews: Subviews
  ) {
    guard axes.contains(axis) || margins.total(axis) != 0 else { return }
    let margin = margins.total(axis)
    let own =
      [Reason.Term(.plus, content, .content)]
      + (margin == 0 ? [] : [Reason.Term(.plus, margin, .margins)])
    subviews.explain {
      Reason(
        $0, .content, axis: axis, result: length,
        terms: isProposed ? [.init(.plus, length, .scrollAxis)] : own,
        isModelled: !isProposed && axes.contains(axis))
    }
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard let content = subviews.first else { return }
    let insets = margins.added(to: subviews.safeAreaOverlap)
    let question = contentProposal(proposal, within: insets)
    let size = content.sizeThatFits(question)
    var origin = CGPoint(x: bounds.minX + insets.leading, y: bounds.minY + insets.top)
    for axis in Axis.both where axes.contains(axis) {
      let slack = bounds.size[axis] - insets.total(axis) - size[axis]
      let centersShort = axes == [.horizontal, .vertical]
      origin[axis] += anchors.start(slack, on: axis, centersShort: centersShort)
    }
    content.settle(at: origin, size: size, proposal: question)
  }
}

extension EdgeInsets {
  fileprivate func added(to other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: top + other.top, leading: leading + other.leading, bottom: bottom + other.bottom,
      trailing: trailing + other.trailing)
  }
}
