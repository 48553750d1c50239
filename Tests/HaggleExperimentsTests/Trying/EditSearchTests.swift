import HaggleExperiments
import HaggleScenarios
import HaggleVocabulary
import Testing

@Suite struct `The search for edits` {
  /// The lines that are new in the texts that come of a listing, the best first.
  func edits(
    _ text: String, _ claim: String? = nil, most: Int = 3,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> [[String]] {
    let scenario = Scenario(text, name: "Listing.swift")
    let root = try #require(scenario.roots.first, sourceLocation: sourceLocation)
    let search = EditSearch(ScenarioRun(scenario, root: root))
    let request =
      claim.map {
        EditSearch.Request.claim(Expectation($0, at: SourcePlace(line: 1, column: 1)))
      } ?? .anything
    let goals = try #require(search.goals(request), sourceLocation: sourceLocation)
    return search.outcome(goals, most: most).attempts.map { new(in: $0.text, after: text) }
  }

  private func new(in text: String, after old: String) -> [String] {
    let lines = { (text: String) in text.split(separator: "\n").map(String.init) }
    return lines(text).difference(from: lines(old)).insertions.compactMap { change in
      guard case .insert(_, let line, _) = change else { return nil }
      return String(line.drop { $0 == " " })
    }
  }

  private static let squeezed = """
    // proposal: 200x100
    // text-cell: 8x20
    HStack {
      Color.indigo
      Text("Good morning").id("title")
      Color.mint
    }
    """

  @Test func `gives a squeezed text its priority first`() throws {
    #expect(
      try edits(Self.squeezed).first == [#"Text("Good morning").id("title").layoutPriority(1)"#])
  }

  @Test func `leaves a comment behind the line that it is about`() throws {
    let first = try edits(
      """
      // proposal: 393x60
      // text-cell: 8x20
      HStack {
        Text("Privacy")
        Spacer()
        Text("On")
      }
      .padding(.leading, 2)  // In line with the cards.
      .onTapGesture {}
      """
    ).first
    #expect(first == [".contentShape(Rectangle())"])
  }

  @Test func `lets a row with a divider hug its texts`() throws {
    let first = try edits(
      """
      // proposal: 300x400
      // text-cell: 8x20
      VStack(spacing: 0) {
        HStack {
          Text("Left")
          Divider()
          Text("Right")
        }
        Color.mint
      }
      """
    ).first
    #expect(first == [".fixedSize(horizontal: false, vertical: true)"])
  }

  @Test func `clips an image that fills its frame, or fits it in`() throws {
    let found = try edits(
      """
      // proposal: 393x759
      // image: "cover" 300x600
      Image("cover")
        .resizable()
        .aspectRatio(contentMode: .fill)
        .frame(width: 200, height: 100)
      """)
    #expect(found.contains([".clipped()"]))
    #expect(found.contains([".aspectRatio(contentMode: .fit)"]))
  }

  /// A near miss: rounded corners cut it off, wherever it lies and in however uneven a place.
  @Test func `leaves an image alone that is cut off already`() throws {
    let picture = """
      Image("cover").resizable().aspectRatio(contentMode: .fill)
        .frame(width: 171.5, height: 180).cornerRadius(15)
      """
    let text = """
      // image: "cover" 300x200
      VStack {
        Color.clear.frame(height: 14.67)
        LazyVGrid(columns: [GridItem(.fixed(171.5))]) {
          ForEach(0..<3, id: \\.self) { _ in \(picture) }
        }
      }
      """
    #expect(try edits(text).isEmpty)
  }

  @Test func `states the alignment where there is room for it`() throws {
    let first = try edits(
      """
      // proposal: 393x759
      ZStack(alignment: .bottomTrailing) {
        Color.red.frame(width: 60, height: 60)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      """
    ).first
    #expect(
      first == [".frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)"])
  }

  @Test func `finds the least number that is enough`() throws {
    let found = try edits(
      """
      // proposal: 300x100
      // text-cell: 8x20
      Text("A title that wraps").id("title")
        .frame(width: 60)
      """, "title height <= 40", most: 10)
    // “A title that” has 12 characters of 8 points, “A title” 7 and “that wraps” 10.
    #expect(found.contains { $0.contains { $0.contains("80") } })
  }

  @Test func `keeps what a view says and every view that is seen`() throws {
    let scenario = Scenario(Self.squeezed, name: "Listing.swift")
    let search = EditSearch(ScenarioRun(scenario, root: try #require(scenario.roots.first)))
    let outcome = search.outcome(try #require(search.goals(.anything)), most: 20)
    #expect(outcome.attempts.count > 2)
    for attempt in outcome.attempts {
      #expect(attempt.text.contains(#"Text("Good morning")"#))
      let edited = Scenario(attempt.text, name: "Listing.swift")
      #expect(edited.diagnostics.isEmpty, "\(attempt.text)")
    }
  }

  @Test func `has nothing to reach in a healthy view`() throws {
    #expect(try edits("// text-cell: 8x20\nText(\"Hello\").padding()").isEmpty)
  }
}
