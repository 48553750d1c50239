package import HaggleReplay
package import HaggleTraces

/// A key's effect outside of the screen.
package enum ScreenEffect: Hashable, Sendable {
  case quit
  case suspend
  /// The terminal may show something else than it was sent.
  case redraw
  case copy(String)
  /// Write the annotated trace; to its own file where there is no path.
  case write(path: String?, replacing: Bool)
  /// Look for edits of the source that reach that.
  case tryEdits(Replay.EditGoal)
  /// Open the source in an editor, at a place of it that is counted from 1.
  case edit(line: Int, column: Int)
  /// Write the bug report into a folder.
  case attach(path: String?, replacing: Bool)
}

/// What became of an effect.
package enum EffectReply: Equatable, Sendable {
  /// Done, or not: why.
  case message(String)
  /// The marks and notes are in a file now.
  case saved(String)
  /// Edits were looked for.
  case found(Replay.FoundEdits)
  /// The source was laid out again; what that changed, in a line.
  case laidOut(Trace, String)
  /// Something is there already: to be done only if the user agrees to lose it.
  case occupied(String, ScreenEffect)
}
