import Foundation
import HaggleAnalysis
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
  /// The views that a list draws by itself now.
  private let handedOver: Set<NodeID>
  /// The texts that may be cut now.
  private let cutTexts: Set<NodeID>
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
    // After the layout: content that comes late has diagnostics of its own.
    guard scenario.diagnostics(of: root).weight <= bench.diagnosticCount else { return nil }
    counterparts = Counterparts(
      of: bench.original.timeline, bench.places, in: laidOut.timeline,
      PlaceTable(scenario.source), by: edit.rewriting)
    handedOver = bench.views(writtenIn: edit.rowColour)
    cutTexts = bench.views(writtenIn: edit.cutText)
    if Self.harms(self, on: bench) { return nil }
  }

  /// Whether a list draws a view by itself, from edge to edge.
  func isHandedOver(_ node: NodeID) -> Bool { handedOver.contains(node) }

  /// Where a view of the original is now, in the root's space.
  func rectangle(_ node: NodeID) -> CGRect? {
    counterparts.edited(node).flatMap { laidOut.timeline.rectangle(of: $0) }
  }

  /// Whether a view is larger, smaller or elsewhere.
  func hasChanged(_ node: NodeID) -> Bool {
    rectangle(node) != original.timeline.rectangle(of: node)
  }

  /// Whether something that was to be seen is not any more, a text is cut that was not, or
  /// something leaves the screen that was on it.
  private static func harms(_ trial: Trial, on bench: Bench) -> Bool {
    bench.seen.contains { view in
      if trial.isHandedOver(view.node) { return false }
      guard let own = trial.counterparts.edited(view.node),
        let after = trial.laidOut.timeline.rectangle(of: own), after.isVisible
      else { return !view.isChosen }
      if view.isWholeText, after.size != view.size, !trial.cutTexts.contains(view.node),
        trial.laidOut.missing(of: own) > Wish.tolerance
      {
        return true
      }
      guard view.isOnScreen, !view.mayReachOut, let drawn = trial.laidOut.drawn[own] else {
        return false
      }
      let room = trial.laidOut.room
      return !room.contains(drawn) && !trial.laidOut.isCutOff(own, by: room)
        && !trial.laidOut.ancestors(own).contains { trial.laidOut.has(.scrolls, $0) }
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
  /// The screen, or what the root is offered, and what a pixel more is; without end where that is
  /// not stated.
  var room: CGRect {
    if let screen = trace.header.screen { return screen.insetBy(dx: -1, dy: -1) }
    let endless: CGFloat = 1e9
    let size = CGSize(
      width: min(trace.header.proposal?.width ?? endless, endless),
      height: min(trace.header.proposal?.height ?? endless, endless))
    return CGRect(origin: .zero, size: size).insetBy(dx: -1, dy: -1)
  }

  /// The views that draw something and can be seen: those without others in them.
  var seen: [Bench.SeenView] {
    timeline.tree.preorder.compactMap { node in
      guard timeline.tree.children(of: node).isEmpty, !has(.spacer, node), drawn[node] != nil,
        !timeline.isClear(node), !isBackground(node),
        let rectangle = timeline.rectangle(of: node), rectangle.isVisible
      else { return nil }
      return Bench.SeenView(
        node: node, size: rectangle.size,
        isWholeText: has(.text, node) && missing(of: node) <= Wish.tolerance
          && !timeline.isCutShort(node),
        isOnScreen: drawn[node].map { room.contains($0) } ?? false,
        mayReachOut: has(.image, node) && ([node] + ancestors(node)).contains(where: isBackground)
          || trace.header.screen == nil && ([node] + ancestors(node)).contains(where: isLayer),
        isChosen: ancestors(node).contains { trace.nodes[$0.index].kind == "ViewThatFits" })
    }
  }
}

extension LaidOut {
  fileprivate func isLayer(_ node: NodeID) -> Bool {
    parent(node).map { has(.layers, $0) && timeline.tree.children(of: $0).first != node } ?? false
  }

  /// Whether it lies behind a view: where that is one of several that become one, it goes with it.
  fileprivate func isBackground(_ node: NodeID) -> Bool {
    parent(node).map { has(.layersBehind, $0) && timeline.tree.children(of: $0).first != node }
      ?? false
  }
}

extension [Diagnostic] {
  /// How many there are. What a text measures in another font is assumed of any text.
  var weight: Int { count { $0.code != .textMetric } }
}
