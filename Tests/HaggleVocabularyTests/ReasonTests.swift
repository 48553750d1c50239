import Foundation
import HaggleVocabulary
import Testing

private typealias Term = Reason.Term

/// Reasons are kept as briefly as their arithmetic allows, which nobody who reads them sees.
@Suite struct `A reason kept briefly` {
  private static let sums: [[Term]] = [
    [],
    [Term(.plus, 8, .length)],
    [Term(.plus, 8)],
    [Term(.plus, 8, node: NodeID(3))],
    [Term(.plus, 8, .track, track: 2)],
    [Term(.minus, 8, .length)],
    [Term(.plus, 8, role: Open("luck"))],
    [Term(.plus, -0.0, .length)],
    [Term(.plus, 92.5, .remaining), Term(.over, 4, .childrenLeft)],
    [Term(.plus, 92.5, .remaining), Term(.over, 4.5, .childrenLeft)],
    [Term(.plus, .infinity, .remaining), Term(.over, 4, .childrenLeft)],
    [Term(.plus, 92.5, .remaining), Term(.minus, -0.0, .spacing)],
    [Term(.plus, 92.5, .remaining), Term(.minus, 3e9, .spacing)],
    [Term(.plus, 92.5, .widestLine), Term(.atMost, .infinity, .proposed)],
    [Term(.plus, 92.5, node: NodeID(3)), Term(.plus, 16, .insets)],
    [Term(.plus, 92.5, .remaining), Term(.over, 4, role: Open("dice"))],
    [Term(.minus, 92.5, .remaining), Term(.over, 4, .childrenLeft)],
    [Term(.plus, -8, .remaining), Term(.over, 4, .childrenLeft), Term(.atLeast, 0, .notNegative)],
    [
      Term(.plus, -8, .remaining), Term(.over, 4, .childrenLeft),
      Term(.atLeast, -0.0, .notNegative),
    ],
    [Term(.plus, -8, .remaining), Term(.over, 4, .childrenLeft), Term(.atLeast, 1, .minimum)],
    (0..<9).map { Term(.plus, CGFloat($0)) },
  ]

  @Test(arguments: sums, [nil, 0, -1, 3, Int.max])
  func `says what it was given`(terms: [Reason.Term], track: Int?) {
    for result in [terms.sum, nil, 0, 7.5] {
      let reason = Reason(
        NodeID(1), .share, axis: .vertical, child: NodeID(2), track: track, result: result,
        terms: terms, isModelled: true)
      #expect(reason.terms == terms)
      #expect(reason.terms.map(\.value.sign) == terms.map(\.value.sign))
      #expect(reason.result?.bitPattern == result?.bitPattern)
      #expect(reason.track == track)
      #expect(reason.child == NodeID(2) && reason.order.isEmpty && reason.detail == nil)
      #expect(reason.rule == .share && reason.axis == .vertical && reason.isModelled)
      #expect(reason.mapNodes { $0 } == reason)
    }
  }

  @Test func `holds an order, a detail and an unknown rule beside its terms`() {
    let order = [Reason.Ranked(node: NodeID(4), priority: 1, minimum: 8)]
    let reason = Reason(
      NodeID(1), Open("luck"), result: 8, terms: [Term(.plus, 8, .length)], order: order,
      detail: .lastChoice)
    #expect(reason.rule.word == "luck" && reason.knownRule == nil)
    #expect(reason.order == order && reason.detail == .lastChoice && reason.result == 8)
    #expect(Reason(NodeID(1), .order, order: order).order == order)
    #expect(Reason(NodeID(1), .order, order: order).result == nil)
  }

  @Test(arguments: sums.filter { 1...3 ~= $0.count })
  func `is the same with one or two terms as with a list of them`(terms: [Reason.Term]) {
    let isNotNegative = terms.count == 3
    let isBound = terms.last == Term(.atLeast, 0, .notNegative) && terms.last?.value.sign == .plus
    guard !isNotNegative || isBound else { return }
    let brief = Reason(
      NodeID(1), .share, axis: .vertical, result: terms.sum ?? 0, from: terms[0],
      then: terms.count > 1 ? terms[1] : nil, isNotNegative: isNotNegative)
    #expect(
      brief == Reason(NodeID(1), .share, axis: .vertical, result: terms.sum, terms: terms))
    #expect(brief.terms == terms)
  }

  @Test func `gives other nodes to all that it names`() {
    let reason = Reason(
      NodeID(1), .size, child: NodeID(2), result: 8,
      terms: [Term(.plus, 8, node: NodeID(3))], order: [Reason.Ranked(node: NodeID(4))])
    let moved = reason.mapNodes { NodeID($0.index + 10) }
    #expect(moved.node == NodeID(11) && moved.child == NodeID(12))
    #expect(moved.terms[0].node == NodeID(13) && moved.order[0].node == NodeID(14))
  }

  @Test func `writes unknown words by their own bytes`() {
    let (composed, apart) = ("caf\u{E9}", "cafe\u{301}")
    #expect(Array(UnknownWord(composed).text.utf8) == Array(composed.utf8))
    #expect(Array(UnknownWord(apart).text.utf8) == Array(apart.utf8))
    #expect(UnknownWord(composed) == UnknownWord("caf\u{E9}"))
    #expect(Open<Reason.Rule>("share") == .known(.share))
  }
}
