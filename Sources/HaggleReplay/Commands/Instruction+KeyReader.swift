extension Instruction {
  /// Interprets keys as they are pressed.
  package struct KeyReader: Hashable, Sendable {
    private let keys: KeyMap
    private var count: Int?
    /// The command that waits for a letter, and the key that was pressed for it.
    private var pending: (command: Command, key: String)?
    private var typed = ""

    package init(_ keys: KeyMap = .standard) { self.keys = keys }

    package enum Outcome: Hashable, Sendable {
      /// More input is needed: a letter or further digits.
      case pending
      case instruction(Instruction)
      /// The command needs text, for which a prompt opens.
      case prompt(Command, count: Int?)
      case unknown(String)
      /// The incomplete command was discarded.
      case cancelled
    }

    /// The input of an incomplete command.
    package var partial: String { typed }

    package mutating func take(_ key: String) -> Outcome {
      if key == "esc", !typed.isEmpty {
        reset()
        return .cancelled
      }
      typed += key
      if let (command, first) = pending {
        if case .letter(let twice?) = command.argument?.kind, key == first {
          return finish(command, argument: twice)
        }
        // A letter names the mark; an arrow or Esc discards the command.
        if key.count == 1 { return finish(command, argument: key) }
        reset()
        return .unknown(key)
      }
      if let digit = Int(key), key.count == 1, 0...9 ~= digit {
        count = min(min(count ?? 0, greatestCount / 10) * 10 + digit, greatestCount)
        return .pending
      }
      guard let command = keys.command(for: key) else {
        defer { reset() }
        return .unknown(key)
      }
      if case .letter = command.argument?.kind {
        pending = (command, key)
        return .pending
      }
      return finish(command, argument: nil, key: key)
    }

    private mutating func finish(
      _ command: Command, argument: String?, key: String = ""
    ) -> Outcome {
      defer { reset() }
      let number = Int(key.drop { !$0.isNumber })
      if command.argument?.kind == .number, let number {
        return .instruction(Instruction(command, argument: "\(number)", typed: typed))
      }
      if let wanted = command.argument, argument == nil, wanted.isText,
        wanted.isNeeded || wanted.prompt != nil
      {
        return .prompt(command, count: positive(count))
      }
      if let numbered = command.numbered, let count {
        return .instruction(Instruction(numbered, argument: "\(count)", typed: typed))
      }
      return .instruction(
        Instruction(command, count: positive(count), argument: argument, typed: typed))
    }

    private mutating func reset() { self = KeyReader(keys) }

    /// A count of 0 is ignored: 0 is only valid as an event number.
    private func positive(_ count: Int?) -> Int? { count == 0 ? nil : count }

    package static func == (a: KeyReader, b: KeyReader) -> Bool { a.typed == b.typed }
    package func hash(into hasher: inout Hasher) { hasher.combine(typed) }
  }
}
