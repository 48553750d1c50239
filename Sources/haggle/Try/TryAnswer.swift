import Foundation
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
  private let typed: TryTyped
  private let columns: Int?

  /// - Parameters:
  ///   - typed: the command that is answered.
  ///   - columns: how many characters fit into a line of words; nil for any number.
  init(
    _ start: TryStart, _ outcome: EditSearch.Outcome, _ typed: TryTyped, columns: Int? = nil
  ) {
    self.typed = typed
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
    let hint = someWidth.map {
      """
      If a view should be otherwise, say how, such as --expect \(ShellText.quoted($0)): a width, \
      height, x or y, with the number that you want. Any view will do: this one is only an example
      """
    }
    return ([title] + verdict.asides + [hint].compactMap(\.self))
      .map { set(PlainText.line($0)) + "\n" }.joined()
  }

  /// A width that a view does not have: the first that is labelled, else the first text, else the
  /// root.
  private var someWidth: String? {
    let trace = search.trace
    let views = search.timeline.tree.preorder.filter {
      !trace.name(of: $0).contains(where: \.isWhitespace)
    }
    let named =
      views.first { trace.nodes[$0.index].isLabelled }
      ?? views.first { trace.nodes[$0.index].roles.contains(.text) } ?? views.first
    return named.map { view in
      let width = search.timeline.size(of: view)?.width.finite ?? 0
      let wider = (width / 10).rounded(.up) * 10 + 10
      let hasRoom = trace.header.proposal?.width.map { wider <= $0 } ?? true
      let claim = hasRoom ? ">= \(points(wider))" : "<= \(points((width / 2).rounded()))"
      return "\(trace.name(of: view)) width \(claim)"
    }
  }

  private func points(_ length: CGFloat) -> String { NumberText.display(length) }

  /// How to ask for all of a text that no edit shows within its room.
  private var wish: String {
    guard let text = CutTexts(search.timeline).nodes.first,
      let whole = search.wholeLength(of: text), whole.length.isFinite
    else { return "" }
    let claim =
      "\(search.trace.name(of: text)) \(whole.axis.dimension) >= \(points(whole.length.rounded(.up)))"
    return PlainText.line("Say what should be, such as --expect \(ShellText.quoted(claim))") + "\n"
  }

  /// That what follows is about facts, as no rule finds anything.
  private var preface: String {
    guard isOfFacts else { return "" }
    let verdict = LayoutVerdict(search.timeline)
    return ([verdict.title] + verdict.asides).map { set(PlainText.line($0)) + "\n" }.joined()
      + "\n"
  }

  /// The edits, numbered and grouped by goal; each goal is named once.
  private var entries: [String] {
    var said: String?
    return zip(1..., outcome.attempts).map { number, attempt in
      let goal = set(PlainText.line(words(attempt.goal)))
      defer { said = goal }
      let heading = goal == said ? "" : "\(goal)\n\(elsewhere(attempt.goal))\n"
      return "\(heading)\(number)  \(set(title(attempt), by: 3))\n"
        + "   \(set(words(attempt) + rest(of: attempt), by: 3))\n\n\(diff(attempt))"
    }
  }

  /// "; 0.35 points off what was asked", behind what it changes.
  private func rest(of attempt: Attempt) -> String {
    guard attempt.rest.isFinite, !NumberText.isShownAlike(attempt.rest, 0) else { return "" }
    return "; \(points(attempt.rest)) points off what was asked"
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
    let place = attempt.part.map { ", in \(HiddenCharacter.shown($0.file))" } ?? ""
    return (TriedEditText(attempt.edit, in: search.trace).title ?? "") + place
  }

  /// What was tried, and the command that makes each edit.
  private var ending: String {
    let stopped = outcome.isStopped ? ", then it was stopped" : ""
    let goals = outcome.tried.count
    let what = goals > 1 ? " for \(goals) findings" : ""
    let count = "\(NumberText.counted(outcome.trials, "edit")) were laid out\(what)\(stopped)."
    if subject.path == nil { return count + "\n" }
    let commands = zip(1..., outcome.attempts).map { number, attempt in
      "  " + (outcome.attempts.count == 1 ? "" : "\(number)  ") + typed.making(attempt) + "\n"
    }
    let made = commands.count == 1 ? "This makes the edit:" : "These make the edits:"
    return "\(count) \(made)\n" + commands.joined()
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
    if let part = attempt.part { return FileEdit(attempt.edit.changes, of: part)?.diff ?? "" }
    return UnifiedDiff(
      of: subject.scenario.source.text, attempt.edit.changes, named: subject.file.name
    ).text
  }

  var json: [UInt8] { TryJSON(outcome, goals, in: search, diff).bytes }
}
