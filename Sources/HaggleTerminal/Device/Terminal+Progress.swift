/// Work that takes long, while the user watches it.
extension Terminal {
  /// Takes words about how far something is, and answers whether to go on.
  package typealias Progress = @Sendable (String) -> Bool

  /// Shows how far something is; false if the user wants it to end. Other keys are dropped.
  func goesOn(_ words: String, _ state: ScreenState) -> Bool {
    guard let inputs = wait(for: 0) else { return false }
    if inputs.contains(where: { Self.stops.contains($0) }) { return false }
    if ContinuousClock.now - lastProgress > .milliseconds(100) {
      lastProgress = .now
      _ = show(state.after(.message("\(words)  Esc stops")))
    }
    return true
  }

  private static let stops: [KeyInput] = [.key("esc"), .key("C-c"), .key("q")]
}
