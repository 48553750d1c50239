import HaggleExperiments
import HaggleScenarios
import HaggleVocabulary
import Testing

/// Numbers that only say what the rest of a layout leaves over, each with what people write.
@Suite struct `An edit that states a number nobody would write` {
  /// All that the best edits add.
  private func added(
    _ view: String, wish: String? = nil, most: Int = 6
  ) throws -> [String] {
    let scenario = Scenario("// text-cell: 8x20\n" + view, name: "Listing.swift")
    let search = EditSearch(ScenarioRun(scenario, root: try #require(scenario.roots.first)))
    let claim = wish.map { Expectation($0, at: SourcePlace(line: 1, column: 1)) }
    let goals = try #require(search.goals(claim.map { .claim($0) } ?? .anything))
    return search.outcome(goals, most: most).attempts.map { attempt in
      attempt.edit.changes.flatMap(\.added).joined(separator: "\n")
    }
  }

  @Test func `is no spacing many times the written one`() throws {
    let found = try added(
      """
      // proposal: 393x200
      struct Fraction: View {
        var body: some View {
          HStack(spacing: 6) {
            Text("2")
            VStack(spacing: 2) {
              Text("1")
              Rectangle().fill(.primary).frame(height: 1)
              Text("12")
            }
          }
        }
      }
      VStack(alignment: .leading, spacing: 8) {
        Text("Flour")
        HStack(spacing: 6) {
          Fraction()
          Text("cups")
        }
      }
      """)
    #expect(found.first?.contains("Fraction().fixedSize()") == true, "\(found)")
    #expect(!found.contains { $0.contains("HStack(spacing: ") }, "\(found)")
  }

  @Test func `is no length of another view that is only the room left over`() throws {
    let found = try added(
      """
      // proposal: 393x700
      struct Alerts: View {
        let alerts: [String] = []
        var body: some View {
          List {
            if alerts.isEmpty {
              VStack(spacing: 8) {
                Image(systemName: "bell.slash").frame(width: 40, height: 40)
                Text("No alerts yet")
              }
              .frame(maxWidth: .infinity, maxHeight: .infinity)
            }
            ForEach(alerts, id: \\.self) { Text($0) }
          }
          .listStyle(.plain)
        }
      }
      Alerts()
      """)
    #expect(found.first?.contains(".overlay {") == true, "\(found)")
    #expect(!found.contains { $0.contains("width: 40, height: ") }, "\(found)")
    #expect(!found.contains { $0.contains("VStack(spacing: 5") }, "\(found)")
  }

  @Test func `is no stated part of the screen for a whole page`() throws {
    let found = try added(
      """
      // proposal: 375x700
      struct Library: View {
        var body: some View {
          ScrollView {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 110), spacing: 8)], spacing: 12) {
              ForEach(0..<12) { number in
                VStack(alignment: .leading, spacing: 4) {
                  Color.gray.frame(width: 150, height: 225)
                  Text("Film \\(number)")
                }
              }
            }
          }
        }
      }
      Library()
      """)
    #expect(!found.isEmpty)
    #expect(!found.contains { $0.contains("Library().frame(width: ") }, "\(found)")
  }

  @Test func `is no width that breaks a title into lines`() throws {
    let found = try added(
      """
      // proposal: 361x200
      HStack(spacing: 12) {
        Image(systemName: "wifi.slash").frame(width: 20, height: 20)
        Text("The payment could not be sent because the terminal is offline")
          .layoutPriority(1)
        Button("Try again") { }
      }
      .padding(16)
      .background(Color.black.opacity(0.8))
      """)
    #expect(found.first?.contains(".layoutPriority(1)") == true, "\(found)")
    #expect(!found.contains { $0.contains(".frame(width: 40)") }, "\(found)")
  }

  @Test func `is no spacing that only pushes a view to the place that is asked for`() throws {
    let text = """
      // proposal: 300x600
      VStack(spacing: 8) {
        Text("Name").id("name")
        Text("Value").id("value")
      }
      .padding(.bottom, 200)
      """
    let found = try added(text, wish: "value y == 400")
    #expect(!found.contains { $0.contains("VStack(spacing: ") }, "\(found)")
  }

  /// Near misses: another design, but one that is asked for.
  @Test(arguments: [
    ("stack height == 90", "VStack(spacing: 50)"), ("dot width == 200", "width: 200"),
  ])
  func `is one that is asked for`(wish: String, code: String) throws {
    let text = """
      // proposal: 300x600
      VStack(spacing: 10) {
        Text("Name")
        Color.red.frame(width: 20, height: 20).id("dot")
      }
      .id("stack")
      """
    let found = try added(text, wish: wish)
    #expect(found.contains { $0.contains(code) }, "\(found)")
  }
}
