package import HaggleTraces
import HaggleVocabulary

/// The findings that do not count because the text may be for an iPad, which has more space.
package struct WithheldFindings {
  private let note: Event.Note?

  package init(_ trace: Trace) {
    note = trace.diagnostics.first { $0.detail?.code.known == .onPhonesOnly }
  }

  package var count: Int { note?.detail?.count ?? 0 }

  /// The view that the first of them is about.
  var node: NodeID? { note?.node }

  /// "frame.1 is 400 points wide, but only 393 were proposed to it as the root: an iPad has room
  /// for that, and the text names no device; --device 'iPhone 16' makes a finding of it"; nil where
  /// there is none.
  package var sentence: String? {
    guard let note, let detail = note.detail else { return nil }
    let device = detail.subject.map { "--device \(ShellText.quoted(PlainText.line($0)))" }
    let what = count == 1 ? "a finding of it" : "findings of them"
    return "\(PlainText.line(note.text)); \(device ?? "--device") makes \(what)"
  }

  /// "1 where a phone is named", behind the number of findings.
  package static func counted(_ count: Int, besides others: Int) -> String {
    "\(count)\(others == 0 ? "" : " more") where a phone is named"
  }
}
