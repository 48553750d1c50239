import HaggleScenarios
import Testing

private func kinds(_ text: String) -> [String] {
  Scenario(text, name: "a.swift").roots.first?.tree.nodes.map(\.description.kind) ?? []
}

@Suite struct `Several views in the title of a label` {
  private static let label = "Label { Toggle(\"a\", isOn: $isOn); Text(\"b\") } icon: { Color.red }"

  private func isColumn(_ container: String, _ style: String) -> Bool {
    kinds(
      """
      // platform: macOS
      struct Page: View {
        @State var isOn = true
        var body: some View { \(container) { \(Self.label) }\(style) }
      }
      """
    ).contains("VStack")
  }

  @Test func `stand below each other in a form`() {
    #expect(isColumn("Form", ".formStyle(.grouped)"))
    #expect(!isColumn("HStack", ""))
  }
}

@Suite struct `The font of the environment` {
  private static let days = """
    struct Days: View {
      @Environment(\\.font) private var font
      var body: some View { Text("9").font((font ?? .title).monospacedDigit()) }
    }

    """

  @Test(arguments: [
    ("Days()", 28), ("Days().font(.system(size: 16))", 16), ("Days().font(.body)", 17),
    ("HStack { Days() }.font(.caption)", 12), ("Days().font(nil)", 28),
    ("HStack { Text(\"a\").font(.caption); Days() }", 28),
  ])
  func `is that which a view around chooses`(view: String, expected: Double) {
    #expect(points(view, Self.days).map { Double($0) } == expected)
  }
}

@Suite struct `A closed ring` {
  @Test(arguments: [
    (".accessoryCircularCapacity", "", 1), (".accessoryCircularCapacity", "Text(\"4\")", 1),
    (".accessoryCircular", "", 0),
  ])
  func `shows its value, or else its label`(style: String, value: String, count: Int) {
    let current = value.isEmpty ? "" : " currentValueLabel: { \(value) }"
    let gauge = "Gauge(value: 0.4) { Text(\"Days\") }\(current).gaugeStyle(\(style))"
    #expect(kinds(gauge).count { $0 == "Text" } == count)
  }
}
