import Foundation
import HaggleLayouts
import HaggleVocabulary
import Testing

/// Numbers that are none, and layouts that do not keep to the protocol: an answer, never a crash.
@Suite struct `Bad input` {
  static let odd: [CGFloat] = [
    .nan, .signalingNaN, .infinity, -.infinity, -1, -0.0, 1e300, -1e300,
    .greatestFiniteMagnitude, .leastNonzeroMagnitude,
  ]

  static let proposals =
    odd.map { ProposedViewSize($0, $0) } + odd.map { ProposedViewSize($0, nil) }
    + [.zero, .unspecified, ProposedViewSize(100, 50)]

  /// Everything that takes a number, with `x` for it.
  static func views(_ x: CGFloat) -> [Sketch] {
    let content = hstack([color, text("Hello world"), spacer, box(5, 5)])
    return [
      content.frame(width: x), content.frame(height: x), content.frame(width: x, height: x),
      content.frame(minWidth: x, maxHeight: x), content.frame(idealWidth: x, maxWidth: x),
      content.frame(minWidth: x, idealWidth: -x, maxWidth: x), content.padding(x),
      content.padding(.top, x), content.layoutPriority(x), content.offset(x: x, y: x),
      content.relativeProposed(width: x, height: -x), content.fixedSize(),
      hstack(spacing: x, [color, box(5, 5), text("a b")]),
      vstack(spacing: x, [color, spacer, text("a b").layoutPriority(x)]),
      zstack([content.layoutPriority(x), color]),
      Sketch(SpacerLayout(minLength: x)), hstack([Sketch(SpacerLayout(minLength: x)), color]),
      Sketch(ImageLayout(size: CGSize(x, x))),
      Sketch(ImageLayout(size: CGSize(x, x), isResizable: true)),
      grid(horizontalSpacing: x, verticalSpacing: x, [.row([color, content]), .view(text("a"))]),
      grid([.row([color.gridCellAnchor(UnitPoint(x: x, y: x)), content])]),
      lazy(GridItem(.fixed(x))), lazy(GridItem(.flexible(minimum: x, maximum: x))),
      lazy(GridItem(.adaptive(minimum: x, maximum: x))),
      lazy(GridItem(.adaptive(minimum: 40), spacing: x)), lazy(GridItem(), spacing: x),
      content.alignmentGuide(.leading) { _ in x }, content.alignmentGuide(.top) { $0.height * x },
      vstack(alignment: .leading, [content.alignmentGuide(.leading) { _ in x }, color]),
      zstack(alignment: .top, [content.alignmentGuide(.top) { _ in x }, color]),
      content.aspectRatio(x, .fit), content.aspectRatio(x, .fill), content.position(x: x, y: -x),
      content.safeAreaInset(.bottom, spacing: x, text("bar")),
      content.safeAreaInset(.leading, box(x, 5)), lazyVStack(spacing: x, [content, color]),
      lazyHStack(alignment: .firstTextBaseline, spacing: x, [content, spacer, text("a")]),
      scroll(content.frame(width: x)), content.overlay(color.offset(x: x)),
      relative(.columns(count: 1, span: 1, spacing: x)), relative(.computed { _, _ in x }),
      relative(.columns(count: .max, span: .min, spacing: x)),
      scroll(relative(.columns(count: -1, span: .max, spacing: x)), .horizontal),
      Sketch(ViewThatFitsLayout(), [content.frame(width: x), color.padding(x)]),
    ]
  }

  static func relative(_ share: ContainerRelativeFrameLayout.Share) -> Sketch {
    color.modified(by: ContainerRelativeFrameLayout([.horizontal, .vertical], share))
  }

  static func lazy(_ item: GridItem, spacing: CGFloat? = nil) -> Sketch {
    Sketch(
      LazyGridLayout(columns: [item, GridItem()], spacing: spacing), [color, text("b"), color])
  }

  @Test(arguments: odd)
  func `as an argument gives sizes and places that are numbers`(x: CGFloat) {
    for (index, view) in Self.views(x).enumerated() {
      for policy in CachePolicy.allCases {
        let run = Dialogue(view.id("root"), in: ProposedViewSize(100, 50), policy: policy)
        #expect(run.isSound, "view \(index) of \(x)")
      }
    }
  }

  @Test(arguments: proposals)
  func `as a proposal gives sizes and places that are numbers`(proposal: ProposedViewSize) {
    for (index, view) in Self.views(20).enumerated() {
      #expect(Dialogue(view, in: proposal).isSound, "view \(index)")
    }
  }

  @Test(arguments: odd, odd)
  func `as the size of a text or a character gives numbers`(width: CGFloat, height: CGFloat) {
    let size = CGSize(width, height)
    let view = hstack(alignment: .firstTextBaseline, [text("Hello world"), color])
    for context in [LayoutContext.texts(["Hello world": size]), .cells(width, height)] {
      for proposal in [ProposedViewSize(100, 50), .zero, .unspecified, .infinity] {
        #expect(Dialogue(view, in: proposal, context: context).isSound)
      }
    }
  }

  // MARK: - Layouts that answer nonsense

  static let answers = [
    CGSize(.nan, .nan), CGSize(.infinity, .infinity), CGSize(-1, -1), CGSize(.nan, 5),
    CGSize(-.infinity, 1e300),
  ]

  /// Every container around a child that answers `answer`.
  static func containers(of answer: CGSize) -> [Sketch] {
    let bad = color.modified(by: Custom(answer: { _, _ in answer }))
    return [
      bad, hstack([bad, color, bad]), vstack([color, bad]), zstack([bad, color]),
      bad.padding(), bad.frame(width: 10), bad.frame(minWidth: 5, maxHeight: 9), bad.fixedSize(),
      color.overlay(bad), bad.overlay(color), grid([.row([bad, color]), .view(bad)]),
      grid([.row([bad.gridCellColumns(3), color]), .row([color, color, bad])]),
      lazy(GridItem(.adaptive(minimum: 20))),
      Sketch(LazyGridLayout(columns: [GridItem()]), [bad, bad]),
      bad.aspectRatio(nil, .fill), bad.aspectRatio(2, .fit), bad.position(x: 3, y: 3),
      bad.safeAreaInset(.top, bad), color.safeAreaInset(.trailing, bad),
      lazyVStack([bad, text("a")]), lazyHStack(alignment: .lastTextBaseline, [bad, text("a")]),
      scroll(bad), bad.relativeProposed(width: 0.5), bad.offset(x: 3),
      hstack(alignment: .firstTextBaseline, [bad, text("a")]),
      vstack(alignment: .leading, [bad.alignmentGuide(.leading) { $0.width }, color]),
      bad.modified(by: LayoutMonitorLayout()),
      bad.modified(by: Custom(answer: { $1[0].sizeThatFits($0) })),
    ]
  }

  @Test(arguments: answers)
  func `as an answer reaches no other view as NaN`(answer: CGSize) {
    for (index, view) in Self.containers(of: answer).enumerated() {
      for proposal in [ProposedViewSize(100, 50), .zero, .unspecified, .infinity] {
        #expect(Dialogue(view, in: proposal).isSound, "container \(index) in \(proposal)")
      }
    }
  }

  @Test func `22.1 An answer of NaN is read as 0 with a note`() {
    let bad = color.modified(by: Custom(answer: { _, _ in CGSize(.nan, 5) })).id("bad")
    let run = Dialogue(bad, in: ProposedViewSize(100, 50))
    #expect(run.size == CGSize(0, 5))
    #expect(run.notes == ["answered NaN×5; NaN is read as 0"])
  }

  @Test func `22.1 A proposal of NaN is read as nil with a note`() {
    let asker = Custom(answer: { _, children in
      children[0].sizeThatFits(ProposedViewSize(.nan, 20))
    })
    let run = Dialogue(color.id("child").modified(by: asker), in: ProposedViewSize(10, 20))
    #expect(run.notes.first == "was proposed NaN×20; NaN is read as nil")
    #expect(run.failures(of: "child answers nil×20 → 10×20") == [])
  }

  @Test func `22.1 A place of NaN is read as 0 with a note`() {
    let placer = Custom(
      answer: { _, _ in CGSize(10, 10) },
      place: { _, _, children in
        children[0].place(at: CGPoint(x: CGFloat.nan, y: 3), proposal: ProposedViewSize(.nan, 4))
      })
    let run = Dialogue(color.id("child").modified(by: placer), in: ProposedViewSize(10, 10))
    #expect(
      run.notes == [
        "was proposed NaN×4; NaN is read as nil", "was placed at NaN, 3; NaN is read as 0",
      ])
    #expect(run.failures(of: "child frame 0,3 10×4") == [])
  }

  @Test(arguments: [
    (ProposedViewSize.zero, "row size 28×10", "a frame −14,−5 20×10"),
    (.unspecified, "row size 38×10", "a frame 0,0 20×10"),
    (.infinity, "row size ∞×∞", "a frame 0,0 20×10"),
    (ProposedViewSize(-50, 10), "row size 28×10", "a frame −39,0 20×10"),
  ])
  func `22.7 Roots may be offered nothing, no number, or everything`(
    proposal: ProposedViewSize, size: String, frame: String
  ) {
    let row = hstack(spacing: 0, [box(20, 10).id("a"), color.padding(.leading, 8)]).id("row")
    #expect(Dialogue(row, in: proposal).failures(of: size, frame) == [])
  }

  // MARK: - Much of something

  @Test func `of a million columns, tracks or lines takes bounded time and room`() {
    let wide = grid([
      .row([color.gridCellColumns(1_000_000), color.gridCellColumns(.max), color]),
      .view(color), .row([color]),
    ])
    #expect(Dialogue(wide, in: ProposedViewSize(100, 50)).isSound)
    let tracks = Sketch(
      LazyGridLayout(columns: [GridItem(.adaptive(minimum: 1e-300), spacing: 0)]), [color, color])
    #expect(Dialogue(tracks, in: ProposedViewSize(1e300, nil)).isSound)
    let lines = Sketch(TextLayout("a\nb", lineLimit: .max, reservedLines: .max))
    #expect(Dialogue(lines, in: ProposedViewSize(100, 1e300), context: .cells(8, 1e-300)).isSound)
  }
}

extension Dialogue {
  /// Whether every answer and every place is a number: infinite perhaps, but never NaN.
  fileprivate var isSound: Bool {
    exchanges.allSatisfy { !$0.answered.width.isNaN && !$0.answered.height.isNaN }
      && placements.values.allSatisfy {
        ![$0.origin.x, $0.origin.y, $0.size.width, $0.size.height].contains { $0.isNaN }
      }
      && asks.allSatisfy { $0.asked.width?.isNaN != true && $0.asked.height?.isNaN != true }
  }
}
