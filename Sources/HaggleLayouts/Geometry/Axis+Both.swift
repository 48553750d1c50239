extension Axis {
  /// All cases, as a list that is made once: that of `CaseIterable` is made again for each layout.
  static let both: [Axis] = [.horizontal, .vertical]
}
