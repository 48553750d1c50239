import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// Where a length comes from, down to the view whose own rule makes it: each view with what it
/// adds, those that only hand on in one line.
struct DescentText {
  private let timeline: Timeline
  private let steps: [Ledger]
  private let showsAll: Bool
  /// The maximum number of lines; those in the middle are left out.
  private static let mostLines = 12

  /// - Parameter showsAll: whether nothing is abridged.
  init(_ timeline: Timeline, below ledger: Ledger, showsAll: Bool) {
    self.timeline = timeline
    self.showsAll = showsAll
    steps = timeline.descent(below: ledger)
  }

  private var trace: Trace { timeline.trace }

  /// Empty where the view above makes its answer itself, or the one below says no more.
  var lines: [Line] {
    guard let last = steps.last, steps.count > 1 || owns(last) else { return [] }
    let lines = groups.flatMap(lines)
    let title = Line("where that comes from", events: span(steps[0]).answer.list)
    return [title] + (showsAll ? lines : Self.abridged(lines))
  }

  private static func abridged(_ lines: [Line]) -> [Line] {
    if lines.count <= mostLines { return lines }
    let half = mostLines / 2
    let left = lines.count - 2 * half
    return lines.prefix(half) + [Line("… \(left) more …", indent: 1)] + lines.suffix(half)
  }

  /// The steps; those in a row that hand on together.
  private var groups: [[Ledger]] {
    steps.reduce(into: []) { groups, step in
      let follows = timeline.handsOn(step) && groups.last?.first.map(timeline.handsOn) == true
      if follows { groups[groups.count - 1].append(step) } else { groups.append([step]) }
    }
  }

  private func lines(_ group: [Ledger]) -> [Line] {
    guard let first = group.first else { return [] }
    if timeline.handsOn(first) { return [handing(group, first)] }
    let step = Line(said(first), indent: 1, events: events(first), node: span(first).node)
    return [step] + (first.call == steps.last?.call ? source(of: first) : [])
  }

  private func handing(_ group: [Ledger], _ first: Ledger) -> Line {
    let nodes = group.map { span($0).node }
    let verb = nodes.count == 1 ? "hands" : "hand"
    let answer = NumberText.display(first.answer) as String
    return Line(
      "\(NameList.text(nodes, in: trace)) \(verb) on \(answer)", indent: 1,
      events: span(first).answer.list)
  }

  /// `frame.2 is offered 66.84 and answers 120: fixed 120 = width 120`
  private func said(_ step: Ledger) -> String {
    let own = span(step)
    let (offer, answer) = (own.proposal[step.axis], NumberText.display(step.answer) as String)
    let takes = offer == step.answer ? "takes it" : "answers \(answer)"
    let words = "\(trace.title(of: own.node)) is offered \(NumberText.display(offer)) and \(takes)"
    return reason(of: step).map { "\(words): \(ReasonText($0, in: trace).line)" } ?? words
  }

  private func events(_ step: Ledger) -> [Int] {
    [step.ending.row.map { step.rows[$0].event } ?? span(step).answer].compactMap(\.self)
  }

  private func reason(of step: Ledger) -> Reason? {
    step.ending.row.flatMap { timeline.reason(step.rows[$0].event, on: step.axis) }
  }

  /// Whether the view says by which rule it makes its answer, and that is not only its offer.
  private func owns(_ step: Ledger) -> Bool {
    reason(of: step) != nil && !timeline.handsOn(step)
  }

  /// The code of the view that decides, with its place.
  private func source(of step: Ledger) -> [Line] {
    let node = span(step).node
    guard let code = trace.code(of: node) else { return [] }
    let guess = GuessText(trace, GuessedNumbers(trace).guess(node, on: step.axis))
    return [Line(code, indent: 2, node: node)] + guess.lines(indent: 2)
  }

  private func span(_ step: Ledger) -> Span { timeline.spans[step.call] }
}
