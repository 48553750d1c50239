package import HaggleReplay
package import HaggleTraces

/// An effect of a key outside of the screen.
package enum ScreenEffect: Hashable, Sendable {
  case quit
  case suspend
  /// The terminal may have been overwritten.
  case redraw
  case copy(String)
  /// Write the annotated trace to `path`, or to its own file.
  case write(path: String?, replacing: Bool)
  /// Search for edits of the source with this goal.
  case tryEdits(Replay.EditGoal)
  /// Write an edit into the source.
  case applyEdit(key: String, replacing: Bool)
  /// Open the source in an editor, at a place counted from 1.
  case edit(line: Int, column: Int)
  /// Write the bug report into a folder.
  case attach(path: String?, replacing: Bool)
}

/// The result of an effect.
package enum EffectReply: Equatable, Sendable {
  /// Done or failed, with a message.
  case message(String)
  /// The marks and notes were saved.
  case saved(String)
  /// The result of a search for edits.
  case found(Replay.FoundEdits)
  /// The source was laid out again; with the changes in a line.
  case laidOut(Trace, String)
  /// Something exists already: needs the user's consent to replace it.
  case occupied(String, ScreenEffect)
}
