import HaggleVocabulary
import Testing

/// Lengths that grow with the text.
@Suite struct `Lengths that follow the size of type` {
  /// A size of type, members of a view, and what `x` is in it.
  @Test(
    arguments: Case.lines(
      #"""
      large: @ScaledMetric var x: CGFloat = 17 → 17
      medium: @ScaledMetric var x: CGFloat = 17 → 16.33
      accessibility5: @ScaledMetric var x: CGFloat = 17 → 48
      accessibility5: @ScaledMetric(relativeTo: .body) private var x = 17.0 → 48
      accessibility5: @ScaledMetric(relativeTo: .largeTitle) var x: Double = 41 → 70
      accessibility5: @ScaledMetric(wrappedValue: 17, relativeTo: .body) var x: CGFloat → 48
      accessibility5: @ScaledMetric var x: CGFloat; init() { _x = ScaledMetric(wrappedValue: 17) } → 48
      accessibility5: let x = UIFontMetrics.default.scaledValue(for: 17) → 48
      accessibility5: let x = UIFontMetrics(forTextStyle: .title1).scaledValue(for: 34) → 68
      """#))
  func `are a whole number of pixels`(example: Case) {
    let parts = example.text.split(separator: ": ", maxSplits: 1).map(String.init)
    let text = "// type-size: \(parts[0])\n" + view(parts[1]) + "V()"
    #expect(side(text) == "\(example.expected)×1")
  }

  /// What stands around a view with `@ScaledMetric var x: CGFloat = 22`, and what its `x` is.
  @Test(
    arguments: Case.lines(
      #"""
      V() → 22
      VStack { V() }.dynamicTypeSize(.accessibility5) → 62
      VStack { V().dynamicTypeSize(.medium) }.dynamicTypeSize(.accessibility5) → 21
      VStack { V() }.dynamicTypeSize(.xxLarge...) → 26
      VStack { V() }.dynamicTypeSize(...DynamicTypeSize.small) → 20
      VStack { V() }.environment(\.sizeCategory, .accessibilityMedium) → 34
      VStack { V() }.environment(\.dynamicTypeSize, .xSmall) → 19
      """#))
  func `follow the views around`(example: Case) {
    let text = view("@ScaledMetric var x: CGFloat = 22") + example.text
    #expect(side(text) == "\(example.expected)×1")
  }

  @Test func `stay on a Mac`() {
    let text = "// platform: macOS\n" + view("@ScaledMetric var x: CGFloat = 22") + "V()"
    #expect(side(text) == "22×1")
  }

  private func view(_ members: String) -> String {
    "struct V: View { \(members); var body: some View { Color.red.frame(width: x, height: 1) } }\n"
  }

  private func side(_ text: String) -> String? {
    Session(text).ask(.unspecified).map { NumberText.display($0) }
  }
}
