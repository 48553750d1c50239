/// Writes a trace as `NAME.trace.json`: one valid JSON object, one record per line.
package struct TraceWriter {
  private let trace: Trace
  private var record = RecordBytes(JSONBytes())
  private var isFirstRecord = true

  /// The trace as a file; equal traces give equal bytes.
  static func bytes(of trace: Trace) -> [UInt8] {
    var writer = TraceWriter(trace)
    writer.record.output.reserve(64 * (trace.events.count + trace.nodes.count) + 1024)
    writer.writeFile { _ in }
    return writer.record.output.bytes
  }

  /// Gives the bytes of the file to `take`, in parts.
  static func write(_ trace: Trace, to take: ([UInt8]) -> Void) {
    var writer = TraceWriter(trace)
    writer.writeFile(inParts: part, to: take)
    take(writer.record.output.takeBytes())
  }

  /// The size from which a part is given away.
  private static let part = 1 << 20

  /// A record as it is in the file, without the line break.
  static func bytes(of id: Trace.RecordID, in trace: Trace) -> [UInt8] {
    var writer = TraceWriter(trace)
    writer.record.write(id, of: trace)
    return writer.record.output.bytes
  }

  private init(_ trace: Trace) { self.trace = trace }

  /// - Parameter take: gets what is written so far whenever that is as large as a part.
  private mutating func writeFile(inParts part: Int = .max, to take: ([UInt8]) -> Void) {
    record.output.raw("{\"haggle\":")
    record.output.integer(trace.header.version)
    record.output.raw(",\"header\":")
    record.write(.header, of: trace)
    record.output.raw(",\"records\":[")
    trace.forEachRecord { id in
      writeLine(id)
      if record.output.bytes.count >= part { take(record.output.takeBytes()) }
    }
    record.output.raw("\n]")
    for member in trace.unknownKeys[.file] ?? [] {
      record.output.raw(",\n")
      record.output.member(member)
    }
    record.output.raw("}\n")
  }

  private mutating func writeLine(_ id: Trace.RecordID) {
    record.output.raw(isFirstRecord ? "\n" : ",\n")
    isFirstRecord = false
    record.write(id, of: trace)
  }
}

extension RecordBytes {
  /// Writes a record, including its unknown keys.
  mutating func write(_ id: Trace.RecordID, of trace: Trace) {
    if case .remark(let index) = id, case .other(let value, _) = trace.remarks[index] {
      return output.value(value)
    }
    open(foreign: trace.unknownKeys.isEmpty ? [] : trace.unknownKeys[id] ?? [])
    switch id {
    case .file: break
    case .header: header(trace.header)
    case .node(let index): node(trace.nodes[index], id: index)
    case .event(let index): event(trace.events[index])
    case .remark(let index): remark(trace.remarks[index], naming: trace.name)
    }
    close()
  }
}

extension Trace {
  /// Visits the records in file order: nodes precede the event before which they were created,
  /// unknown records keep their position, remarks come last.
  func forEachRecord(_ body: (RecordID) -> Void) {
    let early = earlyRemarks
    var node = 0
    var next = 0
    for number in events.indices {
      while node < nodes.count, nodes[node].birth <= number {
        // Ids are positions, so nodes are always in the order of their ids.
        body(.node(node))
        node += 1
      }
      while next < early.count, early[next].position <= number {
        body(.remark(early[next].index))
        next += 1
      }
      body(.event(number))
    }
    for node in node..<nodes.count { body(.node(node)) }
    let written = Set(early.map(\.index))
    for index in remarks.indices where !written.contains(index) { body(.remark(index)) }
  }

  /// The remarks between events, by position.
  private var earlyRemarks: [(position: Int, index: Int)] {
    let early = remarks.enumerated().compactMap { index, remark in
      if case .other(_, let position) = remark, position < events.count {
        return (position: position, index: index)
      }
      return nil
    }
    return early.sorted { ($0.position, $0.index) < ($1.position, $1.index) }
  }
}
