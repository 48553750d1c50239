import HaggleExperiments
import HaggleScenarios
import HaggleTraces
import Testing

@Suite struct `A stale cache` {
  /// A layout that is 20 high from a width of 100 on, and 44 below.
  ///
  /// - Parameters:
  ///   - answering: the statements of `sizeThatFits`, which has a `width`.
  ///   - placing: those of `placeSubviews`.
  private func view(
    answering: String,
    placing: String = "for s in subviews { s.place(at: bounds.origin, proposal: .unspecified) }"
  ) -> String {
    """
    // proposal: 300x100
    // text-cell: 8x20
    struct Flow: Layout {
      struct Cache { var height: CGFloat = 0 }
      func makeCache(subviews: Subviews) -> Cache { Cache() }
      func height(_ width: CGFloat) -> CGFloat { width < 100 ? 44 : 20 }
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
      ) -> CGSize {
        let width = proposal.width ?? 300
        \(answering)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
      ) {
        \(placing)
      }
    }
    HStack {
      Text("Tags")
      Flow { Text("swift").id("tag") }.id("flow")
    }
    """
  }

  private static let first = """
    if cache.height == 0 { cache.height = height(width) }
    return CGSize(width: width, height: cache.height)
    """

  @Test func `is an answer that is of the first question`() throws {
    let finding = try finding(view(answering: Self.first))
    #expect(
      finding.message.hasPrefix("flow answers 260×44 to 260×100, and with a new cache 260×20"))
  }

  @Test func `is an answer that grows with every question`() throws {
    let text = view(
      answering: "cache.height += 10\nreturn CGSize(width: width, height: cache.height)")
    let scenario = Scenario(text, name: "Listing.swift")
    let root = try #require(scenario.roots.first)
    #expect(
      ScenarioRun(scenario, root: root).trace.findingsInShort == [
        "contract stale-cache at flow, height"
      ])
  }

  @Test func `is a place that is of another question`() throws {
    let text = view(
      answering:
        "cache.height = max(cache.height, height(width))\nreturn CGSize(width: width, height: 44)",
      placing: """
        for s in subviews {
          s.place(
            at: CGPoint(x: bounds.minX, y: bounds.minY + cache.height), proposal: .unspecified)
        }
        """)
    let finding = try finding(text)
    #expect(
      finding.message.hasPrefix(
        "flow places tag from 44 to 64, and with a new cache from 20 to 40"))
  }

  @Test(arguments: [
    "return CGSize(width: width, height: height(width))",
    "cache.height = height(width)\nreturn CGSize(width: width, height: cache.height)",
    """
    if cache.height == 0 { cache.height = subviews[0].sizeThatFits(.unspecified).height }
    return CGSize(width: width, height: cache.height)
    """,
  ])
  func `is none that is made anew, or is of no question`(answering: String) throws {
    #expect(try findings(view(answering: answering)) == [])
  }

  @Test func `goes by a cache that is made anew, not by edits around the layout`() throws {
    let scenario = Scenario(view(answering: Self.first), name: "Listing.swift")
    let root = try #require(scenario.roots.first)
    let run = ScenarioRun(scenario, root: root).withEdits()
    let edits = try #require(run.trace.findings.first).edits
    #expect(
      edits.map(\.changes) == [
        [
          LineChange(
            at: 10, removing: [], adding: ["    cache = makeCache(subviews: subviews)"])
        ]
      ])
  }

  @Test func `is mended in its own layout, by the names that it has`() throws {
    let text = """
      // proposal: 300x100
      // text-cell: 8x20
      struct Kept: Layout {
        func makeCache(subviews: Subviews) -> CGFloat { 20 }
        func sizeThatFits(
          proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat
        ) -> CGSize { CGSize(width: 40, height: cache) }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat
        ) { place(subviews, in: bounds) }
      }
      struct Grown: Layout {
        func makeCache(subviews: Subviews) -> [CGFloat] { [] }
        func grow(_ list: inout [CGFloat]) -> CGFloat { list.append(10); return list.reduce(0, +) }
        func sizeThatFits(
          proposal offer: ProposedViewSize, subviews all: Subviews, cache kept: inout [CGFloat]
        ) -> CGSize { CGSize(width: offer.width ?? 60, height: grow(&kept)) }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]
        ) { place(subviews, in: bounds) }
      }
      extension Layout {
        func place(_ all: LayoutSubviews, in bounds: CGRect) {
          for one in all { one.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
        }
      }
      HStack {
        Kept { Color.red }
        Grown { Color.red }.id("grown")
      }
      """
    let scenario = Scenario(text, name: "Listing.swift")
    let root = try #require(scenario.roots.first)
    let run = ScenarioRun(scenario, root: root).withEdits()
    let finding = try #require(run.trace.findings.first { $0.rule == "stale-cache" })
    #expect(
      finding.edits.map(\.changes) == [
        [
          LineChange(
            at: 17,
            removing: [
              "  ) -> CGSize { CGSize(width: offer.width ?? 60, height: grow(&kept)) }"
            ],
            adding: [
              "  ) -> CGSize { kept = makeCache(subviews: all)",
              "  return CGSize(width: offer.width ?? 60, height: grow(&kept)) }",
            ])
        ]
      ])
  }
}
