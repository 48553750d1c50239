import Foundation
import HaggleTestSupport
import Testing

@Suite struct `haggle import` {
  private static let log = "Traces/grid-monitor.log"

  @Test func `shows what a log tells, what not, and what stands out`() throws {
    let outcome = try Haggle.run("import", Self.log)
    #expect(outcome.status == 0)
    #expect(
      outcome.output.hasPrefix(
        """
        grid-monitor.log: 3 answered questions of 1 monitor
        6 lines: 6 read, 0 not understood

        event  line  monitor          offered  answered
            0     1  LayoutMonitor.1  0×0 min  8×16
            2     3  LayoutMonitor.1  ∞×∞ max  ∞×∞
            4     5  LayoutMonitor.1  167×350  167×350

        not known:
          - where anything was placed, who asked, and who is inside of whom: a log does not say

        """))
    #expect(outcome.output.contains("smell: phantom-minimum at LayoutMonitor.1\n"))
    #expect(outcome.output.contains("Record next: a LayoutMonitor with a label of its own"))
    #expect(
      outcome.errors
        == "To keep it: haggle import Traces/grid-monitor.log --out grid-monitor.trace.json\n")
  }

  @Test func `writes a trace that other verbs read`() throws {
    let folder = try ScratchFolder()
    let log = Checkout.root.appending(path: Self.log).path
    let outcome = try Haggle.run("import", log, "--out", "m.trace.json", in: folder.url)
    #expect(outcome.status == 0)
    let json = try Haggle.run("import", log, "--as", "json", in: folder.url)
    #expect(try folder.text("m.trace.json") == json.output)
    #expect(json.errors.isEmpty)
    let check = try Haggle.run("check", "m.trace.json", in: folder.url)
    #expect(check.status == 0)
    #expect(check.output.hasPrefix("m.trace.json: smell: phantom-minimum at LayoutMonitor.1\n"))
    #expect(check.output.hasSuffix("1 finding\n"))
    #expect(
      try Haggle.run("check", "m.trace.json", "--fail-on", "smell", in: folder.url).status == 1)
    let trace = try Haggle.run("trace", "m.trace.json", in: folder.url)
    #expect(trace.output.contains("partial, from a console log, 1 node, 3 questions"))
    #expect(
      try Haggle.run("trace", "m.trace.json", "--as", "json", in: folder.url).output == json.output)
  }

  @Test(arguments: [[], ["--as", "log"]])
  func `reads what haggle itself prints`(options: [String]) throws {
    let trace = try Haggle.run(
      ["trace", "Traces/nested-grid-monitored.swift"] + options, input: Data())
    let outcome = try Haggle.run("import", "-", "--as", "log", input: trace.output)
    #expect(outcome.status == 0)
    for answer in ["0×0 min", "8×16", "∞×∞", "167×350"] {
      #expect(outcome.output.contains(answer))
    }
  }

  @Test func `reads a log with times, colours, labels and other lines`() throws {
    let text = """
      2026-01-01 10:00:00.000 App[12:34] [general] \u{1B}[32mouter: Proposal Mode: (100.0, 100.0)\r
      2026-01-01 10:00:00.001 App[12:34] loaded\r
      2026-01-01 10:00:00.001 App[12:34] [inner] Proposal Mode: (0.0, nil)\r
      2026-01-01 10:00:00.002 App[12:34] [inner] Required Size: (0.0, 10.0)\r
      2026-01-01 10:00:00.003 App[12:34] [general] outer: Required Size: (100.0, 100.0)\r
      """
    let outcome = try Haggle.run("import", "-", input: "\u{FEFF}" + text)
    #expect(outcome.status == 0)
    #expect(
      outcome.output.hasPrefix(
        """
        <stdin>: 2 answered questions of 2 monitors
        5 lines: 4 read, 1 not understood

        event  line  monitor  offered                   answered
            0     1  outer    100×100                   100×100
            1     3    inner  0×nil min width, ideal height  0×10

        """.replacing(
          "offered                   answered", with: "offered                        answered"
        )
        .replacing(
          "100×100                   100×100", with: "100×100                        100×100")))
  }

  private static let unusable: [(name: String, data: Data, message: String)] = [
    (
      "empty.log", Data(), "haggle: empty.log is empty. Such lines are expected:\n  Proposal Mode: "
    ),
    ("other.log", Data("a\nb\n".utf8), "other.log has 2 lines, and none of a LayoutMonitor. Such "),
    ("zero.log", Data([0, 1, 2, 0xFF]), "zero.log is no text. Such lines"),
    ("wide.log", Data([0xFF, 0xFE, 0x50, 0]), "wide.log is UTF-16 text. Save it as UTF-8."),
    (
      "code.log", Data("print(\"Proposal Mode: \\(proposal)\")\n".utf8),
      "code.log:1: a LayoutMonitor's words stand here, but no two numbers behind them"
    ),
    ("View.swift", Data("Color.red\n".utf8), "lay it out: haggle trace View.swift."),
    (
      "a.log", Data("{\"haggle\":2,\"header\":{},\"records\":[]}".utf8),
      "a.log is a haggle trace already. Show it: haggle trace a.log"
    ),
  ]

  @Test(arguments: unusable.indices)
  func `exits with 3 where there is nothing to read, and says what is`(index: Int) throws {
    let (name, data, message) = Self.unusable[index]
    let folder = try ScratchFolder()
    folder.add(name, data)
    let outcome = try Haggle.run("import", name, in: folder.url)
    #expect(outcome.status == 3)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }

  @Test(arguments: ["trace", "check", "attach"])
  func `is what other verbs lead to where they are given a log`(verb: String) throws {
    let outcome = try Haggle.run(verb, Self.log)
    #expect(outcome.status == 3)
    #expect(
      outcome.errors
        == "haggle: Traces/grid-monitor.log has no view to lay out, but 6 of its lines "
        + "are of a LayoutMonitor. Make a trace of them: haggle import Traces/grid-monitor.log "
        + "--out grid-monitor.trace.json\n")
  }

  @Test func `does not overwrite its log`() throws {
    let outcome = try Haggle.run("import", Self.log, "--out", Self.log)
    #expect(outcome.status == 2)
    #expect(
      outcome.errors.hasPrefix("haggle import: --out would overwrite Traces/grid-monitor.log"))
  }
}
