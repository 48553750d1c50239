import Foundation
import HaggleSyntax
package import HaggleVocabulary

extension Directives {
  /// The comment above what is added to a text for its project.
  package static let titleOfProject = "of the project"

  /// What follows the two slashes of the title.
  static let title = Array(" \(titleOfProject)".utf8)

  /// Whether a comment has two slashes with no code before them, and begins like a directive: most
  /// do not.
  static func mayBeDirective(_ comment: SourceSpan, in bytes: [UInt8]) -> Bool {
    let slash = UInt8(ascii: "/")
    let text = bytes[comment].dropFirst(2)
    guard bytes[comment].starts(with: [slash, slash]), text.first != slash,
      NearMiss.mayBegin(text) || text.elementsEqual(title)
    else { return false }
    let before = bytes[..<comment.lowerBound].last { $0 != 32 && $0 != 9 }
    return before.map { $0 < 32 || $0 > 127 } ?? true
  }

  /// A proposal in the syntax of directives and options; nil if invalid.
  package static func proposal(_ text: String) -> ProposedViewSize? {
    var scanner = DirectiveScanner(text)
    guard let proposal = scanner.proposal(), scanner.isAtEnd else { return nil }
    let lengths = [proposal.width, proposal.height].compactMap(\.self)
    return lengths.allSatisfy { $0 >= 0 && ($0 <= mostPoints || $0 == .infinity) } ? proposal : nil
  }

  /// No screen is longer, and from there on numbers are no points any more.
  private static let mostPoints: CGFloat = 1_000_000

  /// A proposal as directives state it.
  package static func text(of proposal: ProposedViewSize) -> String {
    [proposal.width, proposal.height].map { NumberText.display($0) }.joined(separator: "x")
  }

  /// The syntax of proposals.
  static let proposalHint: Prose = """
    write \(code: "WIDTHxHEIGHT"), each a number, \(code: "nil"), \(code: "0") or \(code: "inf"), \
    such as \(code: "350x350") or \(code: "200xnil")
    """

  /// `Header, Footer`; none for other comments that begin like that, too.
  static func types(_ value: String) -> [String] {
    let names = names(value)
    return names.allSatisfy { $0.isTypeName } ? names : []
  }

  /// Names with commas between them; empty if anything else is written.
  static func names(_ value: String) -> [String] {
    let names = value.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    return names.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isOfName) } ? names : []
  }

  static let textSpacingHint: Prose =
    "write one distance, or three: text above other, other above text, text above text"

  /// `Filters Form .grouped, Row Grid`, by view; none where something else is written, as other
  /// comments begin like that, too.
  static func containers(_ value: String) -> [String: ShowingContainer] {
    let items = value.split(separator: ",").map { $0.split(separator: " ").map(String.init) }
    let pairs = items.compactMap { words in
      words.first.flatMap { view in
        ShowingContainer(Array(words.dropFirst())).map { (view, $0) }
      }
    }
    guard pairs.count == items.count else { return [:] }
    return Dictionary(pairs) { first, _ in first }
  }
}
