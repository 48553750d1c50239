import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let huggingStack = Rule(
    id: "hugging-stack",
    summary: "A column aligns to an edge, is narrower than the screen, and stands in its middle.",
    finding: """
      `VStack(alignment: .leading)` puts its views at its own leading edge, and is no wider than \
      the widest of them. As the whole of a screen, or as what a scroll view shows, it stands in \
      the middle: SwiftUI centres what is smaller than the screen, and a scroll view is as \
      narrow as its content.
      """,
    example: """
      // proposal: 393x759
      // text-cell: 8x20
      VStack(alignment: .leading) {
        Text("Inbox")
        Text("Three messages")
        Spacer()
      }
      .id("column")
      """,
    scope: """
      Reported for a column that takes all the height of the screen, or that a vertical scroll \
      view holds which is not beside anything else; a frame around it that is wider and states \
      no alignment puts it into its middle, too. In a widget, reported for any column of lines \
      of different widths.
      """,
    help: "`.frame(maxWidth: .infinity, alignment: .leading)` on the column",
    exception: "its views are to share an edge in the middle of the screen",
    traits: [.wholeScreen],
    consequences: [Rule.idleAlignment.id],
    search: .each(.with(.dividesHeight), as: Hugging.find))
}

/// A column that is narrower than the screen.
private struct Hugging: Sighting {
  let timeline: Timeline
  let stack: NodeID
  /// The scroll view around it; nil if it is the screen's only view.
  let scroller: NodeID?
  /// The wider frame around it that puts it into its middle.
  let frame: NodeID?
  let width: CGFloat
  let screen: CGFloat
  /// How far it is from the edge that it states, in points.
  let gap: CGFloat

  /// Smaller gaps, in points, are margins.
  private static let least: CGFloat = 32
  private static let leastInWidget: CGFloat = 12

  static func find(_ stack: NodeID, in timeline: Timeline, with contents: Contents) -> Self? {
    let isStart = timeline.has(.starts(.horizontal), stack)
    guard isStart || timeline.has(.ends(.horizontal), stack),
      timeline.has(.aligns(.horizontal), stack), timeline.has(.divides(.vertical), stack),
      contents.holdsText(stack), let screen = timeline.screen(.horizontal),
      let width = timeline.length(stack, .horizontal),
      let span = timeline.screenExtent(stack, .horizontal),
      let (scroller, frame) = timeline.page(around: stack)
    else { return nil }
    let gap = isStart ? span.start : screen - span.end
    let isWide =
      gap - timeline.insets(around: stack, atStart: isStart) > Self.least
      && width + 2 * Self.least < screen
    let margin = timeline.margin(of: stack, within: frame ?? scroller)
    guard isWide || timeline.isWidget && gap - margin >= Self.leastInWidget else { return nil }
    return Self(
      timeline: timeline, stack: stack, scroller: scroller, frame: frame, width: width,
      screen: screen, gap: gap)
  }
}

extension Timeline {
  /// The scroll view and the frame around a column that is all that a screen, or that scroll view,
  /// shows, where there are any; nil for another column.
  fileprivate func page(around stack: NodeID) -> (scroller: NodeID?, frame: NodeID?)? {
    var (scroller, frame): (NodeID?, NodeID?)
    for (inner, outer) in stepsOutwards(from: stack) {
      if frame == nil, centres(stack, in: outer) {
        frame = outer
        continue
      }
      if isLayer(inner) || has(.limits(.horizontal), outer) || has(.asksForIdeal, outer)
        || has(.declared, outer) || has(.ignoresContent, outer) || has(.divides(.horizontal), outer)
      {
        return nil
      }
      if has(.scrolls, outer) {
        guard scroller == nil, proposal(inner, .vertical) == nil,
          proposal(inner, .horizontal) != nil
        else { return nil }
        scroller = outer
      } else if scroller == nil, sizingChildren(of: outer).count > 1 {
        return nil
      }
    }
    if scroller == nil {
      guard (screen(.vertical) ?? .infinity) >= Timeline.leastPage || isWidget,
        let height = length(stack, .vertical), let offered = offer(stack, .vertical),
        height + Timeline.tolerance > offered && offered + 1 > (screen(.vertical) ?? .infinity)
          || isWidget && differs(stack)
      else { return nil }
    }
    return (scroller, frame)
  }

  /// What is lower, in points, is a part of a page.
  private static let leastPage: CGFloat = 120

  /// Whether the root has the size of a widget, with its margins or without.
  ///
  /// Source: Apple, Human Interface Guidelines, “Widgets”, iOS dimensions; margins of 16.
  fileprivate var isWidget: Bool {
    guard let width = screen(.horizontal), let height = screen(.vertical) else { return false }
    return [0, 32].contains { (margins: CGFloat) in
      [
        CGSize(width: 158, height: 158), CGSize(width: 338, height: 158),
        CGSize(width: 338, height: 354),
      ].contains(CGSize(width: width + margins, height: height + margins))
    }
  }

  /// Whether the views of a column differ so in their widths that one sees at which edge they are.
  private func differs(_ stack: NodeID) -> Bool {
    let lines = tree.children(of: stack).filter { !has(.spacer, $0) }
    return Spread(of: lines, along: .horizontal, in: self).map { $0.difference >= 8 } ?? false
  }

  /// What paddings around a column keep free at one of its sides, in points: that much is stated.
  fileprivate func insets(around stack: NodeID, atStart isStart: Bool) -> CGFloat {
    stepsOutwards(from: stack).reduce(0) { sum, step in
      guard has(.spaces, step.outer), let inner = screenExtent(step.inner, .horizontal),
        let outer = screenExtent(step.outer, .horizontal)
      else { return sum }
      return sum + (isStart ? inner.start - outer.start : outer.end - inner.end)
    }
  }

  /// What modifiers of a column keep free at its edge, in points, as far as its scroll view or the
  /// frame around it.
  fileprivate func margin(of stack: NodeID, within outer: NodeID?) -> CGFloat {
    let modifiers = stepsOutwards(from: stack).map(\.outer).prefix {
      $0 != outer && sizingChildren(of: $0).count == 1
    }
    let own = start(stack, .horizontal)
    return own - (screenExtent(modifiers.last ?? stack, .horizontal)?.start ?? own)
  }
}

extension Timeline {
  /// Whether a frame takes all that it is offered, and puts a column of views of different widths
  /// into its middle, as it states no alignment.
  fileprivate func centres(_ stack: NodeID, in frame: NodeID) -> Bool {
    guard has(.frames, frame), !has(.fixes(.horizontal), frame), isCentred(frame, on: .horizontal),
      let offered = offer(frame, .horizontal), let width = length(frame, .horizontal),
      abs(width - offered) < Timeline.tolerance,
      let spread = Spread(of: tree.children(of: stack), along: .horizontal, in: self)
    else { return false }
    return spread.difference >= 16
  }
}

// MARK: - What it says

extension Hugging {
  /// The margin that modifiers of the column keep stays; what is drawn behind it becomes as wide as
  /// it is to be.
  var goal: Goal? {
    let margin = timeline.margin(of: stack, within: frame ?? scroller)
    let isStart = timeline.has(.starts(.horizontal), stack)
    let place = isStart ? margin : screen - margin - width
    let across = timeline.modifier(around: stack, where: { timeline.has(.layersBehind, $0) })
      .map { Goal.Condition.length($0, .horizontal, .atLeast(screen - 2 * margin)) }
    return Goal(
      [.origin(stack, .horizontal, place), across].compactMap(\.self),
      near: [stack, frame].compactMap(\.self))
  }

  var suspicion: Suspicion {
    suspected(
      .huggingStack, of: stack, on: .horizontal, sized: [stack], placed: [stack],
      remedies: [remedy], involving: [frame, scroller].compactMap(\.self), off: gap)
  }

  private var edge: String {
    timeline.has(.starts(.horizontal), stack) ? ".leading" : ".trailing"
  }

  var statement: Statement {
    let why: Prose =
      frame.map { "\($0) around it is wider, states no alignment, and puts it into its middle" }
      ?? scroller.map { "\($0) is no wider than its content" }
      ?? "What is smaller than the screen stands in its middle"
    return Statement(
      """
      \(stack) states \(code: edge), but is only \(points(width)) points wide and stands \
      \(points(gap)) away from that edge of the screen
      """, isAboutPlace: true,
      details: [
        .init(.sentence, "It aligns its views to its own edge, and is as wide as the widest"),
        .init(.sentence, why),
      ])
  }

  private var remedy: Prose {
    frame.map { "write \(code: "alignment: \(edge)") at \($0)" }
      ?? "write \(code: ".frame(maxWidth: .infinity, alignment: \(edge))") behind \(stack)"
  }
}
