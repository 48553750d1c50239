import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let narrowFace = Rule(
    id: "narrow-face",
    summary: "A button takes all the width that there is, and its coloured face does not.",
    explanation: Explanation(
      finding: [
        """
        A modifier sees what stands before it. In the label of a button a background that is \
        followed by `.frame(maxWidth: .infinity)` is as wide as the words; what the frame adds on \
        both sides can be tapped, but has no colour.
        """
      ],
      example: """
        // proposal: 300x60
        // text-cell: 8x20
        Button { } label: {
          Text("Submit")
            .padding(10)
            .background(Color.mint).id("face")
            .frame(maxWidth: .infinity)
        }
        .buttonStyle(.plain)
        """,
      scope: [
        """
        Reported where the frame is wider by 16 points, states no alignment and has no colour \
        behind it.
        """
      ],
      help: "the frame before the background",
      exception: "only the middle of it is to be coloured",
      keyNote: "of the background"),
    search: .each(.with(.layers), as: NarrowFace.find))
}

/// The background of a button's words, and a frame behind it that takes all there is.
private struct NarrowFace: Detection {
  let timeline: Timeline
  let face: NodeID
  let frame: NodeID
  let length: CGFloat
  let room: CGFloat

  /// Smaller gaps, in points, are margins.
  private static let least: CGFloat = 16

  static func find(_ face: NodeID, in timeline: Timeline, with contents: Contents) -> Self? {
    let axis = Axis.horizontal
    guard timeline.isPainted(behind: face), contents.holdsText(face),
      timeline.isBareLabel(around: face), !timeline.isGreedy(face, axis),
      let frame = timeline.widener(around: face),
      let length = timeline.length(face, axis), let room = timeline.length(frame, axis),
      room >= length + Self.least
    else { return nil }
    return Self(
      timeline: timeline, face: face, frame: frame, length: length, room: room)
  }

  var goal: Goal? {
    Goal([.length(face, .horizontal, .exactly(room))], near: [frame])
  }

  var suspicion: Suspicion {
    Suspicion(
      .narrowFace, of: face, on: .horizontal, in: timeline, saying: statement,
      shownBy: timeline.placings(of: [face, frame]),
      remedies: ["write \(code: ".frame(maxWidth: .infinity)") before the background of \(face)"],
      involving: [frame], off: room - length)
  }

  private var statement: Statement {
    Statement(
      """
      The background of \(face) is \(points(length)) points wide, and the button around it \
      \(points(room))
      """,
      subject: face,
      because: "A background is as large as what stands before it")
  }
}

extension Timeline {
  /// What widens the label of a button; around the button itself it makes nothing to tap wider.
  fileprivate func widener(around face: NodeID) -> NodeID? {
    modifier(around: face, where: { has(.reacts, $0) || widens($0) })
      .flatMap { has(.reacts, $0) ? nil : $0 }
  }

  /// A frame that takes all the width that there is, with what is narrower in its middle.
  fileprivate func widens(_ node: NodeID) -> Bool {
    let axis = Axis.horizontal
    return has(.frames, node) && isGreedy(node, axis) && !has(.fixes(axis), node)
      && isCentred(node, on: axis)
  }

  /// Whether it is the label of a button, or in it with nothing beside it and no colour behind it.
  fileprivate func isBareLabel(around node: NodeID) -> Bool {
    for (_, outer) in stepsOutwards(from: node) {
      if has(.reacts, outer) { return appearance(of: outer).paint == nil }
      if sizingChildren(of: outer).count != 1 || isPainted(behind: outer) { return false }
    }
    return false
  }
}
