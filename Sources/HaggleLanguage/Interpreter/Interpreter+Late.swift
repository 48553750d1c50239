package import HaggleSyntax
package import HaggleVocabulary

extension Interpreter {
  /// Why late code did not complete.
  package struct Failure {
    package let text: String
    /// Whether a retry would fail as well: a limit is used up.
    package let isFinal: Bool
  }

  /// Runs code of the text after the evaluation, while a layout is computed.
  ///
  /// The outermost late run gets a stack of its own, which also carries the engine's calls.
  ///
  /// - Parameter numbers: what to compute with in place of an unknown value beside a number; nil
  ///   where the result remains unknown.
  package func late<Result>(
    printing printer: ((String) -> Void)? = nil,
    computingWith numbers: ((Value) -> Double?)? = nil, _ work: () -> Result
  ) -> Result {
    let outer = (self.printer, assumedNumbers)
    (self.printer, assumedNumbers) = (printer, numbers)
    defer { (self.printer, assumedNumbers) = outer }
    guard !isLate else { return work() }
    isLate = true
    budget.beginLateRun()
    defer {
      isLate = false
      budget.endLateRun()
    }
    return DeepStack.run(
      depth: budget.levelLimit + lateLevels, bytesPerLevel: Self.bytesPerLevel,
      otherwise: { refusal in
        // Stopped code goes no deeper.
        stop(.noStack(refusal))
        return work()
      }
    ) { work() }
  }

  /// The stack for the engine's recursion below an interpreted layout, in levels: a view takes 16
  /// KiB.
  private var lateLevels: Int { min(host.depth, DeepStack.depthLimit) * 2 }

  /// Clears the interruption that ended a late run, and returns its reason.
  package func takeFailure() -> Failure? {
    defer { interruption = nil }
    switch interruption {
    case nil, .postponed: return nil
    case .trapped(let what, let place):
      return Failure(
        text: "ran \(what)" + (place.map { " at \($0.line):\($0.column)" } ?? ""), isFinal: false)
    case .exhausted:
      return Failure(
        text: "took more than \(NumberText.grouped(budget.limits.steps)) steps", isFinal: true)
    case .thrown: return Failure(text: "threw an error", isFinal: false)
    case .stopped:
      let reason = stopReason ?? "was stopped"
      return Failure(text: reason, isFinal: true)
    }
  }

  package func function(_ closure: Closure, in scope: Scope) -> FunctionValue {
    FunctionValue(.closure(closure, captured: scope), surroundings: surroundings)
  }

  /// Runs code inside of views that put these values into the environment.
  package func surrounded<Result>(by values: SurroundingValues, _ work: () -> Result) -> Result {
    let before = surroundings
    surroundings = values
    defer { surroundings = before }
    return work()
  }

  /// The place of a closure in the text.
  package func place(of function: FunctionValue) -> SourcePlace? {
    guard case .closure(let closure, let scope) = function.code else { return nil }
    return place(closure.span.lowerBound, in: scope)
  }

  /// Gives the layout that begins now its own steps and elements.
  package func beginLayout() { budget.beginLayout() }
}
