import HaggleVocabulary

/// Keeps an evaluator alive, and lets go of it on a stack that is deep enough.
///
/// A loop of the text can nest values as deep as it has steps; letting go of them recurses.
final class EvaluatorRun {
  private var held: [Evaluator]

  init(_ evaluator: Evaluator) { held = [evaluator] }

  var evaluator: Evaluator { held[0] }

  deinit {
    DeepStack.run(depth: evaluator.budget.spent, bytesPerLevel: 256) { held = [] }
  }
}
