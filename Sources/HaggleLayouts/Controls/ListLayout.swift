/// `List` and `Form`: takes its proposal, and stacks its rows vertically.
///
/// Each row is proposed the list's width without margins and insets, and nil as height, and is at
/// least as high as the minimum row; a colour or a shape fills what it is more. Rows do not affect
/// the list's size: without a proposal it is 0 (recorded: github.com/mburger89/MetalUI,
/// docs/probes, K6). A grouped form on macOS is then as
/// high as its rows, because people give windows that height with `.fixedSize()`. All other numbers
/// are assumed (docs/CONTROLS.md).
package struct ListLayout: BuiltInLayout {
  private let style: ListMeasures

  package init(_ style: ListMeasures) { self.style = style }

  package var roles: NodeRoles { [.scrolls, .ignoresContent] }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> CGSize {
    var size = proposal.replacingUnspecifiedDimensions(by: .zero)
    if style.isAsHighAsItsRows {
      if proposal.width == nil { size.width = max(width(of: subviews), style.leastIdeal) }
      if proposal.height == nil { size.height = height(of: subviews, in: size.width) }
    }
    for axis in Axis.both {
      let isProposed = proposal[axis] != nil
      subviews.explain {
        Reason(
          $0, isProposed ? .content : .ideal, axis: axis, result: size[axis],
          from: .init(.plus, size[axis], isProposed ? .proposed : .ideal))
      }
    }
    return size
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    var y = bounds.minY
    var previous: ListItemTrait?
    var offered: CGFloat?
    for subview in subviews {
      let item = subview[ListItem.self]
      y += style.gap(before: item, after: previous)
      let insets = style.insets(of: subview, item)
      let width = offer(bounds.width, insets)
      if width != offered {
        explainOffer(width, of: bounds.width, insets: insets, to: subview, subviews)
      }
      y += place(
        subview, item, insets, width: width, at: CGPoint(x: bounds.minX, y: y), in: subviews)
      (previous, offered) = (item, width)
    }
  }

  /// The width of the widest row.
  private func width(of subviews: LayoutSubviews) -> CGFloat {
    let widths = subviews.map { subview in
      subview.sizeThatFits(.unspecified).width
        + style.insets(of: subview, subview[ListItem.self]).total(.horizontal)
    }
    return ((widths.max() ?? 0) + style.margin * 2).finiteOrZero
  }

  /// The height of all rows, with equal space above and below them.
  private func height(of subviews: LayoutSubviews, in width: CGFloat) -> CGFloat {
    var height = style.top
    var previous: ListItemTrait?
    for subview in subviews {
      let item = subview[ListItem.self]
      let insets = style.insets(of: subview, item)
      let question = ProposedViewSize(width: offer(width, insets), height: nil)
      let row = subview.sizeThatFits(question).height + insets.total(.vertical)
      height += style.gap(before: item, after: previous)
      height += item.role == .row ? max(row, style.leastRow) : row
      previous = item
    }
    return height.finiteOrZero
  }

  private func offer(_ width: CGFloat, _ insets: EdgeInsets) -> CGFloat {
    max(width - (insets.total(.horizontal) + style.margin * 2), 0)
  }

  /// Centres a row's content vertically, at the leading edge; returns the height of the row.
  private func place(
    _ subview: LayoutSubview, _ item: ListItemTrait, _ insets: EdgeInsets, width: CGFloat,
    at origin: CGPoint, in subviews: LayoutSubviews
  ) -> CGFloat {
    var question = ProposedViewSize(width: width, height: nil)
    var size = subview.sizeThatFits(question)
    let height = rowHeight(subview, item, insets, content: size, in: subviews)
    let room = height - insets.total(.vertical)
    if let filled = filling(subview, ProposedViewSize(width: width, height: room), size) {
      question.height = room
      size = filled
    }
    let slack = (room - size.height) / 2
    subview.settle(
      at: CGPoint(
        x: origin.x + style.margin + insets.leading,
        y: origin.y + insets.top + slack.finiteOrZero), size: size, proposal: question)
    return height.finiteOrZero
  }

  /// The size of a colour or a shape in a row that is higher for other reasons: all of it. Nil for
  /// other rows.
  private func filling(
    _ subview: LayoutSubview, _ room: ProposedViewSize, _ size: CGSize
  ) -> CGSize? {
    guard subview.isDecoration, let height = room.height, height > size.height else { return nil }
    let filled = subview.sizeThatFits(room)
    return filled.height == height ? filled : nil
  }

  private func rowHeight(
    _ subview: LayoutSubview, _ item: ListItemTrait, _ insets: EdgeInsets, content size: CGSize,
    in subviews: LayoutSubviews
  ) -> CGFloat {
    var terms: [Reason.Term] = [.init(.plus, size.height, node: subview.id)]
    terms.append(.init(.plus, insets.total(.vertical), .insets))
    if item.role == .row { terms.append(.init(.atLeast, style.leastRow, .assumedLeastRow)) }
    let height = terms.sum ?? 0
    subviews.explain {
      Reason(
        $0, item.role == .row ? .row : .heading, axis: .vertical, child: subview.id,
        result: height, terms: terms)
    }
    return height
  }

  private func explainOffer(
    _ offer: CGFloat, of width: CGFloat, insets: EdgeInsets, to subview: LayoutSubview,
    _ subviews: LayoutSubviews
  ) {
    subviews.explain {
      var terms: [Reason.Term] = [.init(.plus, width, .listWidth)]
      let sides = insets.total(.horizontal) + style.margin * 2
      terms.append(.init(.minus, sides, .rowMargins))
      terms.append(.init(.atLeast, 0, .notNegative))
      return Reason(
        $0, .offer, axis: .horizontal, child: subview.id, result: offer, terms: terms)
    }
  }

  /// It has the spacing of a plain view, not that of its texts. Source: swiftui-web.
  package func spacing(subviews: LayoutSubviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }
}

/// The lengths of one style of list, in points.
package struct ListMeasures: Sendable {
  /// The margin on both sides of the rows.
  package var margin: CGFloat = 0
  package var leastRow: CGFloat = 0
  package var rowInsets: EdgeInsets
  package var headerInsets: EdgeInsets
  package var footerInsets: EdgeInsets
  /// The space above the first row of a list that does not begin with a header.
  package var top: CGFloat = 0
  package var sectionGap: CGFloat = 0
  /// The space above a header that begins the list, and above later headers.
  package var headerTop: CGFloat = 0
  package var headerGap: CGFloat = 0
  package var rowGap: CGFloat = 0
  /// Its least width where none is proposed, if it is as high as its rows.
  package var leastIdeal: CGFloat = 0
  /// Whether it is as high as its rows if no height is proposed.
  package var isAsHighAsItsRows = false

  package init(rowInsets: EdgeInsets, headerInsets: EdgeInsets, footerInsets: EdgeInsets) {
    self.rowInsets = rowInsets
    self.headerInsets = headerInsets
    self.footerInsets = footerInsets
  }

  func insets(of subview: LayoutSubview, _ item: ListItemTrait) -> EdgeInsets {
    var insets = subview[ListRowInsets.self] ?? insets(of: item.role)
    for change in subview[ListRowEdges.self] { change.apply(to: &insets) }
    return insets
  }

  private func insets(of role: ListItemTrait.Role) -> EdgeInsets {
    switch role {
    case .row: rowInsets
    case .header: headerInsets
    case .footer: footerInsets
    }
  }

  package mutating func insetRows(by inset: CGFloat, top: CGFloat) {
    (rowInsets.leading, rowInsets.trailing) = (inset, inset)
    self.top = top
  }

  /// The gap before a row; the first row and the first of a section have one as well.
  func gap(before item: ListItemTrait, after previous: ListItemTrait?) -> CGFloat {
    guard let previous else { return item.role == .header ? headerTop : top }
    if item.section != previous.section { return item.role == .header ? headerGap : sectionGap }
    return item.role == .row && previous.role == .row ? rowGap : 0
  }
}
