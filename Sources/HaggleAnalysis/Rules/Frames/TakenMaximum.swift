import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let takenMaximum = Rule(
    id: "taken-maximum",
    summary: "A frame takes all of its maximum, although what is in it needs far less.",
    finding: """
      A frame with a maximum takes what it is offered up to that, whatever its content needs: \
      the maximum is no cap on a length that the content chooses. Around a text the box is wider \
      than the text, which shows where something is drawn behind it or stands beside it; or it \
      makes the painted row of a short text as high as that of a long one. Around a picture that \
      keeps its shape it leaves gaps above and below. Around \
      a scroll view, a list or a pager, which take what they are offered themselves, a maximum \
      or a fixed length leaves an empty area behind few rows.
      """,
    example: """
      // proposal: 300x500
      // text-cell: 8x20
      ScrollView {
        VStack(spacing: 0) {
          Text("Mail")
          Text("Maps")
        }
        .id("rows")
      }
      .frame(maxHeight: 320).id("menu")
      """,
    scope: """
      A frame that says where its content goes is meant to be larger than that. A fixed length \
      is reported only where less than half of it is used, and so is the greatest height of a \
      text. A picture is reported in a column, not in one that scrolls, where the gaps are \
      from 24 points on and a third of the frame together.
      """,
    help: """
      `.fixedSize(horizontal: false, vertical: true)` behind the frame of a scroll view or a \
      text; `.lineLimit(…)` instead of a greatest height; a length that is computed, or measured \
      with `.onGeometryChange`; a layout of your own that caps what its content answers
      """,
    exception: "the empty area is wanted",
    keyNote: "of the frame", needs: "the log with the reasons of frames",
    traits: [.unusedSpace],
    search: .symptoms { timeline in
      let contents = timeline.contents
      return timeline.views(withAnyOf: [.frames, .pages]).flatMap { node in
        Axis.allCases.compactMap { axis in
          (Excessive.find(scrollerIn: node, on: axis, in: timeline)
            ?? Excessive.find(textIn: node, on: axis, in: timeline, with: contents))
        } + [Excessive.find(pages: node, in: timeline, with: contents)].compactMap(\.self)
      }
        + timeline.views(with: .image).compactMap { LooseBox.find($0, in: timeline) }
    })
}

/// A frame, or a pager, that is longer than what is shown in it.
struct Excessive: Sighting {
  let timeline: Timeline
  let node: NodeID
  /// What takes the room: a text, what scrolls, or the pager itself.
  let content: NodeID
  let axis: Axis
  /// What it takes, and what would do.
  let taken: CGFloat
  let enough: CGFloat

  /// So much more, in points, is seen.
  static let least: CGFloat = 20

  /// A list, or what scrolls along the axis, whose rows end far before it does.
  static func find(scrollerIn frame: NodeID, on axis: Axis, in timeline: Timeline) -> Self? {
    guard let limit = timeline.bound(of: frame, axis),
      let scroller = timeline.scroller(in: frame, axis),
      let taken = timeline.length(scroller, axis), !timeline.holdsBox(scroller),
      let end = timeline.contentEnd(of: scroller, axis), end > 0,
      limit == .maximum
        ? taken > end + Self.least
        : taken > 2 * end + Self.least && timeline.has(.ignoresContent, scroller)
          && !timeline.isAll(scroller, in: frame, axis)
    else { return nil }
    return Self(
      timeline: timeline, node: frame, content: scroller, axis: axis, taken: taken, enough: end)
  }

  /// A text in a wider frame whose width is visible.
  static func find(
    textIn frame: NodeID, on axis: Axis, in timeline: Timeline, with contents: Contents
  ) -> Self? {
    guard timeline.bound(of: frame, axis) == .maximum,
      !timeline.stepsOutwards(from: frame).contains(where: { timeline.has(.reacts, $0.outer) }),
      // With a height it is a size, and a height with a width.
      !timeline.has(axis == .horizontal ? .fixes(.vertical) : .limits(.horizontal), within: frame),
      timeline.isCentred(frame, on: axis),
      let content = timeline.sizingChildren(of: frame).first, timeline.isText(content),
      let taken = timeline.length(frame, axis), let enough = timeline.length(content, axis),
      axis == .horizontal
        ? taken > enough + Self.least
          && (timeline.showsItsLength(frame, axis, contents) || timeline.isBubble(frame, axis))
        : taken > 2 * enough + Self.least && timeline.isHighPlate(frame)
    else { return nil }
    return Self(
      timeline: timeline, node: frame, content: content, axis: axis, taken: taken, enough: enough)
  }
}

// MARK: - What a frame states

extension Timeline {
  /// Whether a view contains a placeholder box, so that it may end anywhere.
  fileprivate func holdsBox(_ node: NodeID) -> Bool {
    hasBoxes && tree.walk(from: node).contains { has(.box, $0) }
  }

  fileprivate enum Bound {
    case maximum, fixed
  }

  /// The length that a frame states and was given: a fixed one, or a maximum without a minimum.
  fileprivate func bound(of frame: NodeID, _ axis: Axis) -> Bound? {
    guard has(.frames, frame), has(.limits(axis), frame), let length = length(frame, axis)
    else { return nil }
    if has(.fixes(axis), frame) { return .fixed }
    guard !has(.hasLeast(axis), frame), let span = sizingSpan(frame) else { return nil }
    let maximums = reasons(of: frame, in: span).filter { $0.reason.axis == axis }
      .flatMap(\.reason.terms).filter { $0.knownRole == .maxLength }.map(\.value)
    return maximums.contains { abs($0 - length) < Timeline.tolerance } ? .maximum : nil
  }

  /// Whether a frame is a window or a sheet that what scrolls fills, alone or as its side bar.
  fileprivate func isAll(_ scroller: NodeID, in frame: NodeID, _ axis: Axis) -> Bool {
    has(.fixes(.horizontal), frame) && has(.fixes(.vertical), frame)
      && stepsOutwards(from: scroller).allSatisfy { step in
        sizingChildren(of: step.outer).count == 1
          || isPart(step.outer, of: frame) && dividedAxes(step.outer) == Axis.Set(axis.cross)
      }
  }

  /// What scrolls in a frame and fills most of it.
  fileprivate func scroller(in frame: NodeID, _ axis: Axis) -> NodeID? {
    guard let inner = sizingChildren(of: frame).first, isGreedy(inner, axis) else { return nil }
    let source = greedSource(of: inner, axis)
    guard has(.scrolls, source), let length = length(source, axis),
      let whole = self.length(frame, axis), length > whole / 2
    else { return nil }
    return isUnboundedInside(source, axis) ? source : nil
  }

  /// Whether it scrolls along the axis.
  private func isUnboundedInside(_ scroller: NodeID, _ axis: Axis) -> Bool {
    tree.children(of: scroller).contains { proposal($0, axis) == nil }
  }

  /// A text or a label, modifiers around it included.
  fileprivate func isText(_ node: NodeID) -> Bool {
    isOfWords(node)
  }

  /// Whether a colour lies behind words that do not react to taps and are at one side of their
  /// room: a button is often as wide as its maximum, and so is a card in the middle.
  fileprivate func isBubble(_ frame: NodeID, _ axis: Axis) -> Bool {
    isPainted(around: frame) && !has(.reacts, frame) && isAtOneSide(frame, axis)
  }

  /// Whether the first view around it that is longer has it at its start or its end.
  private func isAtOneSide(_ node: NodeID, _ axis: Axis) -> Bool {
    for (inner, outer) in stepsOutwards(from: node) where !has(.insets, outer) {
      guard let own = screenExtent(inner, axis), let whole = screenExtent(outer, axis) else {
        return false
      }
      let (before, after) = (own.start - whole.start, whole.end - own.end)
      if max(before, after) > Timeline.tolerance { return abs(before - after) > Timeline.tolerance }
    }
    return false
  }

  /// Whether it makes a painted row of a column as high as it is itself.
  fileprivate func isHighPlate(_ frame: NodeID) -> Bool {
    var isPlate = false
    for (inner, outer) in stepsOutwards(from: frame) {
      if isLayer(inner) || has(.scrolls, outer) || has(.limits(.vertical), outer) { return false }
      if dividedAxes(outer).contains(.vertical) { return isPlate && tree.childCount(of: outer) > 1 }
      let height = length(inner, .vertical) ?? 0
      let others = sizingChildren(of: outer).filter { $0 != inner }
      guard others.allSatisfy({ (length($0, .vertical) ?? 0) < height }) else { return false }
      isPlate = isPlate || isPainted(behind: outer)
    }
    return false
  }

  /// Whether a view's length is visible, because something is beside it.
  fileprivate func showsItsLength(_ node: NodeID, _ axis: Axis, _ contents: Contents) -> Bool {
    var isInRow = false
    for (inner, parent) in stepsOutwards(from: node) {
      if has(.fixes(axis), parent) { return false }
      if has(.layers, parent) {
        if isLayer(inner) { return false }
        if isAtOneSide(parent, axis) { return true }
        continue
      }
      let others = siblings(of: inner, in: parent)
      if !others.isEmpty {
        if dividedAxes(parent).contains(axis) {
          return axis == .vertical || others.contains(where: contents.contains)
        }
        let isLongest = others.allSatisfy { (length($0, axis) ?? 0) < (length(inner, axis) ?? 0) }
        guard dividedAxes(parent) == Axis.Set(axis.cross), isLongest else { return false }
        isInRow = others.contains(where: contents.contains) || others.contains { !has(.spacer, $0) }
      }
      guard length(parent, axis) == length(inner, axis) else { return false }
    }
    return isInRow
  }
}

// MARK: - What it says

extension Excessive {
  var goal: Goal? {
    guard timeline.has(.frames, node), timeline.isOfWords(content) else {
      let view = timeline.has(.pages, node) ? node : content
      // A list has the margin above its rows below them, too.
      let rows = timeline.tree.children(of: view)
      let margin = rows.compactMap { timeline.extent($0, axis)?.start }.min() ?? 0
      let length = enough + (timeline.isList(view) ? max(margin, 0) : 0)
      return Goal([.length(view, axis, .exactly(length))], near: [view], lengths: [axis: length])
    }
    return Goal([.length(node, axis, .between(1, enough + Self.least))], near: [content])
  }

  var suspicion: Suspicion {
    suspected(
      .takenMaximum, of: node, on: axis, sized: [node], placed: [content], remedies: remedies,
      involving: [content], off: taken - enough)
  }

  private var isText: Bool { timeline.isText(content) }

  var statement: Statement {
    let all = "\(points(taken)) points \(axis.adjective)"
    guard timeline.has(.frames, node) else {
      return Statement(
        "\(node) is \(all), and its page \(content) only \(points(enough))",
        because: "A pager takes what it is offered, whatever its pages need")
    }
    let claim: Prose =
      isText
      ? "\(node) is \(all), and \(content) in it only \(points(enough))"
      : "\(content) is \(all), and what is in it ends at \(points(enough))"
    let frame = timeline.modifier(node).capitalized
    let ground: Prose =
      timeline.has(.fixes(axis), node)
      ? "\(frame) states a \(axis.dimension), and what scrolls fills it"
      : "\(frame) takes what it is offered up to its maximum, whatever its content needs"
    return Statement(claim, subject: isText ? node : content, because: ground)
  }

  private var remedies: [Prose] {
    let maximum = axis == .vertical ? "maxHeight:" : "maxWidth:"
    let fixed = axis.fixedSize
    let measured: Prose = """
      measure the content with \(code: ".onGeometryChange") and use that as the \(code: maximum)
      """
    let isText = isText && timeline.has(.frames, node)
    if isText, axis == .vertical {
      return [
        "write \(code: ".lineLimit(…)") instead of \(timeline.modifier(node))",
        "write \(code: fixed) behind it: it is as high as its text then",
      ]
    }
    if isText {
      return [
        measured, "cap what it answers in a layout of your own (\(code: "struct Cap: Layout"))",
      ]
    }
    guard timeline.has(.frames, node), !timeline.has(.ignoresContent, content) else {
      let length = axis == .vertical ? ".frame(height: …)" : ".frame(width: …)"
      return ["give \(content) a \(axis.dimension) that follows from its content: \(code: length)"]
    }
    return [
      "write \(code: fixed) behind \(timeline.modifier(node)): it is as long as its content then",
      measured,
    ]
  }
}
