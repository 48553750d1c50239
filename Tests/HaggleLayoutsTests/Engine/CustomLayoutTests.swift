import Foundation
import HaggleLayouts
import HaggleVocabulary
import Testing

/// What an app's own layout may rely on.
@Suite struct `An app's layout` {
  static func placing(
    _ children: [Sketch], _ place: @escaping (CGRect, ProposedViewSize, LayoutSubviews) -> Void
  ) -> Dialogue {
    let layout = Custom(answer: { _, _ in CGSize(100, 50) }, place: place)
    return Dialogue(Sketch(layout, children).id("root"), in: ProposedViewSize(100, 50))
  }

  // MARK: - Placing

  @Test func `20.3 What a layout does not place stands in its middle`() {
    let run = Self.placing([box(20, 10).id("box"), color.id("fill")]) { _, _, _ in }
    #expect(run.failures(of: "box frame 40,20 20×10", "fill frame 0,0 100×50") == [])
    #expect(run.asked("fill") == ["100×50"])
  }

  @Test func `may place some of its children`() {
    let run = Self.placing([box(20, 10).id("a"), box(20, 10).id("b")]) { _, proposal, children in
      children[1].place(at: CGPoint(x: 5, y: 6), proposal: proposal)
    }
    #expect(run.failures(of: "a frame 40,20 20×10", "b frame 5,6 20×10") == [])
  }

  @Test func `places a child where it placed it last`() {
    let run = Self.placing([color.id("a")]) { _, _, children in
      children[0].place(at: .zero, proposal: ProposedViewSize(10, 10))
      children[0].place(at: CGPoint(x: 1, y: 2), proposal: ProposedViewSize(30, 20))
    }
    #expect(run.failures(of: "a frame 1,2 30×20") == [])
  }

  @Test(arguments: [
    (UnitPoint.topLeading, "a frame 50,25 20×10"), (.center, "a frame 40,20 20×10"),
    (.bottomTrailing, "a frame 30,15 20×10"), (UnitPoint(x: 2, y: -1), "a frame 10,35 20×10"),
  ])
  func `20.4 A child is placed by its anchor`(anchor: UnitPoint, expected: String) {
    let run = Self.placing([box(20, 10).id("a")]) { bounds, _, children in
      children[0].place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: anchor, proposal: .unspecified)
    }
    #expect(run.failures(of: expected) == [])
  }

  @Test func `20.2 A layout places in its answer, by the proposal that it answered`() {
    var given: (CGRect, ProposedViewSize)?
    _ = Self.placing([color]) { bounds, proposal, _ in given = (bounds, proposal) }
    #expect(given?.0 == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(given?.1 == ProposedViewSize(100, 50))
  }

  // MARK: - What it may know

  private enum Rank: LayoutValueKey {
    static let defaultValue = 7
  }

  @Test func `1.5 Values pass through modifiers, the outermost first`() {
    var ranks: [Int] = []
    let children = [
      color, color.value(Rank.self, 1), color.value(Rank.self, 2).padding(3).border(),
      color.value(Rank.self, 3).frame(width: 5).value(Rank.self, 4),
      // Not through containers, and of an overlay only the primary's.
      hstack([color.value(Rank.self, 5)]), color.overlay(color.value(Rank.self, 6)),
      color.value(Rank.self, 8).overlay(color),
    ]
    _ = Self.placing(children) { _, _, subviews in ranks = subviews.map { $0[Rank.self] } }
    #expect(ranks == [7, 1, 2, 4, 7, 7, 8])
  }

  @Test func `20.5 A layout reads priorities and distances`() {
    var priorities: [Double] = []
    var distances: [CGFloat] = []
    let children = [
      color.layoutPriority(2), spacer, hstack([]), color.layoutPriority(2).padding(1),
    ]
    _ = Self.placing(children) { _, _, subviews in
      priorities = subviews.map(\.priority)
      distances = zip(subviews, subviews.dropFirst()).map {
        $0.spacing.distance(to: $1.spacing, along: .horizontal)
      }
    }
    let expected: [Double] = [2, -.infinity, -.infinity, 0]
    #expect(priorities == expected)
    #expect(distances == [0, 0, 0])
  }

  @Test func `20.10 A slice of subviews counts from 0 again`() {
    var widths: [[CGFloat]] = []
    let children = [1, 2, 3, 4].map { box($0, 1) }
    _ = Self.placing(children) { _, _, subviews in
      let middle = subviews[1..<3]
      widths = [
        middle.map { $0.sizeThatFits(.zero).width },
        subviews[[3, 0]].map { $0.sizeThatFits(.zero).width },
        subviews[[3, 0, 2]][1..<3].map { $0.sizeThatFits(.zero).width },
        [middle[middle.startIndex].sizeThatFits(.zero).width, CGFloat(middle.startIndex)],
      ]
    }
    #expect(widths == [[2, 3], [4, 1], [1, 3], [2, 0]])
  }

  @Test func `knows its writing direction`() {
    var direction: LayoutDirection?
    let layout = Custom(answer: { _, subviews in
      direction = subviews.layoutDirection
      return .zero
    })
    _ = Dialogue(Sketch(layout), in: .zero, context: LayoutContext(layoutDirection: .rightToLeft))
    #expect(direction == .rightToLeft)
  }

  @Test func `hears of its children's guides`() {
    var guides: [CGFloat] = []
    var explicit: CGFloat?
    _ = Self.placing([box(20, 10).alignmentGuide(.leading) { $0.width / 4 }]) { _, _, subviews in
      let dimensions = subviews[0].dimensions(in: .unspecified)
      guides = [dimensions[.leading], dimensions[HorizontalAlignment.center], dimensions[.bottom]]
      explicit = dimensions[explicit: .leading]
    }
    #expect(guides == [5, 10, 10])
    #expect(explicit == 5)
  }

  /// A layout that says where its own baseline is.
  private struct Based: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize { CGSize(10, 30) }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {}

    func explicitAlignment(
      of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
      subviews: Subviews, cache: inout Void
    ) -> CGFloat? { guide == .firstTextBaseline ? bounds.height - 5 : nil }
  }

  @Test func `20.6 A layout may set guides of its own`() {
    let run = Dialogue(
      hstack(
        alignment: .firstTextBaseline, spacing: 0,
        [Sketch(Based()).id("own"), box(5, 40).id("box")]),
      in: ProposedViewSize(15, 45))
    #expect(run.failures(of: "own frame 0,15 10×30", "box frame 10,0 5×40") == [])
  }

  // MARK: - Its cache

  /// Counts how often its cache was made, and keeps a sum in it.
  private struct Caching: Layout {
    final class Log { var made = 0, last = 0 }
    let log: Log

    func makeCache(subviews: Subviews) -> Int {
      log.made += 1
      return 0
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
    ) -> CGSize {
      cache += 1
      return CGSize(10, 10)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
    ) { log.last = cache }
  }

  @Test func `20.1 A layout makes its cache once`() {
    let log = Caching.Log()
    let layout = Sketch(Caching(log: log), [color])
    _ = Dialogue(hstack([layout, color]), in: ProposedViewSize(100, 10))
    #expect(log.made == 1)
    #expect(log.last == 3)
  }

  /// A row of an app's own: its spacers and dividers follow it.
  private struct Column: Layout {
    static var layoutProperties: LayoutProperties {
      var properties = LayoutProperties()
      properties.stackOrientation = .horizontal
      return properties
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {}
  }

  @Test func `20.7 Spacers and dividers follow the layout's orientation`() {
    let run = Dialogue(
      Sketch(Column(), [spacer.id("gap"), divider.padding(.top, 2).id("line")]),
      in: ProposedViewSize(100, 50))
    #expect(run.failures(of: "gap size 100×0", "line size 1×50") == [])
  }
}
