import Foundation
import HaggleTraces
import HaggleVocabulary

/// Traces on which every node is a case for some rule.
enum GrownTrace: String, CaseIterable {
  /// Each of many levels overflows the one around it.
  case deep
  /// Stacks inside of each other, each with a child that may have left room.
  case suspects
  /// A list whose rows all overflow it.
  case wide
  /// The same, where all rows are written in one line of the source.
  case alike

  func trace(_ count: Int) -> Trace {
    switch self {
    // A tenth of the nodes: no view is deeper.
    case .deep: Self.deep(count / 10)
    case .suspects: Self.suspects(count / 20)
    case .wide: Self.list(count, line: nil)
    case .alike: Self.list(count, line: 2)
    }
  }

  private static func deep(_ levels: Int) -> Trace {
    var trace = Trace()
    for level in 0..<levels {
      let width = 100 + CGFloat(level)
      let frame = trace.add("frame", in: level == 0 ? nil : NodeID(level - 1))
      trace.ask(frame, offered: width - 1, answered: width)
      trace.place(frame, CGRect(x: 0, y: 0, width: width, height: 10), offered: width - 1)
    }
    return trace
  }

  private static func suspects(_ levels: Int) -> Trace {
    var trace = Trace()
    var parent: NodeID?
    for level in 0..<levels {
      let stack = trace.add("HStack", in: parent)
      let half = trace.add("half", in: stack)
      let least = 8 * CGFloat(levels - level)
      for width in [0, CGFloat.infinity] { trace.ask(half, offered: width, answered: width) }
      trace.ask(stack, offered: 0, answered: least)
      trace.ask(stack, offered: 100, answered: least + 10_000)
      let bounds = CGRect(x: 0, y: 0, width: least + 10_000, height: 10)
      trace.place(stack, bounds, offered: 100)
      trace.place(half, CGRect(x: 0, y: 0, width: 50, height: 10), offered: 100)
      parent = stack
    }
    return trace
  }

  private static func list(_ count: Int, line: Int?) -> Trace {
    var trace = Trace()
    let list = trace.add("VStack", in: nil)
    trace.place(list, CGRect(x: 0, y: 0, width: 100, height: 100), offered: 100)
    for _ in 0..<count {
      let row = trace.add("Color", in: list, line: line)
      trace.place(row, CGRect(x: 0, y: 0, width: 120, height: 10), offered: 100)
    }
    return trace
  }
}

extension Trace {
  fileprivate mutating func add(_ kind: String, in parent: NodeID?, line: Int? = nil) -> NodeID {
    let place = line.map { SourcePlace(line: $0, column: 1) }
    nodes.append(Node(kind: kind, name: "\(kind).\(nodes.count)", parent: parent, place: place))
    return NodeID(nodes.count - 1)
  }

  fileprivate mutating func ask(_ node: NodeID, offered: CGFloat, answered: CGFloat) {
    let proposal = ProposedViewSize(width: offered, height: 10)
    events.append(.ask(Event.Ask(node: node, proposal: proposal, caller: nil)))
    let size = CGSize(width: answered, height: 10)
    events.append(.answer(node: node, size: size, isCached: false))
  }

  fileprivate mutating func place(_ node: NodeID, _ frame: CGRect, offered: CGFloat) {
    let proposal = ProposedViewSize(width: offered, height: 10)
    events.append(.place(Event.Placement(node: node, frame: frame, proposal: proposal)))
  }
}
