// The reasons of a stack, with terms in the order of computation.
extension StackNegotiation {
  /// The maximum number of children whose terms are listed: reasons would grow with every question.
  private static let mostTerms = 32

  func explainOrder(_ memory: StackMemory) {
    subviews.explain { node in
      let ranked = memory.order.map { index in
        let child = memory.children[index]
        return Reason.Ranked(
          node: subviews[index].id, priority: child.priority, minimum: child.minimum,
          maximum: child.maximum)
      }
      return Reason(node, .order, axis: stack.axis, order: ranked)
    }
  }

  func explainReserve(
    _ remaining: RemainingLength, before: CGFloat, _ minimums: CGFloat, isFirst: Bool
  ) {
    guard isFirst || minimums != 0 else { return }
    let isKept = (isFirst ? before - minimums : before + minimums).isNaN
    subviews.explain { node in
      var terms: [Reason.Term] =
        isFirst
        ? [.init(.plus, remaining.proposed, .proposed), .init(.minus, remaining.spacing, .spacing)]
        : [.init(.plus, before, .left)]
      if minimums != 0, !isKept {
        terms.append(
          isFirst
            ? .init(.minus, minimums, .lowerMinimums)
            : .init(.plus, minimums, .returnedMinimums))
      }
      return Reason(
        node, .remaining, axis: stack.axis, result: remaining.left, terms: terms,
        detail: isKept ? .unchanged : nil)
    }
  }

  func explain(_ share: CGFloat, from remaining: RemainingLength, among count: Int, to index: Int) {
    subviews.explain { node in
      Reason(
        node, .share, axis: stack.axis, child: subviews[index].id, result: share,
        from: .init(.plus, remaining.left, .remaining),
        then: .init(.over, CGFloat(count), .childrenLeft), isNotNegative: remaining.left < 0)
    }
  }

  func explainSize(_ memory: StackMemory, _ extent: Extent) {
    subviews.explain { node in
      Reason(
        node, .size, axis: stack.axis, result: memory.size[stack.axis], terms: lengthTerms(memory))
    }
    explainCross(memory, extent)
  }

  /// Answers and spacing in order.
  private func lengthTerms(_ memory: StackMemory) -> [Reason.Term] {
    if memory.children.count > Self.mostTerms, let last = memory.children.last {
      return [
        .init(.plus, last.origin[stack.axis], .lastChildStart),
        .init(.plus, last.size[stack.axis], node: subviews[memory.children.count - 1].id),
      ]
    }
    var terms: [Reason.Term] = []
    terms.reserveCapacity(2 * memory.children.count)
    for (index, child) in memory.children.enumerated() {
      if index > 0, child.distance != 0 { terms.append(.init(.plus, child.distance, .spacing)) }
      terms.append(.init(.plus, child.size[stack.axis], node: subviews[index].id))
    }
    return terms
  }

  /// Across the stack: the tallest child, or the greatest extents on both sides of the guide.
  private func explainCross(_ memory: StackMemory, _ extent: Extent) {
    guard subviews.isObserved else { return }
    let cross = stack.axis.cross
    let children = memory.children
    let tallest = children.indices.max { children[$0].size[cross] < children[$1].size[cross] }
    guard let tallest else { return }
    let length = children[tallest].size[cross]
    subviews.explain { node in
      let isTallest = length == extent.length
      return Reason(
        node, .cross, axis: cross, result: extent.length,
        from: isTallest
          ? .init(.plus, length, node: subviews[tallest].id)
          : .init(.plus, extent.upper, .afterGuide),
        then: isTallest ? nil : .init(.minus, extent.lower, .beforeGuide))
    }
  }
}
