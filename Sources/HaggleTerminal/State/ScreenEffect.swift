package import HaggleReplay
package import HaggleTraces

/// An effect of a key outside of the screen.
package enum ScreenEffect: Hashable, Sendable {
  case quit
  case suspend
  /// The terminal may show something else than it was sent.
  case redraw
  case copy(String)
  /// Write the annotated trace to `path`, or to its own file.
  case write(path: String?, replacing: Bool)
  /// Look for edits of the source that reach that.
  case tryEdits(Replay.EditGoal)
  /// Open the source in an editor, at a place of it that is counted from 1.
  case edit(line: Int, column: Int)
  /// Write the bug report into a folder.
  case attach(path: String?, replacing: Bool)
}

/// The result of an effect.
package enum EffectReply: Equatable, Sendable {
  /// Done, or not: why.
  case message(String)
  /// The marks and notes are in a file now.
  case saved(String)
  /// Edits were looked for.
  case found(Replay.FoundEdits)
  /// The source was laid out again; with the changes in a line.
  case laidOut(Trace, String)
  /// Something exists already: needs the user's consent to replace it.
  case occupied(String, ScreenEffect)
}
