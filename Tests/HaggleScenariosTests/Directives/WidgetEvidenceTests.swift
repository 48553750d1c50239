import Foundation
import HaggleScenarios
import Testing

@Suite struct `A widget` {
  /// What its view is offered, in points, and who says so.
  @Test(arguments: [
    (
      "import WidgetKit\nText(\"x\")",
      "158×158 a widget by WidgetKit, taken as .systemSmall"
    ),
    (
      "struct E: TimelineEntry { let date: Date }\nText(\"x\").supportedFamilies([.systemMedium])",
      "338×158 a widget by TimelineEntry, as .systemMedium"
    ),
    (
      "import WidgetKit\nText(\"x\").containerBackground(.red, for: .widget)",
      "126×126 a widget by WidgetKit, taken as .systemSmall, within margins of 16"
    ),
    (
      "import WidgetKit\nlet c: ActivityViewContext<A>? = nil\nText(\"x\")",
      "371×160 a live activity by WidgetKit"
    ),
    // The app around it, which has widgets made anew.
    ("import WidgetKit\nlet c = WidgetCenter.shared\nText(\"x\")", nil),
    ("import WidgetKit\nList { Text(\"x\") }", nil),
    ("Text(\"x\").containerBackground(.red, for: .navigation)", nil),
  ])
  func `has the room of its family`(text: String, room: String?) {
    let scenario = Scenario(text, name: "a.swift")
    let preview = scenario.roots.first?.preview
    let shown = preview?.proposal(on: scenario.stage.device).map { size, _ in
      "\(Int(size.width))×\(Int(size.height)) \(preview?.words.joined(separator: ", ") ?? "")"
    }
    #expect(shown == room)
  }

  @Test(arguments: [
    ("struct E: TimelineEntry {}\nText(\"x\")", "164×164"),
    (
      "struct E: TimelineEntry {}\nText(\"x\").supportedFamilies([.systemMedium])",
      "344×164"
    ),
    (
      "struct E: TimelineEntry {}\nText(\"x\").containerBackground(.red, for: .widget)",
      "132×132"
    ),
    // What a Mac has no room for.
    (
      "struct E: TimelineEntry {}\nText(\"x\").supportedFamilies([.accessoryCircular])",
      nil
    ),
    ("Text(\"x\")", nil),
  ])
  func `has another room on a Mac`(text: String, room: String?) {
    let preview = Scenario("// platform: macOS\n" + text, name: "a.swift").roots.first?.preview
    #expect(preview?.sizeOnMac.map { "\(Int($0.width))×\(Int($0.height))" } == room)
  }

  /// Set by the name of what reads it; a device that is named has its own sizes.
  @Test(arguments: [
    ([], "", "158×158"), (["family=.systemMedium"], "", "338×158"),
    (["family=.large"], "", "158×158"), ([], "// device: iPhone SE\n", "148×148"),
    (["family=.systemLarge"], "// device: iPhone SE\n", "321×324"),
  ])
  func `has the family that is set and the size of its device`(
    set: [String], device: String, size: String
  ) throws {
    let settings = set.map { "// set: \($0)\n" }.joined()
    let text = """
      \(device)\(settings)import WidgetKit
      struct Face: View {
        @Environment(\\.widgetFamily) var family
        var body: some View { Color.red }
      }
      """
    let scenario = Scenario(text, name: "a.swift")
    let preview = try #require(scenario.roots.first?.preview)
    let stated = scenario.stage.isDeviceStated ? preview.widgetSize(on: scenario.stage.device) : nil
    let room = try #require(stated ?? preview.size)
    #expect("\(Int(room.width))×\(Int(room.height))" == size)
  }

  /// Who reads the environment of widgets is one, and what stands beside it is not.
  @Test(arguments: [
    ("Entry", true), ("Faux", false),
  ])
  func `is the view that reads its family, not one beside it`(root: String, isWidget: Bool) {
    let text = """
      import WidgetKit
      struct Faux: View { var body: some View { Text("x") } }
      struct Entry: View {
        @Environment(\\.widgetFamily) var family
        var body: some View { Text("y") }
      }
      """
    let scenario = Scenario(text, name: "a.swift", root: root)
    #expect(scenario.roots.first?.preview.isWidget == isWidget)
  }

  @Test(arguments: [("Face", "158×158 Color"), ("Band", "338×158 Divider")])
  func `has the family of the one of several that shows it`(root: String, shown: String) throws {
    let text = """
      import WidgetKit
      struct Look: View {
        @Environment(\\.widgetFamily) var family
        var body: some View { if family == .systemMedium { Divider() } else { Color.red } }
      }
      struct Face: View { var body: some View { Look() } }
      struct Band: View { var body: some View { Look() } }
      struct A: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "a", provider: P()) { _ in Face() }
            .supportedFamilies([.systemSmall])
        }
      }
      struct B: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "b", provider: P()) { _ in Band() }
            .supportedFamilies([.systemMedium, .systemLarge])
        }
      }
      """
    let first = Scenario(text, name: "a.swift", root: root).roots.first
    let room = try #require(first?.preview.size)
    let kinds = first?.tree.nodes.map(\.description.kind) ?? []
    #expect("\(Int(room.width))×\(Int(room.height)) \(kinds.joined())" == shown)
  }

  /// What is borrowed says nothing of who shows it, but something of who is given it.
  @Test(arguments: [("let entry: E", true), ("var entry: E { E() }", false)])
  func `is the view that is given an entry of another file`(property: String, isWidget: Bool) {
    let text = """
      import WidgetKit
      struct V: View { \(property); var body: some View { Text("x") } }
      // from: b.swift:1
      struct E: TimelineEntry { var date = Date() }
      """
    let scenario = Scenario(text, name: "a.swift", root: "V")
    #expect(scenario.roots.first?.preview.isWidget == isWidget)
  }

  /// The code that is borrowed to have widgets reloaded is of the app's pages.
  @Test(arguments: ["WidgetCenter.shared.reloadAllTimelines()", "List { }", "x.sheet { }"])
  func `is one whatever it borrows`(code: String) {
    let text = """
      struct V: View { let entry: E; var body: some View { Text("x") } }
      struct P: TimelineProvider { func placeholder(in context: Context) -> E { E() } }
      // from: b.swift:1
      struct E: TimelineEntry { var date = Date(); func f() { \(code) } }
      """
    let scenario = Scenario(text, name: "a.swift", root: "V")
    #expect(scenario.roots.first?.preview.isWidget == true)
    let own = Scenario(text.replacing("// from: b.swift:1\n", with: ""), name: "a.swift", root: "V")
    #expect(own.roots.first?.preview.isWidget == false)
  }

  /// A preview that says what it is shown in is not asked.
  @Test func `has the room that its preview states`() {
    let text = """
      import WidgetKit
      #Preview(traits: .fixedLayout(width: 200, height: 50)) { Text("x") }
      """
    let scenario = Scenario(text, name: "a.swift")
    let room = scenario.roots.first?.preview.proposal(on: scenario.stage.device)?.proposal
    #expect(room == CGSize(width: 200, height: 50))
  }

  @Test func `reads its family`() {
    let text = """
      import WidgetKit
      struct V: View {
        @Environment(\\.widgetFamily) var family
        var body: some View {
          switch family {
          case .systemLarge: Divider()
          default: Text("x")
          }
        }
      }
      """
    let tree = Scenario(text, name: "a.swift").roots.first?.tree
    #expect(tree?.nodes.map(\.description.kind) == ["Divider"])
  }
}
