import Foundation
import HaggleReplay
import HaggleTerminal
import HaggleTestSupport
import HaggleTraces
import HaggleVocabulary

/// Replays for the tests of the screen.
enum Sample {
  /// A recording of `Traces/`.
  static func replay(_ name: String) throws -> Replay {
    let file = Checkout.root.appending(path: "Traces/\(name).trace.json")
    let trace = try Trace.read(Array(Data(contentsOf: file)), named: name).trace
    return Replay(Timeline(trace))
  }

  /// The grid in a grid that does not fill its space, at its first finding.
  static func nestedGrid(
    _ columns: Int = 80, _ rows: Int = 24, isASCII: Bool = false
  ) throws -> ScreenState {
    ScreenState(try replay("nested-grid"), columns: columns, rows: rows, isASCII: isASCII)
  }
}

extension ScreenState {
  /// The state after these keys, each by its name in the table, separated by spaces.
  func pressing(_ keys: String) -> ScreenState {
    keys.split(separator: " ").reduce(self) { $0.press(.key(String($1))).state }
  }

  /// The state after a text was typed, letter by letter.
  func typing(_ text: String) -> ScreenState {
    text.reduce(self) { $0.press(.key($1 == " " ? "space" : String($1))).state }
  }

  var text: String { canvas.lines.joined(separator: "\n") }
}

extension Sample {
  static func columns(_ text: String) -> Int {
    text.reduce(0) { $0 + DisplayWidth.columns(of: $1) }
  }

  static var empty: Replay { Replay(Timeline(Trace(header: .init(tool: "test")))) }

  /// Names that terminals have trouble with.
  static var strange: Replay {
    let names = [
      "日本語のラベル", "👩‍👩‍👧‍👦 family", "שלום עולם", "a\u{1B}[31mb", "\u{202E}evil", "e\u{301}\u{301}",
      String(repeating: "long", count: 90), "", "⚠️", "\u{200B}", "tab\tand\nline", "🇩🇪",
    ]
    var trace = Trace(header: .init(tool: "test", scenario: names[3], root: names[0]))
    for (index, name) in names.enumerated() {
      trace.nodes.append(
        node(name, kind: names[(index + 1) % names.count], in: index == 0 ? nil : index - 1))
    }
    for index in names.indices {
      let proposal = ProposedViewSize(width: index % 2 == 0 ? nil : .infinity, height: 1e300)
      trace.events.append(.ask(.init(node: NodeID(index), proposal: proposal, caller: nil)))
    }
    for index in names.indices.reversed() {
      trace.events.append(
        .answer(node: NodeID(index), size: CGSize(width: 1e17, height: -3), isCached: false))
      trace.events.append(
        .place(
          .init(
            node: NodeID(index), frame: CGRect(x: 1, y: 1, width: 30 - index, height: 20),
            proposal: .unspecified)))
    }
    trace.remarks.append(.mark(Mark("日", event: 3)))
    trace.remarks.append(.annotation(Annotation("\u{1B}]0;evil\u{07}", event: 3)))
    return Replay(Timeline(trace))
  }

  /// Thirty views, each in the one before.
  static var deep: Replay {
    var trace = Trace(header: .init(tool: "test"))
    for index in 0..<30 {
      trace.nodes.append(node("n\(index)", kind: "View", in: index > 0 ? index - 1 : nil))
      let caller = index > 0 ? NodeID(index - 1) : nil
      trace.events.append(.ask(.init(node: NodeID(index), proposal: .zero, caller: caller)))
    }
    for index in (0..<30).reversed() {
      trace.events.append(.answer(node: NodeID(index), size: .zero, isCached: false))
    }
    return Replay(Timeline(trace))
  }

  /// Several roots, no callers, no places, answers that are missing.
  static var partial: Replay {
    var trace = Trace(header: .init(tool: "test"))
    for index in 0..<40 { trace.nodes.append(node("n\(index)", kind: "View", in: nil)) }
    for index in 0..<40 {
      let node = NodeID(index)
      trace.events.append(.ask(.init(node: node, proposal: .zero, caller: nil)))
      if index % 3 == 0 {
        trace.events.append(.answer(node: node, size: .zero, isCached: false))
      }
    }
    return Replay(Timeline(trace))
  }

  private static func node(_ name: String, kind: String, in parent: Int?) -> Trace.Node {
    .init(
      kind: kind, name: name, isLabelled: true, parent: parent.map { NodeID($0) },
      place: .init(line: 3, column: 1), arguments: "", traits: [], owners: [])
  }
}
