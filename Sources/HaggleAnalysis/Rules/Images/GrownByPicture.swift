import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  package static let grownByPicture = Rule(
    id: "grown-by-picture",
    summary: "A picture that fills the room behind a page makes the page as large as it is.",
    finding: """
      A picture that fills what it is offered keeps its shape, and is longer than that on one \
      axis. A `ZStack` is as large as the largest of its views: what lies on the picture is \
      offered all of that, and begins outside of the screen.
      """,
    example: """
      // proposal: 393x759
      // text-cell: 8x20
      // image: "hall" 800x600
      ZStack {
        Image("hall").resizable().scaledToFill().id("hall")
        Text("Welcome back").frame(maxWidth: .infinity, alignment: .leading).id("title")
      }
      .id("page")
      """,
    scope: """
      Reported where something with a text beside the picture reaches out of what the stack was \
      offered, by at least 8 points, or where a `position` counts from there. A picture of unknown \
      size may have the shape of the screen.
      """,
    help: """
      `Color.clear.overlay { … }.clipped()` around the picture, or the picture as a \
      `.background` of the page
      """,
    exception: "what lies on it may be cut off", class: .contract, keyNote: "of the picture",
    search: .each(.layerStacks, as: GrownByPicture.find))
}

/// A stack of layers that a filling picture makes larger than what it was offered.
private struct GrownByPicture: Sighting {
  let timeline: Timeline
  let stack: NodeID
  let picture: NodeID
  let victim: NodeID
  let axis: Axis
  let offered: CGFloat
  let length: CGFloat

  /// Smaller differences, in points, are not noticeable.
  private static let least: CGFloat = 8

  static func find(_ stack: NodeID, in timeline: Timeline, with contents: Contents) -> Self? {
    guard
      let axis = Axis.allCases.first(where: { axis in
        timeline.isLonger(stack, than: timeline.offer(stack, axis), axis, by: Self.least)
      }), let offered = timeline.offer(stack, axis), let length = timeline.length(stack, axis)
    else { return nil }
    let layers = timeline.tree.children(of: stack)
    guard
      let branch = layers.first(where: { layer in
        timeline.isFilling(layer) && timeline.length(layer, axis) == length
      }), let picture = timeline.core(of: branch),
      !layers.contains(where: { layer in
        layer != branch && !timeline.isFilling(layer)
          && timeline.least(layer, axis).map { $0 > offered + 1 } == true
      }),
      let victim = layers.first(where: { layer in
        layer != branch && (contents.holdsText(layer) || timeline.isPosition(layer))
          && timeline.isLonger(layer, than: offered, axis, by: Self.least)
      })
    else { return nil }
    return Self(
      timeline: timeline, stack: stack, picture: picture, victim: victim, axis: axis,
      offered: offered, length: length)
  }

  var goal: Goal? {
    let conditions = Axis.allCases.flatMap { axis -> [Goal.Condition] in
      guard let room = timeline.offer(stack, axis) else { return [] }
      return [
        .length(stack, axis, .atMost(room)), .length(picture, axis, .atLeast(room)),
      ]
    }
    return Goal(conditions + shape, near: [picture, stack])
  }

  /// The picture is not to be distorted.
  private var shape: [Goal.Condition] {
    guard let width = timeline.length(picture, .horizontal),
      let height = timeline.length(picture, .vertical), height > 0
    else { return [] }
    return [.ratio(picture, width / height)]
  }

  var suspicion: Suspicion {
    suspected(
      .grownByPicture, of: picture, sized: [picture, stack],
      remedies: [
        """
        write \(code: "Color.clear.overlay { … }.clipped()") around \(picture), which keeps the \
        room and drops the picture's size
        """
      ], involving: [stack, victim], off: length - offered)
  }

  private var effect: Prose {
    timeline.isPosition(victim)
      ? "and \(victim) counts its point from there" : "and \(victim) with it"
  }

  var statement: Statement {
    Statement(
      """
      \(picture) makes \(stack) \(points(length)) \(axis.adjective) instead of \(points(offered)), \
      \(effect)
      """,
      because: """
        It fills what it is offered and keeps its shape, and a stack of layers is as large as \
        the largest of them
        """)
  }
}

extension Timeline {
  fileprivate func isLonger(
    _ node: NodeID, than room: CGFloat?, _ axis: Axis, by least: CGFloat
  ) -> Bool {
    guard let room, let length = length(node, axis) else { return false }
    return length >= room + least
  }

  /// Whether it puts a view to a point of all that it is offered.
  fileprivate func isPosition(_ layer: NodeID) -> Bool {
    modified(by: layer).contains { node in
      has(.letsReachOut, node) && !has(.spaces, node) && isGreedy(node, .horizontal)
        && isGreedy(node, .vertical)
        && tree.firstChild(of: node).map { !isGreedy($0, .horizontal) } == true
    }
  }

  /// Whether it is a picture that keeps its shape and is not held in a frame.
  fileprivate func isFilling(_ layer: NodeID) -> Bool {
    guard let core = core(of: layer), has(.image, core) else { return false }
    let views = modified(by: layer)
    return views.contains { has(.proposesShape, $0) }
      && !views.contains { has(.fixesWidth, $0) || has(.fixesHeight, $0) }
  }
}
