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
