import Foundation
import HaggleReports
import HaggleTraces
import HaggleVocabulary
import Testing

@Suite struct `A reason as text` {
  private static let trace = Trace(
    nodes: ["stack", "a", "b", "c", "two words"].map {
      .init(kind: "View", name: $0, isLabelled: true)
    })
  private static let stack = NodeID(0)

  private func line(_ reason: Reason) -> String { ReasonText(reason, in: Self.trace).line }

  @Test(arguments: [
    (
      Reason(
        stack, .columns, result: 224,
        terms: [.init(.plus, 96), .init(.plus, 8), .init(.plus, 120)]),
      "columns 96 + 8 + 120 = 224"
    ),
    (
      Reason(
        stack, .columns, axis: .horizontal, result: 28,
        terms: [
          .init(.plus, 10, .track, track: 1), .init(.plus, 8, .gap),
          .init(.plus, 10, .track, track: 2),
        ]),
      "columns 10 + 8 + 10 = 28"
    ),
    (
      Reason(
        stack, .share, axis: .horizontal, result: 83.5,
        terms: [.init(.plus, 334, .remaining), .init(.over, 4, .tracksLeft)]),
      "share 83.5 = remaining 334 ÷ 4 columns left"
    ),
    (
      Reason(stack, .gaps, result: 8, terms: [.init(.plus, 1), .init(.times, 8)]),
      "gaps 8 = 1 × 8"
    ),
    (
      Reason(
        stack, .share, axis: .horizontal, child: NodeID(4), result: 280.0 / 3,
        terms: [
          .init(.plus, 300, .proposed), .init(.minus, 20, .gaps), .init(.over, 3, .childrenLeft),
        ]),
      "share 93.33 = (proposed 300 − gaps 20) ÷ 3 children left (for \"two words\")"
    ),
    (
      Reason(
        stack, .size, result: 103,
        terms: [
          .init(.plus, 20, node: NodeID(1)), .init(.plus, 8, .spacing),
          .init(.plus, 75, .minimum, node: NodeID(2)),
        ]),
      "size 103 = a 20 + spacing 8 + minimum of b 75"
    ),
    (
      Reason(
        stack, .clamp, result: 50,
        terms: [
          .init(.plus, 20, .proposed), .init(.atLeast, 50, .minLength),
          .init(.atMost, 90, .maxLength),
        ]),
      "clamp 50 = proposed 20, at least 50 (minWidth)"
    ),
    (
      Reason(
        stack, .share, axis: .horizontal, result: 0,
        terms: [
          .init(.plus, -8, .remaining), .init(.over, 2, .tracksLeft),
          .init(.atLeast, 0, .notNegative),
        ]),
      "share 0 = remaining −8 ÷ 2 columns left, never less than 0"
    ),
    (
      Reason(
        stack, Open("half"), result: 25,
        terms: [.init(.plus, 20), .init(.atLeast, 50), .init(.over, 2)]),
      "half 25 = (20, at least 50) ÷ 2"
    ),
    (
      Reason(
        stack, .gaps, axis: .horizontal, result: 8,
        terms: [
          .init(.plus, 8, .gapAfterTrack, track: 1), .init(.plus, 0, .gapAfterTrack, track: 2),
        ]),
      "gaps 8 = 8 after column 1 + 0 after column 2"
    ),
    (
      Reason(
        stack, .share, axis: .vertical, track: 2, result: .infinity, detail: .untaken,
        isModelled: true),
      "share ∞ (for row 2); no cell starts in this row, so nobody takes it · modelled"
    ),
    (Reason(stack, Open("shrug\nnewly")), "shrug newly"),
    (Reason(stack, Open("sum"), terms: [.init(.plus, 1), .init(.plus, 2)]), "sum: 1 + 2"),
  ])
  func `is arithmetic that one can follow`(reason: Reason, line: String) {
    #expect(self.line(reason) == line)
  }

  @Test(arguments: [
    (
      Reason(
        stack, .order,
        order: [
          .init(node: NodeID(2), minimum: 20, maximum: 20),
          .init(node: NodeID(1), minimum: 0, maximum: .infinity),
          .init(node: NodeID(3), minimum: 0, maximum: .infinity),
        ]),
      "order: b (20…20), a, c (0…∞)"
    ),
    (
      Reason(
        stack, .order,
        order: [
          .init(node: NodeID(1), priority: 1), .init(node: NodeID(2), minimum: 5),
          .init(node: NodeID(3), priority: -.infinity),
        ]),
      "order: a (priority 1), b (priority 0, at least 5), then c with what is left"
    ),
    (
      Reason(
        stack, .order, axis: .horizontal,
        order: [.init(track: 3, minimum: 8, maximum: .infinity), .init(track: 1), .init(track: 2)],
        isModelled: true),
      "order: column 3 (8…∞), columns 1, 2 · modelled"
    ),
    (
      Reason(stack, .order, axis: .vertical, order: (1...20).map { .init(track: $0) }),
      "order: rows 1, 2, 3, 4, 5, 6, … 13 more …, 20"
    ),
    (Reason(stack, .order, order: [.init()]), "order: ?"),
  ])
  func `names who is served first, and why`(reason: Reason, line: String) {
    #expect(self.line(reason) == line)
  }

  /// Of every role that may be written, also one that only a newer version knows.
  @Test(arguments: Reason.Role.allCases)
  func `calls a term by words and not as the file does`(role: Reason.Role) {
    let line = line(Reason(Self.stack, .size, axis: .horizontal, terms: [.init(.plus, 3, role)]))
    #expect(!line.dropFirst("size: ".count).isEmpty)
    #expect(
      line.replacing("Width", with: "").replacing("View", with: "").allSatisfy { !$0.isUppercase })
  }

  @Test func `shows a role that only a newer version knows as it is written`() {
    let terms = [Reason.Term(.plus, 3, role: Open("luck")), .init(.over, 2, role: Open("dice"))]
    #expect(line(Reason(Self.stack, .share, terms: terms)) == "share: luck 3 ÷ 2 dice")
  }

  @Test(arguments: [
    (Reason.Detail.cut(needing: 3), "3 lines are needed, the rest is cut"),
    (.scaled(isCut: false), "minimumScaleFactor: the largest type at which nothing is cut"),
    (.scaled(isCut: true), "minimumScaleFactor: as small as it may become, and still cut"),
    (.fits(true), "it fits"), (.fits(false), "it does not fit"),
    (.lastChoice, "no child before it fits, so the last is taken"),
    (.untaken, "no cell starts in this column, so nobody takes it"),
    (.unchanged, "∞ − ∞ is no number, so what was left stays"),
    (
      .shape(CGSize(width: 1.5, height: 1), in: .init(width: 300, height: 200)),
      "the scale is the greater of 300 ÷ 1.5 and 200 ÷ 1"
    ),
    (
      .shape(CGSize(width: 1.5, height: 1), in: .init(width: nil, height: 200)),
      "the scale is 200 ÷ 1"
    ),
  ])
  func `says what arithmetic cannot`(detail: Reason.Detail, words: String) {
    let reason = Reason(Self.stack, .size, axis: .horizontal, result: 1, detail: detail)
    #expect(line(reason) == "size 1; " + words)
  }

  @Test(arguments: [
    (Reason.Role.tracks, Reason.Detail.tracks([2, 3, 4]), "size: 3 columns 2–4"),
    (.spreadTracks, .tracks([1, 3]), "size: 3 columns: 1, 3"),
    (.fromContainer, .container(300), "size: 3 for the container's 300"),
    (.fittingTracks, .least(70), "size: tracks of at least 70 fit 3"),
  ])
  func `names a term by what the reason says besides`(
    role: Reason.Role, detail: Reason.Detail, line: String
  ) {
    let terms = [Reason.Term(.plus, 3, role)]
    #expect(
      self.line(Reason(Self.stack, .size, axis: .horizontal, terms: terms, detail: detail)) == line)
  }

  @Test func `abridges a very long sum`() {
    let terms = (0..<100).map { _ in Reason.Term(.plus, 5) }
    let reason = Reason(Self.stack, .columns, result: 500, terms: terms)
    #expect(
      line(reason)
        == "columns 5 + 5 + 5 + 5 + 5 + 5 + 5 + 5 + … 88 more … + 5 + 5 + 5 + 5 = 500")
  }
}
