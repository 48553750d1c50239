import HaggleExperiments
import HaggleScenarios
import Testing

/// Where a view stands says something of its size, even if nothing else does.
@Suite struct `A view that the text does not declare` {
  @Test(arguments: [
    ("Page()", "Page.1 size 300x400"),
    ("struct V: View { var body: some View { Page().padding(10) } }", "Page.1 size 280x380"),
    ("NavigationStack { Page() }", "Page.1 width == 300"),
    ("TabView { Page().tabItem { Text(\"a\") } }", "Page.1 width == 300"),
    ("Color.red.background { Page() }", "Page.1 size 300x400"),
    ("List { Page(); Text(\"a\") }", "Page.1 height == 44"),
  ])
  func `takes what it is offered where it is alone`(view: String, claim: String) throws {
    let text = "// proposal: 300x400\n// text-cell: 10x20\n" + view
    #expect(try failures(of: [claim], text, nil) == [])
  }

  /// Beside others its name says whether it takes all there is, or the width.
  @Test(arguments: [
    ("TrackList", "TrackList.1 height > 300"), ("MapView", "MapView.1 height > 300"),
    ("TrackRow", "TrackRow.1 size 300x44"), ("HeaderView", "HeaderView.1 size 300x44"),
    ("Badge", "Badge.1 size 44x44"), ("Mapping", "Mapping.1 size 44x44"),
  ])
  func `takes what its name says`(name: String, claim: String) throws {
    let text = """
      // proposal: 300x400
      // text-cell: 10x20
      VStack { Text("a"); \(name)() }
      """
    #expect(try failures(of: [claim], text, nil) == [])
  }

  @Test(arguments: [
    "VStack { Badge() }", "VStack { Badge(); Text(\"a\") }", "HStack { Text(\"a\"); Badge() }",
    "Text(\"a\").overlay { Badge() }", "NavigationStack { VStack { Badge(); Text(\"a\") } }",
    "List { HStack { Badge(); Text(\"a\") } }",
  ])
  func `is 44 points wide beside others`(view: String) throws {
    let text = "// proposal: 300x400\n// text-cell: 10x20\n" + view
    #expect(try failures(of: ["Badge.1 size 44x44"], text, nil) == [])
  }

  @Test(arguments: [
    "List { Badge(); Text(\"a\") }", "Form { Section { Text(\"a\"); Badge() } }",
    "List { ForEach(0..<2) { _ in Badge() } }",
  ])
  func `is as wide as its list where it is a row`(view: String) throws {
    let text = "// proposal: 300x400\n// text-cell: 10x20\n" + view
    #expect(try failures(of: ["Badge.1 width > 200", "Badge.1 height == 44"], text, nil) == [])
  }
}
