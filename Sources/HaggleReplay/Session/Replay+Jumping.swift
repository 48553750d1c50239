import HaggleTraces

/// Jumps: to a number, a mark, or a previous position.
extension Replay {
  func go(to number: String) -> Outcome {
    let last = trace.events.count - 1
    guard let event = Int(number), let cursor = timeline.cursor(at: event) else {
      return refused(
        last < 0
          ? "the trace has no events" : "there is no event \(number); they go from 0 to \(last)")
    }
    return moved(to: cursor).outcome()
  }

  func mark(_ name: String) -> Outcome {
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

  /// The name of the mark for the previous position.
  static let placeBefore = "'"

  func jump(to name: String) -> Outcome {
    if name == Self.placeBefore {
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

  /// Moves through the visited positions and keeps the rest for the way back.
  func travel(_ direction: Direction, _ count: Int) -> Outcome {
    var (cursor, behind, ahead) =
      direction == .forwards ? (cursor, past, future) : (cursor, future, past)
    guard !ahead.isEmpty else {
      return outcome(
        direction == .forwards
          ? "you have not gone back" : "there is no place where you were before")
    }
    for _ in 0..<min(count, ahead.count) {
      behind.append(cursor)
      cursor = ahead.removeLast()
    }
    return after { replay in
      replay.move(to: cursor)
      (replay.past, replay.future) = direction == .forwards ? (behind, ahead) : (ahead, behind)
    }
  }
}
