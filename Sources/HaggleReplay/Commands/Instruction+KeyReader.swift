extension Instruction {
  /// Reads keys one after the other, as they are pressed.
  package struct KeyReader: Hashable, Sendable {
    private var count: Int?
    private var pending: (command: Command, typed: String)?
    private var typed = ""

    package init() {}

    package enum Outcome: Hashable, Sendable {
      /// More is to come: a letter, or more digits.
      case pending
      case instruction(Instruction)
      /// The command wants text, which has to be asked for.
      case prompt(Command, count: Int?)
      case unknown(String)
    }

    /// What has been typed of a command that is not complete.
    package var partial: String { typed }

    package mutating func take(_ key: String) -> Outcome {
      typed += key
      if let (command, _) = pending {
        // A letter names the mark; an arrow or Esc takes the command back.
        if key.count == 1 { return finish(command, argument: key) }
        self = KeyReader()
        return .unknown(key)
      }
      if let digit = Int(key), key.count == 1, 0...9 ~= digit {
        count = min((count ?? 0) * 10 + digit, greatestCount)
        return .pending
      }
      guard let command = KeyTable.command(for: key) else {
        defer { self = KeyReader() }
        return .unknown(key)
      }
      if command.argument == .letter {
        pending = (command, typed)
        return .pending
      }
      return finish(command, argument: nil, key: key)
    }

    private mutating func finish(
      _ command: Command, argument: String?, key: String = ""
    ) -> Outcome {
      defer { self = KeyReader() }
      if command.isPrompted { return .prompt(command, count: positive(count)) }
      if command == .paneNumber {
        return .instruction(Instruction(command, argument: String(key.suffix(1)), typed: typed))
      }
      if command == .first, let count {
        return .instruction(Instruction(.go, argument: "\(count)", typed: typed))
      }
      return .instruction(
        Instruction(command, count: positive(count), argument: argument, typed: typed))
    }

    /// Nothing is done no times: 0 is only the number of the first event.
    private func positive(_ count: Int?) -> Int? { count == 0 ? nil : count }

    package static func == (a: KeyReader, b: KeyReader) -> Bool { a.typed == b.typed }
    package func hash(into hasher: inout Hasher) { hasher.combine(typed) }
  }
}
