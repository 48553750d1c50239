import HaggleLayouts
import HaggleScenarios
import HaggleVocabulary
import Testing

private func texts(_ text: String) -> [String] {
  let evaluation = evaluated(text)
  return evaluation.roots.first.map { shownTexts(evaluation.graph, $0.view) } ?? []
}

private func size(_ text: String, in proposal: ProposedViewSize = .unspecified) -> String? {
  Session(text).ask(proposal).map { NumberText.display($0) as String }
}

@Suite struct `What a name of unknown data means` {
  @Test(arguments: [
    // What a screen's width is multiplied with is no length.
    ("393 * style.barWidth", "196.5×1"), ("393 * state.done", "196.5×1"),
    ("style.part * 20", "10×1"), ("24 * phone.battery.decimalValue", "12×1"),
    ("24 * phone.battery.doubleValue", "12×1"), ("3 * phone.progress", "1.5×1"),
    // What a length is taken some times is one.
    ("style.rowHeight * 5", "220×1"), ("style.iconSize * 0.5", "12×1"), ("style.side", "44×1"),
    ("style.width.doubleValue * 5", "220×1"), ("style.progress", "44×1"),
  ])
  func `is a share where it is multiplied with a length`(width: String, expected: String) {
    #expect(size("Color.red.frame(width: \(width), height: 1)") == expected)
  }

  /// What is taken away says that the length is larger than a stand-in may be.
  @Test(arguments: [
    ("style.offset + 20", "28×1"), ("20 + style.iconSize", "44×1"),
    ("style.rowHeight / 2 + 100", "122×1"), ("(style.inset + 10) * 2", "52×1"),
    ("8 + style.width * 2 + 2", "98×1"), ("style.width - 64", "44×1"),
    ("style.width - 64 + 20", "64×1"), ("9 + .leastNormalMagnitude", "9×1"),
    ("style.width + 1e308 * 10", "44×1"),
  ])
  func `is a length to which others are added`(width: String, expected: String) {
    #expect(size("Color.red.frame(width: \(width), height: 1)") == expected)
  }

  @Test(arguments: [
    (#""\(frame.position)""#, "28"), (#""\(entry.title)""#, "Title"),
    ("String([user.name.first, user.family.last])", "NF"),
    (#""\(URL(filePath: entry.path).lastPathComponent)""#, "Last path component"),
    (#""(\(ByteCountFormatter.string(fromByteCount: entry.size, countStyle: .file)))""#, "(28 MB)"),
    (#""\(ByteCountFormatter().string(fromByteCount: entry.size))""#, "28 MB"),
    (#""\(DateFormatter.localizedString(from: a, dateStyle: .short))""#, "Localized string"),
    (#""v\(Bundle.main.appVersion)""#, "v1.2.3"), (#""\(app.versionNotes)""#, "Version notes"),
    (
      #"Bundle.main.localizedString(forKey: "editSaveButton", value: nil, table: nil)"#,
      "Edit save button"
    ),
    (#"Bundle.main.localizedString(forKey: "Save", value: nil, table: nil)"#, "Save"),
  ])
  func `is a number where it counts or measures, and a key is no text`(
    argument: String, expected: String
  ) {
    let layout =
      Scenario("let label = \(argument)\nText(label)", name: "a.swift").roots.first?
      .tree.nodes.first?.layout as? TextLayout
    #expect(layout?.string == expected)
  }

  /// A list over them shows as many.
  @Test(arguments: [
    ("CGFloat(shop.goods.count) * 30", "90×1"), ("CGFloat(shop.goods.count * 30)", "90×1"),
    ("90 / CGFloat(shop.goods.count)", "30×1"), ("CGFloat(shop.progress) * 30", "15×1"),
  ])
  func `is one number of elements wherever they are counted`(width: String, expected: String) {
    #expect(size("Color.red.frame(width: \(width), height: 1)") == expected)
  }

  @Test func `is that of the elements which a variable begins without`() {
    let text = """
      final class Game: ObservableObject { @Published var rounds = [[Int]]() }
      struct Screen: View {
        @StateObject var game = Game()
        var body: some View {
          VStack { ForEach(game.rounds, id: \\.self) { Text("\\($0[0])") } }
        }
      }
      """
    #expect(texts(text) == ["1", "1", "1"])
  }
}

@Suite struct `Words that stand for data` {
  @Test(arguments: [
    ("Text(post.title)", "Text(post.title) is taken to show \"Title\""),
    ("Text(.init(post.title))", "Text(post.title) is taken to show \"Title\""),
    ("Text(\"Title\")", nil), ("Text(.init(\"Title\"))", nil),
  ])
  func `are named where they are shown`(view: String, said: String?) {
    let scenario = Scenario("// text-cell: 8x20\n" + view, name: "a.swift")
    let layout = scenario.roots.first?.tree.nodes.last?.layout as? TextLayout
    #expect(layout?.string == "Title")
    let messages = scenario.diagnostics.filter { $0.code == .unknownText }.map(\.message)
    #expect(messages == [said].compactMap(\.self))
  }
}

@Suite struct `A class of another file` {
  private static let store = """

    // from the project: Store.swift:1
    final class Store: ObservableObject {
      @Published var items: [String] = []
      @Published var isLoading = true
      @Published var tab = Tab.second
      @Published var step = 3
    }
    enum Tab { case first, second }
    """

  @Test(arguments: [
    ("if store.items.isEmpty { Text(\"none\") } else { Text(\"some\") }", "some"),
    ("if store.isLoading { Text(\"wait\") } else { Text(\"done\") }", "done"),
    ("if store.tab == .second { Text(\"2\") } else { Text(\"1\") }", "2"),
    ("Text(\"\\(store.step)\")", "3"),
  ])
  func `has what it begins with, and what it loads later`(content: String, expected: String) {
    let screen = """
      struct Screen: View {
        @ObservedObject var store: Store
        var body: some View { VStack { \(content) } }
      }
      """
    #expect(texts(screen + Self.store) == [expected])
  }
}

@Suite struct `An object of another file that a view makes` {
  private static let files = """

    // from the project: Editor+Model.swift:1
    extension Editor {
      final class Model: ObservableObject {
        var number: Int?
        var isNew: Bool { number == nil }
        var names: [String] = []
        var saving: Task<Int, Error>?
        var failure: (any Error)?
        var note: String?
      }
    }
    """

  @Test(arguments: [
    ("Text(model.isNew ? \"new\" : \"old\")", "new"),
    ("if model.saving != nil { Text(\"saving\") } else { Text(\"idle\") }", "idle"),
    ("if model.failure != nil { Text(\"failed\") } else { Text(\"idle\") }", "idle"),
    // Near misses: what only the app loads.
    ("if model.names.isEmpty { Text(\"none\") } else { Text(\"some\") }", "some"),
    ("if model.note != nil { Text(\"note\") } else { Text(\"none\") }", "note"),
  ])
  func `has what the view hands it, and nothing runs or has failed`(
    content: String, expected: String
  ) {
    let editor = """
      struct Editor: View {
        @State private var model: Model
        init(number: Int? = nil) {
          let model = Model()
          if let number { model.number = number }
          self._model = .init(initialValue: model)
        }
        var body: some View { VStack { \(content) } }
      }
      """
    #expect(texts(editor + Self.files + "\n#Preview { Editor() }") == [expected])
  }
}

@Suite struct `A view that unknown data hides` {
  @Test(arguments: [
    ("Text(\"a\").opacity(loader.isDone ? 1 : 0)", true),
    ("if loader.isDone { Text(\"a\") } else { Text(\"a\").hidden() }", true),
    ("Text(\"a\").opacity(isOn ? 1 : 0)", false),
  ])
  func `is taken as it is seen`(content: String, isSeen: Bool) {
    let text = """
      struct Screen: View {
        @State private var isOn = false
        var body: some View { \(content) }
      }
      """
    let nodes = Scenario(text, name: "a.swift").roots.first?.tree.nodes ?? []
    let look = nodes.first?.description.appearance
    #expect((look?.isHidden == false && look?.opacity == 1) == isSeen)
  }
}

@Suite struct `A picture from the web` {
  @Test(arguments: [
    ("KFImage(address).resizable().placeholder { ProgressView() }", []),
    ("KFImage(address).placeholder { Color.gray }.retry(maxCount: 3).resizable()", []),
    // Near misses: of other views, and what is none of its methods.
    ("Text(\"a\").placeholder { Color.gray }", ["placeholder"]),
    ("KFImage(address).carded { Color.gray }", ["carded"]),
  ])
  func `says itself what stands in its place`(view: String, unknown: [String]) {
    let said = evaluated("struct V: View { let address: URL; var body: some View { \(view) } }")
      .diagnostics.filter { $0.code == .unknownModifier }
    #expect(
      said.map { $0.message.contains("'.\(unknown.first ?? "")") } == unknown.map { _ in true })
  }
}

@Suite struct `A statement of an initialiser` {
  @Test(arguments: ["Vault(name: \"a\"); Ledger(\"b\")", "box = Vault(name: \"a\")"])
  func `is no view, whatever it names`(code: String) {
    let text = """
      struct V: View {
        let box: Any
        init() { \(code) }
        var body: some View { Text("a") }
      }
      """
    #expect(diagnostics(text).filter { $0.contains("laid out as a box") } == [])
  }
}

@Suite struct `A view of which nothing is declared` {
  @Test(arguments: [
    ("WithPerceptionTracking { Text(\"a\") }", ["Text"]),
    ("WebImage(url: address)", ["Image"]), ("KFImage(address).resizable()", ["Image"]),
    (
      "WebImage(url: address) { $0.resizable().frame(width: 8) } placeholder: { Text(\"…\") }",
      ["Image", "frame"]
    ),
    (
      """
      WebImage(
        url: address, content: { $0.resizable().frame(width: 8) }, placeholder: { Text("…") })
      """, ["Image", "frame"]
    ),
    ("WebImage(url: nil, content: { $0.resizable() }, placeholder: { Text(\"…\") })", ["Text"]),
    ("WebImage(url: nil) { $0.resizable() } placeholder: { Text(\"…\") }", ["Text"]),
    ("LazyImage(url: nil) { if let image = $0.image { image } else { Color.red } }", ["Color"]),
    (
      """
      LazyImage(url: address) { state in
        if let image = state.image { image.resizable() } else { ProgressView() }
      }
      """, ["Image"]
    ),
    (
      "LazyImage(url: address) { if $0.isLoading { Text(\"…\") } else { Color.red } }", ["Color"]
    ),
    ("CachedAsyncImage(url: address) { $0.image }", ["Image"]),
    (
      "CachedAsyncImage(url: address) { $0.frame(width: 8) } placeholder: { Text(\"…\") }",
      ["Image", "frame"]
    ),
    ("Text(\"a\").enableInjection()", ["Text"]), ("Text(\"a\").isDetailLink(false)", ["Text"]),
  ])
  func `is what it is known for`(text: String, kinds: [String]) {
    let scenario = Scenario(text, name: "a.swift")
    #expect(scenario.roots.first?.tree.nodes.reversed().map(\.description.kind) == kinds)
    #expect(!scenario.diagnostics.contains { $0.code == .unknownModifier })
  }

  @Test(arguments: [
    ("FontAwesome6Pro-Solid", "17.26×20.33"), ("MyIcons", "17.26×20.33"),
    ("ionicons", "17.26×20.33"),
    ("BarlowSemiCondensed-Regular", "95.91×20.33"),
    ("Avenir", "95.91×20.33"),
  ])
  func `is one sign in a font of signs`(font: String, expected: String) {
    #expect(
      size("Text(\"share-nodes\").font(.custom(\"\(font)\", fixedSize: 17))") == expected)
  }

  @Test func `is a page of its own in a list of pages`() {
    let text = """
      TabView {
        ForEach(0..<3) { Color.red.frame(width: 10, height: CGFloat(10 + $0)) }.padding(5)
      }
      """
    let scenario = Scenario(text, name: "a.swift")
    let kinds = scenario.roots.first?.tree.nodes.map(\.description.kind) ?? []
    #expect(kinds.filter { $0 == "padding" }.count == 1)
    #expect(!kinds.contains("VStack"))
  }
}
