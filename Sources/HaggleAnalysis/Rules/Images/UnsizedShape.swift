import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let unsizedShape = Rule(
    id: "unsized-shape",
    summary: "A circle or another shape without a size takes all there is beside a text.",
    finding: """
      A shape takes all that it is offered: a circle in a row is as high as the row may be, and \
      as wide. As a dot or a badge beside a text it needs a frame, and so does one with initials \
      or a symbol on it.
      """,
    example: """
      // proposal: 393x60
      // text-cell: 8x20
      HStack {
        Circle().fill(.green).id("dot")
        Text("Online")
        Spacer()
      }
      """,
    scope: """
      Reported for shapes with round corners or ends, beside a text in a row, that nothing \
      gives a size to, and that are twice as high as the text; with words or a symbol on it \
      that need less than half of it, for one that is twice as high as all that is beside it; \
      for capsules in a column of texts that take all the height which these leave; and for shapes \
      whose height alone is stated, twice that of the words beside them, where a spacer or a frame \
      with an alignment is to put both to one side.
      """,
    help: "`.frame(width: …, height: …)` on the shape", exception: "it is to be that large",
    consequences: [Rule.greedyDecoration.id],
    search: .symptoms { timeline in
      timeline.views(with: .decorates).compactMap { shape -> (any Detection)? in
        UnsizedShape.find(shape, in: timeline) ?? UnsizedShape.find(barIn: shape, in: timeline)
          ?? UnsizedShape.find(under: shape, in: timeline) ?? WideShape.find(shape, in: timeline)
      }
    })
}

/// A shape beside a text that is as large as there is room.
private struct UnsizedShape: Sighting {
  let timeline: Timeline
  let shape: NodeID
  let text: NodeID
  let row: NodeID
  let height: CGFloat
  let line: CGFloat
  /// The longer side of what is on it, in points; nil where nothing is.
  var face: CGFloat?

  static func find(_ shape: NodeID, in timeline: Timeline) -> Self? {
    guard timeline.has(.decorates, shape), !timeline.has(.fillsCorners, shape),
      !timeline.isThin(shape, across: .vertical), let row = timeline.parent(shape),
      timeline.dividedAxes(row) == .horizontal,
      timeline.tree.children(of: shape).isEmpty,
      let text = timeline.tree.children(of: row).first(where: {
        timeline.comes($0, downTo: .text)
      }), let height = timeline.length(shape, .vertical),
      let line = timeline.length(text, .vertical), line > 0, height > 2 * line,
      timeline.takesOffer(shape)
    else { return nil }
    return Self(
      timeline: timeline, shape: shape, text: text, row: row, height: height, line: line)
  }

  /// A shape with words or a symbol on it, twice as high as all that is beside it.
  static func find(under shape: NodeID, in timeline: Timeline) -> Self? {
    guard !timeline.has(.fillsCorners, shape), timeline.tree.children(of: shape).isEmpty,
      timeline.takesOffer(shape), let (badge, face) = timeline.badge(on: shape),
      let row = timeline.parent(badge), timeline.dividedAxes(row) == .horizontal,
      let height = timeline.length(badge, .vertical)
    else { return nil }
    let others = timeline.tree.children(of: row).filter {
      $0 != badge && !timeline.has(.spacer, $0)
    }
    guard let text = others.first(where: { timeline.isOfWords($0) }),
      let line = others.compactMap({ timeline.length($0, .vertical) }).max(), line > 0,
      height > 2 * line
    else { return nil }
    return Self(
      timeline: timeline, shape: badge, text: text, row: row, height: height, line: line,
      face: face)
  }

  /// A bar with round ends that takes all the height which the texts of its column leave.
  static func find(barIn shape: NodeID, in timeline: Timeline) -> Self? {
    guard timeline.has(.decorates, shape), timeline.tree.children(of: shape).isEmpty,
      timeline.appearance(of: shape).outline == .capsule,
      timeline.isGreedy(shape, .horizontal),
      let (column, branch) = timeline.division(around: shape, .vertical),
      timeline.modified(by: branch).contains(where: { $0 == shape || timeline.isLayerStack($0) }),
      !timeline.has(.ignoresContent, within: branch),
      let text = timeline.tree.children(of: column).first(where: {
        timeline.comes($0, downTo: .text)
      }), let height = timeline.length(shape, .vertical),
      let line = timeline.length(text, .vertical), line > 0, height > Self.most,
      timeline.length(branch, .vertical) == height
    else { return nil }
    return Self(
      timeline: timeline, shape: shape, text: text, row: column, height: height, line: line)
  }

  /// What is higher, in points, is no bar.
  private static let most: CGFloat = 100

  /// About as high as the letters, or as what is on it needs with room around it.
  private var enough: CGFloat {
    (face.map { 2 * $0 } ?? (timeline.lineHeight(of: text) ?? line) / 2).rounded()
  }

  var goal: Goal? {
    let isBar = timeline.dividedAxes(row) == .vertical || isDrawnLine
    let axes: [Axis] = isBar ? [.vertical] : Axis.allCases
    let bounds: Goal.Bounds =
      face == nil ? .atMost(1.5 * enough) : .between(0.9 * enough, 1.5 * enough)
    return Goal(
      twins.flatMap { twin in axes.map { .length(twin, $0, bounds) } }, near: [row],
      lengths: isBar ? [.vertical: enough] : [.horizontal: enough, .vertical: enough],
      traits: [.statedLength])
  }

  /// Whether it is a line of a path, which fills its room, and no ring: nothing says that it is to
  /// be less long.
  private var isDrawnLine: Bool {
    let appearance = timeline.appearance(of: shape)
    return face == nil && appearance.outline == .rectangle && appearance.lineWidth > 0
      && Axis.allCases.allSatisfy { timeline.length(shape, $0) == timeline.offer(shape, $0) }
  }

  /// What the same line of the source makes, at most some of it, as one edit is to mend all.
  private var twins: [NodeID] {
    guard face != nil, let place = timeline.place(shape) else { return [shape] }
    let others = timeline.nodes.lazy.filter { node in
      node != shape && timeline.place(node) == place
        && timeline.kind(node) == timeline.kind(shape)
    }
    return [shape] + others.prefix(Self.mostTwins)
  }

  private static let mostTwins = 3

  var suspicion: Suspicion {
    suspected(
      .unsizedShape, of: shape, on: .vertical, sized: [shape],
      remedies: ["write \(code: ".frame(width: …, height: …)") on \(shape)"],
      involving: [row, text], off: height - line)
  }

  var statement: Statement {
    Statement(
      """
      \(shape) is \(points(height)) points high, and \(text) beside it \(points(line))
      """, because: "A shape without a frame takes all that it is offered")
  }
}

extension Timeline {
  /// Whether it is as long as it is offered on an axis.
  fileprivate func takesOffer(_ shape: NodeID) -> Bool {
    Axis.allCases.contains { length(shape, $0) == offer(shape, $0) } || isGreedy(shape, .vertical)
  }

  /// What has a shape as its base and only shapes, words and symbols on it, and the longer side of
  /// these, if they need less than half of it; nil where there are none.
  fileprivate func badge(on shape: NodeID) -> (badge: NodeID, face: CGFloat)? {
    guard let room = size(of: shape)?.shorter else { return nil }
    var (badge, face) = (shape, CGFloat(0))
    for (inner, outer) in stepsOutwards(from: shape) {
      guard tree.firstChild(of: outer) == inner, !has(.layersBehind, outer),
        has(.layers, outer) || isLayerStack(outer)
      else { break }
      for layer in tree.children(of: outer).dropFirst() where !comes(layer, downTo: .decorates) {
        guard isOfWords(layer) || comes(layer, downTo: .symbol), let size = size(of: layer),
          2 * max(size.width, size.height) < room
        else { return nil }
        face = max(face, size.width, size.height)
      }
      badge = outer
    }
    return face > 0 ? (badge, face) : nil
  }
}
