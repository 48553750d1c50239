import HaggleExperiments
import HaggleLayouts
import HaggleScenarios
import HaggleTestSupport
import Testing

/// What does not compile in an app, or makes no sense there, is laid out all the same.
@Suite struct `A control that makes no sense` {
  private static let names = [
    "Button", "Toggle", "TextField", "SecureField", "TextEditor", "Slider", "Stepper", "Picker",
    "DatePicker", "MultiDatePicker", "ColorPicker", "ProgressView", "Gauge", "Label", "Link",
    "ShareLink", "Menu", "EditButton", "NavigationLink", "NavigationStack", "NavigationView",
    "NavigationSplitView", "TabView", "Tab", "List", "Form", "Table", "OutlineGroup", "Section",
    "DisclosureGroup", "GroupBox", "ControlGroup", "LabeledContent", "ContentUnavailableView",
    "AsyncImage", "Canvas", "TimelineView", "Map", "ScrollViewReader", "HSplitView",
  ]

  @Test(
    arguments: [
      "", "()", "(1)", "(\"\")", "(nil)", "() { }", " { }", " { 1 }", " { Text(\"a\") }",
      "(\"a\", unknown: 3) { } label: { } icon: { }", "(label: Text(\"a\")) { $0 }",
      "(isExpanded: maybe, value: .nan, in: 3) { a, b in Text(a) }",
    ])
  func `is laid out whatever it is given`(rest: String) throws {
    for name in Self.names {
      for platform in Checkout.isFull ? Platform.allCases : [.iOS] {
        let text = "VStack { \(name)\(rest); List { \(name)\(rest) } }"
        let scenario = Scenario(
          text, name: "a.swift", overrides: .init(platform: FontSystem(platform)))
        for root in scenario.roots {
          let trace = ScenarioRun(scenario, root: root, options: .init()).trace
          #expect(trace.nodes.count > 1, "\(text)")
        }
      }
    }
  }

  @Test(arguments: [".infinity", "-.infinity", ".nan", "-1e308", "1e308"])
  func `keeps its rows at finite places`(number: String) throws {
    let list = """
      List {
        Section { Text("a").listRowInsets(EdgeInsets(top: \(number), leading: \(number), bottom: 0,
          trailing: 0)); Text("b") }
        Section { Text("c") }
      }
      .listRowSpacing(\(number)).listSectionSpacing(\(number))
      """
    let trace = try run(list)
    let places = trace.events.compactMap { event in
      if case .place(let placement) = event { placement.frame.origin } else { nil }
    }
    #expect(places.count == 4)
    #expect(places.allSatisfy { !$0.x.isNaN && !$0.y.isNaN })
  }
}
