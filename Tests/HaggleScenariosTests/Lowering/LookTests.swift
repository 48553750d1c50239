import Foundation
import HaggleScenarios
import HaggleVocabulary
import Testing

@Suite struct `How a view is drawn` {
  @Test(arguments: [("iOS", "ORDERS"), ("iOS 26", "Orders")])
  func `is a header in capitals up to iOS 18`(platform: String, shown: String) throws {
    let text = "// platform: \(platform)\nList { Section(\"Orders\") { Text(\"One\") } }"
    let nodes = try #require(Scenario(text, name: "a.swift").roots.first).tree.nodes
    #expect(nodes.map(\.description).first { $0.kind == "Text" }?.shown == shown)
  }

  @Test(arguments: [
    ("Color", "Color.red", "#ff3b30"), ("Color", "Color.red.opacity(0.5)", "#ff3b30"),
    ("Color", "Color(.systemGray6)", "#f2f2f7"), ("Color", "Color(uiColor: .label)", "#000000"),
    ("Color", "Color(red: 1, green: 0.5, blue: 0)", "#ff8000"),
    ("Color", "Color(white: 0.5, opacity: 0.5)", "#80808080"),
    ("Color", "Color(#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1))", "#ff8000"),
    ("Color", "Color(#colorLiterals(red: 1, green: 0.5, blue: 0, alpha: 1))", nil),
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
    ("switch", "Toggle(\"a\", isOn: .constant(false))", "#e9e9ea"),
    ("switch", "Toggle(\"a\", isOn: .constant(true)).tint(.pink)", "#ff2d55"),
    ("Text", "TextField(\"a\", text: .constant(\"\"))", "#3c3c434d"),
    ("Text", "SecureField(\"a\", text: .constant(\"\")).foregroundStyle(.red)", "#3c3c434d"),
    ("Text", "Button(\"a\", role: .destructive) {}", "#ff3b30"),
    ("Text", "Button(\"a\", role: .cancel) {}", "#007aff"),
    ("Text", "Button(\"a\") {}.disabled(true)", "#3c3c434d"),
    ("Text", "Button(\"a\") {}.disabled(false)", "#007aff"),
    ("Text", "VStack { Button(\"a\") {} }.disabled(true)", "#3c3c434d"),
    ("Text", "Text(\"a\").disabled(true)", nil),
    (
      "Text", "Picker(selection: .constant(0)) { Text(\"a\") } label: { EmptyView() }", "#007aff"
    ),
    (
      "Text",
      "Form { Picker(selection: .constant(0)) { Text(\"a\") } label: { EmptyView() } }",
      "#3c3c4399"
    ),
    ("Image", "List { Label(\"a\", systemImage: \"star\") }", "#007aff"),
    ("Image", "Label(\"a\", systemImage: \"star\")", "#000000"),
    ("Image", "List { Label(\"a\", systemImage: \"star\") }.foregroundStyle(.red)", "#ff3b30"),
    ("track", "Slider(value: .constant(1)).tint(.pink)", "#ff2d55"),
    ("bar", "ProgressView(value: 0.4)", "#007aff"),
  ])
  func `has the colour that its text states`(kind: String, view: String, code: String?) throws {
    #expect(try look(kind, view).paint?.code == code)
  }

  @Test(arguments: [
    ("Color", "Color(\"brand\")"), ("Color", "Color.brandPrimary"),
    ("Color", "Color.theme.primary"), ("Circle", "Circle().fill(theme.tint)"),
    ("Text", "Text(\"a\").foregroundStyle(Color(\"brand\"))"),
    ("Color", "Text(\"a\").background(Color(\"brand\").opacity(0.5))"),
    ("Button", "Button(\"a\") {}.buttonStyle(.borderedProminent).tint(.brandPrimary)"),
  ])
  func `has a tint where the app declares its colour`(kind: String, view: String) throws {
    let look = try look(kind, view)
    #expect(look.paint == nil)
    #expect(look.tint != nil)
  }

  @Test func `has the tint of a name wherever that is used, and hardly that of another`() throws {
    let names = ["brand", "accent2", "ink", "sand", "cardBackground", "sea", "cardBackground2"]
    let tints = try names.map { try #require(look("Color", "Color(\"\($0)\")").tint) }
    #expect(Set(tints).count >= names.count - 1)
    #expect(try look("Circle", "Circle().fill(Color(\"brand\"))").tint == tints[0])
    #expect(min(tints[4].red, tints[4].green, tints[4].blue) >= 220)
  }

  @Test(arguments: [
    ("Color(\"brand\")", false), ("Color(\"cardBackground\")", false),
    ("Color(\"accentBlue\")", true), ("Color.theme.brandGreen", true),
  ])
  func `is grey where nothing but a name is known that has no colour in it`(
    colour: String, isColoured: Bool
  ) throws {
    let tint = try #require(look("Color", colour).tint)
    #expect((tint.red != tint.green || tint.green != tint.blue) == isColoured)
  }

  @Test(arguments: ["Text(\"a\")", "Image(systemName: \"star\")"])
  func `has a darker grey where it is words or a symbol than where it is an area`(
    view: String
  ) throws {
    let kind = String(view.prefix { $0.isLetter })
    let words = try #require(look(kind, view + ".foregroundStyle(theme.brand)").tint)
    let area = try #require(look("Circle", "Circle().fill(theme.brand)").tint)
    #expect(words.red < 96 && area.red > 128)
  }

  private static let blackToWhite = [
    Gradient.Stop(Paint(0), at: 0), Gradient.Stop(Paint(0xFFFFFF), at: 1),
  ]

  @Test(arguments: [
    (
      "LinearGradient",
      "LinearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottomTrailing)",
      Gradient.linear(blackToWhite, from: CGPoint(x: 0.5, y: 0), to: CGPoint(x: 1, y: 1))
    ),
    (
      "LinearGradient",
      "LinearGradient(stops: [.init(color: .black, location: 0.25), .init(color: .white, location: 1)], "
        + "startPoint: .leading, endPoint: .trailing)",
      .linear(
        [.init(Paint(0), at: 0.25), .init(Paint(0xFFFFFF), at: 1)], from: CGPoint(x: 0, y: 0.5),
        to: CGPoint(x: 1, y: 0.5))
    ),
    (
      "LinearGradient",
      "LinearGradient(gradient: Gradient(colors: [.black, .white]), startPoint: .top, endPoint: .bottom)",
      .linear(blackToWhite, from: CGPoint(x: 0.5, y: 0), to: CGPoint(x: 0.5, y: 1))
    ),
    (
      "RadialGradient",
      "RadialGradient(colors: [.black, .white], center: .topLeading, startRadius: 5, endRadius: 90)",
      .radial(blackToWhite, around: .zero, from: 5, to: 90)
    ),
    (
      "EllipticalGradient", "EllipticalGradient(colors: [.black, .white])",
      .elliptical(blackToWhite, around: CGPoint(x: 0.5, y: 0.5), from: 0, to: 0.5)
    ),
    (
      "AngularGradient",
      "AngularGradient(colors: [.black, .white], center: .center, angle: .degrees(90))",
      .angular(blackToWhite, around: CGPoint(x: 0.5, y: 0.5), from: 90, to: 450)
    ),
    (
      "Circle",
      "Circle().fill(.linearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottom))",
      .linear(blackToWhite, from: CGPoint(x: 0.5, y: 0), to: CGPoint(x: 0.5, y: 1))
    ),
    (
      "Text",
      "Text(\"a\").foregroundStyle(LinearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottom))",
      .linear(blackToWhite, from: CGPoint(x: 0.5, y: 0), to: CGPoint(x: 0.5, y: 1))
    ),
  ])
  func `has the gradient that its text states`(
    kind: String, view: String, gradient: Gradient
  ) throws {
    #expect(try look(kind, view).gradient == gradient)
    #expect(try look(kind, view).paint == Paint(0x808080))
  }

  @Test func `casts the shadows that are stated, and is blurred as far`() throws {
    let text = try look(
      "Text",
      "Text(\"a\").shadow(color: .red.opacity(0.5), radius: 4, x: 1, y: 2).shadow(radius: 3).blur(radius: 2)"
    )
    #expect(
      text.shadows == [
        Shadow(Paint(0xFF3B30, alpha: 128), radius: 4, offset: CGSize(width: 1, height: 2)),
        Shadow(Paint(0, alpha: 84), radius: 3, offset: .zero),
      ])
    #expect(text.shadow == 6)
    #expect(text.blur == 2)
  }

  @Test(arguments: [
    ("// appearance: dark\nText(\"a\")", "Text", "#ffffff"),
    ("// appearance: light\nText(\"a\")", "Text", nil),
    ("Text(\"a\").preferredColorScheme(.dark)", "Text", "#ffffff"),
    ("Text(\"a\").environment(\\.colorScheme, .dark)", "Text", "#ffffff"),
    ("Text(\"a\").preferredColorScheme(nil)", "Text", nil),
    ("// appearance: dark\nColor(.systemBackground)", "Color", "#000000"),
    ("// appearance: dark\nColor.red", "Color", "#ff453a"),
    ("// appearance: dark\nText(\"a\").foregroundStyle(.secondary)", "Text", "#ebebf599"),
    ("// appearance: dark\nCircle()", "Circle", "#ffffff"),
    (
      "struct A: View { @Environment(\\.colorScheme) var scheme; var body: some View { Color(white: scheme == .dark ? 0 : 1) } }\n// appearance: dark",
      "Color", "#000000"
    ),
    (
      "struct A: View { @Environment(\\.colorScheme) var scheme; var body: some View { Color(white: scheme == .dark ? 0 : 1) } }\n#Preview { A().preferredColorScheme(.dark) }",
      "Color", "#000000"
    ),
    (
      "struct A: View { @Environment(\\.colorScheme) var scheme; var body: some View { Color(white: scheme == .dark ? 0 : 1) } }\n// appearance: dark\n#Preview { A().preferredColorScheme(.light) }",
      "Color", "#ffffff"
    ),
  ])
  func `is drawn in the appearance that is stated`(
    text: String, kind: String, code: String?
  ) throws {
    #expect(try look(kind, text).paint?.code == code)
  }

  @Test(arguments: [
    ("Text(\"a\").preferredColorScheme(.dark)", true),
    (
      "struct A: View { var body: some View { Text(\"a\").padding().preferredColorScheme(.dark) } }",
      true
    ),
    ("VStack { Text(\"a\").preferredColorScheme(.dark) }", false),
    ("// appearance: dark\nText(\"a\")", true),
    ("Text(\"a\")", false),
  ])
  func `is on a screen that is dark where the root says so`(text: String, isDark: Bool) {
    #expect(Scenario(text, name: "a.swift").roots.first?.isDark == isDark)
  }

  @Test(arguments: [
    ("Circle", "Circle()", Appearance.Outline.ellipse),
    ("RoundedRectangle", "RoundedRectangle(cornerRadius: 12)", .rounded(12)),
    (
      "UnevenRoundedRectangle", "UnevenRoundedRectangle(topLeadingRadius: 4, topTrailingRadius: 9)",
      .uneven(.init([4, 9, 0, 0]))
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
