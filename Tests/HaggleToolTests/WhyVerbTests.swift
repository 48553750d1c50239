import Foundation
import Testing

@Suite struct `haggle why` {
  private static let row = """
    // proposal: 300x200
    // text: "Hello" 40x20
    HStack(spacing: 10) {
      Color.red.layoutPriority(1).frame(maxWidth: 100).id("capped")
      Text("Hello").padding(5).id("padded")
      GeometryReader { proxy in Color.blue.frame(width: proxy.size.width / 2).id("half") }
        .id("reader")
    }
    .id("row")
    """

  private static let shelf = """
    // proposal: 300x100
    // text: "Hello" 40x20
    HStack(spacing: 0) {
      ScrollView { Color.red.frame(width: 50, height: 500).id("tall") }.id("scroll")
      Color.blue.layoutPriority(1).id("first")
      Text("Hello").id("word")
    }
    .id("row")
    """

  private func why(_ source: String, _ arguments: String...) throws -> String {
    let outcome = try Haggle.run(["why", "-"] + arguments, input: Data(source.utf8))
    #expect(outcome.status == 0, "\(outcome.errors)")
    return outcome.output
  }

  @Test func `adds up what the children of a stack took`() throws {
    #expect(
      try why(Self.row, "row", "width", "--width", "80") == """
        row is 300 wide                                                     event 63
          HStack(spacing: 10) at 3:1

        row is offered 300×200                                              event 1
          order: padded (10…50), capped (0…100), reader (0…∞)               event 37
            padded is first: it answers 10 to 0 and 50 to ∞                 events 9, 17
          remaining 280 = proposed 300 − spacing 20                         event 38
          share 93.33 = remaining 280 ÷ 3 children left (for padded)        event 39
            padded is offered 93.33 and answers 50                          event 47
          share 115 = remaining 230 ÷ 2 children left (for capped)          event 50
            capped is offered 115 and answers 100                           event 56
          share 130 = remaining 130 ÷ 1 child left (for reader)             event 57
            reader is offered 130 and takes it                              event 59
          size 300 = capped 100 + spacing 10 + padded 50 + spacing 10 +     event 60
            reader 130
        so row answers 300                                                  event 62

        why row is offered 300
          300×200 is proposed to the root (// proposal:)                    events 1, 0

        """)
  }

  @Test func `tells the answer that was no size`() throws {
    let flow = """
      struct Flow: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          CGSize(width: proposal.width ?? .infinity, height: 20)
        }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {}
      }
      // proposal: 300x100
      ScrollView(.horizontal) { Flow { Color.red }.id("flow") }
      """
    let output = try why(flow, "flow", "width", "--width", "90")
    #expect(
      output.contains(
        """
        flow answers 0×20 to nil×100, as that was corrected:
        """), "\(output)")
    #expect(
      output.contains(
        "  Flow.sizeThatFits answered ∞×20 to nil×100, which is no size; haggle goes"),
      "\(output)")
  }

  @Test func `tells padding, text and what is kept back for them`() throws {
    #expect(
      try why(Self.row, "Text", "width", "--width", "80") == """
        Text.1 "Hello" is 40 wide                                          event 74
          Text("Hello") at 5:3

        Text.1 is offered 83.33×190                                        event 41
          widest 40 = stated 40                                            event 42
        so Text.1 answers 40                                               event 44

        why Text.1 is offered 83.33
          padded (5:17) keeps back 10 of what it is offered: 83.33 is      events 41, 45
            left
          row (3:1) offers 93.33: share 93.33 = remaining 280 ÷ 3          events 40, 39
            children left (for padded)
            order: padded (10…50), capped (0…100), reader (0…∞)            event 37
          300×200 is proposed to the root (// proposal:)                   events 1, 0

        """)
  }

  @Test func `tells a GeometryReader and the content that comes late`() throws {
    #expect(
      try why(Self.row, "half", "width", "--width", "80") == """
        half is 65 wide                                                    event 81
          frame(width: proxy.size.width / 2) at 6:40

        half is offered 130×200                                            event 76
          fixed 65 = width 65                                              event 77
        so half answers 65                                                 event 80

        why half is offered 130
          reader hands on what it is offered: 130                          event 76
          row (3:1) offers 130: share 130 = remaining 130 ÷ 1 child        events 58, 57
            left (for reader)
            order: padded (10…50), capped (0…100), reader (0…∞)            event 37
            Served before it: padded 50, capped 100.                       events 47, 56
          300×200 is proposed to the root (// proposal:)                   events 1, 0

        """)
    #expect(
      try why(Self.row, "half", "x", "--width", "80") == """
        half is at x 170                                                        event 81
          + 170 reader in row, with 0 left after it: behind capped 100,         event 75
            padded 50 and 20 between
          + 0 half in reader, with 65 left after it: its content begins at      event 81
            its edge
          + 0 in 1 more placement

        """)
  }

  @Test func `tells what scrolls`() throws {
    #expect(
      try why(Self.shelf, "tall", "height", "--width", "80") == """
        tall is 500 high                                                     event 50
          frame(width: 50, height: 500) at 4:26

        tall is offered 25×nil                                               event 34
          fixed 500 = height 500                                             event 36
        so tall answers 500                                                  event 37

        why tall is offered nil
          scroll (4:3) asks for the ideal (nil)                              event 34
          row hands on what it is offered: 100                               event 33
          300×100 is proposed to the root (// proposal:)                     events 1, 0

        """)
  }

  @Test func `tells an answer from memory by the call that found it`() throws {
    #expect(
      try why(Self.shelf, "word", "width", "--width", "80", "--ascii") == """
        word is 0 wide                                                     event 58
          Text("Hello") at 6:3
          It answers from memory; it found the answer here:                event 5

        word is offered 0x100                                              event 2
          widest 0 = stated 40, at most 0 (proposed)                       event 3
        so word answers 0                                                  event 5

        why word is offered 0
          row (3:1) offers 0: share 0 = remaining 0 / 1 child left (for    events 41, 40
            word)
            order: first (priority 1), scroll (priority 0, 50...50), word    event 24
              (priority 0, 0...40)
            Served before it: first 250, scroll 50.                        events 30, 39
          300x100 is proposed to the root (// proposal:)                   events 1, 0

        """)
  }

  @Test func `explains width and height if nobody says which`() throws {
    let told = try why(Self.row, "capped")
    #expect(told.hasPrefix("capped is 100 wide"))
    #expect(told.contains("\n\ncapped is 200 high"))
  }

  private static let expectations: [(node: String, dimension: String, not: String, line: String)] =
    [
      ("outer", "width", "350", "Event 169 rules it out:"),
      ("outer", "width", "294.33", "outer is 294.33 wide: as expected"),
      ("outer", "width", "400", "Event 3 rules it out:"),
      ("outer", "width", "200", "Event 168 rules it out:"),
      ("border.2", "width", "350", "Event 169 rules it out:"),
      ("left", "width", "80", "Event 161 rules it out:"),
      ("nested", "height", "300", "Event 157 rules it out:"),
      ("nested", "height", "400", "Event 116 rules it out:"),
      ("border.1", "width", "393", "Event 3 rules it out:"),
      ("corner", "height", "100", "Event 141 rules it out:"),
    ]

  @Test(arguments: expectations)
  func `names the event that ruled a length of the nested grid out`(
    node: String, dimension: String, not: String, line: String
  ) throws {
    let arguments = ["why", "Traces/nested-grid.swift", node, dimension, "--not", not]
    let outcome = try Haggle.run(arguments, input: Data())
    #expect(outcome.status == 0)
    #expect(
      outcome.output.split(separator: "\n").contains { $0.hasPrefix(line) }, "\(outcome.output)")
  }

  @Test func `cites the re-run that gives the expected length`() throws {
    let outcome = try Haggle.run(
      "why", "Traces/nested-grid.trace.json", "outer", "width", "--not", "350", "--width", "200")
    #expect(
      outcome.output.hasSuffix(
        "A re-run shows it: if nested answers 0×0 instead of 8×16 to 0×0, "
          + "outer is 350 wide instead of 294.33.\n"))
    let other = try Haggle.run(
      "why", "Traces/nested-grid.trace.json", "outer", "width", "--not", "340")
    #expect(!other.output.contains("re-run"))
  }

  @Test func `names the bound that is in the way, and an answer that would do`() throws {
    #expect(
      try why(Self.row, "capped", "width", "--not", "120", "--width", "80") == """
        why capped is not 120 wide
        Event 31 rules it out:                                                  event 31
          capped width: clamp 100 = proposed ∞, at most 100 (maxWidth)          event 31
          It is at most 100: maxWidth.
          4:31 says frame(maxWidth: 100).

        """)
    let told = try why(Self.shelf, "word", "width", "--not", "40")
    #expect(told.contains("\nOffered ∞×100, word answers 40×20.    "))
    #expect(told.hasSuffix("    event 9\n"))
  }

  @Test func `writes the number unrounded for programs`() throws {
    let outcome = try Haggle.run(
      "why", "Traces/nested-grid.swift", "outer", "width", "--not", "350", "--format", "json")
    let object = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let list = (object as? [String: Any])?["explanations"] as? [[String: Any]]
    let entry = try #require(list?.first)
    #expect(entry["value"] as? Double == 294.3333333333333)
    #expect(entry["ruledOutBy"] as? Int == 169)
    #expect(entry["event"] as? Int == 178)
    let lines = try #require(entry["lines"] as? [[String: Any]])
    #expect(lines[1]["text"] as? String == "Event 169 rules it out:")
    #expect(lines[1]["events"] as? [Int] == [169])
  }

  private static let misuses: [(arguments: [String], message: String)] = [
    ([], "haggle why: FILE NODE [width|height|x|y] is missing"),
    (
      ["outr"],
      "haggle why: Traces/nested-grid.swift has no node called “outr”; did you mean outer?; "
        + "haggle trace Traces/nested-grid.swift --as tree lists the names"
    ),
    (
      ["Grid"],
      "haggle why: Traces/nested-grid.swift has 2 views that “Grid” may mean; name one, such as outer:\n"
        + "  outer   line 11  294.33×350\n  nested  line 15     167×350\n"
    ),
    (
      ["outer", "wide"],
      "haggle why: “wide” is no dimension: expected one of width, height, x, y"
    ),
    (
      ["outer", "--not", "9"],
      "haggle why: --not needs a dimension: width, height, x or y, behind NODE"
    ),
    (
      ["outer", "width", "--not", "much"],
      "haggle why: --not “much”: expected a number of points, such as 350"
    ),
  ]

  @Test(arguments: misuses)
  func `says what is due`(arguments: [String], message: String) throws {
    let file = arguments.isEmpty ? [] : ["Traces/nested-grid.swift"]
    let outcome = try Haggle.run(["why"] + file + arguments, input: Data())
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix(message), "\(outcome.errors)")
  }

  @Test func `lists the views where none is named`() throws {
    let outcome = try Haggle.run("why", "Traces/two-bars.swift")
    #expect(outcome.status == 2)
    #expect(
      outcome.errors.hasPrefix(
        "haggle why: which view of Traces/two-bars.swift? haggle why Traces/two-bars.swift NODE, "
          + "where NODE is one of\n"))
    #expect(outcome.errors.contains("\n  rigid "))
  }

  @Test func `wants to know which of several views, and takes the only one of a kind`() throws {
    let several = try Haggle.run("why", "-", "Color", input: Sources.twoViews)
    #expect(several.status == 2)
    #expect(several.errors.contains("a number belongs to one. Choose: --root First, --root Second"))
    #expect(try why(Self.shelf, "ScrollView", "height").hasPrefix("scroll is 100 high"))
  }
}
