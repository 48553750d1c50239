import HaggleExperiments
import HaggleScenarios
import HaggleTraces
import HaggleVocabulary
import Testing

/// What an edit leaves where it is: what a view says to its container, and what sets it off.
extension `The search for edits` {
  private static let spanning = """
    // proposal: 350x350
    Grid {
      GridRow {
        Color.orange
        Color.indigo
        Grid {
          GridRow { Color.cyan; Color.yellow }
          Color.mint
        }
        .id("nested") // added
        .gridCellColumns(2) // spans two columns
      }
    }
    .id("outer")
    """

  private func attempts(_ text: String, most: Int = 5) throws -> [(title: String, Attempt)] {
    let scenario = Scenario(text, name: "Listing.swift")
    let search = EditSearch(ScenarioRun(scenario, root: try #require(scenario.roots.first)))
    let goals = try #require(search.goals(.anything))
    return search.outcome(goals, most: most).attempts.map {
      ($0.edit.title.text(naming: search.trace.name), $0)
    }
  }

  /// Two columns of (350 − 3 · 8) ÷ 4, and the distance between them.
  @Test func `leaves the span of a cell outside of what is put around it`() throws {
    let found = try attempts(Self.spanning)
    let titles = found.map(\.title)
    #expect(titles.contains("Color.clear.overlay { … } around nested"), "\(titles)")
    let (_, slot) = try #require(found.first { $0.title.hasPrefix("Color.clear.overlay") })
    #expect(
      slot.text.contains(
        """
              .id("nested") // added
            }
            .gridCellColumns(2) // spans two columns
        """), "\(slot.text)")
    let nested = try #require(slot.edit.effect.first { $0.after.width < 350 })
    #expect(nested.after.width == 167, "\(nested)")
    let outer = try #require((slot.edit.effect + slot.edit.others).first { $0.after.width == 350 })
    #expect(outer.after.minX == 0)
  }

  @Test func `names the view in whose chain it writes, also behind a comment`() throws {
    #expect(
      try attempts(Self.spanning).map(\.title).contains {
        $0.hasPrefix(".frame(minWidth: 0, minHeight: 0) on nested")
      })
  }

  private static let divided = """
    // device: iPhone 16
    // text-cell: 8x20
    VStack {
      HStack { Text("Home"); Divider(); Text("Away") }.id("row")
      Text("Below")
    }
    """

  @Test(arguments: [
    "Text(\"Home\"); Divider(); Text(\"Away\")", "Divider(); Text(\"Home\")",
    "Text(\"Home\") ;  Divider()", "Text(\"Home\"); Divider();",
  ])
  func `takes a semicolon along with a view`(row: String) throws {
    let whole = "Text(\"Home\"); Divider(); Text(\"Away\")"
    let found = try attempts(Self.divided.replacing(whole, with: row))
    for (title, attempt) in found {
      let line = try #require(attempt.text.split(separator: "\n").first { $0.contains("Home") })
      #expect(!line.contains(/[;{]\s*;/), "\(title): \(line)")
    }
  }

  @Test func `takes the view that a finding is about away only if nothing else is left`() throws {
    let titles = try attempts(Self.divided).map(\.title)
    #expect(titles.count > 1 && titles.last == "remove Divider() from Divider.1", "\(titles)")
  }

  @Test(arguments: [(294, true), (294.33, true), (350, false)])
  func `has nothing to look for where a number is so already`(width: Double, isSo: Bool) throws {
    let scenario = Scenario(Self.spanning, name: "Listing.swift")
    let search = EditSearch(ScenarioRun(scenario, root: try #require(scenario.roots.first)))
    let outer = try #require(search.timeline.node(called: "outer", at: search.timeline.end))
    let goals = try #require(search.goals(.number(outer, .width, width)))
    let outcome = search.outcome(goals, most: 3)
    #expect(outcome.isReached == isSo && outcome.attempts.isEmpty == isSo)
  }
}
