import Foundation
import HaggleLanguage
import HaggleScenarios
import Testing

/// What people hand to what is not in their file, and what comes of it.
@Suite struct `In an app's own code` {
  private func shown(_ text: String) -> [String] {
    let evaluation = evaluated(text)
    return evaluation.roots.first.map { shownTexts(evaluation.graph, $0.view) } ?? []
  }

  private static func page(_ body: String, _ members: String = "") -> String {
    """
    struct Page: View, TabDelegate {
      \(members)
      var body: some View { VStack { Text("a"); \(body) } }
    }
    """
  }

  @Test(arguments: [
    "Graph(item: 1, delegate: self)", "Graph(self)", "Graph(owners: [self])",
    "{ let me = self; return Graph(parent: me) }()", "Pager { Graph(delegate: self) }",
    "Child(delegate: self)", "chart(self)",
  ])
  func `a view that hands itself to another one is not in that`(part: String) {
    let members = "func chart(_ page: Page) -> some View { Graph(page: page) }"
    let child = """

      struct Child: View {
        let delegate: Page
        var body: some View { Graph(delegate: delegate) }
      }
      """
    #expect(shown(Self.page(part, members) + child) == ["a"])
  }

  /// Near miss: another view is its content.
  @Test(arguments: ["Graph(header: Own())", "Graph(Own())", "Graph(parts: [Own(), Own()])"])
  func `a view that hands another one over has that in it`(part: String) {
    let own = "\nstruct Own: View { var body: some View { Text(\"own\") } }"
    #expect(Set(shown(Self.page(part) + own)) == ["a", "own"])
  }

  private static func row(_ text: String, _ members: String = "") -> String {
    """
    struct Row: View {
      @Environment(Session.self) private var session
      private var latest: Stats? { session.latestStats }
      \(members)
      var body: some View { \(text) }
    }
    """
  }

  @Test(arguments: [
    ("Text(session.quality.map { String(format: \"%.0f%%\", $0 * 100) } ?? \"—\")", "28%"),
    ("Text(latest.map { \"\\(Int($0.rounded())) fps\" } ?? \"—\")", "28 fps"),
    ("Text(latest?.loss.map { String(format: \"%.2f%%\", $0) } ?? \"—\")", "28.50%"),
    ("Text(latest.map { \"for \\($0.days) days\" } ?? Self.none)", "for 28 days"),
    ("if let text = latest.map({ \"\\(Int($0)) fps\" }) { Text(text) }", "28 fps"),
    ("Text(speed ?? \"\")", "28 fps"), ("Text(latest.flatMap(show) ?? \"\")", "28 fps"),
  ])
  func `an unknown optional that is mapped to words shows these`(view: String, words: String) {
    let members = """
      static let none = "-"
      private var speed: String? { latest.map { "\\(Int($0)) fps" } }
      private func show(_ stats: Double) -> String? { "\\(Int(stats)) fps" }
      """
    #expect(shown(Self.row(view, members)) == [words])
  }

  /// Near miss: what is mapped may be a list.
  @Test(arguments: [
    "ForEach(session.names.map { \"\\($0)!\" }, id: \\.self) { Text($0) }",
    "ForEach(session.names?.map { \"\\($0)!\" } ?? [], id: \\.self) { Text($0) }",
  ])
  func `an unknown list that is mapped to words is a list`(view: String) {
    #expect(shown(Self.row(view)).count == 3)
  }

  private static func menu(_ elements: String) -> String {
    """
    struct Menu: View {
      let rows: [MenuRow] = [\(elements)]
      var body: some View {
        VStack {
          ForEach(rows) { row in HStack { ForEach(row.cells) { Text($0.title) } } }
        }
      }
    }
    """
  }

  /// Whose type is in another file.
  @Test(arguments: [
    """
    .init(id: 0, cells: [.init(title: "Buying"), .init(title: "Selling")]),
    .init(id: 1, cells: [.init(title: "Trends"), .init(title: "Videos")])
    """,
    """
    MenuRow(id: 0, cells: [MenuCell(title: "Buying"), MenuCell(title: "Selling")]),
    .init(id: 1, cells: [.init(title: "Trends"), MenuCell(title: "Videos")])
    """,
  ])
  func `what is made by init alone has what it is made of`(elements: String) {
    #expect(shown(Self.menu(elements)) == ["Buying", "Selling", "Trends", "Videos"])
  }

  /// Near miss: its only word may be anything.
  @Test func `what is made by init alone of something without a name is unknown`() {
    #expect(shown(Self.menu(".init(\"a\")")) == ["Title", "Title", "Title"])
  }

  private static func card(_ view: String) -> String {
    """
    struct Card: View {
      let order: Order
      var body: some View { \(view) }
    }
    """
  }

  @Test(arguments: [
    ("Text(String(order.infected ?? 0))", "28"), ("Text(\"\\(order.weight ?? 0.0)\")", "28.5"),
    ("Text(order.place ?? \"0\")", "0"),
    ("Text(String(DateFormatter().weekdaySymbols[1]))", "Monday"),
    ("Text(order.amount, format: .currency(code: order.currency))", "$28.00"),
    ("Text(order.amount, format: .currency(code: \"EUR\"))", "€28.00"),
    ("if order.post?.images.count ?? 0 > 0 { Text(\"images\") }", "images"),
  ])
  func `a number is a number, and a name of a day one of these`(view: String, words: String) {
    let nodes = Scenario(Self.card(view), name: "a.swift").roots.first?.tree.nodes ?? []
    #expect(nodes.map(\.description.shown) == [words])
  }

  @Test(arguments: [
    ("order.amount.asCurrency", "Amount"), ("order.price.formattedPrice", "Price"),
    ("order.day.toDateString", "Day"), ("order.genres.toArray", "Genres"),
    ("order.asOfDate", "As of date"), ("order.toAccount", "To account"),
    ("order.assets", "Assets"), ("order.total", "Total"),
  ])
  func `what only says how a thing is shown is not its name`(path: String, words: String) {
    #expect(Words.spelled(path) == words)
  }

  private static func app(_ helper: String) -> String {
    """
    struct Menus: Commands {
      var body: some Commands { CommandGroup(replacing: .newItem) { Button("New") {} } }
    }
    struct Own: App {
      var body: some Scene { Window("Hosts", id: "hosts") { Text("Hosts") } }
    }
    private struct Closer: View { var body: some View { \(helper) } }
    """
  }

  @Test(arguments: [
    ("Color.clear.frame(width: 1)", ["Hosts"]), ("EmptyView()", ["Hosts"]),
    ("Text(\"Close\")", ["Close"]),
  ])
  func `an app is its window where what stands beside it draws nothing`(
    helper: String, texts: [String]
  ) {
    #expect(shown(Self.app(helper)) == texts)
  }

  private static func widget(_ condition: (start: String, end: String)) -> String {
    """
    import WidgetKit
    \(condition.start)
    struct Days: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "days", provider: Days.provider) { entry in Shown(entry: entry) }
          .supportedFamilies([.accessoryRectangular])
      }
    }
    private struct Shown: View {
      let entry: Entry
      @Environment(\\.widgetFamily) private var family
      var body: some View { Text("Day") }
    }
    \(condition.end)

    // from the project: Entry.swift:1
    struct Entry: TimelineEntry { let date: Date }
    """
  }

  @Test(arguments: [("", ""), ("#if os(iOS)", "#endif"), ("#if canImport(WidgetKit)", "#endif")])
  func `a widget in a condition has its family`(start: String, end: String) {
    let scenario = Scenario(Self.widget((start, end)), name: "a.swift")
    let room = scenario.roots.first?.preview.proposal(on: scenario.stage.device)
    #expect(room?.0 == CGSize(width: 160, height: 72))
  }

  @Test(arguments: [
    ("isReversed: true", "iOS"), ("", "macOS"),
    (")).toggleStyle(CheckboxToggleStyle(isReversed: true", "iOS"),
  ])
  func `a style that is made of something is the app's own`(arguments: String, platform: String) {
    let text = """
      struct Row: View {
        @State var isOn = false
        var body: some View {
          Toggle("Box", isOn: $isOn).toggleStyle(CheckboxToggleStyle(\(arguments)))
        }
      }
      """
    #expect("\(Scenario(text, name: "a.swift").stage.platform)" == platform)
  }

  /// A cloud of tags puts them into rows by itself.
  @Test(arguments: [
    "(tag as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 16)]).width",
    """
    tag.size(
      withAttributes: [NSAttributedString.Key.font: UIFont.boldSystemFont(ofSize: 16)]).width
    """,
    """
    tag.boundingRect(
      with: CGSize(width: CGFloat.infinity, height: 20), options: .usesLineFragmentOrigin,
      attributes: [.font: UIFont.systemFont(ofSize: 16)], context: nil).width
    """,
  ])
  func `what an app measures of its words is as wide as these`(width: String) throws {
    let text = """
      func width(_ tag: String) -> Double { \(width) }
      print(width("iiii") < 20, width("Hello world") > 70, width("Hello world") < 100)
      Text("a")
      """
    #expect(evaluated(text).console == ["true true true"])
  }
}
