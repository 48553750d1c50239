import Foundation
import HaggleReplay
import HaggleScenarios
import HaggleSyntax
import HaggleTraces
import HaggleVocabulary

/// A text with an edit, laid out.
struct Trial {
  let edit: Edit
  let text: String
  let laidOut: LaidOut
  let counterparts: Counterparts
  private let original: LaidOut

  /// Nil where the edit breaks the text, or where haggle does not know what it says.
  init?(_ edit: Edit, on bench: Bench) {
    text = edit.rewriting.text(of: bench.scenario.source)
    let scenario = bench.scenario.with(text)
    guard
      let root = scenario.roots.first(where: { $0.name == bench.root.name })
        ?? (scenario.roots.count == 1 ? scenario.roots.first : nil)
    else { return nil }
    self.edit = edit
    original = bench.original
    laidOut = LaidOut(scenario, root, bench.options)
    guard scenario.diagnostics(of: root).count <= bench.diagnosticCount else { return nil }
    counterparts = Counterparts(
      bench.original.timeline, laidOut.timeline, edit.rewriting, bench.places,
      PlaceTable(scenario.source))
    if losesView || harms { return nil }
  }

  /// Where a view of the original is now, in the root's space.
  func rectangle(_ node: NodeID) -> CGRect? {
    counterparts.edited(node).flatMap { laidOut.timeline.rectangle(of: $0) }
  }

  /// Whether a view is larger, smaller or elsewhere.
  func hasChanged(_ node: NodeID) -> Bool {
    rectangle(node) != original.timeline.rectangle(of: node)
  }

  /// Whether something that was to be seen is not any more.
  private var losesView: Bool {
    original.content.contains { node in
      guard let before = original.timeline.rectangle(of: node), before.isVisible else {
        return false
      }
      return rectangle(node)?.isVisible != true
    }
  }
}

extension Trial {
  /// Whether a text is cut that was not, or something leaves the screen that was on it.
  private var harms: Bool {
    let room = CGRect(origin: .zero, size: original.room).insetBy(dx: -1, dy: -1)
    return original.content.contains { node in
      guard let own = counterparts.edited(node) else { return false }
      if original.has(.text, node), original.missing(of: node) <= Wish.tolerance,
        laidOut.missing(of: own) > Wish.tolerance
      {
        return true
      }
      guard let before = original.drawn[node], room.contains(before), let after = laidOut.drawn[own]
      else { return false }
      return !room.contains(after) && !laidOut.ancestors(own).contains { laidOut.has(.scrolls, $0) }
    }
  }
}

extension CGRect {
  /// Whether anything of it can be seen.
  fileprivate var isVisible: Bool {
    width > 0.5 && height > 0.5 && width.isFinite && height.isFinite
  }
}

extension LaidOut {
  /// What the root is offered; without end where that is not stated.
  fileprivate var room: CGSize {
    let proposal = trace.header.proposal
    let endless: CGFloat = 1e9
    return CGSize(
      width: min(proposal?.width ?? endless, endless),
      height: min(proposal?.height ?? endless, endless))
  }

  /// The views that draw something: those without others in them.
  var content: [NodeID] {
    timeline.tree.preorder.filter { node in
      timeline.tree.children(of: node).isEmpty && !has(.spacer, node)
    }
  }
}

/// What all trials of a text have in common.
struct Bench {
  let scenario: Scenario
  let root: Scenario.Root
  let options: ScenarioRun.Options
  let original: LaidOut
  let outline: SourceOutline
  let places: PlaceTable
  /// An edit that leads to more of them says something that haggle does not know.
  let diagnosticCount: Int

  init(
    _ scenario: Scenario, _ root: Scenario.Root, _ options: ScenarioRun.Options,
    _ run: ScenarioRun
  ) {
    self.scenario = scenario
    self.root = root
    self.options = options
    original = LaidOut(run.trace, run.tree, run.containers, run.context)
    outline = SourceOutline(scenario.source)
    places = PlaceTable(scenario.source)
    diagnosticCount = scenario.diagnostics(of: root).count
  }
}
