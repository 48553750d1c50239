package import HaggleReplay

/// The replay's keys as help, from the one table of them.
package enum KeyHelp {
  /// How wide the column of the keys is.
  private static let margin = 24

  /// The lines of help: for each command its keys, those of its way back, and what it does.
  package static func lines(
    columns: Int = .max, where isWanted: (KeyTable.Row) -> Bool = { _ in true }
  ) -> [String] {
    let groups = KeyTable.groups.flatMap { group -> [String] in
      let rows = group.rows.filter(isWanted)
      return rows.isEmpty ? [] : [group.title] + rows.flatMap { lines($0, columns) } + [""]
    }
    return groups + PlainText.paragraph(closing, width: min(columns, 96))
  }

  /// `  s / S                 the next event, whatever the depth  :step`
  private static func lines(_ row: KeyTable.Row, _ columns: Int) -> [String] {
    let keys = [row.keys, row.backKeys].filter { !$0.isEmpty }
      .map { $0.map(shown).joined(separator: " ") }.joined(separator: " / ")
    let gap = String(repeating: " ", count: max(1, margin - 2 - keys.columns))
    let start = "  \(keys)\(gap)"
    let about = PlainText.paragraph(
      "\(row.about) :\(row.command.rawValue)", width: max(20, columns - max(margin, start.columns)))
    let rest = about.dropFirst().map { String(repeating: " ", count: margin) + $0 }
    return [start + (about.first ?? "")] + rest
  }

  private static let closing =
    "Capital letters do the same backwards. Counts go before a key: 3s. Commands have names: "
    + ":120 is event 120, :why outer explains a view, :break node ~ Grid stops at all grids."

  /// A key as people say it.
  package static func shown(_ key: String) -> String {
    let names = [
      "left": "←", "right": "→", "up": "↑", "down": "↓", "space": "Space", "tab": "Tab",
      "enter": "Enter", "esc": "Esc", "home": "Home", "end": "End",
      "pagedown": "PageDown", "pageup": "PageUp",
    ]
    if let name = names[key] { return name }
    for (prefix, words) in [("M-", "Alt-"), ("C-", "C-"), ("S-", "S-")] where key.hasPrefix(prefix)
    {
      return words + shown(String(key.dropFirst(2)))
    }
    return key
  }
}
