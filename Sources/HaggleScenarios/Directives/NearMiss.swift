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

  /// A directive's name, and what cheaply distinguishes most other words from it.
  private struct Name {
    let text: String
    let letters: LetterSet
    /// How many characters a word may differ in that is meant for it.
    let most: Int

    init(_ text: String) {
      self.text = text
      letters = LetterSet(text)
      most = text.count < 6 ? 1 : 2
    }

    /// Whether a word is one that is meant for it.
    func isNear(_ word: String, _ letters: LetterSet) -> Bool {
      self.letters.mayBeNear(letters, within: most)
        && EditDistance.between(word, text) <= most
    }
  }

  private static let names =
    (DirectiveKey.allCases.map(\.rawValue) + Circumstances.Kind.allCases.map(\.rawValue))
    .map(Name.init)
  /// What begins sentences as well, so that only a colon marks a directive.
  private static let words: Set<String> = [
    "device", "platform", "set", "resize", "locale", "direction", "keyboard",
  ]

  /// Whether a comment may be a directive, or a misspelt one, by its first word: most are not.
  ///
  /// - Parameter comment: the bytes after the two slashes.
  static func mayBegin(_ comment: ArraySlice<UInt8>) -> Bool {
    let text = comment.drop { $0 == 32 || (9...13).contains($0) }
    let word = text.prefix(while: LetterSet.mayHave)
    if let next = text[word.endIndex...].first, next >= 128 { return true }
    let letters = LetterSet(word)
    return names.contains { $0.letters.mayBeNear(letters, within: $0.most) }
  }

  /// - Parameter comment: the text after the two slashes.
  init?(_ comment: Substring) {
    let text = comment.drop(while: \.isWhitespace)
    let word = text.prefix { $0.isLetter || $0 == "-" }
    guard !word.isEmpty, word.count <= 16 else { return nil }
    let rest = text[word.endIndex...].drop(while: \.isWhitespace)
    let hasColon = rest.first == ":"
    let value = String(hasColon ? rest.dropFirst() : rest)
    guard !hasColon || !Self.names.contains(where: { $0.text == word }),
      let name = Self.name(like: word.lowercased(), value, hasColon: hasColon)
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
  private static func name(like word: String, _ value: String, hasColon: Bool) -> String? {
    let letters = LetterSet(word)
    return names.lazy
      .filter { $0.isNear(word, letters) && (hasColon || !words.contains($0.text)) }
      .filter { takes($0.text, value) }
      .min { EditDistance.between(word, $0.text) < EditDistance.between(word, $1.text) }?.text
  }

  /// Whether a text is a valid value of a directive.
  private static func takes(_ name: String, _ value: String) -> Bool {
    var scanner = DirectiveScanner(value)
    if let kind = Circumstances.Kind(rawValue: name) { return kind.series(value) != nil }
    switch DirectiveKey(rawValue: name) {
    case .proposal, .window: return scanner.proposal() != nil && scanner.isAtEnd
    case .device: return Device.named(scanner.remainder) != nil
    case .platform: return Stage.platform(named: value) != nil
    case .ignore: return scanner.remainder.wholeMatch(of: /[a-z-]+@\S+/) != nil
    case .text, .image:
      return scanner.quoted() != nil && scanner.size() != nil && scanner.isAtEnd
    case .color:
      return scanner.quoted() != nil && StatedColour(&scanner) != nil && scanner.isAtEnd
    case .localized: return scanner.quoted() != nil && scanner.quoted() != nil && scanner.isAtEnd
    case .textCell: return scanner.size() != nil && scanner.isAtEnd
    case .textSpacing: return scanner.number() != nil
    case .set: return Setting(value) != nil
    case .expect: return isClaim(Expectation(value, at: SourcePlace(line: 1, column: 1)).claim)
    case .container: return !Directives.containers(value).isEmpty
    case .appearance, .part, .sheet, .navigation, .tab, .environment, .bar, nil: return false
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

/// The letters of a word and their number, to distinguish very different words cheaply.
private struct LetterSet {
  private let letters: UInt32
  private let count: Int

  init(_ word: String) {
    var (letters, count): (UInt32, Int) = (0, 0)
    for character in word {
      letters |= Self.bit(character.asciiValue ?? .max)
      count += 1
    }
    (self.letters, self.count) = (letters, count)
  }

  /// - Parameter word: letters of ASCII and hyphens, whatever their case.
  init(_ word: ArraySlice<UInt8>) {
    // Small letters differ from capital ones in one bit.
    letters = word.reduce(0) { $0 | Self.bit($1 | 0x20) }
    count = word.count
  }

  private static func bit(_ letter: UInt8) -> UInt32 {
    1 << UInt32(min(letter &- UInt8(ascii: "a"), 26))
  }

  /// Whether names of directives have such bytes.
  static func mayHave(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "-")
  }

  /// Whether a word with such letters may differ in so few characters: each of them makes it longer
  /// or shorter by one at most, and adds or removes one letter at most.
  func mayBeNear(_ other: LetterSet, within distance: Int) -> Bool {
    abs(count - other.count) <= distance
      && (letters & ~other.letters).nonzeroBitCount <= distance
      && (other.letters & ~letters).nonzeroBitCount <= distance
  }
}
