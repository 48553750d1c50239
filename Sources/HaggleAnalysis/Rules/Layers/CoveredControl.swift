import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let coveredControl = Rule(
    id: "covered-control",
    summary: "Something that is only to be seen lies over a button and takes its taps.",
    finding: """
      What is drawn in front is hit first: a gradient, a shape or a picture over a button takes \
      every tap, although nothing happens then. It does not help that one sees through it.
      """,
    example: """
      // proposal: 393x60
      // text-cell: 8x20
      Button {} label: { Text("Play").frame(maxWidth: .infinity, minHeight: 44) }
        .id("play")
        .overlay {
          LinearGradient(colors: [.clear, .black], startPoint: .top, endPoint: .bottom)
            .id("shade")
        }
      """,
    scope: """
      Reported for overlays and for later views of a `ZStack` that cover most of a button, a \
      field or a view with a gesture. A colour over a page is to keep people from tapping; \
      outlines, clear colours and what is not drawn let taps through.
      """,
    help: "`.allowsHitTesting(false)` on what is only to be seen; it as a `background`",
    exception: "the button is not to react while it is covered", keyNote: "of what lies over it",
    search: .each(.withAny(of: [.reacts, .reactsToContent, .takesText]), as: CoveredControl.find))
}

/// A view that reacts to taps, under something that does not.
private struct CoveredControl: Detection {
  let timeline: Timeline
  let control: NodeID
  let cover: NodeID

  static func find(_ control: NodeID, in timeline: Timeline) -> Self? {
    guard let cover = timeline.tapTaker(over: control) else { return nil }
    return Self(
      timeline: timeline, control: control, cover: cover)
  }

  var goal: Goal? {
    Goal([.tappable(control)] + timeline.kept(cover) + timeline.kept(control), near: [cover])
  }

  var suspicion: Suspicion {
    Suspicion(
      .coveredControl, of: cover, in: timeline,
      saying: Statement(
        "\(control) cannot be tapped: \(cover) lies over it", subject: control,
        because: "What is in front takes the tap, whether it reacts or not"),
      shownBy: timeline.placings(of: [control, cover]),
      remedies: ["write \(code: ".allowsHitTesting(false)") on \(cover)"],
      exception: "\(control) is not to react", involving: [control])
  }
}
