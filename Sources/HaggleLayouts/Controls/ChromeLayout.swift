/// Bars at the edges and content in the remaining area: navigation and tab views.
///
/// It takes its proposal. The first child is the content, the others are bars with a `BarEdge`.
/// Source: reported by developers; the bars' heights are assumed (docs/CONTROLS.md).
package struct ChromeLayout: RelativeContainer {
  /// Whether it is as large as its content where nothing is proposed.
  private let hasIdeal: Bool

  /// - Parameter hasIdeal: false for pages that are swiped: they have no size of their own.
  package init(hasIdeal: Bool = true) { self.hasIdeal = hasIdeal }

  /// The size that the bars leave to the content.
  package func room(in size: CGSize, unsafe: EdgeInsets, for content: Placement?) -> CGSize {
    CGSize(
      width: content?.proposal.width?.finite ?? size.width,
      height: content?.proposal.height?.finite ?? size.height)
  }

  private func bars(_ subviews: LayoutSubviews, at edge: Edge) -> [LayoutSubview] {
    subviews.dropFirst().filter { $0[BarEdge.self] == edge }
  }

  private func question(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width, height: nil)
  }

  private func contentProposal(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> ProposedViewSize {
    guard let height = proposal.height else { return proposal }
    var terms: [Reason.Term] = [.init(.plus, height, .proposed)]
    for bar in subviews.dropFirst() {
      let size = bar.sizeThatFits(question(proposal))
      terms.append(.init(.minus, size.height, .assumed, node: bar.id))
    }
    terms.append(.init(.atLeast, 0, .notNegative))
    let rest = (terms.sum ?? 0).or(height)
    subviews.explain {
      Reason(
        $0, .remaining, axis: .vertical, child: subviews.first?.id, result: rest,
        terms: height.isFinite ? terms : [.init(.plus, rest, .proposed)])
    }
    return ProposedViewSize(width: proposal.width, height: rest)
  }

  package var roles: NodeRoles { [] }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> CGSize {
    let isAsked = hasIdeal || proposal.width != nil && proposal.height != nil
    let content =
      isAsked ? subviews.first?.sizeThatFits(contentProposal(proposal, subviews)) ?? .zero : .zero
    var size = CGSize.zero
    for axis in Axis.both {
      let terms =
        proposal[axis].map { [Reason.Term(.plus, $0, .proposed)] }
        ?? idealTerms(content, axis, subviews)
      size[axis] = terms.sum ?? 0
      subviews.explain {
        Reason($0, .size, axis: axis, result: size[axis], terms: terms)
      }
    }
    return size
  }

  /// The terms for an unspecified proposal: the content, and along the height its bars.
  private func idealTerms(
    _ content: CGSize, _ axis: Axis, _ subviews: LayoutSubviews
  ) -> [Reason.Term] {
    guard hasIdeal else { return [.init(.plus, 0, .assumedIdeal)] }
    let own = Reason.Term(.plus, content[axis], node: subviews.first?.id)
    guard axis == .vertical else { return [own] + widestBar(than: content.width, subviews) }
    return [own]
      + subviews.dropFirst().map {
        .init(.plus, $0.sizeThatFits(.unspecified).height, .assumed, node: $0.id)
      }
  }

  /// The bar whose content needs more width than what is below it; empty if none does.
  private func widestBar(than width: CGFloat, _ subviews: LayoutSubviews) -> [Reason.Term] {
    let widths = subviews.dropFirst().map { ($0.id, $0.sizeThatFits(.unspecified).width) }
    guard let widest = widths.max(by: { $0.1 < $1.1 }), widest.1 > width else { return [] }
    return [.init(.atLeast, widest.1, .assumedLeast, node: widest.0)]
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    guard let content = subviews.first else { return }
    let question = ProposedViewSize(width: bounds.width, height: nil)
    var (top, bottom) = (bounds.minY, bounds.maxY)
    for bar in bars(subviews, at: .top) {
      bar.place(at: CGPoint(x: bounds.minX, y: top), proposal: question)
      top += bar.sizeThatFits(question).height
    }
    for bar in bars(subviews, at: .bottom) {
      bottom -= bar.sizeThatFits(question).height
      bar.place(at: CGPoint(x: bounds.minX, y: bottom), proposal: question)
    }
    let rest = CGRect(
      x: bounds.minX, y: top, width: bounds.width, height: max(0, bottom - top))
    let offer = contentProposal(ProposedViewSize(bounds.size), subviews)
    content.center(in: rest, proposal: offer)
    // Source: reported by developers; views that ignore the safe area lie under bars, as in 11.6.
    content.setSafeAreaInset(
      EdgeInsets(top: top - bounds.minY, bottom: bounds.maxY - bottom), of: bounds)
  }

  /// It has the spacing of a plain view, not that of its texts. Source: swiftui-web.
  package func spacing(subviews: LayoutSubviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }
}

/// The edge of a bar; nil for other views.
package enum BarEdge: LayoutValueKey {
  package static let defaultValue: Edge? = nil
}
