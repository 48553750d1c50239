import Foundation
import HaggleSyntax

/// A line of a trace, as it is shown, read as a claim: `title ← 62×∞ → 62×40.67`.
///
/// What reports write behind a name to say what it is (its arguments, its words, the view that it
/// belongs to, its place in the text) says nothing more about it.
struct ShownClaim {
  /// The claim as one writes it: `title answers 62×∞ -> 62×40.67`. Nil for other text.
  let text: String?

  init(_ shown: String) {
    let isWritten = [" answers ", " frame "].contains { shown.contains($0) }
    text = isWritten ? nil : Self.dialogue(in: shown) ?? Self.placement(in: shown)
  }

  /// `title ← 62×∞ → 62×40.67`, and `title 62×∞ → 62×40.67`
  private static func dialogue(in shown: String) -> String? {
    guard let arrow = shown.range(of: "→"), let size = words(shown[arrow.upperBound...]).first,
      isSize(size)
    else { return nil }
    let asked = shown[..<arrow.lowerBound]
    if let offer = asked.range(of: "←") {
      guard let proposal = words(asked[offer.upperBound...]).first, isSize(proposal),
        let name = name(in: asked[..<offer.lowerBound])
      else { return nil }
      return "\(name) answers \(proposal) -> \(size)"
    }
    guard let proposal = words(asked).last, isSize(proposal),
      let end = asked.range(of: proposal, options: .backwards),
      let name = name(in: asked[..<end.lowerBound])
    else { return nil }
    return "\(name) answers \(proposal) -> \(size)"
  }

  /// `title @ 0,28 62×40.67`, and `title  6:7  62×40.67 at 0,28`
  private static func placement(in shown: String) -> String? {
    if let place = shown.range(of: "@") {
      let placed = words(shown[place.upperBound...])
      guard placed.count > 1, isSize(placed[1]), let name = name(in: shown[..<place.lowerBound])
      else { return nil }
      return "\(name) frame \(placed[0]) \(placed[1])"
    }
    guard let place = shown.range(of: " at "), let size = words(shown[..<place.lowerBound]).last,
      isSize(size), let origin = words(shown[place.upperBound...]).first, origin.contains(","),
      let end = shown.range(of: size), let name = name(in: shown[..<end.lowerBound])
    else { return nil }
    return "\(name) frame \(origin) \(size)"
  }

  /// The name at the beginning, without what is shown behind it and the number of the event.
  private static func name(in shown: Substring) -> String? {
    var scanner = DirectiveScanner(shown)
    var found = scanner.name()
    if let number = found, number.allSatisfy(\.isNumber), !scanner.isAtEnd {
      found = scanner.name()
    }
    guard let found, !found.isEmpty else { return nil }
    let bare = found.prefix { $0 != "(" }
    return (bare.isEmpty ? found : String(bare)).quotedIfNeeded
  }

  private static func words(_ text: Substring) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// Whether a word is a size or proposal, such as `62×∞`.
  private static func isSize(_ word: String) -> Bool {
    var scanner = DirectiveScanner(word)
    return scanner.proposal() != nil && scanner.isAtEnd
  }
}

extension String {
  /// In quotes where it is no single word.
  fileprivate var quotedIfNeeded: String {
    contains(where: \.isWhitespace) || contains(",") || isEmpty ? "\"\(self)\"" : self
  }
}
