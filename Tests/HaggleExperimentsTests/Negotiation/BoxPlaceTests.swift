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

  @Test(arguments: [
    "VStack { Page() }", "VStack { Page(); Text(\"a\") }", "HStack { Text(\"a\"); Page() }",
    "Text(\"a\").overlay { Page() }", "NavigationStack { VStack { Page(); Text(\"a\") } }",
    "List { HStack { Page(); Text(\"a\") } }",
  ])
  func `is 44 points wide beside others`(view: String) throws {
    let text = "// proposal: 300x400\n// text-cell: 10x20\n" + view
    #expect(try failures(of: ["Page.1 size 44x44"], text, nil) == [])
  }

  @Test(arguments: [
    "List { Page(); Text(\"a\") }", "Form { Section { Text(\"a\"); Page() } }",
    "List { ForEach(0..<2) { _ in Page() } }",
  ])
  func `is as wide as its list where it is a row`(view: String) throws {
    let text = "// proposal: 300x400\n// text-cell: 10x20\n" + view
    #expect(try failures(of: ["Page.1 width > 200", "Page.1 height == 44"], text, nil) == [])
  }
}
