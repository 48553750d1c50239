package import Foundation
package import HaggleVocabulary

/// An edit of the source that was laid out, and its effect.
package struct TriedEdit: Equatable, Sendable {
  /// The changed lines, in order.
  package var changes: [LineChange]
  /// The changes of the views that the edit is made for.
  package var effect: [PictureChange]
  /// The changes of other views.
  package var others: [PictureChange]
  /// What is written where: "`.fixedSize()` on HStack.1"; empty if not stated.
  package var title: Prose

  package init(
    _ changes: [LineChange], effect: [PictureChange], others: [PictureChange],
    title: Prose = Prose()
  ) {
    self.changes = changes
    self.title = title
    self.effect = effect
    self.others = others
  }
}

extension TriedEdit {
  /// A short name for what it writes where, in hexadecimal digits: the same edit of the same text
  /// has it, whatever else was laid out and however many come before it.
  package var key: String {
    let lines = changes.flatMap { change in
      ["@\(change.line)"] + change.removed.map { "-" + $0 } + change.added.map { "+" + $0 }
    }
    // FNV-1a.
    let hash = lines.joined(separator: "\n").utf8.reduce(UInt32(2_166_136_261)) {
      ($0 ^ UInt32($1)) &* 16_777_619
    }
    let digits = String((hash >> 24) ^ (hash & 0xFF_FFFF), radix: 16)
    return String(repeating: "0", count: Self.keyLength - digits.count) + digits
  }

  private static var keyLength: Int { 6 }

  /// Whether a word may be the key of an edit.
  package static func isKey(_ word: String) -> Bool {
    word.utf8.count == keyLength && word.allSatisfy { $0.isHexDigit && !$0.isUppercase }
  }
}

/// Lines of a text that are replaced.
package struct LineChange: Equatable, Sendable {
  /// The first removed line, from 1; without removed lines, the line before which others are
  /// inserted.
  package var line: Int
  package var removed: [String]
  package var added: [String]

  package init(at line: Int, removing removed: [String], adding added: [String]) {
    self.line = line
    self.removed = removed
    self.added = added
  }
}

/// A change of a view's size or position.
package struct PictureChange: Equatable, Sendable {
  package var node: NodeID
  /// In the root's space, in points.
  package var before: CGRect
  package var after: CGRect

  package init(of node: NodeID, from before: CGRect, to after: CGRect) {
    self.node = node
    self.before = before
    self.after = after
  }
}

extension String {
  /// The lines as written, including a trailing carriage return.
  package var lines: [String] {
    var lines = utf8.split(separator: 10, omittingEmptySubsequences: false).map { String($0) ?? "" }
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
