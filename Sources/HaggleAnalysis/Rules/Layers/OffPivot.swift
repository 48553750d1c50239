import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let offPivot = Rule(
    id: "off-pivot",
    summary: "The hand of a dial turns around a point beside the dial's middle.",
    finding: """
      A `ZStack` puts the middles of its views on each other. A hand that turns around its lower \
      end so has that end below the middle of the dial, by half of its length, and goes round \
      there.
      """,
    example: """
      // proposal: 200x200
      ZStack {
        Circle().stroke(.gray, lineWidth: 2)
        Capsule().frame(width: 4, height: 60)
          .rotationEffect(.degrees(90), anchor: .bottom).id("hand")
      }
      .id("dial")
      """,
    scope: """
      Reported for a rotation around the end of a view that no offset moves, on a larger circle in \
      the middle of the layers.
      """,
    help: """
      `.offset(y: -30)` before the rotation, without an anchor: it turns around its place then
      """,
    exception: "it is to turn there", keyNote: "of the hand",
    needs: "the log with the appearance of its nodes",
    search: .each(.layerStacks, as: OffPivot.find))
}

/// A view that turns around its end, with its middle on the middle of a circle.
private struct OffPivot: Sighting {
  let timeline: Timeline
  let stack: NodeID
  let dial: NodeID
  let hand: NodeID
  let gap: CGFloat
  let isDown: Bool

  static func find(_ stack: NodeID, in timeline: Timeline) -> Self? {
    guard timeline.isCentred(stack, on: .horizontal), timeline.isCentred(stack, on: .vertical)
    else { return nil }
    let layers = timeline.tree.children(of: stack)
    guard layers.count > 1, layers.count <= mostLayers else { return nil }
    for hand in layers {
      guard let anchor = timeline.pivot(of: hand), let own = timeline.rectangle(of: hand),
        own.height > 2 * own.width,
        let dial = layers.first(where: { layer in
          layer != hand && timeline.isCircle(layer, around: own)
        }), case let gap = own.height / 2, gap >= Noticeable.gap
      else { continue }
      return Self(
        timeline: timeline, stack: stack, dial: dial, hand: hand, gap: gap, isDown: anchor.y == 1)
    }
    return nil
  }

  private static let mostLayers = 16

  var suspicion: Suspicion {
    suspected(
      .offPivot, of: hand, on: .vertical, placed: [dial, hand],
      remedies: [
        """
        write \(code: ".offset(y: \(isDown ? "-" : "")\(typed(gap)))") before the rotation, and \
        leave its anchor out
        """
      ], involving: [stack, dial], off: gap)
  }

  var statement: Statement {
    Statement(
      """
      \(hand) turns around its \(isDown ? "lower" : "upper") end, which is \(points(gap)) points \
      \(isDown ? "below" : "above") the middle of \(dial)
      """, subject: hand, isAboutPlace: true,
      because: "\(stack) puts the middles of its views on each other")
  }
}

extension Timeline {
  /// The end around which a view turns, in its unit square; nil where an offset moves it.
  fileprivate func pivot(of layer: NodeID) -> CGPoint? {
    let views = modified(by: layer)
    let isMoved = views.contains { moved(by: $0) != $0 || has(.spaces, $0) }
    guard !isMoved else { return nil }
    return views.lazy.flatMap { self.appearance(of: $0).effects }.first { effect in
      guard case .rotation = effect.change else { return false }
      return effect.anchor.x == 0.5 && (effect.anchor.y == 1 || effect.anchor.y == 0)
    }?.anchor
  }

  /// Whether it is a circle around the middle of a view that is shorter.
  fileprivate func isCircle(_ layer: NodeID, around hand: CGRect) -> Bool {
    guard let shape = core(of: layer), has(.decorates, shape),
      appearance(of: shape).outline == .ellipse, let own = rectangle(of: layer)
    else { return false }
    return own.height >= hand.height && abs(own.midX - hand.midX) < 1
      && abs(own.midY - hand.midY) < 1
  }
}
