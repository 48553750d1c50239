import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let movedOff = Rule(
    id: "moved-off",
    summary:
      "An offset draws the end of what scrolls, a control, or a part of a text, off the screen.",
    finding: """
      `offset` moves what is drawn and leaves the size as it was. A view that ends at the edge of \
      the screen and is drawn further down reaches beyond that edge by as much: nobody can scroll \
      to the last rows of a scroll view then, and a button at the end is not seen. A message \
      over a page that is moved up, as it was right below a bar, is cut where a sheet has none.
      """,
    example: """
      // proposal: 300x400
      // text-cell: 8x20
      ZStack(alignment: .top) {
        Text("Results").frame(height: 120)
        ScrollView { ForEach(0..<40) { Text("Post \\($0)") } }.id("posts")
          .offset(y: 120).id("moved")
      }
      """,
    scope: """
      Reported for a shift of less than half of the view's height: what is moved further is a \
      drawer that looks out of the edge. At both edges, reported for a text in a layer of which \
      the edge cuts a part of the letters off, which are whole without the offset, and for words \
      with a background, of which a part is left, where the offset is a number. To the right it is \
      reported for a line of text that would be on the screen without the offset. Nothing is \
      said of what is dragged, nor of what scrolls with its offset.
      """,
    help: """
      `.padding(.top, …)` instead of the offset, which leaves the view less height; a `VStack` \
      with what it makes room for
      """,
    exception: "its end is to be hidden", needs: "the log",
    search: .symptoms { timeline in
      timeline.views(with: .letsReachOut).compactMap { node -> (any Detection)? in
        MovedOff.find(node, in: timeline) ?? MovedAside.find(node, in: timeline)
      }
    })
}

/// A view that an offset draws beyond an edge of the screen, with something there.
private struct MovedOff: Sighting {
  let timeline: Timeline
  let node: NodeID
  let view: NodeID
  /// What scrolls, or reacts, and cannot be reached, or the text that is cut.
  let lost: NodeID
  /// In points: how far it is moved, where it is drawn, and where the screen ends.
  let shift: CGFloat
  let drawn: Extent
  let edge: CGFloat

  /// Smaller shifts, in points, are fine adjustments.
  private static let least: CGFloat = 24

  static func find(_ node: NodeID, in timeline: Timeline) -> Self? {
    find(lost: node, in: timeline) ?? find(cut: node, in: timeline)
      ?? find(label: node, in: timeline)
  }

  private static func find(lost node: NodeID, in timeline: Timeline) -> Self? {
    guard let shift = timeline.offset(of: node, .vertical), shift >= Self.least,
      let view = timeline.tree.firstChild(of: node), let edge = timeline.lowerEdge,
      let drawn = timeline.screenExtent(view, .vertical), drawn.end - edge >= Self.least,
      drawn.end - shift < edge + 1, 2 * shift < drawn.end - drawn.start,
      !timeline.appearance(of: view).isHidden, !timeline.isScrolledOrDragged(node),
      let lost = timeline.lost(in: view, movedBy: shift, beyond: edge)
    else { return nil }
    return Self(
      timeline: timeline, node: node, view: view, lost: lost, shift: shift, drawn: drawn,
      edge: edge)
  }

  /// A layer with words that an edge cuts.
  private static func find(cut node: NodeID, in timeline: Timeline) -> Self? {
    guard let shift = timeline.offset(of: node, .vertical), abs(shift) >= Timeline.leastCut,
      let edge = shift < 0 ? timeline.upperEdge : timeline.lowerEdge,
      let view = timeline.tree.firstChild(of: node),
      let drawn = timeline.screenExtent(view, .vertical),
      drawn.reach(beyond: edge, upwards: shift < 0) >= Timeline.leastCut,
      drawn.length < Self.most, timeline.isLayerOfPage(node),
      !timeline.isScrolledOrDragged(node),
      let text = timeline.cutText(in: view, by: edge, movedBy: shift)
    else { return nil }
    return Self(
      timeline: timeline, node: node, view: view, lost: text, shift: shift, drawn: drawn,
      edge: edge)
  }

  /// Words with a background, of which the edge leaves a part.
  private static func find(label node: NodeID, in timeline: Timeline) -> Self? {
    guard let shift = timeline.offset(of: node, .vertical), abs(shift) >= Self.least,
      timeline.statesShift(shift, of: node, .vertical),
      let upper = timeline.upperEdge, let lower = timeline.lowerEdge,
      case let edge = shift < 0 ? upper : lower, let view = timeline.tree.firstChild(of: node),
      let drawn = timeline.screenExtent(view, .vertical), drawn.length <= Self.highestLabel,
      case let excess = drawn.reach(beyond: edge, upwards: shift < 0),
      excess >= Timeline.leastCut, drawn.length - excess >= Timeline.leastCut,
      drawn.start - shift >= upper - 1, drawn.end - shift <= lower + 1,
      timeline.isLabel(view), !timeline.isScrolledOrDragged(node),
      let text = timeline.texts(in: view, most: 4).first(where: { text in
        timeline.screenExtent(text, .vertical)
          .map { $0.reach(beyond: edge, upwards: shift < 0) >= Timeline.leastCut } ?? false
      })
    else { return nil }
    return Self(
      timeline: timeline, node: node, view: view, lost: text, shift: shift, drawn: drawn,
      edge: edge)
  }

  /// What is higher, in points, may be a drawer.
  private static let highestLabel: CGFloat = 80

  /// What is higher, in points, is no message.
  private static let most: CGFloat = 200

  private var isUp: Bool { shift < 0 }
  private var excess: CGFloat { drawn.reach(beyond: edge, upwards: isUp) }
  private var isCut: Bool { timeline.has(.text, lost) }

  /// It begins where it does, and ends on the screen; what is cut is wholly on it.
  var goal: Goal? {
    let near = [node, timeline.parent(node)].compactMap(\.self)
    if isCut { return Goal([.inside(view, nil, .vertical)] + timeline.kept(view), near: near) }
    return Goal(
      [.inside(view, nil, .vertical), .origin(view, .vertical, drawn.start)], near: near)
  }

  var suspicion: Suspicion {
    suspected(
      .movedOff, of: node, on: .vertical, placed: [node, view],
      remedies: isCut ? [margin] : [padding, column], involving: [view, lost], off: excess)
  }

  private var padding: Prose {
    """
    write \(code: ".padding(.top, \(typed(shift)))") instead of the offset: the view is as \
    much lower then
    """
  }

  private var column: Prose {
    "put it into a \(code: "VStack") with what it makes room for"
  }

  private var margin: Prose {
    "write \(code: ".padding(\(isUp ? ".top" : ".bottom"), 8)") instead of the offset"
  }

  var statement: Statement {
    let effect: Prose =
      isCut
      ? "\(lost) in it is cut there"
      : timeline.has(.scrolls, lost)
        ? "nobody can scroll to the last \(points(excess)) points of \(lost)"
        : "\(lost) at its end is not seen"
    return Statement(
      """
      \(timeline.modifier(node).capitalized) draws its view \(points(abs(shift))) points further \
      \(isUp ? "up" : "down"), and \(points(excess)) points of it \(isUp ? "above" : "below") the \
      screen
      """,
      isAboutPlace: true,
      details: [
        .init(.explanation, effect),
        .init(.sentence, "An offset moves what is drawn; the view is as high as without it"),
      ])
  }
}

/// A line of text that an offset draws over the right edge of the screen.
private struct MovedAside: Sighting {
  let timeline: Timeline
  let node: NodeID
  let text: NodeID
  let shift: CGFloat
  /// How much of the text is beyond the edge, in points.
  let excess: CGFloat

  static func find(_ node: NodeID, in timeline: Timeline) -> Self? {
    guard let shift = timeline.offset(of: node, .horizontal), shift >= Timeline.finger,
      let view = timeline.tree.firstChild(of: node),
      let text = timeline.core(of: view), timeline.isReadable(text), timeline.isLine(text),
      let whole = timeline.wholeWidth,
      let drawn = timeline.screenExtent(view, .horizontal),
      case let excess = drawn.end - whole.end, excess >= Noticeable.gap, drawn.start < whole.end,
      drawn.end - shift <= whole.end + 1, drawn.start - shift >= whole.start - 1,
      !timeline.appearance(of: view).isHidden, !timeline.isScrolledOrDragged(node)
    else { return nil }
    return Self(timeline: timeline, node: node, text: text, shift: shift, excess: excess)
  }

  var goal: Goal? { Goal([.inside(text, nil, .horizontal)] + timeline.kept(text), near: [node]) }

  var suspicion: Suspicion {
    suspected(
      .movedOff, of: node, on: .horizontal, placed: [node, text],
      remedies: [
        """
        take the width of \(text) off what it is moved by, such as \
        \(code: "(proxy.size.width - \(typed(timeline.length(text, .horizontal) ?? 0)))")
        """
      ], involving: [text], off: excess)
  }

  var statement: Statement {
    Statement(
      """
      \(timeline.modifier(node).capitalized) draws \(text) \(points(shift)) points further to the \
      right, and \(points(excess)) points of it beyond the screen
      """, subject: text, isAboutPlace: true,
      because: "An offset moves what is drawn, however wide that is")
  }
}

extension Timeline {
  /// Where the screen ends, below its safe area; nil if that is unknown.
  fileprivate var lowerEdge: CGFloat? { trace.header.screen?.maxY ?? screen(.vertical) }

  /// Where the screen begins, above its safe area; nil if that is unknown.
  fileprivate var upperEdge: CGFloat? {
    trace.header.screen?.minY ?? screen(.vertical).map { _ in 0 }
  }

  /// Less of a text or a shift, in points, is not noticed.
  fileprivate static let leastCut: CGFloat = 4
  /// Higher letters, in points, are a picture.
  private static let highestLetters: CGFloat = 44

  /// Whether a view is words with a background, drawn as it is.
  fileprivate func isLabel(_ view: NodeID) -> Bool {
    let look = appearance(of: view)
    return isOfWords(view) && isPainted(within: view) && !look.isHidden && !look.isTranslucent
      && look.effects.isEmpty
  }

  /// Whether a moved view is over a page, whatever else is put on it.
  fileprivate func isLayerOfPage(_ node: NodeID) -> Bool {
    for (inner, outer) in stepsOutwards(from: node) {
      let isStacked = isLayerStack(outer) && tree.firstChild(of: outer) != inner
      if isLayer(inner) && !isBehind(inner) || isStacked {
        return (length(outer, .vertical) ?? 0) > 3 * (length(inner, .vertical) ?? 0)
      }
      if onlySizingChild(of: outer) == nil { return false }
    }
    return false
  }

  /// The first text in a moved view that an edge cuts, and that is whole without that.
  fileprivate func cutText(in view: NodeID, by edge: CGFloat, movedBy shift: CGFloat) -> NodeID? {
    let views = tree.walk(from: view) { [self] part in
      let look = appearance(of: part)
      return look.isHidden || look.isTranslucent || !look.effects.isEmpty || has(.scrolls, part)
        ? [] : sizingChildren(of: part)
    }
    return views.prefix(Self.mostLevels).first { part in
      guard isReadable(part), !appearance(of: part).isHidden, !appearance(of: part).isTranslucent,
        let own = screenExtent(part, .vertical),
        own.length <= Self.highestLetters
      else { return false }
      let out = own.reach(beyond: edge, upwards: shift < 0)
      return out >= Self.leastCut && own.length - out >= Self.leastCut && out <= abs(shift) + 1
    }
  }

  /// Whether a moved view scrolls with what is around it, or is moved by the user.
  fileprivate func isScrolledOrDragged(_ node: NodeID) -> Bool {
    stepsOutwards(from: node).contains { has(.scrolls, $0.outer) || isTarget($0.outer) }
      || modified(by: node).contains { isTarget($0) }
  }

  /// The first view in a moved one that ends beyond an edge, with rows or a control there.
  fileprivate func lost(in view: NodeID, movedBy shift: CGFloat, beyond edge: CGFloat) -> NodeID? {
    let views = tree.walk(from: view) { self.has(.scrolls, $0) ? [] : self.tree.children(of: $0) }
    return views.prefix(4 * Self.mostLevels).first { part in
      guard let own = screenExtent(part, .vertical), own.end - shift < edge + 1 else {
        return false
      }
      let overhang = own.end - edge
      if has(.scrolls, part) {
        guard let content = contentEnd(of: part, .vertical) else { return false }
        return content > own.end - own.start - overhang + Self.finger / 2
      }
      return (isTarget(part) || has(.takesText, part)) && 2 * overhang > own.end - own.start
    }
  }
}

extension Extent {
  /// How far it reaches beyond an edge; negative if it ends before it.
  fileprivate func reach(beyond edge: CGFloat, upwards isUp: Bool) -> CGFloat {
    isUp ? edge - start : end - edge
  }
}
