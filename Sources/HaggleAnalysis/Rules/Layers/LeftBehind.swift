import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let leftBehind = Rule(
    id: "left-behind",
    summary: "An offset draws words out of the background or border that is put on it.",
    finding: """
      `offset` moves what is drawn and leaves the place as it was. What is written behind it is \
      put on the place: a background stays where it was, and the words move off it.
      """,
    example: """
      // proposal: 300x200
      // text-cell: 8x20
      Text("Platform 4").id("words")
        .offset(y: 24)
        .background(Color.yellow).id("label")
      """,
    scope: """
      Reported for words and symbols without a background of their own, where the offset is a \
      number and they leave the background by 4 points or more; as well for a view of a column or \
      row that is moved out of the card around that.
      """,
    help: "the background, or border, before the offset",
    exception: "the background is to stay", needs: "the log",
    search: .each(.with(.letsReachOut), as: LeftBehind.find))
}

/// Words that an offset draws out of what is painted behind their place.
struct LeftBehind: Detection {
  let timeline: Timeline
  let offset: NodeID
  let view: NodeID
  let paint: NodeID
  let axis: Axis
  let reach: CGFloat
  let shift: CGFloat
  /// Whether the background is that of what the view is a part of.
  let isCard: Bool

  /// Less, in points, is a fine adjustment.
  private static let least: CGFloat = 4

  static func find(_ offset: NodeID, on axis: Axis, in timeline: Timeline) -> Self? {
    guard let shift = timeline.offset(of: offset, axis), abs(shift) >= Self.least,
      timeline.statesShift(shift, of: offset, axis),
      let (paint, isCard) = timeline.paint(behindPlaceOf: offset),
      let view = timeline.tree.firstChild(of: offset), timeline.isOfWords(view),
      !timeline.isPainted(within: view), !timeline.appearance(of: view).isHidden,
      let place = timeline.screenExtent(paint, axis),
      let drawn = timeline.screenExtent(timeline.shown(by: view), axis),
      case let reach = max(place.start - drawn.start, drawn.end - place.end), reach >= Self.least,
      !isCard || drawn.start - shift >= place.start && drawn.end - shift <= place.end
    else { return nil }
    return Self(
      timeline: timeline, offset: offset, view: view, paint: paint, axis: axis, reach: reach,
      shift: shift, isCard: isCard)
  }

  var goal: Goal? {
    Goal(
      [.inside(view, paint, axis), .origin(view, axis, timeline.start(view, axis))]
        + timeline.kept(paint),
      near: [paint, offset])
  }

  var suspicion: Suspicion {
    Suspicion(
      .leftBehind, of: offset, on: axis, in: timeline,
      saying: Statement(
        """
        \(timeline.modifier(offset).capitalized) draws \(view) \(points(reach)) points out of \
        \(timeline.modifier(paint))
        """, isAboutPlace: true,
        because: isCard
          ? "An offset moves what is drawn, and what is around it keeps its size"
          : "An offset moves what is drawn; what is put on it lies around the place"),
      shownBy: timeline.placings(of: [offset, view]),
      remedies: isCard
        ? ["write \(code: padding) for \(timeline.modifier(offset)), which takes room"]
        : ["write \(code: order), the background before the offset"],
      exception: isCard ? "it is to stand out" : "what lies behind is to stay",
      involving: [paint, view], off: reach)
  }

  private var padding: String {
    let edge =
      axis == .vertical
      ? shift > 0 ? ".top" : ".bottom" : shift > 0 ? ".leading" : ".trailing"
    return ".padding(\(edge), \(typed(abs(shift))))"
  }

  private var order: String {
    "\(timeline.call(paint)).offset(\(timeline.trace.nodes[offset.index].arguments))"
  }
}

extension Timeline {
  /// What paints behind the place of a moved view, or around it, with nothing but modifiers
  /// between, or rows and columns: then it is a card.
  fileprivate func paint(behindPlaceOf offset: NodeID) -> (NodeID, isCard: Bool)? {
    var isCard = false
    for (inner, outer) in stepsOutwards(from: offset) {
      let isPart = onlySizingChild(of: outer) != inner
      guard !isPart || dividedAxis(outer) != nil, !isLayer(inner), !has(.scrolls, outer),
        !isReader(outer), !isClipped(outer),
        !has(.letsReachOut, outer) || has(.spaces, outer)
      else { return nil }
      isCard = isCard || isPart
      let isBordered = appearance(of: outer).lineWidth > 0
      // A border around several views is drawn to see how large they are.
      if isPainted(behind: outer) || isBordered && !isCard { return (outer, isCard) }
    }
    return nil
  }

  /// A modifier as it is written; what is long is left out.
  fileprivate func call(_ modifier: NodeID) -> String {
    let node = trace.nodes[modifier.index]
    let isShort = !node.arguments.isEmpty && node.arguments.count <= 40
    return ".\(node.kind)(\(isShort ? node.arguments : "…"))"
  }
}
