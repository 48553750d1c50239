import HaggleVocabulary

/// The output of a LayoutMonitor, read as a trace. What its lines do not state (callers, parents,
/// placements) stays unknown in the trace.
package struct ConsoleLog: Sendable {
  package let trace: Trace
  /// The number of lines in the log, by kind.
  package let lines: Lines
  /// For each ask and answer the number of its line, from 1; 0 for notes.
  package let lineOfEvent: [Int]

  /// The lines of a log, counted.
  package struct Lines: Equatable, Sendable {
    package var all = 0
    /// Lines with a proposal or a size.
    package var read = 0
    /// Empty lines.
    package var blank = 0
    /// Unrelated lines.
    package var other = 0
    /// The numbers of lines (at most 20) with a monitor's words but without readable numbers.
    package var unreadable: [Int] = []
    package var unreadableCount = 0
  }

  /// Examples of such lines.
  package static let exampleLines = """
    Proposal Mode: ProposedViewSize(width: Optional(0.0), height: Optional(0.0))
    Required Size: (8.0, 16.0)
    """

  /// - Parameters:
  ///   - bytes: the log, in UTF-8 with possible errors, and with any line ends.
  ///   - name: the name of the trace: the file name without its folder.
  /// - Returns: nil if no line is about a layout.
  package init?(_ bytes: [UInt8], named name: String, by tool: String) {
    var scanner = LogScanner()
    scanner.scan(bytes)
    let pairing = LogPairing(scanner.statements)
    guard !pairing.exchanges.isEmpty || !pairing.unasked.isEmpty else { return nil }
    lines = scanner.lines
    var builder = LogTrace(pairing)
    builder.add(LogNotes(pairing, builder, lines).notes)
    var trace = builder.trace
    trace.header = Trace.Header(
      tool: tool, scenario: name, imported: .known(.consoleLog),
      assumed: trace.diagnostics.count { $0.detail?.severity == .assumed })
    self.trace = trace
    lineOfEvent = builder.lineOfEvent
  }

  /// Counts the lines of a log without any layout.
  package static func lines(of bytes: [UInt8]) -> Lines {
    var scanner = LogScanner()
    scanner.scan(bytes)
    return scanner.lines
  }
}

/// Reads a log line by line.
struct LogScanner {
  private(set) var statements: [(line: Int, statement: LogStatement)] = []
  private(set) var lines = ConsoleLog.Lines()
  private static let mostUnreadable = 20
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  mutating func scan(_ bytes: [UInt8]) {
    var start = bytes.starts(with: Self.byteOrderMark) ? 3 : 0
    while start < bytes.count {
      var end = start
      while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
      add(bytes[start..<end])
      let isPair = end + 1 < bytes.count && bytes[end] == 0x0D && bytes[end + 1] == 0x0A
      start = end + (isPair ? 2 : 1)
    }
  }

  private mutating func add(_ line: ArraySlice<UInt8>) {
    lines.all += 1
    let found = LogStatement.statements(in: line)
    let readable = found.filter { $0.content != .unreadable }
    statements += readable.map { (lines.all, $0) }
    if !readable.isEmpty {
      lines.read += 1
    } else if !found.isEmpty {
      lines.unreadableCount += 1
      if lines.unreadable.count < Self.mostUnreadable { lines.unreadable.append(lines.all) }
    } else if line.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) {
      lines.blank += 1
    } else {
      lines.other += 1
    }
  }
}
