import HaggleReplay
import HaggleTerminal
import HaggleTraces
import HaggleVocabulary
import Testing

/// How far it is from the screen as it opens to what a person wants to know of a view: keys,
/// clicks, turns of the wheel and typed words, each counted as one.
@Suite struct `The way to an answer on the screen` {
  static let names = [
    "measured-heights", "nested-grid", "nested-grid-overlay", "pasted-inbox", "quiz-1", "quiz-3",
    "relative-last", "settings-form", "swatches-flexible", "toolbar-row",
  ]
  private static let most = 5

  private struct Way {
    var state: ScreenState
    var steps = 0

    mutating func press(_ key: String) {
      state = state.press(.key(key)).state
      steps += 1
    }

    mutating func click(_ column: Int, _ row: Int) {
      state = state.press(.click(column: column, row: row)).state
      steps += 1
    }

    /// Leads to what `isSought` finds on the screen, by reading on.
    mutating func read(until isSought: (String) -> Bool) -> Bool {
      while !isSought(state.text), steps < 9 { press("PageDown") }
      return isSought(state.text)
    }
  }

  /// Chooses the view that shows these words: where they stand, else by typing them.
  private func choose(_ words: String, on way: inout Way) {
    let lines = way.state.canvas.lines
    // Modifiers are called by what they are of.
    let row = lines.indices.dropFirst(4).first {
      lines[$0].contains(words) && !lines[$0].contains(" of \"\(words)")
    }
    if let row {
      let place = lines[row].range(of: words).map {
        lines[row].distance(from: lines[row].startIndex, to: $0.lowerBound)
      }
      return way.click((place ?? 0) + 1, row)
    }
    way.press("/")
    way.state = way.state.typing(words)
    way.steps += 1
    way.press("enter")
  }

  /// The view that somebody would ask about: the one with the finding, else the widest text.
  private func subject(of trace: Trace, _ timeline: Timeline) -> NodeID? {
    if let finding = trace.findings.first { return finding.node }
    let texts = timeline.tree.preorder.filter { trace.nodes[$0.index].roles.contains(.text) }
    let all = texts.isEmpty ? timeline.tree.preorder : texts
    return all.max { width($0, timeline) < width($1, timeline) }
  }

  private func width(_ node: NodeID, _ timeline: Timeline) -> Double {
    Double(timeline.size(of: node)?.width ?? 0)
  }

  /// What a person reads of it: its words, else its name.
  private func words(of node: NodeID, in trace: Trace) -> String {
    String((trace.nodes[node.index].words ?? trace.name(of: node)).prefix(8))
  }

  @Test(arguments: names, [(80, 24), (120, 40), (200, 60)])
  func `is never longer than five steps`(name: String, size: (Int, Int)) throws {
    let replay = try Sample.replay(name)
    let start = ScreenState(replay, columns: size.0, rows: size.1)
    let node = try #require(subject(of: replay.trace, replay.timeline))
    let isWide = "\(NumberText.display(replay.timeline.size(of: node)?.width ?? 0) as String) wide"

    // Why is it so wide?
    var way = Way(state: start)
    if start.replay.selected != node { choose(words(of: node, in: replay.trace), on: &way) }
    way.press("w")
    #expect(way.read { $0.contains(isWide) }, "\(name) \(size): \(isWide)\n\(way.state.text)")
    #expect(way.steps <= Self.most)

    // Who took the room? The same explanation goes on with who offered what.
    #expect(way.read { $0.contains(" is offered ") || $0.contains("is proposed") })
    #expect(way.steps <= Self.most)

    // What would cure it?
    let tried = start.press(.key("t"))
    let isTold =
      tried.effect != nil || tried.state.text.contains("[findings]")
      || replay.trace.findings.isEmpty && tried.state.text.contains("no findings; :try")
    #expect(isTold, "\(name) \(size)")
  }
}
