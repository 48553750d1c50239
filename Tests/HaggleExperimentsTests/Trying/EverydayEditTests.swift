import HaggleScenarios
import HaggleTraces
import Testing

@testable import HaggleExperiments

/// Edits that people make to what they ask about, each among the first three that are found.
@Suite struct `An edit of everyday code` {
  struct Case: Sendable, CustomTestStringConvertible {
    let what: String
    let view: String
    let found: String
    /// A part of a line that it writes.
    let written: String
    var testDescription: String { what }
  }

  @Test(arguments: [
    Case(
      what: "lays a plate beneath a bar of the screen",
      view: """
        // device: iPhone 16
        VStack(spacing: 0) {
          Text("Offline").padding(20).frame(maxWidth: .infinity, alignment: .leading)
            .background(.orange, in: UnevenRoundedRectangle(bottomLeadingRadius: 16))
          ScrollView { VStack { ForEach(0..<60) { Text("Row \\($0)") } }.frame(maxWidth: .infinity) }
        }
        """, found: "stopped-bar", written: ")).ignoresSafeArea(edges: .top) }"),
    Case(
      what: "lays a shape beneath a bar of the screen",
      view: """
        // device: iPhone 16
        VStack(spacing: 0) {
          ScrollView { VStack { ForEach(0..<60) { Text("Row \\($0)") } }.frame(maxWidth: .infinity) }
          Text("Subscribe").padding(20).frame(maxWidth: .infinity)
            .background { UnevenRoundedRectangle(topLeadingRadius: 16).fill(.white) }
        }
        .background(Color.indigo.ignoresSafeArea())
        """, found: "stopped-bar", written: ".fill(.white).ignoresSafeArea(edges: .bottom)"),
    Case(
      what: "indents by padding, not by a guide",
      view: """
        // proposal: 320x200
        VStack(alignment: .leading) {
          Text("Where shall we meet on Saturday?")
          Text("At the station as we always do, and then we walk to the lake")
            .alignmentGuide(.leading) { $0[.leading] - 32 }
        }
        """, found: "overflow", written: ".padding(.leading, 32)"),
    Case(
      what: "shows the first of several pages",
      view: """
        // proposal: 393x600
        GeometryReader { room in
          HStack(spacing: 0) {
            Color.red.frame(width: room.size.width)
            Color.green.frame(width: room.size.width)
          }
          .frame(width: room.size.width)
          .offset(x: 0)
        }
        """, found: "overflow", written: "alignment: .leading)"),
    Case(
      what: "reads a frame in the reader's own space",
      view: """
        // proposal: 393x600
        VStack(spacing: 0) {
          Color.blue.frame(height: 100)
          GeometryReader { room in
            let area = room.frame(in: .global)
            Circle().frame(width: 20, height: 20).position(x: area.midX, y: area.midY)
          }
        }
        """, found: "global-point", written: "room.frame(in: .local)"),
    Case(
      what: "lets a table scroll",
      view: """
        // proposal: 160x300
        Grid(alignment: .leading) {
          GridRow { Text("Severity"); Text("Component"); Text("Recommendation") }
          GridRow { Text("High"); Text("Keychain"); Text("Rotate the token") }
        }
        """, found: "cut-text", written: "ScrollView(.horizontal) {"),
    Case(
      what: "keeps the width of a card whose height is too small",
      view: """
        // proposal: 393x400
        ScrollView(.horizontal) {
          HStack {
            ForEach(["Nobody reads your messages, not even we do", "Open"], id: \\.self) {
              Text($0).padding(8)
                .containerRelativeFrame(.horizontal, count: 3, spacing: 8).frame(height: 60)
                .background(.mint)
            }
          }
        }
        """, found: "cut-text", written: ".frame(height: 96)"),
    Case(
      what: "gives an endless picture a slot of a stated shape",
      view: """
        // proposal: 390x700
        // image: "map" 400x1600
        ScrollView {
          LazyVStack {
            ForEach(["Harbour", "Pier"], id: \\.self) { title in
              VStack {
                Image("map")
                  .resizable()
                  .aspectRatio(contentMode: .fit)
                Text(title)
              }
            }
          }
        }
        """, found: "endless-picture", written: ".aspectRatio(1, contentMode: .fit)"),
    Case(
      what: "lets a card that grows reach out of what scrolls",
      view: """
        // proposal: 393x300
        VStack {
          Color.gray
          ScrollView(.horizontal) {
            HStack { Color.teal.frame(width: 140, height: 100).scaleEffect(1.2) }
          }
          Color.gray
        }
        """, found: "cut-drawing", written: ".scrollClipDisabled()"),
    Case(
      what: "shows the hint of an empty list in its place",
      view: """
        // proposal: 393x759
        struct Alerts: View {
          @State private var alerts: [String] = []
          var body: some View {
            List {
              if alerts.isEmpty {
                VStack { Text("No alerts yet"); Text("They show up here") }
                  .frame(maxWidth: .infinity, maxHeight: .infinity)
              } else {
                ForEach(alerts, id: \\.self) { Text($0) }
              }
            }
          }
        }
        Alerts()
        """, found: "hanging-hint", written: "    } else {\n      List {\n        ForEach(alerts"),
    Case(
      what: "keeps the place of a tile free",
      view: """
        // proposal: 405x300
        VStack(spacing: 5) {
          HStack(spacing: 5) { Color.gray.frame(height: 80); Color.gray.frame(height: 80) }
          HStack(spacing: 5) {
            Color.gray.frame(height: 80)
          }
        }
        """, found: "staggered-rows", written: "    Color.clear.frame(height: 80)"),
    Case(
      what: "lets a stack know of what hangs over its edge",
      view: """
        // proposal: 300x300
        VStack(spacing: 0) {
          ZStack(alignment: .bottom) {
            Color.teal.frame(width: 200, height: 100)
            Text("OK").frame(width: 80, height: 40).background(.white).offset(y: 20)
          }
          Text("Terms apply")
        }
        """, found: "moved-over", written: ".alignmentGuide(.bottom) { $0[.bottom] - 20 }"),
    Case(
      what: "gives an empty label no room",
      view: """
        // proposal: 300x100
        HStack { Text("Wifi, Bluetooth and data"); Spacer(); Toggle("", isOn: .constant(true)) }
        """, found: "wide-control", written: ".labelsHidden()"),
    Case(
      what: "puts a message to the edge of what scrolls",
      view: """
        // proposal: 400x600
        ScrollView { Text("On my way").frame(maxWidth: 340, alignment: .trailing) }
        """, found: "missed-edge",
      written: "alignment: .trailing).frame(maxWidth: .infinity, alignment: .trailing)"),
    Case(
      what: "makes room for digits in a disc",
      view: """
        // proposal: 393x100
        HStack { Text("Inbox"); Text("1280").background(Circle().fill(.red)) }
        """, found: "tight-circle", written: ".frame(height: 32)"),
    Case(
      what: "spans two columns of a table",
      view: """
        // proposal: 200x90
        Grid(alignment: .leading) {
          GridRow { Text("Bread"); Text("2"); Text("6.40") }
          GridRow { Text("Rolls"); Text("8"); Text("4.80") }
          GridRow { Text("Sum"); Text("11.20") }
        }
        """, found: "short-grid-row", written: "Text(\"Sum\").gridCellColumns(2)"),
    Case(
      what: "keeps the room of a symbol that some rows show",
      view: """
        // proposal: 300x200
        VStack {
          ForEach(["Milk", "Bread"], id: \\.self) { name in
            HStack {
              Text(name)
              Spacer()
              if name == "Milk" { Image(systemName: "checkmark").frame(height: 34) }
            }
          }
        }
        """, found: "jumping-rows", written: ".opacity((name == \"Milk\") ? 1 : 0)"),
    Case(
      what: "lets a number take the square that its ratio proposes",
      view: """
        // proposal: 200x100
        Text("7").padding(6).aspectRatio(1, contentMode: .fit).background(.orange)
        """, found: "rigid-ratio",
      written: "Text(\"7\").frame(maxWidth: .infinity, maxHeight: .infinity).padding(6)"),
    Case(
      what: "lets what scrolls begin further down",
      view: """
        // proposal: 393x600
        ZStack(alignment: .top) {
          Text("Results").frame(height: 40)
          ScrollView { ForEach(0..<60) { Text("Post \\($0)") } }.id("posts").offset(y: 200)
        }
        """, found: "moved-off", written: ".padding(.top, 200)"),
    Case(
      what: "keeps a short text as high as it is",
      view: """
        // proposal: 393x600
        VStack {
          Text("At court")
          HStack { Text("Gorm the Brawler").frame(maxHeight: 120); Spacer() }.background(.gray)
        }
        """, found: "taken-maximum", written: ".fixedSize(horizontal: false, vertical: true)"),
    Case(
      what: "raises an icon above the next, with its badge",
      view: """
        // proposal: 393x100
        struct Icon: View {
          var count = 0
          var body: some View {
            Color.green.frame(width: 60, height: 60)
              .overlay(alignment: .topTrailing) {
                if count > 0 {
                  Text("\\(count)").padding(.horizontal, 6).background(.red).offset(x: 26, y: -8)
                }
              }
          }
        }
        HStack(spacing: 8) { Icon(count: 1000); Icon() }
        """, found: "covered-overhang", written: "Icon(count: 1000).zIndex(1)"),
    Case(
      what: "makes a column of a lazy grid as wide as its texts",
      view: """
        // proposal: 393x100
        LazyVGrid(columns: [GridItem(.flexible(), alignment: .leading), GridItem(.fixed(48))]) {
          Text("Bonds")
          Text("112,075.50").lineLimit(1)
        }
        """, found: "tight-track", written: "GridItem(.fixed(80))"),
    Case(
      what: "makes rows of a view of one's own rows of a grid",
      view: """
        // proposal: 420x260
        struct Part<Content: View>: View {
          let title: String
          @ViewBuilder let content: Content
          var body: some View {
            HStack(alignment: .firstTextBaseline, spacing: 10) {
              Text(title)
              VStack(alignment: .leading) { content }
            }
          }
        }
        VStack(alignment: .leading) {
          Part(title: "General editing:") { Text("Select the image"); Text("Add a margin") }
          Part(title: "Export:") { Text("Remember the last folder") }
          Part(title: "Sounds:") { Text("Play when it is done") }
        }
        """, found: "ragged-fields", written: "GridRow(alignment: .firstTextBaseline) {"),
  ])
  func `is among the first`(example: Case) throws {
    let edits = try edits(of: example, most: 3)
    #expect(edits.contains { $0.contains(example.written) }, "\(edits)")
  }

  /// The texts that edits of it lead to, for what is found there.
  func edits(of example: Case, most: Int) throws -> [String] {
    let text = "// text-cell: 8x20\n" + example.view
    #expect(try findings(text).contains { $0.contains(" \(example.found) ") })
    let scenario = Scenario(text, name: "Listing.swift")
    let search = EditSearch(ScenarioRun(scenario, root: try #require(scenario.roots.first)))
    let goals = try #require(search.goals(.anything))
    return search.outcome(goals, most: most).attempts.map(\.text)
  }
}
