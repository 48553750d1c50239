package import HaggleReplay

/// The replay's keys as help, from the one table of them.
package enum KeyHelp {
  /// How wide the column of the keys is.
  private static let margin = 24

  /// The lines of help: for each command its keys, those of its way back, and what it does.
  package static func lines(
    _ keys: KeyMap = .standard, columns: Int = .max,
    where isWanted: (KeyTable.Row) -> Bool = { _ in true }
  ) -> [String] {
    let groups = keys.groups.flatMap { group -> [String] in
      let rows = group.rows.filter(isWanted)
      return rows.isEmpty ? [] : [group.title] + rows.flatMap { lines($0, columns) } + [""]
    }
    return groups + PlainText.paragraph(closing(keys), width: min(columns, 96))
  }

  /// `  s / S                 the next event, whatever the depth  :step`
  private static func lines(_ row: KeyTable.Row, _ columns: Int) -> [String] {
    let sides = row.backKeys.isEmpty ? [row.keys] : [row.keys, row.backKeys]
    let keys = sides.map { $0.isEmpty ? "–" : $0.map(KeyMap.shown).joined(separator: " ") }
      .joined(separator: " / ")
    let gap = String(repeating: " ", count: max(1, margin - 2 - keys.columns))
    let start = "  \(keys)\(gap)"
    let about = PlainText.paragraph(
      "\(row.about) :\(row.command.rawValue)", width: max(20, columns - max(margin, start.columns)))
    let rest = about.dropFirst().map { String(repeating: " ", count: margin) + $0 }
    return [start + (about.first ?? "")] + rest
  }

  private static func closing(_ keys: KeyMap) -> String {
    (keys.hasCapitalsForBack ? "Capital letters do the same backwards. " : "")
      + "Counts go before a key: \(keys.threeSteps). Commands have names: "
      + ":120 is event 120, :why outer explains a view, :break node ~ Grid stops at all grids."
  }
}
