import HaggleExperiments
import HaggleScenarios
import HaggleTraces
import HaggleVocabulary
import Testing

/// Blue is offered 46×20 and green 72×20 of 100×20; the frame is rigid.
private let bars = """
  // proposal: 100x20
  HStack(spacing: 8) {
    Color.blue.id("blue").frame(width: 20).id("two words")
    Color.green.id("green")
  }
  .id("row")
  .padding(.leading, 0)
  """

@Suite struct `An expectation` {
  /// Why it does not hold against the bars; nil where it does.
  private func failure(_ claim: String, _ text: String = bars) throws -> String? {
    let trace = try run(text)
    let expectation = Expectation(claim, at: SourcePlace(line: 1, column: 1))
    return ExpectationCheck([expectation], against: trace).results[0].failure
  }

  @Test(
    arguments: [
      "blue size 20x20", "green size 72x20", "green size 72x_", "green size _x20", "blue size _x_",
      "green frame 28,0 72x20", "green frame 28,0 _x_", "\"two words\" size 20x20",
      "green frame _,0 72x20", "green frame 28,_ _x20", "green frame _,_ _x_",
      "green width == 72", "green width <= 72", "green width >= 72", "green width < 73",
      "green width > 71", "green height == 20", "green x == 28", "green x > 27", "green y <= 0",
      "green answers 0x20 -> 0x20", "green answers infx20 → infx20", "blue answers 20x20 -> 20x_",
      "green asked 0x20, infx20, 72x20", "\"two words\" asked 0x20, infx20, 46x20",
      "order \"two words\", green", "probe-order green, \"two words\"", "no findings",
      "padding.1 size 100x20",
    ])
  func `holds where the trace says so`(claim: String) throws {
    #expect(try failure(claim) == nil)
  }

  @Test(
    arguments: [
      ("blue size 21x20", "it is 20x20"),
      ("green frame 28,0 71x20", "it is 28,0 72x20"),
      ("green frame 27,0 72x20", "it is 28,0 72x20"),
      ("green frame _,1 72x20", "it is 28,0 72x20"),
      ("green width == 71", "its width is 72"),
      ("green width < 72", "its width is 72"),
      ("green width > 72", "its width is 72"),
      ("green width <= 71", "its width is 72"),
      ("green height >= 21", "its height is 20"), ("green x == 27", "its x is 28"),
      ("green y > 0", "its y is 0"),
      ("green answers 0x20 -> 1x20", "to 0x20 it answered 0x20"),
      ("green answers infx20 -> 9x20", "to infx20 it answered infx20"),
      (
        "green answers nilx20 -> 10x20",
        "it was never asked that; it was asked 0x20, infx20, 72x20"
      ),
      ("green asked 0x20, 72x20", "it was asked 0x20, infx20, 72x20"),
      ("green asked infx20, 0x20, 72x20", "it was asked 0x20, infx20, 72x20"),
      ("green asked 0x20, infx20, 72x20, 1x1", "it was asked 0x20, infx20, 72x20"),
      ("order green, \"two words\"", "the order is two words, green"),
      ("probe-order \"two words\", green", "the order is green, two words"),
      ("finding underfill at row", "there are no findings"),
    ])
  func `fails with what is there instead`(claim: String, failure: String) throws {
    #expect(try self.failure(claim) == failure)
  }

  @Test(arguments: ["red size 1x1", "red width == 1", "red asked 0x0", "order green, red"])
  func `names the known views where it names an unknown one`(claim: String) throws {
    #expect(
      try failure(claim)
        == "no view is called red; named views: row, \"two words\", blue, green")
  }

  @Test func `says where no view has a name`() throws {
    #expect(
      try failure("red size 1x1", "Color.red")
        == "no view is called red; none is named by .id(\"…\")")
  }

  @Test func `lists no more names than one can read`() throws {
    let listing = "VStack { ForEach(0..<20, id: \\.self) { i in Color.red.id(\"v\\(i)\") } }"
    #expect(
      try failure("red size 1x1", listing)
        == "no view is called red; named views: v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, …"
    )
  }

  @Test(
    arguments: [
      ("green width == 72.009", nil), ("green width == 72.011", "its width is 72"),
      ("green width == 74 ~2", nil), ("green width == 74.1 ~ 2", "its width is 72"),
      ("green width < 72.005", "its width is 72"), ("green width < 72.02", nil),
      ("green answers 0x20.5 -> 0.5x20 ~0.5", nil),
      ("green asked 0x20.4, infx20, 72.4x20 ~0.5", nil),
      ("green frame 28.4,0.4 72x20 ~0.5", nil),
    ] as [(String, String?)])
  func `holds within its tolerance, a hundredth if none is stated`(
    claim: String, failure: String?
  ) throws {
    #expect(try self.failure(claim) == failure)
  }

  @Test(
    arguments: [
      ("", "cannot be read: it is empty"),
      ("green", "cannot be read: what is expected of \"green\"?"),
      ("green size 20", "cannot be read: expected a size such as 96x20 at \"\""),
      ("green frame 1 2x3", "cannot be read: expected a rectangle such as 0,28 96x20 at \"2x3\""),
      ("green width = 3", "cannot be read: expected one of == < <= > >= at \"= 3\""),
      ("green width == wide", "cannot be read: expected a number at \"wide\""),
      ("green size 20x20 ~", "cannot be read: expected a number after ~"),
      ("green size 20x20 always", "cannot be read: \"always\" is left over"),
    ])
  func `fails where it cannot be read`(claim: String, failure: String) throws {
    #expect(try self.failure(claim) == failure)
  }

  @Test func `of a finding holds by the finding, its likes or its consequences`() throws {
    for claim in ["finding phantom-minimum at nested", "finding underfill at outer"] {
      #expect(try failure(claim, Listings.gridBug) == nil)
    }
    #expect(try failure("finding overflow at cell3", Listings.twoPhases) == nil)
    #expect(try failure("finding phantom-minimum at second", Listings.twoNested) == nil)
    #expect(
      try failure("finding underfill at nested", Listings.gridBug)
        == "found: phantom-minimum at nested")
    #expect(
      try failure("no findings", Listings.gridBug) == "found: phantom-minimum at nested")
  }
}

@Suite struct `Findings that a scenario expects` {
  private func unexpected(_ listing: String) throws -> [String] {
    let trace = try run(listing)
    let expectations = Scenario(listing, name: "a").directives.expectations
    return ExpectationCheck(expectations, against: trace).unexpectedFindings.map(\.rule)
  }

  @Test func `are told apart from others`() throws {
    #expect(try unexpected(Listings.gridBug) == ["phantom-minimum"])
    let expected = "\n// expect: finding phantom-minimum at nested"
    #expect(try unexpected(Listings.gridBug + expected) == [])
    #expect(
      try unexpected(Listings.gridBug + "\n// expect: finding phantom-minimum at outer")
        == ["phantom-minimum"])
    #expect(
      try unexpected(Listings.gridBug + "\n// expect: finding underfill at nested")
        == ["phantom-minimum"])
  }

  @Test func `may be expected by a consequence`() throws {
    #expect(try unexpected(Listings.gridBug + "\n// expect: finding underfill at outer") == [])
    #expect(try unexpected(Listings.twoPhases + "\n// expect: finding overflow at cell3") == [])
  }
}

@Suite struct `Expectations of a partial trace` {
  @Test func `fail with what it does not say`() throws {
    var trace = try run(bars)
    let blue = NodeID(try #require(trace.nodes.firstIndex { $0.name == "blue" }))
    trace.events.removeAll { event in
      if case .answer(blue, _, _) = event { return true }
      if case .place = event { return true }
      return false
    }
    let claims = [
      "blue size 20x20", "blue frame 0,0 20x20", "blue width == 20", "blue answers 20x20 -> 1x1",
    ]
    let expectations = claims.map { Expectation($0, at: SourcePlace(line: 1, column: 1)) }
    #expect(
      ExpectationCheck(expectations, against: trace).results.map(\.failure) == [
        "the trace does not say where anything is", "the trace does not say where anything is",
        "the trace does not say where anything is", "its answer to that is not recorded",
      ])
  }
}
