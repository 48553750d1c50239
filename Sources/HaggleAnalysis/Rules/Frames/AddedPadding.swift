import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let addedPadding = Rule(
    id: "added-padding",
    summary: "A padding around a square frame makes what is painted larger than the frame states.",
    finding: """
      Modifiers are put on from the inside to the outside. A frame of 44 with a padding of 10 \
      behind it is 64, and a background behind both is 64 as well, although the symbol in the \
      frame has that room around it already.
      """,
    example: """
      // proposal: 393x300
      Image(systemName: "plus").id("symbol")
        .frame(width: 44, height: 44).id("stated")
        .padding(10)
        .background(Circle().fill(Color.blue)).id("disc")
      """,
    scope: """
      Reported for a square frame of at least 40 points around a symbol or a text that leaves it \
      at least as much at each side as the padding adds there, equally at all four, and where \
      the background, or a clip, is a circle or rounded.
      """,
    help: "the padding before the frame, or none",
    exception: "it is to be as large as both", keyNote: "of what is painted",
    search: .each(.with(.frames), as: AddedPadding.find))
}

/// A frame that states the size of a round button, which is painted larger for a padding.
private struct AddedPadding: Sighting {
  let timeline: Timeline
  let frame: NodeID
  let padding: NodeID
  let face: NodeID
  let stated: CGFloat
  let added: CGFloat

  /// A smaller frame, in points, states how large the symbol is.
  private static let least: CGFloat = 40
  /// A larger one, in points, is a card.
  private static let most: CGFloat = 100
  /// Less, in points, is not noticeable.
  private static let leastAdded: CGFloat = 4

  static func find(_ frame: NodeID, in timeline: Timeline) -> Self? {
    guard Axis.allCases.allSatisfy({ timeline.has(.fixes($0), frame) }),
      let size = timeline.size(of: frame), size.width == size.height,
      size.width >= least, size.width <= most,
      let core = timeline.core(of: frame), timeline.has(.symbol, core) || timeline.has(.text, core),
      let own = timeline.size(of: core), !timeline.isPainted(within: frame),
      let padding = timeline.modifier(around: frame, where: timeline.isPadding),
      let added = timeline.evenPadding(of: padding, around: frame), added >= leastAdded,
      min(size.width - own.width, size.height - own.height) / 2 >= added,
      let face = timeline.modifier(around: padding, where: timeline.isRoundFace),
      timeline.isAsLarge(face, as: padding)
    else { return nil }
    return Self(
      timeline: timeline, frame: frame, padding: padding, face: face, stated: size.width,
      added: added)
  }

  var goal: Goal? {
    Goal(Axis.allCases.map { .length(face, $0, .exactly(stated)) }, near: [padding, frame])
  }

  var suspicion: Suspicion {
    let size = typed(stated)
    return suspected(
      .addedPadding, of: face, placed: [frame, padding, face],
      remedies: [
        """
        write \(code: ".padding(\(typed(added)))") before \
        \(code: ".frame(width: \(size), height: \(size))"), or leave it out
        """
      ], involving: [padding, frame], off: 2 * added)
  }

  var statement: Statement {
    let painted = stated + 2 * added
    return Statement(
      """
      \(face) is painted \(points(painted))×\(points(painted)), and \(timeline.modifier(frame)) \
      states \(points(stated))×\(points(stated))
      """, subject: face,
      because: """
        \(timeline.modifier(padding).capitalized) is around the frame and adds \(points(added)) at \
        each side, which what is in the frame has already
        """)
  }
}

extension Timeline {
  fileprivate func isPadding(_ node: NodeID) -> Bool {
    has(.spaces, node) && has(.letsReachOut, node) && tree.childCount(of: node) == 1
  }

  /// What a padding adds to its view at each side, in points; nil if that differs.
  fileprivate func evenPadding(of padding: NodeID, around inner: NodeID) -> CGFloat? {
    guard let whole = rectangle(of: padding), let own = rectangle(of: inner) else { return nil }
    let added = own.minX - whole.minX
    let others = [own.minY - whole.minY, whole.maxX - own.maxX, whole.maxY - own.maxY]
    return others.allSatisfy { abs($0 - added) < 0.5 } ? added : nil
  }

  /// Whether it has a colour behind it that is round, or cuts what it modifies into a round shape.
  fileprivate func isRoundFace(_ node: NodeID) -> Bool {
    isPainted(behind: node) && isRound(behind: node)
      || isClipped(node) && hasRoundOutline(node) && isPainted(within: node)
  }
}
