import Foundation
package import HaggleReplay
import HaggleTraces
package import HaggleVocabulary

/// The texts that end in "…", and those that break inside of a word: facts rather than findings,
/// because long texts are often meant to be truncated, and line ends depend on an assumed font
/// unless the text is measured. Words that stand for data have an unknown length.
package struct CutTexts {
  private let timeline: Timeline
  package let nodes: [NodeID]
  /// The texts that break inside of a word.
  package let broken: [NodeID]
  private static let mostNames = 3

  package init(_ timeline: Timeline) {
    self.timeline = timeline
    var (nodes, broken): ([NodeID], [NodeID]) = ([], [])
    for node in timeline.tree.preorder {
      let losses = timeline.losses(ofText: node)
      if losses.contains(where: \.isCut) { nodes.append(node) }
      if losses.contains(where: { !$0.isCut }) { broken.append(node) }
    }
    (self.nodes, self.broken) = (nodes, broken)
  }

  package var names: [String] { titles(nodes) }

  package var brokenNames: [String] { titles(broken) }

  private func titles(_ nodes: [NodeID]) -> [String] {
    nodes.map { timeline.trace.title(of: $0) }
  }

  private func listed(_ nodes: [NodeID]) -> String { titles(nodes).listed(most: Self.mostNames) }

  /// "2 texts are cut short: title and note"; nil if there are none. A number that haggle guessed
  /// is named where all of them lack width because of it.
  package var sentence: String? {
    if nodes.isEmpty { return nil }
    return guessed("\(Self.counted(nodes.count)): \(listed(nodes))", nodes)
  }

  /// What is said of texts, with the guess by which all of them have their width.
  private func guessed(_ words: String, _ nodes: [NodeID]) -> String {
    guess(of: nodes).map { "\(words), by a guess – \($0.text)" } ?? words
  }

  private func guess(of nodes: [NodeID]) -> Event.Note? {
    let guesses = GuessedNumbers(timeline.trace)
    if guesses.isEmpty { return nil }
    var first: Event.Note?
    for node in nodes {
      guard let guess = timeline.guess(behindRoomOf: node, on: .horizontal, among: guesses)
      else { return nil }
      first = first ?? guess
    }
    return first
  }

  /// "2 texts break inside of a word: title and note", without those that a finding is about; nil
  /// if there are none.
  package var brokenSentence: String? {
    let untold = broken.filter { node in
      !timeline.trace.findings.contains { $0.tells(of: node) }
    }
    if untold.isEmpty { return nil }
    let verb = untold.count == 1 ? " breaks" : "s break"
    let words = "\(untold.count) text\(verb) inside of a word: \(listed(untold))"
    return doubt(untold).map { "\(words), \($0)" } ?? guessed(words, untold)
  }

  /// The error of measured texts is up to 5 % (docs/NEGOTIATION.md).
  static let error: CGFloat = 0.05

  /// That what all of them lack is no more than what a measured width may be off: why that is no
  /// finding.
  private func doubt(_ broken: [NodeID]) -> String? {
    let lacks = broken.compactMap(lack)
    guard lacks.count == broken.count, let most = lacks.max(),
      timeline.trace.diagnostics.contains(where: { $0.detail?.code.known == .textMetric })
    else { return nil }
    return "which \(broken.count == 1 ? "lacks" : "lack") \(NumberText.display(most)) points, less "
      + "than the width of an assumed font may be off"
  }

  /// What the longest word of a text lacks of the width that was offered; nil where it is so much
  /// that no font makes up for it.
  private func lack(_ text: NodeID) -> CGFloat? {
    let lost = timeline.losses(ofText: text).compactMap { loss in
      if case .word(let points) = loss { points } else { nil }
    }
    guard let lost = lost.max(), let width = timeline.size(of: text)?.width,
      let offer = timeline.placement(of: text)?.placement.proposal.width
    else { return nil }
    let longest = lost + width
    return longest - offer <= Self.error * longest ? longest - offer : nil
  }

  /// "1 text is cut short", "2 texts are cut short"
  package static func counted(_ count: Int) -> String {
    "\(count) text\(count == 1 ? " is" : "s are") cut short"
  }
}

extension Finding {
  /// Whether it speaks of a view.
  func tells(of node: NodeID) -> Bool {
    nodes.contains(node) || statement.claim.views.contains(node) || statement.subject == node
  }
}
