import Foundation
import HaggleReplay
import HaggleReports
import HaggleTraces
import Testing

/// The model in the page says what the tool says, to the character.
extension `In a browser` {
  @Suite struct `The lines of events` {
    @Test(arguments: Recorded.names)
    func `are those of the log`(name: String) throws {
      try expectSameLines(try Recorded.trace(name))
    }

    @Test(arguments: PartialTraces.all)
    func `are those of the log for a partial trace`(partial: PartialTraces) throws {
      try expectSameLines(partial.trace)
    }

    private func expectSameLines(_ trace: Trace) throws {
      let page = try BrowserPage(trace)
      let lines: [String] = try page.evaluate(
        "\(Script.timeline).trace.events.map((_, number) => haggle.logLine(t, number))")
      #expect(lines == Self.lines(trace))
      #expect(page.problems == [])
    }

    /// The lines of the log without legend, empty lines and title, in the order of their numbers.
    private static func lines(_ trace: Trace) -> [String] {
      let text = LogReport(Timeline(trace)).text
      let lines = text.split(separator: "\n").map(String.init).dropFirst()
      let events = lines.filter { !$0.hasPrefix("asked by haggle afterwards") }
      return events.sorted { number(of: $0) < number(of: $1) }
    }

    private static func number(of line: String) -> Int {
      Int(line.drop { $0 == " " }.prefix { $0 != " " }) ?? -1
    }
  }
}

/// Expressions that several tests use.
enum Script {
  /// The timeline of the page's trace, also called `t` from then on.
  static let timeline = """
    (globalThis.t = new haggle.Timeline(
      new haggle.Trace(document.getElementById("trace").textContent)))
    """
}
