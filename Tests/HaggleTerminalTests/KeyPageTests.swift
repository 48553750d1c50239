import Foundation
import HaggleReplay
import HaggleReports
import Testing

/// docs/REPLAY.md, its section on the keys held against the table that they are in.
///
/// `UPDATE_GOLDENS=1 swift test` writes it anew.
@Suite struct `The page of the keys` {
  private static let file = Sample.root.appending(path: "docs/REPLAY.md")
  private static let begin = "<!-- keys: from the table of keys -->\n"
  private static let end = "<!-- end of keys -->"

  @Test func `lists every key with its command`() throws {
    var page = try String(contentsOf: Self.file, encoding: .utf8)
    let begin = try #require(page.range(of: Self.begin))
    let end = try #require(page.range(of: Self.end))
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" {
      page.replaceSubrange(begin.upperBound..<end.lowerBound, with: tables)
      try Data(page.utf8).write(to: Self.file)
    } else {
      #expect(
        page[begin.upperBound..<end.lowerBound] == tables,
        "write the page anew with UPDATE_GOLDENS=1 swift test")
    }
  }

  private var tables: String {
    KeyTable.groups.map { group in
      "\n### \(group.title)\n\n| keys | backwards | do | command |\n|---|---|---|---|\n"
        + group.rows.map(row).joined()
    }.joined() + "\n"
  }

  private func row(_ row: KeyTable.Row) -> String {
    "| \(code(row.keys)) | \(code(row.backKeys)) | \(row.about) | `:\(row.command.rawValue)` |\n"
  }

  private func code(_ keys: [String]) -> String {
    keys.map { "`\(KeyHelp.shown($0))`" }.joined(separator: " ")
  }
}
