import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let shortReserve = Rule(
    id: "short-reserve",
    summary: "The end or the beginning of what scrolls stays under a bar that floats over it.",
    finding: """
      What lies over a scroll view in a ZStack takes no room in it. The last rows can be \
      scrolled up to the lower edge and no further, and there the bar hides them: too little \
      room is kept free at the end, or none. With a bar at the top it is the beginning.
      """,
    example: """
      // proposal: 393x300
      // text-cell: 8x20
      ZStack(alignment: .bottom) {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<20) { n in Text("Row \\(n)").frame(height: 44) }
          }
        }
        .id("rows")
        Text("Pay").frame(maxWidth: .infinity).frame(height: 60).background(Color.blue).id("bar")
      }
      """,
    scope: """
      Reported for bars with a background that are nearly as wide as what scrolls: at the bottom \
      where the last text stays under the bar, at the top where a text begins under it; and for \
      empty room that a view keeps for a bar and that is lower than the bar.
      """,
    help: "`.safeAreaInset(edge: .bottom) { … }`, or `.top`, with the bar, on what scrolls",
    exception: "nothing below the bar is to be read", keyNote: "of what puts the bar there",
    search: .each(.all, as: ShortReserve.find))
}

/// A bar over the end of what scrolls, and the room that is kept free for it.
private struct ShortReserve: Sighting {
  let timeline: Timeline
  let stack: NodeID
  let bar: NodeID
  let scroller: NodeID
  let height: CGFloat
  let kept: CGFloat

  /// A bar is nearly as wide as what scrolls.
  private static let share: CGFloat = 0.85
  /// What is higher, in points, is a sheet.
  private static let most: CGFloat = 200

  /// Whether the bar is at the top, over the beginning.
  let isAtTop: Bool

  static func find(_ stack: NodeID, in timeline: Timeline) -> Self? {
    let isOverlaid = timeline.has(.layers, stack) && !timeline.has(.layersBehind, stack)
    guard isOverlaid || timeline.isLayerStack(stack) else { return nil }
    let layers = timeline.tree.children(of: stack)
    for (page, layer) in zip(layers, layers.dropFirst()) {
      guard let scroller = timeline.pageScroller(in: page), let bar = timeline.bar(in: layer),
        let room = timeline.rectangle(of: scroller), let own = timeline.rectangle(of: bar),
        own.height > 0, own.height <= Self.most, own.width >= Self.share * room.width
      else { continue }
      let isAtTop = abs(own.minY - room.minY) < 1
      guard isAtTop || own.holds(CGPoint(x: room.midX, y: room.maxY - 1)) else { continue }
      let height = isAtTop ? own.maxY - room.minY : room.maxY - own.minY
      let kept =
        isAtTop ? timeline.roomBefore(scroller) : timeline.roomKept(at: scroller, in: page)
      guard let kept, kept + Noticeable.line <= height else { continue }
      return Self(
        timeline: timeline, stack: stack, bar: bar, scroller: scroller, height: height, kept: kept,
        isAtTop: isAtTop)
    }
    return nil
  }

  /// What comes first begins behind a bar at the top. A bar at the bottom stays where it is, as
  /// does what scrolls, and hides nothing that could be measured before the user scrolls.
  var goal: Goal? {
    guard isAtTop else {
      guard let own = timeline.rectangle(of: bar)?.minY,
        let start = timeline.rectangle(of: scroller)?.minY
      else { return nil }
      return Goal(
        [.origin(bar, .vertical, own), .origin(scroller, .vertical, start)], near: [scroller],
        traits: [.unseen])
    }
    guard let text = timeline.texts(scrolledIn: scroller).first else { return nil }
    return Goal([.before(bar, text, .vertical)], near: [stack, scroller])
  }

  var suspicion: Suspicion {
    suspected(
      .shortReserve, of: stack, on: .vertical, placed: [scroller, bar],
      remedies: [
        """
        write \(code: ".safeAreaInset(edge: \(isAtTop ? ".top" : ".bottom")) { … }") with \(bar) on \(scroller), which \
        then keeps just as much free
        """
      ], involving: [bar, scroller], off: height - kept)
  }

  var statement: Statement {
    let free: Prose = kept > 0 ? "\(points(kept)) points are" : "no room is"
    let (first, end): (Prose, Prose) = isAtTop ? ("first", "beginning") : ("last", "end")
    return Statement(
      """
      \(bar) lies over the \(first) \(points(height)) points of \(scroller), and \(free) kept free \
      for it at the \(end) of what scrolls
      """,
      subject: bar, because: "\(stack) puts its views on each other")
  }
}

extension Timeline {
  /// What scrolls downwards and ends a page, through modifiers and columns.
  fileprivate func pageScroller(in page: NodeID) -> NodeID? {
    var node = page
    for _ in 0..<16 {
      if has(.scrolls, node) {
        let isUnbounded = tree.children(of: node).contains { child in
          placement(of: child).map { $0.placement.proposal[.vertical] == nil } ?? false
        }
        return isUnbounded ? node : nil
      }
      let next = has(.insets, node) ? tree.firstChild(of: node) : sizingChildren(of: node).last
      guard let next else { return nil }
      node = next
    }
    return nil
  }

  /// What has a plain colour behind it in a layer, or is one: the layer, unless the frame around
  /// the bar is higher.
  fileprivate func bar(in layer: NodeID) -> NodeID? {
    let painted = modified(by: layer).first { isPainted(behind: $0) || isPaintedBeyond($0) }
    guard let bar = painted ?? core(of: layer).flatMap({ isOpaque($0) ? $0 : nil }) else {
      return nil
    }
    return rectangle(of: bar) == rectangle(of: layer) ? layer : bar
  }

  /// Whether it is a plain colour, or a shape that is filled with one: an outline is a line around
  /// what it lies over.
  private func isOpaque(_ core: NodeID) -> Bool {
    let appearance = appearance(of: core)
    return has(.decorates, core) && appearance.paint?.alpha == 255 && appearance.gradient == nil
      && !appearance.isTranslucent && appearance.lineWidth == 0
  }

  /// How much stays free at the end of what scrolls, in points: empty room in the safe area, or a
  /// margin in the content, which may also end before the room does. Nil without any text.
  fileprivate func roomKept(at scroller: NodeID, in page: NodeID) -> CGFloat? {
    let reserves = stepsOutwards(from: scroller).prefix { $0.inner != page }
      .filter { has(.insets, $0.outer) }
      .flatMap { tree.children(of: $0.outer).dropFirst() }
      .filter { comes($0, downTo: .spacer) || core(of: $0).map { isClear($0) } ?? false }
      .compactMap { length($0, .vertical) }
    if let reserved = reserves.max() { return reserved }
    guard let end = contentEnd(of: scroller, .vertical), let room = length(scroller, .vertical),
      let whole = rectangle(of: scroller)
    else { return nil }
    let last = texts(scrolledIn: scroller).compactMap { rectangle(of: $0)?.maxY }.max()
    guard let last else { return nil }
    return max(0, whole.minY + max(end, room) - last)
  }

  /// How much stays free before the first text that scrolls, in points; nil if there is none.
  fileprivate func roomBefore(_ scroller: NodeID) -> CGFloat? {
    guard let whole = rectangle(of: scroller),
      let first = texts(scrolledIn: scroller).compactMap({ rectangle(of: $0)?.minY }).min()
    else { return nil }
    return max(0, first - whole.minY)
  }

  /// The first texts that scroll.
  fileprivate func texts(scrolledIn scroller: NodeID) -> [NodeID] {
    let views = tree.walk(from: scroller, into: sizingChildren).dropFirst().prefix(512)
    return views.filter { has(.text, $0) }
  }
}
