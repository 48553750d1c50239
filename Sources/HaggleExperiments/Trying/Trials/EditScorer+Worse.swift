import Foundation
import HaggleAnalysis
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// What an edit leaves in a worse state than it was, though the numbers of the goal are reached.
extension EditScorer {
  /// A frame with less, in points, shows nothing; one with more did.
  private static let (nothing, something): (CGFloat, CGFloat) = (1, 8)

  /// Whether a frame that states a length is left none.
  func emptiesFrame(_ trial: Trial) -> Bool {
    Axis.allCases.contains { axis in
      base.original.timeline.views(with: .fixes(axis)).contains { frame in
        guard base.original.has(.frames, frame), !isWanted(axis, of: frame),
          let before = base.original.length(frame, axis), before > Self.something,
          let after = (trial.contentRectangle(frame) ?? trial.rectangle(frame))?.size[axis]
        else { return false }
        return after < Self.nothing
      }
    }
  }

  /// Whether what lies on a view no longer does, as the order of modifiers moves the one without
  /// the other.
  func tearsApart(_ trial: Trial) -> Bool {
    guard trial.edit.kind == .order else { return false }
    return base.seen.contains { layer in
      guard let outer = base.original.layering(layer.node),
        let core = base.original.timeline.core(of: outer), core != layer.node,
        let before = base.original.drawn[core], let own = base.original.drawn[layer.node],
        before.overlap(with: own).area > 0, let after = trial.drawnPlace(of: core),
        let its = trial.drawnPlace(of: layer.node), its.size == own.size
      else { return false }
      let way = CGPoint(
        x: (its.midX - after.midX) - (own.midX - before.midX),
        y: (its.midY - after.midY) - (own.midY - before.midY))
      return max(abs(way.x), abs(way.y)) > Self.something
    }
  }

  /// The part of what a view reaches out by that is left where that is no cure.
  private static let mostLeft: CGFloat = 0.5

  /// Whether what is found to reach out of the view around it still does, about as far: its rule
  /// only leaves it out, as one of letters without margins.
  func staysOutside(_ trial: Trial) -> Bool {
    guard goal.finding?.rule == Rule.overflow.id, let axis = goal.finding?.axis,
      let own = trial.counterparts.edited(goal.subject),
      let before = base.original.reach(of: goal.subject, axis), before > Self.something,
      let after = trial.laidOut.reach(of: own, axis)
    else { return false }
    return after > Self.mostLeft * before
      && !trial.laidOut.ancestors(own).contains { around in
        trial.laidOut.has(.clips, around)
          || trial.laidOut.has(.scrolls, around)
            && trial.counterparts.original(around) == nil
      }
  }

  /// The largest part of the screen that words and pictures take; what is larger is a background.
  private static let mostOfContent: CGFloat = 0.25

  /// Whether words or a picture lie under the bars of the system that did not.
  func slipsUnderBars(_ trial: Trial) -> Bool {
    guard base.original.trace.header.screen != nil,
      let proposal = base.original.trace.header.proposal,
      let width = proposal.width, let height = proposal.height, width.isFinite, height.isFinite
    else { return false }
    let safe = CGRect(x: 0, y: 0, width: width, height: height)
    return base.seen.contains { view in
      guard view.size.area < Self.mostOfContent * safe.size.area,
        base.original.has(.text, view.node) || base.original.has(.image, view.node),
        let before = base.original.drawn[view.node], safe.encloses(before, within: 1),
        let after = trial.drawnPlace(of: view.node)
      else { return false }
      return after.minY < safe.minY - Self.something
    }
  }
}

extension LaidOut {
  /// How far a view that is not too long for the one around it lies outside of that, in points; nil
  /// for a longer one, and for what may lie outside.
  fileprivate func reach(of node: NodeID, _ axis: Axis) -> CGFloat? {
    guard let parent = parent(node), !has(.letsReachOut, parent), !isLayer(node),
      let room = timeline.rectangle(of: parent), let own = timeline.rectangle(of: node),
      own.size[axis] <= room.size[axis] + Criterion.tolerance
    else { return nil }
    return max(0, room.origin[axis] - own.origin[axis], own.end(axis) - room.end(axis))
  }

  /// The view in whose layers another one lies, with nothing but modifiers in between.
  fileprivate func layering(_ node: NodeID) -> NodeID? {
    var inner = node
    while let outer = parent(inner) {
      if isLayer(inner) { return outer }
      guard timeline.tree.childCount(of: outer) == 1 else { return nil }
      inner = outer
    }
    return nil
  }
}
