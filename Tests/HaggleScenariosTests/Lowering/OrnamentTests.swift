import Foundation
import HaggleScenarios
import HaggleVocabulary
import Testing

private func appearances(_ view: String) -> [(kind: String, look: Appearance)] {
  let tree = Scenario(view, name: "a.swift").roots.first?.tree
  return tree?.nodes.map { ($0.description.kind, $0.description.appearance) } ?? []
}

private func appearance(of kind: String, _ view: String) throws -> Appearance {
  try #require(appearances(view).first { $0.kind == kind }).look
}

@Suite struct `What a view draws besides itself` {
  @Test(arguments: [
    ("Image", "Image(systemName: \"star.fill\")", "star.fill"), ("Image", "Image(\"photo\")", nil),
    ("switch", "Toggle(\"a\", isOn: .constant(true))", "switch.on"),
    ("switch", "Toggle(\"a\", isOn: .constant(false))", "switch.off"),
    ("slider", "EmptyView()", nil), ("track", "Slider(value: .constant(1))", "slider.100"),
    ("track", "Slider(value: .constant(20), in: 10...50)", "slider.25"),
    ("track", "Slider(value: $unknown)", "slider"),
    ("bar", "ProgressView(value: 3, total: 4)", "progress.75"),
    ("Chart", "Chart { BarMark(x: 1, y: 2) }", "content.chart"), ("Map", "Map()", "content"),
    ("Color", "Color.red", nil),
    ("chevron", "List { NavigationLink(\"a\") { Text(\"b\") } }", "chevron.forward"),
  ])
  func `is the glyph of a symbol or of a control`(
    kind: String, view: String, glyph: String?
  ) throws {
    #expect(appearances(view).first { $0.kind == kind }?.look.glyph == glyph)
  }

  @Test(arguments: [
    ("", "largeTitle", 16), (".navigationBarTitleDisplayMode(.inline)", "navigationBar", nil),
  ])
  func `is the title of its bar`(mode: String, bar: String, inset: CGFloat?) throws {
    let view = "NavigationStack { Text(\"a\").navigationTitle(\"Settings\")\(mode) }"
    let caption = try #require(appearance(of: bar, view).captions.first)
    #expect(caption.words == "Settings")
    #expect(caption.inset == inset)
    #expect(caption.width > 60 && caption.fontSize == (inset == nil ? 17 : 34))
  }

  @Test(arguments: [
    ".navigationBarTitle(Text(\"Settings\"))", ".navigationTitle(Text(verbatim: \"Settings\"))",
    ".navigationBarTitle(Text(\"Settings\").bold(), displayMode: .large)",
  ])
  func `is the title that a text says`(title: String) throws {
    let caption = try appearance(of: "largeTitle", "NavigationView { Text(\"a\")\(title) }")
      .captions.first
    #expect(caption?.words == "Settings")
  }

  @Test(arguments: [
    ("", ["Jun 3, 2019", "11:23 PM"]), (", displayedComponents: .date", ["Jun 3, 2019"]),
    (", displayedComponents: [.hourAndMinute]", ["11:23 PM"]),
  ])
  func `is the day and the time of a picker`(components: String, words: [String]) {
    let view = "DatePicker(\"a\", selection: .constant(Date())\(components))"
    #expect(appearances(view).flatMap(\.look.captions).map(\.words) == words)
  }

  @Test(arguments: [
    "NavigationStack { Text(\"a\") }", "NavigationStack { Text(\"a\").navigationTitle(\"\") }",
    "NavigationStack { Text(\"a\").navigationTitle(\"b\").toolbarTitleDisplayMode(.inline)"
      + ".toolbar { ToolbarItem(placement: .principal) { Text(\"c\") } } }",
  ])
  func `is no title where there is none, or another view in its place`(view: String) {
    #expect(appearances(view).allSatisfy { $0.look.captions.isEmpty })
  }

  @Test(arguments: [
    ("Form { Text(\"a\") }", "#f2f2f7", "#ffffff"),
    ("List { Text(\"a\") }", "#f2f2f7", "#ffffff"),
    ("List { Text(\"a\") }.listStyle(.plain)", nil, nil),
    ("List { Text(\"a\") }.scrollContentBackground(.hidden)", nil, "#ffffff"),
  ])
  func `is the ground of a list and the cards of its rows`(
    view: String, ground: String?, card: String?
  ) throws {
    let list = try appearance(of: String(view.prefix { $0.isLetter }), view)
    #expect(list.ground?.code == ground)
    #expect(try #require(list.rows).card?.code == card)
  }

  @Test func `goes under the bar above a list`() throws {
    let view = "NavigationStack { List { Text(\"a\") }.padding(.top, 1).navigationTitle(\"b\") }"
    #expect(try appearance(of: "NavigationStack", view).ground?.code == "#f2f2f7")
  }

  @Test func `says of each row where in its section it is`() {
    let view = """
      List {
        Section("One") { Text("a"); Text("b").listRowInsets(EdgeInsets()); Text("c") }
        Section { Text("d") }
        Text("e")
      }
      """
    let rows = appearances(view).compactMap(\.look.row)
    #expect(
      rows.map { "\($0.isFirst) \($0.isLast) \($0.above)" } == [
        "true false 12.0", "false false 0.0", "false true 12.0", "true true 12.0",
        "true true 12.0",
      ])
  }

  @Test func `stands in for the words of a text that nobody knows`() throws {
    let view = "struct A: View { let user: User; var body: some View { Text(user.name) } }"
    #expect(try appearance(of: "Text", view).standIn?.isEmpty == false)
    #expect(try appearance(of: "Text", "Text(\"a\")").standIn == nil)
  }

  @Test(arguments: [
    ("", Appearance.Outline.rounded(8)), (".buttonBorderShape(.capsule)", .capsule),
    (".buttonBorderShape(.roundedRectangle(radius: 3))", .rounded(3)),
  ])
  func `gives a bezel the shape that the text states`(
    modifier: String, outline: Appearance.Outline
  ) throws {
    let view = "Button(\"a\") {}.buttonStyle(.bordered)\(modifier)"
    #expect(try appearance(of: "Button", view).outline == outline)
  }
}
