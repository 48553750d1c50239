import HaggleScenarios
import HaggleTraces
import Testing

@testable import HaggleExperiments

@Suite struct `Where a view reacts to taps` {
  private static let row = "HStack { Text(\"Mail\"); Spacer(); Text(\"On\") }.id(\"row\")"

  @Test(arguments: [
    (row + ".onTapGesture {}", "smell deaf-row at row"),
    (row + ".onTapGesture(count: 2) {}", "smell deaf-row at row"),
    (row + ".onLongPressGesture {}", "smell deaf-row at row"),
    // A shape behind the gesture comes too late for it, and so does a background.
    (row + ".onTapGesture {}.contentShape(Rectangle())", "smell deaf-row at row"),
    (row + ".onTapGesture {}.background(Color.red)", "smell deaf-row at row"),
    (row + ".background(Color.clear).onTapGesture {}", ""),
    (row + ".contentShape(.dragPreview, Rectangle()).onTapGesture {}", "smell deaf-row at row"),
    (row + ".contentShape(.rect).onTapGesture {}", ""),
    (row + ".background(Color.red).onTapGesture {}", ""),
    ("TextField(\"Name\", text: .constant(\"\")).frame(height: 20).onTapGesture {}", ""),
    // It is no row.
    (row + ".frame(height: 200).onTapGesture {}", ""),
    (
      """
      HStack { Text("Mail"); Spacer(minLength: 0) }.frame(width: 70).onTapGesture {}
      """, ""
    ),
    (
      "Button {} label: { " + row + " }.buttonStyle(.plain).id(\"button\")",
      "smell deaf-row at button"
    ),
    ("Button {} label: { " + row + " }", ""),
    ("Button {} label: { " + row + ".contentShape(Rectangle()) }.buttonStyle(.plain)", ""),
    (
      """
      struct Bare: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label }
      }
      Button {} label: { HStack { Text("Mail"); Spacer(); Text("On") } }
        .buttonStyle(Bare()).id("button")
      """, "smell deaf-row at button"
    ),
  ])
  func `is told of rows that react on their words alone`(view: String, found: String) throws {
    #expect(try told(view) == [found].filter { !$0.isEmpty })
  }

  private static let button = """
    Button {} label: { Text("Play").frame(width: 200, height: 50).background(Color.mint) }
      .id("play")
    """

  @Test(arguments: [
    (button + ".overlay(Color.black.opacity(0.3).id(\"shade\"))", "shade"),
    (button + ".overlay(RoundedRectangle(cornerRadius: 9).fill(.red).id(\"shade\"))", "shade"),
    (button + ".overlay(RoundedRectangle(cornerRadius: 9).stroke(.red))", ""),
    (button + ".overlay(Path { $0.addRect(CGRect(x: 0, y: 0, width: 9, height: 9)) })", ""),
    (button + ".overlay(Color.clear)", ""),
    (button + ".overlay(Color.black.opacity(0))", ""),
    (button + ".overlay(Color.black.allowsHitTesting(false))", ""),
    (button + ".overlay(Color.black.frame(width: 40))", ""),
    (button + ".background(Color.black)", ""),
    ("ZStack { " + button + "; Color.red.frame(height: 60) }", "Color.2"),
    ("ZStack { Color.red.frame(height: 60); " + button + " }", ""),
    // A veil over a page keeps people from tapping.
    ("ZStack { " + button + "; Color.black.opacity(0.4) }", ""),
    // What covers the button is one itself.
    (
      "ZStack { " + button + "; Button {} label: { Color.red.frame(width: 200, height: 60) } }", ""
    ),
    // It may be scrolled out from under the gradient.
    (
      "ScrollView { " + button + " }.overlay(LinearGradient(colors: [.clear, .black], "
        + "startPoint: .top, endPoint: .bottom))", ""
    ),
  ])
  func `is told of what covers a button`(view: String, cover: String) throws {
    #expect(try told(view) == (cover.isEmpty ? [] : ["smell covered-control at \(cover)"]))
  }

  @Test(arguments: [
    (".clipped()", true), (".clipShape(Circle())", true),
    (".clipped().contentShape(Circle())", false),
    (".clipped().allowsHitTesting(false)", false),
  ])
  func `is told of a clipped picture that reaches over its neighbour`(
    clip: String, isTold: Bool
  ) throws {
    let text = """
      // image: "sea" 300x100
      HStack(spacing: 8) {
        Button {} label: { Text("Map").frame(width: 100, height: 100).background(Color.mint) }
          .id("map")
        Button {} label: {
          Image("sea").resizable().scaledToFill().frame(width: 100, height: 100)\(clip)
        }
      }
      """
    #expect(try told(text) == (isTold ? ["contract trespassing-picture at Image.1"] : []))
  }

  @Test(arguments: [
    (row + ".onTapGesture {}", ".contentShape(Rectangle())"),
    (button + ".overlay(Color.black.opacity(0.3))", ".allowsHitTesting(false)"),
  ])
  func `is mended by an edit that moves nothing`(view: String, code: String) throws {
    let text = "// proposal: 393x700\n// text-cell: 8x20\n" + view
    let scenario = Scenario(text, name: "Listing.swift")
    let search = EditSearch(ScenarioRun(scenario, root: try #require(scenario.roots.first)))
    let goals = try #require(search.goals(.anything))
    let first = try #require(search.outcome(goals, most: 1).attempts.first)
    #expect(first.text.contains(code))
    #expect(first.edit.others == [])
  }

  private func told(_ view: String) throws -> [String] {
    let rules = ["deaf-row", "covered-control", "trespassing-picture"]
    return try findings("// proposal: 393x700\n// text-cell: 8x20\n" + view)
      .filter { finding in rules.contains { finding.contains($0) } }
  }
}
