/// What one evaluation may cost, so that no text can hang the tool or exhaust memory.
package struct EvaluationLimits: Sendable {
  /// Expressions, statements and loop rounds; each element of a `ForEach` adds a hundred.
  package var steps = 1_000_000
  /// The same for the code of declared layouts, in one trace.
  package var layoutSteps = 10_000_000
  /// Calls of the text's own functions and views inside each other, beyond the text's own nesting.
  package var calls = 1_000
  /// Bodies of one declared view inside each other, beyond the text's own nesting.
  package var views = 200
  /// Elements that all `ForEach` together may build.
  package var elements = 200_000
  /// Elements of a `ForEach` that has more than all together may build.
  package var endless = 1_000
  /// Views and modifiers that are built before a `ForEach` stops.
  package var built = 250_000

  /// How often a view or function may contain itself once it is known to do so without end;
  /// nil while that is not known.
  package var cut: Cut?

  package struct Cut: Sendable {
    /// Bodies of one view, and calls of one function that builds views.
    package var views = 3
    /// Calls of any other function.
    var calls = 24

    package init() {}
  }

  package init() {}
}

/// What is left of the limits, and how deep the evaluation is at the moment.
package struct Budget {
  package let limits: EvaluationLimits
  private(set) var steps: Int
  private(set) var elements: Int
  /// The steps taken so far, in the evaluation and after it.
  package private(set) var spent = 0
  /// What is left for the code of layouts in this trace.
  private var lateSteps: Int
  /// The recursion that one run's stack was made for.
  var levelLimit = 4_000
  /// Nested expressions and blocks at the moment.
  var level = 0
  /// Nested calls of the text's own functions at the moment, and how many may be.
  var calls = 0
  var callLimit: Int
  /// How often the body of one declared view may contain itself.
  package var viewLimit: Int

  init(_ limits: EvaluationLimits) {
    self.limits = limits
    steps = limits.steps
    elements = limits.elements
    lateSteps = limits.layoutSteps
    callLimit = limits.calls
    viewLimit = limits.views
  }

  /// Takes `count` steps; false when they are used up.
  package mutating func spend(_ count: Int = 1) -> Bool {
    let count = min(max(count, 0), limits.steps + 1)
    steps -= count
    spent += count
    return steps >= 0
  }

  /// How often steps were given out anew.
  private(set) var recoveries = 0
  /// Calls of each function inside each other, where they are cut.
  var callsByName: [String: Int] = [:]

  /// Gives some steps more, to finish the code around code without end.
  mutating func recover() {
    recoveries += 1
    steps = limits.steps / 16
  }

  /// Takes one element of a `ForEach`, which pays for some steps; false when they are used up.
  package mutating func takeElement() -> Bool {
    elements -= 1
    steps += 100
    return elements >= 0
  }

  /// Gives the code of layouts what one layout may take.
  mutating func beginLayout() {
    lateSteps = limits.layoutSteps
    elements = limits.elements
  }

  /// Lets code run after the evaluation: as long as one evaluation may, and all of it together as
  /// long as a trace may.
  mutating func beginLateRun() { steps = min(limits.steps, lateSteps) }

  /// Puts steps aside so that only so many are left; how many these are.
  mutating func reserve(allBut most: Int) -> Int {
    let reserved = max(0, steps - most)
    steps -= reserved
    return reserved
  }

  /// Gives back what was put aside.
  mutating func release(_ reserved: Int) { steps = max(steps, 0) + reserved }

  mutating func endLateRun() {
    lateSteps -= min(limits.steps, lateSteps) - max(steps, 0)
  }
}
