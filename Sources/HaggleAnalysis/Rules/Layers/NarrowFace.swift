import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let narrowFace = Rule(
    id: "narrow-face",
    summary: "A frame takes all the width that there is, and the coloured face in it does not.",
    finding: """
      A modifier sees what stands before it. In the label of a button a background that is \
      followed by `.frame(maxWidth: .infinity)` is as wide as the words; what the frame adds on \
      both sides can be tapped, but has no colour. Around a painted text that is no button such a \
      frame often changes nothing at all.
      """,
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
    scope: """
      Reported where the frame is wider by 16 points, states no alignment and has no colour \
      behind it. Without a button only where no view would move without the frame: in a column \
      that puts its views into the middle, and where nothing reacts, is painted or clipped \
      around it.
      """,
    help: "the frame before the background",
    exception: "only the middle of it is to be coloured", keyNote: "of the background",
    search: .each(.with(.layers), as: NarrowFace.find))
}

/// The background of a button's words, and a frame behind it that takes all there is.
private struct NarrowFace: Sighting {
  let timeline: Timeline
  let face: NodeID
  let frame: NodeID
  let length: CGFloat
  let room: CGFloat
  /// Whether it is the label of a button.
  let isLabel: Bool

  /// Smaller gaps, in points, are margins.
  private static let least: CGFloat = 16

  static func find(_ face: NodeID, in timeline: Timeline, with contents: Contents) -> Self? {
    let axis = Axis.horizontal
    guard timeline.isPainted(behind: face), contents.holdsText(face),
      !timeline.isGreedy(face, axis),
      let length = timeline.length(face, axis), let height = timeline.length(face, axis.cross)
    else { return nil }
    let isLabel = timeline.isBareLabel(around: face)
    let frame =
      isLabel
      ? timeline.widener(around: face)
      : length > height + 1 ? timeline.idleWidener(around: face) : nil
    guard let frame, let room = timeline.length(frame, axis), room >= length + Self.least
    else { return nil }
    return Self(
      timeline: timeline, face: face, frame: frame, length: length, room: room, isLabel: isLabel)
  }

  var goal: Goal? {
    Goal([.length(face, .horizontal, .exactly(room - margins))], near: [frame])
  }

  /// What padding between the face and the frame takes, in points.
  private var margins: CGFloat {
    let inner = timeline.tree.firstChild(of: frame).flatMap { timeline.length($0, .horizontal) }
    return max(0, (inner ?? length) - length)
  }

  var suspicion: Suspicion {
    suspected(
      .narrowFace, of: face, on: .horizontal, placed: [face, frame],
      remedies: ["write \(code: ".frame(maxWidth: .infinity)") before the background of \(face)"],
      involving: [frame], off: room - length)
  }

  private var around: Prose {
    isLabel ? "the button around it" : "\(timeline.modifier(frame)) around it"
  }

  private var ground: Prose {
    if isLabel { return "A background is as large as what stands before it" }
    return """
      A background is as large as what stands before it: nothing that is seen would change \
      without \(timeline.modifier(frame))
      """
  }

  var statement: Statement {
    Statement(
      """
      The background of \(face) is \(points(length)) points wide, and \
      \(around) \(points(room))
      """,
      subject: face,
      because: ground)
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

// MARK: - Without a button

extension Timeline {
  /// A frame that takes all the width around a face that is no button, where nothing that is seen
  /// or tapped would change without it.
  fileprivate func idleWidener(around face: NodeID) -> NodeID? {
    guard !modified(by: face).contains(where: { has(.limits(.horizontal), $0) }),
      let frame = modifier(around: face, where: { widens($0) || isNoticed($0, around: face) }),
      widens(frame), !isNoticed(frame, around: face), !isGreedy(frame, .vertical), isIdle(frame)
    else { return nil }
    return frame
  }

  /// Whether it reacts, or draws or cuts something that is larger than a face in it.
  private func isNoticed(_ node: NodeID, around face: NodeID) -> Bool {
    let isLimited = has(.limits(.horizontal), node) && !widens(node)
    if isLimited || has(.guides(.horizontal), node) || isOutlined(node) { return true }
    return (isTarget(node) || has(.takesHits, node) || has(.layers, node) || has(.clips, node))
      && !isAsLarge(node, as: face)
  }

  /// Whether a modifier draws a line around its view, as a border does.
  private func isOutlined(_ node: NodeID) -> Bool { appearance(of: node).lineWidth > 0 }

  /// Whether a frame stands in a column, and all around it puts its views into the middle and
  /// shows nothing of its width.
  private func isIdle(_ frame: NodeID) -> Bool {
    var (isInColumn, isWideAnyway) = (false, false)
    for (inner, outer) in stepsOutwards(from: frame) {
      if isInColumn && isWideAnyway { return true }
      if isLayer(inner) || showsWidth(outer) { return false }
      if has(.insets, outer), tree.firstChild(of: outer) == inner { continue }
      let others = siblings(of: inner, in: outer)
      if others.isEmpty { continue }
      isInColumn = isInColumn || has(.divides(.vertical), outer)
      isWideAnyway =
        isWideAnyway || others.contains { isGreedy($0, .horizontal) && !isAlike($0, inner) }
    }
    return isInColumn
  }

  /// Whether one sees of it how wide its content is, or the content would move without its width.
  private func showsWidth(_ node: NodeID) -> Bool {
    isTarget(node) || has(.takesHits, node) || has(.layers, node) || isOutlined(node)
      || has(.clips, node)
      || has(.divides(.horizontal), node) || has(.declared, node) || has(.scrolls, node)
      || has(.ignoresContent, node) || has(.pages, node) || isLazyGrid(node)
      || !isCentred(node, on: .horizontal)
  }
}
