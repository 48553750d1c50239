/// A command with its count and argument: `3s`, `ma`, `:break node ~ Grid`.
package struct Instruction: Hashable, Sendable {
  package var command: Command
  /// The number typed before the command; nil if there is none.
  package var count: Int?
  /// The letter or text after the command; nil if there is none.
  package var argument: String?
  /// The argument, or an empty string.
  package var text: String { argument ?? "" }
  /// The input as typed, shown together with the outcome.
  package var typed: String

  package init(
    _ command: Command, count: Int? = nil, argument: String? = nil, typed: String = ""
  ) {
    self.command = command
    self.count = count
    self.argument = argument
    self.typed = typed
  }
}

/// Why an input is no command.
package struct CommandError: Error, Hashable, Sendable {
  package var message: String

  package init(_ message: String) { self.message = message }
}

extension Instruction {
  /// Greater counts have the same effect.
  static let greatestCount = 1_000_000_000

  /// Reads a line of keys and commands: `sso f c`, `ma; :break node ~ Grid; c`.
  ///
  /// Keys may be separated by spaces; a text argument extends to `;` or to the end of the line.
  package static func read(
    _ text: some StringProtocol, keys: KeyMap = .standard
  ) throws(CommandError) -> [Instruction] {
    var instructions: [Instruction] = []
    for line in text.split(whereSeparator: \.isNewline) {
      try read(line: line, keys, into: &instructions)
    }
    return instructions
  }

  private static func read(
    line: some StringProtocol, _ keys: KeyMap, into instructions: inout [Instruction]
  ) throws(CommandError) {
    var reader = KeyReader(keys)
    var rest = Substring(line)
    while let key = rest.popFirst() {
      // A space is no key, and no name of a mark.
      if key == " " || key == "\t" || key == ";" && reader.partial.isEmpty { continue }
      switch reader.take(String(key)) {
      case .pending: continue
      case .instruction(let instruction): instructions.append(instruction)
      case .prompt(let command, let count):
        let text = takeText(from: &rest)
        instructions.append(
          try prompted(command, count: count, typed: "\(key)\(text)", text: text, keys: keys))
      case .cancelled: continue
      case .unknown(let key):
        throw CommandError("“\(key)” is no key of the replay; \(keys.name(of: .help)) lists them")
      }
    }
    guard reader.partial.isEmpty else {
      throw CommandError("“\(reader.partial)” is not complete: a key has to follow")
    }
  }

  private static func takeText(from rest: inout Substring) -> String {
    let text = rest.prefix { $0 != ";" }
    rest = rest.dropFirst(text.count + 1)
    return String(text)
  }

  /// The instruction for the text typed at a command's prompt.
  package static func prompted(
    _ command: Command, count: Int?, typed: String, text: String, keys: KeyMap
  ) throws(CommandError) -> Instruction {
    if command.argument?.kind == .command { return try named(text, keys: keys) }
    return try Instruction(command, count: count, argument: text.trimmed, typed: typed.trimmed)
      .checked
  }
}

extension Instruction {
  /// Reads the input after `:`, such as `120`, `step 3` or `break node ~ Grid`.
  ///
  /// - Parameter keys: those that messages name.
  package static func named(
    _ text: some StringProtocol, keys: KeyMap = .standard
  ) throws(CommandError) -> Instruction {
    let text = text.trimmed
    if !text.isEmpty, text.allSatisfy({ $0.isASCII && $0.isNumber }) {
      return Instruction(.go, argument: text, typed: ":\(text)")
    }
    let word = text.prefix { !$0.isWhitespace }
    let rest = text.dropFirst(word.count).trimmed
    let command = try command(named: String(word), keys)
    if command.argument == nil {
      if rest.isEmpty { return Instruction(command, typed: ":\(text)") }
      guard let count = Int(rest), count > 0 else {
        let remedy = rest.hasPrefix(":") ? "; between commands stands ;" : ""
        throw CommandError(
          "“:\(command.name)” takes nothing but a count, not “\(rest)”\(remedy)")
      }
      return Instruction(command, count: min(count, greatestCount), typed: ":\(text)")
    }
    return try Instruction(command, argument: rest, typed: ":\(text)").checked
  }

  private static func command(
    named word: String, _ keys: KeyMap
  ) throws(CommandError) -> Command {
    if let command = Command.named(word) { return command }
    let matches = Command.all.filter { $0.name.hasPrefix(word) }
    if matches.count == 1, !word.isEmpty { return matches[0] }
    let remedy = "\(keys.name(of: .help)) lists them"
    if word.isEmpty { throw CommandError("a command is missing behind the colon; \(remedy)") }
    guard !matches.isEmpty else {
      throw CommandError("there is no command “:\(word)”; \(remedy)")
    }
    let names = matches.map { ":\($0.name)" }.joined(separator: ", ")
    throw CommandError("“:\(word)” may be \(names)")
  }

  /// The instruction if it has its required argument; an omitted argument becomes nil.
  private var checked: Instruction {
    get throws(CommandError) {
      guard text.isEmpty else { return self }
      if let wanted = command.argument, wanted.isNeeded {
        throw CommandError("“\(typed)” is not complete: \(wanted.name) has to follow")
      }
      var instruction = self
      instruction.argument = nil
      return instruction
    }
  }
}

extension StringProtocol {
  /// A copy without white space at its ends.
  var trimmed: String {
    var rest = Substring(self)
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}
