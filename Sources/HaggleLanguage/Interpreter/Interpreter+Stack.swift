import HaggleSyntax

extension Interpreter {
  /// The stack that one level of evaluation may take; debug builds were measured to take 6.3 KiB.
  package static let bytesPerLevel = 12 << 10
  /// Levels that a call of the text's own function takes, beyond what brackets show.
  private static let levelsPerCall = 10
  /// Levels of a piece of text that nests one bracket deeper.
  private static let levelsPerBracket = 8
  private static let spareLevels = 400
  /// More than any text needs that the parser accepts: 2.3 GiB of stack, reserved and not used.
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
