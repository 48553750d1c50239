import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary
import Testing

private func reason(
  _ node: Int, _ rule: Reason.Rule, _ result: CGFloat, _ terms: [Reason.Term], child: Int? = nil
) -> Event {
  .reason(
    Reason(
      NodeID(node), rule, axis: .horizontal, child: child.map { NodeID($0) }, result: result,
      terms: terms))
}

@Suite struct `Why a number` {
  /// A parent that adds 10 to what its child answers, asked twice, and placed.
  private let padded = timeline(
    [nil, 0],
    [
      begin(1), ask(0, 100, 50), ask(1, 90, 40, by: 0), answer(1, 30, 40),
      reason(0, .inset, 40, [.init(.plus, 30, node: NodeID(1)), .init(.plus, 10, .insets)]),
      answer(0, 40, 50), ask(0, 100, 50), answer(0, 40, 50, cached: true),
      place(0, 3, 0, 40, 50, proposal: .init(width: 100, height: 50)),
      place(1, 5, 5, 30, 40, proposal: .init(width: 90, height: 40)), end(1),
    ])

  @Test func `is told by the call that reached the node, not by the one that it remembered`() {
    let why = Why(padded, NodeID(0), .width)
    #expect(why.value == 40)
    #expect(why.event == 8)
    #expect(why.ledgers.map(\.call) == [0])
    #expect(why.ledgers[0].rows.map(\.event) == [4])
    #expect(why.ledgers[0].rows[0].basis == [.term(1)])
    #expect(why.ledgers[0].ending == .sum(row: 0))
  }

  @Test func `names what a parent keeps for itself of an offer`() {
    let offers = Why(padded, NodeID(1), .width).offers
    #expect(offers.map(\.event) == [2, 1])
    #expect(offers[0].cause == .keepsBack(4, 10))
  }

  @Test func `of a place is the sum of the placements from the root down`() {
    let why = Why(padded, NodeID(1), .x)
    #expect(why.value == 8)
    #expect(why.placements.map(\.offset) == [3, 5])
    #expect(why.placements.map(\.after) == [nil, 5])
    #expect(why.placements.map(\.event) == [8, 9])
  }

  @Test func `is told of a single call as well`() {
    let why = Why(padded, call: 1, on: .vertical)
    #expect(why.value == 40)
    #expect(why.event == 3)
    #expect(!why.isFinal)
    #expect(why.ledgers[0].ending == .offer)
  }

  /// A stack of a row with a fixed view, in wrappers: who insists is three levels below.
  @Test func `goes down to the view whose own rule makes it`() {
    let timeline = timeline(
      [nil, 0, 1, 2, 2],
      [
        begin(1), ask(0, 100, 50), ask(1, 100, 50, by: 0), ask(2, 100, 50, by: 1),
        ask(3, 40, 50, by: 2), answer(3, 90, 50), ask(4, 40, 50, by: 2), answer(4, 20, 50),
        reason(
          2, .size, 110,
          [.init(.plus, 90, node: NodeID(3)), .init(.plus, 20, node: NodeID(4))]),
        answer(2, 110, 50), answer(1, 110, 50),
        reason(0, .inset, 120, [.init(.plus, 110, node: NodeID(1)), .init(.plus, 10, .insets)]),
        answer(0, 120, 50),
        place(0, 0, 0, 120, 50, proposal: .init(width: 100, height: 50)), end(1),
      ])
    let why = Why(timeline, NodeID(0), .width)
    let descent = timeline.descent(below: why.ledgers[0])
    #expect(descent.map { timeline.spans[$0.call].node.index } == [1, 2, 3])
    #expect(descent.map(timeline.handsOn) == [true, false, false])
    // What fills its offer divides it: nobody in it made that length.
    let filled = Why(padded, NodeID(1), .width).ledgers[0]
    #expect(timeline.descent(below: filled).isEmpty)
  }

  private static let damaged: [(result: CGFloat, term: CGFloat, ending: Ledger.Ending)] = [
    (8, 9, .falseSum(row: 0, sum: 9)), (9, 9, .otherAnswer(row: 0, result: 9)),
    (8, 8, .sum(row: 0)),
  ]

  @Test(arguments: damaged)
  func `of a trace that contradicts itself is not made up`(
    result: CGFloat, term: CGFloat, ending: Ledger.Ending
  ) {
    let timeline = timeline(
      [nil],
      [
        ask(0, 5, 5), reason(0, .widest, result, [.init(.plus, term, .widestLine)]),
        answer(0, 8, 5),
      ])
    #expect(timeline.ledger(ofCall: 0, on: .horizontal).ending == ending)
  }

  @Test func `is the offer, a fixed answer or nothing where a trace has no reasons`() {
    let log = timeline(
      [nil],
      [ask(0, 0, 0), answer(0, 8, 16), ask(0, .infinity, 9), answer(0, .infinity, 16)])
    #expect(log.ledger(ofCall: 0, on: .horizontal).ending == .unexplained)
    #expect(log.ledger(ofCall: 1, on: .horizontal).ending == .offer)
    #expect(Why(log, NodeID(0), .width).offers.map(\.cause) == [.unknownCaller])
    let rigid = timeline(
      [nil],
      [
        ask(0, 7, 9), answer(0, 30, 9), place(0, 0, 0, 30, 9, proposal: .init(width: 7, height: 9)),
        probe(0, .init(width: 0, height: 9), 30, 9), probe(0, .init(width: nil, height: 9), 30, 9),
        probe(0, .init(width: .infinity, height: 9), 30, 9),
      ])
    #expect(rigid.ledger(ofCall: 0, on: .horizontal).ending == .same([3, 4, 5]))
  }

  @Test func `is missing where nobody asked, and where an answer is missing`() {
    let timeline = timeline([nil, nil], [ask(0, 5, 5)])
    #expect(Why(timeline, NodeID(1), .width).value == nil)
    #expect(Why(timeline, NodeID(1), .x).value == nil)
    #expect(Why(timeline, NodeID(0), .width).value == nil)
    #expect(timeline.ledger(ofCall: 0, on: .horizontal).ending == .unanswered)
  }

  @Test func `at the end of 10 000 views that hand on is found at once`() throws {
    let depth = 10_000
    var events = [begin(1)]
    for node in 0..<depth { events.append(ask(node, 70, 30, by: node == 0 ? nil : node - 1)) }
    for node in (0..<depth).reversed() { events.append(answer(node, 20, 30)) }
    events[0] = .passBegin(number: 1, reason: "first", proposal: .init(width: 70, height: 30))
    let timeline = timeline((0..<depth).map { $0 == 0 ? nil : $0 - 1 }, events)
    let top = Why(timeline, NodeID(0), .width)
    #expect(top.ledgers.count == depth)
    #expect(top.ledgers[depth - 1].ending == .unexplained)
    let leaf = Why(timeline, NodeID(depth - 1), .width)
    #expect(leaf.offers.count == depth)
    #expect(leaf.offers[depth - 1].cause == .root(pass: 0))
    let not = try #require(top.not(40, timeline))
    #expect(not.steps.count == depth - 1)
    #expect(not.verdict == .answer(event: depth + 1))
  }
}

@Suite struct `Why not another number` {
  /// Two children that share 100 points with a gap of 10: one that is 30 long, one that takes all.
  private let row = timeline(
    [nil, 0, 0],
    [
      .passBegin(number: 1, reason: "first", proposal: .init(width: 100, height: 5)),
      ask(0, 100, 5), ask(1, 0, 5, by: 0), answer(1, 30, 5), ask(1, .infinity, 5, by: 0),
      answer(1, 30, 5), ask(2, 0, 5, by: 0), answer(2, 0, 5), ask(2, .infinity, 5, by: 0),
      answer(2, 60, 5),
      .reason(
        Reason(
          NodeID(0), .order, axis: .horizontal,
          order: [
            .init(node: NodeID(1), minimum: 30, maximum: 30),
            .init(node: NodeID(2), minimum: 0, maximum: 60),
          ])),
      reason(0, .share, 45, [.init(.plus, 90, .remaining), .init(.over, 2)], child: 1),
      ask(1, 45, 5, by: 0), answer(1, 30, 5),
      reason(0, .share, 60, [.init(.plus, 60, .remaining), .init(.over, 1)], child: 2),
      ask(2, 60, 5, by: 0), answer(2, 40, 5),
      reason(
        0, .size, 80,
        [
          .init(.plus, 30, node: NodeID(1)), .init(.plus, 10, .spacing),
          .init(.plus, 40, node: NodeID(2)),
        ]),
      answer(0, 80, 5), place(0, 0, 0, 80, 5, proposal: .init(width: 100, height: 5)),
    ])

  private static let table: [(expected: CGFloat, event: Int?)] = [
    // As expected, also where somebody writes two decimals.
    (80, nil), (80.004, nil),
    // Within reach until the second child takes less, or more.
    (90, 16), (60, 16),
    // Less than the first child must be, and the gap: the order of event 10 tells that.
    (35, 10),
    // Less than the gap alone: only the sum tells how long that is.
    (5, 17),
    // More than the row is offered: the host's proposal.
    (120, 0),
  ]

  @Test(arguments: table)
  func `is ruled out by an event`(expected: CGFloat, event: Int?) throws {
    let not = try #require(Why(row, NodeID(0), .width).not(expected, row))
    #expect(not.verdict.event == event)
  }

  @Test func `names the part, how much is missing, and what was served before it`() throws {
    let not = try #require(Why(row, NodeID(0), .width).not(90, row))
    guard case .reach(let reach) = not.verdict else {
      Issue.record("\(not.verdict)")
      return
    }
    #expect(reach.isMost)
    #expect(reach.length == 80)
    #expect(reach.part.node == NodeID(2))
    #expect(reach.part.share == 14)
    #expect(reach.order == 10)
  }

  @Test func `of a child is asked of the share that it was offered`() throws {
    let not = try #require(Why(row, NodeID(1), .width).not(50, row))
    #expect(not.verdict.event == 13)
    #expect(not.steps == [])
  }

  @Test func `of a trace without reasons is only what it answered`() throws {
    let log = timeline([nil], [ask(0, 0, 0), answer(0, 8, 16)])
    #expect(Why(log, NodeID(0), .width).not(0, log)?.verdict == .answer(event: 1))
    let open = timeline(
      [nil, nil], [ask(0, 9, 9), ask(1, 9, 9), answer(1, 7, 9), answer(0, 8, 9)])
    #expect(Why(open, NodeID(0), .width).not(9, open)?.verdict == .between(0, 3))
  }
}
