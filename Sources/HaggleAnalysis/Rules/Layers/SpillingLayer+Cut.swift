import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// A layer with words that is wider than its view, of which an edge further out cuts a part.
struct CutLayer: Sighting {
  let timeline: Timeline
  /// What is laid over or under a view, without an offset around it.
  let view: NodeID
  let host: NodeID
  /// What cuts it; nil for the edges of the screen.
  let clip: NodeID?
  /// The texts that lose letters; none where only the colour around them is cut.
  let texts: [NodeID]
  /// How much of the first text, or of the layer, is beyond the edges, in points.
  let excess: CGFloat

  /// Less of a text, in points, is no letter.
  private static let leastOfText: CGFloat = 4

  static func find(_ layer: NodeID, in timeline: Timeline) -> Self? {
    guard let host = timeline.parent(layer), case let view = timeline.moved(by: layer),
      timeline.hasOwnWidth(view), !timeline.isMasked(layer),
      let own = timeline.length(view, .horizontal), let room = timeline.length(host, .horizontal),
      own > room + Noticeable.gap, !timeline.isLongerThanScreen(layer, .horizontal),
      let (clip, edges) = timeline.edges(around: host),
      let place = timeline.screenExtent(host, .horizontal),
      place.start >= edges.start - 1, place.end <= edges.end + 1,
      let drawn = timeline.screenExtent(view, .horizontal)
    else { return nil }
    let words = timeline.unmovedTexts(in: layer)
    let cut = words.filter { timeline.excess(of: $0, beyond: edges) >= Self.leastOfText }
    if let first = cut.first {
      return Self(
        timeline: timeline, view: view, host: host, clip: clip, texts: cut,
        excess: timeline.excess(of: first, beyond: edges))
    }
    let beyond = max(edges.start - drawn.start, drawn.end - edges.end)
    guard clip == nil, !words.isEmpty, !timeline.isBehind(layer), beyond >= Noticeable.step,
      timeline.isPainted(within: view)
    else { return nil }
    return Self(
      timeline: timeline, view: view, host: host, clip: nil, texts: [], excess: beyond)
  }

  private var width: CGFloat { timeline.length(view, .horizontal) ?? 0 }
  /// What it lies over.
  private var base: NodeID {
    let first = timeline.tree.firstChild(of: host) ?? host
    let shown = timeline.shown(by: first)
    return timeline.length(shown, .horizontal) == timeline.length(host, .horizontal) ? shown : first
  }
  private var room: CGFloat { timeline.length(host, .horizontal) ?? 0 }

  var goal: Goal? {
    let frame = timeline.modified(by: view).first { timeline.has(.fixes(.horizontal), $0) }
    return Goal(
      [.inside(view, clip, .horizontal)] + texts.map { .whole($0) },
      near: [frame, view, host].compactMap(\.self), lengths: [.horizontal: room])
  }

  var suspicion: Suspicion {
    suspected(
      .spillingLayer, of: view, on: .horizontal, placed: [host, view] + texts.prefix(1),
      remedies: [
        """
        write \(code: ".frame(maxWidth: .infinity)") on \(view) instead of its own width: it is as \
        wide as \(base) then
        """,
        "show it in a \(code: ".popover"), which lies above the window",
      ], exception: "what is cut may be left out", involving: [host] + texts, off: excess)
  }

  var statement: Statement {
    let edge: Prose = clip.map { "\($0)" } ?? "the edge of the screen"
    let claim: Prose =
      texts.first.map { "\(edge) cuts \(counted(excess)) off \($0)" }
      ?? "\(counted(excess)) of \(view) are beyond the edge of the screen"
    return Statement(
      claim, subject: texts.first ?? view, isAboutPlace: true,
      details: [
        .init(
          .explanation,
          """
          \(view) is \(points(width)) points wide, and \(base), which it lies over, \(points(room))
          """),
        .init(.sentence, "What lies behind or over a view has no part in its size"),
      ])
  }
}

extension Timeline {
  /// Whether a layer states how wide it is, or has a colour of its own behind it.
  fileprivate func hasOwnWidth(_ view: NodeID) -> Bool {
    !isGreedy(view, .horizontal) && !has(.scrolls, within: view)
      && (has(.fixes(.horizontal), within: view) || has(.hasLeast(.horizontal), within: view)
        || isPainted(within: view))
  }

  /// What cuts a layer of a view at its sides: the nearest clip around it, else the screen, where
  /// the root fills that. Nil in what scrolls or is drawn elsewhere.
  fileprivate func edges(around host: NodeID) -> (clip: NodeID?, extent: Extent)? {
    if isClipped(host) { return screenExtent(host, .horizontal).map { (host, $0) } }
    for (_, outer) in stepsOutwards(from: host) {
      let look = appearance(of: outer)
      guard !has(.scrolls, outer), !has(.pages, outer), !look.isHidden, look.effects.isEmpty,
        (offset(of: outer, .horizontal) ?? 0) == 0
      else { return nil }
      if isClipped(outer) { return screenExtent(outer, .horizontal).map { (outer, $0) } }
    }
    guard let whole = screen(.horizontal), let root = tree.roots.first,
      let own = screenExtent(root, .horizontal), own.start <= 1, own.end >= whole - 1
    else { return nil }
    let device = trace.header.screen
    return (
      nil,
      Extent(
        start: device?.origin.x ?? 0, end: device.map { $0.origin.x + $0.size.width } ?? whole)
    )
  }

  /// The first texts of a layer that are drawn as they are and where they are.
  fileprivate func unmovedTexts(in layer: NodeID) -> [NodeID] {
    let views = tree.walk(from: layer) { [self] part in
      let look = appearance(of: part)
      let isOwn =
        look.isHidden || look.isTranslucent || !look.effects.isEmpty || has(.scrolls, part)
        || (offset(of: part, .horizontal) ?? 0) != 0
      return isOwn ? [] : tree.children(of: part)
    }
    return views.prefix(Self.mostLevels).filter {
      isReadable($0) && !appearance(of: $0).isHidden && !appearance(of: $0).isTranslucent
    }
  }

  /// How much of a view is beyond the sides, in points.
  fileprivate func excess(of text: NodeID, beyond edges: Extent) -> CGFloat {
    guard let own = screenExtent(text, .horizontal) else { return 0 }
    return min(own.length, max(0, edges.start - own.start) + max(0, own.end - edges.end))
  }
}
