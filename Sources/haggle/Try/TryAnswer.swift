import HaggleExperiments
import HaggleReports
import HaggleTraces
import HaggleVocabulary

/// The answer of `haggle try`.
struct TryAnswer {
  private let search: EditSearch
  private let goals: [TrialGoal]
  private let outcome: EditSearch.Outcome
  private let subject: SourceSubject
  private let isOfFacts: Bool
  private let columns: Int?

  /// - Parameter columns: how many characters fit into a line of words; nil for any number.
  init(_ start: TryStart, _ outcome: EditSearch.Outcome, columns: Int? = nil) {
    self.columns = columns
    (search, goals, subject) = (start.search, start.goals, start.subject)
    isOfFacts = start.isOfFacts
    self.outcome = outcome
  }

  private func words(_ attempt: Attempt) -> String {
    TriedEditText(attempt.edit, in: search.trace).effect
  }

  private func words(_ goal: TrialGoal) -> String { goal.words.text(naming: search.trace.name) }

  var text: String {
    if goals.isEmpty { return nothingKnown }
    if outcome.isReached, let goal = goals.first {
      return PlainText.line(words(goal)) + ": it has it already, and nothing has to be edited\n"
    }
    if outcome.attempts.isEmpty { return preface + failure + (isOfFacts ? wish : "") }
    return preface + entries.joined(separator: "\n") + "\n" + TriedFindings(goals, outcome).text
      + ending
  }

  /// What is seen of the layout: it may be meant, but the user may also want it changed.
  private var nothingKnown: String {
    let verdict = LayoutVerdict(search.timeline)
    let title = verdict.title
    let hint = someWidth.map { "Say what should be, such as --expect \(ShellText.quoted($0))" }
    return ([title] + verdict.asides + [hint].compactMap(\.self))
      .map { PlainText.line($0) + "\n" }.joined()
  }

  /// The width of a view that there is: of the first that is labelled, else of the first text,
  /// else of the root.
  private var someWidth: String? {
    let trace = search.trace
    let views = search.timeline.tree.preorder.filter {
      !trace.name(of: $0).contains(where: \.isWhitespace)
    }
    let named =
      views.first { trace.nodes[$0.index].isLabelled }
      ?? views.first { trace.nodes[$0.index].roles.contains(.text) } ?? views.first
    return named.map { "\(trace.name(of: $0)) width >= 96" }
  }

  /// How to ask for all of a text that no edit shows within its room.
  private var wish: String {
    guard let text = CutTexts(search.timeline).nodes.first,
      let whole = search.wholeLength(of: text), whole.length.isFinite
    else { return "" }
    let points: String = NumberText.display(whole.length.rounded(.up))
    let claim = "\(search.trace.name(of: text)) \(whole.axis.dimension) >= \(points)"
    return PlainText.line("Say what should be, such as --expect \(ShellText.quoted(claim))") + "\n"
  }

  /// That what follows is about facts, as no rule finds anything.
  private var preface: String {
    guard isOfFacts else { return "" }
    let verdict = LayoutVerdict(search.timeline)
    return ([verdict.title] + verdict.asides).map { PlainText.line($0) + "\n" }.joined() + "\n"
  }

  /// The edits, numbered and grouped by goal; each goal is named once.
  private var entries: [String] {
    var said: String?
    return zip(1..., outcome.attempts).map { number, attempt in
      let goal = set(PlainText.line(words(attempt.goal)))
      defer { said = goal }
      let heading = goal == said ? "" : "\(goal)\n\(elsewhere(attempt.goal))\n"
      return "\(heading)\(number)  \(set(title(attempt), by: 3))\n"
        + "   \(set(words(attempt), by: 3))\n\n\(diff(attempt))"
    }
  }

  /// A line of words in as many lines as it takes, all but the first this far in.
  private func set(_ line: String, by margin: Int = 0) -> String {
    guard let columns else { return line }
    return PlainText.paragraph(line, width: columns - margin)
      .joined(separator: "\n" + String(repeating: " ", count: margin))
  }

  /// That the cause is in another file, as a line; empty if it is not.
  private func elsewhere(_ goal: TrialGoal) -> String {
    CauseElsewhere(goal, in: search)
      .map { PlainText.line($0.words(in: search.trace), limit: 400) + "\n" } ?? ""
  }

  private func title(_ attempt: Attempt) -> String {
    TriedEditText(attempt.edit, in: search.trace).title ?? ""
  }

  /// What was tried, and how to proceed: options have to be repeated.
  private var ending: String {
    let stopped = outcome.isStopped ? ", then it was stopped" : ""
    let goals = outcome.tried.count
    let what = goals > 1 ? " for \(goals) findings" : ""
    let count = "\(NumberText.counted(outcome.trials, "edit")) were laid out\(what)\(stopped)."
    return subject.path == nil
      ? count + "\n" : count + " To make the first one above, add --apply 1 to the command.\n"
  }

  /// Of several findings the first; the others have a line each.
  private var failure: String {
    let goal = goals.first.map { words($0) } ?? ""
    let first = outcome.tried.first
    let stopped = outcome.isStopped ? ", before it was stopped," : ""
    let advised = (first?.open ?? []).map { PlainText.line($0.text(naming: search.trace.name)) }
    // Edits that were not laid out may still help.
    let head =
      "\(advised.isEmpty ? "nothing helps: n" : "n")one of the \(first?.trials ?? 0) edits that were "
      + "laid out\(stopped) fixes it: \(goal)"
    let tail =
      (goals.first.map(elsewhere) ?? "")
      + advised.map { set("not laid out: \($0)") + "\n" }.joined()
    let others = TriedFindings(goals, outcome).text
    guard let nearest = outcome.nearest else {
      return set(head) + "\n" + tail + "none comes closer than the text as it is\n" + others
    }
    let lack = nearest.lack.isFinite ? ", \(NumberText.display(nearest.lack)) points off" : ""
    return set(head) + "\n" + tail + set("the closest attempt\(lack): \(title(nearest.attempt))")
      + "\n   \(set(words(nearest.attempt), by: 3))\n\n"
      + diff(nearest.attempt) + (others.isEmpty ? "" : "\n\(others)")
  }

  private func diff(_ attempt: Attempt) -> String {
    if let part = attempt.part { return NeighbourEdit(attempt.edit.changes, of: part)?.diff ?? "" }
    return UnifiedDiff(
      of: subject.scenario.source.text, attempt.edit.changes, named: subject.file.name
    ).text
  }

  var json: [UInt8] { TryJSON(outcome, goals, in: search, diff).bytes }

  /// Applies an edit to the file; without a file, prints the edited text.
  func apply(_ number: Int) throws(Failure) -> ExitCode {
    guard outcome.attempts.indices.contains(number - 1) else {
      let count = outcome.attempts.count
      throw .misuse(
        count == 0
          ? "there is no edit to apply" : "there is no edit \(number), only 1 to \(count)")
    }
    let attempt = outcome.attempts[number - 1]
    let bytes = Array(subject.text.withoutAdded(attempt.text).utf8)
    if let part = attempt.part {
      try write(attempt, number, of: part)
    } else if let path = subject.path {
      try OutputFile.write(bytes, to: path, inPlaceOf: subject.bytes)
      tell(attempt, subject.file.name, diff(attempt), at: attempt.edit.changes)
    } else {
      try Console.answer(bytes)
    }
    return .success
  }

  /// Writes another file, if it belongs to what was named.
  private func write(
    _ attempt: Attempt, _ number: Int, of part: SourceParts.Part
  ) throws(Failure) {
    let name = HiddenCharacter.shown(part.file)
    guard let edit = NeighbourEdit(attempt.edit.changes, of: part) else {
      throw .unreadable("\(name) is not as it was when it was laid out; nothing is written")
    }
    guard edit.isBeside(subject) else {
      throw .misuse(
        "edit \(number) changes \(name), which lies outside of the folder of \(subject.file.name) "
          + "and of its project; nothing is written")
    }
    try OutputFile.write(Array(edit.text.utf8), to: edit.path, inPlaceOf: edit.bytes)
    tell(attempt, "\(name), not \(subject.file.name)", edit.diff, at: edit.changes)
  }

  private func tell(_ attempt: Attempt, _ name: String, _ diff: String, at changes: [LineChange]) {
    let line = changes.first.map { " in line \($0.line)" } ?? ""
    Console.message("wrote \(name): \(title(attempt))\(line)\n\(diff)\(words(attempt))\n")
  }
}
