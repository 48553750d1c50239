import HaggleVocabulary

extension TraceReader {
  /// Adds one record, which starts at `offset`, to the trace.
  mutating func read(_ members: [JSONMember], at offset: Int) throws(RecordFault) {
    guard let kind = RecordKind(of: members), kind.isReadable(members) else {
      return addUnknown(members, at: offset)
    }
    var fields = RecordFields(members, of: kind.subject, nodeCount: trace.nodes.count)
    let id = try add(kind, &fields, at: offset)
    if !fields.rest.isEmpty { trace.unknownKeys[id] = fields.rest }
  }

  private mutating func add(
    _ kind: RecordKind, _ fields: inout RecordFields, at offset: Int
  ) throws(RecordFault) -> Trace.RecordID {
    switch kind {
    case .node: return try addNode(&fields, at: offset)
    case .finding: return add(.finding(try Finding(&fields)), at: offset)
    case .verdict: return add(.verdict(try Verdict(&fields)), at: offset)
    case .mark: return add(.mark(try Mark(&fields)), at: offset)
    case .annotation: return add(.annotation(try Annotation(&fields)), at: offset)
    default:
      if let event = try Event(kind, &fields) { try add(event) }
      return .event(trace.events.count - 1)
    }
  }

  mutating func add(_ event: Event) throws(RecordFault) {
    try checkNesting(event)
    trace.events.append(event)
  }

  private mutating func add(_ remark: Remark, at offset: Int) -> Trace.RecordID {
    trace.remarks.append(remark)
    remarkOffsets.append(offset)
    return .remark(trace.remarks.count - 1)
  }

  private mutating func addUnknown(_ members: [JSONMember], at offset: Int) {
    _ = add(.other(.object(members), position: trace.events.count), at: offset)
    guard let kind = members.first?.key else { return }
    let warning =
      "\(name) has records of the kind “\(kind)”, which this version does not "
      + (RecordKind(rawValue: kind) == nil ? "know" : "understand") + "; they are kept as they are"
    if warnings.count < 20, !warnings.contains(warning) { warnings.append(warning) }
  }

  private mutating func addNode(
    _ fields: inout RecordFields, at offset: Int
  ) throws(RecordFault) -> Trace.RecordID {
    let id = try fields.integer("node")
    let next = trace.nodes.count
    guard id >= next else { throw RecordFault(reason: "node \(id) is declared twice") }
    guard id == next else {
      throw RecordFault(reason: "node \(next) is missing: node \(id) is declared before it")
    }
    trace.nodes.append(try Trace.Node(&fields, birth: trace.events.count))
    nodeOffsets.append(offset)
    openAsks.append(0)
    return .node(id)
  }

  /// An answer belongs to a question.
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

/// What can be checked only when everything has been read.
extension TraceReader {
  mutating func checkReferences(isCutOff: Bool) throws(JSONFault) {
    for index in trace.nodes.indices {
      guard let parent = trace.nodes[index].parent else { continue }
      if trace.nodes.indices.contains(parent.index) { continue }
      guard isCutOff else {
        throw scanner.fault(
          "the parent of node \(index) is node \(parent.index), which is not declared",
          at: nodeOffsets[index])
      }
      trace.nodes[index].parent = nil
    }
    if let node = trace.nodeInsideItself {
      throw scanner.fault("node \(node) lies inside itself", at: nodeOffsets[node])
    }
    try checkEventNumbers()
  }

  private func checkEventNumbers() throws(JSONFault) {
    for (index, remark) in trace.remarks.enumerated() {
      let (subject, numbers) = remark.eventNumbers
      if let number = numbers.first(where: { !trace.events.indices.contains($0) }) {
        throw scanner.fault(
          "\(subject) names event \(number); there are \(trace.events.count) events",
          at: remarkOffsets[index])
      }
    }
  }
}

extension Trace {
  /// A node that is its own ancestor; nil where parents form trees.
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
  /// The events that it names, and what messages call it.
  fileprivate var eventNumbers: (subject: String, numbers: [Int]) {
    switch self {
    case .finding(let finding):
      ("a finding", finding.evidence + finding.consequences.flatMap(\.evidence))
    case .mark(let mark): ("a mark", [mark.event])
    case .annotation(let annotation): ("an annotation", annotation.event.map { [$0] } ?? [])
    case .verdict, .other: ("a record", [])
    }
  }
}
