import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let lostWords = Rule(
    id: "lost-words",
    summary: "A text that may not wrap shows hardly a word, or gives way to a lesser one.",
    finding: [
      """
      A `lineLimit` says that a text is cut rather than wrapped. It does not say that next to \
      nothing may be left: a priority beside it, or a small view on which it lies, takes all but \
      a few of its letters, and nobody can tell any more what it said.
      """,
      """
      A heading and a remark that share a row are offered equal shares: the remark, which is \
      shorter, is whole, and the heading is cut.
      """,
    ],
    example: """
      // proposal: 200x40
      // text-cell: 8x20
      HStack {
        Text("Delivery address").lineLimit(1).id("label")
        Text("12 Rue de la Montagne").lineLimit(1).layoutPriority(1).id("street")
      }
      .id("row")
      """,
    scope: """
      Reported for words that stand in the code, of one line and at most 60 letters: where less \
      than two fifths and no long word, or less than half and only three letters are shown; and \
      where less than nine tenths are shown of a bold or large text, beside a smaller or paler \
      one that is whole, is as long as what is missing, and has no number in it. Others have to \
      take the width, in a row or below it, and no frame states it. What looks like a path or an \
      address may be cut anywhere. In rows that are alike nothing is said of the second case. An \
      amount of up to 14 letters is reported wherever its words come from, where no more than \
      three of them are shown; and of like views in a row that each state a width of their own, \
      where it cuts a tenth or more of words of at most 10 letters in most of them.
      """,
    help: """
      `.layoutPriority(1)` on the text, or none on the other; `minWidth:` for it; two lines; \
      `.minimumScaleFactor(…)` where it lacks little
      """,
    exception: "the rest of the text is of no use",
    keyNote: "of the text that is cut", needs: "the log with the fonts of its texts",
    search: .symptoms { timeline in
      timeline.views(with: .text).compactMap { LostWords.find($0, in: timeline) }
        + timeline.rows.compactMap { CutColumns.find($0, in: timeline) }
    })
}

/// A text of one line that shows too little of what it says.
private struct LostWords: Sighting {
  let timeline: Timeline
  let text: NodeID
  let length: CGFloat
  let needed: CGFloat
  /// What is less important and whole; nil where hardly anything is shown.
  let lesser: NodeID?

  /// Longer texts are not labels.
  private static let mostLetters = 60
  private static let (hardly, half): (CGFloat, CGFloat) = (0.4, 0.5)
  /// With more letters than those of a long word, one can tell what a text says.
  private static let (aWord, fewLetters): (CGFloat, CGFloat) = (12, 3)
  private static let nearlyWhole: CGFloat = 0.9

  static func find(_ text: NodeID, in timeline: Timeline) -> Self? {
    guard !timeline.losses(ofText: text).isEmpty, timeline.isReadable(text),
      let (length, needed) = timeline.cutLine(text), needed > 0,
      case let label = timeline.letters(ofLabel: text),
      let letters = label ?? timeline.letters(ofAmount: text), letters <= mostLetters,
      !timeline.isTyped(text), !timeline.isFolded(text), !timeline.isOption(text),
      timeline.isDeprivedByOthers(text)
    else { return nil }
    let part = length / needed
    // The last letter that is shown gives way to the ellipsis.
    let shown = part * CGFloat(letters) - 1
    let isHardlyShown = part < hardly && shown < aWord || part < half && shown <= fewLetters
    guard label != nil || isHardlyShown && shown <= fewLetters else { return nil }
    let lesser = isHardlyShown ? nil : timeline.lesser(beside: text, missing: needed - length)
    guard isHardlyShown || lesser != nil && part < nearlyWhole else { return nil }
    return Self(
      timeline: timeline, text: text, length: length, needed: needed, lesser: lesser)
  }
}

extension Timeline {
  /// The number of letters of a text whose words stand in the code; nil for what may be cut
  /// anywhere: a path, an address, a number.
  fileprivate func letters(ofLabel text: NodeID) -> Int? {
    guard let words = trace.nodes[text.index].words,
      trace.nodes[text.index].arguments.first == "\"",
      words.contains(where: \.isLetter), !words.contains(where: { "/@\\_".contains($0) }),
      words.contains(" ") || words.count <= Self.mostOfWord
    else { return nil }
    return words.count
  }

  /// The number of letters of a known amount, price or date, of which a part says something else.
  fileprivate func letters(ofAmount text: NodeID) -> Int? {
    guard let words = trace.nodes[text.index].words, appearance(of: text).standIn == nil,
      words.count <= Self.mostOfAmount, words.contains(where: \.isNumber),
      words.count(where: \.isLetter) <= words.count / 2
    else { return nil }
    return words.count
  }

  private static let mostOfAmount = 14

  /// Whether a text is one of the choices that a control shows: the part of the control around it
  /// has the control's place.
  fileprivate func isOption(_ text: NodeID) -> Bool {
    guard let part = parent(text), let control = parent(part), let place = place(part) else {
      return false
    }
    return place == self.place(control) && place != self.place(text)
  }

  /// Whether a view shares a row with others or lies over one, and no frame around it states its
  /// width: what has a width of its own, or that of the page, is cut by what was asked for.
  fileprivate func isDeprivedByOthers(_ node: NodeID) -> Bool {
    for (inner, outer) in stepsOutwards(from: node) {
      if has(.fixes(.horizontal), outer) { return false }
      if dividedAxes(outer).contains(.horizontal) || isLayer(inner) { return true }
    }
    return false
  }

  /// Whether something around a view takes no room: what is folded away is cut on purpose.
  fileprivate func isFolded(_ node: NodeID) -> Bool {
    stepsOutwards(from: node).contains { length($0.outer, .horizontal).map { $0 < 1 } ?? false }
  }

  /// A longer word is an identifier.
  private static let mostOfWord = 24

  /// What is whole beside a text in a row, and less important to look at.
  fileprivate func lesser(beside text: NodeID, missing: CGFloat) -> NodeID? {
    guard let (row, branch) = division(around: text, .horizontal),
      tree.childCount(of: row) <= Self.mostInRow, !hasLike(of: row)
    else { return nil }
    return tree.children(of: row).lazy.filter { $0 != branch }.compactMap { self.core(of: $0) }
      .first { other in
        isReadable(other) && losses(ofText: other).isEmpty && lines(of: other) == 1
          && (length(other, .horizontal) ?? 0) >= missing && isLess(other, than: text)
          && trace.nodes[other.index].words.map { !$0.contains(where: \.isNumber) } ?? false
      }
  }

  private static let mostInRow = 8

  /// Whether a text is smaller or paler than another one.
  private func isLess(_ other: NodeID, than text: NodeID) -> Bool {
    let (own, its) = (appearance(of: text), appearance(of: other))
    guard its.fontSize <= own.fontSize, !its.isBold || own.isBold else { return false }
    let isPaler = (its.paint?.alpha ?? 255) < (own.paint?.alpha ?? 255)
    return its.fontSize < own.fontSize || isPaler
  }
}

// MARK: - What it says

extension LostWords {
  private var row: NodeID? { timeline.division(around: text, .horizontal)?.container }

  var goal: Goal? {
    let others = row.map { timeline.tree.children(of: $0) } ?? []
    return Goal(
      [.whole(text)], near: [text] + [lesser, row].compactMap(\.self) + others.prefix(4),
      lengths: [.horizontal: needed.rounded(.up)])
  }

  var suspicion: Suspicion {
    suspected(
      .lostWords, of: text, on: .horizontal, sized: [text],
      shownBy: timeline.evidence(of: text, at: nil, .horizontal), remedies: remedies,
      involving: [lesser].compactMap(\.self), off: needed - length)
  }

  var statement: Statement {
    guard let lesser else {
      return Statement(
        """
        Hardly anything is left of \(text): it has \(points(length)) points of the \
        \(points(needed)) that it needs
        """,
        because: "Its lines are limited, so that it is cut rather than wrapped")
    }
    return Statement(
      """
      \(text) is cut, and \(lesser) beside it is whole: it has \(points(length)) points of the \
      \(points(needed)) that it needs
      """,
      because: "A row offers each of its texts an equal share of what is left")
  }

  private var remedies: [Prose] {
    guard lesser == nil else {
      let scale = max(0.5, (length / needed * 10).rounded(.down) / 10)
      return [
        "write \(code: ".layoutPriority(1)") on \(text)",
        "write \(code: ".minimumScaleFactor(\(typed(scale)))") on \(text)",
      ]
    }
    // Letters that are small enough to fit cannot be read.
    return ["write \(code: ".frame(minWidth: \(typed(needed.rounded(.up))))") on \(text)"]
  }
}
