import Foundation
import HaggleLayouts
import Testing

@Suite struct `A flexible frame` {
  typealias Limits = FlexibleFrameLayout.Limits

  /// A row of the table of the rules: the answers to 0, 20, 70, 300, ∞ and nil.
  struct Row: CustomTestStringConvertible {
    let child: CGFloat?
    let limits: Limits
    let answers: [CGFloat]
    let testDescription: String

    init(_ testDescription: String, child: CGFloat? = nil, _ limits: Limits, _ answers: [CGFloat]) {
      self.testDescription = testDescription
      self.child = child
      self.limits = limits
      self.answers = answers
    }
  }

  static let proposals: [CGFloat?] = [0, 20, 70, 300, .infinity, nil]

  static let table = [
    Row("colour, min 50", Limits(min: 50), [50, 50, 70, 300, .infinity, 50]),
    Row("colour, max 100", Limits(max: 100), [0, 20, 70, 100, 100, 10]),
    Row("colour, min 50 max 100", Limits(min: 50, max: 100), [50, 50, 70, 100, 100, 50]),
    Row("colour, ideal 80", Limits(ideal: 80), [0, 20, 70, 300, .infinity, 80]),
    Row("box 40, min 100", child: 40, Limits(min: 100), [100, 100, 100, 100, 100, 100]),
    Row("box 40, max 200", child: 40, Limits(max: 200), [40, 40, 70, 200, 200, 40]),
    Row("box 250, max 200", child: 250, Limits(max: 200), [200, 200, 200, 200, 200, 200]),
    Row("box 40, max ∞", child: 40, Limits(max: .infinity), [40, 40, 70, 300, .infinity, 40]),
    Row(
      "box 40, min 50 max ∞", child: 40, Limits(min: 50, max: .infinity),
      [50, 50, 70, 300, .infinity, 50]),
    Row("box 40, no limits", child: 40, Limits(), [40, 40, 40, 40, 40, 40]),
    Row("colour, min 0 max ∞", Limits(min: 0, max: .infinity), [0, 20, 70, 300, .infinity, 10]),
    Row("box 250, min 50", child: 250, Limits(min: 50), [50, 50, 70, 250, 250, 250]),
    Row("colour, all three", Limits(min: 30, ideal: 60, max: 90), [30, 30, 70, 90, 90, 60]),
  ]

  @Test(arguments: table, Axis.allCases)
  func `7.7 A flexible frame answers as the table says`(row: Row, axis: Axis) {
    let inner = row.child.map {
      axis == .horizontal ? color.frame(width: $0) : color.frame(height: $0)
    }
    let frame = (inner ?? color).modified(
      by: axis == .horizontal
        ? FlexibleFrameLayout(width: row.limits) : FlexibleFrameLayout(height: row.limits))
    let engine = LayoutEngine(frame.tree)
    let answers = Self.proposals.map {
      engine.ask(NodeID(0), ProposedViewSize($0, along: axis, across: 20))[axis]
    }
    #expect(answers == row.answers)
  }

  // MARK: - What the child is asked

  @Test(arguments: [
    (Limits(min: 50, max: 100), 20 as CGFloat?, "50×9"), (Limits(min: 50, max: 100), 300, "100×9"),
    (Limits(min: 50), 20, "50×9"), (Limits(max: 100), 300, "100×9"),
    (Limits(ideal: 80), nil, "80×9"),
    (Limits(ideal: 80), 300, "300×9"), (Limits(min: 50), nil, "nil×9"),
    (Limits(max: 100), .infinity, "100×9"),
  ])
  func `7.5 A flexible frame asks for the proposal within its limits`(
    limits: Limits, proposal: CGFloat?, expected: String
  ) {
    let frame = color.id("child").modified(by: FlexibleFrameLayout(width: limits))
    let run = Dialogue(frame, in: ProposedViewSize(proposal, 9))
    #expect(run.asked("child").first == expected)
  }

  @Test func `7.6 With both limits on both axes a frame does not ask`() {
    let frame = color.frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
    let engine = LayoutEngine(frame.tree)
    #expect(engine.ask(NodeID(0), ProposedViewSize(300, 20)) == CGSize(300, 20))
    #expect(engine.questionCount == 1)
    #expect(engine.ask(NodeID(0), .unspecified) == CGSize(10, 10))
    #expect(engine.questionCount == 3)
  }

  @Test func `7.6 With an ideal on both axes a frame does not ask for its own ideal`() {
    let engine = LayoutEngine(color.frame(idealWidth: 80, idealHeight: 60).tree)
    #expect(engine.ask(NodeID(0), .unspecified) == CGSize(80, 60))
    #expect(engine.questionCount == 1)
  }

  /// What makes the nested grid of the article fill its room.
  @Test func `7.7 A minimum of zero answers zero to zero, whatever the view says`() {
    let run = Dialogue(
      box(8, 16).frame(minWidth: 0, minHeight: 0).id("frame"), in: .zero)
    #expect(run.answers(of: "frame") == ["0×0 → 0×0"])
  }

  // MARK: - Placing

  @Test func `7.8 A flexible frame proposes its own size when it is placed`() {
    let run = Dialogue(
      box(20, 10).id("child").frame(maxWidth: 60, alignment: .trailing).id("frame"),
      in: ProposedViewSize(100, 100))
    #expect(run.failures(of: "frame frame 20,45 60×10", "child frame 60,45 20×10") == [])
    #expect(run.asked("child") == ["60×100", "60×10"])
  }

  @Test func `7.8 A flexible frame keeps nil where nothing decided the axis`() {
    let run = Dialogue(color.id("child").frame(minWidth: 5, maxHeight: 50), in: .unspecified)
    #expect(run.size == CGSize(10, 10))
    #expect(run.asked("child") == ["nil×nil"])
  }

  @Test func `7.8 A flexible frame proposes its size where a limit decided it`() {
    let run = Dialogue(color.id("child").frame(minWidth: 30), in: .unspecified)
    #expect(run.failures(of: "child asked nil×nil, 30×nil", "child frame 0,0 30×10") == [])
  }

  // MARK: - Contradictions

  @Test(arguments: [
    (Limits(min: 20, ideal: 10), nil as CGFloat?, CGFloat(20)),
    (Limits(ideal: 30, max: 20), 100, 30), (Limits(min: -10), 0, 0),
    (Limits(max: -10), 100, 0), (Limits(ideal: -5), nil, 0), (Limits(min: .nan), 70, 70),
    (Limits(ideal: .nan), nil, 10), (Limits(max: .nan), 70, 70),
    (Limits(min: .infinity), 70, .infinity), (Limits(max: -.infinity), 70, 0),
  ])
  func `7.9 An ideal is raised to its minimum, a maximum to its ideal`(
    limits: Limits, proposal: CGFloat?, expected: CGFloat
  ) {
    let frame = color.modified(by: FlexibleFrameLayout(width: limits))
    #expect(
      LayoutEngine(frame.tree).ask(NodeID(0), ProposedViewSize(proposal, 9)).width == expected)
  }

  /// Decompiled: without an ideal nothing raises the maximum, and then the child decides.
  @Test func `7.9 A minimum above its maximum leaves the answer to the view`() {
    let run = Dialogue(
      color.id("child").frame(minWidth: 50, maxWidth: 20).id("frame"), in: ProposedViewSize(100, 9))
    #expect(run.answers(of: "frame") == ["100×9 → 20×9"])
    #expect(run.asked("child") == ["20×9"])
    let rigid = color.frame(width: 33).frame(minWidth: 50, maxWidth: 20)
    #expect(LayoutEngine(rigid.tree).ask(NodeID(0), ProposedViewSize(100, 9)).width == 33)
  }
}
