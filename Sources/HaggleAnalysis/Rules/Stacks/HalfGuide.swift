import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let halfGuide = Rule(
    id: "half-guide",
    summary: "A badge at a corner reaches over one edge of its view, and not over the other.",
    finding: """
      An alignment of a corner is made of two guides. A badge that sets the one of them to its \
      middle reaches over that edge by half of its length; along the other axis it still ends \
      where its view does.
      """,
    example: """
      // proposal: 100x100
      Color.indigo.frame(width: 80, height: 80).id("tile")
        .overlay(alignment: .topTrailing) {
          Circle().frame(width: 20, height: 20)
            .alignmentGuide(.top) { $0[VerticalAlignment.center] }.id("badge")
        }
      """,
    scope: """
      Reported for layers that are less than half as large as their view. What keeps away from the \
      other edge by a padding of its own is no badge at a corner, but a label on an edge.
      """,
    help: """
      `.alignmentGuide(…)` for the other axis as well
      """,
    exception: "it is to reach over one edge",
    search: .each(.with(.layers), as: HalfGuide.find))
}

/// A layer at a corner that a guide moves over one of the two edges.
private struct HalfGuide: Sighting {
  let timeline: Timeline
  let host: NodeID
  let layer: NodeID
  /// Along which it reaches out, and along which it does not.
  let axis: Axis
  let own: CGRect

  static func find(_ layered: NodeID, in timeline: Timeline) -> Self? {
    let children = timeline.tree.children(of: layered)
    guard children.count == 2,
      Axis.allCases.allSatisfy({
        timeline.has(.starts($0), layered) || timeline.has(.ends($0), layered)
      }), let room = timeline.rectangle(of: layered), let own = timeline.rectangle(of: children[1]),
      2 * own.width < room.width, 2 * own.height < room.height, own.width > 1, own.height > 1
    else { return nil }
    let chain = timeline.modified(by: children[1])
    let guided = Axis.allCases.filter { axis in chain.contains { timeline.has(.guides(axis), $0) } }
    guard guided.count == 1, let axis = guided.first,
      abs(Self.overhang(own, room, axis) - own.size[axis] / 2) < 1,
      abs(Self.overhang(own, room, axis.cross)) < 0.5,
      !timeline.isIndented(children[1], axis.cross), !timeline.isTag(children[1])
    else { return nil }
    return Self(
      timeline: timeline, host: children[0], layer: children[1], axis: axis, own: own)
  }

  private static func overhang(_ own: CGRect, _ room: CGRect, _ axis: Axis) -> CGFloat {
    max(room.origin[axis] - own.origin[axis], own.end(axis) - room.end(axis))
  }

  private var isAtStart: Bool {
    timeline.parent(layer).map { timeline.has(.starts(axis.cross), $0) } ?? false
  }

  var goal: Goal? {
    let half = own.size[axis.cross] / 2
    return Goal(
      [
        .origin(layer, axis.cross, own.origin[axis.cross] + (isAtStart ? -half : half)),
        .origin(layer, axis, own.origin[axis]),
      ], near: [layer])
  }

  private var guide: String {
    axis == .vertical
      ? ".alignmentGuide(\(isAtStart ? ".leading" : ".trailing")) { $0[HorizontalAlignment.center] }"
      : ".alignmentGuide(\(isAtStart ? ".top" : ".bottom")) { $0[VerticalAlignment.center] }"
  }

  var suspicion: Suspicion {
    suspected(
      .halfGuide, of: layer, on: axis.cross, placed: [host, layer],
      remedies: ["write \(code: guide) on \(layer), too"], involving: [host],
      off: own.size[axis.cross] / 2)
  }

  var statement: Statement {
    let (over, along) = axis == .vertical ? ("height", "side") : ("width", "top or bottom")
    return Statement(
      """
      \(layer) reaches over the edge of \(host) by half of its \(over), and ends with it at the \
      \(along)
      """, isAboutPlace: true,
      because: "Only one of the two guides of the corner is set")
  }
}

extension Timeline {
  /// Whether it is a word in a pill, which lies along an edge, and no count on a corner.
  fileprivate func isTag(_ layer: NodeID) -> Bool {
    let letters = core(of: layer).flatMap { trace.nodes[$0.index].drawnWords?.count } ?? 0
    return letters > 3
      && modified(by: layer).contains { isPainted(behind: $0) && isRound(behind: $0) }
  }

  /// Whether what is painted of a view begins and ends within it, along an axis.
  fileprivate func isIndented(_ layer: NodeID, _ axis: Axis) -> Bool {
    let chain = modified(by: layer)
    let face = chain.first { isPainted(behind: $0) } ?? chain.first { !has(.spaces, $0) }
    guard let face, let own = rectangle(of: face), let room = rectangle(of: layer) else {
      return false
    }
    return own.origin[axis] - room.origin[axis] >= 4 || room.end(axis) - own.end(axis) >= 4
  }
}
