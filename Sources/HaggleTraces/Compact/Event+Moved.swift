import HaggleVocabulary

extension Event {
  /// The event with all its nodes moved by `distance`; nil if one of them is not among the first
  /// `count`, and for rare kinds of event.
  func moved(by distance: Int64, within count: Int) -> Event? {
    var move = Move(distance: distance, count: count)
    let event = move.moved(self)
    return move.isPossible ? event : nil
  }
}

private struct Move {
  let distance: Int64
  let count: Int
  private(set) var isPossible = true

  init(distance: Int64, count: Int) {
    self.distance = distance
    self.count = count
  }

  mutating func moved(_ event: Event) -> Event {
    switch event {
    case .ask(var ask):
      move(&ask.node)
      move(&ask.caller)
      return .ask(ask)
    case .answer(var node, let size, let isCached):
      move(&node)
      return .answer(node: node, size: size, isCached: isCached)
    case .place(var placement):
      move(&placement.node)
      return .place(placement)
    case .reason(var reason):
      move(&reason)
      return .reason(reason)
    case .probe(var node, let proposal, let size):
      move(&node)
      return .probe(node: node, proposal: proposal, size: size)
    case .passBegin, .passEnd, .note:
      isPossible = false
      return event
    }
  }

  private mutating func move(_ reason: inout Reason) {
    move(&reason.node)
    move(&reason.child)
    for index in reason.terms.indices { move(&reason.terms[index].node) }
    for index in reason.order.indices { move(&reason.order[index].node) }
  }

  private mutating func move(_ node: inout NodeID?) {
    guard var moved = node else { return }
    move(&moved)
    node = moved
  }

  private mutating func move(_ node: inout NodeID) {
    let place = Int64(node.index) &+ distance
    guard 0..<Int64(count) ~= place else {
      isPossible = false
      return
    }
    node = NodeID(Int(place))
  }
}
