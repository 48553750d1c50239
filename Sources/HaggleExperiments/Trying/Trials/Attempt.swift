package import Foundation
import HaggleAnalysis
import HaggleReplay
import HaggleSyntax
package import HaggleTraces
package import HaggleVocabulary

/// An edit that reaches a goal: the new text, and the changes of the picture.
package struct Attempt {
  let kind: Edit.Kind
  let deed: Edit.Deed
  package let goal: TrialGoal
  /// The whole text with the edit.
  package let text: String
  package let edit: TriedEdit
  /// What it changes of another file; nil where it changes the text itself.
  package let part: SourceParts.Part?
  /// How far it stays from the number that the user asks for, in points; 0 for other goals.
  package let rest: CGFloat

  init(_ trial: Trial, goal: TrialGoal, base: TrialBase) {
    (kind, deed) = (trial.edit.kind, trial.edit.deed)
    self.goal = goal
    rest = goal.isAsked ? trial.distance(from: goal) : 0
    text = trial.edit.rewriting.text(of: base.whole)
    let change = trial.edit.rewriting.changes.first
    part = change.flatMap { base.scenario.source.part(at: $0.span.lowerBound) }
    let own = Set([goal.subject] + goal.criteria.flatMap(\.views))
    let framed = goal.isAsked ? own : []
    let changes = PictureChange.all(trial, base, with: own, framed: framed)
    edit = TriedEdit(
      LineChange.all(from: base.scenario.source.text, to: trial.text),
      effect: changes.filter { own.contains($0.node) },
      others: changes.filter { !own.contains($0.node) },
      title: EditTitle(trial.edit, in: base.outline, base.written(for: goal)).prose)
  }
}

extension PictureChange {
  /// The changes of visible views (labelled ones and leaves), in text order.
  ///
  /// - Parameters:
  ///   - own: the views that the edit is made for, which are always included.
  ///   - framed: those of which the frame counts that the edit puts around them.
  static func all(
    _ trial: Trial, _ base: TrialBase, with own: Set<NodeID> = [], framed: Set<NodeID> = []
  ) -> [PictureChange] {
    let original = base.original
    let seen = original.timeline.tree.preorder.filter { node in
      let isSeen =
        original.timeline.tree.children(of: node).isEmpty
        || original.trace.nodes[node.index].isLabelled || own.contains(node)
      return isSeen && !original.has(.spacer, node)
    }
    func change(of node: NodeID) -> PictureChange? {
      guard let before = original.timeline.rectangle(of: node),
        let after = framed.contains(node)
          ? trial.frame(of: node) ?? trial.rectangle(node) : trial.rectangle(node),
        !before.isShownAlike(after)
      else { return nil }
      return PictureChange(of: node, from: before, to: after)
    }
    let changes = seen.compactMap { node -> PictureChange? in
      guard !own.contains(node), let control = original.trace.control(around: node) else {
        return change(of: node)
      }
      return change(of: control) ?? change(of: node)
    }
    return changes.distinct(by: \.node)
  }
}

extension Trace {
  /// The control that a view is a part of without being written itself: the slider of a track.
  fileprivate func control(around node: NodeID) -> NodeID? {
    let part = nodes[node.index]
    guard part.kind.first?.isLowercase == true, !part.isLabelled, let place = part.place else {
      return nil
    }
    return sequence(first: node) { self.nodes[$0.index].parent }.dropFirst()
      .prefix { self.nodes[$0.index].place == place }
      .first { self.nodes[$0.index].kind.first?.isUppercase == true }
  }
}

extension LineChange {
  /// The shortest line changes from one text to another.
  static func all(from old: String, to new: String) -> [LineChange] {
    let (old, new) = (old.lines, new.lines)
    var (removed, added): (Set<Int>, Set<Int>) = ([], [])
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var changes: [LineChange] = []
    var (before, after) = (0, 0)
    while before < old.count || after < new.count {
      var change = LineChange(at: before + 1, removing: [], adding: [])
      while removed.contains(before) {
        change.removed.append(old[before])
        before += 1
      }
      while added.contains(after) {
        change.added.append(new[after])
        after += 1
      }
      if !change.removed.isEmpty || !change.added.isEmpty { changes.append(change) }
      (before, after) = (before + 1, after + 1)
    }
    return changes
  }
}

extension CGRect {
  fileprivate func isShownAlike(_ other: CGRect) -> Bool {
    NumberText.isShownAlike(minX, other.minX) && NumberText.isShownAlike(minY, other.minY)
      && NumberText.isShownAlike(width, other.width)
      && NumberText.isShownAlike(height, other.height)
  }
}

extension Goal.Condition {
  /// The views that it is about, of two the one that is to be elsewhere.
  fileprivate var views: [NodeID] {
    switch self {
    case .alike(let nodes, _): nodes
    case .length(let node, _, _), .origin(let node, _, _), .whole(let node),
      .inside(let node, _, _), .level(let node, _, _, _), .distance(let node, _, _, _),
      .gap(let node, _, _, _), .drawn(let node, _), .seen(let node, _), .ratio(let node, _),
      .firstLine(let node, _, _), .before(let node, _, _), .apart(let node, _),
      .above(let node, _), .onLine(let node, _), .tappable(let node), .reach(let node, _),
      .cutRound(let node),
      .offered(let node, _, _), .shown(let node, _, _), .ahead(let node, _, _):
      [node]
    }
  }
}

extension Criterion {
  /// The views that it is about.
  var views: [NodeID] {
    switch self {
    case .condition(let condition): condition.views
    case .claim(_, let node): [node].compactMap(\.self)
    case .change(let nodes): nodes
    }
  }
}
