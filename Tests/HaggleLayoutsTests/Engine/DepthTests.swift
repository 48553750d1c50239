import Foundation
import HaggleLayouts
import HaggleTestSupport
import HaggleVocabulary
import Testing

/// Depth is a number: ten thousand levels of anything, in a debug build (`HAGGLE_FULL_TESTS`).
@Suite struct `Depth` {
  /// A chain of `depth` levels of one kind; `perLevel` questions reach a layout for each.
  struct Kind: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let make: @Sendable (Int) -> LayoutTree

    init(_ name: String, _ make: @escaping @Sendable (Int) -> LayoutTree) {
      testDescription = name
      self.make = make
    }
  }

  /// Modifiers and containers of one child: each is asked once, then the leaf.
  static let unary = [
    Kind("frame of one axis") { Chain.around(depth: $0) { _ in FixedFrameLayout(width: 50) } },
    Kind("frame of both axes") {
      Chain.around(depth: $0) { _ in FixedFrameLayout(width: 50, height: 50) }
    },
    Kind("flexible frame") {
      Chain.around(depth: $0) { _ in FlexibleFrameLayout(width: .init(min: 10)) }
    },
    Kind("padding") { Chain.around(depth: $0) { _ in PaddingLayout(.all, 1) } },
    Kind("fixedSize") { Chain.around(depth: $0) { _ in FixedSizeLayout() } },
    Kind("layoutPriority") { Chain.around(depth: $0) { _ in LayoutPriorityLayout(1) } },
    Kind("offset") { Chain.around(depth: $0) { _ in OffsetLayout(CGPoint(x: 1, y: 1)) } },
    Kind("border") { Chain.around(depth: $0) { _ in BorderLayout() } },
    Kind("alignmentGuide") {
      Chain.around(depth: $0) { _ in AlignmentGuideLayout(.leading) { $0.width } }
    },
    Kind("relativeProposed") { Chain.around(depth: $0) { _ in RelativeProposedLayout(width: 1) } },
    Kind("LayoutMonitor") { Chain.around(depth: $0) { _ in LayoutMonitorLayout() } },
    Kind("position") { Chain.around(depth: $0) { _ in PositionLayout(.zero) } },
    Kind("aspectRatio of a number") {
      Chain.around(depth: $0) { _ in AspectRatioLayout(1.5, contentMode: .fit) }
    },
    Kind("LazyVStack") { Chain.around(depth: $0) { _ in LazyStackLayout(alignment: .leading) } },
    Kind("ScrollView") { Chain.around(depth: $0) { _ in ScrollLayout() } },
    Kind("LazyVGrid") {
      Chain.around(depth: $0) { _ in LazyGridLayout(columns: [GridItem()]) }
    },
    Kind("one-child VStack") { Chain.around(depth: $0) { _ in VStackLayout() } },
    Kind("one-child stacks in turn") {
      Chain.around(depth: $0) { $0 % 2 == 0 ? VStackLayout() as any Layout : HStackLayout() }
    },
    Kind("text in paddings") {
      Chain.around(TextLayout("Hi"), depth: $0) { _ in PaddingLayout(.all, 1) }
    },
    Kind("text in frames") {
      Chain.around(TextLayout("Hi"), depth: $0) { _ in FixedFrameLayout(width: 50) }
    },
    Kind("spacer in offsets") {
      Chain.around(SpacerLayout(), depth: $0) { _ in OffsetLayout(.zero) }
    },
  ]

  /// Two children to a level, one of them the next level.
  static let binary = [
    Kind("VStack of leaf and VStack") { Chain.beside(depth: $0) { _ in VStackLayout() } },
    Kind("VStack of VStack and leaf") {
      Chain.beside(depth: $0, isFirst: false) { _ in VStackLayout() }
    },
    Kind("HStack of texts on their baselines") {
      Chain.beside(TextLayout("Hi"), depth: $0) { _ in
        HStackLayout(alignment: .firstTextBaseline)
      }
    },
    Kind("ZStack") { Chain.beside(depth: $0) { _ in ZStackLayout() } },
    Kind("ZStack of texts") { Chain.beside(TextLayout("Hi"), depth: $0) { _ in ZStackLayout() } },
    Kind("overlay of an overlay") {
      Chain.beside(TextLayout("Hi"), depth: $0, isFirst: false) { _ in LayeredLayout() }
    },
    Kind("overlay in an overlay") { Chain.beside(depth: $0) { _ in LayeredLayout() } },
    Kind("dividers over one another") {
      Chain.beside(DividerLayout(), depth: $0, isFirst: false) { _ in LayeredLayout() }
    },
    Kind("safe-area insets") {
      Chain.beside(depth: $0, isFirst: false) { _ in SafeAreaInsetLayout(edge: .bottom) }
    },
    Kind("safe-area insets in bars") {
      Chain.beside(depth: $0) { _ in SafeAreaInsetLayout(edge: .top) }
    },
    Kind("aspectRatio of the child") {
      Chain.around(depth: $0) { _ in AspectRatioLayout(contentMode: .fill) }
    },
    Kind("LazyHStack of leaf and LazyHStack") {
      Chain.beside(depth: $0) { _ in LazyStackLayout(alignment: .bottom) }
    },
    Kind("LazyVGrid of two columns") {
      Chain.beside(depth: $0) { _ in LazyGridLayout(columns: [GridItem(), GridItem()]) }
    },
  ]

  static let grids = [Kind("Grid of one cell") { Chain.around(depth: $0) { _ in GridLayout() } }]

  @Test(arguments: unary)
  func `of one child takes one question to a level`(kind: Kind) {
    #expect(questions(kind.make(500)) == 501)
  }

  @Test(arguments: binary + grids + unary)
  func `takes questions in exact proportion to it`(kind: Kind) {
    let steps = Checkout.isFull ? 20 : 3
    let counts = [1, 2, steps].map { questions(kind.make(500 * $0)) }
    #expect(counts[2] - counts[1] == (steps - 2) * (counts[1] - counts[0]))
  }

  /// Every level takes its stack; half of what `DeepStack` reserves is left for an app's own
  /// layouts. Guides of grids in grids take twenty seconds of a debug build at any depth.
  @Test(arguments: unary + binary + (Checkout.isFull ? grids : []))
  func `takes less than half of the stack that is reserved for it`(kind: Kind) {
    let levels = Checkout.isFull ? 500 : 60
    let gauge = StackGauge()
    let chain = kind.make(levels)
    let tree = LayoutTree { tree in
      var ids = [NodeID](repeating: NodeID(0), count: chain.nodes.count)
      for index in chain.nodes.indices.reversed() {
        let node = chain.nodes[index]
        let isLeaf = node.children.isEmpty
        ids[index] = tree.add(
          isLeaf ? GaugeLayout(gauge) : node.layout, node.children.map { ids[$0.index] })
      }
      let top = tree.add(GaugeLayout(gauge))
      return tree.add(HStackLayout(alignment: .firstTextBaseline), [top, ids[0]])
    }
    _ = LayoutEngine(tree).layOut(ProposedViewSize(300, 200))
    #expect(gauge.depth / levels < 16 << 10, "\(gauge.depth / levels) bytes to a level")
  }

  @Test func `beyond the limit is not laid out, and a note says so`() {
    let tree = Chain.around(depth: DeepStack.depthLimit) { _ in PaddingLayout(.all, 0) }
    let run = Dialogue(tree, in: ProposedViewSize(300, 200))
    #expect(run.size == .zero)
    #expect(run.notes == ["is 50001 levels deep; 50000 can be laid out"])
    #expect(run.exchanges.isEmpty)
    #expect(LayoutEngine(tree).ask(NodeID(0), .zero) == .zero)
  }

  @Test func `at the limit is laid out`() {
    let tree = Chain.around(depth: DeepStack.depthLimit - 1) { _ in BorderLayout() }
    #expect(LayoutEngine(tree).layOut(ProposedViewSize(300, 200)) == CGSize(300, 200))
  }
}

/// Remembers the highest and the lowest address of the stack that it was told of.
final class StackGauge: @unchecked Sendable {
  private var lowest = UInt.max
  private var highest = UInt.min

  /// How much stack lies between them, in bytes.
  var depth: Int { Int(highest - lowest) }

  func touch() {
    var here: UInt8 = 0
    withUnsafeMutablePointer(to: &here) {
      let address = UInt(bitPattern: $0)
      (lowest, highest) = (min(lowest, address), max(highest, address))
    }
  }
}

/// A leaf of 10×10 with guides that tells a gauge where it is whenever it is called.
private struct GaugeLayout: Layout {
  private let gauge: StackGauge

  init(_ gauge: StackGauge) { self.gauge = gauge }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    gauge.touch()
    return CGSize(10, 10)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) { gauge.touch() }

  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    gauge.touch()
    return ViewSpacing()
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    gauge.touch()
    return 3
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    gauge.touch()
    return 3
  }
}
