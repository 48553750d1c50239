import HaggleLayouts
import HaggleScenarios
import HaggleVocabulary
import Testing

@Suite struct `An app, a scene or a widget` {
  @Test(
    arguments: Case.blocks(
      #"""
      @main struct Main: App { var body: some Scene { WindowGroup { Text("a").padding() } } }
      → Main: WindowGroup{Text("a").padding()}

      struct Main: App {
        var body: some Scene {
          WindowGroup { Text("a") }.windowStyle(.hiddenTitleBar).commands { Menus() }
          MenuBarExtra("Menu", systemImage: "star") { Text("b") }
        }
      }
      → WindowGroup: WindowGroup{Text("a")}, MenuBarExtra: MenuBarExtra{Text("b")}

      struct Main: App {
        var body: some Scene {
          DocumentGroup(newDocument: Note()) { file in TextEditor(text: file.$document.text) }
        }
      }
      → Main: DocumentGroup{TextEditor()}

      struct Menus: Commands { var body: some Commands { CommandMenu("a") { Button("b") {} } } }
      → Menus: CommandMenu{Button("b")}

      struct Entry: TimelineEntry { let date: Date; let title: String }
      struct Clock: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "clock", provider: Provider()) { entry in
            Text(entry.title).id("\(entry.title)")
          }.supportedFamilies([.systemSmall])
        }
      }
      → Clock: StaticConfiguration{Text(entry.title).id("Title")}

      struct Entry: TimelineEntry { let date: Date; let title: String }
      struct Provider: TimelineProvider {
        func placeholder(in context: Context) -> Entry { Entry(date: .now, title: "Noon") }
      }
      struct Clock: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "clock", provider: Provider()) { entry in
            Text(entry.title).id("\(entry.title)")
          }
        }
      }
      → Clock: StaticConfiguration{Text(entry.title).id("Noon")}

      struct Face: View { let hour: String; var body: some View { Text(hour) } }
      struct Clock: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "clock", provider: Provider()) { _ in Face(hour: "12") }
        }
      }
      → Face: StaticConfiguration{Face{Text(hour)}}

      struct Entry: TimelineEntry { let date: Date; let title: String }
      struct Clock: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "clock", provider: Provider()) { entry in
            Text(entry.title).id("\(entry.title)")
          }
        }
      }
      #Preview(as: .systemSmall) { Clock() } timeline: {
        Entry(date: .now, title: "Noon")
        Entry(date: .now, title: "One")
      }
      #Preview(as: .systemMedium) { Clock() }
      → Preview: StaticConfiguration{Text(entry.title).id("Noon")}, Preview.2: StaticConfiguration{Text(entry.title).id("Title")}
      """#))
  func `shows its content`(example: Case) {
    let evaluation = evaluated(example.text)
    let roots = evaluation.roots.map { "\($0.name): \(dump(evaluation.graph, $0.view))" }
    #expect(roots.joined(separator: ", ") == example.expected)
    #expect(evaluation.diagnostics.isEmpty)
  }
}

@Suite struct `A preview` {
  private static let view =
    "struct V: View { let t: String; var body: some View { Text(t).id(t) } }\n"
    + variants.map { name, modifier in
      """
      struct \(name)<Content: View>: View {
        let content: Content
        init(@ViewBuilder _ content: () -> Content) { self.content = content() }
        var body: some View { Group { content\(modifier); content\(modifier.isEmpty ? "" : ".padding()") } }
      }

      """
    }.joined()

  private static let variants = [("Variants", ".previewDisplayName(\"Light\")"), ("Pair", "")]

  @Test(
    arguments: Case.blocks(
      #"""
      Group { V(t: "a"); V(t: "b").previewDisplayName("B") }
      → P: V{Text(t).id("a")}, B: V{Text(t).id("b")}.previewDisplayName("B")

      ForEach(["a", "b"], id: \.self) { V(t: $0) }.padding()
      → P: V{Text(t).id("a")}.padding(), P.2: V{Text(t).id("b")}.padding()

      VStack { V(t: "a"); V(t: "b") }
      → P: VStack { V{Text(t).id("a")}; V{Text(t).id("b")} }

      Variants { V(t: "a") }
      → Light: V{Text(t).id("a")}.previewDisplayName("Light"), P.2: V{Text(t).id("a")}.padding()

      Pair { V(t: "a") }
      → P: Pair{[V{Text(t).id("a")}, V{Text(t).id("a")}]}
      """#))
  func `of several views is several scenarios`(example: Case) {
    let text =
      Self.view
      + "struct P: PreviewProvider { static var previews: some View { \(example.text) } }"
    let evaluation = evaluated(text)
    let roots = evaluation.roots.map { "\($0.name): \(dump(evaluation.graph, $0.view))" }
    #expect(roots.joined(separator: ", ") == example.expected)
  }

  @Test(
    arguments: Case.lines(
      """
      V(t: "a").previewLayout(.fixed(width: 300, height: 70)) → 300×70 on iPhone 16
      V(t: "a").previewLayout(PreviewLayout.fixed(width: 30, height: 7)) → 30×7 on iPhone 16
      V(t: "a").previewDevice("iPhone 8") → 375×647 on iPhone 8
      V(t: "a").previewDevice(PreviewDevice(rawValue: "iPhone 8")) → 375×647 on iPhone 8
      V(t: "a").previewDevice("a phone that nobody knows") → nothing
      V(t: "a").previewLayout(.sizeThatFits) → nothing
      V(t: "a").previewInterfaceOrientation(.landscapeLeft) → 734×372 on iPhone 16 landscape
      Group { V(t: "a") }.previewDevice("iPhone 8") → 375×647 on iPhone 8
      V(t: "a").previewContext(WidgetPreviewContext(family: .systemMedium)) → 338×158 on iPhone 16
      """))
  func `is offered what it says`(example: Case) {
    let text =
      Self.view
      + "struct P: PreviewProvider { static var previews: some View { \(example.text) } }"
    #expect(canvas(of: text) == [example.expected])
  }

  @Test(
    arguments: Case.lines(
      """
      traits: .fixedLayout(width: 200, height: 50) → 200×50 on iPhone 16
      "a", traits: .sizeThatFitsLayout, .landscapeRight → 734×372 on iPhone 16 landscape
      "a", traits: .portrait → nothing
      """))
  func `is offered what its traits say`(example: Case) {
    #expect(canvas(of: "#Preview(\(example.text)) { Text(\"a\") }") == [example.expected])
  }

  private func canvas(of text: String) -> [String] {
    Scenario(text, name: "test.swift").roots.map { root in
      root.preview.proposal(on: .standard(on: .iOS)).map {
        "\(NumberText.display($0.proposal)) on \($0.device.name)"
      } ?? "nothing"
    }
  }

  @Test(
    arguments: Case.lines(
      """
      V().previewDevice("iPad") → regular regular large
      V().previewDevice("iPhone 16") → compact regular large
      V().previewContext(WidgetPreviewContext(family: .systemLarge)) → compact regular large
      Group { V() }.previewDevice("iPad mini").environment(\\.horizontalSizeClass, .compact) → compact regular large
      """))
  func `puts into the environment what it is shown on`(example: Case) {
    #expect(environment("\(example.text)") == example.expected)
  }

  @Test(
    arguments: Case.lines(
      """
      traits: .landscapeLeft → compact compact large
      as: .systemLarge → compact regular large
      """))
  func `puts into the environment what its traits say`(example: Case) {
    #expect(environment(nil, macro: "#Preview(\(example.text)) { V() }") == example.expected)
  }

  private func environment(_ previews: String?, macro: String = "") -> String {
    let provider = previews.map {
      "struct P: PreviewProvider { static var previews: some View { \($0) } }"
    }
    let view = """
      struct V: View {
        @Environment(\\.horizontalSizeClass) var width
        @Environment(\\.verticalSizeClass) var height
        @Environment(\\.widgetFamily) var family
        var text: String {
          let size = family == .systemLarge ? "large" : "nothing"
          return (width == .compact ? "compact " : "regular ")
            + (height == .compact ? "compact " : "regular ") + size
        }
        var body: some View { Text("a").id(text) }
      }

      """
    let text = dump(view + (provider ?? macro))
    return text.split(separator: "\"").dropFirst(3).first.map(String.init) ?? text
  }

  @Test func `keeps state of its own`() {
    let text = """
      struct V: View { @Binding var isOn: Bool; var body: some View { Text(isOn ? "a" : "b") } }
      #Preview {
        @Previewable @State var isOn = true
        V(isOn: $isOn).id("\\(isOn)")
      }
      """
    #expect(dump(text) == "V{Text(isOn ? \"a\" : \"b\")}.id(\"true\")")
    #expect(diagnostics(text).isEmpty)
  }
}
