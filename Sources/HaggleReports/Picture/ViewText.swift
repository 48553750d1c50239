import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// A text in lines, as large as the trace has it. Where a line ends is not recorded: it is found
/// again from the width of the whole on one line.
struct ViewText {
  let lines: [TextLine]
  /// In points.
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
    // A text that is measured otherwise than its font still has its lines apart.
    let usual = lineHeight / 1.15
    fontSize = node.appearance.fontSize > 0 ? min(node.appearance.fontSize, usual) : usual
    let count = min(max(Int(min(size.height / lineHeight, 1e6).rounded()), 1), Self.mostLines)
    let widest = paragraphs.map(Self.weight).max() ?? 1
    let width = ideal.map(\.width).flatMap { $0 > 0 && $0.isFinite ? $0 : nil } ?? size.width
    let breaking = Breaking(
      room: size.width, perWeight: width / max(widest, 0.1), count: count, isCut: isCut)
    let top = (size.height - CGFloat(count) * lineHeight) / 2
    // Beside the letters a line has some air, a little more above.
    let base = lineHeight * 0.5 + fontSize * 0.36
    lines = breaking.lines(of: paragraphs).enumerated().map { index, line in
      let own = min(Self.weight(line) * breaking.perWeight, size.width)
      return TextLine(
        words: line, x: (size.width - own) * Self.share(node.roles),
        baseline: top + CGFloat(index) * lineHeight + base, width: own)
    }
  }

  /// Which part of the free room of a line is before it.
  static func share(_ roles: NodeRoles) -> CGFloat {
    switch (roles.contains(.startsWidth), roles.contains(.endsWidth)) {
    case (true, true): 0.5
    case (false, true): 1
    default: 0
    }
  }

  /// How wide words are, a letter of usual width being 1.
  fileprivate static func weight(_ words: String) -> CGFloat {
    words.reduce(0) { $0 + weight($1) }
  }

  private static func weight(_ character: Character) -> CGFloat {
    switch character {
    case " ", "i", "l", "j", "I", ".", ",", ":", ";", "'", "!", "|", "(", ")", "f", "t", "r": 0.55
    case "m", "w", "M", "W", "@", "%": 1.5
    default: character.columns > 1 ? 1.8 : character.isUppercase ? 1.2 : 1
    }
  }
}

/// Words into lines of so much room.
private struct Breaking {
  let room: CGFloat
  /// Points of a letter of usual width.
  let perWeight: CGFloat
  let count: Int
  let isCut: Bool

  /// A little more into each line where they would be too many: letters are only estimated.
  func lines(of paragraphs: [String]) -> [String] {
    if count == 1, paragraphs.count == 1, !isCut { return paragraphs }
    var lines: [String] = []
    for slack: CGFloat in [1.01, 1.05, 1.1, 1.2] {
      lines = paragraphs.flatMap { broken($0, room: room * slack) }
      if lines.count <= count { break }
    }
    guard lines.count > count else { return isCut ? lines.dropLast() + [cut(lines.last)] : lines }
    let rest = lines[(count - 1)...].joined(separator: " ")
    return lines.prefix(count - 1) + [isCut ? cut(rest) : rest]
  }

  private func broken(_ paragraph: String, room: CGFloat) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
      let longer = line.isEmpty ? String(word) : line + " " + word
      if line.isEmpty || width(longer) <= room {
        line = longer
      } else {
        lines.append(line)
        line = String(word)
      }
      while width(line) > room, let head = head(of: line, room: room) {
        lines.append(head)
        line.removeFirst(head.count)
      }
    }
    return lines + [line]
  }

  /// As much of a word as fits into a line that it is longer than; nil where that is all of it.
  private func head(of word: String, room: CGFloat) -> String? {
    var head = word
    while head.count > 1, width(head) > room { head.removeLast() }
    return head.count < word.count ? head : nil
  }

  /// As much as fits before "…".
  private func cut(_ line: String?) -> String {
    var line = line ?? ""
    while !line.isEmpty, width(line) + 1.5 * perWeight > room { line.removeLast() }
    return line + "…"
  }

  private func width(_ words: String) -> CGFloat { ViewText.weight(words) * perWeight }
}
