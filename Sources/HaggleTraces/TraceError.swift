/// Why a file does not open as a trace. What was merely cut off opens, with a warning.
package enum TraceError: Error, Equatable {
  /// There is nothing in it.
  case empty
  /// It is something else; `reason` says what it looks like, `remedy` what to do with it.
  case notATrace(reason: String, remedy: String)
  /// It was written by a version that knows more than this one.
  case newer(version: Int, than: Int)
  /// It was written by a version whose facts were texts that this one does not read.
  case older(version: Int, than: Int)
  /// It is a trace, but its text or its contents are broken; line and column count from 1.
  case malformed(line: Int, column: Int, reason: String)
  /// It is a compact trace whose checksums are right and whose contents are not.
  case damaged(record: Int, reason: String)

  /// What is wrong, where, why and what to do, in one line; `name` is the file's.
  package func message(naming name: String) -> String {
    switch self {
    case .empty:
      "\(name) is empty. Record it again: haggle trace FILE.swift --out \(name)"
    case .notATrace(let reason, let remedy):
      "\(name) is not a haggle trace: \(reason). \(remedy)"
    case .newer(let version, let known):
      "\(name) has trace format \(version); this haggle reads \(known). "
        + "Update haggle, or record the trace again with this one."
    case .older(let version, let known):
      "\(name) has trace format \(version); this haggle reads \(known). Record it again; the source is "
        + "in it: jq -r .header.source \(name) > FILE.swift; haggle trace FILE.swift --out \(name)"
    case .malformed(let line, let column, let reason):
      "\(name):\(line):\(column): \(reason). The file was changed or damaged: "
        + "mend that record or record the trace again."
    case .damaged(let record, let reason):
      "\(name): record \(record): \(reason). The file was changed or damaged: "
        + "record the trace again."
    }
  }

  /// The same without a file's name.
  package var message: String { message(naming: "the file") }
}
