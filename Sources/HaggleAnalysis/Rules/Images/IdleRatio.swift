import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let idleRatio = Rule(
    id: "idle-ratio",
    summary: "An aspect ratio is put on what keeps its own shape, and changes nothing.",
    finding: """
      `aspectRatio`, `scaledToFit` and `scaledToFill` propose a size of that shape to what they \
      are put on. A frame with a width and a height takes no other size: it keeps its shape, \
      and an image in it is distorted to fill it. A text, and a picture that is not resizable, \
      take what they need, whatever shape is proposed.
      """,
    example: """
      // proposal: 393x600
      Color.pink.frame(width: 200, height: 100).aspectRatio(1, contentMode: .fit).id("tile")
      """,
    scope: """
      Reported of a text or a picture of its own size where the ratio is stated and the shape \
      differs from it by more than a twentieth; around a frame with a picture that is not \
      resizable where that has another size than the frame.
      """,
    help: """
      the ratio before the frame; for a shape of your own a frame with only one of the lengths; \
      `.frame(maxWidth: .infinity, maxHeight: .infinity)` on a text, before its background; \
      `.resizable()` on a picture
      """,
    exception: "the frame is the size that is wanted: then the ratio can go", class: .contract,
    search: .each(.with(.proposesShape)) { node, timeline in
      IdleRatio.find(node, in: timeline) ?? IdleRatio.find(onRigid: node, in: timeline)
        ?? IdleRatio.find(onUnknown: node, in: timeline)
        ?? IdleRatio.find(aroundOwnSize: node, in: timeline)
    })
}

/// A ratio around a frame that states both lengths.
private struct IdleRatio: Sighting {
  let timeline: Timeline
  let node: NodeID
  /// What keeps its shape: a frame, a text or a picture.
  let frame: NodeID
  /// The distorted view; nil if it contains nothing with an aspect ratio of its own.
  let image: NodeID?
  /// The width in parts of the height that is wanted.
  /// Nil for the shape of a picture of unknown size.
  let ratio: CGFloat?
  let size: CGSize
  /// The picture in the frame, which has its own size as it is not resizable; nil for others.
  var picture: NodeID?

  /// A shape that differs by a smaller part looks like the one that is wanted.
  private static let least: CGFloat = 0.03

  static func find(_ node: NodeID, in timeline: Timeline) -> Self? {
    guard timeline.has(.proposesShape, node),
      let frame = timeline.modified(by: node).dropFirst().first(where: {
        timeline.has(.frames, $0) || timeline.has(.proposesShape, $0)
      }), Axis.allCases.allSatisfy({ timeline.has(.fixes($0), frame) }),
      let size = timeline.size(of: frame), size.width > 0, size.height > 0
    else { return nil }
    let core = timeline.core(of: frame).flatMap {
      let isKnown = !timeline.has(.isOfUnknownSize, $0)
      return isKnown && timeline.isDistorted($0) && timeline.size(of: $0) == size ? $0 : nil
    }
    let wanted =
      core.flatMap { timeline.ownRatio($0) } ?? timeline.shapeProposed(by: node)
    guard let ratio = wanted, abs(size.width - size.height * ratio) > max(1, least * size.width)
    else { return nil }
    return Self(
      timeline: timeline, node: node, frame: frame, image: core, ratio: ratio, size: size)
  }

  /// A ratio on a text or a picture, which take no other size than they need.
  static func find(onRigid node: NodeID, in timeline: Timeline) -> Self? {
    guard timeline.statesRatio(node), let core = timeline.core(of: node),
      timeline.isReadable(core) || timeline.isRigidPicture(core),
      !timeline.modified(by: node).dropFirst().contains(where: { timeline.has(.frames, $0) }),
      Axis.allCases.allSatisfy({ !timeline.isGreedy(core, $0) }),
      let ratio = timeline.shapeProposed(by: node), let size = timeline.size(of: node),
      size.width > 0, size.height > 0,
      abs(size.width - size.height * ratio) > max(2, leastOfRigid * size.width)
    else { return nil }
    return Self(
      timeline: timeline, node: node, frame: core, image: nil, ratio: ratio, size: size)
  }

  private static let leastOfRigid: CGFloat = 0.05

  /// The shape of a picture whose size nobody states, right around a frame that it fills.
  static func find(onUnknown node: NodeID, in timeline: Timeline) -> Self? {
    guard timeline.has(.proposesShape, node), !timeline.statesSeveral(node),
      let frame = timeline.modified(by: node).dropFirst().first(where: { inner in
        timeline.has(.frames, inner)
          && Axis.allCases.allSatisfy { timeline.has(.fixes($0), inner) }
      }),
      let image = timeline.core(of: frame), timeline.has(.image, image),
      timeline.has(.isOfUnknownSize, image), !timeline.has(.symbol, image),
      timeline.place(image) != nil,
      let size = timeline.size(of: frame), size.width > 0, size.height > 0,
      timeline.size(of: image) == size, timeline.isGreedy(image, .horizontal)
    else { return nil }
    return Self(
      timeline: timeline, node: node, frame: frame, image: nil, ratio: nil, size: size)
  }

  /// The shape of a picture that is not resizable, right around a frame of another size.
  static func find(aroundOwnSize node: NodeID, in timeline: Timeline) -> Self? {
    guard timeline.has(.proposesShape, node), !timeline.statesRatio(node),
      !timeline.statesSeveral(node),
      let frame = timeline.modified(by: node).dropFirst().first(where: {
        timeline.has(.frames, $0)
      }),
      Axis.allCases.allSatisfy({ timeline.has(.fixes($0), frame) }),
      let picture = timeline.core(of: frame), timeline.has(.image, picture),
      !timeline.has(.symbol, picture), timeline.place(picture) != nil,
      Axis.allCases.allSatisfy({ !timeline.isGreedy(picture, $0) }),
      let size = timeline.size(of: frame), let own = timeline.size(of: picture),
      size.width > 0, size.height > 0,
      timeline.has(.isOfUnknownSize, picture)
        || max(abs(size.width - own.width), abs(size.height - own.height)) > 2
    else { return nil }
    return Self(
      timeline: timeline, node: node, frame: frame, image: nil, ratio: nil, size: size,
      picture: picture)
  }

  private var isRigid: Bool { !timeline.has(.frames, frame) && timeline.core(of: frame) == frame }

  /// The shape that is wanted; what nobody knows it of stays as large as its frame.
  var goal: Goal? {
    if picture != nil { return nil }
    guard let ratio else { return Goal(timeline.kept(frame), near: [frame], traits: [.unseen]) }
    return Goal([.ratio(image ?? node, ratio)], near: [frame])
  }

  var suspicion: Suspicion {
    suspected(
      .idleRatio, of: node, sized: [frame], remedies: remedies, involving: [frame],
      off: ratio.map { abs(size.width - size.height * $0) } ?? 0)
  }

  var statement: Statement {
    let claim: Prose = """
      \(timeline.modifier(node).capitalized) changes nothing: \(isRigid ? "\(frame)" : timeline.modifier(frame)) is \
      \(points(size.width)) wide and \(points(size.height)) high, whatever it is offered
      """
    if let picture {
      return Statement(
        claim, because: "\(picture) in it is not resizable, and is drawn in its own size")
    }
    if ratio == nil {
      return Statement(
        claim, because: "The picture in it fills that, whatever its own shape is")
    }
    guard let image else { return Statement(claim) }
    return Statement(
      claim, because: "\(image) fills that frame and is distorted")
  }

  private var remedies: [Prose] {
    if let picture {
      return [
        """
        write \(code: ".resizable()") on \(picture), and \(timeline.modifier(node)) before \
        \(timeline.modifier(frame))
        """
      ]
    }
    if isRigid {
      return [
        timeline.has(.image, frame)
          ? "write \(code: ".resizable()") on \(frame)"
          : """
          write \(code: ".frame(maxWidth: .infinity, maxHeight: .infinity)") on \(frame), before \
          its background
          """
      ]
    }
    let order: Prose = "write \(timeline.modifier(node)) before \(timeline.modifier(frame))"
    return image == nil && ratio != nil
      ? [order, "state only one of the lengths in \(timeline.modifier(frame))"] : [order]
  }
}

extension Timeline {
  /// Whether a ratio stands in the code as a number: `scaledToFit` has that of its view.
  fileprivate func statesRatio(_ node: NodeID) -> Bool {
    trace.nodes[node.index].arguments.first.map { $0.isNumber || $0 == "." } == true
      && states("contentMode: .fit", node)
  }

  /// Whether a picture of a known size keeps it.
  fileprivate func isRigidPicture(_ node: NodeID) -> Bool {
    has(.image, node) && !has(.symbol, node) && !has(.isOfUnknownSize, node)
      && !has(.assumed, node)
  }

  /// An image that has not its own shape.
  fileprivate func isDistorted(_ node: NodeID) -> Bool {
    guard has(.image, node), let ratio = ownRatio(node), let size = size(of: node) else {
      return false
    }
    return abs(size.width - size.height * ratio) > 1
  }

  /// The width of an image in parts of its height as it would like to be.
  fileprivate func ownRatio(_ node: NodeID) -> CGFloat? {
    guard has(.image, node), let width = ideal(node, .horizontal),
      let height = ideal(node, .vertical),
      width > 0, height > 0
    else { return nil }
    return width / height
  }
}

extension Timeline {
  /// The shape that a ratio proposed at last: the width in parts of the height.
  func shapeProposed(by node: NodeID) -> CGFloat? {
    guard let inner = sizingChildren(of: node).first, let width = offer(inner, .horizontal),
      let height = offer(inner, .vertical), height > 0
    else { return nil }
    return width / height
  }

  /// Whether it is a ratio that changes nothing of what it is put on.
  func isIdleRatio(_ node: NodeID) -> Bool { IdleRatio.find(node, in: self) != nil }
}
