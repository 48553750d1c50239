extension Int {
  /// The integer part of a number; 0 for NaN, and at most ±2⁵³, so that small additions cannot
  /// overflow. It is one function for all of its uses, of which the page's model has many.
  @inline(never)
  package init(saturating number: Double) {
    let largest = 0x1p53
    self =
      number.isNaN
      ? 0 : Int(exactly: Swift.min(Swift.max(number, -largest), largest).rounded(.towardZero)) ?? 0
  }
}
