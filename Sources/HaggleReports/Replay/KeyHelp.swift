package import HaggleReplay

/// The help on the replay's keys, from the table of commands.
package enum KeyHelp {
  /// The width of the key column.
  private static let margin = 24

  /// The lines of the help: for each command its keys, those of its reverse, and its description.
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

  // MARK: - Two columns

  /// The help in two columns for a screen; with names of commands if there is room.
  package static func columns(_ keys: KeyMap, width: Int) -> [String] {
    let gap = 3
    let column = (width - gap) / 2
    guard column >= leastColumn else { return lines(keys, columns: width) }
    let blocks = keys.groups.map { block($0, keys, column) }
    let half = (blocks.reduce(0) { $0 + $1.count } + 1) / 2
    var (left, right): ([String], [String]) = ([], [])
    for block in blocks {
      if right.isEmpty, left.isEmpty || left.count + block.count / 2 <= half {
        left += block
      } else {
        right += block
      }
    }
    let rows = (0..<max(left.count, right.count)).map { index -> String in
      let first = left.indices.contains(index) ? left[index] : ""
      guard right.indices.contains(index), !right[index].isEmpty else { return first }
      let margin = String(repeating: " ", count: max(0, column + gap - first.columns))
      return first + margin + right[index]
    }
    return rows + PlainText.paragraph(closing(keys), width: min(width, 96))
  }

  private static let leastColumn = 36
  private static let narrowMargin = 13

  private static func block(_ group: Command.Group, _ keys: KeyMap, _ width: Int) -> [String] {
    [group.title] + group.commands.flatMap { narrowLines($0, keys, width) } + [""]
  }

  /// `s S         the next event, whatever the depth`
  private static func narrowLines(_ command: Command, _ map: KeyMap, _ width: Int) -> [String] {
    let backKeys = command.back.map { map.keys(for: $0) } ?? []
    let sides = [map.keys(for: command), backKeys].filter { !$0.isEmpty }
    // Of many keys only the first: the replay page lists all.
    let few = { (count: Int) in
      sides.map { $0.prefix(count).map(KeyMap.shown).joined(separator: " ") }
        .joined(separator: " / ")
    }
    let keys = few(2).columns + 2 > narrowMargin ? few(1) : few(2)
    let about = PlainText.paragraph(
      about(command, map, width), width: max(12, width - narrowMargin))
    let margin = String(repeating: " ", count: narrowMargin)
    let lead = " \(keys.isEmpty ? "–" : keys)"
    if lead.columns >= narrowMargin { return [lead] + about.map { margin + $0 } }
    let start = lead + String(repeating: " ", count: narrowMargin - lead.columns)
    return [start + (about.first ?? "")] + about.dropFirst().map { margin + $0 }
  }

  /// The description, shortened to its beginning if there is little room.
  private static func about(_ command: Command, _ map: KeyMap, _ width: Int) -> String {
    let about = command.about(map)
    if width >= 60 { return "\(about) :\(command.name)" }
    guard width < 50 else { return about }
    let end = about.firstIndex { $0 == ";" || $0 == ":" } ?? about.endIndex
    return end == about.startIndex ? about : String(about[..<end])
  }

  private static func closing(_ keys: KeyMap) -> String {
    (keys.hasCapitalsForBack ? "Capital letters do the same backwards. " : "")
      + "Counts go before a key: \(keys.threeSteps). Commands have names: "
      + ":120 is event 120, :why outer explains a view, :break node ~ Grid stops at all grids."
  }
}
