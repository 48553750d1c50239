package import HaggleLanguage
import HaggleLayouts
package import HaggleSyntax
package import HaggleVocabulary

/// The result of evaluating a scenario's text.
package struct Evaluation {
  /// A view to lay out.
  package struct Root {
    /// The name for `--root`.
    package let name: String
    package var view: ViewID
    let place: SourcePlace?
    /// The preview's settings.
    var preview = PreviewSetting()
    /// Its number in the log of diagnostics; 0 if it is the only one.
    package var number = 0
    /// The diagnostics of this view alone.
    package var diagnostics: [Diagnostic] = []
  }

  let run: ViewBuilderRun
  /// The possible roots, the most likely first; empty if a diagnostic gives the reason.
  package let roots: [Root]

  /// All views built; it grows when functions of the text build more.
  package var graph: ViewGraph { builder.graph }

  /// The steps of earlier attempts.
  fileprivate var earlierSteps = 0

  /// The number of steps taken, in all attempts.
  var steps: Int { earlierSteps + interpreter.budget.spent }

  /// The maximum number of views and modifiers to lay out.
  var mostViews: Int { builder.mostViews + interpreter.budget.limits.built / 4 }

  /// What the text declares.
  var declarations: Declarations { interpreter.declarations }

  private var builder: ViewBuilder { run.builder }

  private var interpreter: Interpreter { builder.interpreter }

  /// The diagnostics of the text, without duplicates; code that runs late may add some, and use
  /// settings not used before.
  package var diagnostics: [Diagnostic] { interpreter.log.diagnostics + interpreter.unusedSettings }

  /// The diagnostics of a root and of the text around it.
  func diagnostics(of root: Int) -> [Diagnostic] {
    interpreter.log.diagnostics(of: root) + interpreter.unusedSettings
  }

  /// The output of the text's code outside of layouts.
  package var console: [String] { interpreter.console }

  /// Calls a function of the text, such as the closure of an alignment guide; changes of state are
  /// attributed to `cause`.
  package func call(
    _ function: FunctionValue, _ arguments: [Value], for cause: StateStore.Cause
  ) -> Value {
    let value = interpreter.late {
      interpreter.state.running(cause) {
        interpreter.surrounded(by: function.surroundings) {
          interpreter.call(function, arguments.map { Passed($0) })
        }
      }
    }
    reportFailure(of: function, "its value is not used")
    return value
  }

  /// Builds the views of a closure of the text, such as that of a `GeometryReader`.
  package func build(
    _ function: FunctionValue, _ arguments: [Value], for cause: StateStore.Cause
  ) -> ViewID {
    let view = interpreter.late {
      interpreter.state.running(cause) {
        interpreter.surrounded(by: function.surroundings) { builder.build(function, arguments) }
      }
    }
    reportFailure(of: function, "what it builds is left out")
    return view
  }

  /// Runs the effects of a tree's modifiers after its layout.
  func run(_ effects: [ViewEffect], in tree: LayoutTree, _ geometry: (NodeID) -> PlacedGeometry?) {
    withoutActuallyEscaping(geometry) { geometry in
      interpreter.late {
        EffectRun(
          tree: tree, effects: effects, interpreter: interpreter, geometry: geometry
        ).run()
      }
    }
    _ = interpreter.takeFailure()
  }

  /// What effects hear of that is not the longest of several lengths.
  func keptMeasures(_ effects: [ViewEffect], in tree: LayoutTree) -> [KeptMeasure] {
    let found = interpreter.late {
      EffectRun(tree: tree, effects: effects, interpreter: interpreter, geometry: { _ in nil })
        .keptMeasures()
    }
    _ = interpreter.takeFailure()
    return found
  }

  /// The changes, for display.
  func describe(_ changes: [StateStore.Change]) -> [StateChange] {
    changes.map { StateChange($0, interpreter) }
  }

  /// Reports once that code run during a layout did not complete.
  private func reportFailure(of function: FunctionValue, _ consequence: String) {
    guard let failure = interpreter.takeFailure() else { return }
    let place = interpreter.place(of: function)
    interpreter.log.add(
      Diagnostic(
        .assumed, code: .lateCode, "this closure \(failure.text); \(consequence)",
        remedy: "let it end: look for a loop without end, or build fewer views", place: place),
      about: place.map { "\($0.line):\($0.column)" } ?? "")
  }

  /// The view built by `makeBody(configuration:)` of a declared style; nil if it fails.
  package func body(
    of style: Value, _ control: StyledControl, at place: SourcePlace?
  ) -> ViewID? {
    let body = interpreter.late { builder.body(of: style, control, at: place) }
    guard let failure = interpreter.takeFailure() else { return body }
    builder.reportStopped(style, failure.text, at: place)
    return nil
  }

  /// Whether the words were made up for a string that the text lacks.
  package func isMadeUp(_ words: String) -> Bool { interpreter.madeUpWords.contains(words) }

  /// What stands for the lengths that the text lacks, by their names.
  var madeUpLengths: [String: Double] { interpreter.lengthsMadeUp }

  /// Whether two values are known to be equal: unknown values equal nothing.
  package func isEqual(_ a: Value, _ b: Value) -> Bool {
    let isEqual = interpreter.late { interpreter.equals(a, b) }
    return interpreter.takeFailure() == nil && isEqual
  }

  /// A value formatted by the text's format; nil if the format does not apply.
  package func styled(_ value: Value, _ format: Value) -> String? {
    interpreter.late { interpreter.styled(value, format) }
  }

  /// Attributes what the text's code does from now on to a root.
  func resume(root: Int) { interpreter.log.resume(root: root) }

  /// Gives the layout of a root, which begins now, its own steps, elements and views.
  func beginLayout(of root: Int) {
    resume(root: root)
    builder.beginLayout()
  }
}

/// Evaluates a scenario's text as far as its layout needs.
///
/// - Parameters:
///   - root: the name of the view to lay out; nil to take what the text is about.
///   - only: the name of the only one of these that is wanted.
///   - settings: what the author wants unknown data and conditions to be.
///   - state: what state holds from earlier passes.
///   - standIns: what stands in for numbers that the text does not have.
package func evaluate(
  _ syntax: SyntaxTree, root: String? = nil, only: String? = nil, settings: [Setting] = [],
  strings: StringTable = StringTable(), stage: Stage = Stage(),
  standIns: StandIns = StandIns(), state: StateStore = StateStore(),
  limits: EvaluationLimits = EvaluationLimits()
) -> Evaluation {
  syntax.conditions = CompilationConditions(stage.system)
  let task = EvaluationTask(
    syntax: syntax, root: root, only: only, settings: settings, strings: strings, stage: stage,
    standIns: standIns, state: state, limits: limits)
  let first = task.evaluateCuttingCycles()
  guard first.roots.isEmpty, !syntax.decisions.isEmpty else { return first }
  for inactive in SyntaxTree.InactiveCode.allCases.dropFirst() {
    syntax.inactiveCode = inactive
    var other = task.evaluateCuttingCycles()
    other.earlierSteps += first.steps
    if !other.roots.isEmpty { return other }
  }
  syntax.inactiveCode = .leftOut
  return first
}

/// The input of an evaluation.
private struct EvaluationTask {
  let syntax: SyntaxTree
  let root: String?
  let only: String?
  let settings: [Setting]
  let strings: StringTable
  let stage: Stage
  let standIns: StandIns
  let state: StateStore
  var limits: EvaluationLimits

  /// Cuts endlessly recursive views and functions.
  func evaluateCuttingCycles() -> Evaluation {
    let first = evaluateOnce()
    guard first.run.builder.interpreter.isEndless else { return first }
    // Only now is the recursion known to be endless, so it may be cut early.
    var cutting = self
    cutting.limits.cut = EvaluationLimits.Cut()
    // Two attempts together take little longer than one.
    cutting.limits.steps = max(limits.steps / 4, 1)
    var second = cutting.evaluateOnce()
    second.earlierSteps = first.steps
    return second
  }

  private func evaluateOnce() -> Evaluation {
    let builder = ViewBuilder(
      syntax, limits: limits, settings: settings, stage: stage, standIns: standIns,
      state: state)
    builder.interpreter.strings = strings
    builder.interpreter.calledElsewhere = stage.called
    let levels = builder.interpreter.prepareStack()
    let roots = DeepStack.run(
      depth: levels, bytesPerLevel: Interpreter.bytesPerLevel,
      otherwise: { refusal -> [Evaluation.Root] in
        builder.interpreter.stop(.noStack(refusal))
        return []
      }
    ) {
      builder.interpreter.declarations.add(syntax.topLevel, of: syntax)
      return RootChooser(builder: builder, only: only).roots(named: root)
    }
    builder.reportDecisions()
    return Evaluation(run: ViewBuilderRun(builder), roots: roots)
  }
}
