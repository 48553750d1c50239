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
  }

  static func fates(_ goals: [TrialGoal], _ outcome: EditSearch.Outcome) -> [Fate] {
    goals.enumerated().compactMap { index, goal in
      guard let finding = goal.finding else { return nil }
      let edits = zip(1..., outcome.attempts).filter { $0.1.goal.finding == finding }.map(\.0)
      let trials = index < outcome.tried.count ? outcome.tried[index].trials : nil
      return Fate(finding: finding, trials: trials, edits: edits)
    }
  }

  init(_ goals: [TrialGoal], _ outcome: EditSearch.Outcome) {
    rows = Self.fates(goals, outcome).map { ($0.finding.ignoreKey, Self.words(about: $0)) }
  }

  private static func words(about fate: Fate) -> String {
    guard let trials = fate.trials else {
      return "not looked for yet: --finding \(ShellText.quoted(fate.finding.ignoreKey))"
    }
    if fate.edits.isEmpty { return "none of \(NumberText.counted(trials, "edit")) fixes it" }
    let numbers = fate.edits.map { "\($0)" }
    let last = numbers.suffix(1).joined()
    return numbers.count == 1
      ? "edit \(last)" : "edits \(numbers.dropLast().joined(separator: ", ")) or \(last)"
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
