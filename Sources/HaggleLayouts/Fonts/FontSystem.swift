/// A platform, with the release if line heights changed, as far as fonts are concerned.
package enum FontSystem: String, CaseIterable, Sendable {
  /// iOS up to 18.
  case iOS
  /// iOS 26, whose text styles have larger leading.
  case iOS26 = "iOS 26"
  case macOS

  /// The fonts to use if only a platform is known.
  package init(_ platform: Platform) {
    self = platform == .iOS ? .iOS : .macOS
  }

  /// The system of that name, ignoring case and spaces; nil if there is none.
  package init?(named name: String) {
    let wanted = Self.bare(name)
    guard let known = Self.allCases.first(where: { Self.bare($0.rawValue) == wanted })
    else { return nil }
    self = known
  }

  package var platform: Platform { self == .macOS ? .macOS : .iOS }

  private static func bare(_ name: String) -> String {
    name.lowercased().filter { !$0.isWhitespace }
  }
}
