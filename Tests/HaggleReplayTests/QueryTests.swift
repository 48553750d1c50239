import Foundation
import HaggleReplay
import HaggleTestSupport
import HaggleTraces
import HaggleVocabulary
import Testing

@Suite struct `A query` {
  /// 0 asks 1 while sizing, places it, asks it again, and haggle asks afterwards.
  private static let small: Timeline = {
    var trace = Trace(
      nodes: [
        Trace.Node(kind: "Grid", name: "outer", isLabelled: true),
        Trace.Node(kind: "Color", name: "two words", isLabelled: true, parent: NodeID(0)),
      ],
      events: [
        .passBegin(number: 1, reason: "first layout", proposal: .zero),  // 0
        ask(0, 100, nil),  // 1
        ask(1, 0, .infinity, by: 0),  // 2
        .reason(Reason(NodeID(1), .fixed)),  // 3
        answer(1, 294 + 1.0 / 3, 16),  // 4
        ask(1, 0, .infinity, by: 0),  // 5
        answer(1, 294 + 1.0 / 3, 16, cached: true),  // 6
        answer(0, 0.004, -5),  // 7
        place(1, -0.5, 8, 30, 40),  // 8
        ask(1, 30, 40, by: 0, placing: true),  // 9
        answer(1, .nan, 40),  // 10
        .passEnd(number: 1, size: .zero),  // 11
        .note(.init(node: nil, source: .console, text: "hello")),  // 12
        answer(1, 7, 7),  // 13, to a question that the trace lacks
        probe(1, .unspecified, 10, 10),  // 14
      ])
    trace.remarks = [
      .finding(
        Finding(
          rule: "phantom-minimum", class: .proof, node: NodeID(0), statement: .init(""),
          evidence: [4, 7],
          consequences: [
            .init(rule: "underfill", node: NodeID(0), statement: .init(""), evidence: [7, 8])
          ]))
    ]
    return Timeline(trace)
  }()

  @Test(
    arguments: [
      ("event == ask", [1, 2, 5, 9]),
      ("event == answer", [4, 6, 7, 10, 13]),
      ("event ~ re", [3]),
      ("event == pass || event == note || event == \"probe\"", [0, 11, 12, 14]),
      ("event != answer && event != ask", [0, 3, 8, 11, 12, 14]),
      ("event >= 5 && event < 8", [5, 6, 7]),
      ("event == 7", [7]),
      ("event == 7.5", []),
      ("node == outer", [1, 7]),
      ("node == \"two words\"", [2, 3, 4, 5, 6, 8, 9, 10, 13, 14]),
      ("node == Grid", []),
      ("node ~ Grid", [1, 7]),
      ("node ~ oute", [1, 7]),
      ("node != outer && event < 5", [2, 3, 4]),
      ("!(node == outer) && event < 5", [0, 2, 3, 4]),
      ("kind == Color && event == ask", [2, 5, 9]),
      ("kind ~ outer", []),
      ("parent ~ Grid && event == answer", [4, 6, 10, 13]),
      ("parent == outer && event == place", [8]),
      ("parent != outer", []),
      ("ask.width == min", [2, 4, 5, 6]),
      ("ask.width == 0", [2, 4, 5, 6]),
      ("ask.height == max", [2, 4, 5, 6]),
      ("ask.height == ∞ && !cached", [2, 4, 5]),
      ("ask.height == ideal", [1, 7, 14]),
      ("ask.height == nil && event != ask", [7, 14]),
      ("ask.height != ideal", [2, 4, 5, 6, 9, 10]),
      ("ask.height > 39", [2, 4, 5, 6, 9, 10]),
      ("ask.height > 40", [2, 4, 5, 6]),
      ("ask.width <= 30", [2, 4, 5, 6, 9, 10]),
      ("ask.width < 1e1", [2, 4, 5, 6]),
      ("answer.width == 294.33", [4, 6]),
      ("answer.width >= 294.33 && answer.width <= 294.33", [4, 6]),
      ("answer.width > 294.33 || answer.width < 294.33", [7, 13, 14]),
      ("answer.width == 294.3", []),
      ("answer.width == 294", []),
      ("answer.width == 0", [7]),
      ("answer.width == min", []),
      ("answer.width > min && answer.width < 1", [7]),
      ("answer.height == -5", [7]),
      ("answer.height == −5", [7]),
      ("answer.width > ask.width", [4, 6]),
      ("answer.height == ask.height", [10]),
      ("answer.height != ask.height", [4, 6, 7, 14]),
      ("answer.width == answer.height", [13, 14]),
      ("place.x == -0.5 && place.y == 8", [8]),
      ("place.width == 30 && place.height == 40", [8]),
      ("place.width != 30", []),
      ("!(place.width != 30) && event == place", [8]),
      ("cached", [6]),
      ("!!cached", [6]),
      ("!cached && event == answer", [4, 7, 10, 13]),
      ("pass == 1", [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
      ("pass != 1", []),
      ("phase == sizing", [1, 2, 3, 4, 5, 6, 7]),
      ("phase == placing", [8, 9, 10]),
      ("phase ~ prob", [14]),
      ("!(phase ~ ing)", [0, 11, 12, 13]),
      ("finding", [4, 7, 8]),
      ("finding ~ phantom", [4, 7]),
      ("finding == \"phantom-minimum\"", [4, 7]),
      ("finding == phantom", []),
      ("finding == underfill", [7, 8]),
      ("finding != underfill", [4]),
      // && before ||, ! before both.
      ("cached || event == 1 && event == 2", [6]),
      ("event == 2 && event == 1 || cached", [6]),
      ("(cached || event == 1) && event == 1", [1]),
      ("!cached && event == 6 || event == 3", [3]),
      ("!(cached || event != 3)", [3]),
      ("!(event < 3 || event > 4) && (event == 4 || !(event != 3))", [3, 4]),
      ("event == 1||event == 2||event == 3&&cached", [1, 2]),
      ("((((event))==1", nil),
    ] as [(String, [Int]?)])
  func `matches`(_ text: String, _ events: [Int]?) {
    let query = try? Query(text)
    #expect(query?.events(in: Self.small) == events)
  }

  @Test(
    arguments: [
      ("node ~ Grid && ask.width == min && answer.width > 0", [64, 228, 231, 252]),
      ("finding ~ phantom", [64, 108, 109, 114, 160, 161, 165, 169, 173]),
      ("answer.width == 55.67 && !cached", [164, 168, 241, 242, 243, 248, 249, 250]),
      ("node == corner && phase == placing && event == place", [196]),
    ])
  func `matches what the log shows of the nested grid`(text: String, events: [Int]) throws {
    let timeline = try Self.recording("nested-grid")
    #expect(try Query(text).events(in: timeline) == events)
  }

  @Test(arguments: [
    "Grid.2", "two words", "", "a&b", "!", "x==y", "a,b", "say \"hi\"\\", "a\nb\u{1B}[2J",
    "größe→1",
    "👩‍👩‍👧", "min", "event", "−5", "it's", "“x”", "\u{202E}abc",
  ])
  func `takes names as they are printed`(name: String) throws {
    var trace = Trace(nodes: [Trace.Node(kind: "Color", name: name)], events: [ask(0, 1, 1)])
    let query = try Query("node == \(trace.name(of: NodeID(0)))")
    #expect(query.events(in: Timeline(trace)) == [0])
    trace.nodes[0].name += "x"
    #expect(query.events(in: Timeline(trace)) == [])
  }

  @Test func `matches nothing where there are no events`() throws {
    let query = try Query("!cached")
    #expect(query.events(in: Timeline(Trace())) == [])
  }

  @Test func `takes any nesting that fits`() throws {
    let parentheses = String(repeating: "(", count: 2000) + "cached"
    let query = try Query(parentheses + String(repeating: ")", count: 2000))
    #expect(query.events(in: Self.small) == [6])
    let nots = try Query(String(repeating: "!", count: 4089) + "cached")
    #expect(nots.events(in: Self.small) == [0, 1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12, 13, 14])
  }

  private static func recording(_ name: String) throws -> Timeline {
    let file = Checkout.root.appending(path: "Traces/\(name).trace.json")
    return Timeline(try Trace.read(Array(Data(contentsOf: file)), named: name).trace)
  }
}
