import Foundation
import HaggleAnalysis
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// What an edit spoils by letting something scroll.
extension EditScorer {
  /// Whether something scrolls from now on that has no part in what is too long, as a bar below it.
  func dragsAlong(_ trial: Trial) -> Bool {
    guard trial.edit.kind == .container, let culprit = goal.finding?.node else { return false }
    func scrolls(_ node: NodeID, in laidOut: LaidOut) -> Bool {
      laidOut.ancestors(node).contains { laidOut.has(.scrolls, $0) }
    }
    return base.seen.contains { view in
      view.node != culprit && !base.original.ancestors(view.node).contains(culprit)
        && !scrolls(view.node, in: base.original)
        && trial.counterparts.edited(view.node).map { scrolls($0, in: trial.laidOut) } == true
    }
  }

  /// Whether what scrolls by itself, in what scrolls, is as high as that: who scrolls there does
  /// not come to what is behind it.
  func fillsScroller(_ trial: Trial) -> Bool {
    guard trial.edit.means.names == [.relativeFrame], let node = goal.finding?.node else {
      return false
    }
    return base.original.has(.scrolls, node)
  }

  /// Whether something that was seen lies, for the most part, beyond what scrolls from now on.
  func scrollsAway(_ trial: Trial) -> Bool {
    guard trial.edit.kind == .container else { return false }
    return base.seen.contains { view in
      guard view.isOnScreen, let own = trial.counterparts.edited(view.node),
        let drawn = trial.laidOut.drawn[own], drawn.size.area > 0,
        let window = trial.laidOut.ancestors(own).first(where: { trial.laidOut.has(.scrolls, $0) }),
        trial.counterparts.original(window) == nil, !isStrip(window, in: trial.laidOut.timeline),
        let room = trial.laidOut.timeline.rectangle(of: window)
      else { return false }
      return drawn.overlap(with: room).area < drawn.size.area / 2
    }
  }

  /// Whether what scrolls is nothing but four or more views that one line of the source makes: who
  /// sees the first ones knows that there are more.
  private func isStrip(_ window: NodeID, in timeline: Timeline) -> Bool {
    guard let content = timeline.sizingChildren(of: window).first else { return false }
    let places = timeline.tree.children(of: timeline.shown(by: content))
      .map { timeline.trace.nodes[$0.index].place }
    return places.count > 3 && places[0] != nil && Set(places).count == 1
  }

  /// Whether a bar whose spacers share its room out scrolls from now on: there is no room to share
  /// then.
  func scrollsBar(_ trial: Trial) -> Bool {
    guard trial.edit.kind == .container else { return false }
    let laidOut = trial.laidOut
    return laidOut.timeline.tree.preorder.contains { node in
      guard laidOut.has(.scrolls, node), trial.counterparts.original(node) == nil else {
        return false
      }
      return laidOut.timeline.sizingChildren(of: node).contains { content in
        let row = laidOut.timeline.shown(by: content)
        guard let axis = Axis.allCases.first(where: { laidOut.has(.divides($0), row) }),
          laidOut.timeline.proposal(content, axis) == nil
        else { return false }
        return laidOut.timeline.tree.children(of: row).contains { laidOut.has(.spacer, $0) }
      }
    }
  }

  /// Whether the only painted part of what scrolls from now on, as a bar at its end, is not seen at
  /// first.
  func scrollsPlateAway(_ trial: Trial) -> Bool {
    guard trial.edit.addsScrolling else { return false }
    let laidOut = trial.laidOut
    let away = base.plates.filter { plate in
      guard let own = trial.counterparts.edited(plate.node), let drawn = laidOut.drawn[own],
        let window = laidOut.ancestors(own).first(where: { laidOut.has(.scrolls, $0) }),
        trial.counterparts.original(window) == nil,
        let room = laidOut.timeline.rectangle(of: window)
      else { return false }
      return drawn.overlap(with: room).area <= 0
    }
    return away.count == 1 && base.plates.count == 1
  }

  /// Two rows of a list, in points, and the least part of its content that a list shows.
  private static let leastRows: CGFloat = 88
  private static let leastShown: CGFloat = 0.25

  /// Whether what scrolls has another height now, in which hardly a row of its content is seen.
  func leavesSlit(_ trial: Trial) -> Bool {
    guard !goal.isAsked else { return false }
    let timeline = trial.laidOut.timeline
    return timeline.views(with: .scrolls).contains { window in
      guard let shown = timeline.rectangle(of: window), shown.height < Self.leastRows,
        let before = trial.counterparts.original(window).flatMap({
          base.original.length($0, .vertical)
        }), abs(before - shown.height) > 1
      else { return false }
      let rows = timeline.tree.children(of: window).compactMap { timeline.rectangle(of: $0) }
      guard let top = rows.map(\.minY).min(), let bottom = rows.map(\.maxY).max() else {
        return false
      }
      return shown.height < Self.leastShown * (bottom - top)
    }
  }

  /// Whether what scrolls around a view from now on is as long as that was, which was too long.
  func takesThePlace(_ trial: Trial) -> Bool {
    goal.criteria.contains { criterion in
      guard case .condition(.length(let node, let axis, let bounds)) = criterion,
        let before = base.original.length(node, axis), before > bounds.most + 1,
        let own = trial.counterparts.edited(node)
      else { return false }
      return trial.laidOut.ancestors(own).contains { around in
        trial.laidOut.has(.scrolls, around) && trial.counterparts.original(around) == nil
          && trial.laidOut.length(around, axis).map { $0 >= before - 1 } == true
      }
    }
  }
}
