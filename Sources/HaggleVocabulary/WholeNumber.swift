extension Int {
  /// The whole part of a number; of what is no number 0, and of what is too large the largest there
  /// is: ±2⁵³, so that a little may be added to it.
  package init(saturating number: Double) {
    let largest = 0x1p53
    self =
      number.isNaN
      ? 0 : Int(exactly: Swift.min(Swift.max(number, -largest), largest).rounded(.towardZero)) ?? 0
  }
}
