import HaggleScenarios
import HaggleTraces
import Testing

@testable import HaggleExperiments

/// Edits of a control whose label is a string: the string becomes the label's closure.
@Suite struct `An edit of a title` {
  struct Case: Sendable, CustomTestStringConvertible {
    let written: String
    let edited: String
    /// What is to be of that width.
    var subject = "it"
    var testDescription: String { written }
  }

  @Test(arguments: [
    Case(
      written: #"Button("Buy") { }.id("it")"#,
      edited: #"Button { } label: { Text("Buy").frame(width: 200) }.id("it")"#),
    Case(
      written: #"Button("Buy", role: .destructive) { }.id("it")"#,
      edited: #"Button(role: .destructive) { } label: { Text("Buy").frame(width: 200) }.id("it")"#),
    Case(
      written: #"Button("Buy", action: {}).id("it")"#,
      edited: #"Button(action: {}) { Text("Buy").frame(width: 200) }.id("it")"#),
    Case(
      written: #"Button("Buy", role: .cancel, action: {}).id("it")"#,
      edited: #"Button(role: .cancel, action: {}) { Text("Buy").frame(width: 200) }.id("it")"#),
    Case(
      written: #"NavigationLink("Buy") { Text("Shop") }.id("it")"#,
      edited:
        #"NavigationLink { Text("Shop") } label: { Text("Buy").frame(width: 200) }.id("it")"#),
    Case(
      written: #"NavigationLink("Buy", destination: Text("Shop")).id("it")"#,
      edited:
        #"NavigationLink(destination: Text("Shop")) { Text("Buy").frame(width: 200) }.id("it")"#),
    Case(
      written: #"Menu("Buy") { Text("Now") }.id("it")"#,
      edited: #"Menu { Text("Now") } label: { Text("Buy").frame(width: 200) }.id("it")"#),
    Case(
      written: #"Link("Buy", destination: URL(string: "a")!).id("it")"#,
      edited: #"Link(destination: URL(string: "a")!) { Text("Buy").frame(width: 200) }.id("it")"#),
  ])
  func `writes its closure and keeps all else`(example: Case) throws {
    let text = "// proposal: 393x300\n// text-cell: 8x20\nVStack { \(example.written) }"
    let edits = try edits(of: text, width: 200)
    let edited = text.replacing(example.written, with: example.edited)
    #expect(edits.contains(edited), "\(edits)")
  }

  @Test(arguments: [
    #"Button { } label: { Text("Buy") }.id("it")"#, #"Text("Buy").id("it")"#,
    #"Section("Buy") { Text("Now").id("it") }"#,
  ])
  func `writes none for what has no title`(written: String) throws {
    // The column's own brace stands on another line.
    let edits = try edits(
      of: "// proposal: 393x300\n// text-cell: 8x20\nVStack {\n\(written) }", width: 200)
    #expect(!edits.contains { $0.components(separatedBy: "label:").count > 2 })
    #expect(!edits.contains { $0.contains("{ Text(\"Buy\")") && !written.contains("label:") })
  }

  @Test func `leaves an action of several lines as it is`() throws {
    let text = """
      // proposal: 393x300
      // text-cell: 8x20
      VStack {
        Button("Buy", systemImage: "cart", role: .cancel) {
          buy()
        }
        .id("it")
      }
      """
    let edits = try edits(of: text, width: 200)
    let edited = """
      // proposal: 393x300
      // text-cell: 8x20
      VStack {
        Button(role: .cancel) {
          buy()
        } label: { Label("Buy", systemImage: "cart").frame(width: 200) }
        .id("it")
      }
      """
    #expect(edits.contains(edited), "\(edits)")
  }

  @Test func `moves a frame around a button to what its face is drawn around`() throws {
    let edits = try edits(
      ofFirstFindingIn: """
        // proposal: 393x759
        // text-cell: 8x20
        VStack(spacing: 16) {
          Text("Ready to start?")
          Button("Continue") { }
            .buttonStyle(.borderedProminent).id("button")
            .frame(maxWidth: .infinity)
        }
        .padding()
        """)
    #expect(
      edits.first == """
        // proposal: 393x759
        // text-cell: 8x20
        VStack(spacing: 16) {
          Text("Ready to start?")
          Button { } label: { Text("Continue").frame(maxWidth: .infinity) }
            .buttonStyle(.borderedProminent).id("button")
        }
        .padding()
        """, "\(edits)")
  }

  private func edits(of text: String, width: Double) throws -> [String] {
    let search = try search(text)
    let node = try #require(search.timeline.node(called: "it", at: search.timeline.end))
    let goals = try #require(search.goals(.number(node, .width, width)))
    return search.outcome(goals, most: 12).attempts.map(\.text)
  }

  private func edits(ofFirstFindingIn text: String) throws -> [String] {
    let search = try search(text)
    let goals = try #require(search.goals(.anything))
    return search.outcome(goals, most: 3).attempts.map(\.text)
  }

  private func search(_ text: String) throws -> EditSearch {
    let scenario = Scenario(text, name: "Listing.swift")
    return EditSearch(ScenarioRun(scenario, root: try #require(scenario.roots.first)))
  }
}
