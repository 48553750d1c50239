import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let idleGuide = Rule(
    id: "idle-guide",
    summary: "An alignment guide has no effect, or moves its view away from where it should go.",
    finding: """
      An alignment guide says which line of a view meets the same line of the others. A stack \
      asks for the one guide that it aligns by: `.alignmentGuide(.leading)` does nothing in a \
      stack that is aligned by centres, which is what a stack is unless it says otherwise, nor \
      in a row, where nothing is aligned from left to right. And a guide that lies further down \
      moves its view *up*: it is a line of the view, not a place to go to.
      """,
    example: """
      // proposal: 208x300
      HStack(alignment: .top) {
        Color.blue.frame(width: 100, height: 150).id("left")
          .alignmentGuide(.top) { _ in 25 }
        Color.red.frame(width: 100, height: 100).id("right")
      }
      """,
    scope: """
      A guide at the other edge or in the middle of the view is an idiom, and is left alone; so \
      are guides along both axes, which move a badge over the corner of what it lies on.
      """,
    help: """
      the guide that the stack aligns by, on both sides; for a move a number less than 0, \
      `.offset` or padding
      """,
    exception: "it is meant to stand out there",
    search: .symptoms { timeline in
      timeline.views(withAnyOf: [.guidesWidth, .guidesHeight]).flatMap { node in
        Axis.allCases.compactMap { axis in
          (Guide.find(idle: node, on: axis, in: timeline)
            ?? Guide.find(pushing: node, on: axis, in: timeline))
        }
      }
    })
}

/// An alignment guide, and the container in which it should count.
private struct Guide: Sighting {
  let timeline: Timeline
  let node: NodeID
  let axis: Axis
  let container: NodeID
  /// How far the view begins before the others; nil if the guide has no effect.
  var shift: CGFloat?
  /// The first of the others.
  var first: NodeID?

  /// Smaller shifts, in points, are fine adjustments.
  private static let least: CGFloat = 8

  /// A guide of an edge in a container that does not align by that edge.
  static func find(idle node: NodeID, on axis: Axis, in timeline: Timeline) -> Self? {
    guard timeline.guidesEdge(node, axis), let container = timeline.containerOfGuide(node, axis),
      !timeline.keepsSameEdge(node, container, axis),
      // One of several views has the guide, and the others are as if they had none.
      !timeline.statesChoice(node)
    else { return nil }
    return Self(
      timeline: timeline, node: node, axis: axis, container: container)
  }

  /// A guide that moves its view out before all others.
  static func find(pushing node: NodeID, on axis: Axis, in timeline: Timeline) -> Self? {
    guard timeline.guidesEdge(node, axis), !timeline.has(.ends(axis), node),
      !timeline.statesChoice(node), let container = timeline.containerOfGuide(node, axis),
      let length = timeline.length(node, axis),
      let branch = timeline.branch(of: container, to: node),
      let own = timeline.extent(branch, axis)?.start
    else { return nil }
    let others = timeline.siblings(of: branch, in: container)
    // In a loop each has a guide, and those behind the first move out before it.
    let guided = others.filter { timeline.has(.guides(axis), $0) }
    guard guided.allSatisfy({ timeline.place($0) == timeline.place(node) }),
      guided.isEmpty || guided.contains(where: { $0 < node }),
      let first = others.min(by: { timeline.start(of: $0, axis) < timeline.start(of: $1, axis) })
    else { return nil }
    let shift = timeline.start(of: first, axis) - own
    let isIdiom = [0.5, 1].contains { abs(shift - $0 * length) < 1 }
    guard shift > Self.least, !isIdiom, !timeline.isGuidedToCorner(node, axis, in: container)
    else { return nil }
    return Self(
      timeline: timeline, node: node, axis: axis, container: container, shift: shift, first: first)
  }
}

extension Timeline {
  fileprivate func start(of node: NodeID, _ axis: Axis) -> CGFloat {
    extent(node, axis)?.start ?? .infinity
  }

  fileprivate func guidesEdge(_ node: NodeID, _ axis: Axis) -> Bool {
    has(.guides(axis), node) && (has(.starts(axis), node) || has(.ends(axis), node))
  }

  fileprivate func keepsSameEdge(_ node: NodeID, _ container: NodeID, _ axis: Axis) -> Bool {
    guard has(.aligns(axis), container) else { return false }
    let isCentre = has(.starts(axis), node) && has(.ends(axis), node)
    return isCentre
      ? isCentred(container, on: axis)
      : has(.starts(axis), node) == has(.starts(axis), container)
        && has(.ends(axis), node) == has(.ends(axis), container)
  }

  /// The stack around a guide; nil if something on the way, such as a frame, may ask for it.
  fileprivate func containerOfGuide(_ node: NodeID, _ axis: Axis) -> NodeID? {
    for (inner, parent) in stepsOutwards(from: node) {
      let isAnswered =
        has(.frames, parent) || has(.guides(axis), parent) || has(.declared, parent)
      if isAnswered || isLayer(inner) { return nil }
      guard tree.children(of: parent).count > 1, !has(.layers, parent) else { continue }
      let isStack = Axis.allCases.contains { has(.divides($0), parent) || has(.aligns($0), parent) }
      let isGrid = Axis.allCases.allSatisfy { has(.divides($0), parent) }
      return isStack && !isGrid ? parent : nil
    }
    return nil
  }

  /// Whether guides move a view over a corner of what it lies on: along both axes, as badges are.
  fileprivate func isGuidedToCorner(_ node: NodeID, _ axis: Axis, in stack: NodeID) -> Bool {
    let around = stepsOutwards(from: node).map(\.outer).prefix { $0 != stack }
    return isLayerStack(stack)
      && (Array(modified(by: node)) + around).contains { has(.guides(axis.cross), $0) }
  }

  /// The child of a container that another view lies in.
  fileprivate func branch(of container: NodeID, to node: NodeID) -> NodeID? {
    stepsOutwards(from: node).first { $0.outer == container }?.inner
  }
}

// MARK: - What it says

extension Guide {
  /// The view begins as far behind the others as it now begins before them.
  var goal: Goal? {
    guard let shift, let first else { return nil }
    return Goal([.distance(node, behind: first, axis, shift)], near: [container])
  }

  var suspicion: Suspicion {
    suspected(
      .idleGuide, of: node, on: axis, placed: [node, container], remedies: remedies,
      exception: shift == nil ? "it has an effect elsewhere" : "it is meant to stand out there",
      involving: [container], off: shift ?? 0)
  }

  private var edge: String { timeline.edge(of: node, axis) }

  var statement: Statement {
    guard let shift else {
      return Statement(
        """
        \(timeline.modifier(node).capitalized) sets \(code: edge), and \(container) does not align \
        by that
        """, isAboutPlace: true,
        details: [.init(.explanation, "the guide has no effect")])
    }
    let (there, back) = axis == .vertical ? ("up", "down") : ("to the left", "to the right")
    return Statement(
      """
      \(timeline.modifier(node).capitalized) moves its view \(there) by \(points(shift)), out \
      before all others in \(container)
      """, isAboutPlace: true,
      because: """
        A guide says which line of the view meets the others' \(code: edge): one further \
        \(axis == .vertical ? "down" : "in") moves it \(there), and less than 0 moves it \(back)
        """)
  }

  private var remedies: [Prose] {
    let edge = axis == .vertical ? ".top" : ".leading"
    guard let shift else {
      return ["align \(container) by the same guide: \(code: "alignment: \(self.edge)")"]
    }
    return [
      "return \(code: "\(typed(-shift))") from \(code: ".alignmentGuide(\(edge))")",
      "write \(code: ".padding(\(edge), \(typed(shift)))") instead",
    ]
  }
}
