import Foundation
import HaggleTestSupport
import HaggleVocabulary

/// How views of random traces are drawn.
extension Seeded {
  mutating func appearance() -> Appearance {
    var appearance = Appearance()
    appearance.isHidden = below(4) == 0
    appearance.zIndex = Double(below(3))
    appearance.effects = some { seed in
      let change: Appearance.Effect.Change =
        seed.below(2) == 0
        ? .rotation(CGFloat(seed.below(360))) : .scale(x: CGFloat(seed.below(4)), y: 0.5)
      return .init(change, around: CGPoint(x: 0.5, y: CGFloat(seed.below(2))))
    }
    appearance.paint = maybe { Paint(UInt32($0.below(1 << 24)), alpha: UInt8($0.below(256))) }
    appearance.outline = one(of: [
      .rectangle, .capsule, .ellipse, .rounded(8), .rounded(0.5), .uneven(.init([8, 8, 0, 0.5])),
    ])
    appearance.opacity = one(of: [1, 0.5, 0.25])
    appearance.lineWidth = CGFloat(below(3))
    appearance.fontSize = CGFloat(below(40))
    appearance.isBold = below(2) == 0
    appearance.gradient = maybe { $0.gradient() }
    appearance.tint = maybe { Paint(UInt32($0.below(1 << 24))) }
    appearance.shadows = some { seed in
      Shadow(
        Paint(UInt32(seed.below(1 << 24)), alpha: 84), radius: CGFloat(seed.below(9)),
        offset: CGSize(width: CGFloat(seed.below(3)), height: -2.5))
    }
    appearance.blur = one(of: [0, 0, 4.5])
    appearance.ornaments = some { $0.ornament() }
    return appearance
  }

  private mutating func ornament() -> Ornament {
    let paint = Paint(UInt32(below(1 << 24)), alpha: UInt8(below(256)))
    var caption = Ornament.Caption(
      "Settings", width: 80.5, fontSize: 17, paint: paint, inset: maybe { CGFloat($0.below(20)) })
    caption.isBold = below(2) == 0
    let rows = Ornament.Rows(
      card: maybe { _ in paint }, radius: 10, line: paint, margin: 16, lineInset: 4.5,
      leastHeight: 44)
    let row = Ornament.Row(
      isFirst: below(2) == 0, isLast: below(2) == 0, above: CGFloat(below(20)), below: 12)
    return one(of: [
      .glyph("chevron.right"), .caption(caption), .standIn("a \"b\""), .ground(paint), .rows(rows),
      .row(row),
    ])
  }

  private mutating func gradient() -> Gradient {
    let stops = (0...below(3)).map { Gradient.Stop(Paint(UInt32($0)), at: CGFloat($0) / 3) }
    let point = CGPoint(x: 0.5, y: CGFloat(below(2)))
    return one(of: [
      .linear(stops, from: .zero, to: point), .radial(stops, around: point, from: 0, to: 90),
      .elliptical(stops, around: point, from: 0, to: 0.5),
      .angular(stops, around: point, from: -90, to: 270),
    ])
  }
}
