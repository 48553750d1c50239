import HaggleLanguage
import HaggleSyntax
import HaggleVocabulary

/// A comment that is a misspelt directive: its first word has a typo, other capitals or no colon,
/// and the rest is valid for that directive.
struct NearMiss {
  /// The directive that is meant.
  let directive: String
  /// The word as written: `// expct:`.
  let written: String
  let value: String

  private static let names =
    DirectiveKey.allCases.map(\.rawValue) + Circumstances.Kind.allCases.map(\.rawValue)
  /// Words that also begin sentences: only with a colon are they directives.
  private static let words: Set<String> = [
    "device", "platform", "set", "resize", "locale", "direction", "keyboard",
  ]

  /// - Parameter comment: the text after the two slashes.
  init?(_ comment: Substring) {
    let text = comment.drop(while: \.isWhitespace)
    let word = text.prefix { $0.isLetter || $0 == "-" }
    guard !word.isEmpty, word.count <= 16 else { return nil }
    let rest = text[word.endIndex...].drop(while: \.isWhitespace)
    let hasColon = rest.first == ":"
    let value = String(hasColon ? rest.dropFirst() : rest)
    guard !hasColon || !Self.names.contains(String(word)),
      let name = Self.name(like: word.lowercased(), value, hasColon)
    else { return nil }
    directive = name
    written = "// \(word)\(hasColon ? ":" : "")"
    self.value = value
  }

  var question: Prose { "did you mean \"\(code: "// \(directive):")\"?" }

  func diagnostic(at place: SourcePlace, length: Int) -> Diagnostic {
    Diagnostic(
      .ignored, code: .misspelledDirective,
      "\"\(written)\" is no directive: what it says is not read", remedy: question, place: place,
      length: length, subject: written)
  }

  /// The most similar directive that accepts such a value.
  private static func name(like word: String, _ value: String, _ hasColon: Bool) -> String? {
    let near = names.compactMap { name -> (name: String, distance: Int)? in
      let distance = EditDistance.between(word, name)
      guard distance <= (name.count < 6 ? 1 : 2), hasColon || !words.contains(name) else {
        return nil
      }
      return (name, distance)
    }
    return near.filter { takes($0.name, value) }.min { $0.distance < $1.distance }?.name
  }

  /// Whether a text is a valid value of a directive.
  private static func takes(_ name: String, _ value: String) -> Bool {
    var scanner = DirectiveScanner(value)
    if let kind = Circumstances.Kind(rawValue: name) { return kind.series(value) != nil }
    switch DirectiveKey(rawValue: name) {
    case .proposal: return scanner.proposal() != nil && scanner.isAtEnd
    case .device: return Device.named(scanner.remainder) != nil
    case .platform: return Stage.platform(named: value) != nil
    case .ignore: return scanner.remainder.wholeMatch(of: /[a-z-]+@\S+/) != nil
    case .text, .image:
      return scanner.quoted() != nil && scanner.size() != nil && scanner.isAtEnd
    case .textCell: return scanner.size() != nil && scanner.isAtEnd
    case .textSpacing: return scanner.number() != nil
    case .set: return Setting(value) != nil
    case .expect: return isClaim(Expectation(value, at: SourcePlace(line: 1, column: 1)).claim)
    case .appearance, nil: return false
    }
  }

  /// An order of a single view means nothing: "expect order here" is prose.
  private static func isClaim(_ claim: Expectation.Claim) -> Bool {
    switch claim {
    case .unreadable: false
    case .order(let names), .probeOrder(let names): names.count > 1
    default: true
    }
  }
}
