import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let unseenText = Rule(
    id: "unseen-text",
    summary: "An offset of a stated number draws words wholly outside of the screen.",
    finding: """
      `offset` by a number counts from where the view would be, and that depends on the screen: \
      a title that is moved from the middle to the top of a large phone is above the top of a \
      small one. What is drawn there cannot be seen, and nothing scrolls to it.
      """,
    example: """
      // proposal: 375x647
      // text-cell: 8x20
      ZStack {
        Color.yellow
        Text("Welcome back").offset(y: -350).id("title")
      }
      """,
    scope: """
      Reported for words on a page that fills the screen, where they would be on it without the \
      offset. A shift that the code computes, or that is longer than the screen, hides \
      them on purpose; so may that of a label with a background, or of what scrolls, reacts, \
      turns or is moved once more around it.
      """,
    help: """
      a frame with an alignment instead of the offset, `.frame(maxHeight: .infinity, alignment: \
      .top)`; a `VStack` with a `Spacer`
      """,
    exception: "they are to be hidden",
    keyNote: "of the offset", needs: "the log with the code of its nodes",
    search: .each(.with(.letsReachOut), as: UnseenText.find))
}

/// Words that an offset draws where no screen is.
private struct UnseenText: Sighting {
  let timeline: Timeline
  let node: NodeID
  let view: NodeID
  let axis: Axis
  let shift: CGFloat
  let drawn: Extent
  let screen: Extent

  /// Smaller shifts, in points, are fine adjustments.
  private static let least: CGFloat = 24

  static func find(_ node: NodeID, on axis: Axis, in timeline: Timeline) -> Self? {
    guard let shift = timeline.offset(of: node, axis), abs(shift) >= least,
      timeline.statesShift(shift, of: node, axis),
      let view = timeline.tree.firstChild(of: node), let screen = timeline.screenOfPage(axis),
      abs(shift) < screen.length, let drawn = timeline.screenExtent(view, axis),
      drawn.length > 0,
      shift < 0
        ? drawn.end <= screen.start + 1 && drawn.start - shift >= screen.start - 1
        : drawn.start >= screen.end - 1 && drawn.end - shift <= screen.end + 1,
      timeline.isPlainWords(view), timeline.staysWhereItIs(node)
    else { return nil }
    return Self(
      timeline: timeline, node: node, view: view, axis: axis, shift: shift, drawn: drawn,
      screen: screen)
  }

  private var isBefore: Bool { shift < 0 }

  private var edge: String {
    axis == .vertical ? isBefore ? ".top" : ".bottom" : isBefore ? ".leading" : ".trailing"
  }

  /// They are at the edge beyond which they are drawn.
  var goal: Goal? {
    guard let room = timeline.screen(axis) else { return nil }
    return Goal(
      [.origin(view, axis, isBefore ? 0 : room - drawn.length)] + timeline.kept(view),
      near: [node, timeline.parent(node)].compactMap(\.self))
  }

  var suspicion: Suspicion {
    let most = axis == .vertical ? "maxHeight" : "maxWidth"
    return suspected(
      .unseenText, of: node, on: axis, placed: [node, view],
      remedies: [
        """
        write \(code: ".frame(\(most): .infinity, alignment: \(edge))") instead of the offset
        """
      ], involving: [view], off: abs(shift))
  }

  var statement: Statement {
    let side =
      axis == .vertical
      ? isBefore ? "above" : "below" : isBefore ? "before the start of" : "behind the end of"
    return Statement(
      """
      \(timeline.modifier(node).capitalized) draws its words \(points(abs(shift))) points away \
      from their place, which is wholly \(side) the screen
      """,
      isAboutPlace: true,
      because: "An offset counts from a place that depends on the size of the screen")
  }
}

extension Timeline {
  /// The screen with its safe area, where the root fills what it is offered of it.
  fileprivate func screenOfPage(_ axis: Axis) -> Extent? {
    guard let room = screen(axis), let root = tree.roots.first,
      let own = screenExtent(root, axis), own.start <= 1, own.end >= room - 1
    else { return nil }
    guard let screen = trace.header.screen else { return Extent(start: 0, end: room) }
    return Extent(start: screen.origin[axis], end: screen.end(axis))
  }

  /// Whether there are but words in a view, drawn as they are, without paint, and nobody taps it.
  fileprivate func isPlainWords(_ view: NodeID) -> Bool {
    isOfWords(view) && !isPainted(within: view) && !texts(in: view, most: 4).isEmpty
      && modified(by: view).allSatisfy {
        let look = appearance(of: $0)
        return !look.isHidden && !look.isTranslucent && look.effects.isEmpty && !isTarget($0)
      }
  }

  /// Whether nothing around an offset moves, turns or scrolls what it draws.
  fileprivate func staysWhereItIs(_ node: NodeID) -> Bool {
    stepsOutwards(from: node).allSatisfy { _, outer in
      !has(.scrolls, outer) && !has(.pages, outer) && !isTarget(outer)
        && appearance(of: outer).effects.isEmpty && !appearance(of: outer).isHidden
        && !appearance(of: outer).isTranslucent
        && Axis.allCases.allSatisfy { offset(of: outer, $0) == nil || !isMoving(outer) }
    }
  }

  /// Whether it is written with a shift of its own, whatever that is at present.
  private func isMoving(_ modifier: NodeID) -> Bool {
    ["x:", "y:"].contains { trace.nodes[modifier.index].arguments.contains($0) }
  }
}
