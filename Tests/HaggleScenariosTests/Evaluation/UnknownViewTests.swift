import HaggleScenarios
import HaggleVocabulary
import Testing

/// What its surroundings say of something that a text does not have.
@Suite struct `Something unknown` {
  private func row(_ body: String) -> String {
    "struct Row: View {\n  @EnvironmentObject var movie: Movie\n  var body: some View { \(body) }\n}"
  }

  /// A value at which an app would stop is one that the app has.
  @Test(arguments: [
    (
      "guard let text = Bundle.main.object(forInfoDictionaryKey: \"URL\") as? String else { "
        + "fatalError(\"no URL\") }; return text", ["Value", "Below"]
    ), ("return \"Plain\"", ["Plain", "Below"]),
  ])
  func `is not where an app would stop without it`(code: String, texts: [String]) {
    let text = """
      enum Config { static var address: String { \(code) } }
      struct Row: View { var body: some View { VStack { Text(Config.address); Text("Below") } } }
      """
    let evaluation = evaluated(text)
    #expect(evaluation.roots.first.map { shownTexts(evaluation.graph, $0.view) } == texts)
  }

  @Test(arguments: [
    ("[\"a\", \"b\"] + movie.tags.map { \"t\" }", ["a", "b", "", "", ""]),
    ("movie.tags + [\"z\"]", ["", "", "", "z"]),
  ])
  func `stands beside what is known`(list: String, texts: [String]) {
    let evaluation = evaluated(row("VStack { ForEach(\(list), id: \\.self) { Text($0) } }"))
    #expect(evaluation.roots.first.map { shownTexts(evaluation.graph, $0.view) } == texts)
  }

  /// What is known of a text is shown beside what is not.
  @Test(arguments: [
    ("Text(\"Path: \" + movie.path)", ["Path: Path"]),
    ("Text(movie.path + \"/a\")", ["Path/a"]),
    ("Panel.Box(width: 4) { Panel.Part { Text(\"In\") } }", ["In"]),
    ("Box { Log.write(\"a\") }", []),
  ])
  func `shows what is known of it`(body: String, texts: [String]) {
    let evaluation = evaluated(row(body))
    #expect(evaluation.roots.first.map { shownTexts(evaluation.graph, $0.view) } == texts)
  }

  @Test func `is each case of an enumeration once`() {
    let text = """
      enum Step: String { case one, two, three }
      struct V: View {
        let steps: [Step]
        var body: some View { VStack { ForEach(steps, id: \\.self) { Text($0.rawValue) } } }
      }
      """
    let evaluation = evaluated(text)
    #expect(shownTexts(evaluation.graph, evaluation.roots[0].view) == ["one", "two", "three"])
  }

  /// The parameter before it has no label either, and may be left out.
  @Test func `is a closure without a label behind a text that may be left out`() {
    let text = """
      struct Fold<Content: View>: View {
        let content: () -> Content
        init(_ title: String? = nil, @ViewBuilder _ content: @escaping () -> Content) {
          self.content = content
        }
        var body: some View { VStack { Text("Head"); content() } }
      }
      """
    #expect(dump(text) == "Fold{VStack { Text(\"Head\"); Content?() }}")
  }

  @Test(arguments: ["url(u)", "source(.network(u))"])
  func `is a picture of a package that a function of its type makes`(call: String) {
    #expect(
      dump("KFImage.\(call).placeholder { Text(\"a\") }.resizable()")
        == "Image(\"KFImage\").resizable()")
  }

  /// A key that is not known is not nil: children of nobody's have no children.
  @Test func `ends a walk over what has no parent`() {
    let text = """
      struct Node: Identifiable { let id: UUID; let parent: UUID?; let name: String }
      struct Tree: View {
        let nodes: [Node]
        var body: some View { VStack { ForEach(flat()) { Text($0.name) } } }
        func flat() -> [Node] {
          let children = Dictionary(grouping: nodes, by: \\.parent)
          var found: [Node] = []
          func visit(_ node: Node) {
            found.append(node)
            for child in children[node.id] ?? [] { visit(child) }
          }
          for root in children[nil] ?? [] { visit(root) }
          return found
        }
      }
      """
    let evaluation = evaluated(text)
    #expect(shownTexts(evaluation.graph, evaluation.roots[0].view) == ["Name", "Name 2", "Name 3"])
    #expect(evaluation.diagnostics.map(\.code) == [.missingArgument])
  }

  /// A flag of what shows that something goes on is not about the content, nor can it be where
  /// nothing else is there.
  @Test(arguments: [
    (
      "VStack { Text(\"Page\"); LoadingView(isShowing: $isOn) { Text(\"Hello\") } }",
      ["Page", "Hello"]
    ),
    ("Modal(isShowing: $isOn) { Text(\"Hello\") }", ["Hello"]),
    ("NavigationView { Modal(isShowing: $isOn, content: { Text(\"Hello\") }) }", ["Hello"]),
    // Near misses: no content of its own, and something else that is there.
    ("VStack { Text(\"Page\"); LoadingView(isShowing: $isOn, title: \"Wait\") }", ["Page"]),
    ("ZStack { Text(\"Page\"); Modal(isShowing: $isOn) { Text(\"Hello\") } }", ["Page"]),
  ])
  func `shows its content where its flag can hide nothing else`(body: String, texts: [String]) {
    let text = "struct V: View { @State var isOn = false; var body: some View { \(body) } }"
    let evaluation = evaluated(text)
    #expect(evaluation.roots.first.map { shownTexts(evaluation.graph, $0.view) } == texts)
    let said = evaluation.diagnostics.filter { $0.code == .unknownView }.map(\.message)
    let isHidden = !texts.contains("Hello")
    #expect(said.count == 1)
    #expect(said.allSatisfy { $0.contains("isShowing is false") == isHidden })
  }

  /// What is told to present nothing takes no space, and is reported as what is not there.
  @Test(arguments: [
    ("isPresented: $isOn", ["Page"]), ("isShowing: $isOn", ["Page"]),
    // Near misses: what is presented, and a flag of another kind.
    ("isPresented: $isOff", ["Page", "Hello"]), ("isBold: $isOn", ["Page", "Hello"]),
  ])
  func `is not shown where it presents nothing`(argument: String, texts: [String]) {
    let text = """
      struct Row: View {
        @State var isOn = false
        @State var isOff = true
        var body: some View { Text("Page").overlay(Modal(\(argument)) { Text("Hello") }) }
      }
      """
    let evaluation = evaluated(text)
    #expect(evaluation.roots.first.map { shownTexts(evaluation.graph, $0.view) } == texts)
    #expect(evaluation.diagnostics.map(\.code) == [.unknownView])
  }

  /// Digits are as wide as what they stand for, a name in words is not.
  @Test(arguments: [
    ("Text(movie.length ?? \"0.0000\")", ["0.0000"]), ("Text(movie.length ?? \"none\")", [""]),
    ("Text(movie.length ?? \"\")", [""]),
  ])
  func `shows the digits that are shown without it`(body: String, texts: [String]) {
    let evaluation = evaluated(row(body))
    #expect(evaluation.roots.first.map { shownTexts(evaluation.graph, $0.view) } == texts)
  }

  @Test func `is said where it is asked for, without an equals sign as well`() {
    let evaluation = evaluated(row("if let movie { Text(\"there\") }"))
    let place = evaluation.diagnostics.first { $0.code == .unknownCondition }?.place
    #expect(place.map { "\($0.line):\($0.column)" } == "3:32")
  }

  /// A module may have a view that is one of SwiftUI's with something more.
  @Test(arguments: [
    ("Defaults.Toggle(\"Wrap lines\", key: .wraps)", "Row{Toggle("),
    ("Defaults.Knob(\"a\")", "Row{Defaults.Knob?"),
  ])
  func `is laid out as the view of SwiftUI that has its name`(view: String, start: String) {
    #expect(dump(row(view)).hasPrefix(start))
  }

  @Test(arguments: [
    ("movie.icon.resizable().frame(width: 20)", "Row{Image().resizable()"),
    ("movie.icon.padding()", "Row{movie.icon?().padding()"),
  ])
  func `is an image where only images have what it is asked for`(view: String, start: String) {
    #expect(dump(row(view)).hasPrefix(start))
  }
}
