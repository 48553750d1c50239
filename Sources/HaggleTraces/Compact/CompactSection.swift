/// A section of records: its tables, followed by its records.
struct CompactSection {
  /// The number of nodes and events before the section.
  let nodesBefore: Int
  let eventsBefore: Int
  let recordCount: Int

  private let tables: CompactShapes
  private var scanner: CompactScanner
  /// The bodies that later records may refer to.
  private var bodies: [Body] = []
  private var lastSubject: Int64 = 0
  /// The weight read so far, and its limit.
  private var weight = 0
  private let heaviest: Int

  private struct Body {
    var shape: Int
    /// The offset of its values.
    var offset: Int
    var weight: Int
  }

  /// A record of the section; `body` is the number by which later records refer to it.
  enum Record {
    case fresh([JSONMember], body: Int?, subject: Int64)
    case repeated(body: Int, subject: Int64)
  }

  init(_ scanner: CompactScanner) throws(RecordFault) {
    var scanner = scanner
    heaviest = (scanner.end - scanner.offset) * Compact.greatestGrowth
    nodesBefore = try scanner.integer()
    eventsBefore = try scanner.integer()
    tables = try CompactShapes(&scanner)
    recordCount = try scanner.integer()
    self.scanner = scanner
  }

  mutating func next() throws(RecordFault) -> Record {
    let head = try scanner.integer()
    let (subject, isTooFar) = lastSubject.addingReportingOverflow(try scanner.signed())
    if isTooFar { throw RecordFault(reason: "a node's number is larger than any count") }
    lastSubject = subject
    if head & 1 == 0 {
      guard head >> 1 < bodies.count else { throw CompactShapes.missing }
      try add(bodies[head >> 1].weight)
      return .repeated(body: head >> 1, subject: subject)
    }
    let offset = scanner.offset
    var reading = tables.reading(scanner, from: subject)
    let members = try reading.object(ofShape: head >> 1)
    scanner = reading.scanner
    try add(reading.weight)
    guard reading.weight <= Compact.heaviestShared else {
      return .fresh(members, body: nil, subject: subject)
    }
    bodies.append(Body(shape: head >> 1, offset: offset, weight: reading.weight))
    return .fresh(members, body: bodies.count - 1, subject: subject)
  }

  /// The members of a body for `subject`.
  func members(ofBody body: Int, subject: Int64) throws(RecordFault) -> [JSONMember] {
    let body = bodies[body]
    var reading = tables.reading(scanner.moved(to: body.offset), from: subject)
    return try reading.object(ofShape: body.shape)
  }

  private mutating func add(_ more: Int) throws(RecordFault) {
    weight += more
    guard weight <= heaviest else {
      throw RecordFault(reason: "it stands for more than \(Compact.greatestGrowth) times its size")
    }
  }
}
