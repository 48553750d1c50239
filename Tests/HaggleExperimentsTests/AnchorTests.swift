import HaggleReplay
import HaggleTraces
import Testing

/// `proxy[anchor]` is where a view is, in the coordinates of whoever asks.
@Suite struct `An anchor that a view prefers` {
  private struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    /// In the last pass.
    let claims: [String]
  }

  private static let cases = [
    Case(
      testDescription: "a line below the chosen tab",
      text: """
        // proposal: 300x100
        // text-cell: 10x20
        struct Chosen: PreferenceKey {
          static var defaultValue: Anchor<CGRect>? = nil
          static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
            value = value ?? nextValue()
          }
        }
        struct Tabs: View {
          let titles = ["One", "Second", "Three"]
          @State var chosen = 1
          var body: some View {
            HStack(spacing: 10) {
              ForEach(titles.indices, id: \\.self) { index in
                Text(titles[index]).padding(4)
                  .anchorPreference(key: Chosen.self, value: .bounds) { index == chosen ? $0 : nil }
              }
            }
            .overlayPreferenceValue(Chosen.self) { anchor in
              GeometryReader { proxy in
                if let anchor {
                  Color.blue.frame(width: proxy[anchor].width, height: 2)
                    .position(x: proxy[anchor].midX, y: proxy[anchor].maxY - 1)
                }
              }
            }
          }
        }
        """,
      claims: [
        "HStack.1 frame 58,36 184x28",
        "Color.1 frame 106,62 68x2",
      ]),
    Case(
      testDescription: "boxes around children, of two of their points",
      text: """
        // proposal: 300x100
        // text-cell: 10x20
        struct Cell { let name: String; var upper: Anchor<CGPoint>; var lower: Anchor<CGPoint>? }
        struct Cells: PreferenceKey {
          typealias Value = [Cell]
          static var defaultValue: Value = []
          static func reduce(value: inout Value, nextValue: () -> Value) { value += nextValue() }
        }
        extension View {
          func measured(_ name: String) -> some View {
            anchorPreference(key: Cells.self, value: .topLeading) { [.init(name: name, upper: $0)] }
              .transformAnchorPreference(key: Cells.self, value: .bottomTrailing) { cells, anchor in
                cells[0].lower = anchor
              }
          }
        }
        struct Card: View {
          var body: some View {
            VStack(alignment: .leading, spacing: 5) {
              Text("ab").measured("a")
              HStack(spacing: 0) { Text("cde").padding(5).measured("b"); Text("f") }
            }
            .backgroundPreferenceValue(Cells.self) { cells in
              GeometryReader { proxy in
                ForEach(cells, id: \\.name) { cell in
                  let upper = proxy[cell.upper]
                  let lower = proxy[cell.lower!]
                  Color.yellow.frame(width: lower.x - upper.x, height: lower.y - upper.y).id(cell.name)
                    .offset(x: upper.x, y: upper.y)
                }
              }
            }
          }
        }
        """,
      claims: [
        "Text.1 frame 125,22.5 20x20",
        "a frame 125,22.5 20x20",
        "padding.1 frame 125,47.5 40x30",
        "b frame 125,47.5 40x30",
      ]),
    Case(
      testDescription: "a tip above its target",
      text: """
        // proposal: 300x200
        // text-cell: 10x20
        struct Targets: PreferenceKey {
          static let defaultValue: [String: Anchor<CGRect>] = [:]
          static func reduce(value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]) {
            value.merge(nextValue()) { $1 }
          }
        }
        struct Page: View {
          @State private var shown: String? = "send"
          var body: some View {
            VStack(spacing: 60) {
              Text("Title")
              HStack {
                Color.red.frame(width: 40, height: 40).anchorPreference(key: Targets.self, value: .bounds) { ["like": $0] }
                Spacer()
                Color.blue.frame(width: 40, height: 40).anchorPreference(key: Targets.self, value: .bounds) { ["send": $0] }
              }
            }
            .padding(10)
            .overlayPreferenceValue(Targets.self, alignment: .topLeading) { targets in
              GeometryReader { proxy in
                if let shown, let anchor = targets[shown] {
                  Text("Tip").padding(5).id("tip").fixedSize()
                    .position(x: proxy[anchor].midX, y: proxy[anchor].minY - 15)
                }
              }
            }
          }
        }
        """,
      claims: [
        "frame.2 frame 250,120 40x40",
        "tip frame 250,90 40x30",
      ]),
    Case(
      testDescription: "dots on points, kept as state",
      text: """
        // proposal: 300x100
        // text-cell: 10x20
        struct Ends: PreferenceKey {
          static let defaultValue: [Anchor<CGPoint>] = []
          static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) { value += nextValue() }
        }
        struct Tree: View {
          @State private var ends: [Anchor<CGPoint>] = []
          var body: some View {
            VStack(spacing: 20) {
              Color.red.frame(width: 20, height: 20).anchorPreference(key: Ends.self, value: .bottom) { [$0] }
              Color.red.frame(width: 20, height: 20).anchorPreference(key: Ends.self, value: .point(CGPoint(x: 4, y: 6))) { [$0] }
              Color.red.frame(width: 20, height: 20).anchorPreference(key: Ends.self, value: .unitPoint(UnitPoint(x: 0.25, y: 0.5))) { [$0] }
            }
            .onPreferenceChange(Ends.self) { ends = $0 }
            .overlay {
              GeometryReader { proxy in
                ForEach(0..<ends.count, id: \\.self) { index in
                  Color.black.frame(width: 2, height: 2).id("dot\\(index)").position(proxy[ends[index]])
                }
              }
            }
          }
        }
        """,
      claims: [
        "dot0 frame 149,19 2x2",
        "dot1 frame 143,45 2x2",
        "dot2 frame 144,89 2x2",
      ]),
  ]

  @Test(arguments: cases) private func `is where its view is`(_ item: Case) throws {
    #expect(try failures(of: item.claims, item.text, nil) == [])
  }

  @Test(arguments: cases) private func `is known in the second pass and the same in the third`(
    _ item: Case
  ) throws {
    let trace = try run(item.text)
    #expect(Timeline(trace).passes.count == 2)
    #expect(trace.header.completeness == "complete")
  }

  @Test func `is another one where its view moves`() throws {
    let text = """
      // proposal: 200x100
      struct Place: PreferenceKey {
        static let defaultValue: Anchor<CGPoint>? = nil
        static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) {
          value = nextValue() ?? value
        }
      }
      struct V: View {
        @State private var height: CGFloat = 10
        var body: some View {
          VStack(spacing: 0) {
            Color.red.frame(width: 20, height: height).onAppear { height = 50 }
            Color.blue.frame(width: 20, height: 20)
              .anchorPreference(key: Place.self, value: .center) { $0 }
          }
          .overlayPreferenceValue(Place.self) { anchor in
            GeometryReader { proxy in
              if let anchor { Color.black.frame(width: 4, height: 4).id("dot").position(proxy[anchor]) }
            }
          }
        }
      }
      """
    #expect(try failures(of: ["dot frame 98,73 4x4"], text, nil) == [])
  }

  @Test func `of a key that the text does not have leaves the default in place`() throws {
    let trace = try run(
      """
      // proposal: 100x50
      Color.red.anchorPreference(key: Bounds.self, value: .bounds) { $0 }
        .overlayPreferenceValue(Bounds.self) { anchor in
          GeometryReader { proxy in Color.blue.frame(width: proxy[anchor].width) }
        }
      """)
    #expect(Timeline(trace).passes.count == 1)
    #expect(trace.diagnostics.contains { $0.detail?.code.known == .secondPass })
  }
}
