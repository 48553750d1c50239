import Foundation
import HaggleExperiments
import HaggleReports
import HaggleTraces

/// Edits as JSON: the goal, the effect, the diff and the positions of views.
struct TryJSON: JSONAnswer {
  static let schema: String? = "try/1"

  private let edits: [Entry]
  private let elsewhere: [Elsewhere]
  private let findings: [Sought]
  private let tried: Int
  /// True where what is asked for is so already; else absent.
  private let reached: Bool?
  private let nearest: Near?

  private struct Entry: Encodable {
    let goal: String
    /// What it changes, if that is another file.
    let file: String?
    let finding: String?
    /// The title of the edit.
    let edit: String
    /// What `--apply` knows it by.
    let key: String
    let effect: String
    let diff: String
    let changes: [Change]
  }

  private struct Change: Encodable {
    let node: String
    let before: [Double]
    let after: [Double]
  }

  /// What came of a finding.
  private struct Sought: Encodable {
    let finding: String
    /// How many edits were laid out for it; absent if others took all the room.
    let tried: Int?
    /// The numbers of its edits, from 1.
    let edits: [Int]
    /// How many there are for it alone; absent if others took all the room.
    let found: Int?
  }

  /// A goal whose cause is in another file.
  private struct Elsewhere: Encodable {
    let goal: String
    let file: String
    let line: Int
  }

  private struct Near: Encodable {
    let effect: String
    /// In points; absent if it is no number.
    let lack: Double?
    let diff: String
  }

  init(
    _ outcome: EditSearch.Outcome, _ goals: [TrialGoal], in search: EditSearch,
    _ diff: (Attempt) -> String
  ) {
    let trace = search.trace
    func effect(_ attempt: Attempt) -> String { TriedEditText(attempt.edit, in: trace).effect }
    edits = outcome.attempts.map { attempt in
      Entry(
        goal: attempt.goal.words.text(naming: trace.name), file: attempt.part?.file,
        finding: attempt.goal.finding?.ignoreKey, edit: attempt.edit.title.text(naming: trace.name),
        key: attempt.edit.key,
        effect: effect(attempt), diff: diff(attempt),
        changes: (attempt.edit.effect + attempt.edit.others).map {
          Change(
            node: trace.nodes[$0.node.index].name, before: Self.numbers($0.before),
            after: Self.numbers($0.after))
        })
    }
    elsewhere = goals.compactMap { goal in
      CauseElsewhere(goal, in: search).map {
        Elsewhere(goal: goal.words.text(naming: trace.name), file: $0.file, line: $0.line)
      }
    }
    findings = TriedFindings.fates(goals, outcome).map {
      Sought(finding: $0.finding.ignoreKey, tried: $0.trials, edits: $0.edits, found: $0.found)
    }
    tried = outcome.trials
    reached = outcome.isReached ? true : nil
    nearest =
      outcome.attempts.isEmpty
      ? outcome.nearest.map {
        Near(
          effect: effect($0.attempt), lack: $0.lack.isFinite ? Double($0.lack) : nil,
          diff: diff($0.attempt))
      } : nil
  }

  private static func numbers(_ rectangle: CGRect) -> [Double] {
    [rectangle.minX, rectangle.minY, rectangle.width, rectangle.height].map {
      $0.isFinite ? Double($0) : 0
    }
  }
}
