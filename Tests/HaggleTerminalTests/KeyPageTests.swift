import Foundation
import HaggleReplay
import HaggleTestSupport
import Testing

/// docs/REPLAY.md, held against the table of the keys and against a screen.
///
/// `UPDATE_GOLDENS=1 swift test` writes both anew.
@Suite(.serialized) struct `The page of the replay` {
  private static let file = Checkout.root.appending(path: "docs/REPLAY.md")

  @Test func `lists every key with its command`() throws {
    try expect(
      tables, between: "<!-- keys: from the table of keys -->\n", and: "<!-- end of keys -->")
  }

  @Test func `lists every field of a query`() throws {
    try expect(fields, between: "<!-- fields -->\n", and: "<!-- end of fields -->")
  }

  @Test func `shows the screen as it is`() throws {
    let file = Checkout.root.appending(path: "Tests/HaggleTerminalTests/Screens/finding.txt")
    let screen = try String(contentsOf: file, encoding: .utf8)
    try expect(
      "```\n\(screen)```\n", between: "<!-- screen: after c -->\n", and: "<!-- end of screen -->")
  }

  @Test func `has keys of one's own that can be read`() throws {
    let page = try Checkout.text("docs/REPLAY.md")
    let example = try #require(page.firstMatch(of: /```keys\n((?s).*?)```/)?.1)
    let map = try KeyMap.read(String(example))
    let keys = [
      "n": Command.over, "o": .searchNext, "C-f": .halfDown, "E": .explain, "#": .breakpoints,
    ]
    for (key, command) in keys { #expect(map.command(for: key) == command) }
    #expect(map.command(for: "z") == nil)
  }

  @Test func `names the commands that have no key`() throws {
    let page = try Checkout.text("docs/REPLAY.md")
    let names = Command.unkeyed.commands.map { "`\($0.name)`" }.joined(separator: ", ")
    #expect(page.replacing(/\s+/, with: " ").contains("one that has no key there: \(names)."))
  }

  private func expect(_ text: String, between begin: String, and end: String) throws {
    var page = try Checkout.text("docs/REPLAY.md")
    let start = try #require(page.range(of: begin)).upperBound
    let stop = try #require(page.range(of: end)).lowerBound
    if Checkout.writesGoldens {
      page.replaceSubrange(start..<stop, with: text)
      try Data(page.utf8).write(to: Self.file)
    } else {
      #expect(page[start..<stop] == text, "write the page anew with UPDATE_GOLDENS=1 swift test")
    }
  }

  /// Fields that are the same but for what they are of share a row.
  private var fields: String {
    var rows: [(names: [String], rest: String)] = []
    for field in QueryField.all {
      let rest = "\(field.about) | \(field.owners)"
      if rows.last?.rest != rest { rows.append(([], rest)) }
      rows[rows.count - 1].names.append("`\(field.name)`")
    }
    return "| field | is | of which events |\n|---|---|---|\n"
      + rows.map { "| \($0.names.joined(separator: ", ")) | \($0.rest) |\n" }.joined()
  }

  private var tables: String {
    Command.groups.map { group in
      "\n### \(group.title)\n\n| keys | backwards | do | command |\n|---|---|---|---|\n"
        + group.commands.map(row).joined()
    }.joined() + "\n"
  }

  private func row(_ command: Command) -> String {
    let columns = [
      code(command.keys), code(command.back?.keys ?? []), command.about(.standard),
      "`:\(command.name)`",
    ]
    return "| \(columns.joined(separator: " | ")) |\n"
  }

  private func code(_ keys: [String]) -> String {
    keys.map { "`\(KeyMap.shown($0))`" }.joined(separator: " ")
  }
}
