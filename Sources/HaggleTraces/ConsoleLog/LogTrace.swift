import HaggleVocabulary

/// The nodes and events of a console log.
struct LogTrace {
  private(set) var trace = Trace()
  private(set) var lineOfEvent: [Int] = []
  /// The node of each exchange.
  private(set) var nodes: [NodeID] = []
  private var nodeOfKey: [Key: NodeID] = [:]
  private var names: Set<String> = []
  /// The number of views per label so far, to name the next one.
  private var namesakes: [String: Int] = [:]

  /// The identity of a view: its label or, without one, the depth at which it was asked. A view is
  /// not asked inside itself.
  private struct Key: Hashable {
    let label: String?
    let level: Int
  }

  init(_ pairing: LogPairing) {
    nodes = Self.keys(pairing.exchanges).map { node(for: $0) }
    let exchanges = pairing.exchanges
    let lastAnswer = pairing.steps.lastIndex { if case .answer = $0 { true } else { false } }
    for (number, step) in pairing.steps.enumerated() {
      switch step {
      case .ask(let index):
        // An unanswered one would seem to contain everything that follows.
        guard exchanges[index].answer != nil || number > lastAnswer ?? -1 else { continue }
        trace.events.append(
          .ask(.init(node: nodes[index], proposal: exchanges[index].proposal, caller: nil)))
        lineOfEvent.append(exchanges[index].line)
      case .answer(let index):
        guard let answer = exchanges[index].answer else { continue }
        trace.events.append(.answer(node: nodes[index], size: answer.size, isCached: false))
        lineOfEvent.append(answer.line)
      }
    }
  }

  mutating func add(_ notes: [Event.Note]) {
    trace.events += notes.map { .note($0) }
    lineOfEvent += notes.map { _ in 0 }
  }

  private static func keys(_ exchanges: [LogExchange]) -> [Key] {
    var levels: [Int] = []
    var keys: [Key] = []
    for exchange in exchanges {
      guard let label = exchange.label else {
        levels.append(0)
        keys.append(Key(label: nil, level: exchange.depth))
        continue
      }
      let level =
        exchange.outer.flatMap { outer -> Int? in
          guard exchanges[outer].answer != nil, keys[outer].label == label else { return nil }
          return levels[outer] + 1
        } ?? 0
      levels.append(level)
      keys.append(Key(label: label, level: level))
    }
    return keys
  }

  private mutating func node(for key: Key) -> NodeID {
    if let node = nodeOfKey[key] { return node }
    let node = NodeID(trace.nodes.count)
    let kind = "LayoutMonitor"
    let isNamed = key.label != nil && key.level == 0
    let name = isNamed ? free(key.label ?? kind) : free(numbered: key.label ?? kind)
    trace.nodes.append(Trace.Node(kind: kind, name: name, isLabelled: key.label != nil))
    nodeOfKey[key] = node
    return node
  }

  private mutating func free(_ name: String) -> String {
    names.insert(name).inserted ? name : free(numbered: name)
  }

  private mutating func free(numbered name: String) -> String {
    while true {
      let number = namesakes[name, default: 0] + 1
      namesakes[name] = number
      let numbered = "\(name).\(number)"
      if names.insert(numbered).inserted { return numbered }
    }
  }
}
