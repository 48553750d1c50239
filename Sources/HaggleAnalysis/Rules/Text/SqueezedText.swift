import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let squeezedText = Rule(
    id: "squeezed-text",
    summary: "A text breaks or is cut, while a view beside it takes room that it can do without.",
    finding: """
      A text takes more lines than it needs, or is cut, and the room that it lacks is there: a \
      view in the same stack takes it and could do with less. A stack serves its least flexible \
      children first, but offers each no more than an equal share of what is left. A text is \
      less flexible than a colour, a shape or a `GeometryReader`, so it is served before them, \
      and yet gets no more than its share.
      """,
    example: """
      // proposal: 200x100
      // text-cell: 8x20
      HStack {
        Color.indigo.id("left")
        Text("Good morning").id("title")
        Color.mint
      }
      .id("row")
      """,
    scope: """
      Columns that all take what they are offered are equal on purpose: a text in one of them is \
      not squeezed by the others. Nor is a text that would not fit even if all of them gave way. \
      A long text of one line that is cut in any case may give way to a short one beside it. \
      One that `minimumScaleFactor` makes lower, and that is whole, lacks no height. \
      A line with a `truncationMode` is to be cut. \
      In a stack of more than 100 views nothing is looked for.
      """,
    help: """
      `.layoutPriority(1)` on the child of the stack that holds the text; a plain `Spacer()` \
      instead of one in a frame
      """,
    exception: "the text may break there", class: .contract, keyNote: "of the text",
    needs: "the log; what the others can do with is known from their answers to nil and 0",
    consequences: [
      Rule.cutText.id, Rule.cutCount.id, Rule.crampedRow.id, Rule.lostWords.id,
    ],
    consequencesAcross: [Rule.unevenBackground.id],
    search: .candidates { timeline in
      let contents = timeline.contents
      return timeline.views(with: .text).flatMap { text in
        Axis.allCases.compactMap {
          Squeezed.find(text, on: $0, in: timeline, with: contents)?.candidate
        }
      }
    },
    goal: { finding, timeline in
      finding.axis.flatMap {
        Squeezed.find(finding.node, on: $0, in: timeline, with: timeline.contents)?.goal
      }
    })
}

/// A text that lacks a length which a sibling of it, or of a view around it, can do without.
private struct Squeezed {
  let timeline: Timeline
  let text: NodeID
  let axis: Axis
  let length: CGFloat
  let wanted: CGFloat
  let container: NodeID
  /// The child of the container that holds the text.
  let branch: NodeID
  let takers: [Taker]

  /// A view, and what it can do with.
  struct Taker {
    let node: NodeID
    let taken: CGFloat
    let enough: CGFloat
    let evidence: [Int]
    /// Whether it is a text of one line that is cut in any case.
    var isCut = false

    var spare: CGFloat { taken - enough }
  }

  static func find(
    _ text: NodeID, on axis: Axis, in timeline: Timeline, with contents: Contents
  ) -> Self? {
    guard timeline.offer(text, axis) != nil, !timeline.isPunctuation(text),
      !timeline.has(.givesWay, text) || timeline.cutLine(text) == nil,
      let length = timeline.length(text, axis),
      let wanted = timeline.ideal(text, axis), wanted > length + Timeline.tolerance,
      axis == .horizontal || !timeline.isScaled(text) || !timeline.losses(ofText: text).isEmpty,
      let (container, branch) = timeline.division(around: text, axis),
      timeline.tree.childCount(of: container) <= mostSiblings,
      !timeline.isGreedy(branch, axis), timeline.spurned(by: branch, axis) < wanted - length
    else { return nil }
    let siblings = timeline.siblings(of: branch, in: container)
    let takers = siblings.compactMap {
      taker($0, axis, timeline, contents: contents, lacking: wanted - length)
        ?? cutTaker($0, beside: text, axis, timeline)
    }.sorted { $0.spare > $1.spare }
    guard takers.map(\.spare).reduce(0, +) > wanted - length - tolerance else { return nil }
    return Self(
      timeline: timeline, text: text, axis: axis, length: length, wanted: wanted,
      container: container, branch: branch, takers: takers)
  }

  /// A sibling that takes what it is offered. Something in which there is a content can do with
  /// that one's ideal length, one that scrolls with nothing.
  private static func taker(
    _ node: NodeID, _ axis: Axis, _ timeline: Timeline, contents: Contents, lacking: CGFloat
  ) -> Taker? {
    guard let taken = timeline.length(node, axis) else { return nil }
    if timeline.has(.spacer, node) {
      let isTooShort = axis == .horizontal && taken < lacking
      let spacing = isTooShort ? timeline.spacing(behind: node, axis) : 0
      return taken > 0
        ? Taker(node: node, taken: taken, enough: -spacing, evidence: []) : nil
    }
    if let core = timeline.core(of: node), timeline.isClear(core) {
      return taken > 0 ? Taker(node: node, taken: taken, enough: 0, evidence: []) : nil
    }
    guard timeline.isGreedy(node, axis) else { return nil }
    let source = timeline.greedSource(of: node, axis)
    let isFull = contents.contains(node) && !timeline.has(.scrolls, source)
    guard
      let enough = isFull
        ? timeline.enough(for: node, axis, contents) : timeline.least(node, axis),
      taken > enough + Timeline.tolerance
    else { return nil }
    let evidence = timeline.evidence(of: node, at: isFull ? nil : 0, axis)
    return Taker(node: node, taken: taken, enough: enough, evidence: evidence)
  }
}

extension Squeezed {
  /// A text that is longer than the one beside it, keeps to one line and ends with an ellipsis: it
  /// may as well end earlier.
  private static func cutTaker(
    _ node: NodeID, beside other: NodeID, _ axis: Axis, _ timeline: Timeline
  ) -> Taker? {
    guard axis == .horizontal, let text = timeline.core(of: node), timeline.has(.text, text),
      let taken = timeline.length(text, axis), let whole = timeline.ideal(text, axis),
      whole > taken + tolerance, let own = timeline.ideal(other, axis), whole > 1.5 * own,
      let height = timeline.length(text, .vertical),
      let line = timeline.lineHeight(of: text), height < line + tolerance
    else { return nil }
    return Taker(
      node: text, taken: taken, enough: taken / 2,
      evidence: timeline.evidence(of: text, at: nil, axis), isCut: true)
  }

  private static let tolerance = Timeline.tolerance
  /// Each text of a stack is held against all others.
  private static let mostSiblings = 100
}

extension Timeline {
  /// What a view can do with, in points: a slider or a bar without words is of use at less than its
  /// ideal length, too.
  fileprivate func enough(for node: NodeID, _ axis: Axis, _ contents: Contents) -> CGFloat? {
    guard let ideal = ideal(node, axis) else { return nil }
    let isBar = has(.assumed, within: node) && !contents.holdsText(node)
    return isBar ? max(least(node, axis) ?? 0, min(ideal, Self.finger)) : ideal
  }

  /// The spacing that a spacer between two views costs on top of its length, in points: the views
  /// have one between them without it.
  fileprivate func spacing(behind spacer: NodeID, _ axis: Axis) -> CGFloat {
    guard let parent = parent(spacer), let next = sibling(behind: spacer, in: parent),
      tree.children(of: parent).first != spacer, let own = extent(spacer, axis),
      let other = extent(next, axis)
    else { return 0 }
    return max(other.start - own.end, 0)
  }

  /// How much of what it was offered a view leaves: what a frame in it keeps from a text is not
  /// taken by others.
  fileprivate func spurned(by node: NodeID, _ axis: Axis) -> CGFloat {
    guard let offer = offer(node, axis), let length = length(node, axis) else { return 0 }
    return offer - length
  }
}

// MARK: - What it says

extension Squeezed {
  fileprivate var goal: Goal {
    Goal(
      condition + together.flatMap(\.condition), near: [branch] + together.map(\.branch),
      lengths: [axis: wanted])
  }

  private var condition: [Goal.Condition] {
    axis == .horizontal ? [.length(text, axis, .atLeast(wanted))] : [.whole(text)]
  }

  /// The other texts that the same views squeeze, if there is enough for all of them.
  private var together: [Squeezed] {
    let contents = timeline.contents
    let siblings = timeline.siblings(of: branch, in: container)
    let others = siblings.compactMap { timeline.core(of: $0) }.filter { timeline.has(.text, $0) }
      .compactMap { Squeezed.find($0, on: axis, in: timeline, with: contents) }
      .filter { $0.container == container }
    let lacking = ([self] + others).reduce(0) { $0 + $1.wanted - $1.length }
    // One that is cut in any case still says something in a third of its room.
    let spare = takers.reduce(0) { $0 + ($1.isCut ? $1.taken * 2 / 3 : $1.spare) }
    return lacking <= spare ? others : []
  }

  var candidate: Candidate {
    Candidate(.squeezedText, .contract, of: text, on: axis, off: wanted - length) { suspicion }
  }

  private var suspicion: Suspicion {
    Suspicion(
      .squeezedText, of: text, on: axis, in: timeline, saying: statement,
      shownBy: timeline.sizing(of: text)
        + timeline.evidence(of: text, at: nil, axis) + takers.prefix(2).flatMap(\.evidence),
      remedies: remedies, involving: [container, branch], off: wanted - length)
  }

  private var statement: Statement {
    let isCut = axis == .vertical || timeline.cutLine(text) != nil
    let effect: Prose = isCut ? "it is cut" : "it breaks into more lines"
    return Statement(
      "\(text) is \(points(length)) points \(axis.adjective) and needs \(points(wanted))",
      details: [.init(.explanation, effect)]
        + [share, spare].compactMap { $0.map { .init(.sentence, $0) } })
  }

  /// "row offers title no more than its share, 61.33, as others would take any width"
  private var share: Prose? {
    guard let offered = timeline.offer(branch, axis) else { return nil }
    return """
      \(container) offers \(branch) no more than its share, \(points(offered)), as others would \
      take any \(axis.dimension)
      """
  }

  private var spare: Prose? {
    guard let taker = takers.first else { return nil }
    if taker.isCut {
      return "\(taker.node) takes \(points(taker.taken)) and is cut in any case"
    }
    let others = takers.count > 1 ? ", as others do" : ""
    if taker.enough < 0 {
      return """
        \(taker.node) takes \(points(taker.spare)) with the spacing of one side, and could be left \
        out\(others)
        """
    }
    return """
      \(taker.node) takes \(points(taker.taken)) and could do with \(points(taker.enough))\(others)
      """
  }

  private var remedies: [Prose] {
    let priority: Prose = """
      write \(code: ".layoutPriority(1)") on \(branch): it is served before the others then
      """
    let fixed = axis.fixedSize
    if let spacer = takers.first, timeline.has(.spacer, spacer.node), spacer.enough < 0 {
      return [
        """
        leave \(spacer.node) out, and write \
        \(code: ".frame(maxWidth: .infinity, alignment: .leading)") on \(branch)
        """
      ]
    }
    if let spacer = takers.first?.node, timeline.has(.spacer, spacer) {
      return ["write \(code: "Spacer(minLength: 0)") for \(spacer): it may vanish then"]
    }
    return [priority, "write \(code: fixed) on \(text): it keeps the length that it needs"]
      + (idleSpacer.map {
        ["let \($0) be a plain \(code: "Spacer()"), which takes only what is left"]
      }
        ?? [])
  }

  /// A spacer in a frame that makes it a view like others.
  private var idleSpacer: NodeID? {
    takers.map(\.node).first { node in
      timeline.tree.children(of: node).contains { timeline.has(.spacer, $0) }
    }
  }
}
