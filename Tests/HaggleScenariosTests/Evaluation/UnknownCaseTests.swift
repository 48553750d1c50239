import HaggleScenarios
import Testing

@Suite struct `An unknown value of an enum` {
  private static let declarations = """
    struct Parcel { let weight: Int }
    enum Step { case send(Parcel), hold(Parcel, days: Int?), done }
    enum Tree { case node(Tree, name: String); case leaf }
    enum Knot { case tied(Knot) }
    enum Mood { case calm, loud(Int) }
    struct Screen: View {
      let step: Step
      let tree: Tree
      let knot: Knot
      let mood: Mood
      var body: some View { $ }
    }

    """

  @Test(arguments: [
    (
      "switch step { case .send(let p): Text(\"send \\(p.weight)\"); default: Text(\"else\") }",
      "send 1"
    ),
    ("if case .node(_, let name) = tree { Text(name) }", "Name"),
    ("if case .node(.leaf, _) = tree { Text(\"a leaf\") }", "a leaf"),
    ("switch mood { case .calm: Text(\"calm\"); case .loud: Text(\"loud\") }", "calm"),
    ("VStack { switch knot { case .tied: Text(\"tied\") } }", "tied"),
  ])
  func `is its first case with what belongs to it`(body: String, shown: String) {
    let evaluation = evaluated(Self.declarations.replacing("$", with: body))
    #expect(evaluation.roots.first.map { shownTexts(evaluation.graph, $0.view) } == [shown])
  }

  @Test func `is said with its payload`() {
    let said = diagnostics(Self.declarations.replacing("$", with: "Text(\"a\")"))
    #expect(said.contains { $0.contains("step = send(Parcel(weight: 1))") }, "\(said)")
  }
}
