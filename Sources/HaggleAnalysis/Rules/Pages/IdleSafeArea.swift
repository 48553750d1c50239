import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let idleSafeArea = Rule(
    id: "idle-safe-area",
    summary: "A painted view is to reach the edges of the screen, and is smaller than the screen.",
    finding: """
      `ignoresSafeArea` lets a view grow into the safe area that it touches. A stack is as large \
      as its words, and so is the colour behind it: it touches no edge, stands in the middle of \
      the screen, and nothing grows.
      """,
    example: """
      // device: iPhone 16
      // text-cell: 8x20
      VStack { Text("Welcome") }
        .background(Color.blue).id("page")
        .ignoresSafeArea()
      """,
    scope: "Reported for the outermost view of a screen.",
    help: "`.frame(maxWidth: .infinity, maxHeight: .infinity)` before the background",
    exception: "the colour is to lie behind the words alone",
    keyNote: "of the background", needs: "the log",
    traits: [.wholeScreen],
    search: .each(.with(.letsReachOut), as: IdleSafeArea.find))
}

/// A background in something that ignores the safe area, far from its edges.
private struct IdleSafeArea: Sighting {
  let timeline: Timeline
  let node: NodeID
  let background: NodeID

  /// So far from each edge, in points, it does not touch any.
  private static let least: CGFloat = 20

  static func find(_ node: NodeID, in timeline: Timeline, with contents: Contents) -> Self? {
    guard !timeline.has(.spaces, node),
      let background = timeline.paintReachingOut(from: node, contents),
      Axis.allCases.allSatisfy({ axis in
        guard let span = timeline.screenExtent(background, axis), let screen = timeline.screen(axis)
        else {
          return false
        }
        return span.start > Self.least && span.end < screen - Self.least
      })
    else { return nil }
    return Self(
      timeline: timeline, node: node, background: background)
  }

  /// It is as large as what it is offered.
  var goal: Goal? {
    let conditions = Axis.allCases.compactMap { axis in
      timeline.offer(background, axis).map { Goal.Condition.length(background, axis, .atLeast($0)) }
    }
    return conditions.count == 2 ? Goal(conditions, near: [background, node]) : nil
  }

  var suspicion: Suspicion {
    let all = ".frame(maxWidth: .infinity, maxHeight: .infinity)"
    return suspected(
      .idleSafeArea, of: background, placed: [background, node],
      remedies: ["write \(code: all) before the background of \(background)"], involving: [node],
      off: timeline.screen(.vertical) ?? 0)
  }

  var statement: Statement {
    Statement(
      """
      \(timeline.shown(by: background)) with its background touches no edge of the screen, so \
      that \(node) has no effect
      """, isAboutPlace: true,
      because: "It is as large as what is in it, and stands in the middle")
  }
}

extension Timeline {
  /// The view of a page with the paint behind it that a modifier lets reach out: with the view, or
  /// alone. Nil if there is none, or if it is not the outermost of the page.
  fileprivate func paintReachingOut(from node: NodeID, _ contents: Contents) -> NodeID? {
    if let parent = parent(node), has(.layersBehind, parent),
      tree.firstChild(of: parent) != node
    {
      return comes(node, downTo: .decorates) && isOutermost(parent) && contents.holdsText(parent)
        ? parent : nil
    }
    guard let child = tree.firstChild(of: node), isAsLarge(child, as: node),
      extent(child, .vertical)?.start == 0, isOutermost(node)
    else { return nil }
    return modified(by: child).prefix { !isTarget($0) }.first {
      isPainted(behind: $0) && contents.holdsText($0) && isAsLarge($0, as: node)
    }
  }

  /// Whether only modifiers are around a view.
  fileprivate func isOutermost(_ node: NodeID) -> Bool {
    stepsOutwards(from: node).allSatisfy { tree.children(of: $0.outer).count == 1 }
  }
}
