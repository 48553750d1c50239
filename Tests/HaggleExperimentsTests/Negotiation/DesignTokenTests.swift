import HaggleExperiments
import HaggleScenarios
import Testing

/// Names of sizes that an app's design system has, and the text does not.
@Suite struct `A design token` {
  private func numbers(_ view: String) -> [String] {
    let scenario = Scenario(view, name: "a.swift")
    for root in scenario.roots { _ = ScenarioRun(scenario, root: root).trace }
    return scenario.diagnostics.filter { $0.code == .unknownNumber }.map { $0.subject ?? "" }
  }

  @Test(
    arguments: [
      ("Color.red.padding(.lg)", "padding(.lg) as 16"),
      ("Color.red.padding(.horizontal, .xs)", "padding(.xs) as 4"),
      ("VStack(spacing: .medium) { Color.red }", "VStack(spacing: .medium) as 12"),
      ("LazyVGrid(columns: [], spacing: .sm) { Color.red }", "LazyVGrid(spacing: .sm) as 8"),
      ("HStack { Spacer(minLength: .md) }", "Spacer(minLength: .md) as 12"),
      ("Color.red.frame(width: .lg)", "frame(width: .lg) as 48"),
      ("Color.red.frame(minHeight: .small)", "frame(minHeight: .small) as 24"),
      ("Color.red.frame(height: Icons.md)", "frame(height: Icons.md) as 36"),
      ("Color.red.frame(width: ViewWidth.small)", "frame(width: ViewWidth.small) as 400"),
      ("Color.red.frame(width: IconWidth.small)", "frame(width: IconWidth.small) as 24"),
      ("Color.red.frame(height: Spacing.md)", "frame(height: Spacing.md) as 12"),
      ("Color.red.padding(Theme.spacing.xl.rawValue)", "padding(Theme.spacing.xl.rawValue) as 20"),
    ])
  func `has the length that goes by its name`(view: String, number: String) {
    #expect(numbers(view) == [number])
  }

  /// Near misses: members that SwiftUI has, names of no size, and what the text declares.
  @Test(arguments: [
    "Color.red.padding(.horizontal)", "Color.red.frame(maxWidth: .infinity)",
    "Color.red.padding(.zero)", "Text(\"a\").imageScale(.large).font(.system(size: 12))",
    "Color.red.padding(.lg)\nextension CGFloat { static let lg: CGFloat = 3 }",
    "ProgressView().controlSize(.small)",
  ])
  func `is none`(view: String) { #expect(numbers(view) == []) }

  @Test func `can be set by its name`() throws {
    let view = "// proposal: 100x100\nColor.red.id(\"a\").padding(.lg)\n// expect: a size "
    #expect(try brokenExpectations("// set: lg = 7\n" + view + "86x86") == [])
    #expect(try brokenExpectations(view + "68x68") == [])
  }

  @Test(arguments: [
    ("cardSpacing", "8"), ("Layout.horizontalPadding", "16"), ("model.cornerRadius", "8"),
    ("line_width", "1"), ("Icon.iconSize", "24"), ("theme.avatarDiameter", "40"),
    ("model.lineHeight", "20"), ("topPadding", "16"), ("hspacing", "8"), ("model.width", "44"),
    ("iconModel.panel", "44"), ("radius", "44"),
  ])
  func `is not needed where the last word says what a length is`(name: String, points: String) {
    #expect(numbers("Color.red.frame(width: \(name))") == ["frame(width: \(name)) as \(points)"])
  }

  /// What a view is given where nobody calls it is what an unknown name is taken for.
  @Test(arguments: [
    ("padding", 16), ("cardSpacing", 8), ("lineWidth", 1), ("fontSize", 17), ("iconSize", 24),
    ("rowHeight", 44),
  ])
  func `means the same as a property that nobody sets`(name: String, points: Int) throws {
    let view = """
      // proposal: 300x300
      struct Card: View {
        let \(name): CGFloat
        var body: some View { Color.red.frame(width: \(name), height: 10).id("bar") }
      }
      // expect: bar size \(points)x10
      """
    #expect(try brokenExpectations(view) == [])
    #expect(numbers("Color.red.frame(width: \(name))") == ["frame(width: \(name)) as \(points)"])
  }

  @Test func `and a length without one are one number wherever they are written`() {
    let places = "HStack(spacing: model.x) { Color.red.frame(width: model.x) }.padding(model.x)"
    #expect(
      Set(numbers(places)) == [
        "padding(model.x) as 44", "HStack(spacing: model.x) as 44", "frame(width: model.x) as 44",
      ])
    #expect(
      numbers("HStack(spacing: model.x) { Color.red.frame(width: model.y) }").sorted() == [
        "HStack(spacing: model.x) as 8", "frame(width: model.y) as 44",
      ])
    #expect(
      numbers("Color.red.padding(image.size.width).frame(width: image.size.width)").sorted() == [
        "frame(width: image.size.width) as 44", "padding(image.size.width) as 44",
      ])
    #expect(
      numbers("Color.red.frame(width: .md).padding(.md)").sorted() == [
        "frame(width: .md) as 36", "padding(.md) as 12",
      ])
  }
}
