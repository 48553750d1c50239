import Foundation
import HaggleTraces
import HaggleVocabulary

/// What edits can be tried for in a layout without findings.
extension Timeline {
  /// The goals against what is seen of it, the first that is said of it first: that the root is no
  /// larger than what it is offered, and that the first text that is cut, or breaks inside of a
  /// word, is whole. Empty where there are findings.
  package var wants: [Replay.EditGoal] {
    guard trace.findings.isEmpty, hasPlacements, trace.header.isOfEngine else { return [] }
    let text =
      tree.preorder.first { losses(ofText: $0).contains(where: \.isCut) }
      ?? tree.preorder.first { !losses(ofText: $0).isEmpty }
    let whole = text.map { [Replay.EditGoal.whole($0)] } ?? []
    let inside = Axis.allCases.compactMap { axis in
      outgrowth(on: axis).flatMap { root, excess in
        size(of: root).map { Replay.EditGoal.atMost(root, axis, $0[axis] - excess) }
      }
    }
    let isWithheld = trace.diagnostics.contains { $0.detail?.code.known == .onPhonesOnly }
    return isWithheld ? inside + whole : whole + inside
  }
}
