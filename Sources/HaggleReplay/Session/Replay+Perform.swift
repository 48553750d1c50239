extension Replay {
  package func perform(_ instruction: Instruction) -> Outcome {
    var outcome =
      switch instruction.command.effect {
      case .replay(let handle): handle(self, instruction)
      case .show(let panel): self.outcome(nil, .show(panel))
      case .screen(let action): self.outcome(nil, .screen(action, instruction))
      }
    if wasWarned { outcome.replay.wasWarned = false }
    return outcome
  }

  /// Does not lose unsaved notes by one key press.
  var quit: Outcome {
    guard isChanged, !wasWarned else { return outcome(nil, .quit) }
    let again = "\(keys.name(of: .quit)) once more drops them"
    return after("marks or notes are not saved: :write saves them, \(again)") {
      $0.wasWarned = true
    }
  }

  /// The replay after its notes were saved.
  package func saved() -> Replay {
    var replay = self
    replay.timeline = Timeline(annotated)
    return replay
  }
}
