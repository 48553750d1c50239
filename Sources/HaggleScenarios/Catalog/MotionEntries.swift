// Animated content is laid out in its initial state.
extension Catalog {
  static let motionViews = [
    CatalogEntry(
      "PhaseAnimator", "(_:content:animation:) (_:trigger:content:animation:)", .exact,
      summary: "What its closure builds for the first phase.", form: .group),
    CatalogEntry(
      "KeyframeAnimator",
      """
      (initialValue:repeating:content:keyframes:) (initialValue:trigger:content:keyframes:)
      """, .exact, summary: "What its closure builds for the initial value.", form: .group),
  ]

  static let motionContent = [
    CatalogEntry(
      "phaseAnimator", "(_:content:animation:) (_:trigger:content:animation:)", .exact,
      summary: "What its closure makes of the view in the first phase.", form: .neutral),
    CatalogEntry(
      "keyframeAnimator",
      """
      (initialValue:repeating:content:keyframes:) (initialValue:trigger:content:keyframes:)
      """, .exact, summary: "What its closure makes of the view with the initial value.",
      form: .neutral),
  ]

  static let matchedModifier = CatalogEntry(
    "matchedGeometryEffect", "(id:in:properties:anchor:isSource:)", .assumed,
    summary: "With `isSource: false`, the size and the place of the source with its id.",
    closure: .neutral, roles: ["id": .state, "in": .state, "isSource": .state], form: .matched)

  static let modifierOfModifiers = CatalogEntry(
    "modifier", "(_:)", .exact, summary: "What the modifier's `body(content:)` makes of the view.",
    form: .neutral)
}
