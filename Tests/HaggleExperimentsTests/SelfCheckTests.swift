import HaggleExperiments
import HaggleScenarios
import HaggleTestSupport
import HaggleTraces
import Testing

@Suite("The self-check") struct SelfCheckTests {
  private static let counting =
    HaggleTestSupport.Listings.counting
    + "\nVStack { Counting { Color.red }.id(\"counting\") }.padding(5)"

  /// A layout that answers wider each time that its own cache was used.
  private static let remembering = """
    // proposal: 100x50
    struct Remembering: Layout {
      func makeCache(subviews: Subviews) -> Int { 0 }
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
        cache += 1
        return CGSize(width: 10 * cache, height: 10)
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Int) {}
    }
    VStack { Remembering { Color.red }.id("remembering") }.padding(5)
    """

  /// A layout whose cache holds what its subviews said and nothing else.
  private static let pure = """
    // proposal: 100x50
    struct Pure: Layout {
      struct Cache { var ideals: [CGSize] }
      func makeCache(subviews: Subviews) -> Cache {
        Cache(ideals: subviews.map { $0.sizeThatFits(.unspecified) })
      }
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
        -> CGSize { cache.ideals[0] }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache) {}
    }
    VStack { Pure { Color.red } }.padding(5)
    """

  private func run(_ text: String, verifies: Bool = true) throws -> ScenarioRun {
    let scenario = Scenario(text, name: "Listing.swift")
    let root = try #require(scenario.roots.first)
    return ScenarioRun(scenario, root: root, options: .init(verifies: verifies))
  }

  private func report(_ text: String) throws -> [String] {
    let run = try run(text)
    return try #require(run.selfCheck).report(on: run.trace).split(separator: "\n").map(String.init)
  }

  @Test func `finds a layout that counts its calls, and blames it rather than what is around it`()
    throws
  {
    let report = try report(Self.counting)
    #expect(report.count == 2)
    #expect(
      report[0].hasPrefix(
        "Listing.swift:11:10: counting is not pure: to 90×40 it answered 10×10 (event 4), and "))
    #expect(
      report[0].hasSuffix(
        "0×10 when it was asked again. "
          + "A size may depend on nothing but the proposal and the subviews' answers."))
  }

  @Test func `finds a layout whose cache remembers that it was asked`() throws {
    #expect(
      try report(Self.remembering).first
        == "Listing.swift:11:10: remembering is not pure: to 90×40 it answered 10×10 (event 4), "
        + "and 20×10 when it was asked again. "
        + "A size may depend on nothing but the proposal and the subviews' answers.")
  }

  /// padding, stack, layout and colour while sizing; the stack, the layout and what it shows again
  /// while placing.
  @Test func `says how much it asked again where all is well`() throws {
    let run = try run(Self.pure)
    let check = try #require(run.selfCheck)
    #expect(check.holds)
    #expect(check.comparedCount == run.trace.answers.count)
    #expect(check.cachedCount == run.trace.answers.count { $0 })
    #expect(check.cachedCount > 0)
    #expect(
      try report(Self.pure) == [
        "Listing.swift: asked for \(check.comparedCount) answers again, "
          + "\(check.cachedCount) of them from caches: all agree"
      ])
  }

  @Test(arguments: [counting, remembering, pure, Listings.gridBug, Listings.twoPhases])
  func `leaves the trace as it was, to the byte`(text: String) throws {
    let (plain, verified) = (try run(text, verifies: false), try run(text))
    #expect(plain.selfCheck == nil)
    #expect(plain.trace.encoded() == verified.trace.encoded())
  }

  @Test func `holds where the budget made it run again under the full policy`() throws {
    let scenario = Scenario(Listings.gridBug, name: "Listing.swift")
    let root = try #require(scenario.roots.first)
    let run = ScenarioRun(scenario, root: root, options: .init(budget: 1, verifies: true))
    #expect(try #require(run.selfCheck).holds)
  }
}

extension Trace {
  /// Of every recorded answer whether it came from a cache.
  fileprivate var answers: [Bool] {
    events.compactMap { if case .answer(_, _, let isCached) = $0 { isCached } else { nil } }
  }
}
