import Foundation
import HaggleTraces
import HaggleVocabulary

extension TraceBuilder {
  /// The grid in a grid that does not fill its 350 points, with what there is to find.
  static var nestedGrid: TraceBuilder {
    var story = TraceBuilder()
    story.trace.header = .init(
      tool: "haggle 0.1.0", scenario: "GridBug.swift",
      proposal: .init(width: 350, height: 350), proposalSource: "// proposal:", cache: "swiftui")
    let frame = story.node("frame", arguments: "width: 350, height: 350", at: 29, 6)
    let outer = story.node("Grid", "outer", in: frame, at: 6, 5)
    let orange = story.node("Color", "orange", in: outer, at: 37, 5, owner: "ColorView")
    let indigo = story.node("Color", "indigo", in: outer, at: 39, 5, owner: "ColorView")
    let nested = story.node(
      "Grid", "nested", in: outer, at: 13, 9, traits: ["gridCellColumns(2)"])

    story.add(
      .passBegin(number: 1, reason: "first layout", proposal: .init(width: 350, height: 350)))
    story.ask(frame, 350, 350, answer: (350, 350))
    story.place(frame, 0, 0, 350, 350)
    story.ask(outer, 350, 350, by: frame, answer: (167.0 / 3 * 2 + 183, 350)) { story in
      story.greedy(orange, by: outer, (0, 0), (.infinity, .infinity))
      story.greedy(indigo, by: outer, (0, 0), (.infinity, .infinity))
      story.ask(nested, 0, 0, by: outer, answer: (8, 16)) { story in
        story.because(
          Reason(
            nested, .gaps, axis: .horizontal, result: 8,
            terms: [.init(.plus, 1), .init(.times, 8)]))
        story.because(
          Reason(
            nested, .gaps, axis: .vertical, result: 16, terms: [.init(.plus, 2), .init(.times, 8)])
        )
      }
      story.greedy(nested, by: outer, (.infinity, .infinity))
      story.nestedGridColumns(outer, orange, indigo, nested)
    }
    story.place(
      outer, (350 - 167.0 / 3 * 2 - 183) / 2, 0, 167.0 / 3 * 2 + 183, 350,
      for: .init(width: 350, height: 350))
    story.place(orange, 0, 0, 167.0 / 3, 350)
    story.place(indigo, 167.0 / 3 + 8, 0, 167.0 / 3, 350)
    story.place(nested, 167.0 / 3 * 2 + 16, 0, 167, 350)
    story.add(.passEnd(number: 1, size: .init(width: 350, height: 350)))
    return story
  }

  private mutating func nestedGridColumns(
    _ outer: NodeID, _ orange: NodeID, _ indigo: NodeID, _ nested: NodeID
  ) {
    because(
      Reason(
        outer, .order, axis: .horizontal,
        order: [
          .init(track: 3, minimum: 8, maximum: .infinity),
          .init(track: 1, minimum: 0, maximum: .infinity),
          .init(track: 2, minimum: 0, maximum: .infinity),
          .init(track: 4, minimum: 0, maximum: .infinity),
        ], isModelled: true))
    share(of: 3, outer, remaining: 334, among: 4)
    greedy(nested, by: outer, (167, 350))
    share(of: 1, outer, remaining: 167, among: 3)
    greedy(orange, by: outer, (167.0 / 3, 350))
    share(of: 2, outer, remaining: 167 - 167.0 / 3, among: 2)
    greedy(indigo, by: outer, (167.0 / 3, 350))
    share(
      of: 4, outer, remaining: 167.0 / 3, among: 1,
      detail: .untaken)
    let lengths: [CGFloat] = [167.0 / 3, 8, 167.0 / 3, 8, 83.5, 83.5]
    because(
      Reason(
        outer, .columns, axis: .horizontal, result: 167.0 / 3 * 2 + 183,
        terms: lengths.map { .init(.plus, $0) }))
  }

  private mutating func share(
    of column: Int, _ grid: NodeID, remaining: CGFloat, among count: CGFloat,
    detail: Reason.Detail? = nil
  ) {
    because(
      Reason(
        grid, .share, axis: .horizontal, track: column, result: remaining / count,
        terms: [
          .init(.plus, remaining, .remaining),
          .init(.over, count, .tracksLeft),
        ],
        detail: detail, isModelled: true))
  }

  /// What haggle finds in the nested grid.
  static let phantomMinimum = Finding(
    rule: "phantom-minimum", class: .contract, node: NodeID(4), axis: .horizontal,
    place: .init(line: 13, column: 9),
    statement: .init(
      "Asked for its minimum (0×0), nested answered 8×16",
      details: [
        .init(
          .explanation,
          "1 column gap and 2 row gaps of 8, though its contents can shrink to 0"),
        .init(
          .sentence,
          "That makes it the least flexible child of outer, so its two columns are served first, "
            + "83.5 each; of the remaining 167 one third finds no taker"),
      ]),
    evidence: [13, 16],
    remedies: [.words("give it a minimum of 0: .frame(minWidth: 0, minHeight: 0)")],
    exception: "the grid need not fill its frame",
    consequences: [
      .init(
        rule: "underfill", node: NodeID(1),
        statement: .init("outer is 294.33 wide; 350 were proposed"), evidence: [31])
    ],
    proof: .rerun(
      Verdict(
        rule: "phantom-minimum",
        changes: [.init(of: NodeID(4), .horizontal, to: .zero, before: 8, after: 0)],
        symptom: "underfill", node: NodeID(1), axis: .horizontal, before: 294.33, after: 350,
        isConfirmed: true)), ignoreKey: "phantom-minimum@nested")
}
