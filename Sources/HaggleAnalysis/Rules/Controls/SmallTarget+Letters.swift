import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// A button of several alike that reacts in its letters alone, as it is not painted at this moment.
struct LettersOnly: Detection {
  let timeline: Timeline
  let button: NodeID
  let size: CGSize
  let reach: CGSize

  /// A lower target, in points, is hard to hit.
  private static let least: CGFloat = 24
  /// What is as high, in points, was made to be hit.
  private static let enough: CGFloat = 32

  static func find(_ button: NodeID, in timeline: Timeline) -> Self? {
    guard timeline.place(button) != nil, timeline.hasClearFace(button),
      let size = timeline.size(of: button), size.height >= enough,
      let reach = timeline.reach(of: button)?.size, reach.height < least,
      timeline.hasPaintedLike(of: button)
    else { return nil }
    return Self(timeline: timeline, button: button, size: size, reach: reach)
  }

  var goal: Goal? {
    Goal(
      [.tappable(button)] + timeline.kept(button),
      near: [button] + timeline.tree.children(of: button), traits: [.unseen])
  }

  var suspicion: Suspicion {
    Suspicion(
      .smallTarget, of: button, in: timeline, saying: statement,
      shownBy: timeline.placings(of: [button]),
      remedies: ["write \(code: ".contentShape(Rectangle())") on the label of \(button)"])
  }

  private var statement: Statement {
    Statement(
      """
      \(button) is \(points(size.width))×\(points(size.height)), and reacts in \
      \(points(reach.width))×\(points(reach.height)) of that
      """,
      because: "What is clear takes no taps, and those like it are painted")
  }
}

extension Timeline {
  /// Whether another button that one line makes reacts in all of its room.
  fileprivate func hasPaintedLike(of button: NodeID) -> Bool {
    guard let (row, branch) = division(around: button, .horizontal) else { return false }
    return tree.children(of: row).prefix(16).contains { view in
      guard view != branch,
        let other = modified(by: view).first(where: { place($0) == place(button) && isTarget($0) })
      else { return false }
      return reach(of: other) == nil && !hasClearFace(other)
    }
  }
}
