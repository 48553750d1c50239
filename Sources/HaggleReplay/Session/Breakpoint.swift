/// Stops `continue` at matching events while it is on.
package struct Breakpoint: Sendable {
  let condition: Condition
  package internal(set) var isOn = true

  /// The condition as typed.
  package var text: String { condition.text }

  /// As `text`, marked if it is off.
  package var words: String { isOn ? text : "\(text) (off)" }

  func stops(at event: Int, in timeline: Timeline) -> Bool {
    isOn && condition.stops(at: event, in: timeline)
  }
}
