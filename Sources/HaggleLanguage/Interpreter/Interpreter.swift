package import Foundation
package import HaggleSyntax
package import HaggleVocabulary

/// A single run of a text: its declarations, the values of its code, and diagnostics.
///
/// Never traps: an expression without value is a placeholder, with a diagnostic. Knows Swift and
/// its library; views are the host's.
package final class Interpreter {
  let syntax: SyntaxTree
  /// The owner of the interpreter.
  package unowned let host: any InterpreterHost
  package let declarations: Declarations
  /// The variables of the top level that were evaluated already.
  package let globals: Scope
  @exclusivity(unchecked) package var log = DiagnosticLog()
  @exclusivity(unchecked) package var budget: Budget
  /// The output of `print` outside of layouts.
  package var console: [String] = []
  /// Whether a declared subscript of strings is running: inside it, indices are the library's.
  var isInStringSubscript = false
  /// The number of `UUID`s made.
  var identifiers = 0
  /// Receives the output of `print` in late code.
  var printer: ((String) -> Void)?
  /// What to compute with in place of an unknown value beside a number; nil where the result
  /// remains unknown.
  var assumedNumbers: ((Value) -> Double?)?
  /// Whether code runs after the evaluation, while a layout is computed.
  package var isLate = false
  /// The reason why the evaluation ended early.
  private(set) var stopReason: String?
  /// The diagnostic of an uncaught error; nil if there is none.
  package var uncaught: Diagnostic?
  /// Whether code or a view is endlessly recursive: the next attempt cuts it.
  package var isEndless = false
  /// Set while control leaves the running code.
  @exclusivity(unchecked) package var interruption: Interruption?
  /// Whether the effect that runs has waited for long.
  var hasWaited = false
  /// Whether an animation changes it that begins later.
  var isFading = false
  /// The declared views whose bodies are being evaluated, outermost first.
  @exclusivity(unchecked) package var running: [OpenView] = []
  /// Variables whose initial value is being evaluated: reading one again would not end.
  var pending: Set<String> = []
  /// The members of views that are not known here: what follows one may be a library's, as in
  /// `.ss.border(…)`.
  var foreignMembers: Set<CodePlace> = []
  /// The environment of the running code.
  @exclusivity(unchecked) package var surroundings = SurroundingValues()
  /// Places by offset, cached because a `ForEach` evaluates code many times.
  @exclusivity(unchecked) private var places: [Int: SourcePlace] = [:]
  /// What is called with the arguments that are being evaluated.
  @exclusivity(unchecked) package var calledName = ""
  /// The cases that unknown data was taken for, by the path that leads to it.
  var takenCases: [String: String] = [:]
  /// Which case of its enum such data is, from 0, by its path.
  var caseNumbers: [String: Int] = [:]
  /// The properties that hold unknown data, by their names; nil for a name of several types.
  var statedTypes: [String: Property?] = [:]
  /// What stands for such data, by its path.
  var statedValues: [String: Value] = [:]
  /// The types that are stated for unknown data, by its path.
  @exclusivity(unchecked) var unknownTypes: [String: String] = [:]
  /// The types that are only extended here and have such a member, by its name, and how many such
  /// types there were then.
  @exclusivity(unchecked) var extendedTypes: [String: (types: [TypeInfo], of: Int)] = [:]
  /// Which element of an unknown collection is being made up, from 0.
  var samplePosition = 0
  /// The lengths that were made up, by their names.
  var madeUpLengths: [String] = []
  /// How often numbers are taken for sides of views, by the text that they are in and their names.
  var sides: [ObjectIdentifier: [String: [WrittenMultiple]]] = [:]
  /// The paths of data that a stepper or a slider sets.
  private(set) lazy var pathsOfNumbers = syntax.pathsOfNumbers
  /// The words that were made up for missing strings.
  package var madeUpWords: Set<String> = []
  /// Conditions on unknown data that were assumed false, in order.
  package var closedConditions: [SourcePlace] = []
  /// Conditions on unknown data that were assumed true, in order.
  package var takenConditions: [SourcePlace] = []
  /// Conditions assumed to be the opposite, because nothing would be visible otherwise.
  package var opened: Set<SourcePlace> = []
  /// How many comparisons were false by what was made up.
  var guesses = 0
  /// The author's settings.
  @exclusivity(unchecked) var settings: Settings
  /// The values assumed for unknown data.
  package let standIns: StandIns
  /// The format of numbers and dates; nil for that of the United States.
  package var locale: Locale?
  /// The words of the app's string tables.
  package var strings = StringTable()
  /// The types that files call which the text does not have.
  package var calledElsewhere: Set<String> = []
  /// The state from earlier passes, and changes in this one.
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

  /// A declared view whose body is being evaluated, and the place of its use.
  package struct OpenView {
    package let name: String
    let place: SourcePlace?

    package init(name: String, place: SourcePlace?) {
      self.name = name
      self.place = place
    }
  }

  /// Lets go of what holds on to itself, once nothing can run any more. What is held in state may
  /// be a function, which runs in another pass.
  package func letGo() {
    if !state.isUsed { declarations.letGo() }
  }

  /// Why control leaves the running code, until it is handled.
  package enum Interruption {
    /// `throw`
    case thrown(Value)
    /// The text would stop an app here: `fatalError()`.
    case trapped(String, at: SourcePlace?)
    /// The steps are used up: a builder drops the unfinished view and continues.
    case exhausted
    /// The remaining code is deferred beyond the displayed layout.
    case postponed
    /// A limit is reached: nothing more is evaluated.
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

  /// The place of the name that is called.
  package func place(of site: CallSite) -> SourcePlace? { place(site.anchor, in: site.scope) }

  /// The place of an expression's name.
  func place(of id: ExpressionID, in scope: Scope) -> SourcePlace? {
    place(scope.tree[id].anchor, in: scope)
  }

  /// The place of a type's name; nil inside the prelude.
  package func home(of type: TypeInfo) -> SourcePlace? {
    type.tree === syntax ? syntax.source.place(at: type.anchor) : nil
  }

  /// The code of an expression with white space folded, at most about 60 characters.
  package func written(_ id: ExpressionID, in scope: Scope) -> String {
    WrittenText.folded(scope.tree.source, scope.tree[id].span, limit: 60)
  }

  package func report(_ diagnostic: Diagnostic, about subject: String) {
    guard interruption == nil else { return }
    log.add(diagnostic, about: subject)
  }

  /// Evaluates what is computed once, for the first root that needs it: its diagnostics concern all
  /// roots.
  package func shared<Result>(_ work: () -> Result) -> Result {
    let root = log.root
    log.resume(root: 0)
    defer { log.resume(root: root) }
    return work()
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
