import HaggleTraces
package import HaggleVocabulary

/// Selection: rows of the tree, and calls of the stack.
extension Replay {
  /// The views shown in the tree, in pre-order, without folded ones.
  package var rows: [NodeID] {
    guard !settings.folded.isEmpty else { return tree.preorder }
    var rows: [NodeID] = []
    var hiddenBelow = Int.max
    for node in tree.preorder {
      let depth = tree.depth(of: node)
      if depth > hiddenBelow { continue }
      hiddenBelow = isFolded(node) ? depth : .max
      rows.append(node)
    }
    return rows
  }

  /// Whether the view's content is folded.
  package func isFolded(_ node: NodeID) -> Bool {
    settings.folded.contains(timeline.view(of: node))
  }

  func select(_ address: String) -> Outcome { view(at: address) { chosen($0, or: "") } }

  /// The outcome for the view at an address, or for the selected one without an address; a refusal
  /// if there is none.
  func view(at address: String?, _ outcome: (NodeID) -> Outcome) -> Outcome {
    let (node, refusal) = found(at: address)
    return node.map(outcome) ?? refused(refusal)
  }

  /// The view at an address, or why there is none. Apart from `view(at:_:)`, so that a page does
  /// not hold it once for each command.
  @inline(never) private func found(at address: String?) -> (node: NodeID?, refusal: String) {
    guard let address else { return (selected, "the trace has no views") }
    switch timeline.destination(of: address, at: cursor) {
    case .view(let node): return (node, "")
    case .several(let nodes): return (nil, several(nodes, address))
    case .nothing:
      let meant = timeline.suggestion(for: address)
      return (
        nil, "no view is called \(address)" + (meant.isEmpty ? "; :tree lists them" : meant)
      )
    }
  }

  /// `Text is several views: Text.1 "Sign in", Text.2 "Sign out"`
  private func several(_ nodes: [NodeID], _ address: String) -> String {
    let shown = timeline.candidates(Array(nodes.prefix(Self.mostAlike)), at: address).map {
      $0.mark.isEmpty ? $0.address : "\($0.address) \($0.mark)"
    }
    return "\(address) is several views: " + shown.joined(separator: ", ")
      + (nodes.count > Self.mostAlike ? ", …" : "")
  }

  private static let mostAlike = 12

  private func chosen(_ node: NodeID?, or refusal: String) -> Outcome {
    guard let node else { return outcome(refusal) }
    return after { $0.chosen = node }
  }

  /// The outcome for the selected view.
  private func ofSelected(_ outcome: (NodeID) -> Outcome) -> Outcome {
    selected.map(outcome) ?? self.outcome("the trace has no views")
  }

  func row(_ direction: Direction, _ count: Int) -> Outcome {
    ofSelected { node in
      chosen(
        row(of: node, offset: count * direction.sign),
        or: direction == .forwards ? "this is the last row" : "this is the first row")
    }
  }

  private func row(of node: NodeID, offset: Int) -> NodeID? {
    let rows = rows
    guard let row = rows.firstIndex(of: node) ?? rows.firstIndex(of: visible(node)) else {
      return rows.first
    }
    let target = min(max(row + offset, 0), rows.count - 1)
    return target == row ? nil : rows[target]
  }

  /// The node, or the folded ancestor that hides it.
  package func visible(_ node: NodeID) -> NodeID {
    var visible = node
    var around = trace.nodes[node.index].parent
    while let parent = around {
      if isFolded(parent) { visible = parent }
      around = trace.nodes[parent.index].parent
    }
    return visible
  }

  var parent: Outcome {
    ofSelected { chosen(trace.nodes[$0.index].parent, or: "no view is known around it") }
  }

  /// Folds a view, or selects its parent.
  var outwards: Outcome {
    ofSelected { node in
      let isOpen =
        !tree.children(of: node).isEmpty && !self.isFolded(node)
      return isOpen ? fold(node, true) : parent
    }
  }

  /// Unfolds a view, or selects its first child.
  var inwards: Outcome {
    ofSelected { node in
      if isFolded(node) { return fold(node, false) }
      return chosen(tree.children(of: node).first, or: "there is no view in it")
    }
  }

  var fold: Outcome { ofSelected { fold($0, !isFolded($0)) } }

  private func fold(_ node: NodeID, _ isFolded: Bool) -> Outcome {
    if tree.children(of: node).isEmpty { return outcome("there is no view in it") }
    return after { replay in
      replay.chosen = node
      replay.change(isFolded ? "folding" : "unfolding") { settings in
        let view = timeline.view(of: node)
        if isFolded { settings.folded.insert(view) } else { settings.folded.remove(view) }
      }
    }
  }

  func sibling(_ direction: Direction, _ count: Int) -> Outcome {
    ofSelected { node in
      chosen(
        sibling(of: node, count * direction.sign),
        or: direction == .forwards ? "no view follows beside it" : "no view stands before it")
    }
  }

  private func sibling(of node: NodeID, _ offset: Int) -> NodeID? {
    let siblings =
      trace.nodes[node.index].parent.map { tree.children(of: $0) } ?? tree.roots
    guard let place = siblings.firstIndex(of: node) else { return nil }
    let target = min(max(place + offset, 0), siblings.count - 1)
    return target == place ? nil : siblings[target]
  }

  /// Moves along the open calls: forwards to the callee, backwards to the caller.
  func call(_ direction: Direction, _ count: Int) -> Outcome {
    let stack = timeline.stack(at: cursor)
    guard selected != nil else { return outcome("the trace has no views") }
    guard !stack.isEmpty else { return outcome("no call is open here") }
    let place = chosenCall.flatMap { stack.firstIndex(of: $0) } ?? stack.count - 1
    let isFirst =
      chosenCall == nil && chosen == nil && event?.node != timeline.spans[stack[place]].node
    let offset = direction == .backwards ? -count + (isFirst ? 1 : 0) : count
    let target = min(max(place + offset, 0), stack.count - 1)
    if target == place, !isFirst {
      return outcome(
        direction == .backwards ? "this is the outermost call" : "this is the innermost call")
    }
    return after { replay in
      replay.chosenCall = stack[target]
      replay.chosen = replay.timeline.spans[stack[target]].node
    }
  }
}
