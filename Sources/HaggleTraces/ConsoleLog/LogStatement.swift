import Foundation
import HaggleVocabulary

/// The meaning of a line of a console log.
struct LogStatement: Equatable {
  enum Content: Equatable {
    /// `Proposal Mode: ProposedViewSize(width: Optional(0.0), height: Optional(0.0))`
    case proposal(ProposedViewSize)
    /// `Required Size: (8.0, 16.0)`
    case size(CGSize)
    /// The words of a monitor without two numbers after them.
    case unreadable
  }

  /// The name of the view in the text before the words.
  var label: String?
  var content: Content
}

extension LogStatement {
  /// The statements of a line, in order; empty for other lines.
  static func statements(in line: ArraySlice<UInt8>) -> [LogStatement] {
    guard var word = LogWord.first(in: line) else { return [] }
    let line = line.contains(LogWord.escape) ? LogWord.withoutEscapes(line)[...] : line
    var statements: [LogStatement] = []
    var start = line.startIndex
    while let next = LogWord.first(in: line[start...]) {
      word = next
      var numbers = LogNumbers(line[word.range.upperBound...])
      let content = word.isProposal ? numbers.proposal() : numbers.size()
      statements.append(
        LogStatement(
          label: LogLabel.label(in: line[start..<word.range.lowerBound]), content: content))
      start = numbers.end
    }
    return statements
  }
}

/// The words that begin a LayoutMonitor's lines.
struct LogWord {
  let isProposal: Bool
  let range: Range<Int>

  static let escape: UInt8 = 0x1B
  private static let proposal = Array("proposal mode".utf8)
  private static let size = Array("required size".utf8)

  /// The first of these words, in capital or small letters.
  static func first(in bytes: ArraySlice<UInt8>) -> LogWord? {
    var index = bytes.startIndex
    while index < bytes.endIndex {
      switch bytes[index] | 0x20 {
      case UInt8(ascii: "p") where matches(proposal, in: bytes, at: index):
        return LogWord(isProposal: true, range: index..<index + proposal.count)
      case UInt8(ascii: "r") where matches(size, in: bytes, at: index):
        return LogWord(isProposal: false, range: index..<index + size.count)
      default: index += 1
      }
    }
    return nil
  }

  private static func matches(_ word: [UInt8], in bytes: ArraySlice<UInt8>, at start: Int) -> Bool {
    guard bytes.endIndex - start >= word.count else { return false }
    for offset in word.indices where bytes[start + offset] | 0x20 != word[offset] { return false }
    return true
  }

  /// The line without terminal escape sequences such as `ESC [ … m`.
  static func withoutEscapes(_ line: ArraySlice<UInt8>) -> [UInt8] {
    var plain: [UInt8] = []
    var index = line.startIndex
    while index < line.endIndex {
      if line[index] != escape {
        plain.append(line[index])
        index += 1
        continue
      }
      index += 1
      guard index < line.endIndex, line[index] == UInt8(ascii: "[") else { continue }
      index += 1
      while index < line.endIndex, !(0x40...0x7E ~= line[index]) { index += 1 }
      index = min(index + 1, line.endIndex)
    }
    return plain
  }
}
