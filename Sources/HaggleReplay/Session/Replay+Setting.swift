package import HaggleTraces
import HaggleVocabulary

/// What stays set: breakpoints, filter, search, notes.
extension Replay {
  func setBreakpoint(_ text: String?) -> Outcome {
    if let number = text.flatMap({ Int($0) }) { return clearBreakpoint(number) }
    let condition: Condition
    if let text {
      do throws(QueryError) { condition = try Condition(text, in: timeline) } catch {
        return refused(error.message)
      }
    } else if let selected {
      condition = Condition(about: selected, in: timeline)
    } else {
      return outcome("the trace has no views")
    }
    if let place = settings.breakpoints.firstIndex(where: { $0.text == condition.text }) {
      return clearBreakpoint(place + 1)
    }
    let number = settings.breakpoints.count + 1
    return after("breakpoint \(number): \(condition.text)") {
      $0.change("a breakpoint") { $0.breakpoints.append(condition) }
    }
  }

  private func clearBreakpoint(_ number: Int) -> Outcome {
    guard settings.breakpoints.indices.contains(number - 1) else {
      let remedy = "\(keys.name(of: .breakpoints)) lists them"
      return refused("there is no breakpoint \(number); \(remedy)")
    }
    let text = settings.breakpoints[number - 1].text
    return after("breakpoint \(number) is cleared: \(text)") {
      $0.change("clearing a breakpoint") { $0.breakpoints.remove(at: number - 1) }
    }
  }

  func watch(_ name: String?) -> Outcome {
    view(at: name) { node in
      let title = trace.title(of: node)
      let view = timeline.view(of: node)
      let isWatched = settings.watched.contains(view)
      return after(
        isWatched
          ? "\(title) is no longer watched"
          : "\(title) is watched: \(keys.name(of: .continue)) stops where it changes"
      ) {
        $0.change("watching") { settings in
          if isWatched { settings.watched.remove(view) } else { settings.watched.insert(view) }
        }
      }
    }
  }

  /// Goes to the nearest match after the cursor; from the beginning where there is none.
  func search(for text: String) -> Outcome {
    let condition: Condition
    do throws(QueryError) { condition = try Condition(text, in: timeline) } catch {
      return refused(error.message)
    }
    var replay = self
    replay.search = condition
    let isMatch = { (event: Int) in condition.matches(event, in: timeline) }
    if let next = timeline.next(.forwards, from: cursor, where: isMatch) {
      return replay.moved(to: next).outcome()
    }
    let before = Cursor(after: -1)
    guard let first = timeline.next(.forwards, from: before, where: isMatch) else {
      return replay.outcome("no event matches “\(text)”")
    }
    return replay.moved(to: first).outcome(
      first == cursor ? "only this event matches" : "found from the beginning")
  }

  func searchOn(_ direction: Direction, _ instruction: Instruction) -> Outcome {
    guard let search else {
      return outcome(
        "nothing was searched for yet: \(keys.typed(.search, "EXPRESSION")) does")
    }
    return walk(instruction, or: "nothing matches “\(search.text)” \(direction.side) this event") {
      timeline.next(direction, from: $0) { search.matches($0, in: timeline) }
    }
  }

  /// The cursor stays where it is, whatever is filtered.
  func setFilter(_ text: String?) -> Outcome {
    guard let text else {
      return after("all events are shown") { $0.change("clearing the filter") { $0.filter = nil } }
    }
    do throws(QueryError) {
      let condition = try Condition(text, in: timeline)
      let count = trace.events.indices.count { condition.matches($0, in: timeline) }
      let all = "\(keys.name(of: .filter)) alone shows all"
      return after("\(count) of \(trace.events.count) events are shown; \(all)") {
        $0.change("the filter") { $0.filter = condition }
      }
    } catch {
      return refused(error.message)
    }
  }

  func note(_ text: String) -> Outcome {
    let event = event == nil ? nil : cursor.event
    return after("noted" + (event.map { " at event \($0)" } ?? "")) {
      $0.change("the note") { $0.notes.append(Annotation(text, event: event)) }
    }
  }

  var undo: Outcome {
    guard let last = earlier.last else { return outcome("there is nothing to undo") }
    return after("undone: \(last.what)") { replay in
      replay.earlier.removeLast()
      replay.settings = last.settings
    }
  }

  /// What the user noted at an event.
  package func notes(at event: Int) -> [Annotation] {
    settings.notes.filter { $0.event == event }
  }
}
