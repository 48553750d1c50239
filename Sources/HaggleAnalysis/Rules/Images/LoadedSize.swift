import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let loadedSize = Rule(
    id: "loaded-size",
    summary: "A frame is around a picture from the web, which keeps its own size in it.",
    finding: """
      Until its picture is there, an `AsyncImage` takes what it is offered. Without a closure \
      for its content it then shows an image that is not resizable, as large as the file says: \
      a frame around it, `scaledToFit()` or a ratio do not make it smaller, and a cover of 600 \
      points lies over all that is beside its frame of 80.
      """,
    example: """
      // proposal: 393x300
      // text-cell: 8x20
      HStack {
        AsyncImage(url: URL(string: "https://example.com/cover.jpg")).id("cover")
          .frame(width: 80, height: 80)
        Text("Kind of Blue")
      }
      """,
    scope: """
      Reported for an `AsyncImage` without a closure in a frame that states a length or a \
      greatest one, or with a ratio.
      """,
    help: """
      `AsyncImage(url: url) { $0.resizable().scaledToFill() } placeholder: { Color.gray }`, and \
      the frame and `.clipped()` behind it
      """,
    exception: "each picture has exactly the size of its frame", keyNote: "of the picture",
    search: .each(.with(.loadsPicture), as: LoadedSize.find))
}

/// A picture that is as large as its file says, in something that states its size.
private struct LoadedSize: Detection {
  let timeline: Timeline
  let picture: NodeID
  /// What is to give it a size.
  let around: NodeID

  static func find(_ picture: NodeID, in timeline: Timeline) -> Self? {
    guard let around = timeline.modifier(around: picture, where: timeline.statesSize) else {
      return nil
    }
    return Self(timeline: timeline, picture: picture, around: around)
  }

  private var isShape: Bool { timeline.has(.proposesShape, around) }

  var suspicion: Suspicion {
    let call = "AsyncImage(url: …) { $0.resizable().scaledToFill() } placeholder: { Color.gray }"
    return Suspicion(
      .loadedSize, of: picture, in: timeline,
      saying: Statement(
        """
        \(picture) has the size of its file once that is loaded, whatever \
        \(timeline.modifier(around)) states
        """,
        because: "What it shows without a closure is an image that is not resizable"),
      shownBy: timeline.placings(of: [picture, around]),
      remedies: [
        isShape
          ? "write \(code: call)"
          : "write \(code: call) before that frame, and \(code: ".clipped()") behind it"
      ], involving: [around])
  }
}

extension Timeline {
  /// Whether a modifier of one view states how large that is to be, or in which shape.
  fileprivate func statesSize(_ node: NodeID) -> Bool {
    guard sizingChildren(of: node).count == 1, !has(.layers, node) else { return false }
    return has(.proposesShape, node)
      || Axis.allCases.contains { axis in
        has(.fixes(axis), node) || has(.limits(axis), node) && !isGreedy(node, axis)
      }
  }
}
