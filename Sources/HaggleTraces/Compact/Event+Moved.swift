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
      ask.node = moved(ask.node)
      ask.caller = ask.caller.map { moved($0) }
      return .ask(ask)
    case .answer(let node, let size, let isCached):
      return .answer(node: moved(node), size: size, isCached: isCached)
    case .place(var placement):
      placement.node = moved(placement.node)
      return .place(placement)
    case .reason(let reason): return .reason(reason.mapNodes { moved($0) })
    case .probe(let node, let proposal, let size):
      return .probe(node: moved(node), proposal: proposal, size: size)
    case .passBegin, .passEnd, .note:
      isPossible = false
      return event
    }
  }

  private mutating func moved(_ node: NodeID) -> NodeID {
    let place = Int64(node.index) &+ distance
    guard 0..<Int64(count) ~= place else {
      isPossible = false
      return node
    }
    return NodeID(Int(place))
  }
}
