import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let spillingLine = Rule(
    id: "spilling-line",
    summary: "The outer half of a thick line is drawn over the view beside its shape.",
    finding: """
      `stroke` draws a line along the edge of a shape: one half of it lies inside of the frame, \
      the other outside. A ring of 24 points so reaches 12 points over what stands beside it, \
      for which the stack knows of the frame alone.
      """,
    example: """
      // proposal: 300x200
      // text-cell: 8x20
      HStack(spacing: 0) {
        Circle().stroke(Color.blue, lineWidth: 24).frame(width: 100, height: 100).id("ring")
        Text("68 %").id("number")
      }
      """,
    scope: """
      Reported where it reaches 4 points or more over a text, a symbol or a picture beside it \
      in a stack, for a round shape in its middle; not where it is turned or scaled.
      """,
    help: """
      `strokeBorder` instead of `stroke`; a spacing, or padding around the shape, of half of the \
      line
      """,
    exception: "the line is to reach over it", needs: "the log with the appearance of its nodes",
    search: .each(.with(.decorates), as: SpillingLine.find))
}

/// A shape whose line reaches over what is beside it.
private struct SpillingLine: Detection {
  let timeline: Timeline
  let shape: NodeID
  let other: NodeID
  let stack: NodeID
  let axis: Axis
  /// In points: half of the line, and what of it lies over the other view.
  let half: CGFloat
  let reach: CGFloat

  static func find(_ shape: NodeID, on axis: Axis, in timeline: Timeline) -> Self? {
    let look = timeline.appearance(of: shape)
    let half = look.lineWidth / 2
    guard look.isLineAcross, half >= Noticeable.line, half.isFinite, !look.isHidden,
      !look.isTranslucent, !timeline.isClear(shape),
      let (stack, branch) = timeline.stack(around: shape, axis),
      !timeline.isDrawnElsewhere(shape, in: branch)
    else { return nil }
    for other in timeline.shownViews(beside: branch, in: stack) {
      guard let gap = timeline.gap(from: shape, to: other, axis), half - gap >= Noticeable.line,
        timeline.isMet(other, byLineOf: shape, axis)
      else { continue }
      return Self(
        timeline: timeline, shape: shape, other: other, stack: stack, axis: axis, half: half,
        reach: half - gap)
    }
    return nil
  }

  var goal: Goal? {
    Goal(timeline.kept(shape), near: [shape, stack], traits: [.unseen])
  }

  var suspicion: Suspicion {
    Suspicion(
      .spillingLine, of: shape, on: axis, in: timeline,
      saying: Statement(
        """
        The line of \(shape) is drawn \(points(half)) points beyond its frame, \(points(reach)) \
        of them over \(other)
        """, isAboutPlace: true,
        because: """
          Half of a \(code: "stroke") lies outside of its frame, and \(stack) knows of the frame \
          alone
          """),
      shownBy: timeline.placings(of: [shape, other]),
      remedies: [
        "write \(code: "strokeBorder") for \(code: "stroke")",
        "write \(code: ".padding(\(typed(half)))") on \(shape), behind its frame",
      ], exception: "it is to reach over \(other)", involving: [other, stack], off: reach)
  }
}

extension Timeline {
  /// The stack that a shape is in with nothing but modifiers between, and its child there.
  fileprivate func stack(around shape: NodeID, _ axis: Axis) -> (stack: NodeID, branch: NodeID)? {
    for (inner, outer) in stepsOutwards(from: shape) {
      if isLayer(inner) || has(.scrolls, outer) { return nil }
      if dividedAxes(outer) == Axis.Set(axis) { return (outer, inner) }
      if onlySizingChild(of: outer) != inner { return nil }
    }
    return nil
  }

  /// Whether a shape is turned, scaled, moved or cut within a child of a stack.
  fileprivate func isDrawnElsewhere(_ shape: NodeID, in branch: NodeID) -> Bool {
    let outer = stepsOutwards(from: shape).map(\.outer).prefix { $0 != parent(branch) }
    return ([shape] + outer).contains {
      !appearance(of: $0).effects.isEmpty || isClipped($0) || has(.letsReachOut, $0)
    }
  }

  /// The texts, symbols and pictures of the next views of a stack, before and behind one.
  fileprivate func shownViews(beside branch: NodeID, in stack: NodeID) -> [NodeID] {
    let children = tree.children(of: stack)
    guard let index = children.firstIndex(of: branch) else { return [] }
    let others = [index - 1, index + 1].filter(children.indices.contains).map { children[$0] }
    return others.filter { !isMoved($0) }.flatMap { other in
      tree.walk(from: other, into: sizingChildren).prefix(16).filter {
        isReadable($0) || has(.image, $0) && !appearance(of: $0).isHidden
      }
    }
  }

  /// How far a view begins behind the end of a shape, or ends before its start; nil where they
  /// meet.
  fileprivate func gap(from shape: NodeID, to other: NodeID, _ axis: Axis) -> CGFloat? {
    guard let (own, its) = screenExtents(shape, other, axis) else { return nil }
    let gap = max(its.start - own.end, own.start - its.end)
    return gap >= -Self.tolerance ? gap : nil
  }

  /// Whether a view is beside the edge of a shape, for a round one beside the middle of that.
  fileprivate func isMet(_ other: NodeID, byLineOf shape: NodeID, _ axis: Axis) -> Bool {
    guard let (own, its) = screenExtents(shape, other, axis.cross) else { return false }
    let isRound = hasRoundOutline(shape)
    let reach = isRound ? own.length / 8 : own.length / 2
    return abs(its.middle - own.middle) <= reach
  }
}
