import Foundation
import HaggleAnalysis
import HaggleVocabulary

/// Padding beside what lies over a view, so that its text ends before that. What the text says
/// then may be cut where the author allows for that, as the first letters of a title beside a
/// button say more than all of them under it.
struct MarginEdits {
  let view: WrittenPlace
  /// Each by itself: at the end, or at both sides where a view stays in the middle.
  let edges: [Edges]

  enum Edges: String {
    case leading, trailing, horizontal, top, bottom, vertical

    init(_ side: Goal.Side) {
      self =
        switch side {
        case .leading: .leading
        case .trailing: .trailing
        case .top: .top
        case .bottom: .bottom
        case .sides: .horizontal
        case .ends: .vertical
        }
    }

    fileprivate var axis: Axis {
      [.top, .bottom, .vertical].contains(self) ? .vertical : .horizontal
    }
  }

  var edits: [Edit] {
    guard view.isStatement else { return [] }
    return edges.compactMap { edge in
      guard let length = view.lengths[edge.axis], length.isFinite, length > 0 else { return nil }
      var edit = view.adding(
        "padding(.\(edge.rawValue), \(length.wholePoints))", .alignment,
        before: .layers.union(["padding", "frame"]))
      edit.cutText = view.span
      return edit
    }
  }
}
