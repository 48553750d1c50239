import HaggleScenarios

/// The catalog as Markdown.
enum CatalogTables {
  static func text(_ groups: [CatalogGroup], _ noun: String) -> String {
    groups.map { group in
      let isPlain = group.entries.allSatisfy { $0.effect == .neutral && $0.summary == quiet }
      return "### \(group.title)\n\n" + (isPlain ? list(group) : table(group, noun))
    }.joined(separator: "\n\n")
  }

  /// What modifiers say that are only listed.
  private static let quiet = "No effect on the layout."

  private static func table(_ group: CatalogGroup, _ noun: String) -> String {
    let rows = group.entries.map { entry in
      "| `\(entry.name)` | \(parameters(entry)) | \(entry.effect.rawValue) | \(entry.summary) |"
    }
    return (["| \(noun) | parameters | here | what it does |", "|---|---|---|---|"] + rows)
      .joined(separator: "\n")
  }

  private static func parameters(_ entry: CatalogEntry) -> String {
    entry.parameters.written.map { "`(\($0))`" }.joined(separator: " ")
  }

  private static func list(_ group: CatalogGroup) -> String {
    quiet + "\n\n"
      + group.entries.map { entry in
        entry.parameters.written.map { "`\(entry.name)(\($0))`" }.joined(separator: ", ")
      }.joined(separator: ", ")
  }
}
