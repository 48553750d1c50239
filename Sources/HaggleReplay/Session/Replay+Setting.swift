package import HaggleTraces
import HaggleVocabulary

/// Commands with lasting effects: filter, search, notes.
extension Replay {
  /// What views are called selects them; all else goes to the nearest match after the cursor, from
  /// the beginning where there is none.
  func search(for text: String) -> Outcome {
    let condition: Condition
    do throws(QueryError) { condition = try Condition(text, in: timeline) } catch {
      return refused(error.message)
    }
    var replay = self
    let search = EventSearch(condition, in: timeline)
    replay.search = search
    if let found = replay.found(condition) { return found }
    guard let first = search.events.first else {
      return replay.outcome("no event matches “\(text)”")
    }
    let next = search.next(.forwards, from: cursor.event)
    return replay.found(next ?? first, isAnew: next == nil)
  }

  /// Selects a view of this name: here, if all of them have their place, else where everything has.
  private func found(_ condition: Condition) -> Outcome? {
    let here = condition.views(in: tree, of: timeline)
    if !here.isEmpty, here.allSatisfy({ timeline.rectangle(of: $0, at: cursor) != nil }) {
      return found(here)
    }
    let end = moved(to: timeline.settled)
    let views = condition.views(in: end.tree, of: timeline)
    return views.isEmpty ? nil : end.found(views, hasMoved: cursor != end.cursor)
  }

  /// Selects the next of the views that were searched for.
  private func found(_ views: [NodeID], hasMoved: Bool = false) -> Outcome {
    let place = selected.flatMap { views.firstIndex(of: $0) }.map { ($0 + 1) % views.count } ?? 0
    let count = views.count == 1 ? "" : ", view \(place + 1) of \(views.count)"
    let moments = search.map { NumberText.counted($0.events.count, "event") } ?? ""
    var replay = choosing(views[place])
    replay.search?.isOfViews = true
    return replay.outcome(
      "\(trace.title(of: views[place]))\(count)"
        + (hasMoved ? ", where everything ends up; " : "; ")
        + "\(keys.name(of: .searchNext)) goes through its \(moments)")
  }

  /// Goes to an event that was searched for.
  private func found(_ event: Int, isAnew: Bool = false) -> Outcome {
    guard let place = search?.place(of: event) else { return outcome() }
    let isHere = event == cursor.event
    return moved(to: Cursor(after: event)).outcome(
      place + (isAnew && !isHere ? ", from the beginning" : ""))
  }

  func searchOn(_ direction: Direction, _ instruction: Instruction) -> Outcome {
    guard let search else {
      return outcome(
        "nothing was searched for yet: \(keys.typed(.search, "EXPRESSION")) does")
    }
    if search.isOfViews, direction == .forwards, let first = search.events.first {
      var replay = self
      replay.search?.isOfViews = false
      return replay.found(first, isAnew: true)
    }
    var event: Int?
    for _ in 0..<min(instruction.count ?? 1, search.events.count) {
      guard let next = search.next(direction, from: event ?? cursor.event) else { break }
      event = next
    }
    guard let event else {
      return outcome(
        "nothing matches “\(search.condition.text)” \(direction.side) this event")
    }
    return found(event)
  }

  /// Sets the filter; the cursor does not move.
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

  /// The user's notes at an event.
  package func notes(at event: Int) -> [Annotation] {
    settings.notes.filter { $0.event == event }
  }
}
