/// What the reader says about a file that is not as it should be.
extension TraceReader {
  /// Distinguishes a file that is something else from a trace that is broken.
  func checkBeginning() throws(TraceError) {
    var scanner = scanner
    guard let first = scanner.peekOrEnd() else { throw .empty }
    if scanner.bytes.starts(with: [0x1F, 0x8B]) {
      throw .notATrace(
        reason: "it is compressed", remedy: "Unpack it first: gunzip \(builder.name)")
    }
    guard first == UInt8(ascii: "{") else {
      let isText = !scanner.bytes.prefix(512).contains(0)
      throw .notATrace(
        reason: isText ? "it does not start with {\"haggle\":2" : "it is not text",
        remedy: isText
          ? "If it is SwiftUI source, use: haggle trace \(builder.name)"
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

  /// The error for a fault in the text; a text that does not say `haggle` before is no trace.
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
