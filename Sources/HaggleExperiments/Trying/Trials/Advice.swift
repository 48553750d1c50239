import HaggleTraces
import HaggleVocabulary

/// What a finding advises in words, to tell whether an edit that was laid out does it.
struct Advice {
  let words: Prose
  /// Which of the finding's remedies it is.
  let number: Int
  /// The names and labels of the code that it names.
  private let names: [String]
  /// The written view that it names first; nil if it names none.
  private let view: Int?

  /// In the order of the remedies. What names no code is no edit.
  static func all(of goal: TrialGoal, on base: TrialBase) -> [Advice] {
    (goal.finding?.remedies ?? []).enumerated().compactMap { number, remedy in
      guard case .words(let words) = remedy else { return nil }
      return Advice(words, number, on: base)
    }
  }

  private init?(_ words: Prose, _ number: Int, on base: TrialBase) {
    (self.words, self.number) = (words, number)
    let code = words.parts.compactMap { if case .code(let code) = $0 { code } else { nil } }
    names = code.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != ":" } }.map(String.init)
    if names.isEmpty { return nil }
    let nodes = words.parts.compactMap { if case .view(let node) = $0 { node } else { nil } }
    let place = nodes.first.flatMap { base.original.trace.nodes[$0.index].place }
    view = place.flatMap { base.outline.spot(at: $0)?.view }
  }

  /// Whether an edit of its view, or of one written in it, writes all of the code, or the first of
  /// it in place of the rest, or takes it out; or one of a view around it writes just that.
  func isFollowed(by rewriting: Rewriting, of other: Int?, _ outline: SourceOutline) -> Bool {
    if let view, let other, other != view, outline.views[other].parent?.view != view {
      return outline.views[other].span.contains(outline.views[view].span.lowerBound)
        && writesJustThis(rewriting)
    }
    let added = rewriting.changes.flatMap(\.pieces).compactMap { piece -> String? in
      if case .new(let text) = piece { text } else { nil }
    }
    let removed = rewriting.changes.filter { $0.pieces.allSatisfy(\.isNew) }
      .map { outline.text($0.span) }
    func has(_ name: String, _ texts: [String]) -> Bool { texts.contains { $0.contains(name) } }
    let isReplaced = has(names[0], added) && names.allSatisfy { has($0, added) || has($0, removed) }
    return isReplaced
      || names.allSatisfy { has($0, removed) } && !names.allSatisfy { has($0, added) }
  }
}

extension Advice {
  /// Whether all that an edit adds is one piece of code that is advised.
  private func writesJustThis(_ rewriting: Rewriting) -> Bool {
    let added = rewriting.changes.flatMap(\.pieces).compactMap { piece -> String? in
      if case .new(let text) = piece { text.filter { !$0.isWhitespace } } else { nil }
    }
    guard added.count == 1, rewriting.changes.allSatisfy(\.span.isEmpty) else { return false }
    return words.parts.contains { part in
      if case .code(let code) = part { code.filter { !$0.isWhitespace } == added[0] } else { false }
    }
  }
}

extension Rewriting.Piece {
  fileprivate var isNew: Bool { if case .new = self { true } else { false } }
}
