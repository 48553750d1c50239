import Foundation
import HaggleLayouts
import Testing

@Suite struct `A spacer` {
  /// Between two colours of a stack the spacer is asked for its minimum, then for what is left.
  @Test func `4.4 A spacer is 8 at least, and nothing across its stack`() {
    let run = Dialogue(
      hstack(spacing: 0, [color.id("fill"), spacer.id("gap")]), in: ProposedViewSize(300, 100))
    #expect(run.answers(of: "gap") == ["0×100 → 8×0", "8×100 → 8×0"])
    #expect(run.answers(of: "fill") == ["292×100 → 292×100"])
    #expect(run.size == CGSize(300, 100))
  }

  @Test(arguments: [
    (ProposedViewSize(300, 100), CGSize(300, 0)), (ProposedViewSize(4, 100), CGSize(8, 0)),
    (.zero, CGSize(8, 0)), (.unspecified, CGSize(8, 0)), (.infinity, CGSize(.infinity, 0)),
  ])
  func `4.4 A spacer takes the width of a row`(proposal: ProposedViewSize, expected: CGSize) {
    #expect(Dialogue(hstack([spacer]), in: proposal).size == expected)
  }

  @Test(arguments: [
    (ProposedViewSize(300, 100), CGSize(0, 100)), (.zero, CGSize(0, 8)),
    (.unspecified, CGSize(0, 8)),
  ])
  func `4.4 A spacer takes the height of a column`(proposal: ProposedViewSize, expected: CGSize) {
    #expect(Dialogue(vstack([spacer]), in: proposal).size == expected)
  }

  @Test(arguments: [
    (ProposedViewSize(300, 100), CGSize(300, 100)), (.zero, CGSize(8, 8)),
    (.unspecified, CGSize(8, 8)),
  ])
  func `4.4 A spacer outside of stacks takes both axes`(
    proposal: ProposedViewSize, expected: CGSize
  ) {
    #expect(Dialogue(spacer, in: proposal).size == expected)
    #expect(Dialogue(zstack([spacer, spacer]), in: proposal).size == expected)
  }

  @Test func `4.5 A spacer follows its stack through modifiers`() {
    let run = Dialogue(
      hstack([spacer.id("gap").padding(.top, 5).offset(x: 3).layoutPriority(2)]),
      in: ProposedViewSize(300, 100))
    #expect(run.answers(of: "gap") == ["300×95 → 300×0"])
  }

  @Test func `4.4 A spacer keeps its stated minimum`() {
    let run = Dialogue(
      hstack(spacing: 0, [color, Sketch(SpacerLayout(minLength: 30)).id("gap")]),
      in: ProposedViewSize(100, 50))
    #expect(run.failures(of: "gap frame 70,25 30×0") == [])
    let squeezed = Dialogue(
      hstack(spacing: 0, [box(90, 10), Sketch(SpacerLayout(minLength: 30)).id("gap")]),
      in: ProposedViewSize(100, 50))
    #expect(squeezed.size == CGSize(120, 10))
  }

  @Test func `3.3 A spacer keeps no distance to anything`() {
    let run = Dialogue(
      hstack([box(10, 10), spacer.id("gap"), box(10, 10).id("end")]), in: ProposedViewSize(50, 10))
    #expect(run.failures(of: "gap frame 10,5 30×0", "end frame 40,0 10×10") == [])
    let column = Dialogue(
      vstack([text("a"), spacer.id("gap"), text("b")]), in: ProposedViewSize(50, 100),
      context: .texts(["a": CGSize(9, 16), "b": CGSize(9, 16)]))
    #expect(column.failures(of: "gap frame 25,16 0×68") == [])
  }

  @Test func `4.5 A spacer is served after everything else`() {
    let run = Dialogue(
      hstack(spacing: 0, [spacer.id("first"), color.id("fill"), spacer.id("last")]),
      in: ProposedViewSize(100, 10))
    #expect(run.failures(of: "order fill, first, last", "fill frame 8,0 84×10") == [])
  }
}

@Suite struct `A divider` {
  @Test func `4.6 A divider outside of stacks is a horizontal line`() {
    #expect(Dialogue(divider, in: ProposedViewSize(300, 200)).size == CGSize(300, 1))
    #expect(Dialogue(divider, in: .unspecified).size == CGSize(10, 1))
  }

  @Test func `4.6 A divider in a column is as wide as the column may be`() {
    let run = Dialogue(
      vstack(spacing: 0, [box(60, 20), divider.id("line"), box(60, 20)]),
      in: ProposedViewSize(300, 200))
    #expect(run.failures(of: "line frame 0,99.5 300×1") == [])
    #expect(run.size == CGSize(300, 41))
  }

  /// Measured: two boxes of 60 points in a row become as high as the row may be.
  @Test func `4.6 A divider in a row stretches it to its height`() {
    let run = Dialogue(
      hstack([box(60, 60), divider.id("line"), box(60, 60)]), in: ProposedViewSize(300, 179))
    #expect(run.size == CGSize(137, 179))
    #expect(run.failures(of: "line frame 149.5,0 1×179") == [])
  }

  @Test func `4.6 A divider in a layer of a row is horizontal again`() {
    let run = Dialogue(
      hstack([zstack([divider.id("line"), box(10, 10)])]), in: ProposedViewSize(300, 100))
    #expect(run.failures(of: "line size 300×1") == [])
  }
}

@Suite struct `Nothing` {
  @Test func `4.7 Nothing has no size, no distance and is served last`() {
    let nothing = Sketch(EmptyLayout()).id("nothing")
    let run = Dialogue(hstack([box(10, 10), nothing, box(10, 10)]), in: ProposedViewSize(100, 10))
    #expect(run.size == CGSize(20, 10))
    #expect(run.answers(of: "nothing") == ["0×10 → 0×0", "80×10 → 0×0"])
  }
}
