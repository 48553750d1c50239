import Foundation
import HaggleLayouts
import HaggleRecording
import HaggleVocabulary

extension Law {
  /// The self-check on: each answer, those of caches included, comes out the same afresh.
  static let isPure = Law("sizing is pure") { trial in
    let check = SelfCheck(
      trial.tree, trial.run.trace.events, settings: .init(context: trial.specimen.context))
    return check.holds ? nil : check.report(on: trial.run.trace)
  }

  static let ignoresOrder = Law("a question is answered alike whatever was asked before") { trial in
    let engine = LayoutEngine(trial.tree, context: trial.specimen.context)
    var random = SampleGenerator(seed: trial.seed)
    let questions = (0..<8).map { _ in
      (node: NodeID(random.pick(Array(trial.tree.nodes.indices))), proposal: random.proposal())
    }
    let first = engine.ask(questions)
    if Array(engine.ask(questions.reversed()).reversed()) != first {
      return "other answers in the reversed order"
    }
    for (question, answer) in zip(questions, first) {
      let fresh = LayoutEngine(trial.tree, context: trial.specimen.context)
        .ask(question.node, question.proposal)
      if fresh != answer { return "\(trial.run.name(question.node)): \(fresh), not \(answer!)" }
    }
    return nil
  }

  static let folds = Law("reasons fold to their result, bit for bit") { trial in
    let broken = trial.run.reasons.first { reason in
      !reason.terms.isEmpty && reason.sum.map(\.bits) != reason.result.map(\.bits)
    }
    return broken.map { "\(trial.run.name($0.node)): \($0)" }
  }

  /// A model of SwiftUI's memory, held against what the engine says of its own.
  static let remembersThree = Law(
    "no question reaches a layout that its node's last three answers know"
  ) { trial in
    var known: [NodeID: [ProposedViewSize]] = [:]
    for exchange in trial.run.exchanges {
      var answers = known[exchange.node, default: []]
      if answers.contains(exchange.asked) != exchange.isCached {
        return "\(trial.run.name(exchange.node)) ← \(NumberText.display(exchange.asked))"
      }
      guard !exchange.isCached else { continue }
      answers.append(exchange.asked)
      known[exchange.node] = answers.suffix(3)
    }
    return nil
  }

  static let remembersAll = Law(
    "under the full policy a question reaches a layout at most once"
  ) { trial in
    var asked = Set<LayoutEngine.Question>()
    let twice = trial.full.exchanges.first {
      !$0.isCached && !asked.insert(.init($0.node, $0.asked)).inserted
    }
    return twice.map { "\(trial.full.name($0.node)) ← \(NumberText.display($0.asked))" }
  }
}

extension CGFloat {
  fileprivate var bits: UInt64 { isNaN ? 0x7FF8_0000_0000_0000 : Double(self).bitPattern }
}
