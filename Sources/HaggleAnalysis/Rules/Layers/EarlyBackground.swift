import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let earlyBackground = Rule(
    id: "early-background",
    summary: "A background lies closer around a text than the padding, frame or outline behind it.",
    finding: """
      A modifier sees what stands before it. A background is as large as the view that it is \
      written behind; padding or a frame that follows lies outside of it. So the colour hugs the \
      letters instead of filling the bar, and round corners or an outline that come last are \
      those of a larger box, which has nothing in its corners.
      """,
    example: """
      // proposal: 300x100
      // text-cell: 8x20
      Text("Sale")
        .background(Color.red).id("label")
        .padding(12)
      """,
    scope: """
      Reported for a text with nothing between it and its background where padding on all sides \
      follows, or a frame that states a length and is longer; for a row that a button shows, and \
      that is as high as its words, as well; and for any painted text in a clip \
      or an outline that is longer by 16 points. Padding at one edge, and a frame that takes all \
      there is, are distances to what stands beside it; but for a frame of both axes that is all \
      of a page, right behind the colour of a stack: that was to fill the page.
      """,
    help: "the background behind the padding and the frame",
    exception: "that room is to stay without colour",
    keyNote: "of the background", needs: "the log",
    search: .each(.with(.layers), as: EarlyBackground.find))
}

/// A background, and a modifier behind it that it should have been written behind.
private struct EarlyBackground: Sighting {
  let timeline: Timeline
  let background: NodeID
  let outside: NodeID
  let isOutline: Bool
  let axis: Axis
  /// The excess of the outer view's length, in points.
  let excess: CGFloat
  /// Whether it is the row that a button shows.
  var isPressed = false

  static func find(_ node: NodeID, in timeline: Timeline, with contents: Contents) -> Self? {
    guard timeline.isPainted(behind: node), contents.holdsText(node) else { return nil }
    if let frame = timeline.pageFrame(around: node) {
      let excess = timeline.excess(of: frame, over: node)
      return Self(
        timeline: timeline, background: node, outside: frame, isOutline: false,
        axis: excess.axis, excess: excess.length)
    }
    var isBare = timeline.isBareText(in: node)
    let isBareRow = !isBare && timeline.isBareRow(in: node)
    for (inner, outer) in timeline.stepsOutwards(from: node) {
      isBare = isBare || isBareRow && timeline.isTarget(inner)
      guard !timeline.isLayer(inner), !timeline.isContainer(outer), !timeline.has(.scrolls, outer),
        !timeline.isPainted(behind: outer), timeline.sizingChildren(of: outer).count == 1
      else { return nil }
      let isOutline = timeline.isOutline(outer)
      guard isOutline || isBare && timeline.isRoom(outer) else { continue }
      let excess = timeline.excess(of: outer, over: node)
      let isMeant =
        isOutline
        ? excess.length >= 16
        : timeline.addsRoom(outer, around: inner) || timeline.addsRoom(outer, evenlyAround: node)
      guard isMeant else { continue }
      if !isOutline, timeline.isPaintedFurther(outside: outer) { return nil }
      return Self(
        timeline: timeline, background: node, outside: outer, isOutline: isOutline,
        axis: excess.axis, excess: excess.length, isPressed: isBareRow && !isOutline)
    }
    return nil
  }
}

extension Timeline {
  /// The frame that a background stands right before, which is the page: it takes all that there is
  /// on both axes, states no alignment, and nothing is around it. Nil where what is painted is no
  /// stack of several texts, or not seen.
  fileprivate func pageFrame(around background: NodeID) -> NodeID? {
    guard let frame = parent(background), has(.frames, frame), has(.layersBehind, background),
      !isClipped(background), !isTarget(frame), !has(.takesHits, frame),
      !states("alignment: .center", frame),
      Axis.allCases.allSatisfy({ axis in
        has(.limits(axis), frame) && isGreedy(frame, axis) && isCentred(frame, on: axis)
          && !isGreedy(background, axis)
          && (length(frame, axis) ?? 0) >= 1.5 * (length(background, axis) ?? .infinity)
      }), dividedAxes(shown(by: background)) == .vertical,
      texts(in: shown(by: background), most: 2).count > 1,
      backgrounds(of: background).contains(where: { layer in
        core(of: layer).map { fillsRectangle($0) && isSeenOnLight($0) && has(.opaque, $0) } ?? false
      }),
      !stepsOutwards(from: frame).contains(where: { !isBareRoom($0.outer) })
    else { return nil }
    return frame
  }

  /// Whether it is only what a page is in, with one view, nothing painted, and no taps of its own.
  private func isBareRoom(_ node: NodeID) -> Bool {
    tree.childCount(of: node) == 1 && !isContainer(node) && !has(.scrolls, node)
      && !has(.layers, node) && !isTarget(node) && !has(.takesHits, node) && !isClipped(node)
  }

  /// Whether a background is directly behind its text.
  fileprivate func isBareText(in background: NodeID) -> Bool {
    guard let text = core(of: background), has(.text, text) else { return false }
    return isAsLarge(text, as: background)
  }

  /// Whether a background is directly behind a row, and as high as the words in that: what is
  /// pressed has colour up to its letters.
  fileprivate func isBareRow(in background: NodeID) -> Bool {
    guard let row = stack(in: background, along: .horizontal), isAsLarge(row, as: background),
      let height = length(row, .vertical)
    else { return false }
    return tree.children(of: row).contains { child in
      core(of: child).map { has(.text, $0) && length($0, .vertical) == height } == true
    }
  }

  /// Whether another background lies behind a modifier of a view.
  fileprivate func isPaintedFurther(outside node: NodeID) -> Bool {
    modifier(around: node) { has(.layersBehind, $0) && isPainted(behind: $0) } != nil
  }

  /// A padding or a frame.
  fileprivate func isRoom(_ node: NodeID) -> Bool { has(.spaces, node) || has(.frames, node) }

  /// Whether it cuts off the corners of its view, or draws around it.
  fileprivate func isOutline(_ node: NodeID) -> Bool {
    if isClipped(node) { return true }
    return overlays(of: node).contains { layer in
      isPaint(layer, of: node) && !has(.fillsCorners, core(of: layer) ?? layer)
    }
  }

  /// The axis on which one view is longest compared to another one in it, and by how much.
  fileprivate func excess(
    of outer: NodeID, over inner: NodeID
  ) -> (axis: Axis, length: CGFloat) {
    let excess = Axis.allCases.map { axis in
      (axis: axis, length: (length(outer, axis) ?? 0) - (length(inner, axis) ?? 0))
    }
    return excess[1].length > excess[0].length ? excess[1] : excess[0]
  }

  /// Padding on all sides by a second modifier: the view is in the middle of both.
  fileprivate func addsRoom(_ outer: NodeID, evenlyAround inner: NodeID) -> Bool {
    guard has(.spaces, outer), let room = rectangle(of: outer), let own = rectangle(of: inner)
    else { return false }
    return abs(room.midX - own.midX) < Self.tolerance && abs(room.midY - own.midY) < Self.tolerance
      && min(room.width - own.width, room.height - own.height) >= 8
  }

  /// Padding on all sides, or a frame that states a length and is longer.
  fileprivate func addsRoom(_ outer: NodeID, around inner: NodeID) -> Bool {
    let isLonger = { (axis: Axis) in
      (self.length(outer, axis) ?? 0) - (self.length(inner, axis) ?? 0) >= 8
    }
    if has(.spaces, outer) { return Axis.allCases.allSatisfy(isLonger) }
    return Axis.allCases.contains { axis in
      (has(.fixes(axis), outer) || has(.hasLeast(axis), outer)) && isLonger(axis)
    }
  }
}

// MARK: - What it says

extension EarlyBackground {
  /// The colour fills the last padding or frame behind it.
  var goal: Goal? {
    let room =
      timeline.stepsOutwards(from: background).map(\.outer).prefix {
        timeline.tree.childCount(of: $0) == 1 && timeline.isRoom($0)
      }.last ?? outside
    let conditions = Axis.allCases.compactMap { axis -> Goal.Condition? in
      guard let whole = timeline.length(room, axis), let own = timeline.length(background, axis),
        whole > own + 8
      else { return nil }
      return .length(background, axis, .exactly(whole))
    }
    return conditions.isEmpty ? nil : Goal(conditions, near: [room])
  }

  var suspicion: Suspicion {
    suspected(
      .earlyBackground, of: background, on: axis, placed: [background, outside], remedies: [remedy],
      involving: [outside], off: excess)
  }

  var statement: Statement {
    let lengths = [background, outside].map { points(timeline.length($0, axis) ?? 0) }
    let effect: Prose =
      isOutline
      ? "what that draws or cuts off lies \(points(excess)) points further out"
      : "the rest has no colour"
    return Statement(
      """
      The background of \(background) is \(lengths[0]) points \(axis.adjective), and \
      \(timeline.modifier(outside)) behind it \(lengths[1])
      """, subject: background,
      details: [
        .init(.explanation, effect),
        .init(.sentence, "A background is as large as what stands before it"),
      ])
  }

  private var remedy: Prose {
    if isPressed {
      return """
        write \(code: ".padding(…)") before the background, in place of \(timeline.modifier(outside))
        """
    }
    return "write \(code: ".background(…)") behind \(timeline.modifier(outside))"
  }
}
