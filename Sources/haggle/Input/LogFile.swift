import HaggleExperiments
import HaggleTraces
import HaggleVocabulary

/// A console log with at least one line about a layout.
struct LogFile {
  let log: ConsoleLog

  init(_ file: InputFile) throws(Failure) {
    if file.bytes.isEmpty { throw Self.nothing("\(file.name) is empty.") }
    try file.refuseUTF16()
    if Self.isTrace(file.bytes) {
      throw .unreadable(
        "\(file.name) is a haggle trace already. Show it: haggle trace \(ShellText.quoted(file.path))"
      )
    }
    guard let log = ConsoleLog(file.bytes, named: file.baseName, by: Tool.nameAndVersion) else {
      throw Self.nothing(Self.reason(file))
    }
    self.log = log
  }

  /// A hint for a console log passed as source; nil for other files.
  static func hint(for file: InputFile) -> String? {
    let read = ConsoleLog.lines(of: file.bytes).read
    guard read > 0 else { return nil }
    let lines = read == 1 ? "1 of its lines is" : "\(read) of its lines are"
    let name = FileName.stem(of: file.baseName) + ".trace.json"
    return "\(file.name) has no view to lay out, but \(lines) of a LayoutMonitor. Make a trace of "
      + "them: haggle import \(ShellText.quoted(file.path)) --out \(ShellText.quoted(name))"
  }

  private static func isTrace(_ bytes: [UInt8]) -> Bool {
    if TraceEncoding(of: bytes) == .compact { return true }
    let beginning = String(decoding: bytes.prefix(200), as: UTF8.self)
      .filter { !$0.isWhitespace }
    return beginning.hasPrefix("{\"haggle\"") || beginning.hasPrefix("{\"header\"")
  }

  private static func reason(_ file: InputFile) -> String {
    if file.bytes.contains(0) { return "\(file.name) is no text." }
    let lines = ConsoleLog.lines(of: file.bytes)
    let count = NumberText.counted(lines.all, "line")
    if file.name.hasSuffix(".swift") {
      return "\(file.name) is SwiftUI source rather than a log; lay it out: haggle trace "
        + "\(file.name)."
    }
    guard let first = lines.unreadable.first else {
      return "\(file.name) has \(count), and none of a LayoutMonitor."
    }
    return "\(file.name):\(first): a LayoutMonitor's words stand here, but no two numbers behind "
      + "them; no other of the \(count) says more."
  }

  private static func nothing(_ reason: String) -> Failure {
    let example = ConsoleLog.exampleLines.split(separator: "\n").map { "  \($0)\n" }.joined()
    return .unreadable("haggle: \(reason) Such lines are expected:\n\(example)")
  }
}
