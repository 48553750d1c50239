import Foundation
import HaggleSyntax
package import HaggleVocabulary

/// A value stated by the author for something open in the text: `isLoading = true`, or, for the
/// condition at line 12, column 9, `12:9 = true`.
package struct Setting: Hashable, Sendable {
  package enum Subject: Hashable, Sendable {
    /// A name with its owners: `viewModel.isLoading`.
    case path([String])
    /// The place of a condition as diagnostics write it: `12:9`, `Card.swift:12:9`.
    case place(String)
  }

  let subject: Subject
  /// Swift, such as `true`, `.compact` or `[1, 2]`.
  package let value: String
  /// The place of the directive; nil for the command line.
  let place: SourcePlace?

  /// The expected syntax.
  package static let hint: Prose = """
    \(code: "NAME=VALUE"), such as \(code: "isLoading=true"), \(code: #"user.name='"Ann"'"#), \
    \(code: "style=.compact"), \(code: "items.count=5") or \(code: "12:9=true")
    """

  /// Nil if the text is no setting.
  package init?(_ text: String, at place: SourcePlace? = nil) {
    guard let equals = text.firstIndex(of: "="), let subject = Subject(text[..<equals]) else {
      return nil
    }
    value = text[text.index(after: equals)...].trimmingCharacters(in: .whitespaces)
    guard !value.isEmpty, !value.hasPrefix("=") else { return nil }
    self.subject = subject
    self.place = place
  }

  /// The stated size, in points: `40x40`.
  var size: CGSize? {
    var scanner = DirectiveScanner(value)
    guard let size = scanner.size(), scanner.isAtEnd, size.width.isFinite, size.height.isFinite
    else { return nil }
    return size
  }

  /// Whether the value is code that runs where it is used.
  package var isClosure: Bool { value.hasPrefix("{") }

  /// Whether it says that there are fewer than none.
  package var isNegativeCount: Bool {
    guard case .path(let path) = subject, path.last == "count" else { return false }
    return Int(value).map { $0 < 0 } ?? false
  }

  /// The key as written: `viewModel.isLoading`, `12:9`.
  package var name: String {
    switch subject {
    case .path(let path): path.joined(separator: ".")
    case .place(let place): place
    }
  }
}

extension Setting.Subject {
  fileprivate init?(_ text: Substring) {
    let text = text.trimmingCharacters(in: .whitespaces)
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    let isInFile = parts.count == 3 && parts[0].hasSuffix(".swift")
    if parts.count == 2 || isInFile, parts.suffix(2).allSatisfy({ Int($0) != nil }) {
      self = .place(text)
    } else if let path = Self.path(text) {
      self = .path(path)
    } else {
      return nil
    }
  }

  /// The names of a path; nil if it contains more than names and dots.
  ///
  /// `self.`, `$` and `?` are ignored.
  package static func path(_ text: String) -> [String]? { paths.answer(to: text) }

  private static let paths = Remembered(read)

  @Sendable private static func read(_ text: String) -> [String]? {
    let bare = text.filter { !"$?!".contains($0) }
    var names = bare.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    if names.first == "self", names.count > 1 { names.removeFirst() }
    let isName = { (name: String) in
      name.first.map { $0.isLetter || $0 == "_" } ?? false
        && name.allSatisfy(\.isOfName)
    }
    return names.allSatisfy(isName) ? names : nil
  }
}
