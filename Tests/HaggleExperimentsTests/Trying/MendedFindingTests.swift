import HaggleScenarios
import HaggleTraces
import Testing

@testable import HaggleExperiments

/// What people write every day and what comes out otherwise than they think: what is told, of what,
/// and whether the edit that people make is among the first that are found.
@Suite struct `A finding with an edit that people make` {
  struct Case: Sendable, CustomTestStringConvertible {
    let view: String
    /// What is told of it; nil for nothing of these rules.
    let found: String?
    /// A line of an edit that mends it.
    var mended: String?
    var testDescription: String { view }
  }

  @Test(arguments: [
    Case(
      view: """
        // image: "down" 12x8
        HStack { Text("Berlin"); Image("down") }.id("row")
          .frame(maxWidth: .infinity, alignment: .leading).padding().background(.mint)
        """, found: "stranded-accessory at row, width", mended: "Spacer()"),
    Case(
      view: """
        VStack {
          Text("Languages")
          ScrollView { VStack { Text("Dansk"); Text("Suomi") }.frame(maxWidth: .infinity) }
            .id("list")
          Text("Edit")
          Spacer()
        }
        """, found: "short-scroll at list, height",
      mended: "fixedSize(horizontal: false, vertical: true)"),
    Case(
      view: """
        VStack {
          Text("Languages")
          ScrollView { VStack { Text("Dansk"); Text("Suomi") }.frame(maxWidth: .infinity) }
          Text("Edit")
        }
        """, found: nil),
    Case(
      view: """
        ScrollView { VStack { ForEach(0..<60) { Text("Row \\($0)") } }.frame(maxWidth: .infinity) }
          .id("rows").padding()
        """, found: "inset-scroll at rows", mended: "maxWidth: .infinity).padding() }"),
    Case(
      view: """
        ScrollView { VStack { ForEach(0..<60) { Text("Row \\($0)") } }.frame(maxWidth: .infinity) }
          .padding(.horizontal)
        """, found: nil),
    // A heading with a chevron behind it.
    Case(
      view: """
        // image: "down" 12x8
        HStack { Text("Berlin"); Image("down") }.frame(maxWidth: .infinity, alignment: .leading)
        """, found: nil),
    Case(
      view: """
        // image: "down" 12x8
        HStack { Text("Berlin"); Image("down") }.frame(maxWidth: .infinity).background(.mint)
        """, found: nil),
    Case(
      view: """
        // image: "down" 12x8
        HStack { Text("Berlin").frame(maxWidth: .infinity); Image("down") }
          .frame(maxWidth: .infinity, alignment: .leading).background(.mint)
        """, found: nil),
    Case(
      view: """
        ZStack {
          Color.yellow
          VStack(alignment: .leading) { Text("Lamp"); Text("12 W") }.id("lines").padding(20)
        }
        """, found: "centred-details at lines, width",
      mended: "frame(maxWidth: .infinity, alignment: .leading)"),
    Case(
      view: """
        ZStack {
          Color.yellow
          VStack { Text("Lamp"); Text("12 W") }.padding(20)
        }
        """, found: nil),
    Case(
      view: """
        ZStack(alignment: .topLeading) {
          Color.yellow
          VStack(alignment: .leading) { Text("Lamp"); Text("12 W") }.padding(20)
        }
        """, found: nil),
    Case(
      view: """
        struct Form: View {
          @State var isWrong = false
          var body: some View {
            VStack(alignment: .leading) {
              Text("Code")
              Text("That is none of the codes that we have sent to you by mail")
                .opacity(isWrong ? 1 : 0).id("note")
              Text("Send")
            }
          }
        }
        Form()
        """, found: "hidden-slot at note, height", mended: "if isWrong {"),
    Case(
      view: """
        struct Line: View {
          @State var isPressed = false
          var body: some View {
            HStack(spacing: 8) {
              Text("landing-page-rework").lineLimit(1).id("branch")
              Spacer(minLength: 0)
              Text("hint").frame(width: 56).opacity(isPressed ? 1 : 0)
            }
            .frame(width: 200)
          }
        }
        Line()
        """, found: "hidden-slot at branch, width", mended: "if isPressed {"),
    Case(
      view: """
        HStack(spacing: 8) {
          Text("landing-page-rework").lineLimit(1)
          Text("hint").frame(width: 24).hidden()
        }
        .frame(width: 120)
        """, found: nil),
    Case(
      view: """
        VStack {
          Text("Code")
          ZStack { Text("That is none of the codes that we have sent to you").hidden(); Text("a") }
          Text("Send")
        }
        """, found: nil),
  ])
  func `is told of what does not move`(example: Case) throws { try check(example) }

  @Test(arguments: [
    Case(
      view: """
        VStack(alignment: .leading) {
          Text("New").padding(.leading, 16)
          ScrollView(.horizontal) {
            HStack(spacing: 12) {
              Color.clear.frame(width: 16)
              ForEach(0..<6) { _ in Color.red.frame(width: 80, height: 80) }
            }
            .id("row")
          }
        }
        """, found: "edge-spacer at row, width", mended: "padding(.leading, 16)"),
    Case(
      view: """
        VStack(alignment: .leading) {
          Text("New").padding(.leading, 16)
          ScrollView(.horizontal) {
            LazyHStack(spacing: 12) {
              Spacer().frame(width: 16)
              ForEach(0..<6) { _ in Color.red.frame(width: 80, height: 80) }
            }
            .id("row")
          }
        }
        """, found: "edge-spacer at row, width", mended: "padding(.leading, 16)"),
    Case(
      view: """
        VStack(alignment: .leading) {
          Text("New").padding(.leading, 16)
          HStack(spacing: 0) {
            Spacer().frame(width: 16)
            Color.red.frame(width: 80, height: 80)
          }
        }
        """, found: nil),
    Case(
      view: """
        // image: "cat" 200x100
        Image("cat").resizable().scaledToFit().id("cat")
          .clipShape(Circle())
          .frame(width: 60, height: 60)
        """, found: "early-clip at Image.1", mended: ".scaledToFill()"),
    Case(
      view: """
        // image: "cat" 200x100
        Image("cat").resizable().aspectRatio(contentMode: .fit).background(Color.gray)
          .frame(width: 60, height: 60)
        """, found: "early-clip at Image.1"),
    Case(
      view: """
        // image: "cat" 200x100
        Image("cat").resizable().scaledToFit().overlay(Circle().stroke(.white))
          .frame(width: 60, height: 60)
        """, found: "early-clip at Image.1"),
    Case(
      view: """
        // image: "cat" 200x100
        Image("cat").resizable().scaledToFill().frame(width: 60, height: 60).clipShape(Circle())
        """, found: nil),
    // A letterbox in a frame, without anything that shows its edges.
    Case(
      view: """
        // image: "cat" 200x100
        Image("cat").resizable().scaledToFit().frame(width: 60, height: 60)
        """, found: nil),
    Case(
      view: """
        ZStack { Circle(); Text("7").scaledToFit().id("seven") }.frame(width: 120, height: 120)
        """, found: "idle-scaling at seven", mended: ".minimumScaleFactor(0.01)"),
    Case(view: "Text(\"7\").scaledToFit()", found: nil),
    Case(
      view: """
        Image(systemName: "star").scaledToFit().id("star").frame(width: 100, height: 100)
        """, found: "idle-scaling at star", mended: ".resizable()"),
    Case(
      view: """
        Image(systemName: "star").resizable().scaledToFit().frame(width: 100, height: 100)
        """, found: nil),
    Case(
      view: """
        HStack(spacing: 4) {
          Rectangle().frame(width: 200, height: 12).scaleEffect(x: 0.4, y: 1, anchor: .leading)
            .id("bar")
          Text("40 %")
        }
        """, found: "shrunk-view at bar, width", mended: "200 * 0.4"),
    Case(
      view: """
        HStack {
          Rectangle().frame(width: 200, height: 12).scaleEffect(x: 1, y: 0.4)
          Text("40 %")
        }
        """, found: nil),
    Case(
      view: """
        HStack {
          Rectangle().frame(width: 200, height: 12).opacity(0.5).scaleEffect(0.4)
          Text("40 %")
        }
        """, found: nil),
    Case(
      view: """
        // image: "bg" 1200x800
        ZStack {
          Image("bg").resizable().aspectRatio(contentMode: .fill)
          VStack { Text("Sign in").frame(maxWidth: .infinity) }
        }
        """, found: "grown-by-picture at Image.1", mended: ".overlay {"),
    Case(
      view: """
        // image: "bg" 1200x800
        ZStack {
          Image("bg").resizable().aspectRatio(contentMode: .fill)
          Text("Sign in")
        }
        """, found: nil),
    Case(
      view: """
        HStack {
          Text("Our rather long title").lineLimit(1).frame(maxWidth: 90).id("title")
          Spacer()
          Text("On")
        }
        """, found: "tight-frame at title, width"),
  ])
  func `is told of modifiers that come too early or do nothing`(example: Case) throws {
    try check(example)
  }

  private static let rules = [
    "stranded-accessory", "centred-details", "hidden-slot", "edge-spacer", "early-clip",
    "idle-scaling", "shrunk-view", "crowded-row", "grown-by-picture", "tight-frame",
    "short-scroll", "inset-scroll",
  ]

  private func check(_ example: Case) throws {
    let text = "// proposal: 393x500\n// text-cell: 8x20\n" + example.view
    let told = try findings(text).filter { finding in
      Self.rules.contains { finding.contains(" \($0) ") }
    }
    #expect(
      told.map { $0.split(separator: " ").dropFirst().joined(separator: " ") }
        == [example.found].compactMap(\.self))
    guard let line = example.mended else { return }
    let scenario = Scenario(text, name: "Listing.swift")
    let search = EditSearch(ScenarioRun(scenario, root: try #require(scenario.roots.first)))
    let goals = try #require(search.goals(.anything))
    let edits = search.outcome(goals, most: 3).attempts.map(\.text)
    #expect(edits.contains { $0.contains(line) }, "\(edits)")
  }
}
