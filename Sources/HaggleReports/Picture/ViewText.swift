import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// The lines of a text, at the size in the trace. Line ends are not recorded: they are
/// reconstructed from the width of the whole on one line.
struct ViewText {
  let lines: [TextLine]
  /// The font size, in points.
  let fontSize: CGFloat

  private static let mostLines = 200
  private static let mostCharacters = 4_000

  init(_ timeline: Timeline, _ id: NodeID, _ size: CGSize, isCut: Bool) {
    let node = timeline.trace.nodes[id.index]
    let words = String((node.drawnWords ?? "").prefix(Self.mostCharacters))
    let paragraphs = words.split(separator: "\n", omittingEmptySubsequences: false)
      .map { PlainText.line(String($0)) }
    let ideal = timeline.profile(of: id).ideal?.size
    let all = ideal.map(\.height).flatMap { $0 > 0 && $0.isFinite ? $0 : nil } ?? size.height
    let lineHeight = max(all / CGFloat(max(paragraphs.count, 1)), 1)
    // If the stated size does not match the font, the line height is still that of the trace.
    let usual = lineHeight / 1.15
    fontSize = node.appearance.fontSize > 0 ? min(node.appearance.fontSize, usual) : usual
    let count = min(
      max(Int(saturating: min(size.height / lineHeight, 1e6).rounded()), 1), Self.mostLines)
    let widest = paragraphs.map(Self.weight).max() ?? 1
    let width = ideal.map(\.width).flatMap { $0 > 0 && $0.isFinite ? $0 : nil } ?? size.width
    let breaking = Breaking(
      room: size.width, perWeight: width / max(widest, 0.1), count: count, isCut: isCut,
      breaksWords: timeline.breaksWords(of: id))
    let top = (size.height - CGFloat(count) * lineHeight) / 2
    // The baseline: a line has some space around its letters, a little more above.
    let base = lineHeight * 0.5 + fontSize * 0.36
    lines = breaking.lines(of: paragraphs).enumerated().map { index, line in
      let own = min(Self.weight(line) * breaking.perWeight, size.width)
      return TextLine(
        words: line, x: (size.width - own) * Self.share(node.roles),
        baseline: top + CGFloat(index) * lineHeight + base, width: own)
    }
  }

  /// Which part of the free room of a line is at its left.
  static func share(_ roles: NodeRoles) -> CGFloat {
    switch (roles.contains(.startsWidth), roles.contains(.endsWidth)) {
    case (true, true): 0.5
    case (false, true): 1 - start(roles)
    default: start(roles)
    }
  }

  /// The same of a line that is at the leading edge.
  static func start(_ roles: NodeRoles) -> CGFloat { roles.contains(.beginsAtRight) ? 1 : 0 }

  /// The estimated width of words, in average letters.
  private static func weight(_ words: String) -> CGFloat {
    words.reduce(0) { $0 + weight($1) }
  }

  fileprivate static func weight(_ character: Character) -> CGFloat {
    if let byte = character.asciiValue {
      if narrow.utf8.contains(byte) { return 0.55 }
      if wide.utf8.contains(byte) { return 1.5 }
    }
    return character.columns > 1 ? 1.8 : character.isUppercase ? 1.2 : 1
  }

  private static let narrow = " iljI.,:;'!|()ftr"
  private static let wide = "mwMW@%"
}

/// Breaks words into lines of a given width.
private struct Breaking {
  let room: CGFloat
  /// The width of an average letter, in points.
  let perWeight: CGFloat
  let count: Int
  let isCut: Bool
  /// Whether the layout breaks a word; letter widths are only estimated.
  let breaksWords: Bool

  /// Words are broken where the layout says so, and where it has more lines than whole words fill:
  /// it does not say so of names, such as addresses.
  func lines(of paragraphs: [String]) -> [String] {
    if count == 1, paragraphs.count == 1, !isCut { return paragraphs }
    var lines = whole(paragraphs)
    if lines.count < count, !breaksWords {
      let broken = fitted(paragraphs, breaksWords: true)
      if broken.count <= count { lines = broken }
    }
    guard lines.count > count else { return isCut ? lines.dropLast() + [cut(lines.last)] : lines }
    let rest = lines[(count - 1)...].joined(separator: " ")
    return lines.prefix(count - 1) + [isCut ? cut(rest) : rest]
  }

  /// The lines of whole words. Where they may end behind hyphens as well as only at spaces, those
  /// whose widest line is most like that of the layout.
  private func whole(_ paragraphs: [String]) -> [String] {
    let all = fitted(paragraphs, breaksWords: breaksWords)
    guard all.count == count, paragraphs.contains(where: Self.hasHyphen) else { return all }
    let spaced = fitted(paragraphs, breaksWords: breaksWords, breaksHyphens: false)
    return spaced.count == count && misfit(spaced) < misfit(all) ? spaced : all
  }

  /// How much wider or narrower the widest line is than that of the layout.
  private func misfit(_ lines: [String]) -> CGFloat {
    abs(room - (lines.map { $0.reduce(0) { $0 + width($1) } }.max() ?? 0))
  }

  /// Widens lines a little if there are too many: letter widths are only estimated.
  private func fitted(
    _ paragraphs: [String], breaksWords: Bool, breaksHyphens: Bool = true
  ) -> [String] {
    var lines: [String] = []
    for slack: CGFloat in [1.01, 1.05, 1.1, 1.2] {
      lines = paragraphs.flatMap {
        broken($0, room: room * slack, breaksWords: breaksWords, breaksHyphens: breaksHyphens)
      }
      if lines.count <= count { break }
    }
    return lines
  }

  /// In one pass, as a text may be one word of many thousand letters.
  private func broken(
    _ paragraph: String, room: CGFloat, breaksWords: Bool, breaksHyphens: Bool
  ) -> [String] {
    var lines: [String] = []
    var start = paragraph.startIndex
    var width: CGFloat = 0
    /// The last place where the line may end, and where the next one begins.
    var place: (end: String.Index, next: String.Index, width: CGFloat)?
    func endLine(at end: String.Index, next: String.Index, carrying rest: CGFloat) {
      lines.append(String(paragraph[start..<end]))
      (start, width, place) = (next, rest, nil)
    }
    var isHyphen = false
    for index in paragraph.indices {
      let own = self.width(paragraph[index])
      // Behind a hyphen between letters, as in the layout.
      if isHyphen, paragraph[index].isLetter { place = (index, index, width) }
      width += own
      let isSpace = paragraph[index] == " "
      if width > room, isSpace {
        endLine(at: index, next: paragraph.index(after: index), carrying: 0)
        isHyphen = false
        continue
      }
      if width > room, let last = place {
        endLine(at: last.end, next: last.next, carrying: width - last.width)
      }
      if breaksWords, width > room, index > start { endLine(at: index, next: index, carrying: own) }
      if isSpace { place = (index, paragraph.index(after: index), width) }
      isHyphen = breaksHyphens && Self.isHyphen(index, in: paragraph)
    }
    return lines + [String(paragraph[start...])]
  }

  private static let hyphens: Set<Character> = ["-", "\u{2010}"]

  private static func hasHyphen(_ words: String) -> Bool { words.contains(where: hyphens.contains) }

  private static func isHyphen(_ index: String.Index, in words: String) -> Bool {
    hyphens.contains(words[index]) && index > words.startIndex
      && words[words.index(before: index)].isLetter
  }

  /// The start of a line that fits before "…".
  private func cut(_ line: String?) -> String {
    var left = room - 1.5 * perWeight
    let head = (line ?? "").prefix { character in
      left -= width(character)
      return left >= 0
    }
    return head + "…"
  }

  private func width(_ character: Character) -> CGFloat { ViewText.weight(character) * perWeight }
}
