import Foundation
import HaggleAnalysis
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// What an edit spoils of texts.
extension EditScorer {
  /// Whether a text has no part in any size any more.
  func isSinking(_ trial: Trial) -> Bool {
    base.seen.contains { view in
      !view.isLayered && base.original.has(.text, view.node)
        && trial.counterparts.edited(view.node).map(trial.laidOut.isLayered) == true
    }
  }

  /// Whether a text takes from now on what is too long for another view, without showing more.
  func stretchesText(_ trial: Trial) -> Bool {
    let laidOut = trial.laidOut
    return Axis.allCases.contains { axis in
      guard isTooLong(on: axis) else { return false }
      return laidOut.timeline.tree.preorder.contains { node in
        guard laidOut.has(.frames, node), trial.counterparts.original(node) == nil,
          laidOut.timeline.isGreedy(node, axis), let core = laidOut.timeline.core(of: node),
          laidOut.has(.text, core), let text = trial.counterparts.original(core)
        else { return false }
        return !isWanted(axis, of: text)
      }
    }
  }

  /// Whether a text reaches out of what was painted behind it.
  func leavesPlate(_ trial: Trial) -> Bool {
    let plates = (base.plates + base.seen.filter { base.original.has(.opaque, $0.node) })
      .prefix(Self.mostHeldAgainst)
    let texts = base.seen.filter { base.original.has(.text, $0.node) }.prefix(Self.mostHeldAgainst)
    return texts.contains { text in
      guard let own = base.original.drawn[text.node], let new = trial.rectangle(text.node),
        new.width > own.width + 1
      else { return false }
      return plates.contains { plate in
        guard let before = base.original.drawn[plate.node], before.encloses(own, within: 1),
          let after = trial.rectangle(plate.node)
        else { return false }
        return !after.encloses(new, within: 1)
      }
    }
  }

  /// Whether a text is drawn beside its own background, which keeps its place or leaves it.
  func leavesOwnPlate(_ trial: Trial) -> Bool {
    let plates = base.plates.prefix(Self.mostHeldAgainst)
    let texts = base.seen.filter { base.original.has(.text, $0.node) }.prefix(Self.mostHeldAgainst)
    return texts.contains { text in
      guard let own = base.original.drawn[text.node], let new = trial.drawnPlace(of: text.node),
        own.size == new.size
      else { return false }
      let around = base.original.ancestors(text.node)
      return plates.contains { plate in
        guard base.original.parent(plate.node).map(around.contains) == true,
          let before = base.original.drawn[plate.node], before.encloses(own, within: 1),
          let after = trial.drawnPlace(of: plate.node), after.size == before.size
        else { return false }
        return !after.encloses(new, within: 1)
      }
    }
  }

  /// Whether texts below or beside each other lie on each other in a `ZStack` that takes the place
  /// of a stack.
  func layersText(_ trial: Trial) -> Bool {
    trial.edit.kind == .container && makesLayers(trial)
      && texts(areCoveredIn: trial) { base.original.has(.text, $0) }
  }

  /// Whether a text and a view that was beside it overlap, as where a column becomes another
  /// container.
  func coversText(_ trial: Trial) -> Bool {
    Self.rearranging.contains(trial.edit.kind) && texts(areCoveredIn: trial) { _ in true }
  }

  /// What may bring views onto each other without a wish for it: another container, and lengths
  /// that are other than what is drawn.
  private static let rearranging: Set<Edit.Kind> = [.container, .negotiation, .rigid]

  /// Whether a text meets one of these views that it did not meet before.
  private func texts(areCoveredIn trial: Trial, by isCovering: (NodeID) -> Bool) -> Bool {
    let views = base.seen.filter { !$0.isLayered }.prefix(Self.mostHeldAgainst).map(\.node)
    let covering = views.filter(isCovering)
    return views.contains { text in
      base.original.has(.text, text)
        && covering.contains { other in
          other != text && meet(trial.rectangle(text), trial.rectangle(other))
            && !meet(base.original.drawn[text], base.original.drawn[other])
        }
    }
  }

  /// Whether a container lays its views on each other from now on.
  private func makesLayers(_ trial: Trial) -> Bool {
    let laidOut = trial.laidOut
    return laidOut.timeline.tree.preorder.contains { node in
      laidOut.isStackOfLayers(node)
        && trial.counterparts.original(node).map { before in
          Axis.allCases.contains { base.original.has(.divides($0), before) }
        } == true
    }
  }

  private func meet(_ one: CGRect?, _ other: CGRect?) -> Bool {
    guard let one, let other else { return false }
    return one.overlap(with: other).shorter > 1
  }

  /// What it costs to leave less of a text that its author gives a higher priority than there could
  /// be, as others get more than they need: the part of its width that it loses to that.
  func wasteBesidePreferred(_ trial: Trial) -> Double {
    let laidOut = trial.laidOut
    let lost = base.preferredTexts.compactMap { text -> (part: CGFloat, width: CGFloat)? in
      guard let own = trial.counterparts.edited(text), laidOut.loss(of: own) > Criterion.tolerance,
        let before = base.original.length(text, .horizontal), before > 0,
        let after = laidOut.length(own, .horizontal), after < before - 1
      else { return nil }
      return (before - after, before)
    }.max { $0.part < $1.part }
    guard let lost else { return 0 }
    let unused = laidOut.timeline.tree.preorder.reduce(CGFloat(0)) { sum, frame in
      guard laidOut.has(.frames, frame), trial.counterparts.original(frame) == nil,
        let length = laidOut.length(frame, .horizontal), length.isFinite
      else { return sum }
      return sum + max(0, length - laidOut.need(of: frame, .horizontal))
    }
    return Self.costOfWaste * Double(min(lost.part, unused) / lost.width)
  }

  /// Where it is all of its width.
  private static let costOfWaste = 24.0

  /// Whether a length was measured on words that stand for data: it is right for none that come.
  func isOfStandInWords(_ trial: Trial) -> Bool {
    let laidOut = trial.laidOut
    guard trial.edit.kind == .length, !goal.isAsked else { return false }
    return laidOut.timeline.tree.preorder.contains { frame in
      guard laidOut.has(.frames, frame), let text = laidOut.timeline.core(of: frame),
        laidOut.has(.text, text), laidOut.trace.nodes[text.index].appearance.standIn != nil
      else { return false }
      return Axis.allCases.contains { axis in
        guard
          [.fixes(axis), .hasLeast(axis), .limits(axis)].contains(where: { laidOut.has($0, frame) }
          ),
          let length = laidOut.length(frame, axis)
        else { return false }
        let before = trial.counterparts.original(frame).flatMap { base.original.length($0, axis) }
        return before.map { abs($0 - length) > Criterion.tolerance } ?? true
          && abs(laidOut.need(of: frame, axis) - length) < 1
      }
    }
  }

  /// Whether a text is drawn at less than most of its size.
  func shrinksType(_ trial: Trial) -> Bool {
    guard trial.edit.kind == .scale else { return false }
    return base.seen.contains { view in
      guard base.original.has(.text, view.node), let after = trial.rectangle(view.node)?.size else {
        return false
      }
      return after.height < Self.legible * view.size.height
        && after.width >= Self.legible * view.size.width
    }
  }

  /// The least part of its size at which a text still looks like those beside it.
  private static let legible: CGFloat = 0.6
}
