package import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// The comparison of two negotiations, for a terminal.
package struct DiffText {
  private let words: DiffWords
  private let showsAll: Bool
  /// How to list what is only counted; empty if nothing is.
  private let hint: String
  /// The maximum number of listed views; the rest is counted.
  private static let mostViews = 20

  package init(_ diff: Diff, showsAll: Bool, hint: String = "; --all lists them") {
    words = DiffWords(diff)
    self.showsAll = showsAll
    self.hint = hint
  }

  package var lines: [Line] {
    let sections = [causes, divergence, seen, questions, findings].filter { !$0.isEmpty }
    return Array(sections.joined(separator: [Line.blank]))
  }

  private var causes: [Line] {
    let causes = words.diff.causes
    if causes.isEmpty { return [] }
    return [Line("What differs by itself:")]
      + causes.map { Line(words.text($0), indent: 1, node: $0.secondNode) }
  }

  private var divergence: [Line] {
    guard let divergence = words.divergence else { return [] }
    return [
      Line(divergence.title + ":"), Line("A  \(divergence.first)", .row, indent: 1),
      Line("B  \(divergence.second)", .row, indent: 1, event: words.diff.divergence?.second),
    ]
  }

  private var seen: [Line] {
    let seen = words.seen
    if seen.isEmpty {
      return words.diff.isEmpty ? [] : [Line(unseen)]
    }
    let groups = groups(of: seen)
    let shown = groups.prefix(showsAll ? groups.count : Self.mostViews)
    let rows = shown.map { views in
      let numbers = words.numbers(views[0])
      let others = views.count > 1 ? " and \(views.count - 1) more" : ""
      return [words.name(views[0].views) + others, numbers.first, numbers.second, numbers.title]
    }
    let table = table([["", "A", "B", ""]] + rows)
    let more = groups.dropFirst(shown.count).reduce(0) { $0 + $1.count }
    let hasPlaces = shown.contains { $0[0].places != nil }
    let title = "What looks different" + (hasPlaces ? ", with places in the view around it:" : ":")
    return [Line(title)] + table
      + (more > 0 ? [Line("and \(more) more\(hint)", indent: 1)] : []) + rounded
  }

  /// What there is to say where no view looks different.
  private var unseen: String {
    if words.diff.sharesNoView { return DiffWords.strangers }
    return words.diff.divergence != nil
      ? "No view that both have looks different."
      : "Both negotiate the same: no view has another size or place."
  }

  /// Views of which the same is to be said, in the order of the first; few are listed by name.
  private func groups(of views: [ViewDifference]) -> [[ViewDifference]] {
    if showsAll { return views.map { [$0] } }
    var order: [String] = []
    var alike: [String: [ViewDifference]] = [:]
    for view in views {
      let change = words.numbers(view).title
      if alike[change] == nil { order.append(change) }
      alike[change, default: []].append(view)
    }
    return order.flatMap { change in
      let group = alike[change] ?? []
      return group.count < Self.fewestAlike || change.isEmpty ? group.map { [$0] } : [group]
    }
  }

  private static let fewestAlike = 3

  private var rounded: [Line] {
    let count = words.roundedCount
    if count == 0 { return [] }
    let verb = count == 1 ? "differs" : "differ"
    return [Line("\(NumberText.counted(count, "view")) \(verb) by less than a point alone.")]
  }

  private var questions: [Line] {
    let asked = words.asked
    let count = asked.reduce(0) { $0 + $1.questions.count }
    if count == 0 { return [] }
    let title =
      NumberText.counted(count, "question") + " of " + NumberText.counted(asked.count, "view")
      + " \(count == 1 ? "was" : "were") asked in one alone, or answered differently"
    guard showsAll else { return [Line(title + hint + ".")] }
    let rows = asked.flatMap { view in
      view.questions.enumerated().map { index, question in
        let exchange = words.exchange(question)
        let name = index == 0 ? words.name(view.views) : ""
        return [name, "← " + exchange.title, "→ " + exchange.first, "→ " + exchange.second]
      }
    }
    let table = table([["", "", "A", "B"]] + rows)
    return [Line(title + ":")] + table
  }

  private func table(_ rows: [[String]]) -> [Line] {
    let alignments = rows[0].map { _ in AlignedTable.Alignment.leading }
    return AlignedTable(alignments, rows).lines.map { Line($0, .row, indent: 1) }
  }

  private var findings: [Line] {
    let (gone, new) = words.diff.findings
    return gone.map { Line("only A has the finding \(words.text($0, in: words.first))") }
      + new.map { Line("only B has the finding \(words.text($0, in: words.second))", .finding) }
  }
}

extension Cause {
  /// The view in B; nil if B lacks it.
  fileprivate var secondNode: NodeID? {
    switch self {
    case .proposal, .removed: nil
    case .added(let parts): parts.first?.node
    case .arguments(let views), .rule(let views), .pixels(let views): views.first?.second
    }
  }
}

/// The differences of one view, and all differences, beside a replay of B.
extension PanelText {
  var diff: [Line] {
    guard let diff = replay.diff else { return [Line("It is held against nothing.")] }
    let names = [diff.first, diff.second].map { timeline in
      let header = timeline.trace.header
      let size = header.proposal.map { ", for \(NumberText.display($0))" } ?? ""
      return PlainText.line(header.scenario ?? "a trace") + size
    }
    let heading = [
      Line("A is \(names[0]); B, which is walked through, is \(names[1])"), Line.blank,
    ]
    if diff.isEmpty { return heading + [Line("Both negotiate the same.")] }
    let own = replay.selected.map { DiffText(diff, showsAll: true).lines(about: $0) } ?? []
    return heading + own + DiffText(diff, showsAll: false, hint: "").lines
  }
}

extension DiffText {
  /// A view with all its differing questions.
  fileprivate func lines(about node: NodeID) -> [Line] {
    let name = words.second.trace.title(of: node)
    guard words.diff.alignment.first(node) != nil else {
      return [Line("\(name) is in B alone."), .blank]
    }
    guard let view = words.diff.views.first(where: { $0.views.second == node }) else {
      return [Line("\(name) is the same in both."), .blank]
    }
    let numbers = words.numbers(view)
    let questions = view.questions.map { question in
      let exchange = words.exchange(question)
      return ["← " + exchange.title, "→ " + exchange.first, "→ " + exchange.second]
    }
    return [Line("\(words.name(view.views)):")]
      + table([["", "A", "B"], ["is", numbers.first, numbers.second]] + questions) + [.blank]
  }
}
