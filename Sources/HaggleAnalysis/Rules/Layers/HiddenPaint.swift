import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let hiddenPaint = Rule(
    id: "hidden-paint",
    summary: "A colour behind a list is not seen, as the list has a background of its own.",
    finding: """
      A grouped list and a form paint a background as large as they are. A colour or a picture \
      that is put behind them, in `.background` or below them in a `ZStack`, is covered by it.
      """,
    example: """
      // device: iPhone 16
      // text-cell: 8x20
      List { Text("Inbox"); Text("Sent") }
        .background(Color.yellow)
      """,
    scope: """
      Reported for a colour, a gradient, a shape or a picture that no list in front of it leaves \
      a strip of.
      """,
    help: "`.scrollContentBackground(.hidden)` on the list",
    exception: "it is for other versions of the system",
    keyNote: "of what is covered", needs: "the log of a layout by haggle",
    search: .each(.lists, as: HiddenPaint.find))
}

/// What is painted behind a list, in another colour, and covered by its background.
private struct HiddenPaint: Detection {
  let timeline: Timeline
  let list: NodeID
  let paint: NodeID

  static func find(_ list: NodeID, in timeline: Timeline) -> Self? {
    guard let ground = timeline.appearance(of: list).ground,
      let paint = timeline.paint(behind: list, in: ground)
    else { return nil }
    return Self(
      timeline: timeline, list: list, paint: paint)
  }

  var goal: Goal? { Goal(timeline.kept(list), near: [list], traits: [.unseen]) }

  var suspicion: Suspicion {
    Suspicion(
      .hiddenPaint, of: paint, in: timeline,
      saying: Statement(
        "\(paint) is not seen: \(list) in front of it is as large",
        because: "A grouped list and a form have a background of their own"),
      shownBy: timeline.placings(of: [paint, list]),
      remedies: ["write \(code: ".scrollContentBackground(.hidden)") on \(list)"],
      involving: [list])
  }
}

extension Timeline {
  /// What is painted behind a view that covers it, in another colour than the view's own.
  fileprivate func paint(behind list: NodeID, in ground: Paint) -> NodeID? {
    guard let own = rectangle(of: list) else { return nil }
    for (inner, outer) in stepsOutwards(from: list) {
      if isLayer(inner) { return nil }
      let views = tree.children(of: outer)
      let behind: ArraySlice<NodeID>
      if has(.layers, outer) {
        behind = has(.layersBehind, outer) ? views.dropFirst() : []
      } else if isLayerStack(outer) {
        behind = views.prefix { $0 != inner }
      } else if views.count == 1 {
        behind = []
      } else {
        return nil
      }
      if let paint = behind.compactMap({ core(of: $0) }).first(where: {
        isPaint($0, coveredBy: own, in: ground)
      }) {
        return paint
      }
    }
    return nil
  }

  /// Beyond the safe area a list paints as well.
  private func isPaint(_ node: NodeID, coveredBy list: CGRect, in ground: Paint) -> Bool {
    guard has(.decorates, node) || has(.image, node), let own = rectangle(of: node),
      !isClear(node), appearance(of: node).paint != ground
    else { return false }
    return Axis.allCases.allSatisfy { axis in
      guard let screen = screen(axis), let room = Extent(list, axis), let extent = Extent(own, axis)
      else { return false }
      return max(extent.start, 0) > room.start - 1 && min(extent.end, screen) < room.end + 1
    }
  }
}
