import HaggleExperiments
import HaggleReports
import HaggleTraces
import HaggleVocabulary

/// The edit that `haggle try --apply` writes.
struct AppliedEdit {
  private let attempt: Attempt
  private let subject: SourceSubject
  private let trace: Trace

  /// Finds it: by its number among as many as are shown, else by its key.
  init(
    _ applied: TryVerb.Applied, _ start: TryStart, _ search: EditSearch, most: Int
  ) throws(Failure) {
    switch applied {
    case .number(let number):
      let outcome = search.outcome(start.goals, most: max(most, number))
      let count = outcome.attempts.count
      guard number <= count else {
        throw .misuse(
          count == 0
            ? "there is no edit to apply" : "there is no edit \(number), only 1 to \(count)")
      }
      attempt = outcome.attempts[number - 1]
    case .key(let key):
      guard let found = search.attempt(keyed: key, for: start.goals) else {
        throw .misuse(
          "no edit of \(start.subject.file.name) as it is now has the key \(key); the same command "
            + "without --apply shows those that there are")
      }
      attempt = found
    }
    (subject, trace) = (start.subject, search.trace)
  }

  /// Writes it into the file; without a file, prints the edited text.
  ///
  /// - Parameter othersToo: whether another file than the one that was named may be written.
  func write(othersToo: Bool) throws(Failure) -> ExitCode {
    if let part = attempt.part {
      try write(to: part, isAllowed: othersToo)
      return .success
    }
    let mark = subject.bytes.byteOrderMark
    let bytes = mark + Array(subject.text.withoutAdded(attempt.text).utf8)
    if let path = subject.path {
      try OutputFile.write(bytes, to: path, inPlaceOf: subject.bytes)
      let diff = UnifiedDiff(
        of: subject.scenario.source.text, attempt.edit.changes, named: subject.file.name)
      tell(subject.file.name, diff.text, at: attempt.edit.changes)
    } else {
      try Console.answer(bytes)
    }
    return .success
  }

  /// Writes another file, if it belongs to what was named.
  private func write(to part: SourceParts.Part, isAllowed: Bool) throws(Failure) {
    let name = HiddenCharacter.shown(part.file)
    guard let edit = FileEdit(attempt.edit.changes, of: part) else {
      throw .unreadable("\(name) is not as it was when it was laid out; nothing is written")
    }
    guard edit.isBeside(subject) else {
      throw .misuse(
        "that edit changes \(name), which lies outside of the folder of \(subject.file.name) "
          + "and of its project; nothing is written")
    }
    guard isAllowed else {
      throw .misuse(
        "that edit changes \(name), not \(subject.file.name), and nothing is written: add "
          + "--other-files to write it")
    }
    let bytes = edit.bytes.byteOrderMark + Array(edit.text.utf8)
    try OutputFile.write(bytes, to: edit.path, inPlaceOf: edit.bytes)
    tell("\(name), not \(subject.file.name)", edit.diff, at: edit.changes)
  }

  private func tell(_ name: String, _ diff: String, at changes: [LineChange]) {
    let words = TriedEditText(attempt.edit, in: trace)
    let line = changes.first.map { " in line \($0.line)" } ?? ""
    Console.message("wrote \(name): \(words.title ?? "")\(line)\n\(diff)\(words.effect)\n")
  }
}
