package import HaggleReplay

/// The replay's keys as help, from the one table of them.
package enum KeyHelp {
  /// How wide the column of the keys is.
  private static let margin = 24

  /// The lines of help: for each command its keys, those of its way back, and what it does.
  package static func lines(_ keys: KeyMap = .standard, columns: Int = .max) -> [String] {
    keys.groups.flatMap { group in
      [group.title] + group.commands.flatMap { lines($0, keys, columns) } + [""]
    } + PlainText.paragraph(closing(keys), width: min(columns, 96))
  }

  /// `  s / S                 the next event, whatever the depth  :step`
  private static func lines(_ command: Command, _ map: KeyMap, _ columns: Int) -> [String] {
    let backKeys = command.back.map { map.keys(for: $0) } ?? []
    let sides = [map.keys(for: command)] + (backKeys.isEmpty ? [] : [backKeys])
    let keys = sides.map { $0.isEmpty ? "–" : $0.map(KeyMap.shown).joined(separator: " ") }
      .joined(separator: " / ")
    let gap = String(repeating: " ", count: max(1, margin - 2 - keys.columns))
    let start = "  \(keys)\(gap)"
    let about = PlainText.paragraph(
      "\(command.about(map)) :\(command.name)", width: max(20, columns - max(margin, start.columns))
    )
    let rest = about.dropFirst().map { String(repeating: " ", count: margin) + $0 }
    return [start + (about.first ?? "")] + rest
  }

  private static func closing(_ keys: KeyMap) -> String {
    (keys.hasCapitalsForBack ? "Capital letters do the same backwards. " : "")
      + "Counts go before a key: \(keys.threeSteps). Commands have names: "
      + ":120 is event 120, :why outer explains a view, :break node ~ Grid stops at all grids."
  }
}
