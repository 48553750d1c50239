import HaggleExperiments
import HaggleReplay
import HaggleScenarios
import HaggleTraces
import Testing

/// State that is set once a layout is there leads to another one, until nothing is set any more.
@Suite struct `A view that sets its own state` {
  private struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    /// The sizes of views by their names, in the last pass.
    let sizes: [String: String]
    /// What is said of the passes.
    let said: [String]
  }

  private static let cases = [
    Case(
      testDescription: "onAppear in late content",
      text: """
        // proposal: 100x50
        struct Card: View {
          @State private var height: CGFloat = 10
          var body: some View {
            GeometryReader { proxy in
              Color.red.frame(height: height).id("red").onAppear { height = proxy.size.height }
            }
          }
        }
        """,
      sizes: ["red": "100×50"],
      said: [
        "6:49 pass 2: height was set to 50 by onAppear — --passes 1 shows the layout before that"
      ]),
    Case(
      testDescription: "equal heights by a preference",
      text: """
        // proposal: 300x200
        // text-cell: 10x20
        struct HeightKey: PreferenceKey {
          static let defaultValue: CGFloat = 0
          static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
            value = max(value, nextValue())
          }
        }
        struct Pair: View {
          @State private var height: CGFloat?
          var body: some View {
            HStack(spacing: 0) {
              Text("a").padding(10).background(reader).frame(height: height).id("one")
              Text("a\\nb\\nc").padding(10).background(reader).frame(height: height).id("three")
            }
            .onPreferenceChange(HeightKey.self) { height = $0 }
          }
          var reader: some View {
            GeometryReader { Color.clear.preference(key: HeightKey.self, value: $0.size.height) }
          }
        }
        """,
      sizes: ["one": "30×80", "three": "30×80"],
      said: [
        "16:6 pass 2: height was set to 80 by onPreferenceChange — --passes 1 shows the layout "
          + "before that"
      ]),
    Case(
      testDescription: "each row its own width",
      text: """
        // proposal: 300x200
        struct Row: View {
          @State private var width: CGFloat = 10
          let length: CGFloat
          var body: some View {
            VStack(spacing: 0) {
              Color.red.frame(width: length, height: 20)
                .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 }
              Color.blue.frame(width: width, height: 10).id("line\\(Int(length))")
            }
          }
        }
        VStack { ForEach([30, 60], id: \\.self) { Row(length: $0) } }
        """,
      sizes: ["line30": "30×10", "line60": "60×10"],
      said: [
        "8:10 pass 2: width was set to 30, 60 by onGeometryChange — --passes 1 shows the layout "
          + "before that"
      ]),
    Case(
      testDescription: "a binding",
      text: """
        // proposal: 300x200
        struct Probe: View {
          @Binding var width: CGFloat
          var body: some View { Color.red.frame(width: 70, height: 9).onAppear { width = 70 } }
        }
        struct Outer: View {
          @State private var width: CGFloat = 10
          var body: some View {
            VStack { Probe(width: $width); Color.blue.frame(width: width, height: 9).id("blue") }
          }
        }
        """,
      sizes: ["blue": "70×9"],
      said: [
        "4:63 pass 2: width was set to 70 by onAppear — --passes 1 shows the layout before that"
      ]),
    Case(
      testDescription: "an object, by way of a queue and a task",
      text: """
        // proposal: 300x200
        class Model: ObservableObject {
          @Published var width: CGFloat = 10
          func load() { DispatchQueue.main.async { self.width = 40 } }
        }
        struct V: View {
          @StateObject private var model = Model()
          @State private var height: CGFloat = 5
          var body: some View {
            Color.red.frame(width: model.width, height: height).id("red")
              .onAppear { model.load() }
              .task { Task { @MainActor in withAnimation { height = 30 } } }
          }
        }
        """,
      sizes: ["red": "40×30"],
      said: [
        "11:8 pass 2: width was set to 40 by onAppear — --passes 1 shows the layout before that",
        "12:8 pass 2: height was set to 30 by task — --passes 1 shows the layout before that",
      ]),
    Case(
      testDescription: "onChange of what onAppear sets",
      text: """
        // proposal: 300x200
        struct V: View {
          @State private var isOpen = false
          @State private var width: CGFloat = 10
          var body: some View {
            Color.red.frame(width: width, height: 5).id("red")
              .onAppear { isOpen = true }
              .onChange(of: isOpen) { old, new in width = new && !old ? 80 : 20 }
          }
        }
        """,
      sizes: ["red": "80×5"],
      said: [
        "7:8 pass 2: isOpen was set to true by onAppear — --passes 1 shows the layout before that",
        "8:8 pass 3: width was set to 80 by onChange — --passes 2 shows the layout before that",
      ]),
    Case(
      testDescription: "a layer of a preference",
      text: """
        // proposal: 300x200
        struct WidthKey: PreferenceKey {
          static var defaultValue: CGFloat = 3
          static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
        }
        HStack(spacing: 0) {
          Color.red.frame(width: 30, height: 9).preference(key: WidthKey.self, value: 30)
          Color.red.frame(width: 40, height: 9).preference(key: WidthKey.self, value: 40)
        }
        .overlayPreferenceValue(WidthKey.self) { Color.blue.frame(width: $0, height: 2).id("bar") }
        """,
      sizes: ["bar": "70×2"],
      said: [
        "10:2 pass 2: overlayPreferenceValue was set to 70 by overlayPreferenceValue — --passes 1 "
          + "shows the layout before that"
      ]),
  ]

  @Test(arguments: cases) private func `is shown as it is in the end, with what was set`(
    _ item: Case
  ) throws {
    let trace = try run(item.text)
    let timeline = Timeline(trace)
    for (name, size) in item.sizes {
      let node = try #require(timeline.node(called: name, at: timeline.end), "\(name)")
      #expect(timeline.size(of: node)?.text == size, "\(name)")
    }
    #expect(
      trace.diagnostics.filter { $0.detail?.code.known == .secondPass }.map { trace.inOneLine($0) }
        == item.said)
    #expect(trace.header.completeness == "complete")
  }

  /// What looks like one of these, and sets nothing.
  @Test(arguments: [
    "Color.red.frame(width: width).onAppear { width = 10 }",
    "Color.red.frame(width: width).onTapGesture { width = 50 }",
    "Color.red.frame(width: width).onDisappear { width = 50 }",
    "Color.red.frame(width: width).onChange(of: width) { width = 50 }",
    "Button(\"x\") { width = 50 }.frame(width: width)",
  ])
  func `is laid out once where nothing is set`(_ view: String) throws {
    let trace = try run(
      """
      // proposal: 300x200
      // text-cell: 10x20
      struct V: View {
        @State private var width: CGFloat = 10
        var body: some View { \(view) }
      }
      """)
    #expect(trace.diagnostics.filter { $0.detail?.code.known == .secondPass } == [])
    #expect(trace.passes == ["pass 1: first layout"])
  }

  @Test func `keeps nothing of code that does not come to its end`() throws {
    let trace = try run(
      """
      // proposal: 300x200
      struct V: View {
        @State private var width: CGFloat = 10
        var body: some View {
          Color.red.frame(width: width).onAppear { while true { width += 1 } }
        }
      }
      """)
    #expect(trace.passes == ["pass 1: first layout"])
    #expect(trace.header.completeness == "complete with 1 assumption")
    #expect(
      trace.diagnostics.filter { $0.detail?.code.known == .secondPass }.map(\.text) == [
        "onAppear sets width to something that haggle cannot know: shown is the layout without that"
      ])
  }

  @Test(arguments: [
    ("Text(\"x\").onAppear { load() }", ["pass 2: b was set to 3 by onAppear"]),
    ("Text(\"x\").onAppear { self.load() }", ["pass 2: b was set to 3 by onAppear"]),
    ("Text(\"x\").onAppear(perform: load)", ["pass 2: b was set to 3 by onAppear"]),
    ("Text(\"x\").task { await fetch() }", ["pass 2: a was set to 4 by task"]),
    ("Text(\"x\").onAppear { var copy = a; copy = 3; print(copy) }", []),
    ("Text(\"x\").onAppear { track() }", []),
  ])
  func `is followed into the functions that it calls, and their variables are their own`(
    view: String, said: [String]
  ) throws {
    let trace = try run(
      """
      // text-cell: 10x20
      struct A: View {
        @State var a = 1
        @State var b = 2
        var body: some View { \(view) }
        func load() { b = 3 }
        func fetch() async { withAnimation { a = 4 } }
        func track() { print(a) }
      }
      """)
    #expect(trace.diagnostics.filter { $0.detail?.code.known == .secondPass }.map(\.text) == said)
  }

  @Test func `is told where it sets something that the text does not have`() throws {
    let trace = try run(
      """
      struct V: View {
        @State private var width: CGFloat = 10
        var body: some View { Color.red.frame(width: width).onAppear { width = store.width } }
      }
      """)
    #expect(
      trace.diagnostics.filter { $0.detail?.code.known == .secondPass }.map { trace.inOneLine($0) }
        == [
          "3:55 onAppear sets width to something that haggle cannot know: shown is the layout "
            + "without that — set it to what it becomes: --set width=…"
        ])
  }
}

@Suite struct `A view that state holds` {
  @Test func `is not carried into another pass`() throws {
    let scenario = Scenario(
      """
      // proposal: 200x100
      struct Title: View {
        @State private var mark = Text("")
        @State private var width: CGFloat = 10
        var body: some View {
          (mark + Text("Sale")).frame(width: width)
            .task {
              mark = Text("New")
              width = 40
            }
        }
      }
      """, name: "Title.swift")
    let root = try #require(scenario.roots.first)
    let trace = ScenarioRun(scenario, root: root).trace
    #expect(trace.nodes.last?.arguments == "\"\" + \"Sale\"")
    #expect(Timeline(trace).passes.count == 2)
  }
}
