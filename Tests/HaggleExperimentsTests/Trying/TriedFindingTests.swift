import Foundation
import HaggleExperiments
import HaggleReplay
import HaggleScenarios
import HaggleTraces
import HaggleVocabulary
import Testing

@Suite struct `A finding against which edits are tried` {
  private func run(_ text: String) throws -> (before: ScenarioRun, after: ScenarioRun) {
    let scenario = Scenario(text, name: "Listing.swift")
    let root = try #require(scenario.roots.first)
    let run = ScenarioRun(scenario, root: root)
    return (run, run.withEdits())
  }

  private static let cut = """
    // proposal: 393x700
    // text-cell: 14x34
    Text("Our rather longish headers").id("title")
      .frame(width: 100, height: 100)
    """

  @Test func `has those that make it go, with what they do to the picture`() throws {
    let finding = try #require(try run(Self.cut).after.trace.findings.first)
    #expect(
      finding.edits.first
        == TriedEdit(
          [LineChange(at: 4, removing: ["  .frame(width: 100, height: 100)"], adding: [])],
          effect: [
            PictureChange(
              of: NodeID(1), from: CGRect(x: 147.5, y: 316, width: 98, height: 68),
              to: CGRect(x: 14.5, y: 333, width: 364, height: 34))
          ], others: [],
          title: "remove \(code: ".frame(width: 100, height: 100)") from \(NodeID(1))"))
    #expect(finding.edits.count == 3)
  }

  @Test func `says as well how many were laid out`() throws {
    let (before, after) = try run(Self.cut)
    #expect(before.trace.findings[0].trials == nil)
    let trials = try #require(after.trace.findings[0].trials)
    #expect(trials > after.trace.findings[0].edits.count)
  }

  @Test func `has as many as a search that was asked for`() throws {
    let (before, after) = try run(Self.cut)
    let search = EditSearch(before)
    let goals = try #require(search.goals(.anything))
    let outcome = search.outcome(goals, most: 3)
    let finding = try #require(after.trace.findings.first)
    #expect(!finding.edits.isEmpty)
    #expect(finding.edits.map(\.key) == outcome.attempts.map(\.edit.key))
    #expect(finding.edits.count == outcome.tried[0].found)
    #expect(finding.trials == outcome.tried[0].trials)
  }

  /// “Write minWidth: instead of width:” is what the first edit does, and is not advised once more.
  @Test func `does not advise what one of its edits does`() throws {
    let finding = try #require(
      try run(
        """
        // proposal: 300x60
        // text-cell: 8x20
        HStack { Slider(value: .constant(0.5)); Text("50 %").frame(width: 20) }
        """
      ).after.trace.findings.first)
    #expect(finding.rule == "narrow-frame")
    #expect(
      finding.edits.contains { $0.changes.contains { $0.added.joined().contains("minWidth: 20") } })
    let tried = finding.remedies.contains { if case .tried = $0 { true } else { false } }
    #expect(tried)
  }

  /// In so many views the second button is found with too many others for its own edit.
  @Test func `has the edit that mended one like it`() throws {
    let findings = try run(
      """
      // device: iPhone 16
      // text-cell: 8x20
      VStack {
        HStack {
          Button { } label: { Image(systemName: "chevron.left") }
          Text("September").frame(maxWidth: .infinity)
          Button { } label: { Image(systemName: "chevron.right") }
          Button("Today") { }.buttonStyle(.borderedProminent).fixedSize()
        }
        LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 7)) {
          ForEach(0..<100, id: \\.self) { Text("\\($0)").frame(maxWidth: .infinity) }
        }
        Spacer()
      }
      """
    ).after.trace.findings.filter { $0.rule == "small-target" }
    #expect(findings.count == 2)
    for finding in findings {
      #expect(finding.edits.first?.changes.first?.added.first?.contains("contentShape") == true)
      #expect(finding.edits.first?.changes.count == 1)
      #expect(finding.isSearchCutShort)
    }
  }

  @Test func `is otherwise as it was, and so is all else`() throws {
    var (before, after) = try run(Self.cut)
    var trace = after.trace
    trace.restate(after.trace.findings.map(\.untried))
    #expect(trace == before.trace)
    (before, after) = try run("// proposal: 100x100\nText(\"a\")")
    #expect(after.trace == before.trace)
  }

  /// The view of the last pass is another node than that of the first.
  private static let twoPasses = """
    // proposal: 393x700
    // text-cell: 14x34
    struct Screen: View {
      @State private var width: CGFloat = 10
      var body: some View {
        VStack {
          Color.red.frame(width: 100, height: 20).onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: {
            width = $0
          }
          Text("Our rather longish headers").id("title").frame(width: width, height: 100)
        }
      }
    }
    """

  @Test func `names the views of the pass that it is about`() throws {
    let trace = try run(Self.twoPasses).after.trace
    let finding = try #require(trace.findings.first)
    let changed = try #require(finding.edits.first?.effect.first?.node)
    #expect(trace.name(of: changed) == "title")
    #expect(Timeline(trace).tree.preorder.contains(changed))
  }

  @Test func `is asked about in a replay of all passes`() throws {
    let scenario = Scenario(Self.twoPasses, name: "Listing.swift")
    let root = try #require(scenario.roots.first)
    let run = ScenarioRun(scenario, root: root)
    let timeline = Timeline(run.trace)
    let title = try #require(timeline.node(called: "title", at: timeline.end))
    let edits = ReplayEdits(run)
    let found = edits.edits(for: .number(title, .height, 136))
    let change = try #require(found.edits.first?.effect.first { $0.node == title })
    #expect(change.after.height == 136)
    #expect(
      edits.edits(for: .finding(0)).edits
        == run.withEdits().trace.findings[0].edits)
  }
}

extension `A finding against which edits are tried` {
  /// The frame of a cell is no help beside what hugs the row, and comes to the same picture.
  @Test func `has none that does what another one does, and more for nothing`() throws {
    let text = """
      // proposal: 393x759
      // text-cell: 8x20
      struct Cell: View {
        let name: String
        var body: some View {
          VStack { Text(name); Text("4.99") }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(Color.yellow)
        }
      }
      VStack(spacing: 0) {
        ScrollView { Color.gray.frame(height: 900) }
        HStack(spacing: 12) {
          Cell(name: "Monthly")
          Cell(name: "Yearly")
        }
        .id("footer")
      }
      """
    let finding = try #require(
      try run(text).after.trace.findings.first { $0.rule == "greedy-cells" })
    #expect(finding.edits.count == 3)
    for (index, edit) in finding.edits.enumerated() {
      let isVain = finding.edits[..<index].contains { other in
        other.effect == edit.effect && other.changes.allSatisfy { edit.changes.contains($0) }
      }
      #expect(!isVain, "\(edit.changes)")
    }
  }
}
