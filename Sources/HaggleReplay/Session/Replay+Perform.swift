import HaggleTraces
import HaggleVocabulary

extension Replay {
  /// What a command makes of this.
  package func perform(_ instruction: Instruction) -> Outcome {
    var calm = self
    calm.wasWarned = false
    switch instruction.command {
    case .step, .stepBack, .next, .previous, .over, .overBack, .finish, .finishBack, .pass,
      .passBack, .change, .changeBack, .continue, .continueBack, .searchNext, .searchBack:
      return calm.walk(instruction)
    case .first, .last, .go, .mark, .jump, .back, .forward: return calm.jump(instruction)
    case .down, .up, .left, .right, .sibling, .siblingBack, .parent, .fold, .select, .caller,
      .callee:
      return calm.choose(instruction)
    case .break, .watch, .search, .filter, .note, .undo: return calm.set(instruction)
    case .why, .whyNot, .values, .explain: return calm.explain(instruction)
    case .findings: return calm.outcome(nil, .show(.findings))
    case .tree: return calm.outcome(nil, .show(.tree))
    case .log: return calm.outcome(nil, .show(.log))
    case .picture: return calm.outcome(nil, .show(.picture))
    case .stack: return calm.outcome(nil, .show(.stack))
    case .ledger: return calm.outcome(nil, .show(.ledger))
    case .source: return calm.outcome(nil, .show(.source))
    case .breakpoints: return calm.outcome(nil, .show(.breakpoints))
    case .marks: return calm.outcome(nil, .show(.marks))
    case .notes: return calm.outcome(nil, .show(.notes))
    case .help: return calm.outcome(nil, .show(.help))
    case .write: return calm.outcome(nil, .write(path: instruction.argument))
    case .attach: return calm.outcome(nil, .attach(path: instruction.argument))
    case .copy: return calm.outcome(nil, .copy)
    case .quit: return quit
    default: return calm.outcome(nil, .screen(instruction))
    }
  }

  /// What was noted is not lost by a key.
  private var quit: Outcome {
    guard isChanged, !wasWarned else { return outcome(nil, .quit) }
    let again = "\(keys.name(of: .quit)) once more drops them"
    return after("marks or notes are not saved: :write saves them, \(again)") {
      $0.wasWarned = true
    }
  }

  /// The replay once its notes have been written.
  package func saved() -> Replay {
    var replay = self
    replay.timeline = Timeline(annotated)
    return replay
  }
}
