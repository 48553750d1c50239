import Foundation
import HaggleLanguage
import HaggleScenarios
import HaggleSyntax
import HaggleVocabulary
import Testing

@Suite struct `What the author sets` {
  private static let feed = """
    class Model: ObservableObject { @Published var isBusy = false }
    struct Row: View { let title: String; var body: some View { Text(title) } }
    struct Feed: View {
      @EnvironmentObject var store: Store
      @StateObject var model = Model()
      @State private var isOn = false
      let heading: String
      var body: some View {
        Text(heading)
        if store.isLoading { Text("loading") }
        if let user = store.user { Text("user") }
        if theme.style == .compact { Text("compact") }
        if store.a && limit > 3 { Text("place") }
        switch store.phase {
        case .empty: Text("empty")
        case .loaded(let items): Text("loaded")
        default: Text("other")
        }
        ForEach(store.items) { item in Text(item.isNew ? "new" : "old") }
        if isOn { Text("on") }
        if model.isBusy { Text("busy") }
        Row(title: "row")
        footer
      }
      var footer: Text {
        guard store.hasFooter else { return Text("nothing") }
        return Text("footer")
      }
    }
    """

  private func texts(_ settings: String...) throws -> [String] {
    let evaluation = evaluate(
      SyntaxTree.parse(SourceText(Self.feed, name: "feed.swift")),
      settings: try settings.map { try #require(Setting($0)) })
    let root = try #require(evaluation.roots.first, "\(evaluation.diagnostics)")
    return shownTexts(evaluation.graph, root.view)
  }

  @Test(arguments: [
    "let content: Content; init(@ViewBuilder content: () -> Content) { self.content = content() }",
    "@ViewBuilder let content: Content", "@ViewBuilder let content: () -> Content",
  ])
  func `is content, however a view holds it`(property: String) throws {
    let shown = property.hasSuffix("-> Content") ? "content()" : "content"
    let card = """
      struct Card<Content: View>: View {
        \(property)
        var body: some View { VStack { \(shown) } }
      }
      """
    let evaluation = evaluate(
      SyntaxTree.parse(SourceText(card, name: "card.swift")),
      settings: [try #require(Setting("Card.content = { Text(\"first\"); Text(\"second\") }"))])
    let root = try #require(evaluation.roots.first, "\(evaluation.diagnostics)")
    #expect(shownTexts(evaluation.graph, root.view) == ["first", "second"])
  }

  private static let plain = [
    "Heading", "user", "empty", "old", "old", "old", "row", "footer",
  ]

  @Test func `is not asked for where nothing is set`() throws {
    #expect(try texts() == Self.plain)
  }

  @Test(arguments: [
    ("store.isLoading=true", ["Heading", "loading"]), ("isLoading = true", ["Heading", "loading"]),
    ("self.$isLoading=true", ["Heading", "loading"]),
    ("heading=\"Hi\"", ["Hi"]), ("Feed.heading=\"Hi\"", ["Hi"]),
  ])
  func `comes first`(setting: String, first: [String]) throws {
    #expect(try texts(setting) == first + Self.plain.dropFirst())
  }

  @Test(arguments: [
    ("user=nil", ["user"], []), ("store.items.count=1", ["old", "old"], []),
    ("items=[]", ["old", "old", "old"], []), ("hasFooter=false", ["footer"], ["nothing"]),
    ("theme.style=.compact", [], ["compact"]), ("isOn=true", [], ["on"]),
    ("isBusy=true", [], ["busy"]), ("model.isBusy=true", [], ["busy"]),
    ("Model.isBusy=true", [], ["busy"]), ("13:8=true", [], ["place"]),
    ("phase=.loaded", ["empty"], ["loaded"]), ("phase=.default", ["empty"], ["other"]),
    ("14:12=.other", ["empty"], ["other"]), ("Row.title=\"R\"", ["row"], ["R"]),
    ("isNew=true", ["old", "old", "old"], ["new", "new", "new"]), ("title=\"R\"", [], []),
  ])
  func `decides which views there are`(
    setting: String, without: [String], with: [String]
  ) throws {
    let found = try texts(setting)
    #expect(found.sorted() == (Self.plain.without(without) + with).sorted())
  }

  @Test(arguments: [
    ("heading=Hi", "feed.swift: error: heading = Hi: nothing here is called Hi [setting]"),
    ("isOn=tru e", "feed.swift: error: isOn = tru e: this is no value of Swift [setting]"),
  ])
  func `must be a value`(setting: String, message: String) throws {
    let scenario = Scenario(
      Self.feed, name: "feed.swift", settings: [try #require(Setting(setting))])
    let first = try #require(scenario.diagnostics.first)
    #expect(first.rendered(in: scenario.source).split(separator: "\n")[0] == message)
    #expect(scenario.roots.isEmpty)
  }

  @Test(arguments: [
    "", "isOn", "=true", "isOn=", "is On=true", "a==b", "1:x=true", "a..b=1", ".a=1",
  ])
  func `is written as a name and a value`(text: String) {
    #expect(Setting(text) == nil)
  }

  @Test func `may be the size of a view that is not in the text`() throws {
    let text = "HStack { Avatar(user: 3); Badge() }"
    let scenario = Scenario(
      text, name: "a.swift", settings: [try #require(Setting("Avatar = 40x30"))])
    let tree = scenario.roots[0].tree
    #expect(tree.nodes.map(\.description.traits) == [[], [], ["box"]])
    #expect(
      scenario.diagnostics.map(\.message) == ["'Badge' is not in this text: laid out as a box"])
    #expect(
      scenario.diagnostics[0].remedy?.text
        == "paste its declaration, have it read (--with FOLDER), or state its size: "
        + "--set Badge=40x40")
    let named = Scenario(
      "HStack { header }", name: "a.swift", settings: [try #require(Setting("header=40x30"))])
    #expect(named.diagnostics.isEmpty, "\(named.diagnostics)")
    #expect(named.roots[0].tree.nodes.map(\.description.traits) == [[], []])
    let bad = Scenario(text, name: "a.swift", settings: [try #require(Setting("Avatar=big"))])
    #expect(bad.diagnostics.first?.message == "Avatar = big: this is no size")
  }

  @Test func `is said to be unused, with the name that may be meant`() throws {
    let scenario = Scenario(
      Self.feed, name: "feed.swift", settings: [try #require(Setting("store.isLoadin=true"))])
    let unused = scenario.diagnostics.filter { $0.code == .unusedSetting }
    #expect(unused.map(\.message) == ["nothing asked for 'store.isLoadin', which is set"])
    #expect(unused.map(\.remedy?.text) == ["did you mean store.isLoading?"])
  }

  @Test func `stands in the text too, where the command line wins over it`() throws {
    let text = "// set: limit = 3\nForEach(0..<limit) { _ in Color.red }\n"
    #expect(Scenario(text, name: "a.swift").roots[0].tree.nodes.count == 4)
    let more = Scenario(text, name: "a.swift", settings: [try #require(Setting("limit=5"))])
    #expect(more.roots[0].tree.nodes.count == 6)
  }

  @Test func `is offered where a choice is open, and takes it`() throws {
    let open = Scenario(Self.feed, name: "feed.swift").diagnostics
      .filter { [.unknownCondition, .unknownElements].contains($0.code) }
    #expect(
      open.map { "\($0.place!.line) \($0.message) — \($0.remedy!.text)" } == [
        "10 'store.isLoading' is unknown: took it for false — flip it: --set store.isLoading=true",
        "11 'store.user' is unknown: took it as not nil — flip it: --set store.user=nil",
        "12 'theme.style == .compact' is unknown: took it for false "
          + "— flip it: --set theme.style=.compact",
        "13 'store.a && limit > 3' is unknown: took it for false — flip it: --set 13:8=true",
        "14 'store.phase' is unknown: took .empty — flip it: --set store.phase=.loaded",
        "19 the elements of 'store.items' are unknown: took 3 "
          + "— set how many: --set store.items.count=5",
        "19 'item.isNew' is unknown: took it for false — flip it: --set isNew=true",
        "26 'store.hasFooter' is unknown: took it for true "
          + "— flip it: --set store.hasFooter=false",
      ])
    for choice in open {
      let setting = try #require(choice.remedy?.text.components(separatedBy: "--set ").last)
      #expect(try texts(setting) != Self.plain, "\(setting)")
    }
  }
}

/// What is known of a condition is that it is at a place, and what it is about.
@Suite struct `A condition that is taken` {
  private static let joined = """
    Card(title: "A")
    // from: Views/Card.swift:41
    struct Card: View {
      let title: String
      var body: some View {
        if store.a && store.b { Text("both") }
        Text(title)
      }
    }
    """

  private func scenario(_ text: String, _ settings: String...) throws -> Scenario {
    Scenario(text, name: "a.swift", settings: try settings.map { try #require(Setting($0)) })
  }

  private func conditions(_ scenario: Scenario) -> [Diagnostic] {
    scenario.diagnostics.filter { $0.code == .unknownCondition }
  }

  @Test func `in another file is named by its line there`() throws {
    let open = try conditions(scenario(Self.joined))
    #expect(open.map { $0.remedy?.text } == ["flip it: --set Card.swift:44:8=true"])
  }

  @Test(arguments: ["Card.swift:44:8=true", "6:8=true"])
  func `goes the other way by either name`(setting: String) throws {
    let flipped = try scenario(Self.joined, setting)
    #expect(conditions(flipped).isEmpty)
    let open = try scenario(Self.joined)
    #expect(flipped.roots[0].tree.nodes.count > open.roots[0].tree.nodes.count)
  }

  @Test(arguments: ["Card.swift:45:8=true", "Row.swift:44:8=true", "Views/Card.swift:44:8=true"])
  func `is no other place`(setting: String) throws {
    let other = try scenario(Self.joined, setting)
    #expect(other.diagnostics.contains { $0.code == .unusedSetting })
  }

  @Test(arguments: [
    (
      "if let errorMessage = model.errorMessage { Text(errorMessage) }", "model.errorMessage",
      "--set 'model.errorMessage=\"Error message\"'"
    ),
    (
      "if let alert = model.alert { Text(alert) } else { Text(\"x\") }", "model.alert",
      "--set 'model.alert=\"Alert\"'"
    ),
    (
      "if let failure = model.loginFailure { Text(failure) }", "model.loginFailure",
      "--set 'model.loginFailure=\"Login failure\"'"
    ),
  ])
  func `for nil is an optional of what went wrong`(
    text: String, name: String, setting: String
  ) throws {
    let open = try scenario("VStack { Text(\"a\"); \(text) }")
    #expect(
      conditions(open).map { "\($0.message) — \($0.remedy?.text ?? "")" } == [
        "'\(name)' is unknown: took it as nil — flip it: \(setting)"
      ])
  }

  @Test(arguments: [
    "if let terror = model.terrorName { Text(terror) }",
    "if let name = model.alertness { Text(name) }",
    // A guard holds, and what would show nothing else shows that.
    "message", "Button {} label: { if let error = model.error { Text(error) } }",
  ])
  func `for there is any other, a guarded one, and all that there is to see`(text: String) throws {
    let message = """
      var message: Text { guard let error = model.error else { return Text("") }; return Text(error) }

      """
    let open = try scenario(
      (text == "message" ? message : "") + "VStack { Text(\"a\"); \(text) }")
    let said = open.diagnostics.map(\.message).filter { $0.hasSuffix("took it as not nil") }
    #expect(said.count == 1, "\(open.diagnostics)")
  }

  @Test func `for nil is shown where the author says what it is`() throws {
    let text = "VStack { Text(\"a\"); if let error = model.error { Text(error) } }"
    #expect(try scenario(text).roots[0].tree.nodes.count == 2)
    let shown = try scenario(text, "model.error=\"Error\"")
    #expect(shown.roots[0].tree.nodes.count == 3)
    #expect(conditions(shown).isEmpty)
  }
}

extension [String] {
  fileprivate func without(_ others: [String]) -> [String] {
    var rest = self
    for other in others { rest.firstIndex(of: other).map { _ = rest.remove(at: $0) } }
    return rest
  }
}
