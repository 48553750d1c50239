/// Divides the length of a stack in the steps of docs/NEGOTIATION.md: step 5 is rule 12.5.
///
/// Source: decompiled, and verified by logs and measured frames (NEGOTIATION §12).
struct StackNegotiation {
  let stack: Stack
  let subviews: LayoutSubviews

  private var axis: Axis { stack.axis }

  /// Sizes the children for `proposal` and sums them up, unless the memory already has this result.
  func run(_ proposal: ProposedViewSize, _ memory: inout StackMemory) {
    guard memory.lastProposal != proposal, !memory.children.isEmpty else { return }
    if stack.isOfColumns, !memory.isIndented { indent(&memory) }
    if let length = proposal[axis] {
      sort(proposal, &memory)
      distribute(length, across: proposal[axis.cross], &memory)
    } else {
      sizeIdeally(across: proposal[axis.cross], &memory)
    }
    arrange(&memory)
    memory.lastProposal = proposal
  }

  /// Finds the column before the guide: as long as the longest part before it of a child.
  private func indent(_ memory: inout StackMemory) {
    memory.isIndented = true
    let parts = subviews.map { subview in
      max(subview.dimensions(in: .unspecified)[explicit: stack.guide]?.finite ?? 0, 0)
    }
    let longest = parts.max() ?? 0
    for (index, part) in parts.enumerated() { memory.children[index].indent = longest - part }
  }

  /// The room across the stack that a child is offered.
  private func room(_ cross: CGFloat?, for index: Int, _ memory: StackMemory) -> CGFloat? {
    guard stack.isOfColumns, let cross else { return cross }
    return max(cross - memory.children[index].indent, 0)
  }

  /// Step 2: without a proposed length every child is asked for its ideal, in order.
  private func sizeIdeally(across cross: CGFloat?, _ memory: inout StackMemory) {
    for index in memory.children.indices {
      offer(nil, across: cross, to: index, &memory)
    }
  }

  /// Steps 4 and 5: the groups of equal priority are served one after the other.
  private func distribute(_ length: CGFloat, across cross: CGFloat?, _ memory: inout StackMemory) {
    var remaining = RemainingLength(length, memory.totalSpacing)
    var next = 0
    while next < memory.order.count {
      let group = priorityGroup(from: next, memory)
      next = group.upperBound
      settleReserve(group, of: memory, &remaining)
      for (served, index) in memory.order[group].enumerated() {
        let share = remaining.share(among: group.count - served)
        explain(share, from: remaining, among: group.count - served, to: index)
        offer(share, across: cross, to: index, &memory)
        remaining.subtract(memory.children[index].size[axis])
      }
    }
  }

  /// A run of equal priority in the serving order. A NaN priority equals nothing and forms its own
  /// group.
  private func priorityGroup(from first: Int, _ memory: StackMemory) -> Range<Int> {
    let priority = memory.children[memory.order[first]].priority
    var end = first + 1
    while end < memory.order.count, memory.children[memory.order[end]].priority == priority {
      end += 1
    }
    return first..<end
  }

  /// Step 4: the first group leaves the minimums of all others; each later one gets its own back.
  private func settleReserve(
    _ group: Range<Int>, of memory: StackMemory, _ remaining: inout RemainingLength
  ) {
    let isFirst = group.lowerBound == 0
    let held = isFirst ? group.upperBound..<memory.order.count : group
    let minimums = memory.order[held].reduce(0) { $0 + (memory.children[$1].minimum ?? 0) }
    let before = remaining.left
    remaining.subtract(isFirst ? minimums : -minimums)
    explainReserve(remaining, before: before, minimums, isFirst: isFirst)
  }

  /// Asks a child with its share for its size, and for its guide at that size.
  private func offer(
    _ length: CGFloat?, across cross: CGFloat?, to index: Int, _ memory: inout StackMemory
  ) {
    let room = room(cross, for: index, memory)
    let offer = ProposedViewSize(length, along: axis, across: room)
    let dimensions = subviews[index].dimensions(in: offer)
    memory.children[index].offer = offer
    memory.children[index].size = dimensions.size
    memory.children[index].origin[axis.cross] = -dimensions[stack.guide]
  }

  /// Step 6: one after the other along the axis; across it the guides meet on one line. In a stack
  /// of infinite extent there is no such line, and everything starts at 0.
  private func arrange(_ memory: inout StackMemory) {
    let extent = crossExtent(memory)
    var end: CGFloat = 0
    for index in memory.children.indices {
      let child = memory.children[index]
      let start = end + child.distance
      memory.children[index].origin[axis] = start.or(0)
      memory.children[index].origin[axis.cross] =
        extent.length.isFinite ? child.origin[axis.cross] - extent.lower : 0
      end = start + child.size[axis]
    }
    memory.size = CGSize(end, along: axis, across: extent.length)
    explainSize(memory, extent)
  }

  /// The union of the children's extents around the guide's line, including the line itself.
  private func crossExtent(_ memory: StackMemory) -> Extent {
    var extent = Extent()
    for child in memory.children {
      let start = child.origin[axis.cross]
      let length = child.size[axis.cross]
      if length == .infinity || !start.isFinite { return Extent(lower: 0, upper: .infinity) }
      extent.lower = min(extent.lower, start)
      extent.upper = max(extent.upper, start + length)
    }
    return extent
  }

  struct Extent {
    var lower: CGFloat = 0
    var upper: CGFloat = 0
    var length: CGFloat { upper - lower }
  }

  /// The length left to distribute, in points.
  struct RemainingLength {
    let proposed: CGFloat
    let spacing: CGFloat
    var left: CGFloat

    init(_ proposed: CGFloat, _ spacing: CGFloat) {
      self.proposed = proposed
      self.spacing = spacing
      left = proposed - spacing
    }

    func share(among count: Int) -> CGFloat { max(left / CGFloat(count), 0) }

    /// ∞ − ∞ is undefined: the remaining length then stays as it is.
    mutating func subtract(_ length: CGFloat) { left = (left - length).or(left) }
  }
}

// MARK: - Step 3: the order

extension StackNegotiation {
  /// Sorts the children by priority and flexibility; known ranges are valid for one cross proposal.
  ///
  /// It starts from the children's own order each time. SwiftUI starts from its last order, so
  /// equal questions may get different answers there if ranges tie (docs/NEGOTIATION.md,
  /// "Conflicts").
  private func sort(_ proposal: ProposedViewSize, _ memory: inout StackMemory) {
    let cross = proposal[axis.cross]
    if let last = memory.lastProposal, last[axis.cross] == cross, last[axis] != nil { return }
    for index in memory.children.indices {
      memory.children[index].minimum = nil
      memory.children[index].maximum = nil
      memory.order[index] = index
    }
    sortChildren(across: cross, &memory)
    probeReserved(across: cross, &memory)
    explainOrder(memory)
  }

  /// Insertion sort for up to 32 children, because its comparisons decide which children are asked,
  /// and when.
  private func sortChildren(across cross: CGFloat?, _ memory: inout StackMemory) {
    guard memory.order.count <= 32 else {
      var order = memory.order
      order.sort { isServed($0, before: $1, across: cross, &memory) }
      memory.order = order
      return
    }
    for unsorted in memory.order.indices.dropFirst() {
      var position = unsorted
      while position > 0,
        isServed(memory.order[position], before: memory.order[position - 1], across: cross, &memory)
      {
        memory.order.swapAt(position, position - 1)
        position -= 1
      }
    }
  }

  private func isServed(
    _ a: Int, before b: Int, across cross: CGFloat?, _ memory: inout StackMemory
  ) -> Bool {
    let (first, second) = (memory.children[a].priority, memory.children[b].priority)
    guard first == second else { return first > second }
    return flexibility(of: a, across: cross, &memory) < flexibility(of: b, across: cross, &memory)
  }

  private func flexibility(
    of index: Int, across cross: CGFloat?, _ memory: inout StackMemory
  ) -> FlexibilityEstimate {
    FlexibilityEstimate(
      minimum: minimum(of: index, across: cross, &memory),
      maximum: maximum(of: index, across: cross, &memory))
  }

  private func minimum(
    of index: Int, across cross: CGFloat?, _ memory: inout StackMemory
  ) -> CGFloat {
    if let known = memory.children[index].minimum { return known }
    let room = room(cross, for: index, memory)
    let answer = subviews[index].sizeThatFits(ProposedViewSize(0, along: axis, across: room))[axis]
    memory.children[index].minimum = answer
    return answer
  }

  private func maximum(
    of index: Int, across cross: CGFloat?, _ memory: inout StackMemory
  ) -> CGFloat {
    if let known = memory.children[index].maximum { return known }
    let room = room(cross, for: index, memory)
    let question = ProposedViewSize(.infinity, along: axis, across: room)
    let answer = subviews[index].sizeThatFits(question)[axis]
    memory.children[index].maximum = answer
    return answer
  }

  /// Step 4 needs the minimums of all groups below the first; from the last to the first.
  private func probeReserved(across cross: CGFloat?, _ memory: inout StackMemory) {
    guard let first = memory.order.first else { return }
    for index in memory.order.reversed() {
      guard memory.children[index].priority != memory.children[first].priority else { return }
      _ = minimum(of: index, across: cross, &memory)
    }
  }
}
