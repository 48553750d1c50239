// What is animated is laid out as it is at first.
extension Catalog {
  static let motionViews = [
    CatalogEntry(
      "PhaseAnimator", "(_:content:animation:) (_:trigger:content:animation:)", .exact,
      "What its closure builds for the first phase.", .group),
    CatalogEntry(
      "KeyframeAnimator",
      """
      (initialValue:repeating:content:keyframes:) (initialValue:trigger:content:keyframes:)
      """, .exact, "What its closure builds for the initial value.", .group),
  ]

  static let motionContent = [
    CatalogEntry(
      "phaseAnimator", "(_:content:animation:) (_:trigger:content:animation:)", .exact,
      "What its closure makes of the view in the first phase.", .neutral),
    CatalogEntry(
      "keyframeAnimator",
      """
      (initialValue:repeating:content:keyframes:) (initialValue:trigger:content:keyframes:)
      """, .exact, "What its closure makes of the view with the initial value.", .neutral),
  ]

  static let modifierOfModifiers = CatalogEntry(
    "modifier", "(_:)", .exact, "What the modifier's `body(content:)` makes of the view.", .neutral)
}
