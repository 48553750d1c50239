import Foundation
import HaggleAnalysis
package import HaggleTraces
package import HaggleVocabulary

/// What the trials of a search have to reach, and why: a rule's `Goal`, or what the user asks for,
/// with the views that it is about.
package struct TrialGoal: Sendable {
  /// The defect, or the wanted result, as a clause.
  package var words: Prose
  /// The view whose number is visible.
  var subject: NodeID
  /// The conditions, all of which have to hold.
  var criteria: [Criterion]
  /// The finding to remove; nil for a number alone.
  package var finding: Finding?
  /// The views whose edits are tried, the most likely first.
  var near: [NodeID]
  /// The lengths that a frame might state, by axis, in points.
  var lengths: [Axis: CGFloat] = [:]
  var traits: Set<Goal.Trait> = []
  /// How far from the leading edge, or the top, a view is to be moved, in points.
  var moves: [Axis: CGFloat] = [:]
  /// Whether its lengths are what views were offered, for want of what a rule asks for.
  var isOfOffers = false

  /// The view to blame; for a number alone the view that has it.
  package var cause: NodeID { finding?.node ?? subject }

  /// Whether what is too long is to scroll rather than to change.
  var isToScroll: Bool { !traits.isDisjoint(with: [.aboveKeyboard, .rows]) }

  /// Whether it is a number that the user asks for, not one that a finding or a look at the layout
  /// suggests.
  var isAsked: Bool {
    finding == nil
      && criteria.allSatisfy { criterion in
        switch criterion {
        case .condition(.length(_, _, let bounds)): bounds.least == bounds.most
        case .condition(.origin), .claim: true
        // With a length that all of its words take.
        case .condition(.whole): criteria.count > 1
        case .condition, .change: false
        }
      }
  }

  /// Whether it may be reached by other lengths: it states lengths and places of views.
  var isOfLengths: Bool {
    isAsked
      || !isOfOffers
        && criteria.allSatisfy { criterion in
          switch criterion {
          case .condition(.length), .condition(.inside), .condition(.shown): true
          case .condition, .claim, .change: false
          }
        }
  }

  /// Whether one of these views is to be shorter.
  func shortens(anyOf views: [NodeID]) -> Bool {
    criteria.contains { criterion in
      guard case .condition(.length(let node, _, let bounds)) = criterion else { return false }
      return bounds.most.isFinite && bounds.most != bounds.least && views.contains(node)
    }
  }

  init(
    _ words: Prose, of subject: NodeID, _ criteria: [Criterion], near: [NodeID] = [],
    lengths: [Axis: CGFloat] = [:]
  ) {
    self.words = words
    self.subject = subject
    self.criteria = criteria
    self.near = [subject] + near
    self.lengths = lengths
  }
}
