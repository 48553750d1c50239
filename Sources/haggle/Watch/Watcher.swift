import Foundation
import HaggleTraces

/// Repeats a verb whenever one of its files is saved, until it is interrupted.
///
/// If a file cannot be read or laid out, the previous output stays, and the reason is reported.
struct Watcher {
  private var watch: Watch
  private let names: String

  /// One repetition.
  struct Round {
    var isFirst = true
    /// The effect of the save, in a line; nil the first time.
    var change: String?
  }

  init(_ operands: [String], _ scenario: ScenarioOptions) throws(Failure) {
    watch = try Watch(operands, scenario)
    names = operands.joined(separator: ", ")
  }

  /// - Parameter end: cleans up when a person ends it.
  mutating func run(
    _ show: (Round) throws(Failure) -> Void, atEnd end: () -> Void
  ) throws(Failure) -> Never {
    var known: [Trace]?
    while true {
      do throws(Failure) {
        let traces = try watch.traces(after: known ?? [])
        let change = known.map { ChangeLine.text($0, traces) }
        if known != nil { try Console.clear() }
        try show(Round(isFirst: known == nil, change: change))
        let changed = change.map { ": " + $0 } ?? ""
        Console.message("\(Self.time)\(changed). Watching \(names); Ctrl-C ends.\n")
        known = traces
      } catch .misuse(let text, let verb) {
        throw .misuse(text, verb: verb)
      } catch {
        Console.message(
          "\(Self.time): \(error.message)The last good result is still shown. Watching \(names).\n")
      }
      wait(atEnd: end)
    }
  }

  /// Waits until a file is saved.
  private mutating func wait(atEnd end: () -> Void) {
    let interrupts = Interrupts()
    // A deferred interrupt ends the process here.
    defer { interrupts.deliver() }
    while !watch.isSaved() {
      if interrupts.isPending { return end() }
      usleep(FileWatch.pause)
    }
  }

  /// The local time: `14:03:07`.
  private static var time: String {
    let parts = Calendar.current.dateComponents([.hour, .minute, .second], from: Date())
    return [parts.hour, parts.minute, parts.second]
      .map { number in
        let digits = String(number ?? 0)
        return digits.count < 2 ? "0" + digits : digits
      }.joined(separator: ":")
  }
}
