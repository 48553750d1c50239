/// `HSplitView` and `VSplitView`: panes with a line between them, which together fill the view.
///
/// A pane with a greatest length begins with its ideal one, the others share the rest. Source:
/// assumed (NEGOTIATION §23); AppKit's split view keeps panes between their limits.
package struct SplitLayout: BuiltInLayout {
  private let axis: Axis
  /// The line between two panes, in points. Source: AppKit's thin divider.
  private static let line: CGFloat = 1

  /// - Parameter axis: along which the panes follow each other.
  package init(_ axis: Axis) { self.axis = axis }

  package var roles: NodeRoles { [.divides(axis)] }

  package static var layoutProperties: LayoutProperties { LayoutProperties() }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> CGSize {
    let lengths = lengths(proposal, subviews)
    var size = CGSize.zero
    size[axis] = total(lengths, subviews, proposal[axis])
    size[axis.cross] =
      proposal[axis.cross] ?? zip(subviews, lengths)
      .map { $0.sizeThatFits(question($1, across: nil))[axis.cross] }.max() ?? 0
    return size
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    var start = bounds.origin[axis]
    for (pane, length) in zip(subviews, lengths(ProposedViewSize(bounds.size), subviews)) {
      var room = bounds
      room.origin[axis] = start
      room.size[axis] = length
      pane.center(in: room, proposal: question(length, across: bounds.size[axis.cross]))
      start += length + Self.line
    }
  }

  /// It has the spacing of a plain view, not that of its texts. Source: swiftui-web.
  package func spacing(subviews: LayoutSubviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }

  private func question(_ length: CGFloat?, across: CGFloat?) -> ProposedViewSize {
    var question = ProposedViewSize(width: across, height: across)
    question[axis] = length
    return question
  }

  private func lines(_ subviews: LayoutSubviews) -> CGFloat {
    Self.line * CGFloat(max(0, subviews.count - 1))
  }

  private func total(
    _ lengths: [CGFloat], _ subviews: LayoutSubviews, _ proposed: CGFloat?
  ) -> CGFloat {
    var terms = zip(subviews, lengths).map { Reason.Term(.plus, $1, node: $0.id) }
    terms.append(.init(.plus, lines(subviews), .spacing))
    if let proposed { terms.append(.init(.atLeast, proposed, .proposed)) }
    let total = Reason(subviews.container, .size, terms: terms).sum ?? 0
    subviews.explain { Reason($0, .size, axis: axis, result: total, terms: terms) }
    return total
  }

  /// The lengths of all panes; those of their own where nothing is proposed.
  private func lengths(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> [CGFloat] {
    let across = proposal[axis.cross]
    let panes = subviews.map { pane in
      let answer = { pane.sizeThatFits(question($0, across: across))[axis] }
      return Pane(least: answer(0), ideal: answer(nil), greatest: answer(.infinity))
    }
    guard let proposed = proposal[axis], proposed.isFinite else {
      return panes.map { proposal[axis] == nil ? $0.ideal : $0.greatest }
    }
    return Pane.lengths(panes, in: max(0, proposed - lines(subviews)))
  }
}

/// A pane's limits, in points.
private struct Pane {
  let least: CGFloat
  let ideal: CGFloat
  let greatest: CGFloat

  init(least: CGFloat, ideal: CGFloat, greatest: CGFloat) {
    self.least = least
    self.greatest = max(least, greatest)
    self.ideal = min(max(ideal, least), self.greatest)
  }

  private var isOpen: Bool { !greatest.isFinite }

  static func lengths(_ panes: [Pane], in room: CGFloat) -> [CGFloat] {
    let bounded = panes.filter { !$0.isOpen }.reduce(0) { $0 + $1.ideal }
    let shares = shares(panes.filter(\.isOpen), in: room - bounded)
    var open = shares.makeIterator()
    let start = panes.map { $0.isOpen ? open.next() ?? $0.least : $0.ideal }
    let left = room - start.reduce(0, +)
    let end = left < 0 ? \Pane.least : \Pane.greatest
    let reach = zip(panes, start).reduce(0) { reach, pane in
      pane.0.isOpen ? reach : reach + abs(pane.0[keyPath: end] - pane.1)
    }
    guard reach > 0, left < 0 || shares.isEmpty else { return start }
    let part = min(1, abs(left) / reach)
    return zip(panes, start).map { $0.isOpen ? $1 : $1 + ($0[keyPath: end] - $1) * part }
  }

  /// Equal shares, none below its minimum: the others divide what that leaves.
  private static func shares(_ panes: [Pane], in room: CGFloat) -> [CGFloat] {
    var (rest, count) = (room, CGFloat(panes.count))
    for pane in panes.sorted(by: { $0.least > $1.least }) where pane.least > rest / count {
      (rest, count) = (rest - pane.least, count - 1)
    }
    return panes.map { count > 0 ? max($0.least, rest / count) : $0.least }
  }
}
