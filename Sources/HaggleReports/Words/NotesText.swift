import HaggleTraces

/// The output of layouts as printed, and the engine's notes.
struct NotesText {
  let lines: [String]

  init(_ trace: Trace) {
    var printed: [String] = []
    var corrections: [String] = []
    for case .note(let note) in trace.events {
      switch note.source {
      case .console: printed += PlainText.lines(note.text)
      case .engine:
        let name = note.node.map { "\(trace.name(of: $0)) " } ?? ""
        corrections.append("  " + name + PlainText.line(note.text))
      // Listed in the header.
      case .scenario: continue
      }
    }
    var lines = printed.isEmpty ? [] : ["printed by the layouts:"] + printed
    if !lines.isEmpty, !corrections.isEmpty { lines.append("") }
    if !corrections.isEmpty { lines += ["corrected or stopped:"] + corrections }
    self.lines = lines
  }
}
