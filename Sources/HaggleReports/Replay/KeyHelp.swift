package import HaggleReplay

/// The replay's keys as help, from the one table of them.
package enum KeyHelp {
  package static var lines: [String] { lines { _ in true } }

  /// The lines of help: for each command its keys, those of its way back, and what it does.
  package static func lines(where isWanted: (KeyTable.Row) -> Bool) -> [String] {
    KeyTable.groups.flatMap { group -> [String] in
      let rows = group.rows.filter(isWanted)
      if rows.isEmpty { return [] }
      return [group.title]
        + rows.map { row in
          let keys = [row.keys, row.backKeys].filter { !$0.isEmpty }
            .map { $0.map(shown).joined(separator: " ") }.joined(separator: " / ")
          let gap = String(repeating: " ", count: max(1, 22 - keys.columns))
          return "  \(keys)\(gap)\(row.about)  :\(row.command.rawValue)"
        } + [""]
    } + closing
  }

  private static let closing = [
    "Capital letters do the same backwards. Counts go before a key: 3s. Commands have names:",
    ":120 is event 120, :why outer explains a view, :break node ~ Grid stops at all grids.",
  ]

  /// A key as people say it.
  package static func shown(_ key: String) -> String {
    let names = [
      "left": "←", "right": "→", "up": "↑", "down": "↓", "space": "Space", "tab": "Tab",
      "enter": "Enter", "esc": "Esc", "home": "Home", "end": "End",
    ]
    if let name = names[key] { return name }
    for (prefix, words) in [("M-", "Alt-"), ("C-", "C-"), ("S-", "S-")] where key.hasPrefix(prefix)
    {
      return words + shown(String(key.dropFirst(2)))
    }
    return key
  }
}
