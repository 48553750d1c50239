import HaggleScenarios
import HaggleTraces
import Testing

@testable import HaggleExperiments

/// The edit that comes first is the remedy, not what makes the finding go away.
@Suite struct `A remedy` {
  struct Case: Sendable, CustomTestStringConvertible {
    let what: String
    let view: String
    let remedy: String
    var testDescription: String { what }
  }

  @Test(arguments: [
    Case(
      what: "makes all views of a column equally wide",
      view: """
        // proposal: 393x759
        // text-cell: 8x20
        VStack(spacing: 12) {
          Text("Save")
            .padding(10)
            .background(Color.mint).id("save")
          Text("Save and close")
            .padding(10)
            .background(Color.mint).id("close")
        }
        """,
      remedy: """
        // proposal: 393x759
        // text-cell: 8x20
        VStack(spacing: 12) {
          Text("Save")
            .padding(10)
            .frame(maxWidth: .infinity)
            .background(Color.mint).id("save")
          Text("Save and close")
            .padding(10)
            .frame(maxWidth: .infinity)
            .background(Color.mint).id("close")
        }
        .fixedSize(horizontal: true, vertical: false)
        """),
    Case(
      what: "gives a pager a height",
      view: """
        // proposal: 393x759
        // text-cell: 8x20
        ScrollView {
          VStack(spacing: 0) {
            TabView {
              Color.red
              Color.blue
            }
            .tabViewStyle(.page)
            .id("pager")
            Text("Details")
          }
        }
        """,
      remedy: """
        // proposal: 393x759
        // text-cell: 8x20
        ScrollView {
          VStack(spacing: 0) {
            TabView {
              Color.red
              Color.blue
            }
            .tabViewStyle(.page)
            .id("pager")
            .frame(height: 222)
            Text("Details")
          }
        }
        """),
    Case(
      what: "lets what is too high above a keyboard scroll",
      view: """
        // device: iPhone 16
        // keyboard: shown
        // text-cell: 8x20
        VStack(spacing: 0) {
          Text("Sign up").frame(height: 100)
          Color.teal.frame(width: 300, height: 300)
          Text("Name").frame(height: 60)
          Text("Create account").frame(height: 60)
        }
        """,
      remedy: """
        // device: iPhone 16
        // keyboard: shown
        // text-cell: 8x20
        ScrollView {
          VStack(spacing: 0) {
            Text("Sign up").frame(height: 100)
            Color.teal.frame(width: 300, height: 300)
            Text("Name").frame(height: 60)
            Text("Create account").frame(height: 60)
          }
        }
        """),
    Case(
      what: "makes a picture smaller, and does not cut out its middle",
      view: """
        // proposal: 393x759
        // text-cell: 8x20
        // image: "avatar" 300x300
        HStack(spacing: 8) {
          Image("avatar")
            .frame(width: 40, height: 40)
          Text("Maria")
        }
        """,
      remedy: """
        // proposal: 393x759
        // text-cell: 8x20
        // image: "avatar" 300x300
        HStack(spacing: 8) {
          Image("avatar")
            .resizable()
            .scaledToFit()
            .frame(width: 40, height: 40)
          Text("Maria")
        }
        """),
    Case(
      what: "divides a row as its priorities say",
      view: """
        // proposal: 300x100
        HStack(spacing: 0) {
          Color.blue
            .layoutPriority(0.7)
          Color.green
            .layoutPriority(0.3)
        }
        """,
      remedy: """
        // proposal: 300x100
        GeometryReader { room in
          HStack(spacing: 0) {
            Color.blue
              .frame(width: room.size.width * 0.7)
            Color.green
              .frame(width: room.size.width * 0.3)
          }
        }
        """),
    Case(
      what: "divides a column as its priorities say, in tenths",
      view: """
        // proposal: 300x100
        VStack(spacing: 0) {
          Color.blue.layoutPriority(6)
          Color.green.layoutPriority(3)
          Color.red.layoutPriority(1)
        }
        """,
      remedy: """
        // proposal: 300x100
        GeometryReader { room in
          VStack(spacing: 0) {
            Color.blue.frame(height: room.size.height * 0.6)
            Color.green.frame(height: room.size.height * 0.3)
            Color.red.frame(height: room.size.height * 0.1)
          }
        }
        """),
  ])
  func `comes first`(example: Case) throws {
    let edits = try edits(of: example.view)
    #expect(edits.first == example.remedy, "\(edits)")
  }

  @Test func `of a row under a bar leaves the list where it is`() throws {
    let edits = try edits(
      of: """
        // device: iPhone 16
        // text-cell: 8x20
        ZStack(alignment: .bottom) {
          List {
            ForEach(0..<30, id: \\.self) { n in
              Text("Vault \\(n)")
            }
          }
          Text("Add folder")
            .frame(maxWidth: .infinity)
            .padding()
            .background(Color.blue)
        }
        """)
    #expect(!edits.isEmpty)
    #expect(!edits.contains { $0.contains("offset") })
  }

  @Test func `of a pager makes it no narrower`() throws {
    let edits = try edits(
      of: """
        // proposal: 393x759
        ScrollView {
          TabView { Color.red }.tabViewStyle(.page)
        }
        """)
    #expect(!edits.isEmpty)
    #expect(!edits.contains { $0.contains("fixedSize()") })
  }

  @Test(arguments: [
    ("Color.blue.layoutPriority(1)", "Color.green"),
    ("Color.blue.layoutPriority(0.7)", "Color.green.layoutPriority(0.7)"),
    ("Color.blue.layoutPriority(2)", "Color.green.layoutPriority(1)"),
    ("Color.blue.layoutPriority(1)", "Color.green.layoutPriority(-1)"),
  ])
  func `of priorities that are no shares divides nothing`(first: String, second: String) throws {
    let edits = try edits(of: "// proposal: 300x100\nHStack { \(first); \(second) }")
    #expect(!edits.contains { $0.contains("GeometryReader") || $0.contains(" * ") })
  }

  private func edits(of text: String) throws -> [String] {
    let scenario = Scenario(text, name: "Listing.swift")
    let search = EditSearch(ScenarioRun(scenario, root: try #require(scenario.roots.first)))
    let goals = try #require(search.goals(.anything))
    return search.outcome(goals, most: 3).attempts.map(\.text)
  }
}
