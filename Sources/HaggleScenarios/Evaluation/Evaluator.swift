import HaggleLayouts
import HaggleSyntax
import HaggleVocabulary

/// One run of a scenario's text: what it declares, what it built so far, and what there is to say.
///
/// Nothing traps: what cannot be evaluated is a placeholder, and one diagnostic says so.
final class Evaluator {
  let syntax: SyntaxTree
  /// What the scenario is laid out for.
  let stage: Stage
  let declarations = Declarations()
  /// The variables of the top level that were evaluated already.
  let globals: Scope
  var graph = ViewGraph()
  var log = DiagnosticLog()
  var budget: Budget
  /// What `print` said outside of layouts.
  var console: [String] = []
  /// Whether a subscript runs that the text gives to strings: inside, places are the library's.
  var isInStringSubscript = false
  /// How many `UUID`s were made.
  var identifiers = 0
  /// Takes what `print` says while a declared layout runs.
  var printer: ((String) -> Void)?
  /// Whether code runs after the evaluation, while a layout is computed.
  var isLate = false
  /// What was said when the evaluation ended early.
  private(set) var stopReason: String?
  /// Whether code calls itself, or a view holds itself, without end: the next attempt cuts it.
  var isEndless = false
  /// The views and modifiers of the graph that were there when the layout began.
  var builtBefore = 0
  /// How many lazy containers stand around what is being built.
  var lazyLevels = 0
  /// Set while control leaves the code that runs.
  var interruption: Interruption?
  /// The declared views whose bodies are being evaluated, outermost first.
  var running: [OpenView] = []
  /// Variables whose initial value is being evaluated: asking for one again would not end.
  var pending: Set<String> = []
  /// What the views around the code that runs put into the environment.
  var surroundings = SurroundingValues()
  /// The sample view that a chain which begins with a dot is applied to.
  var dotBase: (call: ExpressionID, view: Value)?
  /// Written arguments by call, for what a `ForEach` evaluates many times.
  var writtenArguments: [ExpressionID: String] = [:]
  /// Calls whose labels were held against the catalog already.
  var checkedCalls: Set<ExpressionID> = []
  /// Places by offset, for the same.
  private var places: [Int: SourcePlace] = [:]
  /// The cases that unknown data was taken for, by the path that leads to it.
  var takenCases: [String: String] = [:]
  /// What the author set.
  var chosen: ChosenValues
  /// The alignment guides that the text declares, by the name of their `AlignmentID`.
  var guides: [String: DeclaredGuide] = [:]

  init(
    _ syntax: SyntaxTree, limits: EvaluationLimits, settings: [Setting],
    stage: Stage
  ) {
    self.syntax = syntax
    self.stage = stage
    budget = Budget(limits)
    chosen = ChosenValues(settings)
    globals = Scope(tree: syntax)
  }

  /// A declared view whose body is being evaluated, and where it is used.
  struct OpenView {
    let name: String
    let place: SourcePlace?
  }

  /// Why control leaves the code that runs, up to whoever can deal with it.
  enum Interruption {
    /// `throw`
    case thrown(Value)
    /// The text would stop an app here: `fatalError()`.
    case trapped(String, at: SourcePlace?)
    /// The steps are used up: a builder leaves what it was computing out and goes on.
    case exhausted
    /// A limit is reached: nothing is evaluated any more.
    case stopped
  }
}

extension Evaluator {
  /// The place of an offset into the text that `scope` runs; nil inside the prelude.
  func place(_ offset: Int, in scope: Scope) -> SourcePlace? {
    guard scope.tree === syntax else { return nil }
    if let known = places[offset] { return known }
    let place = syntax.source.place(at: offset)
    places[offset] = place
    return place
  }

  /// Where an expression's name is written.
  func place(of id: ExpressionID, in scope: Scope) -> SourcePlace? {
    place(scope.tree[id].anchor, in: scope)
  }

  /// How an expression is written, white space folded; at most some 60 characters.
  func written(_ id: ExpressionID, in scope: Scope) -> String {
    WrittenText.folded(scope.tree.source, scope.tree[id].span, limit: 60)
  }

  func report(_ diagnostic: Diagnostic, about subject: String) {
    guard interruption == nil else { return }
    log.add(diagnostic, about: subject)
  }

  /// Evaluates without collecting diagnostics: the outcome has no effect on the layout.
  func muted<Result>(if isMuted: Bool = true, _ work: () -> Result) -> Result {
    guard isMuted else { return work() }
    let before = interruption
    log.muted += 1
    let result = work()
    log.muted = max(log.muted - 1, 0)
    if case .stopped = interruption { return result }
    if case .exhausted = interruption { return result }
    interruption = before
    return result
  }

  /// Reports a limit and ends the evaluation.
  func stop(_ diagnostic: Diagnostic) {
    guard interruption == nil else { return }
    interruption = .stopped
    stopReason = diagnostic.message
    guard !isLate else { return }
    log.muted = 0
    log.add(diagnostic, about: "")
  }

  /// Counts a step of the text's code; false when the evaluation has ended.
  func step(_ count: Int = 1, at offset: Int, in scope: Scope) -> Bool {
    guard interruption == nil else { return false }
    guard budget.spend(count) else {
      exhaust(.stepLimit(budget.limits.steps, at: place(offset, in: scope)))
      return false
    }
    return true
  }
}
