import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// The words for the differences of two negotiations: the first is A, the second B.
struct DiffWords {
  let diff: Diff
  var first: Timeline { diff.first }
  var second: Timeline { diff.second }

  init(_ diff: Diff) { self.diff = diff }

  /// Of two that are about different things.
  static let strangers = "A and B share no view, so that nothing of them can be compared."

  /// Views that look different, without modifiers that only differ as their view does, and without
  /// what is only rounded to other pixels.
  var seen: [ViewDifference] { outermost.filter { !isRounding($0) } }

  /// How many views look different by what pixels they end on alone.
  var roundedCount: Int { outermost.count(where: isRounding) }

  private func isRounding(_ view: ViewDifference) -> Bool {
    diff.haveOtherPixels && view.isPlacedInBoth && numbers(view).title.isEmpty
  }

  private var outermost: [ViewDifference] {
    let seen = diff.views.filter(\.isSeen)
    var known = [ViewDifference?](repeating: nil, count: second.trace.nodes.count)
    for view in seen { known[view.views.second.index] = view }
    return seen.filter { view in
      guard view.places == nil, let sizes = view.sizes,
        let parent = second.trace.nodes[view.views.second.index].parent,
        let outer = known[parent.index]?.sizes
      else { return true }
      return sizes.first != outer.first || sizes.second != outer.second
    }
  }

  /// Views with different questions or answers.
  var asked: [ViewDifference] { diff.views.filter { !$0.questions.isEmpty } }
}

extension ViewDifference {
  /// Whether it has a size and a place in both traces.
  fileprivate var isPlacedInBoth: Bool {
    let hasSizes = sizes.map { $0.first != nil && $0.second != nil } ?? true
    return hasSizes && (places.map { $0.first != nil && $0.second != nil } ?? true)
  }
}

// MARK: - Views

extension DiffWords {
  /// `Text.2 "Hello"`, with its name in A if that differs.
  func name(_ views: ViewPair) -> String { second.trace.title(of: views.second) + inFirst(views) }

  private func inFirst(_ views: ViewPair) -> String {
    let own = first.trace.name(of: views.first)
    return own == second.trace.name(of: views.second) ? "" : " (\(own) in A)"
  }

  /// The name with arguments and place: `frame.1(width: 100) at 7:5`.
  func view(_ node: NodeID, in timeline: Timeline) -> String {
    let about = timeline.trace.nodes[node.index]
    let kind = about.isLabelled ? " \(PlainText.line(about.kind))" : ""
    let shown = about.shown.isEmpty ? nil : timeline.trace.mark(of: node).map { " \($0)" }
    return timeline.trace.name(of: node) + kind + PlainText.arguments(about.arguments, limit: 48)
      + (shown ?? "")
      + (about.place.map { " at " + timeline.trace.words(for: $0) } ?? "")
  }

  func text(_ cause: Cause) -> String {
    switch cause {
    case .proposal(let own, let other):
      "the root is offered \(proposal(other)) in B, \(proposal(own)) in A"
    case .removed(let parts): "only A has \(text(parts, in: first))"
    case .added(let parts): "only B has \(text(parts, in: second))"
    case .arguments(let views): arguments(views)
    case .rule(let views): rule(views)
    case .pixels(let views):
      "a point has other pixels in B than in A: the lines of "
        + "\(NumberText.counted(views.count, "view")) end less than a point away"
    }
  }

  private func proposal(_ proposal: ProposedViewSize?) -> String {
    proposal.map { NumberText.display($0) } ?? "what is not known"
  }

  private func text(_ parts: [Cause.Part], in timeline: Timeline) -> String {
    let part = parts[0]
    let inside = part.count > 0 ? ", with \(NumberText.counted(part.count, "view")) in it" : ""
    let around =
      part.around.isEmpty ? "" : ", around \(NameList.text(part.around, in: timeline.trace))"
    return view(part.node, in: timeline) + inside + around + more(parts.count)
  }

  /// Several views are written at one place.
  private func more(_ count: Int) -> String { count > 1 ? "; \(count) times in all" : "" }

  private func arguments(_ views: [ViewPair]) -> String {
    let (own, other) = (
      first.trace.nodes[views[0].first.index], second.trace.nodes[views[0].second.index]
    )
    let (given, givenNow) = Self.divergence(own.arguments, other.arguments)
    func call(_ node: Trace.Node, _ arguments: String) -> String {
      let list = PlainText.arguments(arguments, limit: 72)
      let traits = own.traits == other.traits ? [] : node.traits
      return ([node.kind + (list.isEmpty ? "()" : list)] + traits)
        .map { PlainText.line($0) }.joined(separator: ", ")
    }
    let place = other.place.map { " at " + second.trace.words(for: $0) } ?? ""
    let name = second.trace.name(of: views[0].second) + inFirst(views[0])
    return "\(name)\(place) is \(call(own, given)) in A and "
      + "\(call(other, givenNow)) in B"
      + more(views.count)
  }

  /// Two long argument lists, from shortly before their first difference.
  private static func divergence(_ first: String, _ second: String) -> (String, String) {
    let common = zip(first, second).prefix { $0 == $1 }.count
    let start = first.prefix(common).lastIndex(of: ",").map { first[...$0].count } ?? 0
    guard start > shownBefore else { return (first, second) }
    return ("… " + first.dropFirst(start + 1), "… " + second.dropFirst(start + 1))
  }

  /// The number of common characters shown before the difference.
  private static let shownBefore = 40

  /// What B alone is laid out with, as far as the traces say it.
  private var circumstances: String {
    let (own, others) = (first.trace.header.circumstances, second.trace.header.circumstances)
    let (gone, new) = (own.filter { !others.contains($0) }, others.filter { !own.contains($0) })
    let sides = [("A", gone), ("B", new)].filter { !$0.1.isEmpty }.map { side, words in
      "\(side) is laid out with \(words.map { PlainText.line($0) }.listed())"
    }
    return sides.isEmpty ? "for something that is not in the traces" : "as \(sides.listed())"
  }

  private func rule(_ views: [ViewPair]) -> String {
    let names = NameList.text(views.map(\.second), in: second.trace)
    return "\(names) \(views.count == 1 ? "answers" : "answer") the same questions differently, "
      + circumstances
  }
}

// MARK: - Findings

extension DiffWords {
  /// `overflow@HStack.2; HStack.4 Bubble has it in both`
  func text(_ difference: FindingDifference, in timeline: Timeline) -> String {
    let keys =
      difference.keys.count == 1
      ? PlainText.line(difference.keys[0])
      : "\(difference.rule) at \(NameList.text(difference.nodes, in: timeline.trace))"
    if difference.kept.isEmpty { return keys }
    let kept = NameList.text(difference.kept, in: timeline.trace)
    return "\(keys); \(kept) \(difference.kept.count == 1 ? "has" : "have") it in both"
  }
}

// MARK: - Numbers

extension DiffWords {
  /// Something in A and in B, and what is to be said of both.
  struct Pair {
    let title: String
    let first: String
    let second: String
  }

  /// The events at which the logs diverge, and the common part.
  var divergence: Pair? {
    guard let divergence = diff.divergence else { return nil }
    return Pair(
      title: divergence.agreed == 0
        ? "The logs part at once"
        : "The logs agree on \(NumberText.counted(divergence.agreed, "event")), and part here",
      first: line(divergence.first, in: first), second: line(divergence.second, in: second))
  }

  private func line(_ event: Int?, in timeline: Timeline) -> String {
    event.map { "\($0)  \(timeline.line(of: $0))" } ?? "ends"
  }

  /// The size and position of a view, and the change.
  func numbers(_ view: ViewDifference) -> Pair {
    let sizes = (first.size(of: view.views.first), second.size(of: view.views.second))
    func text(_ size: CGSize?, _ place: CGPoint??) -> String {
      guard let size else { return "not placed" }
      guard let place = place ?? nil else { return NumberText.display(size) }
      return "\(NumberText.display(size)) at \(NumberText.display(place))"
    }
    return Pair(
      title: change(sizes, view.places), first: text(sizes.0, view.places?.first),
      second: text(sizes.1, view.places?.second))
  }

  private func change(
    _ sizes: (CGSize?, CGSize?), _ places: ViewDifference.Change<CGPoint?>?
  ) -> String {
    var words: [String] = []
    if let own = sizes.0, let other = sizes.1 {
      words += difference(own.width, other.width, ("wider", "narrower"))
      words += difference(own.height, other.height, ("taller", "shorter"))
    }
    if let own = places?.first, let other = places?.second {
      words += difference(own.x, other.x, ("to the right", "to the left"))
      words += difference(own.y, other.y, ("down", "up"))
    }
    return words.joined(separator: ", ")
  }

  private func difference(
    _ own: CGFloat, _ other: CGFloat, _ words: (more: String, less: String)
  ) -> [String] {
    guard own.isFinite, other.isFinite, !NumberText.isShownAlike(own, other),
      !diff.isRounding(other - own)
    else { return [] }
    return ["\(NumberText.display(abs(other - own))) \(other > own ? words.more : words.less)"]
  }

  /// A question with its answers: `100×nil`, `100×40`, `not asked`.
  func exchange(_ question: QuestionDifference) -> Pair {
    func answer(_ span: Span?) -> String {
      span.map { $0.size.map { NumberText.display($0) } ?? "no answer" } ?? "not asked"
    }
    return Pair(
      title: NumberText.display(question.proposal), first: answer(question.first),
      second: answer(question.second))
  }
}
