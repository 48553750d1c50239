import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Excess {
  /// What to write for parts of a reader's length that stand beside views of stated lengths: the
  /// same parts of what those leave. Empty where the row would not fit even then, or where nothing
  /// beside the parts states a length.
  var shares: [Prose] {
    guard let reader, let whole = timeline.length(reader, axis),
      let stack = timeline.stack(in: child, along: axis), let length = timeline.length(stack, axis)
    else { return [] }
    let views = timeline.tree.children(of: stack)
    let parts = views.compactMap { Part.find($0, axis, timeline) }
    let stated = views.filter { view in
      timeline.modified(by: view).contains { timeline.statesNumber($0, axis) }
    }
    let lengths = { (views: [NodeID]) in
      views.reduce(0) { $0 + (self.timeline.length($1, self.axis) ?? 0) }
    }
    let taken = lengths(stated) + length - lengths(views)
    let share = parts.reduce(0) { $0 + $1.length } / whole
    guard !stated.isEmpty, !parts.isEmpty, share < 1, taken < whole,
      before + after <= share * taken + 1
    else { return [] }
    return parts.prefix(2).map { part in
      """
      write \(code: "(\(part.whole) - \(typed(taken)))\(part.factor)") for the \
      \(axis.dimension) of \(part.view), as \(counted(taken)) are taken by what is beside it
      """
    }
  }
}

/// A view whose frame states a part of the length that its reader has.
private struct Part {
  let view: NodeID
  let length: CGFloat
  /// `space.size.width`, as it is written.
  let whole: String
  /// What follows it: ` * 2 / 3`.
  let factor: String

  static func find(_ view: NodeID, _ axis: Axis, _ timeline: Timeline) -> Self? {
    guard let length = timeline.length(view, axis),
      let written = timeline.modified(by: view).lazy
        .compactMap({ timeline.writtenPart($0, axis) }).first
    else { return nil }
    return Self(view: view, length: length, whole: written.whole, factor: written.factor)
  }
}
