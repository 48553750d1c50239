import Foundation
import HaggleReports
import HaggleTraces
import HaggleVocabulary
import Testing

@Suite struct `The log report` {
  @Test func `has one line per event, indented by who asks whom`() {
    var story = TraceBuilder.nestedGrid
    story.add(.probe(node: NodeID(4), proposal: .unspecified, size: .init(width: 28, height: 46)))
    #expect(
      LogReport(story.timeline).text == """
        GridBug.swift: ← is offered, → answers, @ is placed; indented by who asks whom

         0  pass 1 begins, first layout: 350×350 for the root
         1  frame.1 of outer ← 350×350
         2  frame.1 → 350×350
         3  frame.1 of outer @ 0,0 350×350, for 350×350
         4  outer ← 350×350 by frame.1
         5    orange ← 0×0 min
         6    orange → 0×0
         7    orange ← ∞×∞ max
         8    orange → ∞×∞
         9    indigo ← 0×0 min
        10    indigo → 0×0
        11    indigo ← ∞×∞ max
        12    indigo → ∞×∞
        13    nested ← 0×0 min
        14      nested width: gaps 8 = 1 × 8
        15      nested height: gaps 16 = 2 × 8
        16    nested → 8×16
        17    nested ← ∞×∞ max
        18    nested → ∞×∞
        19    outer width: order: column 3 (8…∞), columns 1, 2, 4 (0…∞) · modelled
        20    outer width: share 83.5 = remaining 334 ÷ 4 columns left (for column 3) · modelled
        21    nested ← 167×350
        22    nested → 167×350
        23    outer width: share 55.67 = remaining 167 ÷ 3 columns left (for column 1) · modelled
        24    orange ← 55.67×350
        25    orange → 55.67×350
        26    outer width: share 55.67 = remaining 111.33 ÷ 2 columns left (for column 2) · modelled
        27    indigo ← 55.67×350
        28    indigo → 55.67×350
        29    outer width: share 55.67 = remaining 55.67 ÷ 1 column left (for column 4); no cell starts in this column, so nobody takes it · modelled
        30    outer width: columns 55.67 + 8 + 55.67 + 8 + 83.5 + 83.5 = 294.33
        31  outer → 294.33×350
        32  outer @ 27.83,0 294.33×350 in frame.1, for 350×350
        33  orange @ 0,0 55.67×350 in outer, for 55.67×350
        34  indigo @ 63.67,0 55.67×350 in outer, for 55.67×350
        35  nested @ 127.33,0 167×350 in outer, for 167×350
        36  pass 1 ends: the root is 350×350

        asked by haggle afterwards, with no effect on what stands above
        37  nested ← nil×nil ideal → 28×46

        """)
  }

  @Test(arguments: [
    (ProposedViewSize.zero, "0×0 min"), (.unspecified, "nil×nil ideal"), (.infinity, "∞×∞ max"),
    (.init(width: 0, height: 350), "0×350 min width"),
    (.init(width: 9.5, height: nil), "9.5×nil ideal height"),
    (.init(width: 0, height: .infinity), "0×∞ min width, max height"),
    (.init(width: 1, height: 2), "1×2"),
  ])
  func `says what kind of question it is`(proposal: ProposedViewSize, words: String) {
    var story = TraceBuilder()
    let color = story.node("Color")
    story.add(.ask(.init(node: color, proposal: proposal, caller: nil)))
    #expect(LogReport(story.timeline).text.hasSuffix("\n0  Color.1 ← \(words)\n"))
  }

  @Test func `says what was remembered, asked while placing, printed and corrected`() {
    var story = TraceBuilder()
    let frame = story.node("frame")
    let color = story.node("Color", in: frame)
    story.add(
      .ask(
        .init(node: color, proposal: .init(width: 1, height: 1), caller: frame, isPlacing: true)),
      .answer(node: color, size: .init(width: 1, height: 1), isCached: true),
      .note(.init(node: color, source: .console, text: "a\nb")),
      .note(.init(node: nil, source: .engine, text: "was stopped")))
    #expect(
      LogReport(story.timeline).text.split(separator: "\n").dropFirst() == [
        "0  Color.1 ← 1×1 by frame.1, placing", "1  Color.1 → 1×1 cached",
        "2  Color.1 prints: a ⏎ b", "3  the layout was stopped",
      ])
  }

  @Test func `does not indent for ever`() {
    var story = TraceBuilder()
    for index in 0..<10_000 {
      let id = NodeID(index)
      story.trace.nodes.append(.init(kind: "p", name: "p\(index)"))
      story.add(.ask(.init(node: id, proposal: .zero, caller: nil)))
    }
    let lines = LogReport(story.timeline).text.split(separator: "\n")
    #expect(lines.count == 10_001)
    #expect(lines[26] == "  25  " + String(repeating: "  ", count: 20) + "[25] p25 ← 0×0 min")
  }
}
