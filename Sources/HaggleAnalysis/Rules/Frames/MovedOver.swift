import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let movedOver = Rule(
    id: "moved-over",
    summary: "A view that is drawn elsewhere lies over a text outside of its row, layers or bar.",
    finding: """
      An offset moves what is drawn. The row keeps the place where the view would stand, and \
      its height: what is raised out of it lies over the text above. A block that runs through a \
      bar runs out of it, over or under the text beside.
      """,
    example: """
      // proposal: 300x300
      // text-cell: 8x20
      VStack(spacing: 8) {
        Text("Pick a colour").id("title")
        HStack(spacing: 0) {
          Color.green.frame(width: 60, height: 60)
          Color.red.frame(width: 60, height: 60).offset(y: -40).id("raised")
        }
        .id("row")
      }
      """,
    scope: """
      Reported for texts of which more than half of the height is covered, or of something \
      painted lies under it, in any column around the row or the layers. To the side it is \
      reported for a colour or a shape in something painted, which nothing clips, where 8 points \
      of a text beside that are met.
      """,
    help: """
      `.padding(.top, …)` on the row, as far as the offset; `.alignmentGuide` instead of the \
      offset, which the row takes into account; `.clipped()` on a bar
      """,
    exception: "it is to lie there",
    search: .symptoms { timeline in
      timeline.views(with: .letsReachOut).compactMap { node -> (any Detection)? in
        MovedOver.find(node, in: timeline) ?? MovedBeside.find(node, in: timeline)
      }
    })
}

/// A view of a row, or of layers, that is drawn over a text beside those.
private struct MovedOver: Sighting {
  let timeline: Timeline
  let offset: NodeID
  let view: NodeID
  let text: NodeID
  let row: NodeID
  let shift: CGFloat

  /// So much of the height of a text is covered; what is painted shows where it ends in the
  /// letters.
  private static let share: (words: CGFloat, paint: CGFloat) = (0.5, 0.39)
  /// More views of a column, and texts of each, are not held against it.
  private static let mostViews = 24
  private static let mostTexts = 8
  /// Smaller shifts, in points, are fine adjustments.
  private static let least: CGFloat = 8

  static func find(_ offset: NodeID, in timeline: Timeline) -> Self? {
    guard !timeline.has(.spaces, offset), timeline.tree.childCount(of: offset) == 1,
      let view = timeline.tree.firstChild(of: offset),
      timeline.size(of: view) == timeline.size(of: offset),
      let cover = timeline.cover(in: view),
      let shift = timeline.extent(view, .vertical)?.start, abs(shift) >= Self.least,
      let drawn = timeline.rectangle(of: view), let unmoved = timeline.rectangle(of: offset)
    else { return nil }
    for place in timeline.places(around: offset, hiding: cover == .opaque || cover == .plate) {
      // What is wholly outside is a menu, or a tip.
      guard cover != .plate || timeline.isPartly(drawn, in: place.row) else { continue }
      let others = timeline.tree.children(of: place.column).filter { $0 != place.branch }
      let texts = others.prefix(Self.mostViews).flatMap { other in
        cover == .translucent
          ? timeline.comes(other, downTo: .text) ? [other] : []
          : timeline.texts(in: other, most: Self.mostTexts)
      }
      let covered = texts.first { text in
        guard let own = timeline.rectangle(of: text) else { return false }
        let common = drawn.overlap(with: own)
        let share = cover == .words ? Self.share.words : Self.share.paint
        return min(common.width, common.height) >= Self.least
          && common.height > share * own.height
          && common.height > unmoved.overlap(with: own).height + Timeline.tolerance
          && !timeline.hasGround(text, drawnAfter: view)
      }
      if let covered {
        return Self(
          timeline: timeline, offset: offset, view: view, text: covered, row: place.row,
          shift: shift)
      }
    }
    return nil
  }

  var goal: Goal? {
    // What lies over the edge of something, or looks out from under it, stays there.
    let layers = timeline.tree.children(of: row)
    let isMoved = layers.first.map { timeline.isPart(offset, of: $0) } ?? true
    let base = (isMoved ? layers.last : layers.first).flatMap { base -> Goal.Condition? in
      guard timeline.isLayerStack(row) || timeline.has(.layers, row) && !isMoved else { return nil }
      let gap = timeline.start(view, .vertical) - timeline.start(base, .vertical)
      return .distance(view, behind: base, .vertical, gap)
    }
    return Goal(
      [shift < 0 ? .before(text, view, .vertical) : .before(view, text, .vertical)]
        + [base].compactMap(\.self),
      near: [row, offset])
  }

  var suspicion: Suspicion {
    let edge = shift < 0 ? ".top" : ".bottom"
    return suspected(
      .movedOver, of: offset, on: .vertical, placed: [view, text],
      remedies: [
        "write \(code: ".padding(\(edge), \(typed(abs(shift))))") on \(row)",
        "raise it by \(code: ".alignmentGuide"), which \(row) takes into account",
      ], involving: [text, row], off: abs(shift))
  }

  var statement: Statement {
    Statement(
      """
      \(timeline.modifier(offset).capitalized) draws its view \(points(abs(shift))) points from \
      its place, over \(text)
      """, isAboutPlace: true,
      because: "For \(row) the view is where it was: an offset has no part in the layout")
  }
}

extension Timeline {
  fileprivate enum Cover {
    /// A text, or a shape: what is behind it can be seen beside it.
    case words, translucent
    case opaque
    /// Something with a background.
    case plate
  }

  /// How a view covers what is behind it; nil if it does not.
  fileprivate func cover(in view: NodeID) -> Cover? {
    guard let core = core(of: view), !isClear(core) else {
      return isPainted(within: view) ? .plate : nil
    }
    guard !isShadow(core) else { return nil }
    if has(.opaque, core) { return .opaque }
    if isPainted(within: view) { return .plate }
    return has(.decorates, core) ? .translucent : isReadable(core) ? .words : nil
  }

  /// Whether it is so faint that what is behind it can be read.
  private func isShadow(_ core: NodeID) -> Bool {
    let look = appearance(of: core)
    return CGFloat(look.paint?.alpha ?? 255) * look.opacity < 51
  }

  /// Whether a text stands on something painted that is drawn over what was moved.
  fileprivate func hasGround(_ text: NodeID, drawnAfter moved: NodeID) -> Bool {
    moved < text && (isPainted(within: text) || isPainted(around: text))
  }

  /// Whether a quarter of a height is in a view.
  fileprivate func isPartly(_ drawn: CGRect, in node: NodeID) -> Bool {
    rectangle(of: node).map { 4 * drawn.overlap(with: $0).height >= drawn.height } ?? false
  }

  fileprivate struct Place {
    /// The row, or the layers, that a view lies in.
    let row: NodeID
    /// A column around that, and its child that holds it.
    let column: NodeID
    let branch: NodeID
  }

  /// The columns around the row, or the layers, that a view lies in. What lies in layers covers
  /// even where it can be seen through: it is drawn beside them.
  fileprivate func places(around node: NodeID, hiding isOpaque: Bool) -> [Place] {
    var row: NodeID?
    var places: [Place] = []
    for (inner, outer) in stepsOutwards(from: node) {
      let axes = dividedAxes(outer)
      if has(.scrolls, outer) || axes.contains(.horizontal) && !isOpaque && row == nil { break }
      if axes == .vertical {
        guard let row else { break }
        places.append(Place(row: row, column: outer, branch: inner))
      } else if isLayer(inner) || isLayerStack(outer) || axes.contains(.horizontal) {
        row = row ?? outer
      }
    }
    return places
  }
}
