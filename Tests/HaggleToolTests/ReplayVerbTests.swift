import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary
import Testing

@testable import haggle

@Suite struct `haggle replay, line by line` {
  @Test func `prints where it begins and each stop`() throws {
    let outcome = try Haggle.run("replay", "Traces/two-bars.swift", "--commands", "g s s o S")
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    #expect(
      outcome.output == """
        35/68  rest @ 28,0 72×20 in bars, for 72×20
          on the screen at 28,0

        > g
        0/68  pass 1 begins, first layout: 100×20 for the root

        > s
        1/68  bars ← 100×20
          the host offers a size; the answer is event 29
          open: bars ← 100×20

        > s
        2/68  rest ← 0×20 min width
          bars asks for its minimum width; the answer is event 3
          open: bars ← 100×20 › rest ← 0×20

        > o
        3/68  rest → 0×20
          asked by bars in event 2 for its minimum width (0×20)
          open: bars ← 100×20

        > S
        2/68  rest ← 0×20 min width
          bars asks for its minimum width; the answer is event 3
          open: bars ← 100×20 › rest ← 0×20

        """)
  }

  @Test func `lays edits out against the finding`() throws {
    let outcome = try Haggle.run("replay", "Traces/swatches-flexible.swift", "--commands", "t")
    #expect(outcome.status == 0)
    let traced = try Haggle.run("trace", "Traces/swatches-flexible.swift")
    let edits = try #require(
      traced.output.split(separator: "\n\n").last { $0.contains("  to do ") })
    for line in edits.split(separator: "\n") { #expect(outcome.output.contains(line)) }
  }

  @Test func `lays edits out that give the selected view a number`() throws {
    let outcome = try Haggle.run(
      "replay", "Traces/two-bars.swift", "--commands", ":select rigid;:try width 40")
    #expect(outcome.status == 0)
    #expect(
      outcome.output.contains(
        """
        > :try width 40
        1 edit that gives rigid width 40, of
        """))
  }

  private static let cut = """
    // proposal: 100x200
    // text-cell: 8x20
    VStack { Text("A rather long line of words").lineLimit(1).id("title") }

    """

  @Test func `takes edits that were asked for along into a report`() throws {
    let folder = try ScratchFolder()
    folder.add(
      "card.swift", Data("// proposal: 100x40\nColor.red.frame(width: 60).id(\"card\")\n".utf8))
    let outcome = try Haggle.run(
      "replay", "card.swift", "--commands", ":select card; :try width 80; :attach report; :write",
      in: folder.url)
    #expect(outcome.output.contains("written to report: bug.md"), "\(outcome.output)")
    let text = try folder.text("report/bug.md")
    let tried = try #require(text.components(separatedBy: "\n## Tried in a replay\n\n").last)
    #expect(tried.contains("where card is not 80 wide, of "), "\(text)")
    #expect(tried.contains("\n+Color.red.frame(width: 80).id(\"card\")\n"), "\(tried)")
    for file in ["report/card.trace.json", "card.trace.json"] {
      #expect(try folder.text(file).contains("\"asked\":true"), "\(file)")
    }
    #expect(try folder.text("report/card.html").contains("Tried in a replay: "))
  }

  @Test func `lays edits out that show a text whole which is cut`() throws {
    let outcome = try Haggle.run(
      "replay", "-", "--commands", ":select title;t;:select VStack;t", input: Self.cut)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("1 edit that shows title whole, of "), "\(outcome.output)")
    #expect(outcome.output.contains("remove .lineLimit(1) from "), "\(outcome.output)")
    // Another view than the text leads to the same edits, which are there.
    let edits = outcome.output.components(separatedBy: "1 edit that shows title whole, of ")
    #expect(edits.count == 3, "\(outcome.output)")
  }

  @Test func `knows of nothing to try where nothing is seen`() throws {
    let outcome = try Haggle.run("replay", "-", "--commands", "t", input: "Color.red\n")
    #expect(outcome.output.contains("no findings; :try width 350 looks for edits"))
  }

  @Test func `ends a search for a number when its time is up, and says what looks longer`() throws {
    let folder = try ScratchFolder()
    let file = folder.add("A view.swift", Self.cut)
    let recordings = try Recordings(file.path, ScenarioOptions())
    var files = ReplayFiles(recordings, ScenarioOptions())
    files.patience = .zero
    let replay = Replay(Timeline(recordings.traces[0]))
    let goal = Replay.EditGoal.number(NodeID(1), .width, 40)
    guard case .found(let found) = files.carryOut(.tryEdits(goal), replay) else {
      Issue.record("nothing was looked for")
      return
    }
    #expect(found.isStopped && found.edits.isEmpty)
    let words = Replay.words(about: found)
    #expect(words.hasPrefix("nothing within the time, "))
    #expect(words.hasSuffix("A view.swift' title width --to 40 looks longer"), "\(words)")
  }

  @Test func `says that a recording has no text to edit`() throws {
    let outcome = try Haggle.run(
      "replay", "Traces/two-bars.trace.json", "--commands", ":try width 40")
    #expect(outcome.status == 0)
    #expect(
      outcome.output.hasSuffix(
        """
        > :try width 40
        Traces/two-bars.trace.json is a recording, and edits are of a text; replay its source

        """))
  }

  @Test func `begins at the first finding`() throws {
    let outcome = try Haggle.run("replay", "Traces/nested-grid.swift", "--commands", "")
    #expect(
      outcome.output == """
        64/285  nested → 8×16
          asked by outer in event 21 for its minimum size (0×0)
          open: border.2 of outer ← 350×350 › outer ← 350×350
          width columns 0 + 8 + 0 = 8 · modelled (event 62)
          height rows 0 + 8 + 0 + 8 + 0 = 16 · modelled (event 63)
          ! phantom-minimum at nested: x explains it

        """)
  }

  @Test func `leads in one keystroke from the finding to what came of it`() throws {
    let outcome = try Haggle.run("replay", "Traces/nested-grid.swift", "--commands", "c")
    #expect(outcome.output.contains("\n> c\n173/285  outer → 294.33×350\n"))
    #expect(
      outcome.output.contains(
        "\n  ! underfill at outer, a consequence of phantom-minimum at nested"))
  }

  @Test func `says where a command leads nowhere, and tells a script`() throws {
    let end = try Haggle.run("replay", "Traces/two-bars.swift", "--commands", ":68; s")
    #expect(end.status == 0)
    let outcome = try Haggle.run("replay", "Traces/two-bars.swift", "--commands", ":68; s :999")
    #expect(outcome.status == 2)
    #expect(
      outcome.output.hasSuffix(
        "\n> s\nthis is the last event\n\n> :999\nthere is no event 999; they go from 0 to 68\n"))
  }

  @Test func `takes commands from standard input, as they come`() throws {
    let outcome = try Haggle.run("replay", "Traces/two-bars.swift", input: "s\nsQ\n:q\ns\n")
    #expect(outcome.status == 2)
    #expect(outcome.output.hasSuffix("\n> :q\n"))
    #expect(outcome.errors == "haggle replay: “Q” is no key of the replay; ? lists them\n")
  }

  @Test func `does nothing where a command is wrong`() throws {
    let outcome = try Haggle.run("replay", "Traces/two-bars.swift", "--commands", "s sQ")
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(
      outcome.errors == """
        haggle replay: --commands: “Q” is no key of the replay; ? lists them
        Try: haggle replay --help

        """)
  }

  @Test func `shows the view that was selected`() throws {
    let outcome = try Haggle.run("replay", "Traces/nested-grid.swift", "--commands", "H")
    #expect(outcome.output.hasSuffix("\n> H\nselected: outer Grid  ← 350×350, no answer yet\n"))
  }

  @Test(arguments: [("Text(\"second\")", "a"), (Sources.narrow, "b")])
  func `walks through the first view of several that has a finding, else the first`(
    second: String, shown: String
  ) throws {
    let folder = try ScratchFolder()
    let first = "#Preview(\"a\") { Text(\"first\").frame(width: 90) }\n"
    folder.add("Two.swift", first + "#Preview(\"b\") {\n\(second)\n}\n")
    let outcome = try Haggle.run("replay", "Two.swift", "--commands", "G", in: folder.url)
    #expect(outcome.status == 0)
    #expect(
      outcome.errors.contains(
        "Two.swift has 2 views to lay out: a, b; this is \(shown). Choose one with --root NAME."))
  }

  @Test func `does without other characters in ASCII`() throws {
    let outcome = try Haggle.run(
      "replay", "Traces/nested-grid.swift", "--ascii", "--commands", "s o f x v :tree; :log")
    let isASCII = outcome.output.utf8.allSatisfy { $0 < 0x80 }
    #expect(isASCII)
  }
}

@Suite struct `From the first finding to its reason` {
  @Test func `it takes two keystrokes`() throws {
    let outcome = try Haggle.run("replay", "Traces/nested-grid.swift", "--commands", "cw")
    #expect(outcome.output.contains("\n> w\nouter is 294.33 wide  "))
    #expect(
      outcome.output.contains("nested is first: it answers 8 to 0 and ∞ to ∞  "))
    #expect(outcome.output.contains("this column, so nobody takes it · modelled\n"))
  }

  @Test func `or three to why it is not what it should be`() throws {
    let outcome = try Haggle.run("replay", "Traces/nested-grid.swift", "--commands", "cW350")
    #expect(outcome.output.contains("\n> W350\nwhy outer is not 350 wide\nEvent 169 rules it out:"))
  }
}
