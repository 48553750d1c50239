import HaggleLanguage

/// What an undeclared view shows of the closures for its content and for what is there instead:
/// `failure: { … } content: { … }`.
struct ContentPhases {
  private let isPhased: Bool
  private let isContentNamed: Bool
  private let hasContent: Bool

  /// - Parameter labels: those of its closures.
  init(_ labels: [String?]) {
    isPhased = labels.contains { $0.map(Self.isInstead) == true }
    isContentNamed = labels.contains { $0.map(Self.contents.contains) == true }
    hasContent = isContentNamed || labels.contains(nil)
  }

  /// Whether a closure with that label is shown: all are, but those for what is there instead of
  /// the content, and an unlabelled one beside a named content.
  func shows(_ label: String?) -> Bool {
    guard isPhased, hasContent else { return true }
    return label.map { !Self.isInstead($0) } ?? !isContentNamed
  }

  private static let contents: Set = ["content", "success", "loaded"]

  private static func isInstead(_ label: String) -> Bool {
    Interpreter.isFailure(label)
      || Words.spelled(label).lowercased().split(separator: " ").contains(where: others.contains)
  }

  /// Before there is content, or where there is none.
  private static let others: Set<Substring> = [
    "placeholder", "progress", "loading", "empty", "fallback", "skeleton",
  ]
}
