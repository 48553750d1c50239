import Foundation
package import HaggleLayouts
package import HaggleTraces
import HaggleVocabulary

/// Repeats every recorded question and compares the answers: sizing must be pure.
///
/// It has its own engine with a full memo and without an observer, so that the recording and the
/// output of layouts do not change. A layout that remembers earlier questions only shows it when
/// asked in another order, so questions are repeated from the last to the first, and each node is
/// asked something unrelated before its first.
package struct SelfCheck {
  /// The number of compared answers, including cached ones.
  package private(set) var comparedCount = 0
  /// The number of compared answers that came from a cache.
  package private(set) var cachedCount = 0
  /// The number of answers not compared because the budget of questions was exhausted.
  private(set) var unaskedCount = 0
  /// The answers that differed, in event order.
  private(set) var disagreements: [Disagreement] = []

  /// An answer that differs when its question is repeated.
  package struct Disagreement: Equatable, Sendable {
    let node: NodeID
    let proposal: ProposedViewSize
    /// The number of the recorded answer's event.
    let event: Int
    let isCached: Bool
    let recorded: CGSize
    let fresh: CGSize
  }

  /// - Parameters:
  ///   - tree: the tree after the run, with everything added during the layout.
  ///   - containers: the container sizes of the run.
  package init(
    _ tree: LayoutTree, _ events: [Event], settings: Trace.Settings = .init(),
    containers: ContainerSizes = ContainerSizes()
  ) {
    let answers = RecordedAnswer.all(in: events)
    let fresh = Self.freshAnswers(to: answers, tree, settings, containers)
    for answer in answers {
      guard let size = fresh[answer.question] else {
        unaskedCount += 1
        continue
      }
      comparedCount += 1
      cachedCount += answer.isCached ? 1 : 0
      if size != answer.size { disagreements.append(answer.disagreeing(with: size)) }
    }
  }

  /// Whether every answer was asked for again and came out as recorded. False if nothing was
  /// compared.
  package var holds: Bool { disagreements.isEmpty && unaskedCount == 0 && comparedCount > 0 }

  private static func freshAnswers(
    to answers: [RecordedAnswer], _ tree: LayoutTree, _ settings: Trace.Settings,
    _ containers: ContainerSizes
  ) -> [LayoutEngine.Question: CGSize] {
    let engine = LayoutEngine(
      tree, context: settings.context, policy: .full, overrides: settings.overrides,
      containers: containers, budget: max(settings.budget, mostQuestionsPerNode * tree.nodes.count))
    var questions: [(node: NodeID, proposal: ProposedViewSize)] = []
    var met: Set<NodeID> = []
    var known: Set<LayoutEngine.Question> = []
    for answer in answers.reversed() where known.insert(answer.question).inserted {
      if met.insert(answer.node).inserted { questions.append((answer.node, somethingElse)) }
      questions.append((answer.node, answer.proposal))
    }
    let sizes = engine.ask(questions)
    var fresh: [LayoutEngine.Question: CGSize] = [:]
    for (question, size) in zip(questions, sizes) {
      fresh[LayoutEngine.Question(question.node, question.proposal)] = size
    }
    return fresh
  }

  /// A proposal that layouts are rarely asked.
  private static let somethingElse = ProposedViewSize(width: 1, height: 1)
  private static let mostQuestionsPerNode = 64
}

/// A recorded answer with its question.
private struct RecordedAnswer {
  let node: NodeID
  let proposal: ProposedViewSize
  let event: Int
  let size: CGSize
  let isCached: Bool

  var question: LayoutEngine.Question { .init(node, proposal) }

  func disagreeing(with fresh: CGSize) -> SelfCheck.Disagreement {
    .init(
      node: node, proposal: proposal, event: event, isCached: isCached, recorded: size,
      fresh: fresh)
  }

  static func all(in events: [Event]) -> [RecordedAnswer] {
    var open: [Event.Ask] = []
    var answers: [RecordedAnswer] = []
    for (number, event) in events.enumerated() {
      if case .ask(let ask) = event { open.append(ask) }
      guard case .answer(let node, let size, let isCached) = event, let ask = open.popLast() else {
        continue
      }
      answers.append(
        RecordedAnswer(
          node: node, proposal: ask.proposal, event: number, size: size, isCached: isCached))
    }
    return answers
  }
}

extension SelfCheck {
  /// A sentence on the comparison, and a line for each layout that is not pure.
  ///
  /// A wrong answer also makes the answers of its ancestors wrong: only the innermost node is
  /// blamed.
  package func report(on trace: Trace) -> String {
    let messages = culprits(in: trace).map { message(about: $0, in: trace) + "\n" }.joined()
    return messages + summary(of: trace) + "\n"
  }

  private func summary(of trace: Trace) -> String {
    if comparedCount + unaskedCount == 0 {
      return "\(file(of: trace)): nothing to ask again: no answer was recorded"
    }
    let answers = NumberText.counted(comparedCount, "answer")
    var text = "\(file(of: trace)): asked for \(answers) again"
    text += ", \(cachedCount) of them from caches: "
    text += disagreements.isEmpty ? "all agree" : "\(disagreements.count) came out otherwise"
    if unaskedCount > 0 { text += "; \(unaskedCount) took more questions than the budget allows" }
    return text
  }

  private func message(about culprit: Disagreement, in trace: Trace) -> String {
    let node = trace.nodes[culprit.node.index]
    let place = node.place.map { ":\($0.line):\($0.column)" } ?? ""
    let recorded = NumberText.display(culprit.recorded)
    let fresh = NumberText.display(culprit.fresh)
    return "\(file(of: trace))\(place): \(node.name) is not pure: to "
      + "\(NumberText.display(culprit.proposal)) it answered \(recorded) "
      + "\(culprit.isCached ? "from its cache " : "")(event \(culprit.event)), "
      + "and \(fresh) when it was asked again. "
      + "A size may depend on nothing but the proposal and the subviews' answers."
  }

  private func file(of trace: Trace) -> String { trace.header.scenario ?? "the view" }

  /// The first disagreement of each node without one inside it.
  private func culprits(in trace: Trace) -> [Disagreement] {
    var around: Set<NodeID> = []
    for disagreement in disagreements {
      var outer = trace.nodes[disagreement.node.index].parent
      while let node = outer, around.insert(node).inserted {
        outer = trace.nodes[node.index].parent
      }
    }
    return disagreements.filter { !around.contains($0.node) }.distinct(by: \.node)
  }
}
