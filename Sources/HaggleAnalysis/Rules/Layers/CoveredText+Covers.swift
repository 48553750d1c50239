import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

// What lies over a text.
extension Timeline {
  /// So many points of a text at most only touch what is over it.
  private static let leastDepth: CGFloat = 4
  /// So far out a view is looked for what cuts it.
  private static let mostCuts = 6

  /// Whether it is a picture or a shape over all of a text, and no plain colour.
  func isCard(_ cover: NodeID, on text: NodeID) -> Bool {
    guard has(.image, cover) || has(.decorates, cover), !has(.opaque, cover), !isDisc(cover),
      let below = rectangle(of: text), let above = rectangle(of: cover)
    else { return false }
    return above.contains(below)
  }

  /// Whether a view hides a text for the most part.
  func mostlyHides(_ cover: NodeID, _ text: NodeID, _ share: CGFloat) -> Bool {
    let hidesAll = has(.opaque, cover) || isDisc(cover)
    guard hidesAll || isReadable(cover) && shownWords(of: cover) != shownWords(of: text),
      let below = unclippedPart(of: text), let above = rectangle(of: cover), below.height > 0
    else { return false }
    let whole = hidesAll ? below.size.area : min(below.size.area, above.size.area)
    return below.overlap(with: above).area > max(share * whole, 1)
  }

  /// Whether it is a filled circle of a stated size that lets nothing through, an avatar or a
  /// button: of its rectangle nearly all in the middle is painted.
  private func isDisc(_ cover: NodeID) -> Bool {
    let look = appearance(of: cover)
    guard has(.decorates, cover), look.outline == .ellipse, look.paint?.alpha == 255,
      look.lineWidth == 0, let frame = parent(cover),
      Axis.allCases.allSatisfy({ has(.fixes($0), frame) })
    else { return false }
    return stepsOutwards(from: cover).prefix(Self.mostCuts).allSatisfy { inner, outer in
      let look = appearance(of: inner)
      return !look.isHidden && !look.isTranslucent && !appearance(of: outer).isTranslucent
        && !has(.masked, inner)
    }
  }

  /// Whether some lines of a text run into another text, or under a bar as wide as the layers.
  func crosses(_ cover: NodeID, _ text: NodeID, in container: NodeID) -> Bool {
    guard isLayerStack(container) || isOverlay(container), let below = unclippedPart(of: text),
      let above = rectangle(of: cover), let room = rectangle(of: container)
    else { return false }
    let common = below.overlap(with: above)
    guard common.height > Self.leastDepth,
      2 * common.width >= min(below.width, above.width), common.width > Self.leastDepth
    else { return false }
    if isReadable(cover) {
      return shownWords(of: cover) != shownWords(of: text) && !isPainted(around: cover)
        && (!isOverlay(container) || 2 * above.width > below.width)
    }
    return has(.opaque, cover) && abs(above.width - room.width) < 1 && !isCutOut(cover)
      && (abs(above.maxY - room.maxY) < 1) != (abs(above.minY - room.minY) < 1)
  }

  /// Whether a shape is cut out of it, or of what it is the background of: a card, or a sheet.
  private func isCutOut(_ cover: NodeID) -> Bool {
    stepsOutwards(from: cover).prefix(Self.mostCuts).contains { isClipped($0.outer) }
  }

  /// Whether it is a view with something laid over it.
  func isOverlay(_ node: NodeID) -> Bool {
    has(.layers, node) && !has(.layersBehind, node)
  }

  /// What the clips around a view leave of it.
  private func unclippedPart(of node: NodeID) -> CGRect? {
    let clips = stepsOutwards(from: node).map(\.outer).filter { isClipped($0) }
      .compactMap { rectangle(of: $0) }
    let part = clips.reduce(rectangle(of: node)) { $0?.common(with: $1) }
    return part.flatMap { $0.isNull ? nil : $0 }
  }

  /// What a text shows, as far as the trace has it.
  private func shownWords(of text: NodeID) -> String {
    trace.nodes[text.index].words ?? ""
  }
}
