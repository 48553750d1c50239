/// Writes a trace as `NAME.trace`, section by section.
///
/// Writes sections that can each be read alone, so that what precedes a break is readable.
struct CompactWriter {
  private var record = RecordBytes(CompactRecord())
  /// The records of the incomplete section.
  private var records = CompactBytes()
  private var recordCount = 0
  /// The bodies that records may refer to, by shape and values.
  private var bodies: [NumbersKey<UInt8>: Int] = [:]
  private var lastSubject = 0
  /// The nodes and events written so far, and before this section.
  private var counts = Counts()
  private var countsBefore = Counts()
  private var index: [Place] = []
  private var file = CompactBytes()

  private struct Counts {
    var nodes = 0
    var events = 0
  }

  /// The offset of a section, and the number of its first event.
  private struct Place {
    var offset: Int
    var event: Int
  }

  /// The trace as a file; equal traces give equal bytes.
  static func bytes(of trace: Trace) -> [UInt8] {
    var writer = CompactWriter()
    writer.write(trace)
    return writer.file.bytes
  }

  private mutating func write(_ trace: Trace) {
    file.append(Compact.magic)
    writeSection(.header, TraceWriter.bytes(of: trace.withoutRecords))
    trace.forEachRecord { add($0, of: trace) }
    endSection()
    writeIndex()
  }

  private mutating func add(_ id: Trace.RecordID, of trace: Trace) {
    record.output.removeAll()
    record.write(id, of: trace)
    writeRecord()
    recordCount += 1
    switch id {
    case .event: counts.events += 1
    case .node: counts.nodes += 1
    case .file, .header, .remark: break
    }
    let isFull = recordCount == Compact.recordsPerSection
    if isFull || records.count + record.output.tables.size >= Self.fullSection { endSection() }
  }

  private static let fullSection = 1 << 22

  /// Writes a record; one like an earlier record becomes its number and the distance of its
  /// subject.
  private mutating func writeRecord() {
    var body = CompactBytes()
    body.varint(record.output.shape << 1 | 1)
    let head = body.count
    body.append(record.output.values.bytes)
    let key = NumbersKey(body.bytes[...])
    let earlier = bodies[key]
    if let earlier { records.varint(earlier << 1) } else { records.append(body.bytes[..<head]) }
    let subject = record.output.subject ?? lastSubject
    records.signed(subject - lastSubject)
    lastSubject = subject
    guard earlier == nil else { return }
    records.append(body.bytes[head...])
    if record.output.weight <= Compact.heaviestShared { bodies[key] = bodies.count }
  }
}

extension CompactWriter {
  private mutating func endSection() {
    guard recordCount > 0 else { return }
    index.append(Place(offset: file.count, event: countsBefore.events))
    var section = CompactBytes()
    section.varint(countsBefore.nodes)
    section.varint(countsBefore.events)
    record.output.tables.write(to: &section)
    section.varint(recordCount)
    section.append(records.bytes)
    writeSection(.records, section.bytes)
    record.output.beginSection()
    records.removeAll()
    recordCount = 0
    bodies.removeAll(keepingCapacity: true)
    lastSubject = 0
    countsBefore = counts
  }

  private mutating func writeIndex() {
    let offset = file.count
    var section = CompactBytes()
    section.varint(counts.events)
    section.varint(index.count)
    var last = Place(offset: 0, event: 0)
    for place in index {
      section.varint(place.offset - last.offset)
      section.varint(place.event - last.event)
      last = place
    }
    writeSection(.index, section.bytes)
    file.fixed(UInt64(offset), bytes: 8)
    file.append(Compact.magic)
  }

  private mutating func writeSection(_ kind: Compact.Section, _ content: [UInt8]) {
    var checksum = Checksum()
    checksum.add(CollectionOfOne(kind.rawValue))
    checksum.add(content)
    file.byte(kind.rawValue)
    file.fixed(UInt64(content.count), bytes: 4)
    file.fixed(UInt64(checksum.value), bytes: 4)
    file.append(content)
  }
}

extension Trace {
  /// The header and the unknown keys, without records.
  fileprivate var withoutRecords: Trace {
    var keys = unknownKeys
    for id in keys.keys where id != .file && id != .header { keys[id] = nil }
    return Trace(header: header, unknownKeys: keys)
  }
}
