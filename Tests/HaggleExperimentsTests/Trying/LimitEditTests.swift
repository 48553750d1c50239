import HaggleScenarios
import Testing

@testable import HaggleExperiments

/// Edits where diagnostics come late, where a frame is the limit, and at the safe area.
extension `The search for edits` {
  @Test(arguments: [
    (
      """
      // proposal: 300x400
      // text-cell: 8x20
      struct Switch: View {
        var body: some View {
          GeometryReader { _ in Text("Fast").font(.subheadline).frame(height: 48) }
        }
      }
      VStack(spacing: 0) {
        Text("Speed")
        Switch()
        Color.red
      }
      """, "Text(\"Fast\").font(.subheadline).frame(height: 48) }.frame(height: 48)"
    ),
    (
      """
      // proposal: 200x300
      // text-cell: 8x20
      VStack(alignment: .leading, spacing: 4) {
        Text("Top")
        Text("Easy to see, and where you have found it until now")
      }
      .fixedSize(horizontal: false, vertical: true)
      .padding(8)
      .frame(minWidth: 0, maxWidth: .infinity, minHeight: 60, maxHeight: 60)
      .background(Color.gray)
      """, ".frame(minWidth: 0, maxWidth: .infinity, minHeight: 60, maxHeight: .infinity)"
    ),
    (
      """
      // device: iPhone 16
      // text-cell: 8x20
      ZStack {
        Color.gray
        VStack { Text("Title"); Spacer(); Text("Never send").frame(height: 50) }
      }
      .ignoresSafeArea()
      """, "  Color.gray.ignoresSafeArea()\n"
    ),
    (
      """
      // device: iPhone 16
      // text-cell: 8x20
      struct Choice: View {
        var body: some View {
            VStack(spacing: 0) { ForEach(0..<6) { Text("Way \\($0)").frame(height: 40) } }
                .presentationDetents([.height(160), .large])
        }
      }
      """, "[.height(240), .large]"
    ),
    (
      """
      // proposal: 300x400
      // text-cell: 8x20
      LazyVGrid(columns: [GridItem(.flexible(minimum: 40, maximum: 60)), GridItem(.flexible())]) {
        ForEach(0..<6, id: \\.self) { Text("Announcement \\($0)") }
      }
      """, "maximum: 96)"
    ),
    (
      """
      // proposal: 300x400
      // text-cell: 8x20
      let columns = [GridItem(.adaptive(minimum: 60, maximum: 70), spacing: 8)]
      LazyVGrid(columns: columns) { ForEach(0..<6, id: \\.self) { Text("Announcement \\($0)") } }
      """, ".adaptive(minimum: 95), spacing: 8)"
    ),
    (
      """
      // proposal: 200x100
      // text-cell: 8x20
      struct Ways: View {
          var body: some View {
              VStack(spacing: 0) {
                  ForEach(0..<6) { Text("Way \\($0)").frame(height: 40) }
              }
          }
      }
      """, "        ScrollView {\n            VStack(spacing: 0) {\n                ForEach"
    ),
  ])
  func `lets limits give way, and keeps words within the safe area`(
    text: String, line: String
  ) throws {
    let scenario = Scenario(text, name: "Listing.swift")
    let root = try #require(scenario.roots.first)
    let search = EditSearch(ScenarioRun(scenario, root: root))
    let goals = try #require(search.goals(.anything))
    let texts = search.outcome(goals, most: 3).attempts.map(\.text)
    #expect(texts.contains { $0.contains(line) }, "\(texts)")
  }
}
