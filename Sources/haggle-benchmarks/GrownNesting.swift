import HaggleExperiments
import HaggleScenarios

/// Texts of one construct, inside itself or beside itself: what is looked through again at each
/// level, or for each sibling, grows with the square of them.
enum GrownNesting: String, CaseIterable {
  case lists, scrolls, links, labels, loops, styled, sections, rows, buttons, texts, layers

  /// - Parameter count: of the sizes that other subjects have; a level costs more than a node.
  func text(_ count: Int) -> String {
    let levels = count / 200
    return switch self {
    case .lists: nested("List { ", "}", levels)
    case .scrolls: nested("ScrollView { ", "}", levels)
    case .links: nested("NavigationLink { Text(\"d\") } label: { ", "}", levels)
    case .labels: nested("LabeledContent { ", "} label: { Text(\"l\") }", levels)
    case .loops: nested("ForEach(0..<1) { i in ", "}", levels)
    case .styled: nested("VStack { ", "}.buttonStyle(.bordered)", levels)
    case .sections: nested("Section { Text(\"b\") } header: { ", "}", levels)
    case .rows: "Grid { " + nested("GridRow { Text(\"b\"); ", "}", levels) + "}"
    case .layers: "ZStack { " + String(repeating: "Color.red; ", count: count / 20) + "}"
    case .buttons: beside("Button(\"a\") { }", count / 10)
    case .texts: "VStack { " + (0..<count / 4).map { "Text(\"\($0)\"); " }.joined() + "}"
    }
  }

  /// Whether it is laid out.
  static func isLaidOut(_ text: String) -> Bool {
    let scenario = ScenarioText(text, name: "Nested.swift").scenario
    guard let root = scenario.roots.first else { return false }
    return !ScenarioRun(scenario, root: root).trace.events.isEmpty
  }

  private func nested(_ open: String, _ close: String, _ levels: Int) -> String {
    String(repeating: open, count: levels) + "Text(\"a\")" + String(repeating: close, count: levels)
  }

  private func beside(_ view: String, _ count: Int) -> String {
    "VStack { " + String(repeating: view + "; ", count: count) + "}"
  }
}
