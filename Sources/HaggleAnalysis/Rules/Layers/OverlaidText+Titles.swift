import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// A text in the middle of layers, on or under the view at an end of a row in another layer.
struct CrossedTitle: Sighting {
  let timeline: Timeline
  let text: NodeID
  let layers: NodeID
  /// What it crosses at the beginning and at the end of the row.
  let first: NodeID?
  let last: NodeID?
  /// How much of the text is crossed at the one end where that is more, in points.
  let depth: CGFloat
  /// How much narrower the text has to be at each side, in points.
  let margin: CGFloat

  /// Fewer points of a text at most touch what is beside it.
  private static let least: CGFloat = 4
  /// What is left between a text and what is beside it, in points.
  private static let gap: CGFloat = 8

  static func find(_ text: NodeID, in timeline: Timeline) -> Self? {
    guard timeline.isReadable(text), timeline.lines(of: text) == 1,
      let place = timeline.rectangle(of: text), place.width > 0,
      let (layer, layers) = timeline.layer(of: text), timeline.isCentred(layers, on: .horizontal),
      let whole = timeline.rectangle(of: layers), abs(place.midX - whole.midX) < 1,
      let row = timeline.endRow(beside: layer, in: layers)
    else { return nil }
    let crossed = row.ends.map { end in
      end.flatMap { timeline.crossing(of: place, with: $0) }.flatMap { $0 >= least ? $0 : nil }
    }
    guard let depth = crossed.compactMap(\.self).max(), let room = timeline.offer(text, .horizontal)
    else { return nil }
    let sides = [
      row.ends[0].flatMap { timeline.rectangle(of: $0)?.maxX }.map { $0 - whole.minX },
      row.ends[1].flatMap { timeline.rectangle(of: $0)?.minX }.map { whole.maxX - $0 },
    ]
    let margin = (sides.compactMap(\.self).max() ?? 0) + gap - max(0, whole.width - room) / 2
    guard depth.isFinite, margin.isFinite else { return nil }
    return Self(
      timeline: timeline, text: text, layers: layers,
      first: crossed[0].flatMap { _ in row.ends[0] }, last: crossed[1].flatMap { _ in row.ends[1] },
      depth: depth, margin: margin.rounded(.up))
  }

  private var covers: [NodeID] { [first, last].compactMap(\.self) }

  var goal: Goal? {
    Goal(
      (first.map { [.before($0, text, .horizontal)] } ?? [])
        + (last.map { [.before(text, $0, .horizontal)] } ?? []),
      near: [text, layers], lengths: [.horizontal: margin], traits: [.betweenLayers])
  }

  var suspicion: Suspicion {
    suspected(
      .overlaidText, of: text, placed: [text] + covers,
      remedies: ["write \(code: ".padding(.horizontal, \(typed(margin)))") on \(text)"],
      involving: covers, off: depth)
  }

  var statement: Statement {
    let others: Prose = covers.count == 2 ? "\(covers[0]) and \(covers[1])" : "\(covers[0])"
    return Statement(
      "\(text) runs into \(others), by \(points(depth)) points of its width",
      isAboutPlace: true,
      because: "\(layers) puts its views on each other and makes no room for one beside the other")
  }
}

extension Timeline {
  /// The stack of layers or the overlay that a text is a layer of, but for modifiers.
  fileprivate func layer(of text: NodeID) -> (layer: NodeID, layers: NodeID)? {
    for (inner, outer) in stepsOutwards(from: text) {
      let isOverlaid = has(.layers, outer) && !has(.layersBehind, outer) && isLayer(inner)
      if isLayerStack(outer) || isOverlaid { return (inner, outer) }
      guard onlySizingChild(of: outer) == inner, !isPainted(behind: outer), !isClipped(outer),
        !has(.scrolls, outer), !isLayer(inner)
      else { return nil }
    }
    return nil
  }

  /// The views at both ends of the row, pushed there by a spacer, that another layer is; nil for an
  /// end that nothing is at.
  fileprivate func endRow(
    beside layer: NodeID, in layers: NodeID
  ) -> (row: NodeID, ends: [NodeID?])? {
    guard tree.childCount(of: layers) <= Self.mostOfScreen else { return nil }
    for other in tree.children(of: layers) where other != layer {
      guard let row = plainRow(in: other) else { continue }
      let views = tree.children(of: row)
      guard let spacer = views.firstIndex(where: { has(.spacer, $0) }),
        let last = views.lastIndex(where: { has(.spacer, $0) }), views.count <= Self.mostInBar
      else { continue }
      let ends = [views[..<spacer].last, views[(last + 1)...].first]
      return (row, ends.map { end in end.flatMap { isSeen($0) ? $0 : nil } })
    }
    return nil
  }

  /// More layers are a picture, not a screen with a bar.
  private static let mostOfScreen = 32
  /// More views are no bar.
  private static let mostInBar = 9

  private func isSeen(_ node: NodeID) -> Bool {
    modified(by: node).allSatisfy {
      !appearance(of: $0).isHidden && !appearance(of: $0).isTranslucent && !has(.box, $0)
    } && !isClear(shown(by: node))
  }

  /// How much of a text's width a view covers at half of its height at least; nil for less.
  fileprivate func crossing(of text: CGRect, with view: NodeID) -> CGFloat? {
    guard let own = rectangle(of: view) else { return nil }
    let common = text.overlap(with: own)
    return common.height > text.height / 2 ? common.width : nil
  }
}
