import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// A colour or a shape that an offset draws out of its bar, to where the text beside that is.
struct MovedBeside: Sighting {
  let timeline: Timeline
  let offset: NodeID
  let view: NodeID
  let bar: NodeID
  let text: NodeID
  /// How far it is drawn beyond the bar, in points.
  let excess: CGFloat
  let isBefore: Bool

  /// Of the height of a text so much has to be met, in points.
  private static let leastHeight: CGFloat = 3

  static func find(_ offset: NodeID, in timeline: Timeline) -> Self? {
    guard let shift = timeline.offset(of: offset, .horizontal), abs(shift) >= Noticeable.gap,
      let view = timeline.tree.firstChild(of: offset), timeline.isSeenPaint(view),
      let bar = timeline.paintedBar(around: offset), let drawn = timeline.rectangle(of: view),
      let room = timeline.rectangle(of: bar),
      room.encloses(drawn.offsetBy(dx: -shift, dy: 0), within: 1),
      case let excess = max(drawn.maxX - room.maxX, room.minX - drawn.minX),
      excess >= Noticeable.gap,
      let text = timeline.texts(beside: bar).first(where: { text in
        let common = timeline.rectangle(of: text).map { drawn.overlap(with: $0) } ?? .zero
        return common.width >= Noticeable.gap && common.height >= leastHeight
      })
    else { return nil }
    return Self(
      timeline: timeline, offset: offset, view: view, bar: bar, text: text, excess: excess,
      isBefore: drawn.minX < room.minX)
  }

  /// It is cut at the edge of its bar, or stays in it.
  var goal: Goal? { Goal([.seen(view, bar)] + timeline.kept(bar), near: [bar, offset]) }

  var suspicion: Suspicion {
    suspected(
      .movedOver, of: offset, on: .horizontal, placed: [view, bar, text],
      remedies: [
        "write \(code: ".clipped()") behind \(timeline.modifier(bar))",
        """
        let the offset go no further than the length of \(bar) less the \
        \(points(timeline.length(view, .horizontal) ?? 0)) points of its view
        """,
      ], involving: [bar, text], off: excess)
  }

  var statement: Statement {
    Statement(
      """
      \(timeline.modifier(offset).capitalized) draws its view \(counted(excess)) beyond the \
      \(isBefore ? "start" : "end") of \(bar), where \(text) is
      """, isAboutPlace: true,
      because: "An offset moves what is drawn, and nothing cuts it at the edge of \(bar)")
  }
}

extension Timeline {
  /// Whether a view comes down to a colour or a shape that is seen.
  fileprivate func isSeenPaint(_ view: NodeID) -> Bool {
    guard let core = core(of: view), has(.decorates, core), !isClear(core), !isMasked(view) else {
      return false
    }
    let look = appearance(of: core)
    return !look.isHidden && CGFloat(look.paint?.alpha ?? 255) * look.opacity >= 51
  }

  /// What is painted all over around a moved view, below it, with nothing that cuts this or sets
  /// it beside others.
  fileprivate func paintedBar(around node: NodeID) -> NodeID? {
    for (inner, outer) in stepsOutwards(from: node) {
      if isClipped(outer) || has(.scrolls, outer) || !dividedAxes(outer).isEmpty { return nil }
      let lowest = tree.firstChild(of: outer)
      let isOver = isLayer(inner) || isLayerStack(outer) && lowest != inner
      let isOnPaint = isOver && lowest.map { isSeenPaint($0) && isAsLarge($0, as: outer) } == true
      if isPainted(behind: outer) || isOnPaint {
        return isCutFurtherOut(outer) ? nil : outer
      }
    }
    return nil
  }

  /// Whether a modifier around a bar cuts it.
  private func isCutFurtherOut(_ bar: NodeID) -> Bool {
    modifier(around: bar) { isClipped($0) || has(.masked, $0) } != nil
  }

  private static let mostBeside = 24

  /// The texts in the views beside one in its row.
  fileprivate func texts(beside node: NodeID) -> [NodeID] {
    for (inner, outer) in stepsOutwards(from: node) {
      if isClipped(outer) || has(.scrolls, outer) || isLayer(inner) { return [] }
      if dividedAxes(outer) == .horizontal {
        return siblings(of: inner, in: outer).prefix(Self.mostBeside).flatMap {
          texts(in: $0, most: 8)
        }
      }
    }
    return []
  }
}
