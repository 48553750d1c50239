import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let emptyHost = Rule(
    id: "empty-host",
    summary: "A text lies over a view without a length, and is offered none.",
    finding: """
      What is in an `overlay` or a `background` is offered the size of the view that it lies on. \
      A column of nothing but a spacer is as high as there is room, and 0 points wide: a badge \
      over it, meant for the corner of a picture, breaks into single letters, or is not seen at \
      all.
      """,
    example: """
      // proposal: 160x120
      // text-cell: 8x20
      ZStack(alignment: .topLeading) {
        Color.gray
        VStack { Spacer() }.id("column")
          .overlay(alignment: .topLeading) { Text("Sold out").id("badge") }
      }
      """,
    help: "`.frame(maxWidth: .infinity)` on that view; the overlay on the picture itself",
    exception: "it is to be seen once there is more in that view", class: .contract,
    keyNote: "of the text",
    search: .each(.layers, as: EmptyHost.find))
}

/// A text in a layer of a view that has no length on an axis.
private struct EmptyHost: Detection {
  let timeline: Timeline
  let text: NodeID
  let host: NodeID
  let base: NodeID
  let axis: Axis

  /// More views of a layer are not looked at.
  private static let most = 32

  static func find(_ layer: NodeID, on axis: Axis, in timeline: Timeline) -> Self? {
    guard let host = timeline.parent(layer),
      let base = timeline.tree.firstChild(of: host),
      timeline.length(host, axis).map({ $0 < 1 }) == true,
      timeline.length(host, axis.cross).map({ $0 > 1 }) == true,
      let text = timeline.visibleLeaves(of: layer, most: Self.most).first(where: {
        timeline.isReadable($0) && timeline.length($0, axis).map { $0 < 1 } == true
          && timeline.ideal($0, axis) ?? .infinity > 1
      })
    else { return nil }
    return Self(
      timeline: timeline, text: text, host: host, base: base, axis: axis)
  }

  var goal: Goal? {
    Goal([.whole(text), .length(host, axis, .atLeast(Timeline.finger))], near: [base, text])
  }

  var suspicion: Suspicion {
    let side = axis == .horizontal ? "maxWidth" : "maxHeight"
    return Suspicion(
      .emptyHost, of: text, on: axis, in: timeline,
      saying: Statement(
        """
        \(text) is \(points(timeline.length(text, axis) ?? 0)) points \(axis.adjective), and lies \
        on \(base), which is as \(axis == .horizontal ? "narrow" : "low")
        """,
        because: "What lies over or behind a view is offered the size of that view"),
      shownBy: timeline.sizing(of: text) + timeline.placings(of: [base]),
      remedies: ["write \(code: ".frame(\(side): .infinity)") on \(base)"], involving: [base],
      off: timeline.ideal(text, axis) ?? 0)
  }
}
