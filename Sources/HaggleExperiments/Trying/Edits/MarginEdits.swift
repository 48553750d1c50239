import Foundation

/// Padding beside what lies over a view, so that its text ends before that. What the text says
/// then may be cut where the author allows for that, as the first letters of a title beside a
/// button say more than all of them under it.
struct MarginEdits {
  let view: WrittenPlace
  /// At which edges, each by itself: `.trailing`, or `.horizontal` where it stays in the middle.
  let edges: [String]

  var edits: [Edit] {
    guard view.isStatement else { return [] }
    return edges.compactMap { edge in
      guard let length = view.lengths[edge == ".bottom" ? .vertical : .horizontal],
        length.isFinite, length > 0
      else { return nil }
      var edit = view.adding(
        "padding(\(edge), \(length.wholePoints))", .alignment,
        before: .layers.union(["padding", "frame"]))
      edit.cutText = view.span
      return edit
    }
  }
}
