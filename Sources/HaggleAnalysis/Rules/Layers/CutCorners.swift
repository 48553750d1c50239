import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let cutCorners = Rule(
    id: "cut-corners",
    summary: "An outline with plain corners is cut round, and is missing in the corners.",
    finding: """
      `.border` draws a rectangle, whatever is done to the corners afterwards. A clip with \
      round corners takes the line away there, and the outline has four gaps.
      """,
    example: """
      // proposal: 200x100
      // text-cell: 8x20
      Text("Hello").padding(12)
        .border(Color.blue).id("outline")
        .cornerRadius(12)
      """,
    scope: "Nothing is said where another line over the clip goes round the corners.",
    help: "`.overlay(RoundedRectangle(cornerRadius: 12).stroke(.blue))` behind the clip",
    exception: "the corners are to be open",
    class: .contract, keyNote: "of the outline", needs: "the log with how its views are drawn",
    search: .each(.with(.clips), as: CutCorners.find))
}

/// A rectangular outline in a round clip of the same size.
private struct CutCorners: Detection {
  let timeline: Timeline
  let outline: NodeID
  let clip: NodeID

  static func find(_ clip: NodeID, in timeline: Timeline) -> Self? {
    guard !timeline.has(.scrolls, clip), timeline.hasRoundOutline(clip),
      let outline = timeline.modified(by: clip).first(where: { timeline.isOutlinedPlainly($0) }),
      timeline.size(of: outline) == timeline.size(of: clip), !timeline.isOutlinedAgain(clip)
    else { return nil }
    return Self(
      timeline: timeline, outline: outline, clip: clip)
  }

  var suspicion: Suspicion {
    Suspicion(
      .cutCorners, of: outline, in: timeline,
      saying: Statement(
        "The line around \(outline) has its corners cut off",
        because: "Its line is a rectangle, and is missing there"),
      shownBy: timeline.placings(of: [outline, clip]),
      remedies: [
        """
        draw the line behind the clip: \
        \(code: ".overlay(RoundedRectangle(cornerRadius: …).stroke(…))")
        """
      ], involving: [clip])
  }
}

extension Timeline {
  /// Whether a line with round corners is drawn over a clip, around all of it.
  fileprivate func isOutlinedAgain(_ clip: NodeID) -> Bool {
    stepsOutwards(from: clip).prefix { isAsLarge($0.outer, as: clip) }.contains { step in
      overlays(of: step.outer).contains { layer in
        guard isAsLarge(layer, as: clip), let core = core(of: layer) else { return false }
        return appearance(of: core).lineWidth > 0 && hasRoundOutline(core)
      }
    }
  }

  /// Whether it draws a line around its view that has plain corners, before any clip.
  fileprivate func isOutlinedPlainly(_ node: NodeID) -> Bool {
    guard tree.children(of: node).count == 1 else { return hasPlainOutline(node) }
    // What is drawn around a view is a rectangle; its outline is that of a clip behind it.
    return appearance(of: node).lineWidth > 0
  }

  /// Whether a rectangle is stroked over it, as large as it.
  private func hasPlainOutline(_ node: NodeID) -> Bool {
    overlays(of: node).contains { layer in
      guard isAsLarge(layer, as: node), let core = core(of: layer) else { return false }
      let look = appearance(of: core)
      return look.lineWidth > 0 && look.outline == .rectangle && has(.fillsCorners, core)
    }
  }
}
