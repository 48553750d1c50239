package import HaggleVocabulary

extension Replay {
  /// The result of a command.
  package struct Outcome: Sendable {
    package var replay: Replay
    /// The message; nil if the new state speaks for itself.
    package var message: String?
    /// Whether the command was invalid, as opposed to having reached an end.
    package var isRefused = false
    /// A further action for the caller.
    package var effect: Effect?
  }

  package enum Effect: Hashable, Sendable {
    case show(Panel)
    /// Write the annotated trace to `path`, or to its own file.
    case write(path: String?)
    /// Write the bug report into a folder.
    case attach(path: String?)
    case copy
    /// Search for edits of the source with this goal.
    case tryEdits(EditGoal)
    /// Write an edit into the source that is replayed.
    case applyEdit(key: String)
    /// An action that only a screen can do.
    case screen(ScreenAction, Instruction)
    case quit
  }

  /// Something to read.
  package enum Panel: Hashable, Sendable {
    /// Why a view has its numbers, or this quantity; about its answer at the cursor if there is
    /// one.
    case why(NodeID, Quantity? = nil)
    /// Without a quantity it is about the width, unless that is as expected.
    case whyNot(NodeID, Quantity? = nil, expected: Double)
    case values(NodeID)
    /// The finding with this index.
    case finding(Int)
    case findings
    case tree
    case log
    case picture
    case stack
    case ledger
    case source
    case breakpoints
    case marks
    case notes
    /// The edits found last, for a number.
    case edits
    /// The differences from the other negotiation.
    case diff
    case help
  }
}

extension Replay {
  func outcome(_ message: String? = nil, _ effect: Effect? = nil) -> Outcome {
    Outcome(replay: self, message: message, effect: effect)
  }

  /// The outcome for a command that cannot be parsed or names something unknown.
  func refused(_ message: String) -> Outcome {
    Outcome(replay: self, message: message, isRefused: true)
  }

  /// This state after a change, with a message.
  func after(_ message: String? = nil, _ change: (inout Replay) -> Void) -> Outcome {
    var replay = self
    change(&replay)
    return replay.outcome(message)
  }
}
