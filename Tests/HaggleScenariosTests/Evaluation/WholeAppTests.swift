import HaggleScenarios
import Testing

@Suite struct `The preview of a whole app` {
  private static let edit = "struct Edit: View { var body: some View { Text(\"Edit\") } }\n"

  private static func app(_ link: String) -> String {
    "\n// from the project: Root.swift:1\n"
      + "struct Root: View { var body: some View { NavigationStack { \(link) } } }\n"
  }

  @Test(arguments: [
    // The app leads to the view, and shows something else at first.
    (
      edit + "#Preview { Root() }"
        + app("Text(\"Home\").navigationDestination(for: Int.self) { _ in Edit() }"),
      ["Edit", "Preview"]
    ),
    (
      edit + "#Preview { Root() }" + app("NavigationLink(\"Edit\") { Edit() }"),
      ["Edit", "Preview"]
    ),
    (
      edit + "#Preview { Root() }" + app("TabView { Text(\"Home\").tag(0); Edit().tag(1) }"),
      ["Edit", "Preview"]
    ),
    (
      edit + "#Preview { Root() }"
        + app(
          "TabView(selection: .constant(0)) { Tab(\"A\", value: 0) { Text(\"a\") };"
            + " Tab(\"B\", value: 1) { Edit() } }"), ["Edit", "Preview"]
    ),
    (
      edit + "#Preview { Root() }"
        + app(
          "TabView(selection: .constant(1)) { Tab(\"A\", value: 0) { Text(\"a\") };"
            + " Tab(\"B\", value: 1) { Edit() } }"), ["Preview"]
    ),
    (edit + "#Preview { Root() }" + app("TabView { Edit(); Text(\"Home\") }"), ["Preview"]),
    // Near misses: it is what the app shows, or the text itself presents it.
    (edit + "#Preview { Root() }" + app("Edit()"), ["Preview"]),
    (
      edit + "#Preview { Text(\"Home\").sheet(isPresented: .constant(false)) { Edit() } }",
      ["Preview"]
    ),
  ])
  func `leaves the view of its text to be laid out by itself`(text: String, roots: [String]) {
    #expect(evaluated(text).roots.map(\.name) == roots)
  }
}
