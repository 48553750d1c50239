import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let unsafeText = Rule(
    id: "unsafe-text",
    summary: "A text lies outside of the safe area, as all of the view ignores that.",
    finding: """
      `ignoresSafeArea` lets its view reach the edges of the screen, with all that is in it. On \
      a screen's outermost view it was mostly meant for the background: the first text then \
      stands under the clock or the camera, the last one under the home indicator.
      """,
    example: """
      // device: iPhone 16
      // text-cell: 8x20
      ZStack {
        Color.teal
        VStack {
          Text("Today").id("title")
          Spacer()
        }
      }
      .ignoresSafeArea().id("screen")
      """,
    scope: """
      Reported for texts at an edge of the screen that nothing scrolls. What is \
      moved off the screen altogether is kept there.
      """,
    help: "`.ignoresSafeArea()` on the background alone",
    exception: "the text is to stand there", keyNote: "of the view that ignores the safe area",
    needs: "the log of a screen with a safe area",
    search: .each(.with(.letsReachOut), as: UnsafeText.find))
}

/// A view that ignores the safe area, and a text in it outside of that.
private struct UnsafeText: Sighting {
  let timeline: Timeline
  let node: NodeID
  let axis: Axis
  let text: NodeID
  /// How far before the safe area the text begins, or ends behind it, in points.
  let length: CGFloat
  let isBefore: Bool

  static func find(_ node: NodeID, on axis: Axis, in timeline: Timeline) -> Self? {
    guard timeline.ignoresEdges(node, axis), let safe = timeline.safeExtent(around: node, axis)
    else { return nil }
    let texts = timeline.shown(in: node, .text).filter(timeline.isReadable).compactMap { text in
      timeline.screenExtent(text, axis).map { (text: text, span: $0) }
    }.filter { timeline.isOnScreen($0.span, axis) }
    if let first = texts.first(where: { $0.span.start < safe.start - Noticeable.gap }) {
      return Self(
        timeline: timeline, node: node, axis: axis, text: first.text,
        length: safe.start - first.span.start, isBefore: true)
    }
    if let last = texts.first(where: { $0.span.end > safe.end + Noticeable.gap }) {
      return Self(
        timeline: timeline, node: node, axis: axis, text: last.text,
        length: last.span.end - safe.end, isBefore: false)
    }
    return nil
  }

  /// The text is as far from the edge of the safe area as it is from that of the screen, and what
  /// is painted up to the edges still is.
  var goal: Goal? {
    guard let start = timeline.screenExtent(text, axis)?.start else { return nil }
    let unsafe = timeline.unsafeLengths(around: node, axis)
    let safe = timeline.screenExtent(node, axis)
    func isBeyond(_ paint: NodeID, atStart: Bool) -> Bool {
      guard let own = timeline.screenExtent(paint, axis), let safe else { return false }
      return atStart ? own.start < safe.start - Noticeable.gap : own.end > safe.end + Noticeable.gap
    }
    let paints = timeline.shown(in: node, .decorates).filter {
      isBeyond($0, atStart: true) || isBeyond($0, atStart: false)
    }
    // On the screen's sides the paint beside the words goes with them. What reaches beyond the
    // other edge alone keeps to that.
    let kept = paints.compactMap { paint -> Goal.Condition? in
      guard axis == .vertical, let own = timeline.screenExtent(paint, axis) else { return nil }
      return isBefore || isBeyond(paint, atStart: false)
        ? .length(paint, axis, .exactly(own.end - own.start)) : .origin(paint, axis, own.start)
    }
    let place = isBefore ? start + unsafe.before : start - unsafe.after
    return Goal([.origin(text, axis, place)] + kept, near: [node] + paints)
  }

  var suspicion: Suspicion {
    suspected(
      .unsafeText, of: node, on: axis, placed: [node, text],
      remedies: ["write \(code: ".ignoresSafeArea()") on the background alone"], involving: [text],
      off: length)
  }

  var statement: Statement {
    let side = axis == .horizontal ? "beside" : isBefore ? "above" : "below"
    return Statement(
      "\(text) \(isBefore ? "begins" : "ends") \(points(length)) points \(side) the safe area",
      subject: text, isAboutPlace: true,
      because: "\(node) lets its view reach the edge of the screen, and all in it as well")
  }
}

extension Timeline {
  /// Whether a view lets its content reach beyond the safe area on an axis.
  fileprivate func ignoresEdges(_ node: NodeID, _ axis: Axis) -> Bool {
    guard has(.letsReachOut, node), !has(.spaces, node),
      // Who ignores the keyboard wants it to cover what is there.
      !trace.nodes[node.index].arguments.hasPrefix(".keyboard")
    else { return false }
    let unsafe = unsafeLengths(around: node, axis)
    return unsafe.before > 0 || unsafe.after > 0
  }

  /// From the start of the safe area to its end. What the text itself puts at an edge, around the
  /// view that ignores it, is no more unsafe than the rest of the screen.
  fileprivate func safeExtent(around node: NodeID, _ axis: Axis) -> Extent? {
    let hasOwnInset = stepsOutwards(from: node).contains { step in
      has(.insets, step.outer) && tree.childCount(of: step.outer) > 1
        && tree.firstChild(of: step.outer) == step.inner
    }
    guard hasOwnInset, let root = tree.roots.first else { return screenExtent(node, axis) }
    return screenExtent(root, axis)
  }

  /// How far a view reaches into the unsafe area before and behind it, in points.
  fileprivate func unsafeLengths(
    around node: NodeID, _ axis: Axis
  ) -> (before: CGFloat, after: CGFloat) {
    let terms = placingReasons(of: node).map(\.reason)
      .filter { $0.knownRule == .ignoring && $0.axis == axis }.flatMap(\.terms)
    func length(_ role: Reason.Role) -> CGFloat {
      terms.first { $0.knownRole == role }?.value ?? 0
    }
    return (length(.unsafeBefore), length(.unsafeAfter))
  }

  /// Whether something of a stretch is on the screen, as far as that is known: what is not is kept
  /// there until it is moved in.
  fileprivate func isOnScreen(_ span: Extent, _ axis: Axis) -> Bool {
    guard let screen = trace.header.screen else { return true }
    let start = screen.origin[axis]
    return span.start < start + screen.size[axis] && span.end > start
  }

  /// What has a role in a view, that no scroll view moves and that is not drawn beside its place.
  fileprivate func shown(in node: NodeID, _ role: NodeRole) -> [NodeID] {
    tree.children(of: node).flatMap { tree.walk(from: $0, into: childrenInPlace) }
      .filter { has(role, $0) }.sorted()
  }

  private func childrenInPlace(of node: NodeID) -> [NodeID] {
    guard !has(.scrolls, node), !has(.pages, node), !appearance(of: node).isHidden
    else { return [] }
    let children = tree.children(of: node)
    // Bars keep to the safe area by themselves.
    return has(.insets, node) ? Array(children.prefix(1)) : children
  }
}
