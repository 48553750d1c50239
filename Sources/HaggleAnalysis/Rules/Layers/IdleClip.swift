import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let idleClip = Rule(
    id: "idle-clip",
    summary: "Round corners are cut from a text alone, and the colour behind it is painted later.",
    finding: """
      A clip cuts what stands before it. Where that is only words, there is nothing in the \
      corners to cut; the background that follows lies behind the clip and keeps its corners.
      """,
    example: """
      // proposal: 200x100
      // text-cell: 8x20
      Text("Sign in").id("words")
        .clipShape(RoundedRectangle(cornerRadius: 10))
        .padding(12)
        .background(Color.blue)
      """,
    scope: "Reported where the colour that follows reaches into its corners.",
    help: """
      the clip behind the background; `.background(Color.blue, in: RoundedRectangle(cornerRadius: \
      10))`
      """,
    exception: "the background is to have its corners", keyNote: "of the clip",
    search: .each(.with(.clips), as: IdleClip.find))
}

/// A clip that cuts nothing, in a background that it should cut.
private struct IdleClip: Detection {
  let timeline: Timeline
  let clip: NodeID
  let background: NodeID

  static func find(_ clip: NodeID, in timeline: Timeline) -> Self? {
    guard !timeline.has(.scrolls, clip), timeline.hasRoundOutline(clip),
      timeline.isOfWords(clip),
      !timeline.isPainted(within: clip),
      let background = timeline.modifier(around: clip, where: { timeline.isPainted(behind: $0) }),
      !timeline.isCutAround(background), timeline.isSquare(background)
    else { return nil }
    return Self(
      timeline: timeline, clip: clip, background: background)
  }

  var suspicion: Suspicion {
    Suspicion(
      .idleClip, of: clip, in: timeline,
      saying: Statement(
        "\(timeline.modifier(clip).capitalized) cuts nothing: there are but words in it",
        because:
          "\(timeline.modifier(background).capitalized) is painted behind it and keeps its corners"),
      shownBy: timeline.placings(of: [clip, background]),
      remedies: [
        """
        write the round clip behind the \(code: ".background(\(paint))"), or give that the shape: \
        \(code: ".background(\(paint), in: \(shape))")
        """
      ], involving: [background])
  }
}

extension IdleClip {
  /// What the background is of, as it is written.
  private var paint: String {
    let written = timeline.trace.nodes[background.index].arguments
    return written.isEmpty || written.count > 40 ? "…" : written
  }

  /// The outline of the clip.
  private var shape: String {
    switch timeline.appearance(of: clip).outline {
    case .rounded(let radius): "RoundedRectangle(cornerRadius: \(points(radius)))"
    case .capsule: "Capsule()"
    case .ellipse: "Ellipse()"
    case .rectangle, .uneven: "RoundedRectangle(cornerRadius: …)"
    }
  }
}

extension Timeline {
  /// Whether a modifier of the same view cuts it round.
  fileprivate func isCutAround(_ node: NodeID) -> Bool {
    modifier(around: node) { has(.clips, $0) && hasRoundOutline($0) } != nil
  }

  /// Whether the paint behind a view reaches into its corners.
  fileprivate func isSquare(_ node: NodeID) -> Bool {
    tree.children(of: node).dropFirst().contains { layer in
      isPaint(layer, of: node) && comes(layer, downTo: .fillsCorners)
        && !modified(by: layer).contains {
          isClipped($0) && hasRoundOutline($0)
        }
    }
  }
}
