import Foundation
import HaggleLayouts
import Testing

/// The default distances; the vertical ones of texts are those measured for 13 points.
@Suite struct `The distance between neighbours` {
  static let context = LayoutContext.texts(
    ["A": CGSize(9, 16), "B": CGSize(9, 16)], aboveOther: 8.15087890625, belowOther: 4.7421875,
    between: 0)

  static let plain = box(10, 10)

  static func distance(_ upper: Sketch, _ lower: Sketch) -> CGFloat {
    let run = Dialogue(
      vstack([upper.id("upper"), lower.id("lower")]), in: .unspecified, context: context)
    return run.frames["lower"]!.minY - run.frames["upper"]!.maxY
  }

  static let vertical: [(String, Sketch, Sketch, CGFloat)] = [
    ("plain, plain", plain, plain, 8), ("text, plain", text("A"), plain, 8.15087890625),
    ("plain, text", plain, text("A"), 4.7421875), ("text, text", text("A"), text("B"), 0),
    ("plain, spacer", plain, spacer, 0), ("spacer, text", spacer, text("A"), 0),
    ("text, spacer", text("A"), spacer, 0), ("spacer, spacer", spacer, spacer, 0),
  ]

  /// A frame hides a text on the axis that it fixes, a padding on the edges that it pads.
  static let modified: [(String, Sketch, Sketch, CGFloat)] = [
    ("text of a height, plain", text("A").frame(height: 20), plain, 8),
    ("plain, text of a height", plain, text("A").frame(height: 20), 8),
    ("text of a width, plain", text("A").frame(width: 20), plain, 8.15087890625),
    ("text of a minimum height, plain", text("A").frame(minHeight: 20), plain, 8),
    ("text of a minimum width, plain", text("A").frame(minWidth: 20), plain, 8.15087890625),
    ("text padded below, plain", text("A").padding(.bottom, 1), plain, 8),
    ("text padded above, plain", text("A").padding(.top, 1), plain, 8.15087890625),
    ("text padded by nothing, plain", text("A").padding(0), plain, 8.15087890625),
    ("text, framed text", text("A"), text("B").frame(height: 20), 8.15087890625),
    // Others keep it.
    ("bordered text, plain", text("A").border(), plain, 8.15087890625),
    ("offset text, plain", text("A").offset(y: 9), plain, 8.15087890625),
    ("fixed text, plain", text("A").fixedSize(), plain, 8.15087890625),
    ("text with an overlay, plain", text("A").overlay(plain), plain, 8.15087890625),
    // A framed spacer is a spacer still.
    ("framed spacer, plain", spacer.frame(height: 20), plain, 0),
  ]

  /// A stack ends as its last child does, a row on both sides as all of its children do.
  static let stacked: [(String, Sketch, Sketch, CGFloat)] = [
    ("column ending in text, plain", vstack([plain, text("A")]), plain, 8.15087890625),
    ("column ending in a box, plain", vstack([text("A"), plain]), plain, 8),
    ("row of text and box, plain", hstack([text("A"), plain]), plain, 8.15087890625),
    // Recorded: mburger89/MetalUI, FM0. A distance of a text comes before the default one.
    ("plain, row of text and box", plain, hstack([text("A"), plain]), 4.7421875),
    (
      "row of text and box, itself", hstack([text("A"), plain]), hstack([text("A"), plain]),
      8.15087890625
    ),
    ("row of texts, text", hstack([text("A"), text("B")]), text("A"), 0),
    ("layers of text and box, plain", zstack([text("A"), plain]), plain, 8.15087890625),
    // Recorded: K3h, turned. A spacer has nothing to say across its stack.
    ("row of spacers, plain", hstack([spacer, spacer]), plain, 8),
    ("row of text and spacer, text", hstack([text("A"), spacer]), text("A"), 0),
    ("column of spacers, plain", vstack([spacer, spacer]), plain, 0),
    ("nothing, plain", Sketch(EmptyLayout()), plain, 0),
  ]

  /// Recorded: mburger89/MetalUI, S, FM0 and FM1. A label does not show through its control.
  static let controls: [(String, Sketch, Sketch, CGFloat)] = [
    ("checkbox, checkbox", control(6), control(6), 6), ("checkbox, plain", control(6), plain, 6),
    ("text, checkbox", text("A"), control(6), 8.15087890625),
    ("checkbox, text", control(6), text("A"), 4.7421875),
    ("row of checkbox and box, plain", hstack([control(6), plain]), plain, 6),
    ("picker, plain", control(nil), plain, 8), ("picker, picker", control(nil), control(nil), 8),
  ]

  static func control(_ distance: CGFloat?) -> Sketch {
    Sketch(ControlRowLayout(gap: 8, distance: distance), [plain, text("B")])
  }

  /// What has edges of its own: where it lies is not where its text lies.
  static let ownEdges: [(String, Sketch, Sketch, CGFloat)] = [
    ("positioned text, plain", text("A").position(x: 0, y: 0), plain, 8),
    ("text with a bar, plain", text("A").safeAreaInset(.top, spacing: 0, plain), plain, 8),
    (
      "text that ignores the safe area, plain", text("A").modified(by: SafeAreaIgnoringLayout()),
      plain, 8
    ),
    (
      "text in padding of the safe area, plain",
      text("A").modified(by: SafeAreaPaddingLayout(.all, 0)),
      plain, 8
    ),
    ("positioned spacer, plain", spacer.position(x: 0, y: 0), plain, 8),
  ]

  /// An app's layout is as near to its neighbours as what is in it.
  static let custom: [(String, Sketch, Sketch, CGFloat)] = [
    ("layout of a text, plain", text("A").modified(by: Custom()), plain, 8.15087890625),
    ("layout of a spacer, plain", spacer.modified(by: Custom()), plain, 0),
    ("layout of nothing, plain", Sketch(Custom()), plain, 0),
    ("layers of nothing, plain", zstack([]), plain, 0),
  ]

  @Test(arguments: vertical.indices)
  func `3.4 In a column texts keep distances of their own`(index: Int) {
    let (name, upper, lower, expected) = Self.vertical[index]
    #expect(Self.distance(upper, lower) == expected, "\(name)")
  }

  /// Recorded on macOS: mburger89/MetalUI, S image|image and image|text. Others are plain.
  @Test func `4.2 A symbol keeps the distances of a text`() {
    let symbol = Sketch(ImageLayout(size: CGSize(18, 16), symbolFont: TextFont()))
    let image = Sketch(ImageLayout(size: CGSize(18, 16)))
    func distance(_ upper: Sketch, _ lower: Sketch, on platform: Platform) -> CGFloat {
      var context = LayoutContext()
      context.text.platform = platform
      let run = Dialogue(vstack([upper, lower]), in: .unspecified, context: context)
      return run.size.height - 32
    }
    #expect(distance(symbol, symbol, on: .macOS) == 0)
    #expect(distance(symbol, symbol, on: .iOS) == 8)
    #expect(distance(image, image, on: .macOS) == 8)
  }

  @Test(arguments: modified.indices)
  func `3.5 A fixed height and a padded edge hide that a text is inside`(index: Int) {
    let (name, upper, lower, expected) = Self.modified[index]
    #expect(Self.distance(upper, lower) == expected, "\(name)")
  }

  @Test(arguments: stacked.indices)
  func `3.6 A stack borders with its neighbours as its outer children do`(index: Int) {
    let (name, upper, lower, expected) = Self.stacked[index]
    #expect(Self.distance(upper, lower) == expected, "\(name)")
  }

  @Test(arguments: ownEdges.indices)
  func `3.7 Positions and bars have plain edges`(index: Int) {
    let (name, upper, lower, expected) = Self.ownEdges[index]
    #expect(Self.distance(upper, lower) == expected, "\(name)")
  }

  @Test(arguments: custom.indices)
  func `3.8 A layout keeps the distances of its children`(index: Int) {
    let (name, upper, lower, expected) = Self.custom[index]
    #expect(Self.distance(upper, lower) == expected, "\(name)")
  }

  @Test(arguments: controls.indices)
  func `3.9 A control on macOS has edges of its own`(index: Int) {
    let (name, upper, lower, expected) = Self.controls[index]
    #expect(Self.distance(upper, lower) == expected, "\(name)")
  }

  static let horizontal: [(Sketch, Sketch, CGFloat)] = [
    (plain, plain, 8), (text("A"), plain, 8), (plain, text("A"), 8), (text("A"), text("B"), 8),
    (plain, spacer, 0), (spacer, text("A"), 0),
  ]

  @Test(arguments: horizontal.indices)
  func `3.2 In a row the distance is 8, and 0 beside a spacer`(index: Int) {
    let (left, right, expected) = Self.horizontal[index]
    let run = Dialogue(
      hstack([left.id("left"), right.id("right")]), in: .unspecified, context: Self.context)
    #expect(run.frames["right"]!.minX - run.frames["left"]!.maxX == expected)
  }

  @Test func `3.1 A stated spacing replaces all others, spacers included`() {
    let run = Dialogue(
      vstack(spacing: 3, [text("A"), spacer.id("gap"), text("B").id("last")]),
      in: ProposedViewSize(50, 100), context: Self.context)
    #expect(run.failures(of: "gap frame 25,19 0×62", "last frame 20.5,84 9×16") == [])
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `22.2 A spacing of no finite number is the default one`(spacing: CGFloat) {
    let run = Dialogue(hstack(spacing: spacing, [Self.plain, Self.plain]), in: .unspecified)
    #expect(run.size == CGSize(28, 10))
  }

  /// Of a text of the body font, measured: 11.15 above, 6.22 below, 1 between.
  @Test func `3.4 The distances of texts follow their font`() {
    let context = LayoutContext.texts(
      ["A": CGSize(9, 20)], aboveOther: 11.1509, belowOther: 6.2241, between: 1)
    let run = Dialogue(
      vstack([text("A"), text("A"), Self.plain, text("A")]), in: .unspecified, context: context)
    #expect(abs(run.size.height - (20 + 1 + 20 + 11.1509 + 10 + 6.2241 + 20)) < 1e-9)
  }
}
