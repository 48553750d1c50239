import HaggleReplay
import HaggleVocabulary

// Layers that stand out of their stack because others have a higher priority: only the highest
// counts for its size (NEGOTIATION §13).
extension Excess {
  /// The layer that gives the stack its length, where that is not the one that stands out.
  private var decisiveLayer: NodeID? {
    guard !isMerelyPlaced, let stack = timeline.parent(child), timeline.isLayerStack(stack),
      let span = insistence.span(of: stack),
      let size = timeline.reasons(of: stack, in: span).last(where: {
        $0.reason.knownRule == .size && $0.reason.axis == axis
      })
    else { return nil }
    return size.reason.terms.lazy.compactMap(\.node).first { $0 != child }
  }

  /// With other priorities, or none, the stack may be as large as all of its layers.
  var uncounted: Goal? {
    guard decisiveLayer != nil, let stack = timeline.parent(child) else { return nil }
    return Goal([.inside(child, stack, axis)], near: [stack])
  }

  /// Why the stack is so short.
  var layering: [Prose] {
    decisiveLayer.map {
      ["\(container) is only as \(axis.adjective) as \($0), whose priority is higher"]
    } ?? []
  }

  var priorityRemedy: [Prose] {
    decisiveLayer.map { ["leave \(timeline.modifier($0)) out"] } ?? []
  }
}
