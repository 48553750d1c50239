import HaggleExperiments
import HaggleTraces
import HaggleVocabulary

/// What came of each of several findings, so that no text is taken for fixed that is not.
struct TriedFindings {
  private let rows: [(key: String, words: String)]

  /// A finding, with the numbers of the edits for it from 1.
  struct Fate {
    let finding: Finding
    /// How many edits were laid out; nil where others took all the room.
    let trials: Int?
    let edits: [Int]
    /// How many there are for it alone, as many as a trace has; nil where others took all the room.
    let found: Int?
  }

  static func fates(_ goals: [TrialGoal], _ outcome: EditSearch.Outcome) -> [Fate] {
    goals.enumerated().compactMap { index, goal in
      guard let finding = goal.finding else { return nil }
      let edits = zip(1..., outcome.attempts).filter { $0.1.goal.finding == finding }.map(\.0)
      let tried = index < outcome.tried.count ? outcome.tried[index] : nil
      return Fate(finding: finding, trials: tried?.trials, edits: edits, found: tried?.found)
    }
  }

  init(_ goals: [TrialGoal], _ outcome: EditSearch.Outcome) {
    rows = Self.fates(goals, outcome).map { ($0.finding.ignoreKey, Self.words(about: $0)) }
  }

  private static func words(about fate: Fate) -> String {
    guard let trials = fate.trials else {
      return "not looked for yet: --finding \(ShellText.quoted(fate.finding.ignoreKey))"
    }
    if fate.found == 0 { return "none of \(NumberText.counted(trials, "edit")) fixes it" }
    let key = ShellText.quoted(fate.finding.ignoreKey)
    let numbers = fate.edits.map { "\($0)" }
    let last = numbers.suffix(1).joined()
    let shown =
      numbers.count < 2
      ? numbers.map { "edit \($0)" }.joined()
      : "edits \(numbers.dropLast().joined(separator: ", ")) or \(last)"
    guard let found = fate.found, found > numbers.count else { return shown }
    let all = NumberText.counted(found, "edit")
    return numbers.isEmpty
      ? "\(all): --finding \(key)" : "\(shown), of \(found): --finding \(key)"
  }

  /// A line for each; empty for one finding alone, of which all else speaks.
  var text: String {
    guard rows.count > 1 else { return "" }
    let width = rows.map(\.key.count).max() ?? 0
    let lines = rows.map { key, words in
      "  \(key)\(String(repeating: " ", count: width - key.count))  \(words)\n"
    }
    return "\(NumberText.counted(rows.count, "finding")):\n" + lines.joined() + "\n"
  }
}
