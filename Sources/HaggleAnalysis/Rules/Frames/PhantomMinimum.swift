import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let phantomMinimum = Rule(
    id: "phantom-minimum",
    summary: "A minimum made of spacing alone disturbs how room is divided.",
    finding: """
      Asked how small it can be, a stack or grid answers with its spacing, a padded view with \
      its insets, even where everything in it can shrink to nothing. Mostly that is right and \
      does no harm. But a minimum makes a view less flexible than a sibling without one, and \
      the least flexible is served first: the order of service changes, and with it who gets \
      what, as in the founding case of this tool.
      """,
    example: """
      // proposal: 350x350
      Grid {
        GridRow {
          Color.orange.id("orange")
          Color.indigo.id("indigo")
          Grid {
            GridRow {
              Color.cyan
              Color.yellow
            }
            Color.mint
            Color.green
          }
          .id("nested")
          .gridCellColumns(2)
        }
      }
      .id("outer")
      """,
    scope: [
      """
      It is reported only behind an `underfill` or `overflow` of a container around it, and only \
      if a re-run in which the view answers 0 makes that go away. The answers are those of the \
      view's minimum, maximum and final size; numbers that are marked *modelled* rest on how \
      haggle believes that a grid shares room among spans, which Apple has not published.
      """,
      """
      A console log does not say what is inside a view or who asked. There it is reported for a \
      view that has a minimum although it takes whatever else it is offered, as a smell, with \
      what to record next. A minimum that is the view's ideal as well is its own, and nothing is \
      said. `haggle import Traces/grid-monitor.log` shows such a one (docs/REPLAY.md, “A console \
      log”).
      """,
    ],
    help: """
      `.frame(minWidth: 0, minHeight: 0)` on the view, or `Color.clear.overlay { … }` in its \
      place
      """,
    exception: "nothing around it comes out wrong",
    class: .contract, classNote: "smell without a re-run", needs: "a re-run",
    search: .causes { symptoms, timeline in
      LoneMinimum.suspicions(in: timeline) + Phantom.suspicions(behind: symptoms, in: timeline)
    })
}

// MARK: - Suspects

/// A view whose minimum is of its own spacing, and a container around it that came out wrong.
private struct Phantom {
  let timeline: Timeline
  let node: NodeID
  let axis: Axis
  let symptom: Suspicion
  /// The question for the minimum, as it was asked.
  let question: Span
  let minimum: CGSize

  static func find(
    _ node: NodeID, in timeline: Timeline, with minimums: Minimums, behind symptom: Suspicion
  ) -> Self? {
    guard let question = minimums.question(to: node), let minimum = question.size else {
      return nil
    }
    return Self(
      timeline: timeline, node: node, axis: minimums.axis, symptom: symptom, question: question,
      minimum: minimum)
  }

  var suspicion: Suspicion {
    let service = Service.find(self)
    let finding = Finding(
      .phantomMinimum, of: node, on: axis, in: timeline, saying: statement(service?.sentence),
      shownBy: answers + (service?.evidence ?? []),
      remedies: [
        "write \(code: ".frame(minWidth: 0, minHeight: 0)") on \(node)",
        "put \(code: "Color.clear.overlay { … }") in its place: its minimum is 0 then",
      ])
    var suspicion = Suspicion(
      finding, hypothesis: Hypothesis(changes: changes, symptom: .init(symptom.finding)))
    suspicion.causeClause =
      "\(node) answers \(NumberText.display(minimum)) to \(NumberText.display(question.proposal))"
    return suspicion
  }

  /// A grid asks for both minimums at once, and either disturbs it.
  private var changes: [Verdict.Change] {
    [axis, axis.cross]
      .filter { $0 == axis || question.proposal == .zero && minimum[$0] > 0 }
      .map {
        Verdict.Change(of: node, $0, to: question.proposal, before: minimum[$0], after: 0)
      }
  }

  /// What it answered for its minimum, for its maximum, and for what it was given in the end.
  private var answers: [Int] {
    let maximum = timeline.spans(of: node).first {
      timeline.spans[$0].proposal[axis] == .infinity
    }.flatMap { timeline.spans[$0].answer }
    let spans = [question.answer, timeline.sizingSpan(node)?.answer]
    return (spans + [maximum ?? timeline.profile(of: node).maximum?.event]).compactMap { $0 }
  }

  private func statement(_ service: Prose?) -> Statement {
    let isWhole = question.proposal == .zero
    let asked = isWhole ? "minimum" : "minimum \(axis.dimension)"
    let parts = (isWhole ? Axis.allCases : [axis]).compactMap { spacing(on: $0) }
    let gaps = parts.withoutRepeatedLengths
    var statement = Statement(
      """
      Asked for its \(asked) (\(NumberText.display(question.proposal))), \(node) answered \
      \(NumberText.display(minimum)) points
      """)
    statement.isSeen = false
    if !gaps.isEmpty {
      statement.details.append(.init(.explanation, "\(gaps.listed())"))
    }
    statement.details.append(.init(.although, "everything in it can shrink to 0"))
    if let service { statement.details.append(.init(.sentence, service)) }
    return statement
  }

  /// "2 row gaps of 8", from what the node said of its own arithmetic.
  private func spacing(on axis: Axis) -> Part? {
    guard minimum[axis] > 0 else { return nil }
    let reasons = timeline.reasons(of: node, in: question).map(\.reason)
      .filter { $0.axis == axis }
    if let gaps = reasons.last(where: { $0.knownRule == .gaps }) { return .find(in: gaps, axis) }
    if let inset = reasons.last(where: { $0.knownRule == .inset }),
      let insets = inset.terms.first(where: { $0.knownRole == .insets })
    {
      return Part(text: "insets", length: insets.value)
    }
    guard let size = reasons.last(where: { $0.knownRule == .size }) else { return nil }
    return .find(in: size.terms.filter { $0.knownRole == .spacing }.map(\.value), "gap")
  }

  /// How much of a minimum is spacing: "2 row gaps" of 8.
  struct Part {
    let text: String
    let length: CGFloat
    var isSum = false

    /// Gaps that are given as a product, or one by one where they differ.
    static func find(in gaps: Reason, _ axis: Axis) -> Self? {
      let word = axis == .horizontal ? "column gap" : "row gap"
      if gaps.terms.count == 2, gaps.terms[1].knownRole == .gapCount {
        let count = gaps.terms[1].value
        let text = "\(points(count)) \(word)\(count == 1 ? "" : "s")"
        return Self(text: text, length: gaps.terms[0].value)
      }
      return find(in: gaps.terms.map(\.value), word)
    }

    static func find(in lengths: [CGFloat], _ word: String) -> Self? {
      guard let first = lengths.first else { return nil }
      let isEven = lengths.allSatisfy { $0 == first }
      return Self(
        text: NumberText.counted(lengths.count, word),
        length: isEven ? first : lengths.reduce(0, +), isSum: !isEven)
    }
  }
}

extension Phantom {
  /// A symptom may have many suspects, and each costs a re-run.
  private static let mostSuspects = 16
  /// How many views that have a minimum are looked at for a symptom.
  private static let mostNodes = 1_000

  static func suspicions(
    behind symptoms: [Suspicion], in timeline: Timeline
  ) -> [Suspicion] {
    Axis.allCases.flatMap { axis -> [Suspicion] in
      let disturbed = symptoms.filter {
        [Rule.underfill.id, Rule.overflow.id].contains($0.finding.rule) && $0.finding.axis == axis
      }
      if disturbed.isEmpty { return [] }
      let minimums = Minimums(timeline, axis)
      return disturbed.flatMap { symptom in
        suspects(in: symptom.subject, minimums, timeline).compactMap {
          Phantom.find($0, in: timeline, with: minimums, behind: symptom)?.suspicion
        }
      }
    }
  }

  /// The phantoms inside of a container, outer ones first, as far as minimums reach out to it.
  private static func suspects(
    in container: NodeID, _ minimums: Minimums, _ timeline: Timeline
  ) -> [NodeID] {
    var found: [NodeID] = []
    var open = timeline.tree.children(of: container)
    var next = 0
    var seen = 0
    while next < open.count, seen < mostNodes, found.count < mostSuspects {
      let node = open[next]
      next += 1
      guard let minimum = minimums[node], minimum > Timeline.tolerance else { continue }
      seen += 1
      if minimums.isPhantom(node) { found.append(node) }
      open += timeline.tree.children(of: node)
    }
    return found
  }
}

extension [Phantom.Part] {
  /// "1 column gap and 2 row gaps of 8" rather than "1 column gap of 8 and 2 row gaps of 8".
  fileprivate var withoutRepeatedLengths: [String] {
    enumerated().map { index, part in
      let next = index + 1 < count ? self[index + 1] : nil
      if let next, next.length == part.length, next.isSum == part.isSum { return part.text }
      return part.isSum
        ? "\(part.text), \(points(part.length)) together" : "\(part.text) of \(points(part.length))"
    }
  }
}

/// What nodes answer on one axis when they are asked for their minimum there.
private struct Minimums {
  let axis: Axis
  private let timeline: Timeline
  /// Recorded answers, or if there was no question probed ones; nil if neither is known.
  private var lengths: [CGFloat?]
  /// Whether only spacing and padding keep the node from shrinking to 0.
  private var isSpacing: [Bool]

  init(_ timeline: Timeline, _ axis: Axis) {
    self.timeline = timeline
    self.axis = axis
    lengths = timeline.trace.nodes.indices.map(NodeID.init).map {
      Self.question(to: $0, timeline, axis)?.size?[axis] ?? Self.probed($0, timeline, axis)
    }
    isSpacing = Array(repeating: false, count: timeline.trace.nodes.count)
    for node in timeline.tree.preorder.reversed() {
      isSpacing[node.index] = isMadeOfSpacing(node)
    }
  }

  subscript(node: NodeID) -> CGFloat? { lengths[node.index] }

  /// The first question for the node's minimum that reached it.
  func question(to node: NodeID) -> Span? { Self.question(to: node, timeline, axis) }

  /// Whether the node has a minimum of its own making, of spacing or padding, around what could all
  /// shrink to 0, and it was asked for that.
  func isPhantom(_ node: NodeID) -> Bool {
    guard isSpacing[node.index], let minimum = self[node], question(to: node) != nil else {
      return false
    }
    return minimum.isFinite && minimum > longestChild(of: node) + Timeline.tolerance
  }

  private func isMadeOfSpacing(_ node: NodeID) -> Bool {
    guard let minimum = self[node] else { return false }
    if minimum == 0 { return true }
    let children = sizingChildren(of: node)
    guard !children.isEmpty, children.allSatisfy({ isSpacing[$0.index] }) else { return false }
    return timeline.has(.spaces, node)
      || minimum <= longestChild(of: node) + Timeline.tolerance
  }

  private func longestChild(of node: NodeID) -> CGFloat {
    sizingChildren(of: node).compactMap { self[$0] }.max() ?? 0
  }

  /// What lies over or under a view has no part in its size.
  private func sizingChildren(of node: NodeID) -> [NodeID] {
    timeline.tree.children(of: node).filter { !timeline.isLayer($0) }
  }

  private static func question(to node: NodeID, _ timeline: Timeline, _ axis: Axis) -> Span? {
    let spans = timeline.spans(of: node)
    let first = spans.first {
      let span = timeline.spans[$0]
      return span.proposal[axis] == 0 && span.size != nil && !span.isCached
    }
    return first.map { timeline.spans[$0] }
  }

  private static func probed(_ node: NodeID, _ timeline: Timeline, _ axis: Axis) -> CGFloat? {
    for number in timeline.events(of: node) {
      if case .probe(_, let proposal, let size) = timeline.trace.events[number],
        proposal[axis] == 0
      {
        return size[axis]
      }
    }
    return nil
  }
}

// MARK: - What comes of it

/// How a container that came out wrong ranked and served a phantom among its children or tracks.
private struct Service {
  private let timeline: Timeline
  private let phantom: Phantom
  private let axis: Axis
  private let container: NodeID
  /// The child of the container that is the phantom or holds it.
  private let child: NodeID
  private let order: Timeline.Explanation
  /// The child's (or its track's) rank, and that of one that is served later as it can shrink more.
  private let ranks: (own: Reason.Ranked, later: Reason.Ranked)
  private let isFirst: Bool
  private let share: Timeline.Explanation
  /// What was offered after the child was served.
  private let rest: [Timeline.Explanation]
  private let answer: Int?
  /// How many columns the child is served with.
  private let columns: Int

  /// Nil if the trace does not say how the container served its children, or that it ranked them
  /// by this minimum.
  static func find(_ phantom: Phantom) -> Self? {
    let (timeline, axis) = (phantom.timeline, phantom.axis)
    let container = phantom.symptom.subject
    guard let child = timeline.child(of: container, holding: phantom.node),
      let span = timeline.sizingSpan(container),
      // A stack that knows its order does not sort again.
      let order = timeline.reasons(
        of: container, in: 0..<(span.answer ?? timeline.trace.events.count)
      ).last(where: { $0.reason.knownRule == .order && $0.reason.axis == axis })
    else { return nil }
    let reasons = timeline.reasons(of: container, in: span).filter { $0.reason.axis == axis }
    let shares = reasons.filter { $0.reason.isShare }
    guard
      let own = timeline.share(of: child, among: shares, after: order.event),
      let place = order.reason.order.firstIndex(where: {
        $0.node.map { $0 == child } ?? ($0.track == shares[own].reason.track)
      }),
      let minimum = order.reason.order[place].minimum,
      let later = order.reason.order[place...].first(where: { $0.minimum ?? minimum < minimum })
    else { return nil }
    let columns = reasons.first { $0.reason.knownRule == .span && $0.reason.child == child }
    return Self(
      timeline: timeline, phantom: phantom, axis: axis, container: container, child: child,
      order: order, ranks: (order.reason.order[place], later), isFirst: place == 0,
      share: shares[own], rest: Array(shares[(own + 1)...]), answer: span.answer,
      columns: columns?.reason.trackCount ?? 1)
  }

  private static let mostShares = 6

  /// The order, the shares (of many those that were not taken), and the container's answer.
  var evidence: [Int] {
    let shown =
      rest.count < Self.mostShares
      ? rest : rest.filter { $0.reason.detail == .untaken }.suffix(Self.mostShares)
    return [order.event, share.event] + shown.map(\.event) + (answer.map { [$0] } ?? [])
  }

  var sentence: Prose { "\(rank)\(service)\(remainder)" }
}

extension Service {
  private var isGrid: Bool { share.reason.track != nil }

  /// "The 8 makes it the least flexible child of outer (8…∞ before 0…∞)"
  private var rank: Prose {
    let number = points(phantom.minimum[axis])
    let subject: Prose = child == phantom.node ? "it" : "\(child), in which it lies,"
    let place = isFirst ? "the least flexible child" : "less flexible than other children"
    return """
      The \(number) makes \(subject) \(place) of \(container) (\(range(ranks.own)) before \
      \(range(ranks.later)))
      """
  }

  private func range(_ ranked: Reason.Ranked) -> String {
    "\(NumberText.display(ranked.minimum))…\(NumberText.display(ranked.maximum))"
  }

  /// ", so its columns are served first, 83.5 each"
  private var service: String {
    let length = NumberText.display(share.reason.result)
    let turn = isFirst ? "first" : "before theirs"
    guard isGrid else {
      return ", so it is served \(isFirst ? "first" : "before them") and offered \(length)"
    }
    return columns > 1
      ? ", so its \(axis.track)s are served \(turn), \(length) each"
      : ", so its \(axis.track) is served \(turn) and gets a share of \(length)"
  }

  /// "; then 167 ÷ 3 = 55.67 is …: outer is 294.33 wide instead of 350 (modelled)"
  private var remainder: Prose {
    if rest.isEmpty { return "" }
    let shares = rest.map(\.reason)
    var words: Prose = "; then \(isGrid ? Prose(offers(shares)) : leavings(shares))"
    if let offered = timeline.offer(container, axis), let taken = timeline.length(container, axis) {
      words += """
        : \(container) is \(points(taken)) \(axis.adjective) instead of \(points(offered))
        """
    }
    return shares.contains(where: \.isModelled) ? words + " (modelled)" : words
  }

  /// "167 ÷ 3 = 55.67 is offered three times, and the third has no taker"
  private func offers(_ shares: [Reason]) -> String {
    let lengths = shares.map { NumberText.display($0.result) }
    guard lengths.allSatisfy({ $0 == lengths[0] }) else {
      return shares.count > Self.mostShares
        ? "\(shares.count) more \(axis.track)s are served\(untaken(shares))"
        : "\(lengths.listed()) are offered in turn\(untaken(shares))"
    }
    let terms = shares[0].terms
    let division =
      terms.count == 2 && shares.count > 1
      ? "\(points(terms[0].value)) ÷ \(points(terms[1].value)) = " : ""
    return "\(division)\(lengths[0]) is offered \(times(shares.count))\(untaken(shares))"
  }

  /// ", and the third has no taker"
  private func untaken(_ shares: [Reason]) -> String {
    let places = shares.indices.filter { shares[$0].detail == .untaken }
    switch places.count {
    case 0: return ""
    case shares.count: return ", and nobody takes \(shares.count == 1 ? "it" : "them")"
    case 1: return ", and the \(ordinal(places[0] + 1)) has no taker"
    default: return ", and \(places.count) of them have no taker"
    }
  }

  /// "relative, served last, takes 76 of 152"
  private func leavings(_ shares: [Reason]) -> Prose {
    guard let last = shares.last, let child = last.child, let offered = last.result,
      let taken = timeline.length(child, axis)
    else { return "\(shares.count) more are served" }
    return "\(child), served last, takes \(points(taken)) of \(points(offered))"
  }
}

extension Reason {
  /// How many tracks it lists.
  fileprivate var trackCount: Int? {
    if case .tracks(let tracks) = detail { tracks.count } else { nil }
  }
}

extension Timeline {
  /// The child of a container in which a node lies, or which it is.
  fileprivate func child(of container: NodeID, holding node: NodeID) -> NodeID? {
    var child = node
    while let parent = parent(child) {
      if parent == container { return child }
      child = parent
    }
    return nil
  }

  /// Which of the shares was a child's: the last one before it was asked for the first time since
  /// the order was settled.
  fileprivate func share(
    of child: NodeID, among shares: [Explanation], after order: Int
  ) -> Int? {
    guard let first = shares.first?.event,
      let ask = spans(of: child).map({ spans[$0].ask }).first(where: { $0 > max(first, order) })
    else { return nil }
    return shares.lastIndex { $0.event < ask }
  }
}
