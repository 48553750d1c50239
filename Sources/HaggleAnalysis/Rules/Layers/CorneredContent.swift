import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let corneredContent = Rule(
    id: "cornered-content",
    summary: "What a reader of the room holds stands in its corner and leaves most of it empty.",
    finding: """
      A `GeometryReader` takes all that it is offered and, unlike any other container, puts its \
      content into its top leading corner. Words in it that hug their letters, or a picture \
      of half its width, are not in the middle, where they were without it.
      """,
    example: """
      // proposal: 393x700
      // text-cell: 8x20
      GeometryReader { geometry in
        Text("\\(Int(geometry.size.width)) points").id("words")
      }
      .id("room")
      """,
    scope: """
      Reported for a reader that is all of its page, but for colours, shapes and pictures that \
      fill a `ZStack` around it, whose only view takes at most about half of \
      it on both axes and is not moved, or is painted, not higher than that and states a width \
      that is nearly that of the reader. A view without words is a picture or a shape of at \
      least 64 points on both axes: what is smaller may be a bar or a mark. Layers count where a \
      frame states both their lengths and none of them is moved, as those of a ring with a \
      number in it.
      """,
    help: """
      `.frame(maxWidth: .infinity, maxHeight: .infinity)` on the content; `.position` at the \
      middle of the room; `.onGeometryChange` instead of the reader
      """,
    exception: "the corner is meant",
    keyNote: "of the content",
    search: .each(.with(.ignoresContent), as: CorneredContent.find))
}

/// A view alone in the corner of a reader.
private struct CorneredContent: Detection {
  let timeline: Timeline
  let reader: NodeID
  let content: NodeID
  let gaps: [CGFloat]

  /// The greatest part of the room that leaves most of it empty: half of it, and a margin.
  private static let share: CGFloat = 0.55
  /// A picture or a shape, in points: what is smaller may be a bar, or a mark of a graph.
  private static let least: CGFloat = 64

  static func find(in reader: NodeID, _ timeline: Timeline, with contents: Contents) -> Self? {
    let children = timeline.tree.children(of: reader)
    guard !timeline.has(.scrolls, reader), !timeline.has(.assumed, reader), children.count == 1,
      timeline.stepsOutwards(from: reader).allSatisfy({ step in
        !timeline.isLayer(step.inner)
          && (timeline.sizingChildren(of: step.outer).count == 1
            || timeline.isOnPaint(step.inner, with: reader, in: step.outer))
      }),
      contents.holdsText(children[0]) || timeline.isPictured(by: children[0], from: Self.least)
        || timeline.isFigure(children[0], from: Self.least),
      !timeline.isAlignedOrLayered(children[0]), !timeline.isMoved(children[0]),
      let frame = timeline.placement(of: children[0])?.placement.frame,
      abs(frame.minX) < 1, abs(frame.minY) < 1, let room = timeline.size(of: reader),
      Axis.allCases.allSatisfy({ axis in
        frame.size[axis] > 0 && room[axis].isFinite
          && (frame.size[axis] <= Self.share * room[axis]
            || axis == .horizontal && timeline.isNarrowedCard(children[0], in: room))
      }),
      timeline.drawnFrame(of: children[0]).map({ $0.origin == frame.origin }) ?? true
    else { return nil }
    return Self(
      timeline: timeline, reader: reader, content: children[0],
      gaps: Axis.allCases.map { room[$0] - frame.size[$0] })
  }

  var goal: Goal? {
    Goal(Axis.allCases.map { .level(content, reader, at: 0.5, $0) }, near: [reader])
  }

  var suspicion: Suspicion {
    Suspicion(
      .corneredContent, of: content, in: timeline,
      saying: Statement(
        """
        \(content) stands in the top leading corner of \(reader), and \(points(gaps[0])) points \
        beside it and \(points(gaps[1])) below it are empty
        """,
        isAboutPlace: true,
        because: "A reader of the room does not centre what is in it"),
      shownBy: timeline.placings(of: [content]),
      remedies: [
        """
        write \(code: ".frame(maxWidth: .infinity, maxHeight: .infinity)") on \(content): that \
        frame centres it
        """
      ], involving: [reader], off: gaps[1] / 2)
  }
}

extension Timeline {
  /// Whether the other layers of a stack, which centres all, are colours, shapes and pictures that
  /// fill it, and the one with a reader is no painted sheet.
  fileprivate func isOnPaint(_ node: NodeID, with reader: NodeID, in stack: NodeID) -> Bool {
    isLayerStack(stack) && Axis.allCases.allSatisfy { isCentred(stack, on: $0) }
      && !modified(by: node).prefix { $0 != reader }.contains(where: isPainted(behind:))
      && tree.children(of: stack).allSatisfy { layer in
        guard layer != node else { return true }
        guard let core = core(of: layer), has(.decorates, core) || has(.image, core),
          !has(.assumed, core), let own = size(of: layer), let room = size(of: node)
        else { return false }
        return own.width >= room.width - 1 && own.height >= room.height - 1
      }
  }

  /// Whether a view comes down to a picture or a filled shape that is so long on both axes.
  fileprivate func isPictured(by node: NodeID, from least: CGFloat) -> Bool {
    guard let core = core(of: node), !isClear(core), !has(.isOfUnknownSize, core),
      has(.image, core) || has(.decorates, core) && appearance(of: core).lineWidth == 0,
      let size = size(of: node)
    else { return false }
    return min(size.width, size.height) >= least
  }

  /// Whether a painted view states a width that leaves a margin in the room, as a part of that
  /// does.
  fileprivate func isNarrowedCard(_ node: NodeID, in room: CGSize) -> Bool {
    guard let width = length(node, .horizontal), room.width - width >= 16 else { return false }
    let views = modified(by: node)
    return views.contains { isPainted(behind: $0) }
      && views.contains { has(.fixes(.horizontal), $0) && length($0, .horizontal) == width }
  }

  /// Whether a view states the place of what is in it, or is of several that lie on each other.
  fileprivate func isAlignedOrLayered(_ node: NodeID) -> Bool {
    isLayerStack(shown(by: node)) && !isFigure(node)
      || modified(by: node).contains { inner in
        has(.starts(.horizontal), inner) || has(.ends(.horizontal), inner)
      }
  }

  /// Whether it is layers in the middle of each other, in a frame that states both lengths.
  fileprivate func isFigure(_ node: NodeID, from least: CGFloat = 0) -> Bool {
    let stack = shown(by: node)
    guard isLayerStack(stack), Axis.allCases.allSatisfy({ isCentred(stack, on: $0) }),
      let size = size(of: node), min(size.width, size.height) >= least,
      modified(by: node).contains(where: { frame in
        Axis.allCases.allSatisfy { has(.fixes($0), frame) }
      })
    else { return false }
    return tree.children(of: stack).allSatisfy { layer in
      core(of: layer).map { !isContainer($0) && !isReader($0) } ?? false
        && !modified(by: layer).contains { has(.letsReachOut, $0) && !has(.spaces, $0) }
    }
  }
}
