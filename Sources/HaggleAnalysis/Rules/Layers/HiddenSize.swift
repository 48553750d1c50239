import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let hiddenSize = Rule(
    id: "hidden-size",
    summary: "A colour or shape that is not drawn makes a ZStack larger than what is seen in it.",
    finding: """
      `.opacity(0)` and `.hidden()` hide a view and leave its place in the layout. The \
      placeholder behind a picture that has arrived still makes the stack as high as itself: \
      there is a gap around the picture that nothing seems to make.
      """,
    example: """
      // proposal: 400x600
      // image: "strip" 800x100
      ScrollView {
        ZStack {
          Color.gray.frame(height: 200).opacity(0).id("placeholder")
          Image("strip").resizable().scaledToFit()
        }
        .id("figure")
      }
      """,
    scope: "Hidden texts are mostly there to keep room for another one, and are not meant.",
    help: "the placeholder as the `.background` of what is shown; `if` around it",
    exception: "the room is to be kept", keyNote: "of the stack",
    search: .each(.layerStacks, as: HiddenSize.find))
}

/// Layers of which a hidden one is the longest.
private struct HiddenSize: Sighting {
  let timeline: Timeline
  let stack: NodeID
  let hidden: NodeID
  let axis: Axis
  let length: CGFloat
  let enough: CGFloat

  static func find(of stack: NodeID, on axis: Axis, in timeline: Timeline) -> Self? {
    let layers = timeline.tree.children(of: stack)
    guard timeline.isLayerStack(stack), let length = timeline.length(stack, axis),
      let hidden = layers.first(where: { layer in
        timeline.isHiddenPaint(layer) && timeline.length(layer, axis) == length
      })
    else { return nil }
    let seen = layers.filter { !timeline.isHiddenPaint($0) }
    guard let enough = seen.compactMap({ timeline.length($0, axis) }).max(), enough > 0,
      length > enough + Noticeable.block
    else { return nil }
    return Self(
      timeline: timeline, stack: stack, hidden: hidden, axis: axis, length: length, enough: enough)
  }

  var goal: Goal? { Goal([.length(stack, axis, .atMost(enough))], near: [hidden]) }

  var suspicion: Suspicion {
    suspected(
      .hiddenSize, of: stack, on: axis, placed: [hidden, stack],
      remedies: [
        "put \(hidden) into the \(code: ".background { … }") of what is shown",
        "write \(code: "if") around \(hidden) instead of hiding it",
      ], involving: [hidden], off: length - enough)
  }

  var statement: Statement {
    Statement(
      """
      \(stack) is \(points(length)) points \(axis.adjective) for \(hidden), which is not drawn; \
      what is seen in it has \(points(enough))
      """,
      because: "What is hidden keeps its place in the layout")
  }
}

extension Timeline {
  /// A colour or a shape, with modifiers around it, of which nothing is drawn.
  fileprivate func isHiddenPaint(_ node: NodeID) -> Bool {
    let chain = Array(modified(by: node))
    guard let hidden = chain.first(where: { appearance(of: $0).isHidden }),
      // What is laid over it behind that is seen.
      !chain.prefix(while: { $0 != hidden }).contains(where: { tree.childCount(of: $0) > 1 }),
      let core = chain.last
    else { return false }
    return tree.children(of: core).isEmpty && has(.decorates, core)
  }
}
