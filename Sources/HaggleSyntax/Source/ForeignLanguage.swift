/// Another language than Swift that a text is written in.
package enum ForeignLanguage {
  /// The language that files with this ending are written in; nil for Swift, and for texts into
  /// which listings are pasted.
  package static func named(byEnding ending: String) -> String? { endings[ending.lowercased()] }

  private static let endings: [String: String] = [
    "c": "C", "cc": "C++", "cpp": "C++", "cs": "C#", "css": "CSS", "dart": "Dart", "go": "Go",
    "h": "a header of C or Objective-C", "hpp": "C++", "java": "Java", "js": "JavaScript",
    "jsx": "JavaScript", "kt": "Kotlin", "m": "Objective-C", "mm": "Objective-C++",
    "py": "Python", "rb": "Ruby", "rs": "Rust", "ts": "TypeScript", "tsx": "TypeScript",
  ]

  /// The language by what only it has: `@implementation … @end`, `@Composable fun`. Nil where
  /// nothing says that it is not Swift.
  package static func named(bySigns source: SourceText) -> String? {
    let bytes = source.bytes
    let hasSign = bytes.indices.contains { index in
      bytes[index] == UInt8(ascii: "@") && signs.contains { bytes[index...].starts(with: $0.utf8) }
    }
    return hasSign ? SyntaxTree.parse(source).foreignLanguage : nil
  }

  private static let signs = ["@end", "@Composable"]
}

extension SyntaxTree {
  /// By its tokens, as comments and strings may speak of any language. An article may have listings
  /// of several, so that a text with views is none of another.
  fileprivate var foreignLanguage: String? {
    if tokens.contains(where: { $0.kind == .identifier && text(of: $0) == "View" }) { return nil }
    var opens = false
    for index in tokens.indices.dropLast(2) where tokens[index].kind == .at {
      switch text(of: tokens[index + 1]) {
      case "interface", "implementation": opens = true
      case "end" where opens: return "Objective-C"
      case "Composable" where text(of: tokens[index + 2]) == "fun": return "Kotlin"
      default: break
      }
    }
    return nil
  }

  private func text(of token: Token) -> String { source.text(in: token.span) }
}
