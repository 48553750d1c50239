import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary
import Testing

/// Views that look at the space around them, as people write them.
@Suite struct `In a scenario` {
  /// Where a node is, in the root's space: `0,48 393×34`.
  private func frame(of name: String, in text: String) throws -> String {
    let timeline = Timeline(try run(text))
    let index = timeline.trace.nodes.firstIndex { $0.name == name }
    let node = NodeID(try #require(index, "\(timeline.trace.nodes.map(\.name))"))
    let rectangle = try #require(timeline.rectangle(of: node))
    let origin = "\(NumberText.display(rectangle.minX)),\(NumberText.display(rectangle.minY))"
    return "\(origin) \(NumberText.display(rectangle.size))"
  }

  static let reader = """
    // proposal: 200x100
    VStack(spacing: 0) {
      Color.red.frame(height: 20)
      GeometryReader { proxy in
        Color.blue.frame(width: proxy.size.width / 4).id("quarter")
        Color.green.frame(width: proxy.frame(in: .global).minY, height: 5).id("offset")
        Color.pink.frame(width: proxy.frame(in: .local).maxY, height: 6).id("local")
        Color.gray.frame(width: proxy.frame(in: .named("row")).minY, height: 7).id("named")
      }
      .padding(.top, 3)
      .coordinateSpace(name: "row")
    }
    """

  @Test(arguments: [
    ("quarter", "0,23 50×77"), ("offset", "0,23 23×5"), ("local", "0,23 77×6"),
    ("named", "0,23 3×7"),
  ])
  func `a geometry reader passes what it knows of its place`(name: String, expected: String) throws
  {
    #expect(try frame(of: name, in: Self.reader) == expected)
  }

  /// Node records stand where the nodes came into being; names count all nodes in pre-order.
  @Test func `content that comes late is in the trace from there on`() throws {
    let trace = try run(Self.reader)
    #expect(trace.nodes.map(\.birth).first == 0)
    let late = try #require(trace.nodes.first { $0.name == "quarter" })
    #expect(late.birth > 0)
    guard case .place(let placement) = trace.events[late.birth - 1] else {
      return #expect(Bool(false), "\(trace.events[late.birth - 1])")
    }
    #expect(trace.nodes[placement.node.index].kind == "GeometryReader")
    #expect(try Trace.read(trace.encoded(), named: "late").trace == trace)
  }

  /// The reader takes what each row leaves it; a preview of both sizes would show both.
  @Test func `a name that a list gives twice stays with the first`() throws {
    let text = """
      // proposal: 100x100
      GeometryReader { proxy in
        ForEach(0..<2) { _ in Color.red.frame(width: 10, height: 10).id("dot") }
      }
      """
    let trace = try run(text)
    #expect(trace.nodes.filter { $0.name == "dot" }.count == 1)
    #expect(
      trace.assumptions.contains { $0.contains("\"dot\" is the name of another view") })
  }

  @Test func `a view that nobody declares is a box, also in content that comes late`() throws {
    let trace = try run("GeometryReader { _ in Mystery() }")
    #expect(trace.header.boxes == 1)
    #expect(trace.header.completeness == "partial, 1 box")
  }

  @Test func `a device has a safe area, and a stated proposal has none`() throws {
    let view = "Color.red.id(\"color\").ignoresSafeArea(edges: .top)"
    #expect(try frame(of: "color", in: view) == "0,−59 393×818")
    #expect(try frame(of: "color", in: "// proposal: 100x50\n" + view) == "0,0 100×50")
  }

  @Test func `11.7 A colour behind a view leaves the safe area, a view does not`() throws {
    let style = "Color.red.background(Color.blue.id(\"behind\"))"
    let view = "Color.red.background { Color.blue.id(\"behind\") }"
    let kept = "Color.red.background(Color.blue.id(\"behind\"), ignoresSafeAreaEdges: [])"
    #expect(try frame(of: "behind", in: style) == "0,−59 393×852")
    let views = [
      ".frame(maxWidth: .infinity)", ".cornerRadius(20)", ".padding(0)", ".shadow(radius: 5)",
      ".blur(radius: 2)", ".brightness(0.1)", ".rotationEffect(.degrees(3))", ".zIndex(1)",
    ]
    for modifier in views {
      let shaped = "Color.red.background(Color.blue.id(\"behind\")\(modifier))"
      #expect(try frame(of: "behind", in: shaped) == "0,0 393×759", "\(modifier)")
    }
    for modifier in [".opacity(0.5)", ".shadow(.drop(radius: 5))", ".blendMode(.multiply)"] {
      let painted = "Color.red.background(Color.blue.id(\"behind\")\(modifier))"
      #expect(try frame(of: "behind", in: painted) == "0,−59 393×852", "\(modifier)")
    }
    #expect(try frame(of: "behind", in: view) == "0,0 393×759")
    #expect(try frame(of: "behind", in: kept) == "0,0 393×759")
  }

  @Test func `21.3 The environment turns the writing direction around`() throws {
    let text = """
      // proposal: 100x10
      HStack(spacing: 0) { Color.red.frame(width: 30).id("first"); Color.blue }
        .environment(\\.layoutDirection, .rightToLeft)
      """
    #expect(try frame(of: "first", in: text.replacing("\\\\", with: "\\")) == "70,0 30×10")
  }

  @Test func `ViewThatFits lays out one of its views`() throws {
    let text = """
      // proposal: 100x40
      ViewThatFits(in: .horizontal) {
        Color.red.frame(width: 150, height: 10).id("wide")
        Color.blue.frame(width: 90, height: 20).id("narrow")
      }
      """
    #expect(try frame(of: "narrow", in: text) == "5,10 90×20")
    let timeline = Timeline(try run(text))
    let wide = try #require(timeline.trace.nodes.firstIndex { $0.name == "wide" })
    #expect(timeline.rectangle(of: NodeID(wide)) == nil)
  }

  @Test func `20.8 AnyLayout is the layout that it holds`() throws {
    let text = """
      // proposal: 100x40
      struct Switch: View {
        let isWide = true
        var body: some View {
          let layout = isWide ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout())
          layout { Color.red; Color.blue.id("second") }
        }
      }
      """
    #expect(try frame(of: "second", in: text) == "50,0 50×40")
  }

  @Test func `a container relative frame follows its scroll view`() throws {
    let text = """
      // proposal: 320x200
      ScrollView(.horizontal) {
        HStack(spacing: 10) {
          ForEach(0..<4) { i in
            Color.red.containerRelativeFrame(.horizontal, count: 3, spacing: 10).id("page\\(i)")
          }
        }
      }
      .padding(10)
      """.replacing("\\\\", with: "\\")
    #expect(try frame(of: "page1", in: text) == "113.33,10 93.33×180")
  }

  @Test(arguments: [
    (".contentMargins(.horizontal, 20, for: .scrollContent)", "20,0 280×200"),
    (".safeAreaPadding(.horizontal, 20)", "20,0 280×200"),
    (".contentMargins(.vertical, 20, for: .scrollContent)", "0,20 320×160"),
    (".padding(.horizontal, 20)", "20,0 280×200"), ("", "0,0 320×200"),
  ])
  func `a container relative frame is what margins leave of its scroll view`(
    margins: String, expected: String
  ) throws {
    let text = """
      // proposal: 320x200
      ScrollView(.horizontal) {
        Color.red.containerRelativeFrame(.horizontal).id("page")
      }
      \(margins)
      """
    #expect(try frame(of: "page", in: text) == expected)
  }

  @Test func `9.4 What is only drawn otherwise keeps its place`() throws {
    let text = """
      // proposal: 100x100
      VStack(spacing: 0) {
        Color.red.frame(height: 40).hidden().zIndex(2)
        Color.blue.scaleEffect(2).rotationEffect(.radians(.pi), anchor: .top).id("blue")
      }
      """
    #expect(try frame(of: "blue", in: text) == "0,40 100×60")
    let nodes = try run(text).nodes
    let blue = try #require(nodes.first { $0.name == "blue" })
    #expect(
      blue.appearance.effects == [
        .init(.scale(x: 2, y: 2), around: CGPoint(x: 0.5, y: 0.5)),
        .init(.rotation(180), around: CGPoint(x: 0.5, y: 0)),
      ])
    #expect(nodes.filter(\.appearance.isHidden).map(\.kind) == ["frame"])
    #expect(nodes.map(\.appearance.zIndex).max() == 2)
  }

  @Test(arguments: [
    (
      "GeometryReader { _ in while true { } }",
      "1:16 this closure took more than 1 000 000 steps and was stopped; what it builds is left out"
    ),
    (
      """
      struct Ring: View {
        var body: some View { GeometryReader { _ in Ring().padding(1) } }
      }
      """,
      "2:25 stands inside itself without end; what it builds is left out from there on"
    ),
  ])
  func `content that comes to no end is left out, and said so`(text: String, said: String) throws {
    let trace = try run(text)
    #expect(trace.assumptions.contains { $0.hasPrefix(said) }, "\(trace.assumptions)")
    #expect(trace.nodes.count < 250)
  }
}
