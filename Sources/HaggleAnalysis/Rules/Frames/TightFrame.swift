import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let tightFrame = Rule(
    id: "tight-frame",
    summary: "A text is cut in a frame, and the row around it has room for it.",
    finding: """
      A frame of a stated width holds its content to that width, however much is free beside \
      it. Two labels in a column of 130 points are cut to three letters each, and the spacer \
      in the same row is twice as wide as what they miss.
      """,
    example: """
      // proposal: 400x60
      // text-cell: 8x20
      HStack {
        Text("Firefox")
        Spacer()
        Text("Update now").lineLimit(1).id("action").frame(width: 40)
      }
      """,
    scope: """
      Reported for texts of one line that are cut in a frame with a stated width, where the \
      spacers and text fields in the row around it could do without what they miss; also with a \
      greatest width.
      """,
    help: """
      `minWidth:` instead of `width:` in the frame, with `.fixedSize()` on what is in it; a \
      width that is enough
      """,
    exception: "what is cut may be left out",
    class: .contract, classNote: "smell for a greatest width",
    consequences: [Rule.narrowFrame.id, Rule.lostWords.id],
    search: .each(.with(.text), as: TightFrame.find))
}

/// A text that is cut by a frame in a row with room to spare.
private struct TightFrame: Sighting {
  let timeline: Timeline
  let text: NodeID
  let frame: NodeID
  let row: NodeID
  /// What could do with less in the row.
  let yielding: [NodeID]
  let room: CGFloat
  let width: CGFloat
  let needed: CGFloat

  /// Less, in points, is a letter's edge.
  private static let least: CGFloat = 2

  static func find(_ text: NodeID, in timeline: Timeline) -> Self? {
    let axis = Axis.horizontal
    guard timeline.lines(of: text) == 1, let width = timeline.length(text, axis), width > 0,
      let needed = timeline.ideal(text, axis), needed >= width + Self.least,
      let frame = timeline.stepsOutwards(from: text).first(where: {
        timeline.has(.fixes(axis), $0.outer) || timeline.isCapInBar($0.outer)
          || timeline.isReachedCap($0.outer)
      })?.outer, let (row, branch) = timeline.row(around: frame),
      // Next to nothing but a spacer, a text with a greatest width has free room: that is fine.
      timeline.has(.fixes(axis), frame) || timeline.isCapInBar(frame)
        || timeline.tree.childCount(of: row) > 2
    else { return nil }
    let yielding = timeline.tree.children(of: row).filter { child in
      child != branch && timeline.isYielding(child)
    }
    let room = yielding.map { timeline.spare(of: $0) }.reduce(0, +)
    guard room >= needed - width else { return nil }
    return Self(
      timeline: timeline, text: text, frame: frame, row: row, yielding: yielding, room: room,
      width: width, needed: needed)
  }

  /// Whether the frame states no width, but the greatest one.
  private var isCap: Bool { !timeline.has(.fixes(.horizontal), frame) }

  var goal: Goal? {
    Goal(
      [.length(text, .horizontal, .atLeast(needed))], near: [frame, text],
      lengths: isCap ? [.horizontal: needed.rounded(.up)] : [:])
  }

  var suspicion: Suspicion {
    suspected(
      .tightFrame, isCap ? .smell : .contract, of: frame, on: .horizontal, sized: [text],
      shownBy: timeline.evidence(of: text, at: nil, .horizontal),
      remedies: [
        isCap
          ? "take the \(code: "maxWidth:") out of \(frame)"
          : "write \(code: "minWidth:") for \(code: "width:") in \(frame)"
      ], subject: text, involving: [text] + yielding, off: needed - width)
  }

  var statement: Statement {
    Statement(
      "\(text) is cut to \(points(width)) points of the \(points(needed)) that it needs",
      subject: text,
      because: """
        \(timeline.modifier(frame).capitalized) holds it to that, and \(row) around it has \
        \(points(room)) to spare
        """)
  }
}

extension Timeline {
  /// Whether it is a frame with a greatest width, which it has, in a bar: there no other view takes
  /// the room beside it.
  fileprivate func isCapInBar(_ frame: NodeID) -> Bool {
    has(.limits(.horizontal), frame) && !has(.fixes(.horizontal), frame)
      && barRow(around: frame) != nil
  }

  /// The row of a bar that a frame is in by itself, but for what is painted on or behind it and
  /// what cuts it, with the child of the row.
  private func barRow(around frame: NodeID) -> (container: NodeID, branch: NodeID)? {
    for (branch, outer) in stepsOutwards(from: frame) {
      if isBarRow(outer) { return (outer, branch) }
      guard onlySizingChild(of: outer) == branch, isAsLarge(outer, as: frame) else { return nil }
    }
    return nil
  }

  /// Whether it is a frame in a row that states a greatest width alone and has it.
  fileprivate func isReachedCap(_ frame: NodeID) -> Bool {
    guard has(.limits(.horizontal), frame), !has(.fixes(.horizontal), frame),
      !has(.hasLeast(.horizontal), frame), let width = length(frame, .horizontal),
      let most = profile(of: frame).answer(to: .infinity, on: .horizontal)?.size.width
    else { return false }
    return most.isFinite && abs(most - width) < 1
  }

  /// The row around a frame, with the child of it that holds the frame.
  fileprivate func row(around frame: NodeID) -> (container: NodeID, branch: NodeID)? {
    if let row = division(around: frame, .horizontal) { return row }
    return barRow(around: frame)
  }

  /// Whether it may be shorter without anything being lost.
  fileprivate func isYielding(_ node: NodeID) -> Bool {
    if has(.spacer, node) || isField(node) { return true }
    return parent(node).map { isBarRow($0) } == true && tree.childCount(of: node) == 0
      && isGreedy(node, .horizontal) && !has(.text, node)
  }

  /// How much shorter a view could be than it is.
  fileprivate func spare(of node: NodeID) -> CGFloat {
    guard let length = length(node, .horizontal), let least = least(node, .horizontal) else {
      return 0
    }
    return max(0, length - least)
  }
}
