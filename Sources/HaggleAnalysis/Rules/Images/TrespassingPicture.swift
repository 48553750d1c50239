import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let trespassingPicture = Rule(
    id: "trespassing-picture",
    summary: "A clipped picture takes the taps of what is beside it.",
    finding: """
      Clipping cuts what is drawn, and not what is hit. A picture that fills a frame is larger \
      than it and is hit as far as it reaches, over the view before it, too. In a button or under \
      a gesture that reacts; without one nothing does.
      """,
    example: """
      // proposal: 308x150
      // text-cell: 8x20
      // image: "sea" 600x400
      HStack(spacing: 8) {
        Button {} label: { Text("Map").frame(width: 150, height: 150).background(Color.mint) }
          .id("map")
        Button {} label: {
          Image("sea").resizable().scaledToFill().id("sea")
            .frame(width: 150, height: 150).clipped().id("window")
        }
      }
      """,
    scope: """
      Reported where it reaches at least 8 points into an earlier view that reacts to taps: what \
      comes later is hit first.
      """,
    help:
      "`.contentShape(Rectangle())` behind the clip; `.allowsHitTesting(false)` on the picture",
    exception: "what is beside it is not to react there",
    class: .contract, keyNote: "of the picture",
    search: .symptoms { timeline in
      timeline.views(withAnyOf: [.reacts, .reactsToContent])
        .compactMap { TrespassingPicture.find(on: $0, in: timeline) }.distinct(by: \.found.content)
    })
}

/// A picture that receives taps outside of its visible part.
private struct TrespassingPicture: Detection {
  let timeline: Timeline
  let victim: NodeID
  let found: Timeline.Trespasser

  static func find(on victim: NodeID, in timeline: Timeline) -> Self? {
    guard let found = timeline.trespasser(on: victim) else { return nil }
    return Self(
      timeline: timeline, victim: victim, found: found)
  }

  var goal: Goal? {
    Goal(
      [.tappable(victim)] + timeline.kept(victim) + timeline.kept(found.content),
      near: [found.clip, found.content])
  }

  var suspicion: Suspicion {
    Suspicion(
      .trespassingPicture, of: found.content, in: timeline,
      saying: Statement(
        """
        \(found.content) takes taps as far as \(points(found.depth)) points into \(victim)
        """,
        subject: victim,
        because: """
          It is seen only in \(timeline.modifier(found.clip)), which clips it, and reacts all \
          over its own size
          """), shownBy: timeline.placings(of: [found.content, found.clip, victim]),
      remedies: ["write \(code: ".contentShape(Rectangle())") behind what clips \(found.content)"],
      exception: "\(victim) is not to react there", involving: [victim, found.clip],
      off: found.depth)
  }
}
