import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let overlaidText = Rule(
    id: "overlaid-text",
    summary: "A text runs under a button or a symbol that is laid over it.",
    finding: """
      An overlay has no part in the layout: the text that it lies on knows nothing of it and \
      takes all the width that there is. A long title runs under the button at its end.
      """,
    example: """
      // proposal: 300x60
      // text-cell: 8x20
      Text("Living room media server in the attic").lineLimit(1).id("title")
        .frame(maxWidth: .infinity)
        .overlay(alignment: .trailing) { Text("X").frame(width: 44, height: 44).id("close") }
      """,
    scope: """
      Reported for words, symbols and buttons at one end, with the frame that they state, that \
      cover 12 points of the width of a text and half of its height. On a card with several \
      views in it, for each of its texts, by what lies in the margins of the layer; of a text \
      of two lines the first one counts. Likewise of a symbol, a button without words or a small \
      painted view over the card that a `ZStack` is as large as; and of a text in the middle of \
      a `ZStack` or an overlay, of which a view at an end of a row in another layer covers 4 \
      points: the title of a bar.
      """,
    help: "an `HStack` of both; a padding on the text, as wide as what lies on it",
    exception: "it is to lie on the text", keyNote: "of the text",
    consequences: [Rule.coveredText.id],
    search: .symptoms { timeline in
      timeline.layers.compactMap { Overlaid.find(by: $0, in: timeline) }
        + timeline.layerStacks.flatMap { Overlaid.all(in: $0, timeline) }
        + timeline.views(with: .text).compactMap { CrossedTitle.find($0, in: timeline) }
    })
}

/// A text under a small view of an overlay.
private struct Overlaid: Sighting {
  let timeline: Timeline
  let text: NodeID
  let layer: NodeID
  let covered: CGFloat
  /// The column on a card that the text is in; nil for a text alone.
  var column: NodeID?

  /// Smaller differences, in points, are not noticeable.
  private static let least: CGFloat = 12
  /// What is left between a text and what lies beside it, in points.
  private static let gap: CGFloat = 8

  static func find(by layer: NodeID, in timeline: Timeline) -> Self? {
    guard timeline.isLayer(layer), let overlay = timeline.parent(layer),
      !timeline.has(.layersBehind, overlay), let base = timeline.sizingChildren(of: overlay).first,
      timeline.isRead(layer), timeline.isAtEnd(layer, of: overlay),
      let above = timeline.seenRectangle(of: layer)
    else { return nil }
    guard let text = timeline.core(of: base) else {
      return find(by: timeline.face(of: layer), onCard: base, timeline)
    }
    guard timeline.has(.text, text), timeline.place(text) != nil,
      let below = timeline.rectangle(of: text), above.width < below.width
    else { return nil }
    let common = below.overlap(with: above)
    guard common.width >= Self.least, common.height > below.height / 2 else { return nil }
    return Self(timeline: timeline, text: text, layer: layer, covered: common.width)
  }

  /// What lies on a card in a stack of layers; of two texts another rule tells.
  static func all(in stack: NodeID, _ timeline: Timeline) -> [Overlaid] {
    let layers = timeline.tree.children(of: stack)
    guard timeline.isAsLarge(layers[0], as: stack), timeline.core(of: layers[0]) == nil
    else { return [] }
    return layers.dropFirst().compactMap { layer in
      guard
        timeline.isRead(layer) && !timeline.comes(layer, downTo: .text)
          || timeline.isPatch(layer, on: layers[0]),
        timeline.isAtEnd(layer, of: stack)
      else { return nil }
      return find(by: timeline.face(of: layer), onCard: layers[0], timeline)
    }
  }

  /// The first text of a card under what a layer shows without its margins.
  private static func find(
    by face: NodeID, onCard card: NodeID, _ timeline: Timeline
  ) -> Self? {
    guard
      !timeline.comes(face, downTo: .image) || timeline.comes(face, downTo: .symbol)
        || timeline.has(.reacts, within: face) || timeline.has(.reactsToContent, within: face),
      let above = timeline.rectangle(of: face)
    else { return nil }
    for text in timeline.texts(onCard: card) {
      guard let line = timeline.firstLine(of: text), above.width < line.width else { continue }
      let common = line.overlap(with: above)
      guard common.width >= least, common.height > line.height / 2 else { continue }
      return Self(
        timeline: timeline, text: text, layer: face, covered: common.width,
        column: timeline.division(around: text, .vertical)
          .flatMap { timeline.isPart($0.container, of: card) ? $0.container : nil } ?? text)
    }
    return nil
  }

  var goal: Goal? {
    let width = column == nil ? timeline.length(layer, .horizontal) ?? 0 : room
    let ends = [text, layer].map { timeline.screenExtent($0, .horizontal)?.end ?? 0 }
    let (first, second) = ends[1] >= ends[0] ? (text, layer) : (layer, text)
    guard let column else {
      return Goal(
        [.before(first, second, .horizontal)], near: [layer], lengths: [.horizontal: width],
        traits: [.besideLayer(atEnd: isBehind)])
    }
    // The column begins where it did, and what lies on the card stays where and as it is.
    let card =
      timeline.stepsOutwards(from: layer)
      .first { timeline.isLayer($0.inner) || timeline.isLayerStack($0.outer) }?.outer ?? layer
    func place(_ view: NodeID, _ axis: Axis) -> Goal.Condition {
      .distance(view, behind: card, axis, timeline.start(view, axis) - timeline.start(card, axis))
    }
    return Goal(
      [.ahead(first, second, .horizontal), place(layer, .horizontal), place(layer, .vertical)]
        + (isBehind && column != text ? [place(column, .horizontal)] : []) + timeline.kept(layer),
      near: [column, layer], lengths: [.horizontal: width],
      traits: [.besideLayer(atEnd: isBehind)])
  }

  /// Whether the layer is at the end of the text, and not at its beginning.
  private var isBehind: Bool {
    timeline.start(layer, .horizontal) > timeline.start(text, .horizontal)
  }

  /// How much less the column may take at that side, in points; with lines that break it ends
  /// before what it is offered.
  private var room: CGFloat {
    guard let column, let own = timeline.screenExtent(column, .horizontal),
      let other = timeline.screenExtent(layer, .horizontal)
    else { return timeline.length(layer, .horizontal) ?? 0 }
    let isBroken = timeline.lines(of: text).map { $0 > 1 } ?? false
    let end = isBroken ? own.start + (timeline.offer(column, .horizontal) ?? 0) : own.end
    return (isBehind ? max(own.end, end) - other.start : other.end - own.start) + Self.gap
  }

  var suspicion: Suspicion {
    suspected(
      .overlaidText, of: text, on: axis, placed: [text, layer], remedies: remedies,
      involving: [layer], off: covered)
  }

  /// None for a badge with words in layers, of which covered-text tells as well, without an axis.
  private var axis: Axis? {
    guard let parent = timeline.parent(layer), timeline.texts(in: layer, most: 1).isEmpty == false,
      timeline.isLayerStack(parent)
    else { return .horizontal }
    return nil
  }

  private var remedies: [Prose] {
    guard let column else {
      return [
        "put \(text) and \(layer) into an \(code: "HStack")",
        "write a padding of \(points(timeline.length(layer, .horizontal) ?? 0)) on \(text)",
      ]
    }
    let edge = isBehind ? ".trailing" : ".leading"
    return ["write \(code: ".padding(\(edge), \(typed(room)))") on \(column)"]
  }

  var statement: Statement {
    Statement(
      "\(text) runs under \(layer), which covers \(points(covered)) points of its width",
      isAboutPlace: true,
      because: "What lies over a view has no part in its layout")
  }
}

extension Timeline {
  /// Where a layer is seen: what moves it has no part in its place.
  fileprivate func seenRectangle(of layer: NodeID) -> CGRect? {
    rectangle(of: modified(by: layer).first { !has(.letsReachOut, $0) } ?? layer)
  }

  /// Whether a layer that is seen as it is lies at one end of what it is laid over.
  fileprivate func isAtEnd(_ layer: NodeID, of overlay: NodeID) -> Bool {
    guard !isGreedy(layer, .horizontal), isPlainlySeen(layer), let own = rectangle(of: layer),
      let room = rectangle(of: overlay)
    else { return false }
    return abs(own.minX - room.minX) < 1 || abs(own.maxX - room.maxX) < 1
  }

  /// A layer without the margins around it and what moves it.
  fileprivate func face(of layer: NodeID) -> NodeID {
    modified(by: layer).first { !has(.spaces, $0) && !has(.letsReachOut, $0) } ?? layer
  }

  /// The texts of a card that are seen where they are; what is typed or scrolled moves.
  fileprivate func texts(onCard card: NodeID) -> [NodeID] {
    let parts = tree.walk(from: card) { [self] view in
      let appearance = appearance(of: view)
      let isFixed = !has(.scrolls, view) && !has(.takesText, view) && !has(.pages, view)
      let isSeen = !appearance.isHidden && !appearance.isTranslucent && appearance.effects.isEmpty
      return isFixed && isSeen ? sizingChildren(of: view) : []
    }
    return parts.prefix(2 * Self.mostLevels).filter {
      isReadable($0) && !appearance(of: $0).isHidden && !appearance(of: $0).isTranslucent
    }
  }

  /// Where the first line of a text is; nil where its length is not known.
  fileprivate func firstLine(of text: NodeID) -> CGRect? {
    guard let whole = rectangle(of: text), let lines = lineTerms(of: text) else { return nil }
    if lines.count == 1 { return whole }
    // The rest of it is too short for a first line, which is broken where a word does not fit.
    guard lines.count == 2, let ideal = ideal(text, .horizontal), ideal > whole.width + 1,
      let offer = offer(text, .horizontal), ideal - whole.width < 0.75 * offer
    else { return nil }
    return CGRect(
      origin: whole.origin, size: CGSize(width: whole.width, height: whole.height / 2))
  }
}

extension Timeline {
  /// Whether a layer is a small view that hides what is under it: a badge, or a plain shape.
  fileprivate func isPatch(_ layer: NodeID, on card: NodeID) -> Bool {
    let face = face(of: layer)
    guard let own = size(of: face), let whole = size(of: card), own.area <= whole.area / 4 else {
      return false
    }
    let paints = backgrounds(of: face) + [face]
    return paints.compactMap { core(of: $0) }.contains { core in
      has(.decorates, core) && appearance(of: core).lineWidth == 0
        && appearance(of: core).paint?.alpha == 255
    }
  }

  /// Whether a layer is a text, a picture or a button.
  fileprivate func isRead(_ layer: NodeID) -> Bool {
    comes(layer, downTo: .text) || comes(layer, downTo: .image)
      || has(.reacts, within: layer)
  }

  /// Whether a view is drawn as it is, with all in it that has a part in its size.
  fileprivate func isPlainlySeen(_ node: NodeID) -> Bool {
    modified(by: node).allSatisfy {
      let appearance = appearance(of: $0)
      return !appearance.isHidden && !appearance.isTranslucent
    }
  }
}
