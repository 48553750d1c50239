import HaggleScenarios
import HaggleVocabulary
import Testing

/// How the views of a text are drawn, by their kinds.
private func looks(_ view: String) -> [(kind: String, look: Appearance)] {
  let tree = Scenario(view, name: "a.swift").roots.first?.tree
  return tree?.nodes.map { ($0.description.kind, $0.description.appearance) } ?? []
}

private func look(_ kind: String, _ view: String) throws -> Appearance {
  try #require(looks(view).first { $0.kind == kind }).look
}

@Suite struct `How a view is drawn` {
  @Test(arguments: [
    ("Color", "Color.red", "#ff3b30"), ("Color", "Color.red.opacity(0.5)", "#ff3b30"),
    ("Color", "Color(.systemGray6)", "#f2f2f7"), ("Color", "Color(uiColor: .label)", "#000000"),
    ("Color", "Color(red: 1, green: 0.5, blue: 0)", "#ff8000"),
    ("Color", "Color(white: 0.5, opacity: 0.5)", "#80808080"),
    ("Color", "Color(hue: 0.5, saturation: 1, brightness: 1)", "#00ffff"),
    ("Color", "Color(hex: \"00FF7f\")", "#00ff7f"), ("Color", "Color(hex: 0x102030)", "#102030"),
    ("Color", "Color(\"brand\")", nil), ("Color", "Color(hex: \"no\")", nil),
    ("Color", "Text(\"a\").background(.orange)", "#ff9500"),
    ("Color", "Text(\"a\").background(Color.blue.opacity(0.5))", "#007aff"),
    ("Color", "Text(\"a\").background(.blue.opacity(0.2), in: Capsule())", "#007aff33"),
    (
      "LinearGradient",
      "LinearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottom)", "#808080"
    ),
    ("Circle", "Circle()", "#000000"), ("Circle", "Circle().fill(.green)", "#34c759"),
    ("Circle", "Circle().fill(theme.tint)", nil), ("Circle", "Circle().stroke(.red)", "#ff3b30"),
    ("Circle", "Circle().foregroundStyle(.pink)", "#ff2d55"),
    ("Text", "Text(\"a\")", nil), ("Text", "Text(\"a\").foregroundColor(.secondary)", "#3c3c4399"),
    ("Text", "VStack { Text(\"a\") }.foregroundStyle(.teal)", "#30b0c7"),
    ("Text", "Button(\"a\") {}", "#007aff"), ("Text", "Button(\"a\") {}.tint(.pink)", "#ff2d55"),
    ("Text", "Button(\"a\") {}.buttonStyle(.plain)", nil),
    ("Text", "Button(\"a\") {}.buttonStyle(.borderedProminent)", "#ffffff"),
    ("Button", "Button(\"a\") {}.buttonStyle(.borderedProminent)", "#007aff"),
    ("Text", "Button(\"a\") {}.foregroundStyle(.red)", "#ff3b30"),
    ("Image", "Image(systemName: \"star\")", "#000000"), ("Image", "Image(\"photo\")", nil),
    ("border", "Text(\"a\").border(.red, width: 2)", "#ff3b30"),
    ("Divider", "Divider()", "#3c3c434a"),
    ("switch", "Toggle(\"a\", isOn: .constant(true))", "#34c759"),
  ])
  func `has the colour that its text states`(kind: String, view: String, code: String?) throws {
    #expect(try look(kind, view).paint?.code == code)
  }

  @Test(arguments: [
    ("Circle", "Circle()", Appearance.Outline.ellipse),
    ("RoundedRectangle", "RoundedRectangle(cornerRadius: 12)", .rounded(12)),
    (
      "UnevenRoundedRectangle", "UnevenRoundedRectangle(topLeadingRadius: 4, topTrailingRadius: 9)",
      .rounded(9)
    ),
    ("Capsule", "Capsule().fill(.red)", .capsule), ("Rectangle", "Rectangle()", .rectangle),
    ("Color", "Color.red.cornerRadius(8)", .rounded(8)),
    ("Color", "Color.red.clipShape(Capsule())", .capsule),
    ("Color", "Color.red.clipShape(.rect(cornerRadius: 6))", .rounded(6)),
    ("Color", "Color.red.clipped()", .rectangle),
    ("Color", "Color.red.clipShape(.circle)", .ellipse),
    ("Color", "Text(\"a\").background(.red, in: RoundedRectangle(cornerRadius: 5))", .rounded(5)),
    ("Color", "Text(\"a\").background(.red, in: .capsule)", .capsule),
    ("Color", "Color.red.cornerRadius(.infinity)", .rounded(0)),
  ])
  func `has the outline that its text states`(
    kind: String, view: String, outline: Appearance.Outline
  ) throws {
    #expect(try look(kind, view).outline == outline)
  }

  @Test(arguments: [
    ("Circle", "Circle().stroke(.red, lineWidth: 3)", 3), ("Circle", "Circle().stroke(.red)", 1),
    ("Circle", "Circle().strokeBorder(.red, style: StrokeStyle(lineWidth: 4))", 4),
    ("Circle", "Circle().fill(.red)", 0), ("border", "Text(\"a\").border(.red)", 1),
  ])
  func `has a line of the width that its text states`(kind: String, view: String, width: Double)
    throws
  {
    #expect(try Double(look(kind, view).lineWidth) == width)
  }

  @Test(arguments: [
    ("Text(\"a\")", 17, false), ("Text(\"a\").font(.title)", 28, false),
    ("Text(\"a\").bold()", 17, true), ("Text(\"a\").font(.headline)", 17, true),
    ("Text(\"a\").fontWeight(.light)", 17, false),
  ])
  func `has letters as large and as bold as its font`(view: String, size: Double, isBold: Bool)
    throws
  {
    let look = try look("Text", view)
    #expect(Double(look.fontSize) == size && look.isBold == isBold)
  }

  @Test(arguments: [
    ("Color", "Color.red.opacity(0.5)", 0.5),
    ("Color", "Color.red.opacity(0.5).opacity(0.5)", 0.25),
    ("Color", "Text(\"a\").background(Color.blue.opacity(0.25))", 0.25),
    ("Color", "Color.red.opacity(fade)", 1), ("Color", "Color.red.opacity(7)", 1),
  ])
  func `is seen through as far as its text states`(kind: String, view: String, opacity: Double)
    throws
  {
    #expect(try Double(look(kind, view).opacity) == opacity)
  }

  @Test func `says nothing new of what is not known`() {
    let scenario = Scenario(
      "Text(\"a\").foregroundStyle(theme.label(3)).tint(brand)", name: "a.swift")
    #expect(scenario.diagnostics.map(\.code.rawValue) == ["text-metric"])
  }
}
