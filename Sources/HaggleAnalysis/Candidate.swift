import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// A finding whose words are not made yet: if one source line makes 700 faulty rows, only one is
/// reported, and making words costs more than detecting.
struct Candidate {
  let rule: String
  let `class`: Finding.Class
  /// The node to blame.
  let node: NodeID
  let axis: Axis?
  /// The node that came out wrong.
  let subject: NodeID
  var part = 0
  /// How far off the number is, in points.
  let distance: CGFloat
  private let words: () -> Suspicion

  /// A candidate whose words are known.
  init(_ suspicion: Suspicion) {
    let finding = suspicion.finding
    (rule, `class`, node, axis) = (finding.rule, finding.class, finding.node, finding.axis)
    (subject, part, distance) = (suspicion.subject, suspicion.part, suspicion.distance)
    words = { suspicion }
  }

  /// - Parameters:
  ///   - subject: the node that came out wrong; nil if that is the one to blame.
  ///   - words: makes the full suspicion.
  init(
    _ rule: Rule, _ class: Finding.Class, of node: NodeID, on axis: Axis?, subject: NodeID? = nil,
    off distance: CGFloat, words: @escaping () -> Suspicion
  ) {
    self.rule = rule.id
    self.class = `class`
    (self.node, self.axis, self.subject) = (node, axis, subject ?? node)
    self.distance = distance
    self.words = words
  }

  /// The full suspicion.
  func suspicion() -> Suspicion {
    let suspicion = words()
    assert(isOutline(of: suspicion), "\(rule) says something else than what it was folded by")
    return suspicion
  }

  private func isOutline(of suspicion: Suspicion) -> Bool {
    let other = Candidate(suspicion)
    return rule == other.rule && `class` == other.class && node == other.node
      && axis == other.axis && subject == other.subject && part == other.part
      && distance == other.distance
  }
}
