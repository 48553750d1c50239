import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let wideControl = Rule(
    id: "wide-control",
    summary: "A control in a row takes all the width and pushes what is behind it away.",
    finding: """
      A date picker, a toggle or a stepper with a label takes the width that it is offered: \
      the label stands at its beginning, the control at its end. In the middle of a row its \
      parts are far from each other, and what follows is at the far end of the screen.
      """,
    example: """
      // proposal: 600x60
      // text-cell: 8x20
      HStack {
        Toggle("Live", isOn: .constant(true)).id("live")
        Text("Clear")
      }
      """,
    scope: """
      Reported for controls with a label, with a text or a button behind them in the row, where \
      they are twice as wide as they have to be; and for fields for which a frame states a least \
      width alone, with a text behind them; and for controls whose label says nothing, behind a \
      spacer in a row where a text so has too little room, in a column that aligns its views to \
      the left, and below or above words in the middle of theirs. In a declared layout that \
      breaks lines such a control has a line for itself.
      """,
    help: """
      `.fixedSize()` on the control; `.labelsHidden()` with a text of one's own
      """,
    exception: "it is to take all the room",
    search: .each(.with(.assumed), as: WideControl.find))
}

/// A control in a row, with something behind it, far wider than it has to be.
private struct WideControl: Sighting {
  let timeline: Timeline
  let control: NodeID
  /// Its row, and the view behind it there; nil for a control alone, without words in its label.
  let row: NodeID?
  let next: NodeID?
  let length: CGFloat
  let enough: CGFloat

  /// Smaller gaps, in points, are margins.
  fileprivate static let least: CGFloat = 80
  /// So far a label is from the rest of its control, in points, to be seen apart from it.
  private static let leastGap: CGFloat = 60

  static func find(_ control: NodeID, in timeline: Timeline) -> Self? {
    guard
      let enough = timeline.isLabelled(control)
        ? timeline.ideal(control, .horizontal) : timeline.leastField(control),
      timeline.isGreedy(control, .horizontal), !timeline.has(.scrolls, control),
      let length = timeline.length(control, .horizontal)
    else { return nil }
    let flow = timeline.flow(around: control)
    let row = timeline.division(around: control, .horizontal) ?? flow
    let next = row.flatMap { timeline.sibling(behind: $0.branch, in: $0.container) }.flatMap {
      timeline.has(.spacer, $0) ? nil : $0
    }
    let isBeforeText = next.map { timeline.comes($0, downTo: .text) } ?? false
    let isPulledApart = isBeforeText && timeline.isLabelled(control)
    guard length > (isPulledApart ? 1.3 : flow == nil ? 2 : 1.5) * enough,
      length > enough + (isPulledApart ? leastGap : least),
      next != nil
        || enough > 0 && timeline.hasEmptyLabel(control)
          && (row.map {
            timeline.pushes($0.branch, in: $0.container) && timeline.lacksRoom(in: $0.container)
          }
            ?? timeline.isMisplaced(control))
    else { return nil }
    return Self(
      timeline: timeline, control: control, row: row?.container, next: next, length: length,
      enough: enough)
  }

  var goal: Goal? {
    Goal([.length(control, .horizontal, .between(1, enough + 1))], near: [control])
  }

  var suspicion: Suspicion {
    suspected(
      .wideControl, of: control, on: .horizontal, sized: [control],
      shownBy: timeline.evidence(of: control, at: nil, .horizontal), remedies: [remedy],
      involving: [row, next].compactMap(\.self), off: length - enough)
  }

  private var remedy: Prose {
    switch (row, next) {
    case (_, _?): "write \(code: ".fixedSize()") on \(control)"
    case (_?, nil): "write \(code: ".labelsHidden()") on \(control), or \(code: ".fixedSize()")"
    case (nil, nil): "write \(code: ".labelsHidden()") on \(control), and words for its label"
    }
  }

  var statement: Statement {
    Statement(
      """
      \(control) is \(points(length)) points wide, and \(points(enough)) would do: \(effect)
      """,
      details: [
        .init(
          .sentence,
          timeline.has(.takesText, control)
            ? "It takes all that it is offered, whatever the least is that a frame states"
            : "Its label stands at its beginning, and the rest of it at its end"),
        .init(.sentence, "What a control needs by itself is assumed"),
      ])
  }
}

extension WideControl {
  private var effect: Prose {
    next.map { next in
      row.map { timeline.has(.declared, $0) } == true
        ? "\(next) goes to another line" : "\(next) stands far behind it"
    } ?? "its label says nothing, and keeps room for words"
  }
}

extension Timeline {
  /// The declared layout around a view that sets other views side by side, and has this one take a
  /// line of its own.
  fileprivate func flow(around node: NodeID) -> (container: NodeID, branch: NodeID)? {
    guard
      let step = stepsOutwards(from: node).first(where: { onlySizingChild(of: $0.outer) == nil }),
      has(.declared, step.outer), let own = extent(step.inner, .vertical)
    else { return nil }
    let starts = tree.children(of: step.outer).filter { $0 != step.inner }
      .compactMap { extent($0, .vertical)?.start }
    let sharesLine = Set(starts).count < starts.count
    let isAlone = starts.allSatisfy { $0 < own.start - 1 || $0 >= own.end - 1 }
    return sharesLine && isAlone ? (step.outer, step.inner) : nil
  }

  /// Whether a spacer before the last view of a row pushes it to the end.
  fileprivate func pushes(_ last: NodeID, in row: NodeID) -> Bool {
    let views = tree.children(of: row)
    return views.last == last && views.dropLast().last.map { has(.spacer, within: $0) } == true
  }

  /// Whether a text of a row is cut or broken into lines: the room of a label without words is
  /// missed there, and elsewhere it is not noticeable.
  fileprivate func lacksRoom(in row: NodeID) -> Bool {
    sizingChildren(of: row).compactMap { core(of: $0) }.contains {
      has(.text, $0) && (isCutShort($0) || lines(of: $0).map { $0 > 1 } == true)
    }
  }

  /// Whether a column that it is in is aligned to the left, so that the control is to begin there,
  /// or puts narrower views into the middle, where the control is to be as well.
  fileprivate func isMisplaced(_ control: NodeID) -> Bool {
    guard let (column, branch) = division(around: control, .vertical),
      let width = length(control, .horizontal)
    else { return false }
    if has(.starts(.horizontal), column) { return true }
    return isCentred(column, on: .horizontal)
      && tree.children(of: column).contains { $0 != branch && isCentredWord($0, width) }
  }

  /// Whether it is of words alone, narrower than a control, and neither in a row nor moved.
  private func isCentredWord(_ view: NodeID, _ width: CGFloat) -> Bool {
    guard let own = length(view, .horizontal), own > 0, own + WideControl.least < width,
      !has(.guides(.horizontal), within: view), !isMoved(view)
    else { return false }
    return isOfWords(view)
  }

  /// Whether a text in it says nothing; what has nothing but texts, as segments, has no label.
  fileprivate func hasEmptyLabel(_ control: NodeID) -> Bool {
    let parts = tree.children(of: control)
    return !has(.ignoresContent, control) && !parts.allSatisfy { has(.text, $0) }
      && parts.contains { has(.text, $0) && length($0, .horizontal) == 0 || isNothing($0) }
  }

  /// Whether a control has a text in it besides what it draws, and no field or track, which are to
  /// fill.
  fileprivate func isLabelled(_ control: NodeID) -> Bool {
    let parts = tree.children(of: control)
    return parts.count > 1 && parts.contains { comes($0, downTo: .text) || isNothing($0) }
      && !parts.contains { has(.takesText, within: $0) || isTrack($0) }
  }

  /// Whether it is a drawn part that takes what the others leave, as that of a slider; the gap
  /// between a label and its control is none.
  private func isTrack(_ part: NodeID) -> Bool {
    tree.childCount(of: part) == 0 && has(.assumed, part) && !has(.text, part)
      && isGreedy(part, .horizontal)
  }

  /// Whether it is an empty view, as a label without words may be.
  private func isNothing(_ node: NodeID) -> Bool {
    tree.childCount(of: node) == 0 && !has(.text, node) && !has(.spacer, node)
      && size(of: node) == .zero
  }

  /// How long a field is at least, where a frame states that and nothing else, and what follows it
  /// in the row is a text.
  fileprivate func leastField(_ control: NodeID) -> CGFloat? {
    guard has(.takesText, control), let frame = frame(around: control),
      has(.hasLeast(.horizontal), frame), isGreedy(frame, .horizontal),
      let (row, branch) = division(around: frame, .horizontal),
      sibling(behind: branch, in: row).map({ comes($0, downTo: .text) }) == true
    else { return nil }
    return least(frame, .horizontal)
  }
}
