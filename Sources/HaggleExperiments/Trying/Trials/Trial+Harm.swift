import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

// What no edit may do, whatever it reaches.
extension Trial {
  /// Whether a visible view disappears, less is shown of a text, or a view or the whole leaves the
  /// screen.
  func isHarmful(on base: TrialBase) -> Bool {
    if laidOut.excessOfRoot > original.excessOfRoot + 1 { return true }
    if base.windows.contains(where: movesOffScreen) { return true }
    let clips = addsClip
    return base.seen.contains { view in
      if isHandedOver(view.node) { return false }
      guard let own = counterparts.edited(view.node),
        let after = laidOut.timeline.rectangle(of: own), after.isVisible
      else { return !view.isChosen }
      return saysLess(view, as: own, after.size) || clips && cutsAway(view, as: own)
        || leavesScreen(view, as: own, base)
    }
  }

  /// Whether a text says less than before, or breaks inside of a word where it did not, or further.
  private func saysLess(_ view: TrialBase.SeenView, as own: NodeID, _ size: CGSize) -> Bool {
    guard let part = view.leastPart, !cutTexts.contains(view.node) else { return false }
    let isSmaller =
      size.area < part * view.size.area - 0.01 || part == 1 && size != view.size
      || breaksFurther(view, as: own, size)
    return isSmaller && laidOut.loss(of: own) > Criterion.tolerance
      && !entersScreen(view, as: own)
  }

  private func breaksFurther(
    _ view: TrialBase.SeenView, as own: NodeID, _ size: CGSize
  ) -> Bool {
    size.width < view.size.width - 1 && !laidOut.hasFewLines(own)
      && laidOut.missingWidth(of: own) > original.missingWidth(of: view.node) + 1
  }

  /// Whether more of a view is on the screen than before, and all of it.
  private func entersScreen(_ view: TrialBase.SeenView, as own: NodeID) -> Bool {
    guard !view.isOnScreen, let before = original.drawn[view.node], let now = laidOut.drawn[own],
      laidOut.room.contains(now)
    else { return false }
    return now.size.area >= before.overlap(with: original.room).area
  }

  /// Whether something is clipped that was not.
  private var addsClip: Bool {
    laidOut.timeline.views(with: .clips).contains { own in
      counterparts.original(own).map { !original.has(.clips, $0) } ?? true
    }
  }

  /// Whether a clip cuts off words or a symbol, which nothing scrolls into sight: it hides that
  /// they have no room, and them.
  private func cutsAway(_ view: TrialBase.SeenView, as own: NodeID) -> Bool {
    guard view.leastPart != nil || original.has(.symbol, view.node),
      let before = original.unclippedPart(of: view.node),
      let whole = laidOut.timeline.rectangle(of: own)
    else { return false }
    let after = laidOut.unclippedPart(of: own)?.size.area ?? 0
    return after < before.size.area - 1 && after < whole.size.area - 1
      && !laidOut.ancestors(own).contains { laidOut.has(.scrolls, $0) }
  }

  private func leavesScreen(
    _ view: TrialBase.SeenView, as own: NodeID, _ base: TrialBase
  ) -> Bool {
    guard view.isOnScreen, !view.mayReachOut, let drawn = laidOut.drawn[own] else { return false }
    let room = laidOut.room
    return !room.contains(drawn) && !laidOut.isCutOff(own, by: room)
      && !laidOut.ancestors(own).contains { laidOut.has(.scrolls, $0) }
      && !isReplaced(view, on: base)
  }

  /// Whether what scrolls reaches out of the screen: its end is not seen however far one scrolls.
  private func movesOffScreen(_ window: NodeID) -> Bool {
    guard let own = counterparts.edited(window), let after = laidOut.timeline.rectangle(of: own),
      !laidOut.ancestors(own).contains(where: { laidOut.has(.scrolls, $0) })
    else { return false }
    return !laidOut.room.encloses(after, within: 1)
  }

  /// Whether a view of the same size comes to where a view was that leaves the screen, as of pages
  /// one is seen at a time.
  private func isReplaced(_ view: TrialBase.SeenView, on base: TrialBase) -> Bool {
    guard let place = original.drawn[view.node] else { return false }
    return base.seen.contains { other in
      !other.isOnScreen && other.size == view.size
        && counterparts.edited(other.node).flatMap { laidOut.drawn[$0] } == place
    }
  }
}
