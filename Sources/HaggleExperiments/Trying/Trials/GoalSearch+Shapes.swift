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
    guard let node = tooHigh, let size = original.timeline.size(of: node),
      size.width > 1, size.height > 1, size.width.isFinite, size.height.isFinite,
      case let ratio = size.width / size.height, isShape(ratio, of: node, size.width),
      let code = Self.code(ratio),
      let view = original.trace.nodes[node.index].place.flatMap(base.outline.spot)?.view
    else { return nil }
    let place = WrittenPlace(base.outline, view: view)
    guard place.isStatement, !place.has("aspectRatio", "frame") else { return nil }
    let edit = place.adding(
      "aspectRatio(\(code), contentMode: .fit)", behind: place.lastBeforePriority, .argument)
    return (edit: edit, view: view, distance: 0)
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
