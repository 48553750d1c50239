import HaggleScenarios
import Testing

/// A function of the text that calls SwiftUI's modifier of the same name: by itself, or by a view
/// or modifier that it makes.
@Suite struct `A modifier of the text beside one of SwiftUI` {
  private func shown(_ text: String) -> [String] {
    let evaluation = evaluated(text)
    #expect(!evaluation.diagnostics.contains { $0.code == .callLimit })
    return evaluation.roots.first.map { shownTexts(evaluation.graph, $0.view) } ?? []
  }

  private static let menu = """
    struct Item { var name = "" }
    struct Entries: ViewModifier {
      let items: [Item]
      func body(content: Content) -> some View {
        content.contextMenu { ForEach(items, id: \\.name) { Button($0.name) {} } }
      }
    }
    extension View {
      func contextMenu(_ items: [Item] = [], _ act: ((_ id: String) -> Void)? = nil) -> some View {
        modifier(Entries(items: items))
      }
    }

    """

  /// A colour, also one that modifiers make another, is no data of the text.
  @Test(arguments: ["Color.red", "Color.gray.opacity(0.5)", "tone.color(0.5)"])
  func `is told from it by a colour`(colour: String) {
    let text = """
      struct Tone { let pick: (Int) -> Color; func color(_ a: Double) -> Color { pick(1).opacity(a) } }
      struct Tinted: ViewModifier {
        let tone: Tone
        func body(content: Content) -> some View { content.tint(\(colour)) }
      }
      extension View { func tint(_ tone: Tone?) -> some View { modifier(Tinted(tone: tone!)) } }
      struct V: View { let tone: Tone; var body: some View { Text("Song").tint(tone) } }
      """
    #expect(shown(text) == ["Song"])
  }

  /// What takes a function of the view is not meant by what is none.
  @Test func `is told from it by a function`() {
    let text = """
      extension View { func modifier(_ change: (Self) -> some View) -> some View { change(self) } }
      struct Card: ViewModifier {
        func body(content: Content) -> some View { HStack { content; Text("card") } }
      }
      Text("a").modifier(Card()).modifier { view in VStack { view; Text("b") } }
      """
    #expect(shown(text) == ["a", "card", "b"])
  }

  /// A closure that takes nothing is no action that is handed a name.
  @Test(arguments: [
    "contextMenu([Item()])", "contextMenu { Button(\"Delete\") {} }",
    "contextMenu([Item()]) { print($0) }", "contextMenu([Item()]) { id in print(id) }",
  ])
  func `is told from it by what its closure takes`(call: String) {
    #expect(shown(Self.menu + "Text(\"Song\").\(call)") == ["Song"])
  }

  /// A menu's views are for SwiftUI's, also where an action would take their closure.
  @Test func `is told from it by the views in its closure`() {
    let text = Self.menu.replacing("_ act: (", with: "shown: (() -> Void)? = nil, _ act: (")
    #expect(shown(text + "Text(\"Song\").contextMenu([Item()])") == ["Song"])
  }

  @Test func `is meant where a view has data of that name, which nobody can call`() {
    let text = """
      class Model {}
      struct Panel: View {
        @Environment(Model.self) private var environment
        var body: some View { Text("Sign in") }
      }
      struct Shell<Content: View>: View {
        let content: Content
        init(@ViewBuilder content: () -> Content) { self.content = content() }
        var body: some View { content.environment(Model()) }
      }
      Shell { Panel() }
      """
    #expect(shown(text) == ["Sign in"])
  }

  private static let faces = """
    struct Face { var size: CGFloat }
    struct Resource { var name = "Avenir" }
    struct Resolved { let made: Any; var plain: Font { Font(made as! CTFont) } }
    struct Reader<V, C: View>: View {
      let value: V
      @ViewBuilder let content: (V) -> C
      var body: some View { content(value) }
    }
    extension View {
      func font(_ face: Face) -> some View {
        Reader(value: Resolved(made: make())) { it in font(it.plain) }
      }
      func font(_ resource: Resource, change: @escaping (Face) -> Face = { $0 }) -> some View {
        Reader(value: Resolved(made: make())) { font in self.font(font.plain) }
      }
    }

    """

  @Test(arguments: ["font(Face(size: 30))", "font(Resource())", "font(.caption)"])
  func `hands on what is for SwiftUI's`(call: String) {
    #expect(shown(Self.faces + "Text(\"Head\").\(call)") == ["Head"])
  }
}

@Suite struct `A type of the text beside one of SwiftUI` {
  private static let font = """
    struct Font { var size: CGFloat; static let body = Font(size: 40) }
    extension View { func font(_ font: Font) -> some View { self.font(.system(size: font.size)) } }

    """

  private func size(_ view: String) -> String? {
    Session(view).ask(.unspecified).map { "\($0.height)" }
  }

  /// With the module before it, SwiftUI's is meant.
  @Test(arguments: [
    ("SwiftUI.Font.largeTitle", ".largeTitle"),
    ("SwiftUI.Font.system(size: 9)", ".system(size: 9)"),
    (".caption2", ".caption2"), ("Font(size: 30)", ".system(size: 30)"),
    (".body", ".system(size: 40)"), ("Font.body", ".system(size: 40)"),
  ])
  func `is another one`(font: String, same: String) {
    let height = size("\(Self.font)Text(\"a\").font(\(font))")
    #expect(height == size("Text(\"a\").font(\(same))"))
  }
}
