import Foundation
import HaggleLayouts
import Testing

/// A guide at the top unless somebody says otherwise.
private enum Mark: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

extension VerticalAlignment {
  fileprivate static let mark = VerticalAlignment(Mark.self)
}

@Suite struct `Alignment guides` {
  @Test func `12.6 A stack is as high as its children reach from their line`() {
    let run = Dialogue(
      hstack(
        alignment: .top, spacing: 0,
        [
          box(10, 20).id("low").alignmentGuide(.top) { _ in -5 },
          box(10, 20).id("high").alignmentGuide(.top) { $0.height },
        ]
      ).id("row"), in: ProposedViewSize(20, 45))
    #expect(
      run.failures(of: "row frame 0,0 20×45", "low frame 0,25 10×20", "high frame 10,0 10×20") == []
    )
  }

  /// The union of the extents starts with the line itself.
  @Test func `12.6 A stack reaches to its line even where no child does`() {
    let run = Dialogue(
      hstack(
        alignment: .top, spacing: 0,
        [
          box(10, 20).id("a").alignmentGuide(.top) { _ in -5 },
          box(10, 20).id("b").alignmentGuide(.top) { _ in -8 },
        ]
      ).id("row"), in: ProposedViewSize(20, 28))
    #expect(run.failures(of: "row size 20×28", "a frame 0,5 10×20", "b frame 10,8 10×20") == [])
  }

  @Test func `10.6 A container has the mean of its children's own guides`() {
    func marked(_ value: CGFloat) -> Sketch { box(10, 10).alignmentGuide(.mark) { _ in value } }
    let run = Dialogue(
      hstack(
        alignment: .mark, spacing: 0,
        [vstack(spacing: 0, [marked(1), marked(3), marked(5)]), box(10, 4).id("beside")]),
      in: ProposedViewSize(20, 30))
    // (1 + (10 + 3) + (20 + 5)) ÷ 3
    #expect(run.failures(of: "beside frame 10,13 10×4") == [])
  }

  @Test(arguments: [
    (VerticalAlignment.firstTextBaseline, "beside frame 10,12 5×4"),
    (.lastTextBaseline, "beside frame 10,38 5×4"),
  ])
  func `10.5 Of several texts the topmost first and the lowest last baseline counts`(
    guide: VerticalAlignment, expected: String
  ) {
    // Lines of 20 have their baseline at 16; the second text starts at 26.
    let column = vstack(spacing: 0, [text("a"), box(10, 6), text("b")])
    let run = Dialogue(
      hstack(alignment: guide, spacing: 0, [column, box(5, 4).id("beside")]),
      in: ProposedViewSize(15, 46), context: .cells(8, 20))
    #expect(run.failures(of: expected) == [])
  }

  @Test func `10.4 Edges and centres do not leave a container, but a stack of one`() {
    let shifted = box(20, 10).alignmentGuide(.leading) { _ in 15 }
    func column(_ inner: Sketch) -> Dialogue {
      Dialogue(
        vstack(alignment: .leading, spacing: 0, [inner.id("inner"), box(30, 10).id("other")]),
        in: .unspecified)
    }
    #expect(column(shifted).failures(of: "inner frame 0,0 20×10", "other frame 15,10 30×10") == [])
    #expect(
      column(hstack(spacing: 0, [shifted, box(5, 5)])).failures(of: "other frame 0,10 30×10") == [])
    #expect(column(hstack([shifted])).failures(of: "other frame 15,10 30×10") == [])
    #expect(column(zstack([shifted])).failures(of: "other frame 15,10 30×10") == [])
  }

  @Test(arguments: [
    // Inside a frame the guide moves with the child: (40 − 20) ÷ 2 + 15 = 25.
    (box(20, 10).alignmentGuide(.leading) { _ in 15 }.frame(width: 40), "other frame 25,10 30×10"),
    (
      box(20, 10).alignmentGuide(.leading) { _ in 15 }.padding(.leading, 4),
      "other frame 19,10 30×10"
    ),
    // An offset moves the view, not its guide.
    (box(20, 10).alignmentGuide(.leading) { _ in 15 }.offset(x: 3), "other frame 15,10 30×10"),
    (box(20, 10).alignmentGuide(.leading) { _ in 15 }.border(), "other frame 15,10 30×10"),
    (
      box(20, 10).alignmentGuide(.leading) { _ in 15 }.overlay(box(50, 5)),
      "other frame 15,10 30×10"
    ),
    // The outer one reads the inner one.
    (
      box(20, 10).alignmentGuide(.leading) { _ in 15 }.alignmentGuide(.leading) {
        $0[.leading] + 1
      },
      "other frame 16,10 30×10"
    ),
    (box(20, 10).alignmentGuide(.leading) { _ in .nan }, "other frame 0,10 30×10"),
  ])
  func `10.3 A guide moves with its view through modifiers`(inner: Sketch, expected: String) {
    let run = Dialogue(
      vstack(alignment: .leading, spacing: 0, [inner, box(30, 10).id("other")]), in: .unspecified)
    #expect(run.failures(of: expected) == [])
  }

  @Test func `10.2 A guide is computed from the view as it stands before`() {
    let run = Dialogue(
      vstack(
        alignment: .leading, spacing: 0,
        [
          box(20, 10).alignmentGuide(.leading) { $0.width / 4 + $0.height },
          box(30, 10).id("other"),
        ]),
      in: .unspecified)
    #expect(run.failures(of: "other frame 15,10 30×10") == [])
  }

  @Test(arguments: [
    box(20, 10).alignmentGuide(.leading) { _ in 15 }.safeAreaInset(.top, spacing: 0, box(1, 0)),
    box(20, 10).alignmentGuide(.leading) { _ in 15 }.modified(by: SafeAreaIgnoringLayout()),
  ])
  func `10.7 Bars and views that ignore the safe area hide guides`(inner: Sketch) {
    let run = Dialogue(
      vstack(alignment: .leading, spacing: 0, [inner, box(30, 10).id("other")]), in: .unspecified)
    #expect(run.failures(of: "other frame 0,10 30×10") == [])
  }

  @Test(arguments: [
    (HorizontalAlignment.leading, CGFloat(0)), (.center, 20), (.trailing, 40),
  ])
  func `10.1 A horizontal guide that nobody set follows from the size`(
    guide: HorizontalAlignment, expected: CGFloat
  ) {
    #expect(ViewDimensions(CGSize(40, 30))[guide] == expected)
    #expect(ViewDimensions(CGSize(40, 30))[explicit: guide] == nil)
  }

  @Test(arguments: [
    (VerticalAlignment.top, CGFloat(0)), (.center, 15), (.bottom, 30), (.firstTextBaseline, 30),
    (.lastTextBaseline, 30),
  ])
  func `10.1 A vertical guide that nobody set follows from the size`(
    guide: VerticalAlignment, expected: CGFloat
  ) {
    #expect(ViewDimensions(CGSize(40, 30))[guide] == expected)
  }
}
