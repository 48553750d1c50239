import HaggleExperiments
import HaggleTraces
import HaggleVocabulary

/// The view to blame for what a goal is about, where it is written in another file: edits may be of
/// that one as well.
struct CauseElsewhere {
  /// As on the command line, or in the project.
  let file: String
  /// From 1, in that file.
  let line: Int
  private let node: NodeID

  /// Nil if it is written in the file itself, or its place is unknown.
  init?(_ goal: TrialGoal, in search: EditSearch) {
    guard let place = search.place(of: goal) else { return nil }
    node = goal.cause
    (file, line) = place
  }

  /// In words, as a line for people.
  func words(in trace: Trace) -> String {
    "\(trace.name(of: node)) is written in line \(line) of \(HiddenCharacter.shown(file)), which is "
      + "searched for edits as well"
  }
}
