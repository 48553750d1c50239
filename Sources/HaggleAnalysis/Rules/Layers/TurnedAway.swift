import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let turnedAway = Rule(
    id: "turned-away",
    summary: "A view that is moved and then turned is drawn somewhere else.",
    finding: """
      `rotationEffect` turns what stands before it around the middle of the place that it keeps. An \
      `offset` before it is a part of that: what was moved to the right is turned to below.
      """,
    example: """
      // proposal: 300x300
      // text-cell: 8x20
      ZStack {
        Color.yellow.frame(width: 240, height: 120).id("card")
        Text("SALE").id("sticker")
          .offset(x: 100)
          .rotationEffect(.degrees(90))
      }
      """,
    scope: """
      Reported for words that are written once, and that are drawn outside of the layers that they \
      are in, where the offset alone would draw them inside or at an edge.
      """,
    help: "`.rotationEffect` before `.offset`",
    exception: "it is to be drawn there", keyNote: "of what is moved",
    needs: "the log with effects",
    search: .each(.with(.letsReachOut), as: TurnedAway.find))
}

/// Words that a rotation draws outside of their layers, as an offset comes first.
private struct TurnedAway: Sighting {
  let timeline: Timeline
  let mover: NodeID
  let view: NodeID
  let layers: NodeID
  let degrees: CGFloat
  let gap: CGFloat

  static func find(_ mover: NodeID, in timeline: Timeline) -> Self? {
    guard timeline.isMover(mover), let degrees = timeline.rotation(of: mover),
      case let view = timeline.moved(by: mover), timeline.isOfWords(view),
      let layers = timeline.layers(around: mover)?.all, !timeline.isRepeated(mover, in: layers),
      let room = timeline.rectangle(of: layers), let own = timeline.rectangle(of: mover),
      let moved = timeline.rectangle(of: view)
    else { return nil }
    let (x, y) = (moved.midX - own.midX, moved.midY - own.midY)
    let angle = degrees * .pi / 180
    let drawn = CGPoint(
      x: own.midX + x * cos(angle) - y * sin(angle),
      y: own.midY + x * sin(angle) + y * cos(angle))
    let meant = CGPoint(x: moved.midX, y: moved.midY)
    guard room.insetBy(dx: -1, dy: -1).contains(meant),
      !room.insetBy(dx: -1, dy: -1).contains(drawn),
      case let gap = hypot(drawn.x - meant.x, drawn.y - meant.y), gap >= Noticeable.block
    else { return nil }
    return Self(
      timeline: timeline, mover: mover, view: view, layers: layers, degrees: degrees, gap: gap)
  }

  var suspicion: Suspicion {
    suspected(
      .turnedAway, of: mover, placed: [mover, view],
      remedies: ["write \(code: ".offset(…)") behind \(code: ".rotationEffect(…)")"],
      involving: [layers, view], off: gap)
  }

  var statement: Statement {
    Statement(
      """
      \(view) is drawn outside of \(layers), \(points(gap)) points from where its offset puts it
      """, subject: view, isAboutPlace: true,
      because: "The rotation by \(points(degrees))° behind the offset turns the way of that, too")
  }
}

extension Timeline {
  /// By how many degrees a view is turned around its middle.
  fileprivate func rotation(of node: NodeID) -> CGFloat? {
    let effects = appearance(of: node).effects
    guard effects.count == 1, effects[0].anchor == CGPoint(x: 0.5, y: 0.5),
      case .rotation(let degrees) = effects[0].change, degrees.isFinite
    else { return nil }
    return degrees
  }

  /// Whether a loop makes several of it, as on a dial.
  fileprivate func isRepeated(_ node: NodeID, in layers: NodeID) -> Bool {
    guard let place = place(node) else { return true }
    return tree.children(of: layers).prefix(Timeline.mostLevels).count { layer in
      modified(by: layer).contains { self.place($0) == place }
    } > 1
  }
}
