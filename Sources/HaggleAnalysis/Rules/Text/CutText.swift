import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let cutText = Rule(
    id: "cut-text",
    summary: "A text is cut although nothing limits its lines, or breaks inside of a word.",
    finding: [
      """
      A text has no room for all of its lines and ends with an ellipsis, without a `lineLimit` \
      that asks for it; or it is narrower than its longest word, and the word breaks wherever \
      the line ends. A text takes any width that it is offered and gives up lines rather than \
      reach out: so it never shows as an overflow.
      """,
      """
      The finding is about the view that keeps the room small, where that is a frame, and else \
      about the text. What lies over another view is offered no more than that view's size.
      """,
    ],
    example: """
      // proposal: 393x700
      // text-cell: 14x34
      Text("Our rather longish headers").id("title")
        .frame(width: 100, height: 100).id("box")
      """,
    help: """
      `minHeight:` instead of a fixed height; `.fixedSize()` on what lies over a small view; \
      `.lineLimit(1)` with `.minimumScaleFactor(0.5)`; a row that scrolls or wraps
      """,
    exception: "what is cut may be left out",
    class: .contract, keyNote: "of the view that it is about",
    needs: "the log with the text's reasons, which a real app does not give",
    consequences: [Rule.lostWords.id],
    search: .symptoms { timeline in
      // A text without a place is haggle's own sample, and a redacted one has no words.
      timeline.views(with: .text).filter(timeline.isReadable).compactMap {
        text in
        CutText.find(inWordsOf: text, timeline) ?? CutText.find(inLinesOf: text, timeline)
      }
    })
}

/// Who takes what a text lacks.
private enum Taker {
  case served(NodeID)
  case rigid(NodeID)
  case frame(NodeID)

  var node: NodeID {
    switch self {
    case .served(let node), .rigid(let node), .frame(let node): node
    }
  }
}

/// A text that shows less than all of its lines, or breaks its words.
private struct CutText: Sighting {
  let timeline: Timeline
  let text: NodeID
  let axis: Axis
  /// What it was offered, and what it needs.
  let offered: CGFloat
  let needed: CGFloat
  let event: Int
  /// Who keeps the room small; nil for the root.
  let limiter: NodeID?

  /// Cut below: the height that was offered is less than its lines need. One that takes what they
  /// need all the same is cut by its own limit.
  static func find(inLinesOf text: NodeID, _ timeline: Timeline) -> Self? {
    guard let offered = timeline.offer(text, .vertical), offered > 0,
      timeline.offer(text, .horizontal) != 0,
      let needed = timeline.ideal(text, .vertical), needed > offered + Timeline.tolerance,
      let taken = timeline.length(text, .vertical), needed > taken + Timeline.tolerance,
      let reason = timeline.textReason(of: text, .lines), case .cut? = reason.reason.detail
    else { return nil }
    return Self(
      timeline: timeline, text: text, axis: .vertical, offered: offered, needed: needed,
      event: reason.event,
      limiter: timeline.limiter(of: text, .vertical))
  }

  /// Broken inside of a word: the width that was offered is less than the longest one.
  static func find(inWordsOf text: NodeID, _ timeline: Timeline) -> Self? {
    guard let offered = timeline.offer(text, .horizontal),
      offered > 0 || timeline.isLeftOut(text),
      let reason = timeline.textReason(of: text, .widest),
      case .broken(let longest)? = reason.reason.detail
    else { return nil }
    return Self(
      timeline: timeline, text: text, axis: .horizontal, offered: offered, needed: longest,
      event: reason.event,
      limiter: timeline.limiter(of: text, .horizontal))
  }
}

extension Timeline {
  /// What a text explained of its placed size: the lines that it keeps, or the widest of them.
  fileprivate func textReason(of text: NodeID, _ rule: Reason.Rule) -> Explanation? {
    sizingSpan(text).flatMap { lastExplanation(of: text, in: $0, rule) }
  }

  /// Whether a view gets no width in a row that is hardly wider than its room: `overflow` reports a
  /// row that is.
  fileprivate func isLeftOut(_ text: NodeID) -> Bool {
    guard isReadable(text), let (row, _) = division(around: text, .horizontal),
      let offered = offer(row, .horizontal), let length = length(row, .horizontal)
    else { return false }
    return offered > 0 && length <= offered + Self.hardlyOutside
  }

  /// So far outside of its room, in points, a row is not reported.
  private static let hardlyOutside: CGFloat = 4

  /// Who takes the room that a view lacks in a container: a view that is served before it, one that
  /// has a stated length, or a frame around the container that states one.
  fileprivate func taker(besides node: NodeID, in container: NodeID, _ axis: Axis) -> Taker? {
    let steps = stepsOutwards(from: node)
    guard let branch = steps.first(where: { $0.outer == container })?.inner else { return nil }
    let ranks = ranks(in: container, axis)
    let own = ranks.first { $0.node == branch }?.priority ?? 0
    if let first = ranks.first(where: { $0.priority > own })?.node { return .served(first) }
    let rigid = tree.children(of: container).filter {
      $0 != branch && has(.fixes(axis), within: $0) && (length($0, axis) ?? 0) > 40
    }
    if let longest = longest(of: rigid, axis) { return .rigid(longest) }
    return steps.map(\.outer).drop { $0 != container }.first { has(.fixes(axis), $0) }
      .map { .frame($0) }
  }

  /// The nearest view around another one that states the length that is offered, or over which the
  /// other lies.
  fileprivate func limiter(of node: NodeID, _ axis: Axis) -> NodeID? {
    stepsOutwards(from: node).first { inner, outer in
      isLayer(inner) || has(.fixes(axis), outer) || dividedAxes(outer).contains(axis)
    }?.outer
  }
}

// MARK: - What it says

extension CutText {
  private var isFramed: Bool { limiter.map { timeline.has(.fixes(axis), $0) } ?? false }
  private var isLaidOver: Bool { limiter.map { timeline.has(.layers, $0) } ?? false }

  private var taker: Taker? {
    guard let limiter, !isFramed, !isLaidOver else { return nil }
    return timeline.taker(besides: text, in: limiter, axis)
  }

  /// All texts that share its room and are cut show what they say, as one is not to give way to
  /// another; those that something else cuts are findings of their own.
  var goal: Goal? {
    let around = timeline.stepsOutwards(from: text).map(\.outer)
    let others = timeline.views(with: .text).filter { other in
      guard other != text, timeline.place(other) != nil,
        let found = Self.find(inWordsOf: other, timeline) ?? Self.find(inLinesOf: other, timeline)
      else { return false }
      return found.limiter.map(around.contains) == true
        || limiter.map { timeline.isPart(other, of: $0) } == true
    }
    return Goal(
      ([text] + others).map { .whole($0) } + keptWidth,
      near: [taker?.node, limiter].compactMap(\.self) + others.prefix(3),
      lengths: enough.map { [axis: $0] } ?? [:])
  }

  /// The frame that states the length.
  private var frame: NodeID? {
    if case .frame(let frame) = taker { frame } else { isFramed ? limiter : nil }
  }

  /// What the frame would have to state, in points.
  private var enough: CGFloat? {
    frame.flatMap { timeline.length($0, axis) }.map { ($0 + needed - offered).rounded(.up) }
  }

  /// Where a height is stated that is too small, the width that something else gives stays. What
  /// hugs its text may be narrower: a text in several lines is only as wide as the longest.
  private var keptWidth: [Goal.Condition] {
    guard axis == .vertical, let frame, let width = timeline.length(frame, .horizontal) else {
      return []
    }
    if timeline.has(.fixes(.horizontal), frame) {
      return isAsWideAsOthers(frame, width) ? [.length(text, .horizontal, .atMost(width))] : []
    }
    let isGiven = timeline.isGreedy(frame, .horizontal)
    return [.length(frame, .horizontal, isGiven ? .exactly(width) : .atMost(width))]
  }

  /// Whether another view of a column has the width of a frame in it.
  private func isAsWideAsOthers(_ frame: NodeID, _ width: CGFloat) -> Bool {
    guard let (column, branch) = timeline.division(around: frame, .vertical) else { return false }
    return timeline.tree.children(of: column).contains {
      $0 != branch && timeline.length($0, .horizontal) == width
    }
  }

  var suspicion: Suspicion {
    let blamed = isFramed ? limiter ?? text : text
    return suspected(
      .cutText, of: blamed, on: axis, sized: [text], shownBy: [event], remedies: remedies,
      exception: axis == .vertical ? "what is cut may be left out" : "words may break there",
      subject: text, involving: [text] + [limiter].compactMap(\.self), off: needed - offered)
  }

  var statement: Statement {
    let claim: Prose =
      axis == .vertical
      ? """
      \(text) is cut: it was offered \(points(offered)) points of height, and its \(lines) \
      \(points(needed))
      """
      : """
      \(text) breaks inside of a word: it was offered \(points(offered)) points, and its longest \
      word needs \(points(needed))
      """
    return Statement(
      claim, subject: text, details: ground.map { [.init(.sentence, $0)] } ?? [])
  }

  /// Where they come of a word that has no room, that is the first thing to know.
  private var lines: String {
    guard let width = timeline.offer(text, .horizontal), width.isFinite,
      let line = timeline.profile(of: text).ideal?.size.width, line > width + Timeline.tolerance
    else { return "lines need" }
    return "lines, in a width of \(NumberText.display(width)) points, need"
  }

  private var ground: Prose? {
    guard let limiter else { return nil }
    if isLaidOver { return "\(limiter) offers it no more than the size of what it lies on" }
    if isFramed { return "\(timeline.modifier(limiter).capitalized) states that \(axis.dimension)" }
    switch taker {
    case .served(let node):
      return """
        \(limiter) serves \(node) before it, for its priority, and \(node) takes \
        \(points(timeline.length(node, axis) ?? 0))
        """
    case .rigid(let node):
      return """
        \(limiter) has no more for it, as \(node) keeps its \
        \(points(timeline.length(node, axis) ?? 0)): a text gives way rather than reach out
        """
    case .frame(let frame):
      return """
        \(limiter) has no more for it, as \(timeline.modifier(frame)) around it states that \
        \(axis.dimension)
        """
    case nil: return "\(limiter) has no more for it: a text gives way rather than reach out"
    }
  }

  private var remedies: [Prose] {
    if isLaidOver {
      return ["write \(code: ".fixedSize()") on \(text): it may be larger than what it lies on"]
    }
    if isFramed, let limiter {
      return [roomier(limiter)] + shrinking
    }
    guard let limiter, axis == .horizontal else { return shrinking + fixing }
    if case .served(let node) = taker, let core = timeline.core(of: node),
      timeline.has(.text, core), timeline.cutLine(core) == nil
    {
      return shrinking + [
        """
        write \(code: ".layoutPriority(1)") on \(text), too: it is no longer served behind \(node)
        """,
        "write \(code: ".fixedSize()") on \(text): \(node) gets what that leaves",
      ]
    }
    return shrinking + [
      "let \(limiter) scroll in a \(code: "ScrollView(.horizontal)")",
      """
      break the views of \(limiter) into lines with a layout of your own \
      (\(code: "struct Flow: Layout")) or a \(code: "LazyVGrid")
      """,
    ]
  }

  /// One line, if it fits in letters half as large: a paragraph would be cut all the same. Who
  /// asked for large letters is not given small ones.
  private var shrinking: [Prose] {
    guard !timeline.has(.enlarged, text), let width = timeline.offer(text, .horizontal),
      let line = timeline.profile(of: text).ideal?.size.width, line <= 2 * width
    else { return [] }
    return [
      """
      write \(code: ".lineLimit(1)") and \(code: ".minimumScaleFactor(0.5)") on \(text): it \
      becomes smaller then
      """
    ]
  }

  private func roomier(_ frame: NodeID) -> Prose {
    let least = axis == .vertical ? "minHeight:" : "minWidth:"
    return """
      give \(timeline.modifier(frame)) a \(code: least) instead of its fixed \(axis.dimension), so \
      that it grows with the text
      """
  }

  private var fixing: [Prose] {
    [
      """
      let it scroll in a \(code: "ScrollView"), or write \
      \(code: Axis.vertical.fixedSize) on \(text): it keeps its lines \
      then, and others give way
      """
    ]
  }
}
