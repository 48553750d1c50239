extension Axis {
  /// All cases, as an array made only once: that of `CaseIterable` is made anew for each layout.
  static let both: [Axis] = [.horizontal, .vertical]
}
