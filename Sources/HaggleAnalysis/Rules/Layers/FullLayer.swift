import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let fullLayer = Rule(
    id: "full-layer",
    summary: "A layer that is to lie at an edge covers all of its view.",
    finding: """
      A layer is offered the size of its view, and a colour, a shape or a gradient takes all of \
      that. An alignment then has nothing to move: the shade that is to lie behind a caption at \
      the bottom covers the whole picture.
      """,
    example: """
      // proposal: 300x200
      Color.teal
        .overlay(alignment: .bottom) { Color.black.id("shade") }
      """,
    scope: """
      Reported where an edge is stated along the axis, for colours and shapes, and for panels \
      with a background that only a spacer in them makes so long; for these in a `ZStack` as well, \
      where they hide all of a colour.
      """,
    help: """
      `.frame(height: …)` on the layer
      """,
    exception: "it is to cover all of it",
    search: .symptoms { timeline in
      let layered = timeline.views(with: .layers)
      return Axis.allCases.flatMap { axis in
        layered.compactMap { FullLayer.find($0, on: axis, in: timeline) }
          + timeline.layerStacks.compactMap { FullLayer.find(panelIn: $0, on: axis, in: timeline) }
      }
    })
}

/// A colour or shape at an edge of a view, as long as the view.
private struct FullLayer: Sighting {
  let timeline: Timeline
  let host: NodeID
  let layer: NodeID
  let axis: Axis
  let length: CGFloat
  let edge: String

  static func find(_ layered: NodeID, on axis: Axis, in timeline: Timeline) -> Self? {
    let children = timeline.tree.children(of: layered)
    guard children.count == 2,
      timeline.has(.starts(axis), layered) || timeline.has(.ends(axis), layered),
      timeline.isGreedy(children[1], axis), let length = timeline.length(children[1], axis),
      length > 1, timeline.length(layered, axis) == length,
      !timeline.isMovedAcross(children[1], in: layered, axis),
      timeline.isPlain(children[1], length, axis) || timeline.isPushedOut(children[1], axis)
    else { return nil }
    let host = children[0]
    let layer = children[1]
    let isStart = timeline.has(.starts(axis), layered)
    return Self(
      timeline: timeline, host: host, layer: layer, axis: axis, length: length,
      edge: axis == .vertical
        ? (isStart ? ".top" : ".bottom") : (isStart ? ".leading" : ".trailing"))
  }

  /// A painted panel that a stack is to put to an edge of a colour, and that hides all of it.
  static func find(panelIn stack: NodeID, on axis: Axis, in timeline: Timeline) -> Self? {
    let layers = timeline.tree.children(of: stack)
    guard timeline.isLayerStack(stack), layers.count == 2,
      timeline.has(.starts(axis), stack) != timeline.has(.ends(axis), stack),
      timeline.comes(layers[0], downTo: .decorates), timeline.isAsLarge(layers[1], as: stack),
      timeline.isGreedy(layers[1], axis), timeline.isPushedOut(layers[1], axis),
      timeline.isHidden(by: layers[1]), let length = timeline.length(stack, axis)
    else { return nil }
    let isStart = timeline.has(.starts(axis), stack)
    return Self(
      timeline: timeline, host: layers[0], layer: layers[1], axis: axis, length: length,
      edge: axis == .vertical
        ? (isStart ? ".top" : ".bottom") : (isStart ? ".leading" : ".trailing"))
  }

  var goal: Goal? {
    // A panel is not to be shorter than what is in it.
    let least = timeline.comes(layer, downTo: .decorates) ? 1 : timeline.ideal(layer, axis) ?? 1
    return Goal(
      [.length(layer, axis, .between(least, max(least, 0.5 * length)))], near: [layer],
      lengths: [axis: (0.3 * length).rounded()])
  }

  var suspicion: Suspicion {
    let side = axis == .vertical ? "height" : "width"
    return suspected(
      .fullLayer, of: layer, on: axis, placed: [host, layer],
      remedies: ["write \(code: ".frame(\(side): …)") on \(layer)"], involving: [host], off: length)
  }

  var statement: Statement {
    Statement(
      """
      \(layer) is to lie at the \(code: edge) of \(host) and is as \
      \(axis == .vertical ? "high" : "wide") as that: the alignment moves nothing
      """,
      because: "It is offered the size of \(host), and takes all of it")
  }
}

extension Timeline {
  /// Whether the alignment has another edge, too, at which the layer lies, shorter than its view.
  fileprivate func isMovedAcross(_ layer: NodeID, in host: NodeID, _ axis: Axis) -> Bool {
    let other = axis.cross
    guard has(.starts(other), host) || has(.ends(other), host), let own = length(layer, other),
      let whole = length(host, other)
    else { return false }
    return own < whole - 1
  }

  /// Whether a layer is a colour or a shape of that length, and is seen.
  fileprivate func isPlain(_ layer: NodeID, _ length: CGFloat, _ axis: Axis) -> Bool {
    core(of: layer).map {
      has(.decorates, $0) && !isClear($0) && self.length($0, axis) == length
    } ?? false
  }

  /// Whether a colour behind a layer, as large as that, hides what is further behind.
  fileprivate func isHidden(by layer: NodeID) -> Bool {
    modified(by: layer).contains { view in
      isAsLarge(view, as: layer)
        && backgrounds(of: view).contains { paint in
          isPaint(paint, of: view) && core(of: paint).map(self.hides) == true
        }
    }
  }

  private func hides(_ paint: NodeID) -> Bool {
    let look = appearance(of: paint)
    return fillsRectangle(paint) && !look.isTranslucent && (look.paint?.alpha ?? 255) == 255
  }

  /// Whether a layer is a panel with a background, as long as it is only for a spacer in it.
  fileprivate func isPushedOut(_ layer: NodeID, _ axis: Axis) -> Bool {
    has(.spacer, greedSource(of: layer, axis))
      && isPainted(within: layer)
  }
}
