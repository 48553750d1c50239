/// Reads `NAME.trace`; a file that was cut off or damaged is read up to the break.
struct CompactReader {
  private let name: String
  private let bytes: [UInt8]
  private var builder: TraceBuilder
  private var recordCount = 0

  init(_ bytes: [UInt8], named name: String) {
    self.bytes = bytes
    self.name = name
    builder = TraceBuilder(named: name)
  }

  static func isCompact(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: Compact.magic.dropLast())
  }

  mutating func read() throws(TraceError) -> TraceReader.Outcome {
    guard bytes.starts(with: Compact.magic) else {
      let encoding = bytes.dropFirst(Compact.magic.count - 1).first
      throw .notATrace(
        reason: encoding.map { "its encoding has number \($0), and this haggle knows 1" }
          ?? "it ends before it says how it is encoded",
        remedy: "Update haggle, or record the trace again with this one.")
    }
    // Growing would take twice the memory for a while; a damaged index asks for no more than a file
    // of this size can have.
    let events = CompactIndex(bytes)?.eventCount ?? 0
    builder.trace.events.reserveCapacity(min(events, bytes.count / Compact.shortestRecord))
    let isCutOff = try !readsToTheEnd()
    do throws(RecordFault) {
      try builder.checkReferences(isCutOff: isCutOff)
    } catch {
      throw .damaged(record: error.position ?? recordCount, reason: error.reason)
    }
    if isCutOff { builder.trace.header.isCutOff = true }
    return TraceReader.Outcome(
      trace: builder.trace, isCutOff: isCutOff, warnings: builder.warnings)
  }

  /// Reads all sections; returns whether they are followed by an index.
  private mutating func readsToTheEnd() throws(TraceError) -> Bool {
    var sections = CompactSections(bytes)
    var hasHeader = false
    while let section = sections.next() {
      switch section.kind {
      case .index: return true
      case .header:
        try readHeader(Array(bytes[section.content]))
        hasHeader = true
      case .records:
        guard hasHeader else { break }
        do throws(TraceError) {
          try read(section.content)
        } catch {
          // A section that was cut off may fail to parse; a whole one must not.
          if section.isWhole { throw error }
        }
      }
    }
    guard hasHeader else {
      throw .notATrace(
        reason: "it ends before it says what was recorded",
        remedy: "A trace is made with: haggle trace FILE.swift --out NAME.trace")
    }
    builder.warnLoss(
      "is \(sections.isDamaged ? "damaged at" : "cut off behind") byte \(sections.offset)")
    return false
  }

  /// The header is the text of a trace without records.
  private mutating func readHeader(_ text: [UInt8]) throws(TraceError) {
    let head = try Trace.read(json: text, named: name)
    builder.trace.header = head.trace.header
    for (id, keys) in head.trace.unknownKeys { builder.trace.unknownKeys[id] = keys }
  }

  private mutating func read(_ content: Range<Int>) throws(TraceError) {
    do throws(RecordFault) {
      var section = try CompactSection(CompactScanner(bytes, content))
      let counts = (builder.trace.nodes.count, builder.trace.events.count)
      guard (section.nodesBefore, section.eventsBefore) == counts else {
        throw RecordFault(reason: "sections before it are missing")
      }
      var patterns: [Int: Pattern] = [:]
      for _ in 0..<section.recordCount {
        try read(section.next(), of: section, &patterns)
        recordCount += 1
      }
    } catch {
      throw .damaged(record: recordCount, reason: error.reason)
    }
  }

  /// The meaning of a body: an event of one subject, from which those of other subjects are
  /// derived.
  private struct Pattern {
    var event: Event
    var subject: Int64
  }

  private mutating func read(
    _ record: CompactSection.Record, of section: CompactSection, _ patterns: inout [Int: Pattern]
  ) throws(RecordFault) {
    switch record {
    case .fresh(let members, let body, let subject):
      let (events, unknown) = (builder.trace.events.count, builder.trace.unknownKeys.count)
      try builder.read(members, at: recordCount)
      guard let body, builder.trace.events.count > events,
        builder.trace.unknownKeys.count == unknown, let event = builder.trace.events.last
      else { return }
      patterns[body] = Pattern(event: event, subject: subject)
    case .repeated(let body, let subject):
      guard let pattern = patterns[body],
        let moved = pattern.event.moved(
          by: subject &- pattern.subject, within: builder.trace.nodes.count)
      else {
        return try builder.read(section.members(ofBody: body, subject: subject), at: recordCount)
      }
      try builder.add(moved)
    }
  }
}

/// The sections of a file, up to the first damaged one; of a section that is cut off, the readable
/// part.
struct CompactSections {
  private let bytes: [UInt8]
  private(set) var offset = Compact.magic.count
  /// Whether the next section exists, but is damaged.
  private(set) var isDamaged = false

  struct Section {
    var kind: Compact.Section
    var content: Range<Int>
    /// Whether the section is complete, rather than cut off.
    var isWhole = true
  }

  init(_ bytes: [UInt8], at offset: Int = Compact.magic.count) {
    self.bytes = bytes
    self.offset = offset
  }

  mutating func next() -> Section? {
    var scanner = CompactScanner(bytes, offset..<bytes.count)
    guard let kind = try? scanner.byte(), let length = try? scanner.fixed(bytes: 4),
      let expected = try? scanner.fixed(bytes: 4)
    else { return nil }
    guard length <= UInt64(bytes.count - scanner.offset) else {
      guard kind == Compact.Section.records.rawValue else { return nil }
      offset = bytes.count
      return Section(kind: .records, content: scanner.offset..<bytes.count, isWhole: false)
    }
    let content = scanner.offset..<(scanner.offset + Int(length))
    var checksum = Checksum()
    checksum.add(CollectionOfOne(kind))
    checksum.add(bytes[content])
    guard UInt64(checksum.value) == expected, let kind = Compact.Section(rawValue: kind) else {
      isDamaged = true
      return nil
    }
    offset = content.upperBound
    return Section(kind: kind, content: content)
  }
}
