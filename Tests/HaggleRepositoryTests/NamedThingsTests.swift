import HaggleTestSupport
import Testing

/// docs/CONTRIBUTING.md, “What one touches to add something”.
@Suite struct `The table of what one touches` {
  private static let rows = Result {
    try section("What one touches to add something", of: "docs/CONTRIBUTING.md")
      .filter { $0.hasPrefix("| ") }.dropFirst().map { $0.components(separatedBy: " | ") }
  }

  private static let things = [
    "a container", "a modifier that changes nothing of the layout", "a rule",
    "a kind of event in the trace", "a rule of a reason",
    "a role of a term", "a command", "a command that only a screen can carry out",
    "something to read in a replay", "a field of the query language",
  ]

  @Test func `has a row for each thing, with where it is and what shows that it is forgotten`()
    throws
  {
    let rows = try Self.rows.get()
    #expect(rows.map { String($0[0].dropFirst(2)) } == Self.things)
    #expect(rows.allSatisfy { $0.count == 4 && $0[2].contains("`") })
  }

  @Test func `names what is there`() throws {
    let named = try NamedThings.all.get()
    for row in try Self.rows.get() {
      let names = backquoted(row[2]) + backquoted(row[3])
      for name in names { #expect(named.has(name), "\(row[0]): \(name)") }
    }
  }
}

/// docs/ARCHITECTURE.md: from a token to the tree, from a proposal to the terminal, and so on.
@Suite struct `The ways through the house` {
  private struct Way {
    let title: String
    let hops: [String]
  }

  /// By the headings that count them: `### A token: 55 hops (62 before)`.
  private static let ways = Result {
    let lines = try Checkout.text("docs/ARCHITECTURE.md").components(separatedBy: "\n")
    return lines.indices.filter { lines[$0].hasPrefix("### ") && lines[$0].contains(" hops") }
      .map { start in
        let block = lines[(start + 3)...].prefix { $0 != "```" }
        let hops = block.joined(separator: "\n").split { "→\n".contains($0) }
        return Way(title: lines[start], hops: hops.compactMap { firstWord($0) })
      }
  }

  /// Behind a hop may be what the thing is from there on.
  private static func firstWord(_ text: Substring) -> String? {
    text.split(separator: " ").first.map(String.init)
  }

  @Test func `are four, each shorter than before, and counted`() throws {
    let ways = try Self.ways.get()
    #expect(ways.count == 4)
    for way in ways {
      let numbers = way.title.split { !$0.isNumber }.compactMap { Int($0) }
      try #require(numbers.count == 2)
      #expect(way.hops.count == numbers[0], "\(way.title)")
      #expect(numbers[0] < numbers[1], "\(way.title)")
    }
  }

  @Test func `go by functions that are there`() throws {
    let named = try NamedThings.all.get()
    for way in try Self.ways.get() {
      for hop in way.hops { #expect(named.has(hop), "\(way.title): \(hop)") }
    }
  }
}

/// The lines of a page below a heading, up to the next one.
private func section(_ title: String, of page: String) throws -> [String] {
  let lines = try Checkout.text(page).components(separatedBy: "\n")
  let start = try #require(lines.firstIndex(of: "## " + title))
  return Array(lines[(start + 1)...].prefix { !$0.hasPrefix("## ") })
}

/// What is between backquotes.
private func backquoted(_ text: String) -> [String] {
  text.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
}
