package import Foundation
package import HaggleSyntax
package import HaggleVocabulary

/// One run of a text: what it declares, what its code computes, and what there is to say.
///
/// Nothing traps: what cannot be evaluated is a placeholder, and one diagnostic says so. It knows
/// Swift and its library; what a view is, it asks its host.
package final class Interpreter {
  let syntax: SyntaxTree
  /// What the text is run for; it owns the interpreter.
  package unowned let host: any InterpreterHost
  package let declarations: Declarations
  /// The variables of the top level that were evaluated already.
  package let globals: Scope
  package var log = DiagnosticLog()
  package var budget: Budget
  /// What `print` said outside of layouts.
  package var console: [String] = []
  /// Whether a subscript runs that the text gives to strings: inside, places are the library's.
  var isInStringSubscript = false
  /// How many `UUID`s were made.
  var identifiers = 0
  /// Takes what `print` says while code runs late.
  var printer: ((String) -> Void)?
  /// Whether code runs after the evaluation, while a layout is computed.
  package var isLate = false
  /// What was said when the evaluation ended early.
  private(set) var stopReason: String?
  /// What there is to say of an error that nothing caught; nil where all were.
  package var uncaught: Diagnostic?
  /// Whether code calls itself, or a view holds itself, without end: the next attempt cuts it.
  package var isEndless = false
  /// Set while control leaves the code that runs.
  package var interruption: Interruption?
  /// The declared views whose bodies are being evaluated, outermost first.
  package var running: [OpenView] = []
  /// Variables whose initial value is being evaluated: asking for one again would not end.
  var pending: Set<String> = []
  /// What is handed down to the code that runs without being named in it.
  package var surroundings = SurroundingValues()
  /// Places by offset, for what a `ForEach` evaluates many times.
  private var places: [Int: SourcePlace] = [:]
  /// What is called with the arguments that are being evaluated.
  package var calledName = ""
  /// The cases that unknown data was taken for, by the path that leads to it.
  var takenCases: [String: String] = [:]
  /// Conditions on unknown data that were taken for false, as they came.
  package var closedConditions: [SourcePlace] = []
  /// Those that are taken for true, as nothing would be seen else.
  package var opened: Set<SourcePlace> = []
  /// The view that is to have what it is not given and may be nil.
  package var filledType: String?
  /// What the author set.
  var settings: Settings
  /// What stands in for data that the text does not have.
  package let standIns: StandIns
  /// How numbers and dates are written; nil for as in the United States.
  package var locale: Locale?
  /// What state holds from earlier passes, and what is set in this one.
  package let state: StateStore

  package init(
    _ syntax: SyntaxTree, limits: EvaluationLimits, settings: [Setting],
    standIns: StandIns = StandIns(), state: StateStore = StateStore(), host: any InterpreterHost
  ) {
    self.standIns = standIns
    self.state = state
    self.syntax = syntax
    self.host = host
    declarations = Declarations { [unowned host] in host.isView(named: $0) }
    budget = Budget(limits)
    self.settings = Settings(settings)
    globals = Scope(tree: syntax)
  }

  /// A declared view whose body is being evaluated, and where it is used.
  package struct OpenView {
    package let name: String
    let place: SourcePlace?

    package init(name: String, place: SourcePlace?) {
      self.name = name
      self.place = place
    }
  }

  /// Why control leaves the code that runs, up to the code that can handle it.
  package enum Interruption {
    /// `throw`
    case thrown(Value)
    /// The text would stop an app here: `fatalError()`.
    case trapped(String, at: SourcePlace?)
    /// The steps are used up: a builder leaves what it was computing out and goes on.
    case exhausted
    /// What is left to run is put off until later than the layout that is shown.
    case postponed
    /// A limit is reached: nothing is evaluated any more.
    case stopped
  }
}

extension Interpreter {
  /// The place of an offset into the text that `scope` runs; nil inside the prelude.
  package func place(_ offset: Int, in scope: Scope) -> SourcePlace? {
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
  package func written(_ id: ExpressionID, in scope: Scope) -> String {
    WrittenText.folded(scope.tree.source, scope.tree[id].span, limit: 60)
  }

  package func report(_ diagnostic: Diagnostic, about subject: String) {
    guard interruption == nil else { return }
    log.add(diagnostic, about: subject)
  }

  /// Evaluates without collecting diagnostics: the outcome has no effect on the layout.
  package func muted<Result>(if isMuted: Bool = true, _ work: () -> Result) -> Result {
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
  package func stop(_ diagnostic: Diagnostic) {
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
    if offset > 0, scope.tree === syntax { budget.offset = offset }
    guard budget.spend(count) else {
      exhaust(.stepLimit(budget.limits.steps, at: here))
      return false
    }
    return true
  }
}
