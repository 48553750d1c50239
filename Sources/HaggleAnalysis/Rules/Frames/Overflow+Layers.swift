import HaggleReplay
import HaggleVocabulary

// Layers that stand out of their stack because others have a higher priority: only the highest
// counts for its size (NEGOTIATION §13).
extension Excess {
  /// The layer that gives the stack its length, where the one that stands out was not asked for
  /// that: those of a lower priority are only asked when they are placed.
  private var decisiveLayer: NodeID? {
    guard !isMerelyPlaced, let stack = timeline.parent(child), timeline.isLayerStack(stack),
      let span = insistence.span(of: stack), let answer = span.answer,
      !timeline.spans(of: child).contains(where: {
        (span.ask..<answer).contains(timeline.spans[$0].ask)
      }),
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
    decisiveLayer.map { ["take the higher priority of \($0) away"] } ?? []
  }
}
