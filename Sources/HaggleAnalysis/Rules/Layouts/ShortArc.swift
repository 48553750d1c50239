import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let shortArc = Rule(
    id: "short-arc",
    summary: "Views in a half or a quarter of a circle end one step before its end.",
    finding: """
      Between *n* views there are *n* − 1 steps. Divided by *n*, which is right for a whole circle, \
      where the last step leads back to the first view, an arc of 180° ends one step too early: \
      the last view is not opposite of the first one.
      """,
    example: """
      // proposal: 240x140
      struct Arc: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          CGSize(width: 240, height: 140)
        }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
          for (index, subview) in subviews.enumerated() {
            let angle = (180 + 180 / Double(subviews.count) * Double(index)) * .pi / 180
            let point = CGPoint(x: 120 + 100 * cos(angle), y: 120 + 100 * sin(angle))
            subview.place(at: point, anchor: .center, proposal: .unspecified)
          }
        }
      }
      Arc {
        ForEach(0..<3) { index in Circle().frame(width: 40, height: 40).id("item\\(index)") }
      }
      """,
    scope: """
      Reported for three views or more on a circle, in a layout of one's own or in layers, of which \
      the first is straight above, below or beside the middle, and which go on by equal steps that \
      all together, with one more, are a quarter, a half or three quarters of the circle; and the \
      last is none of those that are straight above, below or beside the middle.
      """,
    help: "`Double(subviews.count - 1)` in place of `Double(subviews.count)`",
    exception: "the next arc goes on there", keyNote: "of the last view", needs: "the log",
    search: .symptoms { timeline in
      (timeline.views(with: .declared) + timeline.layerStacks).compactMap {
        ShortArc.find(in: $0, timeline)
      }
    })
}

/// Views on an arc that a further step would end.
private struct ShortArc: Sighting {
  let timeline: Timeline
  let container: NodeID
  let first: NodeID
  let last: NodeID
  let arc: Arc
  /// Where the middle of the last view is to be, and how far that is.
  let end: CGPoint
  let gap: CGFloat

  private static let most = 64

  static func find(in container: NodeID, _ timeline: Timeline) -> Self? {
    let views = timeline.tree.children(of: container)
    guard views.count >= 3, views.count <= most else { return nil }
    let drawn = views.map { timeline.movedPart(of: $0) ?? $0 }
    let middles = drawn.compactMap { timeline.rectangle(of: $0) }
      .map { CGPoint(x: $0.midX, y: $0.midY) }
    guard middles.count == views.count, let arc = Arc(through: middles),
      arc.isShort(of: views.count), let last = drawn.last
    else { return nil }
    let end = arc.point(at: views.count)
    let lastMiddle = middles[middles.count - 1]
    let gap = hypot(end.x - lastMiddle.x, end.y - lastMiddle.y)
    guard gap >= Noticeable.step else { return nil }
    return Self(
      timeline: timeline, container: container, first: drawn[0], last: last, arc: arc, end: end,
      gap: gap)
  }

  var goal: Goal? {
    guard let size = timeline.size(of: last) else { return nil }
    return Goal(
      [
        .origin(last, .horizontal, end.x - size.width / 2),
        .origin(last, .vertical, end.y - size.height / 2),
      ] + timeline.kept(first), near: [container])
  }

  var suspicion: Suspicion {
    suspected(
      .shortArc, of: last, placed: [first, last],
      remedies: ["divide by the number of views less one, \(code: "count - 1")"],
      involving: [container, first], off: gap)
  }

  var statement: Statement {
    let (step, whole) = (arc.step.magnitude, (arc.step * CGFloat(arc.count)).magnitude)
    return Statement(
      """
      \(last) ends an arc of \(points(step * CGFloat(arc.count - 1)))°, one step of \
      \(points(step))° before \(points(whole))°
      """, subject: last, isAboutPlace: true,
      because: """
        Between \(arc.count) views there are \(arc.count - 1) steps, and the arc is divided into \
        \(arc.count)
        """)
  }
}

/// Points on a circle with the same angle from each to the next.
private struct Arc {
  let centre: CGPoint
  let radius: CGFloat
  /// In degrees, clockwise from the right.
  let start: CGFloat
  let step: CGFloat
  let count: Int

  /// How far, in points, a point may be from where it is expected.
  private static let tolerance: CGFloat = 0.5

  init?(through points: [CGPoint]) {
    guard points.count >= 3,
      let centre = Self.centre(of: (points[0], points[1], points[2]))
    else { return nil }
    let angles = points.map { atan2($0.y - centre.y, $0.x - centre.x) * 180 / .pi }
    self.centre = centre
    radius = hypot(points[0].x - centre.x, points[0].y - centre.y)
    start = angles[0]
    step = (angles[1] - angles[0]).remainder(dividingBy: 360)
    count = points.count
    for (index, point) in points.enumerated() {
      let expected = self.point(at: index)
      guard hypot(point.x - expected.x, point.y - expected.y) < Self.tolerance else { return nil }
    }
  }

  func point(at index: Int) -> CGPoint {
    let angle = (start + step * CGFloat(index)) * .pi / 180
    return CGPoint(x: centre.x + radius * cos(angle), y: centre.y + radius * sin(angle))
  }

  /// Whether it begins on an axis, and would be a quarter, a half or three quarters of the circle
  /// with one step more.
  func isShort(of count: Int) -> Bool {
    let whole = (step * CGFloat(count)).magnitude
    let isWhole = [90, 180, 270].contains { abs(whole - $0) < 0.5 }
    return isWhole && isOnAxis(start) && !isOnAxis(start + step * CGFloat(count - 1))
  }

  private func isOnAxis(_ angle: CGFloat) -> Bool { abs(angle.remainder(dividingBy: 90)) < 0.5 }

  /// The point that is as far from each of three; nil where they lie on a line.
  private static func centre(of points: (CGPoint, CGPoint, CGPoint)) -> CGPoint? {
    let (a, b, c) = points
    let (bx, by, cx, cy) = (b.x - a.x, b.y - a.y, c.x - a.x, c.y - a.y)
    let area: CGFloat = 2 * (bx * cy - by * cx)
    guard area.magnitude > 1 else { return nil }
    let (b2, c2): (CGFloat, CGFloat) = (bx * bx + by * by, cx * cx + cy * cy)
    let x: CGFloat = (cy * b2 - by * c2) / area
    let y: CGFloat = (bx * c2 - cx * b2) / area
    return CGPoint(x: a.x + x, y: a.y + y)
  }
}
