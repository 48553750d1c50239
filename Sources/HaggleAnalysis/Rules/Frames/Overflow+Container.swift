import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

// Parts of what scrolls, or of the screen, in something that is shorter than that.
extension Excess {
  /// A view whose length is counted from a longer container than the view that it reaches out of,
  /// and how long that is.
  private var foreignPart: (view: NodeID, whole: CGFloat)? {
    guard !isMerelyPlaced, let around = timeline.parent(child),
      let outer = timeline.length(around, axis)
    else { return nil }
    let views = timeline.tree.walk(from: child, into: timeline.sizingChildren).prefix(64)
    for view in views {
      if let length = timeline.length(view, axis), length > outer + Timeline.tolerance,
        let whole = timeline.container(of: view, axis), whole > outer + Timeline.tolerance
      {
        return (view, whole)
      }
    }
    return nil
  }

  /// What it counts from.
  var counting: [Prose] {
    guard let (view, whole) = foreignPart else { return [] }
    let scroller = timeline.scroller(around: child).map(Prose.init(view:)) ?? "the screen"
    return [
      """
      \(view) counts from the \(points(whole)) of \(scroller), as frames and stacks, such as \
      \(container), are no containers
      """
    ]
  }
}

extension Timeline {
  /// The length that a `containerRelativeFrame` counts from.
  fileprivate func container(of view: NodeID, _ axis: Axis) -> CGFloat? {
    guard let span = sizingSpan(view),
      let reason = reasons(of: view, in: span).first(where: {
        $0.reason.knownRule == .relative && $0.reason.axis == axis
      })?.reason
    else { return nil }
    if case .container(let length)? = reason.detail { return length }
    return reason.terms.first { $0.knownRole == .container }?.value
  }
}
