import Foundation
import HaggleAnalysis
import HaggleTraces
import HaggleVocabulary

/// What a text lacks where the numbers of a goal say nothing of it.
extension Trial {
  /// The largest width that is missing of a text without any, in what is too wide: it is not mended
  /// as long as nothing is seen of the text.
  func crushed(by goal: TrialGoal) -> CGFloat {
    guard !goal.isAsked, !crushedTexts.isEmpty else { return 0 }
    let long = goal.criteria.compactMap { criterion -> NodeID? in
      switch criterion {
      case .condition(.length(let node, .horizontal, let bounds)) where bounds.most.isFinite: node
      case .condition(.inside(let node, _, .horizontal)): node
      default: nil
      }
    }
    return crushedTexts.map { $0.isInside(anyOf: long) ? missingWidth(of: $0.text) : 0 }.max() ?? 0
  }

  private func missingWidth(of text: NodeID) -> CGFloat {
    guard let own = counterparts.edited(text) else { return 0 }
    return laidOut.missingWidth(of: own)
  }

  /// How far a text is beyond the sides of the screen, if it was not as far before.
  func wayOut(of text: NodeID, now own: NodeID) -> CGFloat {
    let excess = laidOut.excessAside(of: own)
    return excess > original.excessAside(of: text) + Criterion.tolerance ? excess : 0
  }
}

extension Trial {
  /// What scrolls around a view from now on: of what was to be shorter, that is what takes room.
  func window(around node: NodeID, _ bounds: Goal.Bounds) -> CGRect? {
    guard bounds.least == 0, let own = counterparts.edited(node) else { return nil }
    let window = laidOut.ancestors(own).first { around in
      laidOut.has(.scrolls, around) && counterparts.original(around) == nil
    }
    return window.flatMap { laidOut.timeline.rectangle(of: $0) }
  }
}
