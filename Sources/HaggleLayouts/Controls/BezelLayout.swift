/// The frame around the label of a button or the text of a field: insets and a minimum size.
///
/// A field takes its proposed width, with its text at the leading edge; a button is as wide as its
/// label. The insets are assumed (docs/CONTROLS.md).
package struct BezelLayout: BuiltInLayout {
  private let insets: EdgeInsets
  private let least: CGSize
  private let greedyAxes: Axis.Set
  private let keptAxes: Axis.Set
  private let anchor: UnitPoint

  /// - Parameters:
  ///   - insets: the distance from the edge to the content, in points.
  ///   - least: the minimum size, in points.
  ///   - greedyAxes: the axes on which it takes its proposal.
  ///   - keptAxes: those on which it has its minimum size whatever its content needs: that is
  ///     offered as much and hangs out.
  ///   - anchor: the position of the content.
  package init(
    _ insets: EdgeInsets, least: CGSize = .zero, greedyAxes: Axis.Set = [], keptAxes: Axis.Set = [],
    anchor: UnitPoint = .center
  ) {
    self.insets = insets
    self.least = least
    self.greedyAxes = greedyAxes
    self.keptAxes = keptAxes
    self.anchor = anchor
  }

  package var roles: NodeRoles { [] }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> CGSize {
    let content = subviews.first?.sizeThatFits(question(for: proposal)) ?? .zero
    var size = CGSize.zero
    for axis in Axis.both {
      var terms: [Reason.Term]
      if keptAxes.contains(axis) {
        size[axis] = least[axis]
        explain(axis, least[axis], terms: [.init(.plus, least[axis], .assumed)], subviews)
        continue
      }
      if let length = proposal[axis], greedyAxes.contains(axis) {
        terms = [.init(.plus, length, .proposed)]
      } else {
        terms = [.init(.plus, content[axis], .childAnswer, node: subviews.first?.id)]
        if insets.total(axis) != 0 {
          terms.append(.init(.plus, insets.total(axis), .assumedInsets))
        }
      }
      terms.append(.init(.atLeast, least[axis], .assumedLeast))
      size[axis] = terms.sum ?? 0
      explain(axis, size[axis], terms: terms, subviews)
    }
    return size
  }

  private func question(for proposal: ProposedViewSize) -> ProposedViewSize {
    var question = proposal
    for axis in Axis.both where keptAxes.contains(axis) { question[axis] = least[axis] }
    return question.inset(by: insets)
  }

  private func explain(
    _ axis: Axis, _ length: CGFloat, terms: [Reason.Term], _ subviews: LayoutSubviews
  ) {
    subviews.explain { Reason($0, .inset, axis: axis, result: length, terms: terms) }
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    guard let content = subviews.first else { return }
    let question = question(for: proposal)
    let size = content.sizeThatFits(question)
    let room = CGSize(
      width: bounds.width - insets.total(.horizontal),
      height: bounds.height - insets.total(.vertical))
    let origin = CGPoint(
      x: bounds.minX + insets.leading + ((room.width - size.width) * anchor.x).finiteOrZero,
      y: bounds.minY + insets.top + ((room.height - size.height) * anchor.y).finiteOrZero)
    content.settle(at: origin, size: size, proposal: question)
  }

  /// It has the spacing of a plain view, not that of its texts. Source: swiftui-web.
  package func spacing(subviews: LayoutSubviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }
}
