import Foundation
import HaggleVocabulary
import Testing

@Suite struct `A proposal` {
  @Test func `asks for the minimum, the ideal and the maximum`() {
    #expect(ProposedViewSize.zero == ProposedViewSize(width: 0, height: 0))
    #expect(ProposedViewSize.unspecified == ProposedViewSize(width: nil, height: nil))
    #expect(ProposedViewSize.infinity == ProposedViewSize(width: .infinity, height: .infinity))
  }

  @Test func `is completed by a size, 10 by 10 unless another is stated`() {
    let width = ProposedViewSize(width: 5, height: nil)
    #expect(width.replacingUnspecifiedDimensions() == CGSize(width: 5, height: 10))
    #expect(
      width.replacingUnspecifiedDimensions(by: CGSize(width: 1, height: 2))
        == CGSize(width: 5, height: 2))
    #expect(
      ProposedViewSize.infinity.replacingUnspecifiedDimensions()
        == CGSize(width: CGFloat.infinity, height: .infinity))
  }

  @Test(arguments: Axis.allCases)
  func `is read and written by axis`(axis: Axis) {
    var proposal = ProposedViewSize(3, along: axis, across: nil)
    #expect(proposal[axis] == 3)
    #expect(proposal[axis.cross] == nil)
    proposal[axis.cross] = 4
    #expect(proposal == ProposedViewSize(CGSize(3, along: axis, across: 4)))
  }
}

@Suite struct `An axis` {
  @Test func `has another one across it`() {
    #expect(Axis.horizontal.cross == .vertical)
    #expect(Axis.vertical.cross == .horizontal)
    #expect(Axis.allCases.map(\.dimension) == ["width", "height"])
  }

  @Test(arguments: Axis.allCases)
  func `picks the component of a size and of a point`(axis: Axis) {
    var size = CGSize(3, along: axis, across: 4)
    var point = CGPoint(3, along: axis, across: 4)
    #expect(size[axis] == 3 && size[axis.cross] == 4)
    #expect(point[axis] == 3 && point[axis.cross] == 4)
    size[axis] = 5
    point[axis.cross] = 6
    #expect(size == CGSize(5, along: axis, across: 4))
    #expect(point == CGPoint(3, along: axis, across: 6))
  }

  @Test func `may be one of a set`() {
    let both: Axis.Set = [.horizontal, .vertical]
    #expect(both.contains(Axis.horizontal) && both.contains(Axis.vertical))
    #expect(!Axis.Set.vertical.contains(Axis.horizontal))
    #expect(Axis.Set(.vertical) == .vertical)
  }
}

@Suite struct `A reason` {
  typealias Term = Reason.Term

  private static let sums: [(terms: [Term], sum: CGFloat?)] = [
    ([Term(.plus, 400), Term(.over, 2)], 200),
    ([Term(.plus, 96), Term(.plus, 8), Term(.plus, 120)], 224),
    ([Term(.plus, 100), Term(.minus, 16), Term(.times, 3)], 252),
    ([Term(.plus, -3), Term(.atLeast, 0)], 0), ([Term(.plus, 30), Term(.atMost, 20)], 20),
    ([Term(.minus, 5)], 5), ([], nil), ([Term(.plus, .infinity), Term(.over, 3)], .infinity),
  ]

  @Test(arguments: sums)
  func `adds up from left to right, starting with its first term`(
    terms: [Term], expected: CGFloat?
  ) {
    let reason = Reason(NodeID(0), .share, terms: terms)
    #expect(reason.sum == expected)
  }
}

@Suite struct `A place in a text` {
  @Test func `comes before those below and to the right of it`() {
    let places = [(1, 1), (1, 2), (2, 1), (10, 1)].map { SourcePlace(line: $0, column: $1) }
    #expect(places.shuffled().sorted() == places)
  }

  @Test func `is not a node, which is ordered by its number`() {
    #expect([NodeID(2), NodeID(0), NodeID(1)].sorted().map(\.index) == [0, 1, 2])
  }
}
