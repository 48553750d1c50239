import HaggleSyntax

/// The limits of an evaluation, so that no text can hang the tool or exhaust memory.
///
/// Costs are charged in advance. A step stands for at most about a microsecond and some hundred
/// bytes.
package struct EvaluationLimits: Sendable {
  /// Expressions, statements and loop rounds; each element of a `ForEach` adds a hundred.
  package var steps = 1_000_000
  /// Steps that elements of a `ForEach` may add, all together.
  package var addedSteps = 400_000
  /// The steps for the code of declared layouts, in one trace.
  package var layoutSteps = 1_000_000
  /// The steps for effects after layouts, in all passes together.
  var effectSteps = 400_000
  /// The bytes of all strings and collections made, including released ones.
  package var bytes = 128 << 20
  /// Characters that the text may print.
  package var printed = 1 << 20
  /// The maximum nesting of calls of declared functions and views, beyond that of the text.
  var calls = 1_000
  /// The maximum nesting of bodies of one declared view, beyond that of the text.
  var views = 200
  /// Elements that all `ForEach` together may build.
  package var elements = 10_000
  /// Elements of a `ForEach` that has more than all together may build.
  package var endless = 1_000
  /// Views and modifiers that may be built, beyond those that the text writes out.
  package var built = 11_000

  /// The number of times that an endlessly recursive view or function may contain itself; nil while
  /// none is known.
  package var cut: Cut?

  package struct Cut: Sendable {
    /// Bodies of one view, and calls of one function that builds views.
    package var views = 3
    /// The maximum nesting of any other function.
    var calls = 24

    package init() {}
  }

  package init() {}
}

/// The remaining budget, and the current depth of evaluation.
package struct Budget {
  package let limits: EvaluationLimits
  private(set) var steps: Int
  private(set) var elements: Int
  /// The remainders of `EvaluationLimits.bytes`, `.printed` and `.addedSteps`.
  private(set) var bytes: Int
  private(set) var printed: Int
  private var addedSteps: Int
  /// The steps taken so far, during the evaluation and after it.
  package private(set) var spent = 0
  /// The remaining steps for the code of layouts in this trace.
  private var lateSteps: Int
  /// The recursion that one run's stack was made for.
  var levelLimit = 4_000
  /// Nested expressions and blocks at the moment.
  var level = 0
  /// Nested calls of the text's own functions at the moment, and how many may be.
  var calls = 0
  var callLimit: Int
  /// The number of times that a declared view's body may contain itself.
  package var viewLimit: Int
  /// The position of the running code, as an offset into the text.
  var offset = 0

  init(_ limits: EvaluationLimits) {
    self.limits = limits
    steps = limits.steps
    elements = limits.elements
    bytes = limits.bytes
    printed = limits.printed
    addedSteps = limits.addedSteps
    lateSteps = limits.layoutSteps
    callLimit = limits.calls
    viewLimit = limits.views
  }

  /// Spends `count` steps; returns false if they are used up.
  package mutating func spend(_ count: Int = 1) -> Bool {
    let count = min(max(count, 0), limits.steps + 1)
    steps -= count
    spent += count
    return steps >= 0
  }

  /// Spends `count` bytes; returns false if they are used up.
  mutating func make(_ count: Int) -> Bool {
    bytes -= min(max(count, 0), limits.bytes + 1)
    return bytes >= 0
  }

  /// Takes a line that is printed; false when all that may be is.
  mutating func takePrinted(_ count: Int) -> Bool {
    // A line break, and the storage of the line.
    printed -= min(max(count, 0), limits.printed) + 16
    return printed >= 0
  }

  /// The number of times that steps were granted again.
  private(set) var recoveries = 0
  /// The nesting of calls per function, while cutting recursion.
  var callsByName: [String: Int] = [:]
  /// The functions that were found to call themselves without end.
  var endless: Set<String> = []

  /// Gives some steps more, to finish the code around code without end.
  mutating func recover() {
    recoveries += 1
    steps = limits.steps / 16
    bytes = max(bytes, limits.bytes / 16)
  }

  /// Spends an element of a `ForEach`, which grants some steps; returns false if they are used up.
  package mutating func takeElement() -> Bool {
    elements -= 1
    let added = min(addedSteps, 100)
    addedSteps -= added
    steps += added
    return elements >= 0
  }

  /// Grants the steps for one layout.
  mutating func beginLayout() {
    lateSteps = limits.layoutSteps
    elements = limits.elements
    bytes = limits.bytes
    printed = limits.printed
    addedSteps = limits.addedSteps
  }

  /// Grants the steps for code that runs after the evaluation: those of one evaluation, within
  /// those of a trace.
  mutating func beginLateRun() { steps = min(limits.steps, lateSteps) }

  /// Sets steps aside so that at most `most` are left; returns their number.
  mutating func reserve(allBut most: Int) -> Int {
    let reserved = max(0, steps - most)
    steps -= reserved
    return reserved
  }

  /// Returns steps that were set aside.
  mutating func release(_ reserved: Int) { steps = max(steps, 0) + reserved }

  mutating func endLateRun() {
    lateSteps -= min(limits.steps, lateSteps) - max(steps, 0)
  }
}

extension Interpreter {
  /// The stack that one level of evaluation may take; debug builds were measured to take 6.3 KiB.
  package static let bytesPerLevel = 12 << 10
  /// The levels of a call to a declared function, in addition to those of brackets.
  private static let levelsPerCall = 10
  /// Levels of a piece of text that nests one bracket deeper.
  private static let levelsPerBracket = 8
  private static let spareLevels = 400
  /// More than any accepted text needs: 2.3 GiB of stack, reserved but unused.
  private static let levelLimit = 200_000

  /// Decides how deep this text may be evaluated; the number of levels to have stack for.
  package func prepareStack() -> Int {
    let nesting = syntax.bracketDepth
    budget.callLimit = budget.limits.calls + nesting * 2
    budget.viewLimit = budget.limits.views + nesting
    let levels =
      Self.spareLevels + nesting * Self.levelsPerBracket + budget.limits.calls * Self.levelsPerCall
    budget.levelLimit = min(levels, Self.levelLimit)
    return budget.levelLimit
  }
}
