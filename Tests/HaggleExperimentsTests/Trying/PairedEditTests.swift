import HaggleScenarios
import Testing

@testable import HaggleExperiments

/// Two edits of a text at once, where none alone reaches the goal.
@Suite struct `Two edits at once` {
  /// What the best edits write, as `- old` and `+ new` lines.
  private func diffs(_ text: String) throws -> [[String]] {
    let scenario = Scenario(text, name: "Listing.swift")
    let search = EditSearch(ScenarioRun(scenario, root: try #require(scenario.roots.first)))
    let goals = try #require(search.goals(.anything))
    return search.outcome(goals, most: 3).attempts.map { attempt in
      attempt.edit.changes.flatMap { change in
        change.removed.map { "- " + $0 } + change.added.map { "+ " + $0 }
      }
    }
  }

  private let tallColumn = """
    // platform: macOS
    // proposal: 1280x680
    // text-cell: 8x20
    HStack(spacing: 0) {
      VStack(spacing: 0) {
        Color.gray.frame(height: 400)
        Color.orange.frame(height: 280)
        Text("Publish").frame(height: 60)
      }
      .frame(width: 300)
      Color.black
    }
    .frame(minHeight: 752)
    """

  @Test func `a minimum goes and a column scrolls, as both are too high for the window`() throws {
    let first = try #require(try diffs(tallColumn).first)
    #expect(
      first == [
        "-   VStack(spacing: 0) {",
        "-     Color.gray.frame(height: 400)",
        "-     Color.orange.frame(height: 280)",
        "-     Text(\"Publish\").frame(height: 60)",
        "+   ScrollView {",
        "+     VStack(spacing: 0) {",
        "+       Color.gray.frame(height: 400)",
        "+       Color.orange.frame(height: 280)",
        "+       Text(\"Publish\").frame(height: 60)",
        "+     }",
        "+     .frame(width: 300)",
        "-   .frame(width: 300)",
        "- .frame(minHeight: 752)",
      ])
  }

  @Test func `no second edit is made where one is enough`() throws {
    let low = tallColumn.replacing("height: 280", with: "height: 180")
    let found = try diffs(low)
    #expect(found.first == ["- .frame(minHeight: 752)"])
    #expect(!found.contains { $0.contains("+   ScrollView {") })
  }

  @Test func `edits that nobody waits for are not made in pairs`() throws {
    let scenario = Scenario(tallColumn, name: "Listing.swift")
    let search = EditSearch(ScenarioRun(scenario, root: try #require(scenario.roots.first)))
    let goals = try #require(search.goals(.anything))
    #expect(search.outcome(goals, most: 3, isAsked: false).attempts.isEmpty)
  }

  @Test func `two edits that change the same code are none`() {
    let edit = Edit(.argument, .call("frame"), replacing: 3..<9, by: "frame")
    let other = Edit(.removal, .call("frame"), replacing: 5..<7)
    #expect(edit.and(other) == nil)
  }
}

extension `An edit of everyday code` {
  @Test(arguments: [
    Case(
      what: "takes an empty cell out of the sizing of both its row and its column",
      view: """
        // proposal: 300x400
        // text-cell: 8x20
        VStack {
          Grid {
            GridRow { Color.clear; Text("Mon"); Text("Tue") }
            GridRow { Text("Anna"); Text("8"); Text("6") }
          }
          Text("Hours")
        }
        """, found: "greedy-decoration",
      written: "Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])"),
    Case(
      what: "gives a shape of its own beside a text a size",
      view: """
        // proposal: 300x400
        // text-cell: 8x20
        struct Arrow: Shape {
          func path(in rect: CGRect) -> Path {
            Path { path in
              path.move(to: .zero)
              path.addLine(to: CGPoint(x: 20, y: 10))
              path.addLine(to: CGPoint(x: 0, y: 20))
            }
          }
        }
        VStack {
          HStack { Arrow().fill(.blue); Text("Next stop") }
          Text("Two minutes late")
        }
        """, found: "unsized-shape", written: ".frame(width: 10, height: 10)"),
    Case(
      what: "lets a declared layout scroll that is wider than the screen",
      view: """
        // proposal: 200x400
        // text-cell: 8x20
        struct Even: Layout {
          func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
            let widest = sizes.map(\\.width).max() ?? 0
            return CGSize(
              width: widest * CGFloat(subviews.count), height: sizes.map(\\.height).max() ?? 0)
          }
          func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
          ) {
            let share = bounds.width / CGFloat(subviews.count)
            for (index, subview) in subviews.enumerated() {
              subview.place(
                at: CGPoint(x: bounds.minX + CGFloat(index) * share, y: bounds.minY),
                proposal: ProposedViewSize(width: share, height: bounds.height))
            }
          }
        }
        Even { Text("Yes"); Text("No"); Text("Perhaps tomorrow") }
        """, found: "overflow", written: "ScrollView(.horizontal) {"),
    Case(
      what: "lets the rows scroll, and not the bar below them",
      view: """
        // proposal: 393x600
        VStack(spacing: 0) {
          VStack(spacing: 8) { ForEach(1..<41, id: \\.self) { n in Text("Recent call \\(n)") } }
          HStack {
            Text("Recent").frame(maxWidth: .infinity)
            Text("Missed").frame(maxWidth: .infinity)
          }
          .frame(height: 60)
          .background(.gray)
        }
        """, found: "overflow", written: "ScrollView { VStack(spacing: 8) {"),
    Case(
      what: "makes all of a row react where its style makes it wide",
      view: """
        // device: iPhone 16
        struct WideRow: ButtonStyle {
          func makeBody(configuration: Configuration) -> some View {
            configuration.label
              .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
              .opacity(configuration.isPressed ? 0.5 : 1)
          }
        }
        List { Text("Account"); Button("Sign out") { }.buttonStyle(WideRow()) }
        """, found: "deaf-row", written: ".contentShape(Rectangle())"),
    Case(
      what: "gives a button the margin below that it has at its sides",
      view: """
        // device: iPhone SE
        VStack(spacing: 16) {
          Text("What is new")
          Spacer()
          Button { } label: {
            Text("Continue").frame(maxWidth: .infinity, minHeight: 50)
              .background(.blue, in: RoundedRectangle(cornerRadius: 12))
          }
        }
        .padding(.horizontal, 20)
        """, found: "touching-edge", written: ".padding(.bottom, 20)"),
    Case(
      what: "gives a reader more than its fallback",
      view: """
        // proposal: 393x700
        ScrollView {
          VStack(spacing: 16) {
            GeometryReader { geo in
              Circle().frame(width: min(geo.size.width, geo.size.height))
            }
            Text("Food 70 %, rent 30 %")
          }
        }
        """, found: "ideal-collapse", written: ".frame(height: 44)"),
    Case(
      what: "makes each page of a row as wide as what scrolls",
      view: """
        // device: iPhone 16
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            ForEach(0..<3, id: \\.self) { n in
              Text("Page \\(n)").frame(maxWidth: .infinity).padding(.vertical, 40).background(.mint)
            }
          }
        }
        """, found: "idle-spacer", written: ".containerRelativeFrame(.horizontal)"),
    Case(
      what: "helps all texts that one with a priority squeezes",
      view: """
        // proposal: 300x400
        HStack(spacing: 8) {
          Text("Refactor the parser of the session monitor").lineLimit(1).layoutPriority(1)
          Text("Claude")
          Text("thinking")
          Text("2 min")
        }
        .padding(8)
        """, found: "squeezed-text",
      written: "Text(\"2 min\").fixedSize(horizontal: true, vertical: false)"),
  ])
  func `of cells, shapes and layouts is among the first`(example: Case) throws {
    #expect(try edits(of: example, most: 3).contains { $0.contains(example.written) })
  }

  @Test func `leaves an empty cell in its row, as others would come under other columns`() throws {
    let scenario = Scenario(
      """
      // proposal: 300x400
      // text-cell: 8x20
      VStack {
        Grid {
          GridRow { Color.clear; Text("Mon"); Text("Tue") }
          GridRow { Text("Anna"); Text("8"); Text("6") }
        }
        Text("Hours")
      }
      """, name: "Listing.swift")
    let search = EditSearch(ScenarioRun(scenario, root: try #require(scenario.roots.first)))
    let goals = try #require(search.goals(.anything))
    let texts = search.outcome(goals, most: 20).attempts.map(\.text)
    #expect(!texts.isEmpty)
    #expect(texts.allSatisfy { $0.contains("GridRow { Color.clear") })
  }
}
