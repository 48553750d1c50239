/// `ViewThatFits`: the first child whose ideal size fits, else the last one.
///
/// Children are asked in order, with nil on the relevant axes. Children that are not chosen are not
/// laid out. Source: documented and described by developers (NEGOTIATION §19); that a child is
/// asked the proposal itself on the other axis is inferred.
package struct ViewThatFitsLayout: BuiltInLayout {
  private let axes: Axis.Set

  package init(in axes: Axis.Set = [.horizontal, .vertical]) { self.axes = axes }

  package var roles: NodeRoles { [] }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    guard let chosen = choice(proposal, subviews) else { return .zero }
    return subviews[chosen].sizeThatFits(proposal)
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard let chosen = choice(proposal, subviews) else { return }
    for index in subviews.indices where index != chosen { subviews[index].leaveOut() }
    subviews[chosen].place(at: bounds.origin, proposal: proposal)
  }

  /// The chosen child's guides. Inferred.
  package func guide(
    _ key: AlignmentKey, in bounds: CGRect, for proposal: ProposedViewSize, _ subviews: Subviews,
    _ cache: inout Void
  ) -> CGFloat? {
    choice(proposal, subviews).flatMap { subviews[$0].dimensions(in: proposal)[explicit: key] }
  }

  private func choice(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Int? {
    var ideal = proposal
    for axis in Axis.both where axes.contains(axis) { ideal[axis] = nil }
    for index in subviews.indices.dropLast() {
      let size = subviews[index].sizeThatFits(ideal)
      let tooLong = Axis.both.first { axis in
        axes.contains(axis) && proposal[axis].map { size[axis] > $0 } ?? false
      }
      explain(subviews[index], size, tooLongOn: tooLong, proposal: proposal, subviews)
      if tooLong == nil { return index }
    }
    explainLast(subviews)
    return subviews.indices.last
  }

  /// The last child is taken without a question.
  private func explainLast(_ subviews: Subviews) {
    guard subviews.count > 1, let last = subviews.last else { return }
    subviews.explain {
      Reason($0, .choice, child: last.id, detail: .lastChoice)
    }
  }

  /// The space left beside the child: negative if it does not fit.
  private func explain(
    _ child: LayoutSubview, _ size: CGSize, tooLongOn tooLong: Axis?, proposal: ProposedViewSize,
    _ subviews: Subviews
  ) {
    for axis in Axis.both where axes.contains(axis) && (tooLong ?? axis) == axis {
      guard let length = proposal[axis], (length - size[axis]).isFinite else { continue }
      subviews.explain {
        Reason(
          $0, .room, axis: axis, child: child.id, result: length - size[axis],
          terms: [
            .init(.plus, length, .proposed), .init(.minus, size[axis], .ideal, node: child.id),
          ],
          detail: .fits(tooLong == nil))
      }
    }
  }

  package func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    subviews.first?.spacing ?? ViewSpacing()
  }
}
