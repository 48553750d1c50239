import HaggleVocabulary

/// Writes a trace as `NAME.trace.json`: one valid JSON object, one record per line.
package struct TraceWriter {
  private let trace: Trace
  private var record = RecordBytes()
  private var isFirstRecord = true

  /// The trace as a file; the same bytes for the same trace.
  package static func bytes(of trace: Trace) -> [UInt8] {
    var writer = TraceWriter(trace)
    writer.writeFile()
    return writer.record.json.bytes
  }

  /// One record as it is in the file, without the line break.
  static func bytes(of id: Trace.RecordID, in trace: Trace) -> [UInt8] {
    var writer = TraceWriter(trace)
    writer.write(id)
    return writer.record.json.bytes
  }

  private init(_ trace: Trace) { self.trace = trace }

  private mutating func writeFile() {
    record.json.reserve(64 * (trace.events.count + trace.nodes.count) + 1024)
    record.json.raw("{\"haggle\":")
    record.json.integer(trace.header.version)
    record.json.raw(",\"header\":")
    write(.header)
    record.json.raw(",\"records\":[")
    writeRecords()
    record.json.raw("\n]")
    for member in trace.unknownKeys[.file] ?? [] {
      record.json.raw(",\n")
      record.json.member(member)
    }
    record.json.raw("}\n")
  }

  /// Nodes come before the event that found them there; what this version does not know keeps its
  /// place; what was found out afterwards comes last.
  private mutating func writeRecords() {
    let early = earlyRemarks()
    var node = 0
    var next = 0
    for number in trace.events.indices {
      writeNodes(from: &node, bornBy: number)
      while next < early.count, early[next].position <= number {
        writeLine(.remark(early[next].index))
        next += 1
      }
      writeLine(.event(number))
    }
    writeNodes(from: &node, bornBy: .max)
    let written = Set(early.map(\.index))
    for index in trace.remarks.indices where !written.contains(index) {
      writeLine(.remark(index))
    }
  }

  /// Ids are positions, so a node never comes before one with a lower id.
  private mutating func writeNodes(from next: inout Int, bornBy number: Int) {
    while next < trace.nodes.count, trace.nodes[next].birth <= number {
      writeLine(.node(next))
      next += 1
    }
  }

  /// The remarks between events, by position.
  private func earlyRemarks() -> [(position: Int, index: Int)] {
    let early = trace.remarks.enumerated().compactMap { index, remark in
      if case .other(_, let position) = remark, position < trace.events.count {
        return (position: position, index: index)
      }
      return nil
    }
    return early.sorted { ($0.position, $0.index) < ($1.position, $1.index) }
  }

  private mutating func writeLine(_ id: Trace.RecordID) {
    record.json.raw(isFirstRecord ? "\n" : ",\n")
    isFirstRecord = false
    if case .remark(let index) = id, case .other(let value, _) = trace.remarks[index] {
      record.json.value(value)
    } else {
      write(id)
    }
  }

  private mutating func write(_ id: Trace.RecordID) {
    record.open(foreign: trace.unknownKeys.isEmpty ? [] : trace.unknownKeys[id] ?? [])
    switch id {
    case .file: break
    case .header: record.header(trace.header)
    case .node(let index): record.node(trace.nodes[index], id: index)
    case .event(let index): record.event(trace.events[index])
    case .remark(let index): record.remark(trace.remarks[index])
    }
    record.close()
  }
}
