import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let halfPushed = Rule(
    id: "half-pushed",
    summary: "A spacer pushes a mark to the side of a picture, where it is at half the height.",
    finding: """
      An overlay puts what is in it into the middle. A row with a `Spacer` in it is as wide as \
      the picture below, so that the mark in it is at the edge; but the row is only as high as \
      the mark, and so stands at half the height and not in the corner.
      """,
    example: """
      // proposal: 300x200
      // image: "beach" 600x400
      Image("beach")
        .resizable()
        .frame(width: 300, height: 200)
        .overlay(
          HStack {
            Spacer()
            Image(systemName: "heart").frame(width: 24, height: 24).id("heart")
          }
        )
        .id("photo")
      """,
    scope: """
      Reported for a row of one `Spacer` and one view that is at most a third as high as the \
      picture or the painted card below, in an overlay without an alignment.
      """,
    help: "`.overlay(alignment: .topTrailing) { … }` without the row",
    exception: "it is to be at half the height", keyNote: "of the mark", needs: "the log",
    search: .each(.layers, as: HalfPushed.find))
}

/// A small view at the side of what it lies on, in the middle of its height.
private struct HalfPushed: Detection {
  let timeline: Timeline
  let mark: NodeID
  let layered: NodeID
  let base: NodeID
  let isAtEnd: Bool
  let gap: CGFloat

  /// A lower base is a row, in whose middle such a mark belongs.
  private static let factor: CGFloat = 3
  /// What is longer, in parts of a screen, is a page.
  private static let mostPart: CGFloat = 0.8

  static func find(_ layer: NodeID, in timeline: Timeline) -> Self? {
    guard let layered = timeline.parent(layer), !timeline.has(.layersBehind, layered),
      timeline.isCentred(layered, on: .vertical), timeline.isCentred(layered, on: .horizontal),
      let row = timeline.stack(in: layer, along: .horizontal),
      let (mark, isAtEnd) = timeline.mark(in: row),
      let base = timeline.tree.firstChild(of: layered), timeline.isPictureOrCard(base),
      let own = timeline.rectangle(of: mark), let whole = timeline.rectangle(of: base),
      own.height > 0, whole.height >= factor * own.height, own.width <= whole.width / 2,
      abs(own.midY - whole.midY) < 1,
      whole.height <= mostPart * (timeline.trace.header.screen?.height ?? .infinity),
      timeline.length(row, .vertical).map({ $0 <= whole.height / factor }) == true
    else { return nil }
    return Self(
      timeline: timeline, mark: mark, layered: layered, base: base, isAtEnd: isAtEnd,
      gap: own.minY - whole.minY)
  }

  var goal: Goal? { Goal([.level(mark, base, at: 0, .vertical)], near: [layered]) }

  var suspicion: Suspicion {
    let (top, bottom) =
      isAtEnd ? (".topTrailing", ".bottomTrailing") : (".topLeading", ".bottomLeading")
    return Suspicion(
      .halfPushed, of: mark, on: .vertical, in: timeline,
      saying: Statement(
        """
        \(mark) is pushed to the \(isAtEnd ? "trailing" : "leading") edge of \(base), and stands \
        \(points(gap)) points away from its upper and its lower one
        """, isAboutPlace: true,
        because: "A row is only as high as what is in it, and an overlay centres it"),
      shownBy: timeline.placings(of: [mark, base]),
      remedies: [
        """
        write \(code: ".overlay(alignment: \(top))") with \(mark) alone, or \(code: bottom)
        """
      ], involving: [layered, base], off: gap)
  }
}

extension Timeline {
  /// The only view of a row that a spacer pushes to one end.
  fileprivate func mark(in row: NodeID) -> (mark: NodeID, isAtEnd: Bool)? {
    let views = tree.children(of: row)
    guard views.count == 2 else { return nil }
    let spacers = views.map { has(.spacer, $0) }
    guard spacers[0] != spacers[1] else { return nil }
    return (views[spacers[0] ? 1 : 0], spacers[0])
  }

  /// Whether it comes down to a picture, or has a colour or shape behind it.
  fileprivate func isPictureOrCard(_ node: NodeID) -> Bool {
    if isPainted(within: node) { return true }
    guard let core = core(of: node) else { return false }
    return (has(.image, core) && !has(.symbol, core) || has(.decorates, core)) && !isClear(core)
  }
}
