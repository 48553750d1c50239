import Foundation
import HaggleReplay
import HaggleVocabulary

/// The questions and answers of a node, each distinct question once: `0×0 → 8×16, ∞×∞ → ∞×∞`.
struct DialogueText: Equatable {
  /// Each as `question → answer`, in the order of first occurrence.
  let exchanges: [String]
  /// The number of questions, and of answers from the cache.
  private let questions: Int
  private let fromCache: Int

  init(_ timeline: Timeline, _ node: NodeID) {
    let spans = timeline.spans(of: node)
    questions = spans.count
    fromCache = spans.count { timeline.spans[$0].isCached }
    let distinct = timeline.distinctQuestions(of: node)
    exchanges = distinct.map { Self.exchange($0.proposal, $0.size) }
  }

  /// `3 questions`, `7 questions, 4 from cache`; empty for fewer than two.
  var count: String {
    if questions < 2 { return "" }
    return NumberText.counted(questions, "question")
      + (fromCache == 0 ? "" : ", \(fromCache) from cache")
  }

  /// The exchanges; of very many, the first and last.
  func abridged(to most: Int) -> [String] {
    guard exchanges.count > most else { return exchanges }
    let more = exchanges.count - most + 1
    return exchanges.prefix(most - 3) + ["… \(more) more …"] + exchanges.suffix(2)
  }

  static func exchange(_ proposal: ProposedViewSize, _ size: CGSize?) -> String {
    "\(NumberText.display(proposal)) → \(size.map { NumberText.display($0) } ?? "?")"
  }
}
