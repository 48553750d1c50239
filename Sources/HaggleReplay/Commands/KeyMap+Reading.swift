import HaggleVocabulary

extension KeyMap {
  /// Why a text is no key map.
  package struct Mistake: Error, Hashable, Sendable {
    /// Counted from 1.
    package var line: Int
    package var message: String

    package init(line: Int, message: String) {
      self.line = line
      self.message = message
    }
  }

  /// The key maps with names.
  package static let named = [("standard", KeyMap.standard), ("gdb", KeyMap.gdb)]

  /// Reads lines such as `n over`, `Q none` and `use gdb`; a word starting with `#` starts a
  /// comment.
  package static func read(_ text: String) throws(Mistake) -> KeyMap {
    var list = KeyList()
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      do throws(KeySpelling.Mistake) {
        try list.take(line.split(whereSeparator: \.isWhitespace).map(String.init), index + 1)
      } catch {
        throw Mistake(line: index + 1, message: error.message)
      }
    }
    return list.base.map.binding(list.bindings)
  }
}

/// The contents of a key file read so far.
private struct KeyList {
  /// The base map set by `use`, and its line; it applies to the whole file.
  var base: (map: KeyMap, line: Int?) = (.standard, nil)
  var bindings: [(key: String, command: Command?)] = []
  /// The line of each key.
  private var lines: [String: Int] = [:]

  private static let form = "a line is KEY COMMAND, such as n over"

  mutating func take(_ line: [String], _ number: Int) throws(KeySpelling.Mistake) {
    let words = line.prefix { !$0.hasPrefix("#") }
    guard let first = words.first else { return }
    guard let second = words.dropFirst().first else {
      throw .init(
        message: "a command is missing behind “\(KeySpelling.shortened(first))”: \(Self.form)")
    }
    if let third = words.dropFirst(2).first {
      throw .init(message: "“\(KeySpelling.shortened(third))” is one word too many: \(Self.form)")
    }
    if first == "use" { return try use(second, number) }
    let key = try KeySpelling.key(first)
    if let other = lines[key] {
      throw .init(message: "\(first) has a command in line \(other) already: remove one of them")
    }
    let command = try command(second)
    if key == ":", command != .prompt {
      throw .init(
        message: "“:” always types a command by its name, so that each can be reached: "
          + "choose another key for \(second)")
    }
    lines[key] = number
    bindings.append((key, command))
  }

  private mutating func use(_ name: String, _ number: Int) throws(KeySpelling.Mistake) {
    if let line = base.line {
      throw .init(message: "line \(line) says what to use already: remove one of them")
    }
    guard let map = KeyMap.named.first(where: { $0.0 == name })?.1 else {
      throw .init(message: "“use \(KeySpelling.shortened(name))”: there are standard and gdb")
    }
    base = (map, number)
  }

  /// The command with this name; nil for `none`.
  private func command(_ word: String) throws(KeySpelling.Mistake) -> Command? {
    if word == "none" { return nil }
    let name = word.hasPrefix(":") ? String(word.dropFirst()) : word
    if let command = Command.named(name) { return command }
    let names = Command.all.map { $0.name } + ["none"]
    let remedy = Suggestion.text(for: name, among: names)
    throw .init(
      message: "there is no command “\(KeySpelling.shortened(word))”"
        + (remedy.isEmpty ? "; :help in a replay lists them" : remedy))
  }
}
