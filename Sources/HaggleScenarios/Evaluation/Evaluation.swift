package import HaggleSyntax
package import HaggleVocabulary

/// What evaluating a scenario's text yields.
package struct Evaluation {
  /// A view to lay out.
  package struct Root {
    /// How `--root` calls it.
    package let name: String
    package let view: ViewID
    package let place: SourcePlace?
    /// What a preview says of the canvas around it.
    package var preview = PreviewSetting()
    /// What there is to say of this view alone.
    package var remarks: [Diagnostic] = []
  }

  let run: EvaluatorRun
  /// The views that the text can be about, the likeliest first; none where a diagnostic says why.
  package let roots: [Root]

  /// Everything that was built; it grows when functions of the text build more.
  package var graph: ViewGraph { evaluator.graph }

  private var evaluator: Evaluator { run.evaluator }

  /// What there is to say about the text, each thing once; what runs late may add to it, and use
  /// settings that nothing has asked for yet.
  package var diagnostics: [Diagnostic] { evaluator.log.diagnostics + evaluator.unusedSettings }

  /// What the text printed outside of layouts.
  package var console: [String] { evaluator.console }

  /// Calls a function of the text, such as the closure of an alignment guide.
  package func call(_ function: FunctionValue, _ arguments: [Value]) -> Value {
    let value = evaluator.late {
      evaluator.surrounded(by: function.surroundings) {
        evaluator.call(function, arguments.map { Passed($0) })
      }
    }
    tellFailure(of: function, "its value is not used")
    return value
  }

  /// Builds the views of a closure of the text, such as that of a `GeometryReader`.
  package func build(_ function: FunctionValue, _ arguments: [Value]) -> ViewID {
    let view = evaluator.late {
      evaluator.surrounded(by: function.surroundings) { evaluator.build(function, arguments) }
    }
    tellFailure(of: function, "what it builds is left out")
    return view
  }

  /// Says once that code which runs while a layout is computed did not come to its end.
  private func tellFailure(of function: FunctionValue, _ consequence: String) {
    guard let failure = evaluator.takeFailure() else { return }
    let place = evaluator.place(of: function)
    evaluator.log.add(
      Diagnostic(
        .assumed, code: .lateCode, "this closure \(failure.text); \(consequence)",
        remedy: "let it end: look for a loop without end, or build fewer views", place: place),
      about: place.map { "\($0.line):\($0.column)" } ?? "")
  }

  /// What `makeBody(configuration:)` of a declared style builds; nil where it cannot.
  package func body(
    of style: Value, _ configuration: [CallArguments.Argument], at place: SourcePlace?
  ) -> ViewID? {
    let body = evaluator.late { evaluator.body(of: style, configuration, at: place) }
    guard let failure = evaluator.takeFailure() else { return body }
    evaluator.reportStopped(style, failure.text, at: place)
    return nil
  }

  /// Whether two values are known to be equal: what the text does not have equals nothing.
  package func isEqual(_ a: Value, _ b: Value) -> Bool {
    let isEqual = evaluator.late { evaluator.equals(a, b) }
    return evaluator.takeFailure() == nil && isEqual
  }

  /// Gives the layout that begins now its own steps, elements and views.
  func beginLayout() { evaluator.beginLayout() }
}

/// Runs a scenario's text as far as its layout needs.
///
/// - Parameters:
///   - root: the name of the view to lay out; nil to take what the text is about.
///   - settings: what the author wants unknown data and conditions to be.
package func evaluate(
  _ syntax: SyntaxTree, root: String? = nil, settings: [Setting] = [], stage: Stage = Stage(),
  limits: EvaluationLimits = EvaluationLimits()
) -> Evaluation {
  syntax.conditions = CompilationConditions(stage.platform)
  let task = EvaluationTask(
    syntax: syntax, root: root, settings: settings, stage: stage, limits: limits)
  let first = task.evaluateCuttingCycles()
  guard first.roots.isEmpty, !syntax.decisions.isEmpty else { return first }
  for inactive in SyntaxTree.InactiveCode.allCases.dropFirst() {
    syntax.inactiveCode = inactive
    let other = task.evaluateCuttingCycles()
    if !other.roots.isEmpty { return other }
  }
  syntax.inactiveCode = .leftOut
  return first
}

/// What is to be evaluated, and how.
private struct EvaluationTask {
  let syntax: SyntaxTree
  let root: String?
  let settings: [Setting]
  let stage: Stage
  var limits: EvaluationLimits

  /// Views and functions that call themselves are cut where they do not end.
  func evaluateCuttingCycles() -> Evaluation {
    let first = evaluateOnce()
    guard first.run.evaluator.isEndless else { return first }
    // Only now it is known to have no end, and so that it may be cut early.
    var cutting = self
    cutting.limits.cut = EvaluationLimits.Cut()
    return cutting.evaluateOnce()
  }

  private func evaluateOnce() -> Evaluation {
    let evaluator = Evaluator(
      syntax, limits: limits, settings: settings, stage: stage)
    let levels = evaluator.prepareStack()
    let roots = DeepStack.run(depth: levels, bytesPerLevel: Evaluator.bytesPerLevel) {
      evaluator.declarations.add(syntax.topLevel, of: syntax)
      return evaluator.roots(named: root)
    }
    evaluator.reportDecisions()
    return Evaluation(run: EvaluatorRun(evaluator), roots: roots)
  }
}

extension Evaluator {
  /// The stack that one level of evaluation may take; debug builds were measured to take 6.3 KiB.
  static let bytesPerLevel = 12 << 10
  /// Levels that a call of the text's own function takes, beyond what brackets show.
  private static let levelsPerCall = 10
  /// Levels of a piece of text that nests one bracket deeper.
  private static let levelsPerBracket = 8
  private static let spareLevels = 400
  /// More than any text needs that the parser accepts: 2.3 GiB of stack, reserved and not used.
  private static let levelLimit = 200_000

  /// Decides how deep this text may be evaluated; the number of levels to have stack for.
  func prepareStack() -> Int {
    let nesting = syntax.bracketDepth
    budget.callLimit = budget.limits.calls + nesting * 2
    budget.viewLimit = budget.limits.views + nesting
    let levels =
      Self.spareLevels + nesting * Self.levelsPerBracket + budget.limits.calls * Self.levelsPerCall
    budget.levelLimit = min(levels, Self.levelLimit)
    return budget.levelLimit
  }
}
