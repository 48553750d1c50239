package import HaggleTraces
import HaggleVocabulary

/// The findings that are withheld because the text may be for an iPad, which has more space.
package struct WithheldFindings {
  private let note: Event.Note?

  package init(_ trace: Trace) {
    note = trace.diagnostics.first { $0.detail?.code.known == .onPhonesOnly }
  }

  package var count: Int { note?.detail?.count ?? 0 }

  /// The view that the first of them is about.
  var node: NodeID? { note?.node }

  /// "1 finding on phones alone: --device 'iPhone 16' tells it"; nil where there is none.
  package var sentence: String? {
    guard let detail = note?.detail else { return nil }
    let device = detail.subject.map { "--device \(ShellText.quoted(PlainText.line($0)))" }
    return "\(Self.counted(count)): \(device ?? "--device") tells \(count == 1 ? "it" : "them")"
  }

  /// "1 finding on phones alone"
  package static func counted(_ count: Int) -> String {
    "\(NumberText.counted(count, "finding")) on phones alone"
  }
}
