import HaggleExperiments
import HaggleRecording
import HaggleReports
import HaggleScenarios
import HaggleTestSupport
import HaggleTraces
import Testing

@Suite struct `A re-run` {
  @Test func `confirms the cause, and records what it changed and what came of it`() throws {
    let trace = try run(Listings.gridBug)
    #expect(trace.findingsInShort == ["contract phantom-minimum at nested, width"])
    #expect(
      trace.verdicts == [
        Verdict(
          rule: "phantom-minimum",
          changes: [
            .init(of: trace.findings[0].node, .horizontal, to: .zero, before: 8, after: 0),
            .init(of: trace.findings[0].node, .vertical, to: .zero, before: 16, after: 0),
          ],
          symptom: "underfill", node: trace.findings[0].consequences[0].node, axis: .horizontal,
          before: 294.3333333333333, after: 350, isConfirmed: true)
      ])
    #expect(
      FindingWords(trace).words(of: trace.verdicts[0])
        == "if nested answers 0×0 instead of 8×16 to 0×0, outer is 350 wide instead of 294.33"
    )
  }

  @Test func `clears a suspect, and says so`() throws {
    let trace = try run(Listings.innocentPair)
    #expect(trace.findingsInShort == ["contract underfill at row, width"])
    #expect(trace.findings[0].consequences == [])
    #expect(trace.verdicts.map(\.isConfirmed) == [false])
    #expect(
      trace.verdicts.map(FindingWords(trace).words) == [
        "if pair answers a width of 0 instead of 8 to 0×80, row is still 520 wide"
      ])
  }

  @Test func `proves that suspects matter only together`() throws {
    let trace = try run(Listings.twoNested)
    #expect(trace.findingsInShort == ["contract phantom-minimum at first+second, width"])
    #expect(
      trace.wordedFindings[0].message.hasSuffix(
        " (modelled). It is the same with second; only together do they matter."))
    #expect(trace.verdicts.map(\.isConfirmed) == [false, false, true])
    #expect(
      trace.wordedFindings[0].proof
        == "re-run: if first answers a width of 0 instead of 8 to 0×0, and second answers a width "
        + "of 0 instead of 8 to 0×0, outer is 350 wide instead of 295.67")
  }

  @Test func `leaves out of several suspects those that make no difference`() throws {
    let bystander = """
        GridRow {
          Grid { GridRow { Color.mint; Color.green } }
            .id("bystander")
        }
      """
    let listing = Listings.twoNested.replacing(
      "}\n.id(\"outer\")", with: "\(bystander)}\n.id(\"outer\")")
    let trace = try run(listing)
    #expect(trace.findings.map(\.rule) == ["phantom-minimum"])
    #expect(trace.names([trace.findings[0].node] + trace.findings[0].alike) == "first+second")
    #expect(trace.verdicts.map(\.isConfirmed) == [false, false, false, true])
  }

  /// Sixty-four layouts of seventy views each.
  @Test(.enabled(if: Checkout.isFull))
  func `is not made more often than anybody would wait for`() throws {
    let view = Listings.guiltyPair.split(separator: "\n").dropFirst().filter { !$0.contains("row") }
      .joined(separator: "\n").replacing(".id(\"half\")", with: "").replacing(
        ".id(\"pair\")", with: "")
    let views = repeatElement(view, count: 70).joined(separator: "\n")
    let trace = try run("// proposal: 620x9000\nVStack {\n\(views)\n}")
    #expect(trace.verdicts.count == 64)
    let rules = trace.findings.map(\.rule)
    #expect(rules.count { $0 == "phantom-minimum" } == 64)
    #expect(rules.count { $0 == "underfill" } == 6)
  }

  @Test(arguments: [Listings.gridBug, Listings.twoNested, Listings.innocentPair])
  func `does not touch what was recorded`(listing: String) throws {
    let scenario = Scenario(listing, name: "Listing.swift")
    let root = try #require(scenario.roots.first)
    let proposal = try #require(scenario.directives.proposal)
    let untried = Trace(
      recording: root.tree, in: proposal, settings: .init(context: scenario.context))
    let tried = ScenarioRun(scenario, root: root).trace
    #expect(tried.events == untried.events)
    #expect(tried.nodes == untried.nodes)
    let withoutRemarks = Trace(header: tried.header, nodes: tried.nodes, events: tried.events)
    let expected = Trace(header: tried.header, nodes: untried.nodes, events: untried.events)
    #expect(withoutRemarks.encoded() == expected.encoded())
  }

  @Test func `comes out the same whenever it is made`() throws {
    #expect(try run(Listings.twoNested).encoded() == (try run(Listings.twoNested)).encoded())
  }
}

@Suite struct `Findings that a scenario ignores` {
  @Test(arguments: ["phantom-minimum@nested", "phantom-minimum"])
  func `are left out, and the trace says so`(key: String) throws {
    let trace = try run("// ignore: \(key)\n" + Listings.gridBug)
    #expect(trace.findings == [])
    #expect(trace.header.ignored == [key])
    #expect(trace.verdicts.count == 1)
  }

  @Test func `do not take others with them`() throws {
    let listing = """
      // ignore: overflow@tall
      // proposal: 300x100
      HStack {
        Color.red.frame(height: 150).id("tall").frame(height: 100)
        Color.red.frame(height: 160).id("taller").frame(height: 100)
      }
      """
    let trace = try run(listing)
    #expect(trace.findingsInShort == ["contract overflow at taller, height"])
    #expect(trace.header.ignored == ["overflow@tall"])
  }

  @Test func `that do not exist are told`() throws {
    let trace = try run("// ignore: overflow@nested\n" + Listings.gridBug)
    #expect(trace.findingsInShort == ["contract phantom-minimum at nested, width"])
    #expect(trace.header.ignored == ["overflow@nested: there is no such finding"])
  }

  @Test func `have names in quotes where findings print them so`() throws {
    let listing = """
      // ignore: overflow@"two words"
      // proposal: 300x100
      Color.red.frame(height: 150).id("two words")
      """
    #expect(try run(listing).findings == [])
  }

  @Test func `have keys that are read or complained about`() throws {
    #expect(Scenario("// ignore: the last row\nColor.red", name: "a").directives.ignored == [])
    #expect(
      Scenario("// ignore: a@b\n// ignore: a@b\nColor.red", name: "a").directives.ignored == ["a@b"]
    )
    for value in ["overflow@", "overflow@row because", "Over flow@row"] {
      let scenario = Scenario("// ignore: \(value)\nColor.red", name: "a")
      #expect(scenario.roots.isEmpty)
      #expect(
        scenario.diagnostics.first?.remedy?.text
          == "write the key as the finding prints it, such as underfill@menu, and nothing behind it"
      )
    }
  }
}
