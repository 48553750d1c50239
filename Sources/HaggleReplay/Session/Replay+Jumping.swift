import HaggleTraces
import HaggleVocabulary

/// Jumps: to a number, a mark, a place where one was.
extension Replay {
  func jump(_ instruction: Instruction) -> Outcome {
    switch instruction.command {
    case .first: moved(to: timeline.start).outcome()
    case .last: moved(to: timeline.end).outcome()
    case .go: go(to: instruction.argument ?? "")
    case .mark: mark(instruction.argument ?? "")
    case .jump: jump(to: instruction.argument ?? "")
    case .back:
      travel(back: instruction.count ?? 1)
    default: travel(forth: instruction.count ?? 1)
    }
  }

  private func go(to number: String) -> Outcome {
    let last = trace.events.count - 1
    guard let event = Int(number), let cursor = timeline.cursor(at: event) else {
      return refused(
        last < 0
          ? "the trace has no events" : "there is no event \(number); they go from 0 to \(last)")
    }
    return moved(to: cursor).outcome()
  }

  private func mark(_ name: String) -> Outcome {
    guard name.count == 1, name.allSatisfy({ $0.isLetter || $0.isNumber }) else {
      return refused("a mark is a letter or a digit, not “\(name)”")
    }
    guard event != nil else { return outcome("the trace has no events to mark") }
    return after("event \(cursor.event) is marked \(name)") { replay in
      let event = replay.cursor.event
      replay.change("the mark \(name)") { settings in
        settings.marks.removeAll { $0.name == name }
        settings.marks.append(Mark(name, event: event))
      }
    }
  }

  private func jump(to name: String) -> Outcome {
    if name == "'" {
      guard let last = past.last else { return outcome("there is no place where you were before") }
      return moved(to: last).outcome()
    }
    guard let mark = settings.marks.first(where: { $0.name == name }) else {
      let names = settings.marks.map(\.name).joined(separator: ", ")
      return refused(
        "no event is marked \(name)"
          + (names.isEmpty ? ": \(keys.typed(.mark, name)) marks one" : "; marked: \(names)"))
    }
    return moved(to: Cursor(after: mark.event)).outcome()
  }

  /// Goes back through the places where one was, and leaves those that are left for the way forth.
  private func travel(back count: Int) -> Outcome {
    guard !past.isEmpty else { return outcome("there is no place where you were before") }
    return after { replay in
      for _ in 0..<min(count, replay.past.count) {
        replay.future.append(replay.cursor)
        replay.stand(at: replay.past.removeLast())
      }
    }
  }

  private func travel(forth count: Int) -> Outcome {
    guard !future.isEmpty else { return outcome("you have not gone back") }
    return after { replay in
      for _ in 0..<min(count, replay.future.count) {
        replay.past.append(replay.cursor)
        replay.stand(at: replay.future.removeLast())
      }
    }
  }
}
