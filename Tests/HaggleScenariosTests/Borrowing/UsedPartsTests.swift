import HaggleSyntax
import HaggleVocabulary
import Testing

@testable import HaggleScenarios

@Suite struct `What a text uses of other files` {
  private static let text = """
    struct Screen: View {
      @Environment(\\.gap) var gap
      var body: some View { Card().padding(gap).tinted() }
    }
    // from the project: Card.swift:1
    struct Card: View { var body: some View { Text(Words.title) } }
    // from the project: Words.swift:1
    enum Words { static let title = "Card" }
    // from the project: Gap.swift:1
    extension EnvironmentValues { @Entry var gap: CGFloat = 6 }
    // from the project: Tint.swift:1
    extension View { func tinted() -> some View { background(Color.brand) } }
    // from the project: Brand.swift:1
    extension Color { static let brand = Color.red }
    // from the project: Badge.swift:1
    struct Badge: View { var body: some View { Text("new").shiny() } }
    // from the project: Shine.swift:1
    extension View { func shiny() -> some View { opacity(0.5) } }
    // from the project: Other.swift:1
    extension Color { static let other = Color.blue }

    """

  @Test func `are types, modifiers, values and entries that its evaluation came by`() {
    let scenario = Scenario(Self.text, name: "Screen.swift")
    #expect(scenario.usedParts == [0, 1, 2, 3, 4])
  }

  @Test func `are enough to lay it out`() throws {
    let scenario = Scenario(Self.text, name: "Screen.swift")
    let less = scenario.with(scenario.text(keeping: scenario.usedParts))
    #expect(!less.source.text.contains("Badge"))
    #expect(less.source.text.contains("Brand.swift:1"))
    #expect(less.diagnostics.map(\.message) == scenario.diagnostics.map(\.message))
    let (first, second) = (try #require(scenario.roots.first), try #require(less.roots.first))
    #expect(first.tree.nodes.map(\.description.kind) == second.tree.nodes.map(\.description.kind))
  }

  /// A near miss: what content that comes late uses is known once it is laid out.
  @Test func `are none where there is no other file`() {
    let scenario = Scenario("Text(\"a\")", name: "Screen.swift")
    #expect(scenario.usedParts.isEmpty)
    #expect(scenario.text(keeping: []) == "Text(\"a\")")
  }
}

@Suite struct `One of several roots` {
  private static let text = """
    #Preview("First") { Text("one") }
    #Preview("Second") { Text("two").padding() }
    #Preview("Third") { Text("three") }
    """

  @Test func `is built without the others`() {
    let scenario = Scenario(Self.text, name: "Screen.swift")
    #expect(scenario.roots.map(\.name) == ["First", "Second", "Third"])
    let only = scenario.with(Self.text, only: "Second")
    #expect(only.roots.map(\.name) == ["Second"])
    #expect(only.effort < scenario.effort)
    #expect(only.roots[0].tree.nodes.count == scenario.roots[1].tree.nodes.count)
  }

  @Test func `is none where no root has that name`() {
    let scenario = Scenario(Self.text, name: "Screen.swift")
    #expect(scenario.with(Self.text, only: "Fourth").roots.isEmpty)
  }
}
