import Foundation
package import HaggleTraces
package import HaggleVocabulary

/// What an edit is to reach.
package struct Goal: Sendable {
  /// What is wrong, or what is wanted instead, as a clause.
  package var words: Prose
  /// The view whose number one sees.
  var subject: NodeID
  /// What has to hold, all of it.
  var wishes: [Wish]
  /// What has to be gone; nil for a number alone.
  package var finding: Finding?
  /// The views from which edits are looked for, the likeliest first.
  var near: [NodeID]
  /// Whether neither the user nor a finding asks for it: it may be just as it is meant.
  package var isGuess = false
  /// The lengths that a frame might state, by axis, in points.
  var lengths: [Axis: CGFloat] = [:]
  /// Whether an edit may leave the picture as it is.
  var isUnseen = false
  /// Whether only the code of a layout may be changed.
  var isOfLayout = false

  init(
    _ words: Prose, of subject: NodeID, _ wishes: [Wish], near: [NodeID] = [],
    lengths: [Axis: CGFloat] = [:]
  ) {
    self.words = words
    self.subject = subject
    self.wishes = wishes
    self.near = [subject] + near
    self.lengths = lengths
  }
}
