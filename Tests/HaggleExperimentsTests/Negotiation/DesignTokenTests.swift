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

  /// Numbers that are computed from others which are not in the text, on a screen 393 wide.
  @Test(arguments: [
    ("Color.red.frame(width: 40, height: max(row.height, 60))", "40x60"),
    ("Color.red.frame(width: 40, height: max(30, row.height))", "40x44"),
    ("Color.red.frame(width: 40, height: min(row.height * 2, 50))", "40x50"),
    ("Color.red.frame(width: 40, height: 2 * max(row.height, 60) + 1)", "40x121"),
    ("Color.red.frame(width: 40, height: 100 - row.height)", "40x56"),
    ("Color.red.frame(width: UIScreen.main.bounds.width - Spacing.lg * 2, height: 9)", "361x9"),
    ("Color.red.frame(width: row.width - 10, height: 9)", "44x9"),
    ("Color.red.frame(width: row.width * 0, height: 9)", "0x9"),
    ("Color.red.frame(width: row.width * 0 + 20, height: 9)", "20x9"),
    ("Color.red.frame(width: 40, height: 40).padding(-Theme.inset)", "8x8"),
    (
      """
      HStack(spacing: -Spacing.md) {
        Color.red.frame(width: 40, height: 9); Color.red.frame(width: 40)
      }
      """, "68x10"
    ),
    (
      """
      Color.red.frame(width: 40, height: 9)
        .padding(EdgeInsets(top: Spacing.md, leading: 1, bottom: 2, trailing: Spacing.lg))
      """, "57x23"
    ),
    ("LazyHGrid(rows: [GridItem(.fixed(Layout.iconWidth))]) { Color.red.frame(width: 9) }", "9x24"),
    ("Color.red.aspectRatio(Layout.ratio, contentMode: .fit).frame(width: 40)", "40x40"),
    ("Color.red.frame(minWidth: 300, maxWidth: Layout.maxWidth).frame(height: 9)", "393x9"),
    ("Color.red.frame(width: proxy.size.width * 0.5, height: 9)", "196.5x9"),
    ("Color.red.frame(width: Layout.cardWidth, height: 9)", "160x9"),
    // Where a length is not known to be of a screen it is a usual one.
    ("Color.red.frame(width: image.size.width, height: 9)", "44x9"),
  ])
  func `is computed with`(view: String, size: String) throws {
    let text = """
      // proposal: 393x700
      \(view).fixedSize(horizontal: false, vertical: true).id("a")
      // expect: a size \(size)
      """
    #expect(try brokenExpectations(text) == [])
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
