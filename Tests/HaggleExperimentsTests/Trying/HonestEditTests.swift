import HaggleScenarios
import Testing

@testable import HaggleExperiments

/// Edits that only seem to reach a goal, each with what does.
extension `The search for edits` {
  /// A text in a frame that is narrower than its words.
  private static let label = """
    // proposal: 300x100
    // text-cell: 8x20
    HStack {
      Text("Text size").id("label").frame(width: 50)
      Color.blue
    }
    """

  /// An outer frame does not make wider what another one keeps narrow.
  @Test func `takes no frame around another one for the length of a text`() throws {
    let scenario = Scenario(Self.label, name: "Listing.swift")
    let search = EditSearch(ScenarioRun(scenario, root: try #require(scenario.roots.first)))
    let node = try #require(search.timeline.node(called: "label", at: search.timeline.end))
    let goals = try #require(search.goals(.number(node, .width, 74)))
    let texts = search.outcome(goals, most: 8).attempts.map(\.text)
    #expect(!texts.isEmpty)
    #expect(!texts.contains { $0.contains(".frame(width: 50).frame(") }, "\(texts)")
    for text in texts {
      #expect(try failures(of: ["label width >= 72"], text, nil) == [], "\(text)")
    }
  }

  /// What is cut off is not mended: the words are gone then.
  @Test func `does not clip words`() throws {
    let found = try edits(
      """
      // device: iPhone 16
      // text-cell: 8x20
      GeometryReader { proxy in
        VStack(spacing: 24) {
          RoundedRectangle(cornerRadius: 16).fill(.orange)
            .frame(width: proxy.size.width, height: proxy.size.width).padding(.horizontal, 24)
          HStack { Text("1:24"); Spacer(); Text("-2:43 and more") }
          HStack { Image(systemName: "speaker.fill"); Spacer(); Image(systemName: "list.bullet") }
          Spacer()
        }
        .padding(.horizontal, 24)
      }
      .background(Color.black.ignoresSafeArea())
      """, most: 6)
    #expect(!found.isEmpty)
    #expect(!found.joined().contains { $0.contains(".clipped()") }, "\(found)")
  }

  @Test func `breaks no word further for a larger target`() throws {
    let found = try edits(
      """
      // device: iPhone 16
      // text-cell: 8x20
      HStack(spacing: 8) {
        Text("1299.90")
        Color.gray.frame(width: 60, height: 20)
        Button { } label: { Color.blue.frame(width: 20, height: 20) }
      }
      .frame(width: 128)
      """, most: 8)
    #expect(!found.isEmpty)
    #expect(!found.joined().contains { $0.contains("44") }, "\(found)")
  }

  /// An address breaks in its row anyway; out on the right nobody reads it.
  @Test func `lets a long word break rather than leave the screen`() throws {
    let found = try edits(
      """
      // device: iPhone 16
      // text-cell: 8x20
      VStack(alignment: .leading) {
        ForEach(
          ["On my way", "https://example.org/a/very/long/address/without/any/blank"], id: \\.self
        ) {
          Text($0).fixedSize().padding(8).background(Color.mint)
        }
      }
      """)
    #expect(
      found.joined().contains {
        $0.contains("Text($0).padding(8)") || $0.contains("vertical: true")
      },
      "\(found)")
  }

  @Test func `writes arguments in the order of the initializer`() throws {
    let found = try edits(
      """
      // proposal: 300x200
      ScrollView {
        LazyVStack(alignment: .leading, pinnedViews: [.sectionHeaders]) {
          Section { Color.red.frame(height: 40).id("row") } header: { Color.gray.frame(height: 30) }
        }
      }
      """, "row y == 30")
    #expect(
      found.contains([
        "LazyVStack(alignment: .leading, spacing: 0, pinnedViews: [.sectionHeaders]) {"
      ]), "\(found)")
  }

  @Test func `writes a length that fits into its column`() throws {
    let found = try edits(
      """
      // proposal: 369x200
      // text-cell: 8x20
      LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 4), count: 7), spacing: 4) {
        ForEach(1..<15) { Text("\\($0)").frame(width: 64, height: 40).background(Color.mint) }
      }
      """)
    let text = found.joined().first { $0.contains("width: 4") || $0.contains("width: 5") } ?? ""
    #expect(text.contains("width: 49"), "\(found)")
  }
}
