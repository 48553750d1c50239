import HaggleAnalysis
import HaggleSyntax
import HaggleVocabulary

/// The edits that may reach a goal.
extension GoalSearch {
  typealias Made = (edit: Edit, view: Int?, distance: Double)

  /// The edits with those that are known to help before all others.
  static func first(_ known: Set<Edit.Deed>, of all: [Made]) -> [Made] {
    if known.isEmpty { return all }
    let isKnown = all.map { known.contains($0.edit.deed) }
    return zip(all, isKnown).filter(\.1).map(\.0) + zip(all, isKnown).filter { !$0.1 }.map(\.0)
  }

  /// The previews, for a finding about a view that is used elsewhere as well: an edit of them mends
  /// what only its author sees.
  static func previews(aside goal: TrialGoal, in base: TrialBase) -> [SourceSpan] {
    guard let node = goal.finding?.node, !base.original.trace.nodes[node.index].owners.isEmpty
    else { return [] }
    return base.outline.tree.previewSpans
  }

  var candidates: [Made] {
    let layouts = LayoutEdits(outline: base.outline, lengths: goal.lengths)
    guard !goal.traits.contains(.layoutOnly) else {
      return (layouts.afresh + layouts.edits).map { (edit: $0, view: nil, distance: 0) }
    }
    let near = Neighbourhood(of: goal, on: base).views
    let written = near.flatMap { number, distance in
      edits(of: WrittenPlace(base.outline, view: number, lengths: goal.lengths))
        .filter { !base.request.root.preview.isWidget || !$0.addsScrolling }
        .map { (edit: $0, view: number as Int?, distance: distance) }
    }
    return [keepingShape].compactMap(\.self) + written
      + layouts.edits.map { (edit: $0, view: nil, distance: 0) }
  }

  private func edits(of view: WrittenPlace) -> [Edit] {
    MarginEdits(view: view, edges: edges).edits + view.edits + moves(of: view)
      + (goal.isOfLengths ? WrittenLengthEdits(view: view).edits : [])
  }

  /// A padding before a view that is to be elsewhere, or before one around or beside it.
  private func moves(of view: WrittenPlace) -> [Edit] {
    let place = WrittenPlace(base.outline, view: view.number, lengths: goal.moves)
    let edges: [MarginEdits.Edges] = Axis.allCases.filter { goal.moves[$0] != nil }.map {
      $0 == .horizontal ? .leading : .top
    }
    return MarginEdits(view: place, edges: edges, kind: .length).edits
  }

  /// At which edges a view is to have a margin: beside what lies over it, or at the screen's end.
  private var edges: [MarginEdits.Edges] {
    goal.traits.compactMap { trait in
      switch trait {
      case .besideLayer(let isAtEnd): isAtEnd ? .trailing : .leading
      case .betweenLayers: .horizontal
      case .awayFrom(let side): MarginEdits.Edges(side)
      default: nil
      }
    }
  }
}
