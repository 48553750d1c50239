import Foundation
import HaggleScenarios
import HaggleTestSupport
import Testing

/// docs/SCENARIOS.md, held against the catalog and the evaluator.
///
/// `UPDATE_GOLDENS=1 swift test` writes its tables anew.
@Suite struct `The page on scenarios` {
  private static let file = Checkout.root.appending(path: "docs/SCENARIOS.md")

  private let page: String

  init() throws { page = try String(contentsOf: Self.file, encoding: .utf8) }

  @Test func `lists the catalog`() throws {
    let tables = [
      ("views", CatalogTables.text(Catalog.viewGroups, "view")),
      ("modifiers", CatalogTables.text(Catalog.modifierGroups, "modifier")),
    ]
    if Checkout.writesGoldens {
      let written = tables.reduce(page) { $0.replacing(section: $1.0, with: $1.1) }
      try Data(written.utf8).write(to: Self.file)
    } else {
      for (name, text) in tables {
        let lines = try #require(page.section(name)).components(separatedBy: "\n")
        let missing = text.components(separatedBy: "\n").filter { !lines.contains($0) }
        #expect(missing == [], "write the page anew with UPDATE_GOLDENS=1 swift test")
        #expect(page.section(name) == text)
      }
    }
  }

  /// A row of a table: its cells, trimmed.
  private func rows(below heading: String) -> [[String]] {
    let part = page.components(separatedBy: heading).dropFirst().first ?? ""
    let table = part.components(separatedBy: "\n").drop { !$0.hasPrefix("| ") }
      .prefix { $0.hasPrefix("|") }
    return table.dropFirst(2).map { row in
      row.dropFirst().dropLast().components(separatedBy: " | ")
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  /// The code of a cell: `a` of `b` is two pieces.
  private func code(_ cell: String) -> [String] {
    cell.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
  }

  @Test func `says what stands for what is missing`() throws {
    let rows = rows(below: "its type decides:")
    try #require(rows.count > 15)
    for row in rows {
      let declarations = code(row[0])
      let text = """
        \(declarations.dropFirst().joined(separator: "\n"))
        struct Root: View {
          \(declarations[0])
          var body: some View { let _ = print(\(code(row[1])[0])); Color.red }
        }
        """
      #expect(evaluated(text).console == code(row[2]), "\(declarations[0])")
    }
  }

  @Test func `lists the directives`() throws {
    let rows = rows(below: "never passed over.")
    try #require(rows.count == 26)
    for row in rows {
      let directive = code(row[0])[0]
      let key = directive.dropFirst(3).prefix { $0 != ":" }
      #expect(Self.problems(directive).isEmpty, "\(directive)")
      let words = [
        "ignore", "expect", "resize", "keyboard", "direction", "locale", "appearance", "part",
        "localized", "sheet", "navigation", "tab", "environment", "bar", "color", "container",
      ]
      if !words.contains(String(key)) {
        #expect(!Self.problems("// \(key): ?").isEmpty, "\(directive)")
      }
    }
  }

  private static func problems(_ directive: String) -> [String] {
    Scenario(directive + "\nColor.red.id(\"row\")", name: "a.swift").diagnostics
      .filter { $0.severity == .error }.map(\.message)
  }
}

extension String {
  /// What stands between `<!-- name -->` and `<!-- /name -->`, without the empty lines around it.
  fileprivate func section(_ name: String) -> String? {
    guard let start = range(of: "<!-- \(name) -->"), let end = range(of: "<!-- /\(name) -->")
    else { return nil }
    return self[start.upperBound..<end.lowerBound].trimmingCharacters(in: .newlines)
  }

  fileprivate func replacing(section name: String, with text: String) -> String {
    guard let start = range(of: "<!-- \(name) -->"), let end = range(of: "<!-- /\(name) -->")
    else { return self }
    return self[..<start.upperBound] + "\n\n" + text + "\n\n" + self[end.lowerBound...]
  }
}
