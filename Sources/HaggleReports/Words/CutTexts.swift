package import HaggleReplay
import HaggleTraces
package import HaggleVocabulary

/// The texts that end in "…", and those that break inside of a word: facts rather than findings,
/// because long texts are often meant to be truncated, and line ends depend on an assumed font
/// unless the text is measured. Words that stand for data are as long as nobody knows.
package struct CutTexts {
  private let timeline: Timeline
  package let nodes: [NodeID]
  /// The texts that break inside of a word.
  package let broken: [NodeID]
  private static let mostNames = 3

  package init(_ timeline: Timeline) {
    self.timeline = timeline
    let lossy = timeline.tree.preorder.map { ($0, timeline.losses(ofText: $0)) }
    nodes = lossy.filter { $0.1.contains(where: \.isCut) }.map(\.0)
    broken = lossy.filter { $0.1.contains { !$0.isCut } }.map(\.0)
  }

  package var names: [String] { nodes.map { timeline.trace.title(of: $0) } }

  package var brokenNames: [String] { broken.map { timeline.trace.title(of: $0) } }

  /// "2 texts are cut short: title and note"; nil if there are none.
  package var sentence: String? {
    if nodes.isEmpty { return nil }
    return "\(Self.counted(nodes.count)): \(names.listed(most: Self.mostNames))"
  }

  /// "2 texts break inside of a word: title and note", without those that a finding is about; nil
  /// if there are none.
  package var brokenSentence: String? {
    let told = Set(timeline.trace.findings.flatMap(\.told))
    let untold = broken.filter { !told.contains($0) }
    if untold.isEmpty { return nil }
    let names = untold.map { timeline.trace.title(of: $0) }.listed(most: Self.mostNames)
    return "\(untold.count) text\(untold.count == 1 ? " breaks" : "s break") inside of a word: "
      + names
  }

  /// "1 text is cut short", "2 texts are cut short"
  package static func counted(_ count: Int) -> String {
    "\(count) text\(count == 1 ? " is" : "s are") cut short"
  }
}

extension Finding {
  /// The views that it speaks of.
  fileprivate var told: [NodeID] {
    nodes + statement.claim.views + [statement.subject].compactMap(\.self)
  }
}
