import HaggleTestSupport
import Testing

/// docs/ARCHITECTURE.md, “How to add”.
@Suite struct `What one touches to add something` {
  /// Names of types and their members, and paths; others are written as code that one types.
  @Test func `is there`() throws {
    let named = try NamedThings.all.get()
    let lines = try section("How to add", of: "docs/ARCHITECTURE.md")
    let text = lines.filter { !$0.hasPrefix("| ") }.joined(separator: "\n")
    let names = backquoted(text).filter { $0.contains(/^[A-Z][\w+.\/]*\w$/) }
    #expect(names.count > 50)
    for name in names { #expect(named.has(name), "\(name)") }
  }
}

/// docs/ARCHITECTURE.md: from a token to the tree, from a proposal to the terminal, and so on.
@Suite struct `The ways through the house` {
  private struct Way {
    let title: String
    let hops: [String]
  }

  /// By the headings that count them: `### A token: 56 hops`.
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

  @Test func `are four, and counted`() throws {
    let ways = try Self.ways.get()
    #expect(ways.count == 4)
    for way in ways {
      let numbers = way.title.split { !$0.isNumber }.compactMap { Int($0) }
      #expect(numbers == [way.hops.count], "\(way.title)")
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
