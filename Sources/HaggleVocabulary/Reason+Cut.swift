extension Reason {
  /// What a text remarks of which only so many lines are shown.
  ///
  /// - Parameter lines: how many it would take to show all of it.
  package static func cut(needing lines: Int) -> String { "\(lines) lines are needed, \(rest)" }

  /// Whether it remarks that the rest of a text is cut.
  package var tellsCut: Bool { remark?.hasSuffix(Self.rest) ?? false }

  private static let rest = "the rest is cut"
}
