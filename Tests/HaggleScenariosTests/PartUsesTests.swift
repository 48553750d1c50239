import HaggleSyntax
import HaggleVocabulary
import Testing

@testable import HaggleScenarios

@Suite struct `A view of a project` {
  private static let row = """
    struct Payments: View { var body: some View { Text("Last payments") } }
    #Preview { Payments() }
    """

  /// The uses of the views of a text in the other files of its project.
  private static func uses(of text: String = row, in others: [String]) -> PartUses {
    let files = others.enumerated().map { SourceText($1, name: "\($0).swift") }
    return PartUses(of: SourceText(text, name: "a.swift"), in: ProjectFiles(files), besides: nil)
  }

  private static func view(_ body: String, named name: String = "Screen") -> String {
    "struct \(name): View { var body: some View { \(body) } }"
  }

  @Test(arguments: [
    ("ScrollView { Text(\"a\"); Payments() }", true),
    ("VStack { Text(\"a\"); Payments() }", true),
    ("HStack { if isShown { Payments() } }", true),
    ("List { Payments() }", true),
    ("Text(\"a\").scrollPopup(isPresented: $isShown) { Payments() }", true),
    ("ScrollViewReader { proxy in Payments() }", false),
    ("NavigationStack { Payments() }", false),
    ("NavigationLink(\"All\") { Payments() }", false),
    ("NavigationLink(\"All\", destination: Payments())", false),
    ("ScrollView { Button(\"a\") { }.sheet(isPresented: $isShown) { Payments() } }", false),
    ("ScrollView { Text(\"a\") }.sheet(isPresented: $isShown) { Payments() }", false),
    ("TabView { Payments() }", false),
    ("VStack { Payments() }", false),
    ("Payments()", false),
  ])
  func `is a part where another one shows it in what scrolls, or beside others`(
    body: String, isPart: Bool
  ) {
    let uses = Self.uses(in: [Self.view(body)])
    #expect(uses.parts == (isPart ? ["Payments"] : []))
  }

  @Test(arguments: [
    ("ScrollView { list }", "private var list: some View { Payments() }", true),
    ("ScrollView { self.list.padding() }", "var list: some View { Payments() }", true),
    ("List { row(1) }", "func row(_ n: Int) -> some View { ZStack { Payments() } }", true),
    (
      "ScrollView { outer }",
      "var outer: some View { inner }; var inner: some View { Payments() }", true
    ),
    ("ScrollView { list }; list", "var list: some View { Payments() }", true),
    ("list", "var list: some View { Payments() }", false),
    ("ScrollView { Text(\"a\") }", "var list: some View { Payments() }", false),
    ("NavigationStack { list }", "var list: some View { Payments() }", false),
    ("list", "var list: some View { list; Payments() }", false),
  ])
  func `is a part where a property or a method of another one is, that shows it`(
    body: String, member: String, isPart: Bool
  ) {
    let uses = Self.uses(in: ["struct Screen: View { var body: some View { \(body) }\n\(member) }"])
    #expect(uses.parts == (isPart ? ["Payments"] : []))
  }

  @Test(
    arguments: [
      ("Payments()", "ScrollView { Screen() }", ["Payments"], []),
      ("Payments().padding()", "NavigationStack { Screen() }", [], ["Payments"]),
      ("Text(\"a\").overlay { Payments() }", "NavigationStack { Screen() }", [], []),
      ("ZStack { Color.red; Payments() }", "NavigationStack { Screen() }", [], []),
      ("Payments()", "Screen()", [], []),
    ] as [(String, String, Set<String>, Set<String>)])
  func `is what the view is that shows nothing else`(
    body: String, outer: String, parts: Set<String>, navigated: Set<String>
  ) {
    let uses = Self.uses(in: [Self.view(body), Self.view(outer, named: "Main")])
    #expect(uses.parts == parts)
    #expect(uses.navigated == navigated)
  }

  @Test func `is no part where it is shown as a screen as well`() {
    let uses = Self.uses(
      in: ["ScrollView { Payments() }", "NavigationStack { Payments() }"].map { Self.view($0) })
    #expect(uses.parts == [])
  }

  @Test func `is no part because a preview shows several of it`() {
    let text = Self.row.replacing("{ Payments() }", with: "{ VStack { Payments(); Payments() } }")
    let uses = Self.uses(of: text, in: [])
    #expect(uses.parts == [])
  }

  @Test(arguments: [
    (["Text(\"a\").sheet(isPresented: $isShown) { Payments() }"], true),
    (["Text(\"a\").popover(item: $item) { item in Payments() }"], true),
    (["Text(\"a\").fullScreenCover(isPresented: $isShown) { Payments() }"], false),
    (["Text(\"a\").sheet(isPresented: $isShown) { NavigationStack { Payments() } }"], false),
    (["Text(\"a\").sheet(isPresented: $isShown) { Payments() }", "TabView { Payments() }"], false),
  ])
  func `is in a sheet where nothing else shows it`(bodies: [String], isInSheet: Bool) {
    let uses = Self.uses(in: bodies.map { Self.view($0) })
    #expect(uses.sheets == (isInSheet ? ["Payments"] : []))
    #expect(uses.parts == [])
  }

  @Test(arguments: [
    ("// sheet: Payments", "iPhone 16, a sheet"), ("// sheet: Receipts", "nil"),
    ("// sheet: Payments, as it is", "nil"),
  ])
  func `has the space of a sheet where that is said`(line: String, space: String) {
    let scenario = Scenario(line + "\n" + Self.row, name: "a.swift")
    let preview = scenario.roots.first?.preview
    #expect((preview?.presentedSpace(on: scenario.stage)?.words ?? "nil") == space)
  }

  @Test(arguments: [
    (["NavigationStack { Payments() }"], true),
    (["NavigationView { Group { Payments().navigationTitle(\"a\") } }"], true),
    (["List { }.navigationDestination(for: Int.self) { _ in Payments() }"], true),
    (["NavigationStack { ZStack { Color.red; Payments() } }"], false),
    (["NavigationStack { Text(\"a\").overlay { Payments() } }"], false),
    (["NavigationStack { List { }.toolbar { Payments() } }"], false),
    (["Text(\"a\").sheet(isPresented: $isShown) { NavigationStack { Payments() } }"], false),
    (["NavigationStack { Payments() }", "TabView { Payments() }"], false),
    (["NavigationLink(\"All\") { Payments() }"], true),
    (["List { NavigationLink(destination: Payments()) { Text(\"a\") } }"], true),
    (["NavigationLink { Payments().padding() } label: { Text(\"a\") }"], true),
    (["NavigationLink { Text(\"a\") } label: { Payments() }"], false),
    (["NavigationLink(destination: Text(\"a\")) { Payments() }"], false),
    (["NavigationLink(value: 1) { Payments() }"], false),
    (["NavigationLink(\"All\") { VStack { Payments(); Text(\"a\") } }"], false),
  ])
  func `stands below a bar where it is all that navigation views show`(
    bodies: [String], isNavigated: Bool
  ) {
    let uses = Self.uses(in: bodies.map { Self.view($0) })
    #expect(uses.navigated == (isNavigated ? ["Payments"] : []))
  }

  @Test(arguments: [
    (["List { }.toolbar { Payments() }"], true),
    (["List { }.toolbar { ToolbarItem(placement: .primaryAction) { Payments() } }"], true),
    (["List { }.toolbar { ToolbarItemGroup { HStack { Payments() } } }"], false),
    (["List { }.navigationBarItems(trailing: Payments())"], true),
    (["List { }.toolbar { Payments() }", "Text(\"a\").overlay { Payments() }"], true),
    (["List { }.toolbar { Payments() }", "List { Payments() }"], false),
    (["List { }.toolbar { NavigationLink(\"All\") { Payments() } }"], false),
    (["List { }.toolbar { Text(\"a\").sheet(isPresented: $isShown) { Payments() } }"], false),
  ])
  func `is an item of a bar where nothing else shows it`(bodies: [String], isInBar: Bool) {
    let uses = Self.uses(in: bodies.map { Self.view($0) })
    #expect(uses.barItems == (isInBar ? ["Payments"] : []))
  }

  @Test(arguments: [
    (["TabView { Payments().tabItem { Text(\"a\") }; Text(\"b\") }"], true),
    (["TabView { NavigationStack { Payments() } }"], true),
    (["TabView { Tab(\"a\", systemImage: \"star\") { Payments() } }"], true),
    (["TabView { Payments() }.tabViewStyle(.page)"], false),
    (["TabView { Payments() }.tabViewStyle(PageTabViewStyle())"], false),
    (["TabView { VStack { Text(\"a\"); Payments() } }"], false),
    (["TabView { Payments() }", "Text(\"a\").overlay { Payments() }"], true),
    (["TabView { Payments() }", "NavigationStack { Payments() }"], false),
    (["NavigationStack { Payments() }"], false),
  ])
  func `stands above a bar of tabs where it is all that tabs show`(bodies: [String], isTab: Bool) {
    let uses = Self.uses(in: bodies.map { Self.view($0) })
    #expect(uses.tabbed == (isTab ? ["Payments"] : []))
  }

  @Test(arguments: [
    ("NavigationLink(\"All\") { Payments() }", "TabView { NavigationStack { Screen() } }", true),
    ("NavigationStack { Payments() }", "TabView { Text(\"a\"); Screen() }", true),
    ("NavigationLink(\"All\") { Payments() }", "WindowGroup { Screen() }", false),
    (
      "NavigationLink(\"All\") { Payments() }",
      "TabView { Text(\"a\") }.sheet(item: $i) { Screen() }", false
    ),
    ("NavigationLink(\"All\") { Payments() }", "TabView { VStack { List {}; Screen() } }", false),
  ])
  func `keeps a bar of tabs below it where what it is pushed from is in a tab`(
    body: String, outer: String, isTab: Bool
  ) {
    let uses = Self.uses(in: [Self.view(body), Self.view(outer, named: "Main")])
    #expect(uses.navigated == ["Payments"])
    #expect(uses.tabbed == (isTab ? ["Payments"] : []))
  }

  @Test(arguments: [
    ("struct Entry { let view: () -> AnyView }", "Entry(view: { AnyView(Payments()) })", true),
    ("struct Entry { let view: () -> AnyView }", ".init(view: { AnyView(Payments()) })", true),
    ("struct TabEntry { let view: AnyView }", "TabEntry(view: AnyView(Payments()))", false),
    ("struct Entry: View { let view: AnyView }", "Entry(view: AnyView(Payments()))", false),
    ("", "Entry(view: AnyView(Payments()))", false),
  ])
  func `is a part where only entries of a catalogue hold it`(
    type: String, entry: String, isPart: Bool
  ) {
    let uses = Self.uses(in: ["\(type)\nlet entries: [Entry] = [\(entry)]"])
    #expect(uses.parts == (isPart ? ["Payments"] : []))
  }

  @Test(arguments: [
    ("#if os(macOS)\nPayments()\n#endif", ["macOS"]),
    ("#if os(iOS)\nText(\"a\")\n#elseif os(watchOS)\nPayments()\n#endif", ["watchOS"]),
    (
      "#if os(macOS)\nText(\"a\")\n#else\nPayments()\n#endif",
      ["iOS", "watchOS", "tvOS", "visionOS"]
    ),
    (
      "#if os(macOS)\nText(\"a\")\n#endif\nPayments()",
      ["iOS", "macOS", "watchOS", "tvOS", "visionOS"]
    ),
    ("Text(\"a\")", []),
  ])
  func `is for the platforms on which something shows it`(body: String, systems: [String]) {
    let uses = Self.uses(in: [Self.view(body)])
    #expect(uses.systems == Set(systems.compactMap(PlatformEvidence.System.init)))
  }

  @Test(arguments: [
    ("// navigation: Payments", "Text(\"a\")", "NavigationStack"),
    ("// tab: Payments", "Text(\"a\")", "TabView"),
    ("// tab: Payments\n// navigation: Payments", "Text(\"a\")", "TabView"),
    ("// tab: Payments", "TabView { Text(\"a\") }.frame(height: 100)", "frame"),
    ("// navigation: Receipts", "Text(\"a\")", "Text"),
    ("// navigation: Payments", "NavigationView { Text(\"a\") }", "NavigationView"),
    ("// navigation: Payments\n// platform: macOS", "Text(\"a\")", "Text"),
  ])
  func `is laid out in a navigation view where that is said`(
    lines: String, body: String, kind: String
  ) {
    let text = lines + "\nstruct Payments: View { var body: some View { \(body) } }"
    let tree = Scenario(text, name: "a.swift").roots.first?.tree
    #expect(tree?.nodes.first?.description.kind == kind)
  }

  @Test(arguments: [
    ("", ".navigationTitle(\"b\")", "", "NavigationStack"),
    ("", ".padding().toolbar { Button(\"b\") {} }", "", "NavigationStack"),
    ("", ".toolbar { ToolbarItem(placement: .keyboard) { Text(\"b\") } }", "", "Text"),
    ("", ".toolbar(.hidden, for: .tabBar)", "", "Text"),
    ("// proposal: 300x200", ".navigationTitle(\"b\")", "", "Text"),
    ("// platform: macOS", ".navigationTitle(\"b\")", "", "Text"),
    ("", ".navigationTitle(\"b\")", "#Preview { Payments() }", "Text"),
    (
      "", ".navigationTitle(\"b\")",
      "struct Shop: App { var body: some Scene { WindowGroup { Payments() } } }", "Text"
    ),
  ])
  func `is laid out in a navigation stack if only that shows what it says, and nothing shows it`(
    lines: String, modifiers: String, others: String, kind: String
  ) {
    let view = "struct Payments: View { var body: some View { Text(\"a\")\(modifiers) } }"
    let text = [lines, view, others].joined(separator: "\n")
    let root = Scenario(text, name: "a.swift").roots.first
    let kinds = root?.tree.nodes.map(\.description.kind) ?? []
    #expect(kinds.first { $0 != "padding" } == kind)
    #expect(kinds.contains("NavigationStack") == (kind == "NavigationStack"))
  }

  @Test func `may be said to be a part`() {
    let source = SourceText(
      "// part: Header, Footer\n// part: the rest\nText(\"a\")", name: "a.swift")
    let directives = Directives(SyntaxTree.parse(source).comments, in: source)
    #expect(directives.parts == ["Header", "Footer"])
  }
}
