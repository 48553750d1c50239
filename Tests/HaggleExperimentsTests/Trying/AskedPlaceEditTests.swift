import HaggleExperiments
import HaggleScenarios
import HaggleVocabulary
import Testing

/// Edits for what somebody asks for, and what no text has to pay for.
extension `An edit of everyday code` {
  @Test(arguments: [
    ("terms x == 120", "Text(\"I accept\")\n    }"),
    ("first x == 60", ".padding(.leading, 60)"),
    ("bubble height == 44", "Text(\"Did you hear?\").padding(12).layoutPriority(1)"),
  ])
  func `reaches the place that is asked for`(wish: String, written: String) throws {
    let text = """
      // proposal: 393x300
      // text-cell: 8x20
      // image: "bubble" 100x80
      struct Box: View {
        var body: some View {
          HStack(spacing: 8) {
            Color.gray.frame(width: 28, height: 20)
            Text("I accept")
            Spacer()
          }
        }
      }
      VStack(alignment: .leading) {
        HStack(spacing: 0) {
          ForEach(["first", "second"], id: \\.self) { Text("word").frame(maxWidth: .infinity).id($0) }
        }
        HStack(spacing: 20) {
          Box()
          Text("the terms").id("terms")
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        ZStack {
          Image("bubble").resizable(capInsets: EdgeInsets(top: 9, leading: 9, bottom: 9, trailing: 9))
          Text("Did you hear?").padding(12)
        }
        .id("bubble")
      }
      """
    let scenario = Scenario(text, name: "Listing.swift")
    let search = EditSearch(ScenarioRun(scenario, root: try #require(scenario.roots.first)))
    let claim = Expectation(wish, at: SourcePlace(line: 1, column: 1))
    let goals = try #require(search.goals(.claim(claim)))
    let edits = search.outcome(goals, most: 3).attempts.map(\.text)
    #expect(edits.contains { $0.contains(written) }, "\(edits)")
  }

  /// A text that is cut like the other, and says as much, is not to pay for it.
  @Test func `does not cut one text for another`() throws {
    let text = """
      // proposal: 180x60
      // text-cell: 8x20
      HStack(spacing: 8) {
        Color.blue.frame(width: 24, height: 24)
        Text("Flight times:")
        Text("Philadelphia")
      }
      .lineLimit(1)
      """
    let scenario = Scenario(text, name: "Listing.swift")
    let search = EditSearch(ScenarioRun(scenario, root: try #require(scenario.roots.first)))
    let goals = try #require(search.goals(.anything))
    let edits = search.outcome(goals, most: 6).attempts.map(\.text)
    #expect(!edits.isEmpty)
    #expect(!edits.contains { $0.contains("layoutPriority") }, "\(edits)")
  }
}
