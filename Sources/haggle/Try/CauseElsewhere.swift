import HaggleExperiments
import HaggleTraces
import HaggleVocabulary

/// The view to blame for what a goal is about, where it is written in another file: edits are only
/// of the file that is named.
struct CauseElsewhere {
  /// As on the command line, or in the project.
  let file: String
  /// From 1, in that file.
  let line: Int
  private let node: NodeID
  private let place: SourcePlace
  private let parts: SourceParts

  /// Nil if it is written in the file itself, or nobody knows where.
  init?(_ goal: TrialGoal, in trace: Trace) {
    parts = trace.header.parts
    node = goal.cause
    guard let place = goal.finding?.place ?? trace.nodes[node.index].place,
      let origin = parts.origin(of: place.line)
    else { return nil }
    self.place = place
    (file, line) = (origin.file, origin.line)
  }

  /// In words, as a line for people.
  ///
  /// - Parameter name: the file whose text may be changed.
  func words(of name: String, in trace: Trace) -> String {
    "\(trace.name(of: node)) is written in \(parts.words(forLine: place.line)), and only \(name) is "
      + "changed here: haggle try \(ShellText.quoted(HiddenCharacter.shown(file))) looks for edits "
      + "there"
  }
}
