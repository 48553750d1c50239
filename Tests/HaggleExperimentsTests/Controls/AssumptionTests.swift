import HaggleScenarios
import HaggleTraces
import HaggleVocabulary
import Testing

private func assumptions(_ text: String) throws -> [String] {
  let scenario = Scenario("// text-cell: 10x20\n" + text, name: "a.swift")
  return scenario.diagnostics(of: try #require(scenario.roots.first))
    .filter { $0.severity == .assumed }.map(\.inOneLine)
}

@Suite struct `What controls assume` {
  @Test func `is said once for all of them`() throws {
    let remedy =
      "give one the size that it has in your app to make it exact: .frame(width:height:)"
    #expect(
      try assumptions("VStack { Toggle(\"A\", isOn: $a); Toggle(\"B\", isOn: $b) }")
        .contains {
          $0 == "2:10 Toggle: laid out with assumed iOS metrics (docs/CONTROLS.md) — \(remedy)"
        })
    #expect(
      try assumptions("HStack { Slider(value: .constant(1)); ProgressView() }") == [
        "2:10 2 kinds of controls: Slider, ProgressView: laid out with assumed iOS metrics "
          + "(docs/CONTROLS.md) — \(remedy)"
      ])
  }

  @Test(arguments: ["Button(\"A\") { }", "Link(\"A\", destination: 1)", "Menu(\"A\") { }"])
  func `is nothing where a control is just its label`(view: String) throws {
    #expect(try assumptions(view) == [])
  }

  @Test func `stands at the nodes in the trace`() throws {
    let trace = try run("VStack { Toggle(\"A\", isOn: .constant(true)); Button(\"B\") { } }")
    let assumed = trace.nodes.filter { $0.roles.contains(.assumed) }.map(\.kind)
    #expect(assumed == ["Toggle", "switch"])
  }

  @Test func `is called in its parts by what they show`() throws {
    let trace = try run("Stepper(\"^[\\(1) cup](inflect: true), **strong**\", value: $cups)")
    #expect(trace.nodes.filter { $0.kind == "Text" }.map(\.arguments) == ["\"1 cup, strong\""])
  }

  @Test func `adds up in the reasons`() throws {
    let trace = try run("Button(\"Save\") { }.buttonStyle(.bordered)")
    let insets = trace.events.compactMap { event -> Reason? in
      if case .reason(let reason) = event, reason.rule == .inset { reason } else { nil }
    }
    #expect(!insets.isEmpty)
    #expect(insets.allSatisfy { $0.sum == $0.result })
    #expect(insets.allSatisfy { $0.terms[1].knownRole == .assumedInsets })
  }

  @Test func `names the options and tabs that are not seen`() throws {
    let picker = try run("Picker(\"A\", selection: .constant(1)) { Text(\"B\"); Text(\"C\") }")
    #expect(picker.nodes[0].traits.contains("shows the first of 2 options"))
    let tabs = try run("TabView { Color.red; Color.blue; Color.green }")
    #expect(tabs.nodes[0].traits.contains("shows the first of 3 tabs"))
    #expect(tabs.nodes.filter { $0.kind == "Color" }.count == 1)
  }

  @Test(
    arguments: [
      (
        "Picker(\"A\", selection: $size) { Text(\"B\").tag(1); Text(\"CC\").tag(2) }",
        "option 2 of 2", 20
      ),
      (
        "Picker(\"A\", selection: $size) { ForEach(0..<9) { Text(\"\\($0)\").padding(1).tag($0) } }",
        "option 3 of 9", 10
      ),
      (
        "Picker(\"A\", selection: $size) { Text(\"B\").tag(7); Text(\"CC\") }",
        "the first of 2 options", 10
      ),
      (
        "Picker(\"A\", selection: $other) { Text(\"B\").tag(1); Text(\"CC\").tag(2) }",
        "the first of 2 options", 10
      ),
      (
        "TabView(selection: $page) { Text(\"B\").tag(Page.home); Text(\"CC\").tag(Page.mail) }",
        "tab 2 of 2", 20
      ),
      (
        "TabView(selection: $page) { Tab(\"x\", systemImage: \"x\", value: .home) { Text(\"B\") }; "
          + "Tab(\"y\", systemImage: \"y\", value: .mail) { Text(\"CC\") } }",
        "tab 2 of 2", 20
      ),
    ])
  func `shows the option or tab whose tag equals the selection`(
    view: String, shown: String, width: Int
  ) throws {
    let text = """
      // text-cell: 10x20
      struct V: View {
        enum Page { case home, mail }
        @State private var page = Page.mail
        @State private var size = 2
        var body: some View { \(view) }
      }
      """
    #expect(try run(text).nodes[0].traits.contains("shows \(shown)"))
    #expect(try failures(of: ["Text.1 size \(width)x20"], text) == [])
  }
}

@Suite struct `A style that the text declares` {
  private static let styles = """
    // text-cell: 10x20
    // proposal: 300x200
    struct Big: ButtonStyle {
      var inset = 10.0
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding(inset).frame(maxWidth: .infinity)
          .background(configuration.isPressed ? .red : .blue)
      }
    }
    extension ButtonStyle where Self == Big { static var big: Big { Big() } }
    struct Check: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack { configuration.label; Color.red.frame(width: 30, height: 30) }
      }
    }
    struct Tall: LabelStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 0) { configuration.icon; configuration.title }
      }
    }
    struct Nested: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button { } label: { configuration.label.padding(1) }
      }
    }

    """

  @Test(
    arguments: [
      ("Button(\"Save\") { }.buttonStyle(Big(inset: 20))", "Button.1 size 300x60"),
      ("Button(\"Save\") { }.buttonStyle(.big)", "Button.1 size 300x40"),
      ("Button { } label: { Text(\"A\"); Text(\"B\") }.buttonStyle(.big)", "padding.1 size 48x40"),
      ("VStack { Button(\"A\") { } }.buttonStyle(.big)", "Button.1 size 300x40"),
      ("NavigationLink(\"Next\") { }.buttonStyle(.big)", "NavigationLink.1 size 300x40"),
      ("Toggle(\"Wifi\", isOn: .constant(true)).toggleStyle(Check())", "Toggle.1 size 78x30"),
      ("Label(\"Mail\", systemImage: \"envelope\").labelStyle(Tall())", "Label.1 size 40x37"),
      ("Button(\"Save\") { }.buttonStyle(Nested())", "Button.1 size 42x22"),
    ])
  func `builds the control`(view: String, claim: String) throws {
    #expect(try failures(of: [claim], Self.styles + view) == [])
  }

  @Test func `that never ends is left alone`() throws {
    let text = """
      struct Loop: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          while true { }
          return configuration.label
        }
      }
      Button("Save") { }.buttonStyle(Loop())
      """
    #expect(try failures(of: ["Button.1 size 40x20"], "// text-cell: 10x20\n" + text) == [])
    #expect(
      try assumptions(text).contains {
        $0.contains("Loop's makeBody took more than 1 000 000 steps and was stopped")
      })
  }
}
