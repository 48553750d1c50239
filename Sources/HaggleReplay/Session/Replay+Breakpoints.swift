import HaggleTraces

/// Breakpoints and watches.
extension Replay {
  func setBreakpoint(_ text: String?) -> Outcome {
    if let number = text.flatMap({ Int($0) }) { return delete(number) }
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
      return delete(place + 1)
    }
    let number = settings.breakpoints.count + 1
    return after("breakpoint \(number): \(condition.text)") {
      $0.change("a breakpoint") { $0.breakpoints.append(Breakpoint(condition: condition)) }
    }
  }

  /// Deletes the breakpoint with that number, or the only one.
  func deleteBreakpoint(_ number: String?) -> Outcome {
    breakpoint(number) { delete($0) }
  }

  func turnBreakpoint(_ number: String?, isOn: Bool) -> Outcome {
    breakpoint(number) { turn($0, isOn: isOn) }
  }

  private func breakpoint(_ text: String?, _ outcome: (Int) -> Outcome) -> Outcome {
    let (number, refusal) = numbered(text)
    return number.map(outcome) ?? refused(refusal)
  }

  /// The number of a breakpoint, or why there is none; see `found(at:)`.
  @inline(never) private func numbered(_ text: String?) -> (number: Int?, refusal: String) {
    let list = keys.name(of: .breakpoints)
    let only = text == nil && settings.breakpoints.count == 1 ? 1 : nil
    guard let number = text.map({ Int($0) }) ?? only else {
      let which = text.map { "“\($0)” is no number of a breakpoint" } ?? "say which breakpoint"
      return (nil, "\(which): \(list) lists them")
    }
    guard settings.breakpoints.indices.contains(number - 1) else {
      return (nil, "there is no breakpoint \(number); \(list) lists them")
    }
    return (number, "")
  }

  private func delete(_ number: Int) -> Outcome {
    breakpoint("\(number)") { number in
      after("breakpoint \(number) is cleared: \(settings.breakpoints[number - 1].text)") {
        $0.change("clearing a breakpoint") { _ = $0.breakpoints.remove(at: number - 1) }
      }
    }
  }

  private func turn(_ number: Int, isOn: Bool) -> Outcome {
    let text = settings.breakpoints[number - 1].text
    return after("breakpoint \(number) is \(isOn ? "on" : "off"): \(text)") {
      $0.change("turning a breakpoint \(isOn ? "on" : "off")") {
        $0.breakpoints[number - 1].isOn = isOn
      }
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
}
