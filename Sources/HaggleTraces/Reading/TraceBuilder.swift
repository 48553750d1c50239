import HaggleVocabulary

/// A trace built record by record, independent of the file's encoding.
///
/// Positions identify records in the file for messages, in any unit.
struct TraceBuilder {
  let name: String
  var trace = Trace()
  var warnings: [String] = []
  /// For each node, the number of unanswered asks.
  private var openAsks: [Int] = []
  /// The positions of nodes and remarks, for checks at the end.
  private var nodePositions: [Int] = []
  private var remarkPositions: [Int] = []

  init(named name: String) { self.name = name }

  mutating func readHeader(_ members: [JSONMember]) throws(RecordFault) {
    var fields = RecordFields(members, of: "the header", nodeCount: 0)
    try trace.header.read(&fields)
    if !fields.rest.isEmpty { trace.unknownKeys[.header] = fields.rest }
  }

  /// Adds a warning about how much of an incomplete file was read.
  mutating func warnLoss(_ what: String) {
    let events = NumberText.counted(trace.events.count, "event")
    warnings.append("\(name) \(what): \(events) could be read, the rest is lost")
  }

  /// Adds a record to the trace.
  mutating func read(_ members: [JSONMember], at position: Int) throws(RecordFault) {
    guard let kind = RecordKind(of: members), kind.isReadable(members) else {
      return addUnknown(members, at: position)
    }
    var fields = RecordFields(members, of: kind.subject, nodeCount: trace.nodes.count)
    let id = try add(kind, &fields, at: position)
    if !fields.rest.isEmpty { trace.unknownKeys[id] = fields.rest }
  }

  private mutating func add(
    _ kind: RecordKind, _ fields: inout RecordFields, at position: Int
  ) throws(RecordFault) -> Trace.RecordID {
    switch kind {
    case .node: return try addNode(&fields, at: position)
    case .finding: return add(.finding(try Finding(&fields)), at: position)
    case .verdict: return add(.verdict(try Verdict(&fields)), at: position)
    case .mark: return add(.mark(try Mark(&fields)), at: position)
    case .annotation: return add(.annotation(try Annotation(&fields)), at: position)
    case .cure: return add(.cure(try Cure(&fields)), at: position)
    default:
      if let event = try Event(kind, &fields) { try add(event) }
      return .event(trace.events.count - 1)
    }
  }

  mutating func add(_ event: Event) throws(RecordFault) {
    try checkNesting(event)
    trace.events.append(event)
  }

  private mutating func add(_ remark: Remark, at position: Int) -> Trace.RecordID {
    trace.remarks.append(remark)
    remarkPositions.append(position)
    return .remark(trace.remarks.count - 1)
  }

  private mutating func addUnknown(_ members: [JSONMember], at position: Int) {
    _ = add(.other(.object(members), position: trace.events.count), at: position)
    guard let kind = members.first?.key else { return }
    let warning =
      "\(name) has records of the kind “\(kind)”, which this version does not "
      + (RecordKind(rawValue: kind) == nil ? "know" : "understand") + "; they are kept as they are"
    if warnings.count < 20, !warnings.contains(warning) { warnings.append(warning) }
  }

  private mutating func addNode(
    _ fields: inout RecordFields, at position: Int
  ) throws(RecordFault) -> Trace.RecordID {
    let id = try fields.integer("node")
    let next = trace.nodes.count
    guard id >= next else { throw RecordFault(reason: "node \(id) is declared twice") }
    guard id == next else {
      throw RecordFault(reason: "node \(next) is missing: node \(id) is declared before it")
    }
    trace.nodes.append(try Trace.Node(&fields, birth: trace.events.count))
    nodePositions.append(position)
    openAsks.append(0)
    return .node(id)
  }

  /// Checks that an answer has a question.
  private mutating func checkNesting(_ event: Event) throws(RecordFault) {
    switch event {
    case .ask(let ask): openAsks[ask.node.index] += 1
    case .answer(let node, _, _):
      guard openAsks[node.index] > 0 else {
        throw RecordFault(reason: "node \(node.index) answers without having been asked")
      }
      openAsks[node.index] -= 1
    default: break
    }
  }
}

/// Checks that are only possible after all records were read.
extension TraceBuilder {
  mutating func checkReferences(isCutOff: Bool) throws(RecordFault) {
    for index in trace.nodes.indices {
      guard let parent = trace.nodes[index].parent else { continue }
      if trace.nodes.indices.contains(parent.index) { continue }
      guard isCutOff else {
        throw RecordFault(
          reason: "the parent of node \(index) is node \(parent.index), which is not declared",
          position: nodePositions[index])
      }
      trace.nodes[index].parent = nil
    }
    if let node = trace.nodeInsideItself {
      throw RecordFault(
        reason: "node \(node) lies inside itself", position: nodePositions[node])
    }
    try checkEventNumbers()
  }

  private func checkEventNumbers() throws(RecordFault) {
    for (index, remark) in trace.remarks.enumerated() {
      let (subject, numbers) = remark.eventNumbers
      if let number = numbers.first(where: { !trace.events.indices.contains($0) }) {
        throw RecordFault(
          reason: "\(subject) names event \(number); there are \(trace.events.count) events",
          position: remarkPositions[index])
      }
    }
  }
}

extension Trace {
  /// A node that is its own ancestor; nil if the parents form trees.
  fileprivate var nodeInsideItself: Int? {
    var visitor = [Int](repeating: -1, count: nodes.count)
    for start in nodes.indices {
      var node = start
      while visitor[node] < 0 {
        visitor[node] = start
        guard let parent = nodes[node].parent else { break }
        node = parent.index
        if visitor[node] == start { return node }
      }
    }
    return nil
  }
}

extension Remark {
  /// The events that it refers to, and its name in messages.
  fileprivate var eventNumbers: (subject: String, numbers: [Int]) {
    switch self {
    case .finding(let finding):
      ("a finding", finding.evidence + finding.consequences.flatMap(\.evidence))
    case .mark(let mark): ("a mark", [mark.event])
    case .annotation(let annotation): ("an annotation", annotation.event.map { [$0] } ?? [])
    case .verdict, .cure, .other: ("a record", [])
    }
  }
}
