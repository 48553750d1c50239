/// The flexibility of a child (or a grid's track), which decides who is served first.
///
/// Source: decompiled (NEGOTIATION §12).
struct FlexibilityEstimate {
  /// The answer to 0, in points.
  let minimum: CGFloat
  /// The answer to ∞, in points.
  let maximum: CGFloat

  /// Less flexible comes first; of two unbounded ones, the one with the larger minimum.
  static func < (a: FlexibilityEstimate, b: FlexibilityEstimate) -> Bool {
    let (first, second) = (a.flexibility, b.flexibility)
    if first == second, first.isInfinite { return a.minimum > b.minimum }
    return first < second
  }

  private var flexibility: CGFloat { (maximum - minimum).orZero }
}
