import HaggleExperiments
import HaggleScenarios
import HaggleTraces
import Testing

/// Edits that leave something else in a worse state than it was, each with what does not.
extension `The search for edits` {
  /// All that is added, for the finding of a rule.
  private func added(
    _ text: String, against rule: String, most: Int = 6
  ) throws -> [String] {
    let scenario = Scenario(text, name: "Listing.swift")
    let search = EditSearch(ScenarioRun(scenario, root: try #require(scenario.roots.first)))
    let goals = try #require(search.goals(.finding(rule)), "\(search.findings.map(\.rule))")
    return search.outcome(goals, most: most).attempts.map { attempt in
      attempt.edit.changes.flatMap(\.added).map { $0.filter { !$0.isWhitespace } }
        .joined(separator: "\n")
    }
  }

  @Test func `makes a label with nothing drawn around it react as well`() throws {
    let found = try added(
      """
      // device: iPhone 16
      HStack {
        Button { } label: { Image(systemName: "chevron.left") }
        Spacer()
      }
      """, against: "small-target")
    #expect(
      found.first
        == "Button{}label:{Image(systemName:\"chevron.left\").frame(width:44,height:44)"
        + ".contentShape(Rectangle())}", "\(found)")
  }

  /// The picture would stay where it is, and the ring be drawn beside it.
  private static let avatar = """
    // device: iPhone 16
    // text-cell: 8x20
    VStack(alignment: .leading, spacing: 0) {
      ZStack(alignment: .bottomLeading) {
        Color.purple.frame(height: 180)
        Circle().fill(.orange)
          .frame(width: 96, height: 96)
          .overlay(Circle().stroke(.white, lineWidth: 4))
          .offset(y: 48)
          .id("avatar")
      }
      Text("A name of two words").id("name")
      Spacer()
    }
    """

  @Test func `does not move a view out from under its ring`() throws {
    let found = try added(Self.avatar, against: "moved-over")
    #expect(!found.isEmpty)
    #expect(!found.contains { $0.contains(".overlay(") }, "\(found)")
  }

  /// A row in a column that is too narrow for it, and a text in the row that has no width.
  private static func card(_ column: Int) -> String {
    """
    // proposal: 400x300
    // text-cell: 8x20
    VStack(alignment: .leading) {
      HStack(spacing: 4) {
        Text("Design").fixedSize()
        Text("Accessible").fixedSize()
        Spacer()
        Text("8").id("points")
      }
      .id("row")
    }
    .frame(width: \(column))
    .background(Color.gray)
    """
  }

  @Test func `does not widen what is too wide already`() throws {
    let found = try added(Self.card(100), against: "squeezed-text")
    let alone = found.filter { $0.hasPrefix("Text(\"8\")") && !$0.contains("\n") }
    #expect(!alone.contains { $0.contains(".fixedSize()") }, "\(found)")
  }

  /// The letters would lie below the end of the layout as far as the whole did.
  @Test func `does not take the padding of what is placed outside`() throws {
    let found = try added(
      """
      // proposal: 300x200
      // text-cell: 8x20
      struct Dial: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          CGSize(width: 200, height: 100)
        }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
          for (i, view) in subviews.enumerated() {
            let place = CGPoint(x: bounds.minX, y: bounds.minY + CGFloat(i) * 110)
            view.place(at: place, proposal: .unspecified)
          }
        }
      }
      Dial {
        Color.red.frame(width: 80, height: 20)
        Text("b").padding(6).border(.green).id("b")
      }
      """, against: "overflow")
    #expect(!found.contains { $0.hasPrefix("Text(\"b\").border") }, "\(found)")
  }

  @Test func `names the view of a loop that is meant`() throws {
    let scenario = Scenario(
      """
      // proposal: 300x200
      // text-cell: 8x20
      VStack {
        ForEach(["a", "two words"], id: \\.self) { Text($0).frame(width: 60, height: 20) }
      }
      """, name: "Listing.swift")
    let search = EditSearch(ScenarioRun(scenario, root: try #require(scenario.roots.first)))
    let goals = try #require(search.goals(.finding("cut-text")))
    let titles = search.outcome(goals, most: 3).attempts.map { attempt in
      attempt.edit.title.text(naming: search.trace.name)
    }
    #expect(!titles.isEmpty)
    #expect(titles.allSatisfy { $0.contains("Text.2") && !$0.contains("Text.1") }, "\(titles)")
  }

  @Test func `gives a reader the shape of what fills it`() throws {
    let found = try added(
      """
      // device: iPhone 16
      // text-cell: 8x20
      ScrollView {
        VStack(alignment: .leading) {
          GeometryReader { geo in
            Color.orange
              .frame(width: geo.size.width, height: geo.size.width * 9 / 16)
              .id("video")
          }
          Text("A video")
        }
        .padding()
      }
      """, against: "ideal-collapse")
    #expect(found.first == ".aspectRatio(16/9,contentMode:.fit)", "\(found)")
    let stated = found.firstIndex { $0.contains(".frame(width:361") }
    #expect(stated == nil || stated == found.count - 1)
  }

  /// As high as it is whatever its width.
  @Test func `gives a reader no shape where what is in it has none`() throws {
    let found = try added(
      """
      // device: iPhone 16
      // text-cell: 8x20
      ScrollView {
        VStack(alignment: .leading) {
          GeometryReader { geo in
            Color.orange.frame(width: geo.size.width, height: 200).id("video")
          }
          Text("A video")
        }
        .padding()
      }
      """, against: "ideal-collapse")
    #expect(!found.contains { $0.contains("aspectRatio") }, "\(found)")
  }
}
