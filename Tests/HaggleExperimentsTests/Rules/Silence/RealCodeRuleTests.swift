import HaggleReplay
import HaggleVocabulary
import Testing

/// Bars, shapes and segments as apps have them, each beside one that is wrong.
@Suite struct `A bar, a shape or a segment` {
  private static let cases = [
    "a padding on one side brings a title back into the middle": Twin(
      fine: bar(".padding(.leading, 30)", end: 38), wrong: bar(".padding(.leading, 4)", end: 60),
      finding: "smell off-middle"),
    "a frame does so as well": Twin(
      fine: bar(".frame(width: 92, alignment: .trailing)", end: 60),
      wrong: bar(".frame(width: 40, alignment: .trailing)", end: 60),
      finding: "smell off-middle"),
    "a shape in a larger scale fills what is drawn smaller": Twin(
      fine: scaled("1.5"), wrong: scaled("1"), finding: "smell turned-view"),
    "a shape in a larger scale lies over what is beside it": Twin(
      fine: """
        // proposal: 200x200
        ZStack { Circle().scale(1.7).foregroundColor(.blue); Text("Login") }
        """,
      wrong: """
        // proposal: 200x200
        VStack { Circle().scale(1.7).foregroundColor(.blue); Text("Login") }
        """,
      finding: "smell turned-view"),
  ]

  private static func bar(_ title: String, end: Int) -> String {
    """
    // proposal: 393x100
    HStack(spacing: 0) {
      Text("a")
      Spacer()
      Text("Title")\(title)
      Spacer()
      Text("x").frame(width: \(end)).onTapGesture {}
    }
    """
  }

  private static func scaled(_ scale: String) -> String {
    """
    VStack {
      Text("Title")
      Spacer()
      GeometryReader { _ in Circle().scale(\(scale)) }
        .frame(width: 100, height: 100).scaleEffect(0.6)
      Spacer()
    }
    """
  }

  @Test(arguments: cases.keys.sorted())
  func `is not told of where it is meant so`(name: String) throws {
    try #require(Self.cases[name]).expectOfSecond(name)
  }

  /// A segment has a title or a picture, and one line.
  @Test func `of a segmented control is a title in one line`() throws {
    let text = """
      // proposal: 393x100
      // text-cell: 8x20
      struct Page: View {
        @State var tab = 0
        var body: some View {
          Picker("Tab", selection: $tab) {
            Label("Search", systemImage: "magnifyingglass").tag(0)
            Text("Barcode of a product").tag(1)
            Image(systemName: "plus").tag(2)
          }
          .pickerStyle(.segmented)
        }
      }
      #Preview { Page() }
      """
    let trace = try run(text)
    let timeline = Timeline(trace)
    let texts = trace.nodes.indices.filter { trace.nodes[$0].kind == "Text" }
    #expect(trace.nodes.count { $0.kind == "Image" } == 1)
    #expect(texts.count == 2)
    #expect(Set(texts.compactMap { timeline.size(of: NodeID($0))?.height }).count == 1)
  }

  private static func row(_ key: String, change: String) -> String {
    """
    // proposal: 200x200
    struct K: PreferenceKey {
      static let defaultValue: CGFloat = 0
      static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
    }
    struct Row<Content: View>: View {
      let content: Content
      @State private var height: CGFloat?
      init(@ViewBuilder content: () -> Content) { self.content = content() }
      var body: some View {
        HStack {
          content
            .\(key)
            \(change)
            .frame(height: height)
        }
        .id("row")
      }
    }
    Row { Color.red.frame(height: 40); Color.green.frame(height: 90) }
    """
  }

  /// A modifier on several views is on each of them.
  @Test(arguments: [
    (
      "background(GeometryReader { Color.clear.preference(key: K.self, value: $0.size.height) })",
      ".onPreferenceChange(K.self) { height = max(height ?? 0, $0) }"
    ),
    (
      "onGeometryChange(for: CGFloat.self) { $0.size.height } action: { "
        + "height = max(height ?? 0, $0) }", ""
    ),
  ])
  func `of several views is measured on each`(key: String, change: String) throws {
    let timeline = Timeline(try run(Self.row(key, change: change)))
    let row = try #require(timeline.node(called: "row", at: timeline.end))
    #expect(timeline.size(of: row)?.text == "200×90")
  }
}
