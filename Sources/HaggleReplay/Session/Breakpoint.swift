/// Events at which `continue` stops, for as long as it is on.
package struct Breakpoint: Sendable {
  let condition: Condition
  package internal(set) var isOn = true

  /// As it was typed.
  package var text: String { condition.text }

  /// The same with whether it is off.
  package var words: String { isOn ? text : "\(text) (off)" }

  func stops(at event: Int, in timeline: Timeline) -> Bool {
    isOn && condition.stops(at: event, in: timeline)
  }
}
