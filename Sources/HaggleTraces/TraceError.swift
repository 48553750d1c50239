import HaggleVocabulary

/// Why a file cannot be opened as a trace. A file that was only cut off opens with a warning.
package enum TraceError: Error, Equatable {
  /// The file is empty.
  case empty
  /// The file is something else: `reason` says what it looks like, `remedy` what to do.
  case notATrace(reason: String, remedy: String)
  /// The file was written by a newer version.
  case newer(version: Int, than: Int)
  /// The file was written by an older version, which stored facts as text.
  case older(version: Int, than: Int)
  /// The file is a trace, but its syntax or contents are invalid; line and column count from 1.
  case malformed(line: Int, column: Int, reason: String)
  /// The file is a compact trace with valid checksums and invalid contents.
  case damaged(record: Int, reason: String)

  /// The error, its place, its reason and a remedy, in one line; `name` is the file's.
  package func message(naming name: String) -> String {
    let word = ShellText.quoted(name)
    return switch self {
    case .empty:
      "\(name) is empty. Record it again: haggle trace FILE.swift --out \(word)"
    case .notATrace(let reason, let remedy):
      "\(name) is not a haggle trace: \(reason). \(remedy)"
    case .newer(let version, let known):
      "\(name) has trace format \(version); this haggle reads \(known). "
        + "Update haggle, or record the trace again with this one."
    case .older(let version, let known):
      "\(name) has trace format \(version); this haggle reads \(known). Record it again; the source is "
        + "in it: jq -r .header.source \(word) > FILE.swift; haggle trace FILE.swift --out \(word)"
    case .malformed(let line, let column, let reason):
      "\(name):\(line):\(column): \(reason). The file was changed or damaged: "
        + "mend that record or record the trace again."
    case .damaged(let record, let reason):
      "\(name): record \(record): \(reason). The file was changed or damaged: "
        + "record the trace again."
    }
  }

  /// The message without a file name.
  package var message: String { message(naming: "the file") }
}
