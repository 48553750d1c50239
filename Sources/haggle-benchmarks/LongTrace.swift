import HaggleExperiments
import HaggleScenarios
import HaggleTraces
import HaggleVocabulary

/// A trace with a million events.
enum LongTrace: String, CaseIterable {
  /// A list of 700 rows of stacks, texts and grids, as `haggle trace` records it.
  case recorded
  /// Nothing but questions and answers whose lines are as short as lines can be: of no file is
  /// there less per event.
  case short

  var trace: Trace {
    switch self {
    case .recorded:
      let scenario = Scenario(Self.list(rows: 700), name: "list.swift")
      return ScenarioRun(scenario, root: scenario.roots[0]).trace
    case .short: return Self.questions(count: 500_000)
    }
  }

  private static func list(rows: Int) -> String {
    let row = """
        HStack(spacing: 4) {
          VStack(alignment: .leading) {
            Text("One row of a list, with a title").frame(minWidth: 40)
            Text("and a subtitle that wraps").padding(4)
          }
          Spacer()
          Grid(horizontalSpacing: 8, verticalSpacing: 8) {
            GridRow { Color.red; Color.blue.gridCellColumns(2) }
            GridRow { Color.green.frame(height: 20); Text("b").padding(); Color.gray }
          }
        }

      """
    return "// proposal: 393x100000\nVStack(spacing: 8) {\n"
      + String(repeating: row, count: rows) + "}\n"
  }

  /// A root that asks its eight children in turn.
  private static func questions(count: Int) -> Trace {
    let nodes = (0..<9).map { index in
      Trace.Node(kind: "V", name: "V.\(index + 1)", parent: index == 0 ? nil : NodeID(0))
    }
    let events = (0..<count / 9).flatMap { _ -> [Event] in
      let inside = (1...8).flatMap { [question(to: $0), answer(of: $0)] }
      return [question(to: 0)] + inside + [answer(of: 0)]
    }
    return Trace(nodes: nodes, events: events)
  }

  private static func question(to node: Int) -> Event {
    .ask(Event.Ask(node: NodeID(node), proposal: .zero, caller: nil))
  }

  private static func answer(of node: Int) -> Event {
    .answer(node: NodeID(node), size: .zero, isCached: false)
  }
}
