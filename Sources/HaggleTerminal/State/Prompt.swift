import HaggleReplay

/// A line being typed for a command, with its history.
struct Prompt: Sendable {
  var command: Command
  var count: Int?
  /// The text of the prompt.
  let label: String
  private(set) var text: [Character] = []
  /// The position of the next character.
  private(set) var place = 0
  private var earlier: [String]
  /// The position in `earlier`, from the end; 0 for the line being typed.
  private var age = 0
  private static let longest = 4096

  init(_ command: Command, count: Int?, _ keys: KeyMap, earlier: [String]) {
    self.command = command
    self.count = count
    label = command.argument?.prompt?(keys) ?? ":\(command.name) "
    self.earlier = earlier
  }

  enum Outcome: Equatable {
    case edited
    case entered(String)
    case cancelled
  }

  /// Whether the text is a command with its argument.
  var takesCommand: Bool { command.argument?.kind == .command }

  mutating func insert(_ new: String) {
    // Pasted text may have several lines; a command has one.
    let line = new.map { $0.isNewline || $0 == "\t" ? " " : $0 }
    let before = String(text[..<place]) + String(line)
    let after = String(text[place...])
    text = Array((before + after).prefix(Self.longest))
    place = min(Array(before).count, text.count)
  }

  mutating func take(_ key: String) -> Outcome {
    switch key {
    case "enter": return .entered(String(text))
    case "esc", "C-c", "C-g": return .cancelled
    case "backspace":
      if text.isEmpty { return .cancelled }
      if place > 0 { remove(place - 1..<place) }
    case "delete", "C-d": if place < text.count { remove(place..<place + 1) }
    case "left", "C-b": place = max(place - 1, 0)
    case "right", "C-f": place = min(place + 1, text.count)
    case "home", "C-a": place = 0
    case "end", "C-e": place = text.count
    case "C-u": remove(0..<place)
    case "C-k": remove(place..<text.count)
    case "C-w": remove(wordStart..<place)
    case "up", "C-p": recall(age + 1)
    case "down", "C-n": recall(age - 1)
    case "tab": complete()
    case "space": insert(" ")
    default: if key.count == 1 { insert(key) }
    }
    return .edited
  }

  private mutating func remove(_ range: Range<Int>) {
    text.removeSubrange(range)
    place = range.lowerBound
  }

  private var wordStart: Int {
    var start = place
    while start > 0, text[start - 1] == " " { start -= 1 }
    while start > 0, text[start - 1] != " " { start -= 1 }
    return start
  }

  private mutating func recall(_ age: Int) {
    guard 0...earlier.count ~= age else { return }
    self.age = age
    text = age == 0 ? [] : Array(earlier[earlier.count - age])
    place = text.count
  }

  /// The commands that begin with the typed text.
  var candidates: [String] {
    guard takesCommand, !text.contains(" ") else { return [] }
    return Command.all.map { $0.name }.filter { $0.hasPrefix(String(text)) }.sorted()
  }

  /// Completes the name of a command as far as it is unambiguous.
  private mutating func complete() {
    let names = candidates
    guard var common = names.first else { return }
    for name in names { common = common.commonPrefix(with: name) }
    text = Array(names.count == 1 ? common + " " : common)
    place = text.count
  }
}

extension String {
  fileprivate func commonPrefix(with other: String) -> String {
    String(zip(self, other).prefix { $0 == $1 }.map(\.0))
  }
}
