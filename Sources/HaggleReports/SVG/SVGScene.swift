import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// A view of the drawing, with its ancestors and descendants of equal rectangle.
struct SVGBox {
  /// In units of the drawing.
  let rectangle: CGRect
  let name: String
  /// In points.
  let size: CGSize
  let isLeaf: Bool
  /// Whether the view is labelled.
  let isLabelled: Bool
  /// Whether it has a finding.
  let isBlamed: Bool
  /// Whether part of it is outside the root's proposal, possibly unintentionally.
  var isOutside: Bool {
    reachesOut && !isBeyondFold && (isBlamed || !looks.contains(where: \.look.isKnown))
  }
  let reachesOut: Bool
  /// Whether it is outside the visible part of its scroll view.
  let isBeyondFold: Bool
  /// The looks of its views with their rectangles, in drawing order.
  let looks: [(look: ViewLook, rectangle: CGRect)]
  /// Whether its drawing is unknown: it may fill its frame.
  let isUnknown: Bool
  /// Its part that is seen, where a name may be.
  var shown: CGRect {
    guard isLeaf, let look = looks.last, !look.rectangle.isEmpty else { return rectangle }
    return look.rectangle.shared(with: rectangle) ?? rectangle
  }
  /// Whether its words are visible, so that it needs no name.
  var saysItself: Bool {
    looks.contains(where: \.look.hasWords)
  }
  /// Whether it is recognisable without lines around it.
  var isBare: Bool { saysItself || looks.contains(where: \.look.isGlyph) }
  /// Whether it is labelled, has a finding, or has unknown content.
  var needsName: Bool {
    guard !saysItself else { return false }
    if isLabelled || isBlamed { return true }
    return looks.contains(where: \.look.isBlank)
  }
}

/// The final positions, in units of the drawing.
struct SVGScene {
  /// The root's proposal.
  let space: CGRect
  /// The root's proposal in points.
  let proposed: CGSize
  /// The height of the drawing.
  let height: CGFloat
  /// The units per point.
  let scale: CGFloat
  private(set) var boxes: [SVGBox] = []
  /// What is too long or stays free, with its rectangle.
  private(set) var bands: [(band: LengthBand, rectangle: CGRect)] = []
  /// The number of boxes beyond the limit, which are not drawn.
  private(set) var omitted = 0

  static let width: CGFloat = 480
  private static let margin: CGFloat = 14
  private static let mostHeight: CGFloat = 760
  private static let mostBoxes = 4_000

  private static func bands(
    _ timeline: Timeline, _ world: CGRect, _ map: (CGRect) -> CGRect
  ) -> [(band: LengthBand, rectangle: CGRect)] {
    LengthBand.blamed(in: timeline).compactMap { band in
      band.rectangle.shared(with: world).map { (band, map($0)) }
    }
  }

  /// Nil if nothing is placed.
  init?(_ timeline: Timeline) {
    guard let picture = PictureWorld(timeline, timeline.tree) else { return nil }
    let (space, world) = (picture.proposed, picture.world)
    let room = Self.width - 2 * Self.margin
    let scale = min(room / max(world.width, 1), Self.mostHeight / max(world.height, 1))
    self.scale = scale
    let left = (Self.width - world.width * scale) / 2
    let map = { (rectangle: CGRect) in
      CGRect(
        x: left + (rectangle.left - world.left) * scale,
        y: Self.margin + (rectangle.top - world.top) * scale,
        width: rectangle.width * scale, height: rectangle.height * scale)
    }
    self.space = map(space)
    proposed = space.size
    height = world.height * scale + 2 * Self.margin
    let (drawings, fold) = (timeline.drawings, Fold(timeline, timeline.drawings))
    let groups = EdgeGroup.groups(drawings, of: timeline) { drawing in
      drawing.rectangle.drawable.map { fold.shown(drawing) ?? $0 }
    }
    omitted = max(0, groups.count - Self.mostBoxes)
    bands = Self.bands(timeline, world, map)
    let looks = ViewLooks(timeline, timeline.tree)
    let blamed = Set(timeline.trace.findings.flatMap(\.nodes))
    boxes = groups.prefix(Self.mostBoxes).compactMap { group in
      guard let drawn = group.edges.shared(with: world) else { return nil }
      return SVGBox(
        rectangle: map(drawn), name: group.label(in: timeline), size: group.size(in: timeline),
        isLeaf: !group.leaves(in: timeline).isEmpty,
        isLabelled: !group.labelled(in: timeline).isEmpty,
        isBlamed: group.nodes.contains { blamed.contains($0) },
        reachesOut: !space.encloses(group.edges, within: 0.5),
        isBeyondFold: group.nodes.first.map(looks.isBeyondFold) ?? false,
        looks: group.views.flatMap { view in
          let own = view.rectangle.shared(with: world)
          return own.map { looks.looks(of: view.node, in: $0) } ?? []
        }.map { ($0, map($0.rectangle)) },
        isUnknown: group.leaves(in: timeline).contains { looks.isUnknown($0) })
    }
  }
}
