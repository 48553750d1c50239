import Foundation
import HaggleReports
import HaggleScenarios
import HaggleTraces
import Testing

@testable import HaggleExperiments

/// What is advised, and what is said of it.
@Suite struct `The advice of a finding` {
  @Test func `names a view once that several frames are around`() throws {
    let found = try finding(
      """
      // proposal: 393x100
      // text-cell: 8x20
      Button { } label: { Text("Checkout").padding(10).background(Color.blue) }
      .id("buy")
      .frame(maxWidth: .infinity)
      .frame(maxWidth: .infinity)
      .frame(maxWidth: .infinity)
      """)
    #expect(found.rule == "outer-frame")
    #expect(found.alike.isEmpty)
    #expect(!found.message.contains("Likewise"), "\(found.message)")
  }

  @Test(arguments: [
    ("width: .infinity, height: 44", "maxWidth: .infinity"),
    ("width: 44, height: .infinity", "maxHeight: .infinity"),
    ("width: .infinity, height: .infinity", "maxWidth: .infinity, maxHeight: .infinity"),
  ])
  func `is of each axis with a length that is none`(lengths: String, bounds: String) throws {
    let found = try finding("// proposal: 300x100\nText(\"Go\").frame(\(lengths)).id(\"go\")\n")
    #expect(found.rule == "unusable-length")
    #expect(
      found.advice
        == "Write \(bounds) for a view that takes all that it is offered. Leave it if nothing is to "
        + "be as large as that.")
  }

  @Test func `says nothing of an if where views may come by other means`() throws {
    let found = try finding(
      """
      // proposal: 300x200
      // text-cell: 8x20
      VStack(spacing: 0) {
        ForEach(["Milk", "Bread"], id: \\.self) { name in
          HStack {
            Text(name)
            Spacer()
            switch name {
            case "Milk": Image(systemName: "checkmark").frame(height: 34).id("mark")
            default: EmptyView()
            }
          }
        }
      }
      """)
    #expect(found.rule == "jumping-rows")
    #expect(
      found.advice.hasPrefix(
        "Have mark in every row, and hide it by .opacity(isShown ? 1 : 0) where it is not to be "
          + "seen, or write .frame(minHeight: 34) on HStack.2."), "\(found.advice)")
  }

  @Test func `does not call untried what an edit does`() throws {
    let scenario = Scenario(
      """
      // proposal: 200x300
      // text-cell: 8x20
      struct Ways: View {
          var body: some View {
              VStack(spacing: 0) {
                  ForEach(0..<20) { Text("Way \\($0)").frame(height: 40) }
              }
          }
      }
      """, name: "Listing.swift")
    let root = try #require(scenario.roots.first)
    let found = try #require(ScenarioRun(scenario, root: root).withEdits().trace.findings.first)
    let titles = found.edits.flatMap(\.title.parts)
    #expect(found.rule == "overflow")
    #expect(titles.contains(.code("ScrollView { … }")), "\(titles)")
    let advice = FindingWords.advice(of: found).text
    #expect(!advice.contains("scroll"), "\(advice)")
    #expect(
      try finding(scenario.source.text).advice.contains(", or let it scroll in a ScrollView."))
  }

  @Test func `says where something is that reaches out by more than it is too long`() throws {
    let found = try finding(
      """
      // device: iPhone 16
      NavigationStack {
        Color.red.frame(height: 770).id("red").navigationTitle("Reds")
      }
      .id("all")
      """)
    #expect(found.message.contains(": placed "), "\(found.message)")
  }
}
