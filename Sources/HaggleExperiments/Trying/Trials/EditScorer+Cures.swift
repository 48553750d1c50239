import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// What only moves a symptom elsewhere, and so is no cure.
extension EditScorer {
  /// Whether an edit is no cure, whatever the numbers of the goal say.
  func isNoCure(_ trial: Trial) -> Bool {
    isOutgrown(trial) || (base.seen + base.plates).contains { isTurned($0, in: trial) }
      || blowsUp(trial) || losesComputedLengths(trial) || endsWrapping(trial)
      || leavesSlit(trial) || squeezesRows(trial) || leavesOwnPlate(trial)
      || emptiesFrame(trial) || tearsApart(trial) || staysOutside(trial)
      || cutsAnother(trial) || leavesHeap(trial)
  }

  /// Whether a frame that was added is shorter than what is in it, which did not reach out of
  /// anything before: the frame has the number, and all is drawn as long as it was.
  private func isOutgrown(_ trial: Trial) -> Bool {
    trial.laidOut.spilling.contains { node, excess in
      guard let frame = trial.laidOut.parent(node), trial.laidOut.has(.frames, frame),
        trial.counterparts.original(frame) == nil,
        let before = trial.counterparts.original(node)
      else { return false }
      return excess > (base.spilling[before] ?? 0) + 1
    }
  }

  /// Whether a declared layout that sets its views in lines is no longer offered a width: it sets
  /// all in one line then, however long.
  private func endsWrapping(_ trial: Trial) -> Bool {
    let laidOut = trial.laidOut
    let names = base.outline.comparingLayouts
    guard !names.isEmpty else { return false }
    return laidOut.timeline.tree.preorder.contains { node in
      guard names.contains(laidOut.trace.nodes[node.index].kind), isAskedForIdeal(node, trial),
        let size = laidOut.timeline.size(of: node), size.width > 1
      else { return false }
      func height(in width: CGFloat) -> CGFloat {
        laidOut.answer(of: node, to: ProposedViewSize(width: width, height: nil)).height
      }
      return height(in: size.width / 2) > height(in: size.width) + 1
    }
  }

  /// Whether a view, or one around it, is offered no width that was offered one.
  private func isAskedForIdeal(_ node: NodeID, _ trial: Trial) -> Bool {
    ([node] + trial.laidOut.ancestors(node)).contains { view in
      trial.laidOut.timeline.proposal(view, .horizontal) == nil
        && trial.counterparts.original(view).map {
          base.original.timeline.proposal($0, .horizontal) != nil
        } == true
    }
  }

  /// Less is a line, in points, and more is its length.
  private static let thickness: CGFloat = 4
  private static let leastLine: CGFloat = 20

  /// Whether a line lies across where it lay along.
  private func isTurned(_ line: TrialBase.SeenView, in trial: Trial) -> Bool {
    guard !base.original.has(.text, line.node), let after = trial.rectangle(line.node)?.size else {
      return false
    }
    return Axis.allCases.contains { axis in
      line.size[axis] > Self.leastLine && line.size[axis.cross] < Self.thickness
        && after[axis] < Self.thickness && after[axis.cross] > Self.leastLine
    }
  }

  /// So many times as long is another view; and by how many points at least.
  private static let mostTimes: CGFloat = 3
  private static let leastGrowth: CGFloat = 100

  /// Whether something seen, or the view of the goal, becomes several times as long on an axis that
  /// the goal says nothing of. Texts break into as many lines as they need.
  private func blowsUp(_ trial: Trial) -> Bool {
    let axes = otherAxes
    guard !axes.isEmpty else { return false }
    let own = base.original.timeline.size(of: goal.subject).map { [(node: goal.subject, size: $0)] }
    let seen = base.seen.filter { !$0.isChosen && !$0.mayReachOut }.map { ($0.node, $0.size) }
    let views = (own ?? []) + seen
    return views.contains { node, before in
      guard !base.original.has(.text, node), let after = trial.rectangle(node)?.size else {
        return false
      }
      return axes.contains { axis in
        before[axis] > 0.5 && after[axis] > Self.mostTimes * before[axis]
          && after[axis] - before[axis] > Self.leastGrowth && !isAbout(axis, of: node)
      }
    }
  }

  /// Whether a view that is to be elsewhere is there because it has another size.
  func resizesToMove(_ trial: Trial) -> Bool {
    goal.criteria.contains { criterion in
      guard case .condition(.origin(let node, _, _)) = criterion else { return false }
      return trial.rectangle(node).map { $0.size != base.original.timeline.size(of: node) } == true
    }
  }

  /// Whether a picture of unknown size has another length on an axis that the goal says nothing of:
  /// it follows from a ratio that nobody knows.
  func trustsPicture(_ trial: Trial) -> Bool {
    base.seen.contains { view in
      guard base.original.has(.isOfUnknownSize, view.node), base.original.has(.image, view.node),
        let after = trial.rectangle(view.node)?.size
      else { return false }
      return otherAxes.contains { abs(after[$0] - view.size[$0]) > 1 }
    }
  }

  /// The axes that a goal of lengths and places says nothing of; none for other goals.
  private var otherAxes: [Axis] {
    let named = goal.criteria.compactMap { criterion -> Axis? in
      switch criterion {
      case .condition(.length(_, let axis, _)), .condition(.inside(_, _, let axis)),
        .condition(.shown(_, let axis, _)), .condition(.alike(_, let axis)),
        .condition(.origin(_, let axis, _)):
        axis
      case .condition, .claim, .change: nil
      }
    }
    guard named.count == goal.criteria.count else { return [] }
    return Axis.allCases.filter { !named.contains($0) }
  }

  /// Whether a goal wishes for another length of a view, in whatever words.
  private func isAbout(_ axis: Axis, of view: NodeID) -> Bool {
    isWanted(axis, of: view)
      || goal.criteria.contains { criterion in
        switch criterion {
        case .condition(.alike(let nodes, axis)): nodes.contains(view)
        case .condition(.offered(view, axis, _)), .condition(.shown(view, axis, _)),
          .condition(.drawn(view, _)), .condition(.ratio(view, _)), .condition(.reach(view, _)):
          true
        case .condition, .claim, .change: false
        }
      }
  }
}
