package import Foundation
package import HaggleLayouts
package import HaggleVocabulary

/// The circumstances of a view, besides its device: what the user may change while it is visible.
package struct Circumstances: Equatable, Sendable {
  /// The proposal to the root; nil for the scenario's.
  package var proposal: ProposedViewSize?
  var typeSize = DynamicTypeSize.large
  /// A language and region, such as `de_DE`; nil for the defaults of the text and its formats.
  var locale: String?
  /// Nil for that of the locale.
  var direction: LayoutDirection?
  package var keyboard = Keyboard.hidden

  init() {}

  package enum Keyboard: Equatable, Sendable {
    case hidden
    /// With the device's height.
    case shown
    /// The height, in points.
    case high(CGFloat)
  }

  /// The effective layout direction.
  var writingDirection: LayoutDirection {
    if let direction { return direction }
    let language = locale.map { Locale.Language(identifier: $0) }
    return language?.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Those that differ from the default and are stated nowhere else.
  package var words: [String] {
    let isTurned = direction == .rightToLeft
    return (typeSize == .large ? [] : ["type size \(typeSize.rawValue)"])
      + (locale.map { ["locale \($0)"] } ?? []) + (isTurned ? ["right to left"] : [])
  }

  mutating func take(_ change: Change) {
    switch change {
    case .proposal(let proposal): self.proposal = proposal
    case .typeSize(let size): typeSize = size
    case .locale(let locale): self.locale = locale
    case .direction(let direction): self.direction = direction
    case .keyboard(let keyboard): self.keyboard = keyboard
    }
  }

  /// A new value of one circumstance.
  package enum Change: Equatable, Sendable {
    case proposal(ProposedViewSize)
    case typeSize(DynamicTypeSize)
    case locale(String)
    case direction(LayoutDirection)
    case keyboard(Keyboard)
  }

  /// The names in directives and options.
  package enum Kind: String, CaseIterable, Sendable {
    case resize
    case typeSize = "type-size"
    case locale
    case direction
    case keyboard
  }
}

// MARK: - As they are written

extension Circumstances.Kind {
  /// Parses an initial value and its changes: `large, xxxLarge`; nil if invalid.
  package func series(_ text: String) -> Circumstances.Series? {
    let words = text.split(separator: ",", omittingEmptySubsequences: false)
    let changes = words.compactMap { change($0.trimmingCharacters(in: .whitespaces)) }
    guard changes.count == words.count, changes.count <= Circumstances.mostChanges else {
      return nil
    }
    return Circumstances.Series(kind: self, changes: changes)
  }

  private func change(_ word: String) -> Circumstances.Change? {
    switch self {
    case .resize: return Directives.proposal(word).map { .proposal($0) }
    case .typeSize:
      return DynamicTypeSize.allCases.first { $0.rawValue.lowercased() == word.lowercased() }
        .map { .typeSize($0) }
    case .locale:
      let name = word.replacing("-", with: "_")
      return Locale.availableIdentifiers.contains(name) ? .locale(name) : nil
    case .direction:
      let directions: [String: LayoutDirection] = ["ltr": .leftToRight, "rtl": .rightToLeft]
      return directions[word.lowercased()].map { .direction($0) }
    case .keyboard:
      switch word.lowercased() {
      case "shown": return .keyboard(.shown)
      case "hidden": return .keyboard(.hidden)
      default:
        guard let height = Double(word), (0...2_000).contains(height) else { return nil }
        return .keyboard(.high(height))
      }
    }
  }

  /// The expected syntax, for display.
  package var hint: Prose {
    switch self {
    case .resize: "sizes such as \(code: "393x759, 759x393")"
    case .typeSize:
      "one of \(Prose.list(DynamicTypeSize.allCases.map { Prose(code: $0.rawValue) }))"
    case .locale: "a language and a region, such as \(code: "de_DE")"
    case .direction: "\(code: "ltr") or \(code: "rtl")"
    case .keyboard: "\(code: "shown"), \(code: "hidden") or a height such as \(code: "336")"
    }
  }
}

extension Circumstances {
  /// The maximum number of changes of one kind.
  static let mostChanges = 12

  /// The initial value of a circumstance, and its changes after each layout.
  package struct Series: Equatable, Sendable {
    package let kind: Kind
    /// Not empty.
    package let changes: [Change]

    package init(kind: Kind, changes: [Change]) {
      self.kind = kind
      self.changes = changes
    }
  }
}

extension Circumstances.Change {
  /// The text of the directive.
  package var text: String {
    switch self {
    case .proposal(let proposal): NumberText.display(proposal)
    case .typeSize(let size): size.rawValue
    case .locale(let locale): locale
    case .direction(.leftToRight): "ltr"
    case .direction(.rightToLeft): "rtl"
    case .keyboard(.hidden): "hidden"
    case .keyboard(.shown): "shown"
    case .keyboard(.high(let height)): NumberText.display(height)
    }
  }
}

// MARK: - The keyboard

extension Circumstances.Keyboard {
  /// The height of the keyboard on a device, in points; nil if there is none.
  ///
  /// Source: assumed. The heights with the suggestion bar, as published for phones with and without
  /// a home button, in portrait and landscape, and for an iPad.
  package func height(on device: Device) -> CGFloat? {
    switch self {
    case .hidden: return nil
    case .high(let height): return height
    case .shown: break
    }
    guard device.platform == .iOS else { return nil }
    let screen = device.screen
    if min(screen.width, screen.height) >= 700 { return screen.width > screen.height ? 428 : 337 }
    if screen.width > screen.height { return 209 }
    if screen.height < 740 { return 260 }
    return screen.height < 880 ? 336 : 346
  }
}
