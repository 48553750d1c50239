import Foundation
import HaggleAnalysis
import HaggleSyntax
import HaggleVocabulary

/// The edit of a view that is too high because it is wide.
extension GoalSearch {
  /// The view of the goal in the ratio that it has, where its height follows from its width: it is
  /// as wide then as its height allows.
  var keepingShape: (edit: Edit, view: Int?, distance: Double)? {
    let original = base.original
    if let reader = readerOfShape { return adding(reader.ratio, to: reader.node) }
    guard let node = tooHigh, let size = original.timeline.size(of: node),
      size.width > 1, size.height > 1, size.width.isFinite, size.height.isFinite,
      case let ratio = size.width / size.height, isShape(ratio, of: node, size.width)
    else { return nil }
    return adding(ratio, to: node)
  }

  private func adding(
    _ ratio: CGFloat, to node: NodeID
  ) -> (edit: Edit, view: Int?, distance: Double)? {
    guard let code = Self.code(ratio),
      let view = base.original.trace.nodes[node.index].place.flatMap(base.outline.spot)?.view
    else { return nil }
    let place = WrittenPlace(base.outline, view: view)
    guard place.isStatement, !place.has("aspectRatio", "frame"), !isFilled(place) else {
      return nil
    }
    let edit = place.adding(
      "aspectRatio(\(code), contentMode: .fit)", behind: place.lastBeforePriority, .argument)
    return (edit: edit, view: view, distance: 0)
  }

  /// Whether a colour or a shape in a view is to fill its room, which gives the view its ratio.
  private func isFilled(_ place: WrittenPlace) -> Bool {
    base.outline.views.contains { view in
      place.span.contains(view.span.lowerBound) && Set.fillers.contains(view.name)
        && view.has("scaledToFill")
    }
  }

  /// The reader that something in it is too high for, where that is as wide as the reader and has
  /// one ratio in any room: the reader may have it itself.
  private var readerOfShape: (node: NodeID, ratio: CGFloat)? {
    let original = base.original
    guard goal.finding?.axis == .vertical,
      let reader = ([goal.subject] + original.ancestors(goal.subject)).first(where: {
        original.has(.ignoresContent, $0) && !original.has(.scrolls, $0)
      }), let node = original.timeline.sizingChildren(of: reader).first,
      let size = original.timeline.size(of: node), let room = original.timeline.size(of: reader),
      abs(room.width - size.width) < 0.5, size.height > room.height + 1,
      let there = Trial(.nothing, on: base)?.laidOut(in: .more, on: base).rectangle(node)?.size,
      there.width > size.width + 1, there.height > 1
    else { return nil }
    let ratio = size.width / size.height
    return abs(there.width / there.height - ratio) < 0.01 * ratio ? (reader, ratio) : nil
  }

  /// The view of the goal, where it is found to be too high.
  private var tooHigh: NodeID? {
    guard goal.finding?.axis == .vertical else { return nil }
    let isTooLong = goal.criteria.contains { criterion in
      switch criterion {
      case .condition(.inside(_, _, .vertical)): true
      case .condition(.length(_, .vertical, let bounds)): bounds.most.isFinite
      case .condition, .claim, .change: false
      }
    }
    return isTooLong ? goal.subject : nil
  }

  /// Whether a view has the same ratio in half and in three quarters of its width.
  private func isShape(_ ratio: CGFloat, of node: NodeID, _ width: CGFloat) -> Bool {
    [0.5, 0.75].allSatisfy { share in
      let proposal = ProposedViewSize(width: width * share, height: nil)
      let answer = base.original.answer(of: node, to: proposal)
      return answer.height > 0 && abs(answer.width / answer.height - ratio) < 0.01 * ratio
    }
  }

  /// As people write a ratio: `1`, `4 / 3`, `1.37`.
  private static func code(_ ratio: CGFloat) -> String? {
    for divisor in 1...16 {
      let number = ratio * CGFloat(divisor)
      guard abs(number - number.rounded()) < 0.001, number.rounded() <= 32 else { continue }
      let whole = NumberText.exact(number.rounded())
      return divisor == 1 ? whole : "\(whole) / \(divisor)"
    }
    let rounded = (ratio * 100).rounded() / 100
    return rounded > 0 ? NumberText.exact(rounded) : nil
  }
}
