import HaggleVocabulary

/// Reads `NAME.trace.json`, including reformatted and cut-off files.
package struct TraceReader {
  /// A trace, and warnings about its file.
  package struct Outcome: Sendable {
    package var trace: Trace
    /// Whether the file ends before the trace.
    package var isCutOff: Bool
    /// Messages for the user, each a sentence that names the file.
    package var warnings: [String]
  }

  var builder: TraceBuilder
  var scanner: JSONScanner
  var version: Int?
  /// The keys of the outermost object read so far.
  private(set) var keysSeen: Set<String> = []

  init(_ bytes: [UInt8], named name: String) {
    builder = TraceBuilder(named: name)
    scanner = JSONScanner(bytes)
  }

  mutating func read() throws(TraceError) -> Outcome {
    try checkBeginning()
    let isCutOff = try !readsToTheEnd()
    guard version != nil else { throw noVersion(isCutOff: isCutOff) }
    do throws(RecordFault) {
      try builder.checkReferences(isCutOff: isCutOff)
    } catch {
      throw traceError(scanner.fault(error.reason, at: error.position))
    }
    if isCutOff {
      warnCutOff()
      builder.trace.header.isCutOff = true
    }
    return Outcome(trace: builder.trace, isCutOff: isCutOff, warnings: builder.warnings)
  }

  /// Reads to the end or to a break; returns whether the end was reached.
  private mutating func readsToTheEnd() throws(TraceError) -> Bool {
    do throws(JSONFault) {
      try readFile()
      return true
    } catch {
      if case .end = error { return false }
      throw traceError(error)
    }
  }

  private mutating func readFile() throws(JSONFault) {
    try scanner.expect("{", "{")
    if try scanner.skip("}") { return }
    repeat {
      let start = scanner.offset
      let key = try scanner.key()
      guard keysSeen.insert(key).inserted else {
        throw scanner.fault("the key “\(key)” stands twice in one object", at: start)
      }
      try readMember(key)
    } while try scanner.skip(",")
    try scanner.expect("}", "a comma or the end of the trace")
    if scanner.peekOrEnd() != nil { throw scanner.fault("something follows the trace") }
  }

  private mutating func readMember(_ key: String) throws(JSONFault) {
    switch key {
    case "haggle": try readVersion()
    case "header": try readHeader()
    case "records": try readRecords()
    default:
      let value = try scanner.value()
      builder.trace.unknownKeys[.file, default: []].append(JSONMember(key, value))
    }
  }

  private mutating func readVersion() throws(JSONFault) {
    _ = try scanner.peek()
    let start = scanner.offset
    guard case .number(let number) = try scanner.value(), let version = Int(exactly: number),
      version > 0
    else {
      throw scanner.fault("“haggle” is the format's version, a whole number from 1", at: start)
    }
    self.version = version
    builder.trace.header.version = version
    // What follows may have another meaning there; the fault becomes `newer` or `older`.
    if version != Trace.Header.currentVersion {
      throw scanner.fault("another version", at: start)
    }
  }

  private mutating func readHeader() throws(JSONFault) {
    let (members, start) = try readObject("the header")
    do throws(RecordFault) {
      try builder.readHeader(members)
    } catch {
      throw scanner.fault(error.reason, at: start)
    }
  }

  private mutating func readRecords() throws(JSONFault) {
    try scanner.expect("[", "the list of records")
    if try scanner.skip("]") { return }
    reserve()
    repeat { try readRecord() } while try scanner.skip(",")
    try scanner.expect("]", "a comma or the end of the records")
  }

  private mutating func readRecord() throws(JSONFault) {
    _ = try scanner.peek()
    let start = scanner.offset
    var plain = PlainRecord(scanner.bytes, at: start, nodeCount: builder.trace.nodes.count)
    let event = plain.event()
    if event != nil { scanner.advance(to: plain.offset) }
    let members = event == nil ? try readObject("a record").members : []
    do throws(RecordFault) {
      if let event { try builder.add(event) } else { try builder.read(members, at: start) }
    } catch {
      throw scanner.fault(error.reason, at: start)
    }
  }

  /// A record takes one line. Unused capacity costs nothing, while growing would need twice the
  /// memory for a while.
  private mutating func reserve() {
    let lines = scanner.bytes.withUnsafeBufferPointer { $0.count { $0 == UInt8(ascii: "\n") } }
    builder.trace.events.reserveCapacity(min(lines, scanner.bytes.count / Self.shortestEvent))
  }

  /// `{"answer":0,"size":[0,0]},`
  private static let shortestEvent = 26

  private mutating func readObject(
    _ what: String
  ) throws(JSONFault) -> (members: [JSONMember], offset: Int) {
    _ = try scanner.peek()
    let start = scanner.offset
    guard case .object(let members) = try scanner.value() else {
      throw scanner.fault("\(what) is not an object", at: start)
    }
    return (members, start)
  }
}

/// Messages about damaged or unsuitable files.
extension TraceReader {
  /// Distinguishes a file that is something else from a trace that is broken.
  func checkBeginning() throws(TraceError) {
    var scanner = scanner
    guard let first = scanner.peekOrEnd() else { throw .empty }
    if scanner.bytes.starts(with: [0x1F, 0x8B]) {
      throw .notATrace(
        reason: "it is compressed",
        remedy: "Unpack it first: gunzip \(ShellText.quoted(builder.name))")
    }
    guard first == UInt8(ascii: "{") else {
      let isText = !scanner.bytes.prefix(512).contains(0)
      throw .notATrace(
        reason: isText ? "it does not start with {\"haggle\":2" : "it is not text",
        remedy: isText
          ? "SwiftUI source is in a file whose name ends in .swift"
          : "A trace is made with: haggle trace FILE.swift --out NAME.trace.json")
    }
  }

  func noVersion(isCutOff: Bool) -> TraceError {
    .notATrace(
      reason: isCutOff
        ? "it ends before it says which version it has"
        : "it is JSON without the key “haggle” that gives the version",
      remedy: "A trace is made with: haggle trace FILE.swift --out NAME.trace.json")
  }

  /// The error for a fault in the text; a text that does not contain `haggle` before it is no
  /// trace.
  func traceError(_ fault: JSONFault) -> TraceError {
    guard case .malformed(let offset, let reason) = fault, keysSeen.contains("haggle") else {
      return noVersion(isCutOff: false)
    }
    let known = Trace.Header.currentVersion
    if let version, version != known {
      return version > known
        ? .newer(version: version, than: known) : .older(version: version, than: known)
    }
    let (line, column) = place(of: offset)
    return .malformed(line: line, column: column, reason: reason)
  }

  mutating func warnCutOff() {
    let (line, _) = place(of: scanner.bytes.count)
    builder.warnLoss("is cut off in line \(line)")
  }

  /// Line and column (in characters) from 1.
  private func place(of offset: Int) -> (line: Int, column: Int) {
    let before = scanner.bytes[..<min(offset, scanner.bytes.count)]
    let newline = UInt8(ascii: "\n")
    let start = before.lastIndex(of: newline).map { $0 + 1 } ?? 0
    let line = before.count(where: { $0 == newline }) + 1
    return (line, String(decoding: before[start...], as: UTF8.self).count + 1)
  }
}
