import HaggleLayouts
import Testing

/// What layouts of apps name, beyond the protocol itself: this file imports what they would.
@Suite struct `What an app's layout may name` {
  @Test func `angles add up and turn`() {
    let angle = Angle.degrees(90) + .radians(.pi / 2) - Angle(degrees: 30) * 2
    #expect(abs(angle.degrees - 120) < 1e-12)
    #expect(-Angle(degrees: 8) / 4 == .degrees(-2))
    #expect(Angle.zero < .degrees(1))
    var changing = Angle()
    changing += .degrees(10)
    changing *= 3
    changing.degrees -= 5
    #expect(abs(changing.degrees - 25) < 1e-12)
    changing.animatableData = .pi
    #expect(changing.degrees == 180)
  }

  @Test func `points turn by transforms`() {
    let right = CGPoint(x: 10, y: 0)
    let quarter = CGAffineTransform(rotationAngle: .pi / 2)
    let turned = right.applying(quarter)
    // Clockwise where y grows downwards.
    #expect(abs(turned.x) < 1e-12 && abs(turned.y - 10) < 1e-12)
    #expect(
      right.applying(CGAffineTransform(translationX: 1, y: 2)) == CGPoint(x: 11, y: 2))
    let both = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 1, y: 1)
    #expect(CGPoint(x: 1, y: 1).applying(both) == CGPoint(x: 4, y: 6))
    #expect(right.applying(.identity) == right)
    #expect(CGSize(width: 2, height: 3).applying(both) == CGSize(width: 4, height: 9))
  }

  /// A layout that animates, with data of every shape.
  private struct Animated: Layout {
    var radius: CGFloat
    var angle: Angle
    var anchor = UnitPoint.center

    var animatableData: AnimatablePair<CGFloat, AnimatablePair<Double, UnitPoint.AnimatableData>> {
      get { AnimatablePair(radius, AnimatablePair(angle.animatableData, anchor.animatableData)) }
      set {
        radius = newValue.first
        angle.animatableData = newValue.second.first
        anchor.animatableData = newValue.second.second
      }
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize { CGSize(width: radius, height: angle.radians) }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {}
  }

  @Test func `animatable data is a vector`() {
    var layout = Animated(radius: 1, angle: .radians(2))
    var step = layout.animatableData + layout.animatableData - .zero
    step.scale(by: 2)
    #expect(step.first == 4)
    #expect(step.second.first == 8)
    #expect(step.magnitudeSquared == 16 + 64 + 4 + 4)
    layout.animatableData = step
    #expect(layout.anchor == UnitPoint(x: 2, y: 2))
    #expect(EmptyAnimatableData() + EmptyAnimatableData() == .zero)
  }

  /// A layout that is a stack of SwiftUI's, chosen by a value, with one of each in its cache.
  private struct Composed: Layout {
    var isRow: Bool
    private let row = AnyLayout(HStackLayout(spacing: 4))
    private let column = VStackLayout(alignment: .leading, spacing: 2)

    init(isRow: Bool) { self.isRow = isRow }

    struct Caches {
      var row: AnyLayout.Cache
      var column: VStackLayout.Cache
    }

    static var layoutProperties: LayoutProperties { HStackLayout.layoutProperties }

    func makeCache(subviews: Subviews) -> Caches {
      Cache(
        row: row.makeCache(subviews: subviews), column: column.makeCache(subviews: subviews))
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Caches
    ) -> CGSize {
      isRow
        ? row.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache.row)
        : column.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache.column)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Caches
    ) {
      if isRow {
        row.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache.row)
      } else {
        column.placeSubviews(
          in: bounds, proposal: proposal, subviews: subviews, cache: &cache.column)
      }
    }
  }

  @Test(arguments: [
    (true, "root size 34×20", "b frame 14,5 20×10"),
    (false, "root size 20×32", "b frame 0,22 20×10"),
  ])
  func `a layout may be made of SwiftUI's own`(isRow: Bool, root: String, last: String) {
    let children = [box(10, 20).id("a"), box(20, 10).id("b")]
    let size = isRow ? ProposedViewSize(34, 20) : ProposedViewSize(20, 32)
    let run = Dialogue(Sketch(Composed(isRow: isRow), children).id("root"), in: size)
    #expect(run.failures(of: root, last) == [])
  }

  @Test func `a stack's arguments may change`() {
    var stack = HStackLayout()
    stack.alignment = .top
    stack.spacing = 7
    let run = Dialogue(
      Sketch(stack, [box(10, 20), box(10, 10).id("b")]), in: ProposedViewSize(27, 20))
    #expect(run.failures(of: "b frame 17,0 10×10") == [])
    var grid = GridLayout(horizontalSpacing: 3)
    grid.horizontalSpacing = .infinity
    grid.alignment = .topLeading
    #expect(GridLayout().verticalSpacing == nil)
    var layers = ZStackLayout()
    layers.alignment = .bottomTrailing
    #expect(layers.alignment.vertical == .bottom)
  }

  @Test func `any layout is what it holds`() {
    let children = [box(10, 20).id("a"), spacer.id("gap"), box(10, 10).id("b")]
    func lines(_ layout: any Layout) -> [String] {
      Dialogue(Sketch(layout, children).id("root"), in: ProposedViewSize(50, 20)).lines
    }
    let plain = lines(HStackLayout(spacing: 1))
    #expect(plain.contains("gap ← 28×20 → 28×0"))
    #expect(lines(AnyLayout(HStackLayout(spacing: 1))) == plain)
    #expect(lines(AnyLayout(AnyLayout(HStackLayout(spacing: 1)))) == plain)
  }

  @Test func `subviews and their parts compare`() {
    var isSame: [Bool] = []
    let layout = Custom(answer: { _, subviews in
      isSame = [
        subviews == subviews, subviews[0..<1] == subviews[1..<2], subviews[0] == subviews[1],
      ]
      return .zero
    })
    _ = Dialogue(Sketch(layout, [box(1, 1), box(1, 1)]), in: .zero)
    #expect(isSame == [true, false, false])
  }
}
