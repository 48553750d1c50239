package import HaggleVocabulary

extension Replay {
  /// What came of a command.
  package struct Outcome: Sendable {
    package var replay: Replay
    /// What to say; nil where the new state says it.
    package var message: String?
    /// Whether the command made no sense here, rather than led to an end.
    package var isRefused = false
    /// What is to be done or shown beyond it.
    package var effect: Effect?
  }

  package enum Effect: Hashable, Sendable {
    case show(Panel)
    /// Write the annotated trace; to its own file where there is no path.
    case write(path: String?)
    /// Write the bug report into a folder.
    case attach(path: String?)
    case copy
    /// Look for edits of the source that reach that.
    case tryEdits(EditGoal)
    /// Something that only a screen can do.
    case screen(ScreenAction, Instruction)
    case quit
  }

  /// Something to read.
  package enum Panel: Hashable, Sendable {
    /// Why a view has its numbers, or that one; about its answer at the cursor where there is one.
    case why(NodeID, Quantity? = nil)
    /// Without an axis it is the width, unless that is as expected.
    case whyNot(NodeID, Quantity? = nil, expected: Double)
    case values(NodeID)
    /// The finding at this position among the trace's findings.
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
    /// The edits that were found last, for a number.
    case edits
    /// What differs from the negotiation that it is held against.
    case diff
    case help
  }
}

extension Replay {
  func outcome(_ message: String? = nil, _ effect: Effect? = nil) -> Outcome {
    Outcome(replay: self, message: message, effect: effect)
  }

  /// What came of a command that names something that does not exist, or that cannot be read.
  func refused(_ message: String) -> Outcome {
    Outcome(replay: self, message: message, isRefused: true)
  }

  /// This state after a change, with what to say of it.
  func after(_ message: String? = nil, _ change: (inout Replay) -> Void) -> Outcome {
    var replay = self
    change(&replay)
    return replay.outcome(message)
  }
}
