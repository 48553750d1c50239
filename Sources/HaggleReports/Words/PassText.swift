package import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// The words for why a pass was made.
package struct PassText {
  private let timeline: Timeline

  package init(_ timeline: Timeline) { self.timeline = timeline }

  /// A short form: "first layout", "height was set", "text size xxxLarge".
  package func reason(of pass: Pass) -> String {
    guard pass.reason.kind == .state else { return Self.words(pass.reason) }
    let writes = writes(before: pass)
    guard let first = writes.first else { return "state was set" }
    let more = writes.count > 1 ? " and \(writes.count - 1) more" : ""
    return PlainText.line("\(first.property)\(more) was set", limit: 24)
  }

  /// A form with the state set and its cause: "height was set to 96.33 by onGeometryChange at
  /// 14:9".
  package func reason(at event: Int) -> String {
    guard let pass = timeline.pass(at: event) else { return "" }
    guard pass.reason.kind == .state else { return Self.words(pass.reason) }
    let writes = writes(before: pass)
    guard let first = writes.first else { return "state was set" }
    let value = PlainText.line(first.value, limit: Self.longestValue)
    return "\(PlainText.line(first.property)) was set to \(value) by \(writer(first))"
      + Self.more(writes)
  }

  /// "onGeometryChange at 14:9 sets height to 96.33"
  func sets(_ writes: [StateWrite]) -> String {
    guard let first = writes.first else { return "" }
    let value = PlainText.line(first.value, limit: Self.longestValue)
    return "\(writer(first)) sets \(PlainText.line(first.property)) to \(value)"
      + Self.more(writes)
  }

  private static let longestValue = 40

  private static func words(_ reason: PassReason) -> String {
    PlainText.line(([reason.kind.word] + [reason.value].compactMap(\.self)).joined(separator: " "))
  }

  private func writer(_ write: StateWrite) -> String {
    PlainText.line(write.writer)
      + (write.place.map { " at " + timeline.trace.words(for: $0) } ?? "")
  }

  private static func more(_ writes: [StateWrite]) -> String {
    switch writes.count {
    case ...1: ""
    case 2: ", and 1 other value"
    default: ", and \(writes.count - 1) other values"
    }
  }

  private func writes(before pass: Pass) -> [StateWrite] {
    timeline.passes.last { $0.events.upperBound <= pass.events.lowerBound }?.writes ?? []
  }
}
