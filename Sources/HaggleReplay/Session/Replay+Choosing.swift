import HaggleTraces
package import HaggleVocabulary

/// The selected view: rows of the tree, and calls of the stack.
extension Replay {
  /// The views that the tree shows: each before those in it, without what is folded away.
  package var rows: [NodeID] {
    guard !settings.folded.isEmpty else { return timeline.tree.preorder }
    var rows: [NodeID] = []
    var hiddenBelow = Int.max
    for node in timeline.tree.preorder {
      let depth = timeline.tree.depth(of: node)
      if depth > hiddenBelow { continue }
      hiddenBelow = settings.folded.contains(node) ? depth : .max
      rows.append(node)
    }
    return rows
  }

  func choose(_ instruction: Instruction) -> Outcome {
    if instruction.command == .select { return select(instruction.argument ?? "") }
    guard let selected else { return outcome("the trace has no views") }
    let count = instruction.count ?? 1
    switch instruction.command {
    case .down: return chosen(row(of: selected, offset: count), "this is the last row")
    case .up: return chosen(row(of: selected, offset: -count), "this is the first row")
    case .left: return left(selected)
    case .right: return right(selected)
    case .sibling: return chosen(sibling(of: selected, count), "no view follows beside it")
    case .siblingBack: return chosen(sibling(of: selected, -count), "no view stands before it")
    case .parent:
      return chosen(trace.nodes[selected.index].parent, "no view is known around it")
    case .fold: return fold(selected, !settings.folded.contains(selected))
    default: return call(instruction.command, count)
    }
  }

  private func select(_ name: String) -> Outcome {
    trace.node(called: name).map { chosen($0, "") } ?? refused(stranger(name))
  }

  /// Why there is no view of this name.
  func stranger(_ name: String) -> String {
    let alike = trace.nodes(ofKind: name).map { trace.name(of: $0) }
    if alike.isEmpty { return "no view is called \(name); :tree lists them" }
    let shown = alike.prefix(Self.mostAlike).joined(separator: ", ")
    return "\(name) is several views: \(shown)" + (alike.count > Self.mostAlike ? ", …" : "")
  }

  private static let mostAlike = 12

  private func chosen(_ node: NodeID?, _ refusal: String) -> Outcome {
    guard let node else { return outcome(refusal) }
    return after { $0.chosen = node }
  }

  private func row(of node: NodeID, offset: Int) -> NodeID? {
    let rows = rows
    guard let row = rows.firstIndex(of: node) ?? rows.firstIndex(of: visible(node)) else {
      return rows.first
    }
    let target = min(max(row + offset, 0), rows.count - 1)
    return target == row ? nil : rows[target]
  }

  /// The node, or where it is folded away the one that hides it.
  package func visible(_ node: NodeID) -> NodeID {
    var visible = node
    var around = trace.nodes[node.index].parent
    while let parent = around {
      if settings.folded.contains(parent) { visible = parent }
      around = trace.nodes[parent.index].parent
    }
    return visible
  }

  private func left(_ node: NodeID) -> Outcome {
    let isOpen =
      !timeline.tree.children(of: node).isEmpty && !settings.folded.contains(node)
    if isOpen { return fold(node, true) }
    return chosen(trace.nodes[node.index].parent, "no view is known around it")
  }

  private func right(_ node: NodeID) -> Outcome {
    if settings.folded.contains(node) { return fold(node, false) }
    return chosen(timeline.tree.children(of: node).first, "there is no view in it")
  }

  private func fold(_ node: NodeID, _ isFolded: Bool) -> Outcome {
    if timeline.tree.children(of: node).isEmpty { return outcome("there is no view in it") }
    return after { replay in
      replay.chosen = node
      replay.change(isFolded ? "folding" : "unfolding") { settings in
        if isFolded { settings.folded.insert(node) } else { settings.folded.remove(node) }
      }
    }
  }

  private func sibling(of node: NodeID, _ offset: Int) -> NodeID? {
    let siblings =
      trace.nodes[node.index].parent.map { timeline.tree.children(of: $0) } ?? timeline.tree.roots
    guard let place = siblings.firstIndex(of: node) else { return nil }
    let target = min(max(place + offset, 0), siblings.count - 1)
    return target == place ? nil : siblings[target]
  }

  /// Along the calls that are open: outwards to the caller, inwards to the callee.
  private func call(_ command: Command, _ count: Int) -> Outcome {
    let stack = timeline.stack(at: cursor)
    guard !stack.isEmpty else { return outcome("no call is open here") }
    let place = chosenCall.flatMap { stack.firstIndex(of: $0) } ?? stack.count - 1
    let isFirst =
      chosenCall == nil && chosen == nil && event?.node != timeline.spans[stack[place]].node
    let offset = command == .caller ? -count + (isFirst ? 1 : 0) : count
    let target = min(max(place + offset, 0), stack.count - 1)
    if target == place, !isFirst {
      return outcome(
        command == .caller ? "this is the outermost call" : "this is the innermost call")
    }
    return after { replay in
      replay.chosenCall = stack[target]
      replay.chosen = replay.timeline.spans[stack[target]].node
    }
  }
}
