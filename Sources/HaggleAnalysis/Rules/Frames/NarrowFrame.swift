import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let narrowFrame = Rule(
    id: "narrow-frame",
    summary: "A frame with a fixed width breaks or cuts a short text, and there is room around it.",
    finding: """
      A frame that states a width offers no more to what is in it, whatever there is around it. \
      What fitted with three digits breaks with four; a name in one line is cut, while the row \
      around the frame is half empty.
      """,
    example: """
      // proposal: 300x60
      // text-cell: 8x20
      HStack {
        Text("The Times")
        Spacer()
        Text("No. 1014").id("issue").frame(width: 56)
      }
      """,
    scope: """
      Reported for a text that lacks no more than it has, where the room around the frame is \
      enough. What breaks into two lines has two words at most, beside another view three, and \
      beside a control of a row six, in three lines at most. Where one line of the source makes \
      several such frames, there is a control in each row, and all rows have the room that the \
      longest label needs. What needs more than twice as much is reported where no other frame \
      has that width, as a column of labels has. A slider or a bar of progress in the row gives \
      a quarter of its length.
      """,
    help: "`minWidth:` instead of `width:`", exception: "it is to end there",
    keyNote: "of the frame",
    search: .symptoms { timeline in
      let found = timeline.views(with: .text)
        .compactMap { NarrowFrame.find(around: $0, in: timeline) }
      let groups = Dictionary(grouping: found) { timeline.place($0.frame) }
      return groups.values.compactMap(NarrowFrame.leading).sorted { $0.text < $1.text }
    })
}

/// A text in a frame that is narrower than it, with room around that.
private struct NarrowFrame: Sighting {
  let timeline: Timeline
  let text: NodeID
  let frame: NodeID
  let length: CGFloat
  let wanted: CGFloat
  let width: CGFloat

  static func find(around text: NodeID, in timeline: Timeline) -> Self? {
    let axis = Axis.horizontal
    guard timeline.place(text) != nil, let length = timeline.offer(text, axis),
      let wanted = timeline.ideal(text, axis), wanted > length + 1, wanted <= 3 * length,
      let frame = timeline.stepsOutwards(from: text).first(where: {
        timeline.isLayer($0.inner) || timeline.has(.fixes(axis), $0.outer)
          || timeline.dividedAxes($0.outer).contains(axis) || timeline.has(.scrolls, $0.outer)
      })?.outer, timeline.has(.fixes(axis), frame), let width = timeline.length(frame, axis),
      let room = timeline.spareWidth(around: frame), room >= wanted - length,
      timeline.isShort(text, in: frame), !timeline.shrinks(text),
      wanted <= 2 * length || timeline.breaksBesideControl(text, in: frame)
    else { return nil }
    return Self(
      timeline: timeline, text: text, frame: frame, length: length, wanted: wanted, width: width)
  }

  /// That of several made by one line that lacks most, if all rows have the room for it: the
  /// frames are one column, and one in which all is full keeps its width.
  static func leading(_ found: [NarrowFrame]) -> Self? {
    guard let first = found.max(by: { $0.wanted - $0.length < $1.wanted - $1.length }) else {
      return nil
    }
    let timeline = first.timeline
    let frames = timeline.views(with: .frames).filter {
      timeline.place($0) == timeline.place(first.frame)
    }
    if frames.count == 1 { return first.isLong && first.isInColumn ? nil : first }
    let haveRoom = frames.prefix(mostRows).allSatisfy { frame in
      timeline.isBesideControl(frame)
        && timeline.spareWidth(around: frame).map { $0 >= first.wanted - first.length } == true
    }
    return haveRoom ? first : nil
  }

  private static let mostRows = 100

  /// Whether it needs more than twice what it has.
  private var isLong: Bool { wanted > 2 * length }

  /// Whether another line of the source states the same width around a text: they are a column.
  private var isInColumn: Bool {
    timeline.views(with: .fixesWidth).contains { other in
      timeline.place(other) != timeline.place(frame) && timeline.comes(other, downTo: .text)
        && timeline.length(other, .horizontal) == width
    }
  }

  var goal: Goal? {
    let enough = width + wanted - length
    // One line in smaller letters is all that it says, too.
    let condition: Goal.Condition =
      timeline.isCutShort(text) ? .whole(text) : .length(text, .horizontal, .atLeast(wanted))
    return Goal(
      [condition], near: [frame],
      lengths: [.horizontal: enough])
  }

  var suspicion: Suspicion {
    suspected(
      .narrowFrame, of: frame, on: .horizontal, sized: [text],
      remedies: [
        "write \(code: "minWidth:") instead of \(code: "width:") in \(timeline.modifier(frame))"
      ], subject: text, involving: [text], off: wanted - length)
  }

  var statement: Statement {
    Statement(
      "\(text) needs \(points(wanted)) points in one line, and is offered \(points(length))",
      subject: text,
      because: """
        \(timeline.modifier(frame).capitalized) is \(points(width)) wide, whatever there is \
        around it
        """)
  }
}

extension Timeline {
  /// Whether a control is in the row of a frame, beside it.
  fileprivate func isBesideControl(_ frame: NodeID) -> Bool {
    guard let (row, branch) = division(around: frame, .horizontal) else { return false }
    return tree.children(of: row).prefix(Self.mostBeside).contains {
      $0 != branch
        && (has(.reacts, within: $0) || has(.assumed, within: $0) && !has(.image, within: $0))
    }
  }

  private static let mostBeside = 20

  /// Whether a text is no paragraph: it keeps to one line, or breaks into two of few words. A label
  /// beside something else may have more.
  fileprivate func isShort(_ text: NodeID, in frame: NodeID) -> Bool {
    guard let height = length(text, .vertical), let line = lineHeight(of: text) else {
      return false
    }
    if height < line + Timeline.tolerance { return true }
    let words = trace.nodes[text.index].words ?? ""
    let isAlone = division(around: frame, .horizontal) == nil
    let isLabel = isBesideControl(frame)
    let most = isAlone ? 2 : isLabel ? 6 : 3
    return height < (isLabel ? 3.5 : 2.5) * line && words.split(separator: " ").count <= most
  }

  /// Whether it has several lines, beside a control.
  fileprivate func breaksBesideControl(_ text: NodeID, in frame: NodeID) -> Bool {
    guard let height = length(text, .vertical), let line = lineHeight(of: text) else {
      return false
    }
    return height > line + Timeline.tolerance && isBesideControl(frame)
  }

  /// Whether it may become smaller instead of wider.
  fileprivate func shrinks(_ text: NodeID) -> Bool {
    guard let span = sizingSpan(text) else { return false }
    return reasons(of: text, in: span).contains { explanation in
      if case .scaled? = explanation.reason.detail { return true }
      return explanation.reason.terms.contains { $0.knownRole == .scale }
    }
  }

  /// How much wider a frame might be: what its row leaves to spacers, a part of what controls take
  /// that fill it, and what the row, or the frame alone, leaves of its offer.
  fileprivate func spareWidth(around frame: NodeID) -> CGFloat? {
    guard let (row, _) = division(around: frame, .horizontal) else { return unused(frame) }
    let spare = tree.children(of: row).map { view in
      let (length, most) = (length(view, .horizontal) ?? 0, shareToGive(view))
      return most == 0 ? 0 : min(length - (least(view, .horizontal) ?? 0), most * length)
    }
    return spare.reduce(0, +) + (unused(row) ?? 0)
  }

  /// Which part of its length a view may lose: all of a spacer, and as much of a track, such as
  /// that of a slider, as nobody misses.
  private func shareToGive(_ view: NodeID) -> CGFloat {
    if has(.spacer, view) { return 1 }
    let isTrack = has(.assumed, within: view) && !has(.takesText, within: view)
    return isTrack ? 0.25 : 0
  }

  private func unused(_ node: NodeID) -> CGFloat? {
    guard let offer = offer(node, .horizontal), let length = length(node, .horizontal) else {
      return nil
    }
    return offer.isFinite ? offer - length : nil
  }
}
