import Foundation
import Testing

@Suite struct `haggle query` {
  private static let grid = "Traces/nested-grid.trace.json"

  @Test(arguments: ["Traces/nested-grid.swift", grid])
  func `prints the events that match, as the log does`(file: String) throws {
    let outcome = try Haggle.run(
      "query", file, "node ~ Grid && ask.width == min && answer.width > 0")
    #expect(
      outcome.output == """
         64  nested → 8×16
        228  outer ← 0×0 min → 24×16
        231  outer ← 0×350 min width → 24×350
        252  nested ← 0×350 min width → 8×350

        """)
    #expect(outcome.status == 0)
    #expect(outcome.errors.isEmpty)
  }

  @Test func `prints records for programs`() throws {
    let outcome = try Haggle.run("query", Self.grid, "event < 3 && event > 0", "--format", "json")
    #expect(
      outcome.output == """
        [
        {"event":1,"record":{"ask":0,"proposal":[350,350]}},
        {"event":2,"record":{"ask":1,"by":0,"proposal":[350,350]}}
        ]

        """)
  }

  @Test func `prints valid JSON whatever their number`() throws {
    let matches = try Haggle.run("query", Self.grid, "event >= 0", "--format", "json")
    let all = try JSONSerialization.jsonObject(with: Data(matches.output.utf8)) as? [Any]
    let count = try Haggle.run("query", Self.grid, "event >= 0", "--count")
    #expect(count.output == "\(all?.count ?? -1)\n")
    let none = try Haggle.run("query", Self.grid, "pass == 9", "--format", "json")
    #expect(none.output == "[\n]\n")
  }

  @Test func `says no where nothing matches`() throws {
    let outcome = try Haggle.run("query", Self.grid, "pass == 9")
    #expect(outcome.status == 1)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors == "no event of \(Self.grid) matches\n")
    #expect(try Haggle.run("query", Self.grid, "pass == 9", "--count").output == "0\n")
  }

  @Test(arguments: [
    ("Gird", "no view is called “Gird”; did you mean Grid?"),
    ("node == Gird && ask.width == min", "no view is called “Gird”; did you mean Grid?"),
    ("kind == grid", "no view is called “grid”; did you mean Grid?"),
    ("parent ~ zzzzzzz", "no view is called “zzzzzzz”"),
  ])
  func `says where nothing can match because nobody is called so`(query: String, reason: String)
    throws
  {
    let outcome = try Haggle.run("query", Self.grid, query)
    #expect(outcome.status == 1)
    #expect(outcome.errors == "no event of \(Self.grid) matches: \(reason)\n")
  }

  @Test func `finds by a single word what searches find by it`() throws {
    let word = try Haggle.run("query", Self.grid, "WIDE", "--count")
    // The view of that name, not also what only contains the word.
    let query = try Haggle.run("query", Self.grid, "node == wide", "--count")
    #expect(word.output == query.output)
    #expect(word.status == 0)
  }

  @Test func `points at what is no query, before it looks at the file`() throws {
    let outcome = try Haggle.run("query", "missing.json", "node ~ Grid && ask.w == min")
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(
      outcome.errors == """
        haggle query: column 16 of the query: there is no field “ask.w”. Write ask.width.
          node ~ Grid && ask.w == min
                         ^~~~~
        Try: haggle query --help

        """)
  }

  @Test func `tells a file that cannot be read`() throws {
    #expect(try Haggle.run("query", "missing.json", "cached").status == 3)
    #expect(try Haggle.run("query", "-", "cached", input: "{").status == 3)
  }

  @Test func `takes the options of a scenario, and one view of several`() throws {
    let arguments = ["query", "-", "event == place", "--proposal", "9x9"]
    let input = Data(Sources.twoViews.utf8)
    let several = try Haggle.run(arguments, input: input)
    #expect(several.status == 2)
    #expect(several.errors.contains("a query is about one. Choose: --root First, --root Second"))
    let one = try Haggle.run(arguments + ["--root", "First"], input: input)
    #expect(one.status == 0)
    #expect(one.output.contains("for 9×9"))
  }
}
