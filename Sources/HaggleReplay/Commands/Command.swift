/// A command of a replay, with everything that is known about it.
///
/// The help, the tables of docs/REPLAY.md, keys, prompts, completion and messages are all made from
/// commands. A command is declared with its group (`Command+…`) and listed there; each exists once
/// and is compared by identity.
package final class Command: Sendable {
  /// The name to type after `:`.
  package let name: String
  /// Its keys, as people write them: `s`, `C-n` with control, `M-left` with Alt, `space`, `tab`;
  /// the first is used in texts.
  package let keys: [String]
  /// Its keys in the gdb key map.
  package let gdbKeys: [String]
  /// Whether browsers reserve its keys, so that the page leaves them out.
  package let isKeptByBrowser: Bool
  /// Descriptions of what it and its reverse command do; empty for a reverse command.
  package let about: Words
  package let argument: Argument?
  /// The reverse command; help shows both on one line.
  package let back: Command?
  /// The command that it becomes after a number, which is then its argument; nil if the number is a
  /// repeat count.
  let numbered: Command?
  /// Its meaning on a screen while something else than the views has the focus.
  package let motion: Motion?
  package let effect: Effect

  package enum Effect: Sendable {
    /// Changes the replay.
    case replay(Handler)
    /// Opens a panel.
    case show(Replay.Panel)
    /// Can only be done by a screen.
    case screen(ScreenAction)
  }

  package typealias Handler = @Sendable (Replay, Instruction) -> Replay.Outcome

  init(
    _ name: String, keys: [String] = [], gdbKeys: [String]? = nil, isKeptByBrowser: Bool = false,
    about: Words = "", argument: Argument? = nil, back: Command? = nil, numbered: Command? = nil,
    motion: Motion? = nil, _ effect: Effect
  ) {
    self.name = name
    self.keys = keys
    self.gdbKeys = gdbKeys ?? keys
    self.isKeptByBrowser = isKeptByBrowser
    self.about = about
    self.argument = argument
    self.back = back
    self.numbered = numbered
    self.effect = effect
    self.motion = if case .screen(.move(let own)) = effect { own } else { motion }
  }
}

extension Command: Hashable {
  package static func == (a: Command, b: Command) -> Bool { a === b }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Command {
  /// The argument that a command takes, or may take.
  package struct Argument: Sendable {
    package enum Kind: Hashable, Sendable {
      /// One more character, as in `ma`. Repeating the command's key is the same as the letter
      /// `twice`.
      case letter(twice: String? = nil)
      /// Text up to the end of the line or to `;`.
      case text
      /// Text; a key that contains a number, such as `M-1`, supplies it.
      case number
      /// The name of another command, which is performed instead.
      case command
    }

    package let kind: Kind
    /// Its name in messages.
    package let name: String
    /// Whether the command is meaningless without it.
    package let isNeeded: Bool
    /// The prompt that the command's key opens; nil if it only asks when the argument is required.
    package let prompt: Words?

    static func letter(twice: String? = nil) -> Argument {
      Argument(kind: .letter(twice: twice), name: "a letter", isNeeded: true, prompt: nil)
    }

    static func text(
      _ name: String, isNeeded: Bool, kind: Kind = .text, prompt: Words? = nil
    ) -> Argument {
      Argument(kind: kind, name: name, isNeeded: isNeeded, prompt: prompt)
    }

    /// Whether it is text rather than a single key.
    var isText: Bool {
      if case .letter = kind { false } else { true }
    }
  }

  /// Words with placeholders for keys, filled in from the active key map.
  package struct Words: Sendable, ExpressibleByStringLiteral {
    private let text: @Sendable (KeyMap) -> String

    init(_ text: @escaping @Sendable (KeyMap) -> String) { self.text = text }

    package init(stringLiteral text: String) { self.text = { _ in text } }

    package func callAsFunction(_ keys: KeyMap) -> String { text(keys) }
  }
}

/// A motion in the focused part of a screen: rows, lines, events, calls.
package enum Motion: Hashable, Sendable {
  case line(Direction)
  case halfPage(Direction)
  /// To the right, or to the left.
  case aside(Direction)
  case top
  case bottom
  /// Goes to what the line or row is about.
  case open
  /// Closes what covers the screen.
  case close
}

/// An action that only a screen can do; each screen implements it.
package enum ScreenAction: Hashable, Sendable {
  case move(Motion)
  case pane(Direction)
  /// Focuses the pane whose number is the argument.
  case numberedPane
  /// Enlarges or shrinks the pane.
  case zoom(Direction)
  /// Switches the content of the view pane.
  case view
  /// Opens the source in an editor, at the selected view.
  case edit
  case prompt
  case mouse
  case redraw
  case suspend
}

// MARK: - All of them

extension Command {
  /// The commands under one title of the help, in order; reverse commands are not listed.
  package struct Group: Sendable {
    package let title: String
    package let commands: [Command]
  }

  package static let groups = [
    Group(title: "Through the events", commands: events),
    Group(title: "Through the views", commands: views),
    Group(title: "Why", commands: explanations),
    Group(title: "Stops and searches", commands: stops),
    Group(title: "Marks and notes", commands: memory),
    Group(title: "The screen", commands: screen),
  ]

  /// Commands without a default key.
  package static let unkeyed = Group(title: "By name", commands: byName)

  package static let all = (groups + [unkeyed]).flatMap { group in
    group.commands.flatMap { command in [command] + (command.back.map { [$0] } ?? []) }
  }

  package static func named(_ name: some StringProtocol) -> Command? {
    all.first { $0.name == name }
  }

  /// The command, or its reverse.
  package func towards(_ direction: Direction) -> Command {
    direction == .forwards ? self : back ?? self
  }

  /// A replay command and its reverse.
  static func pair(
    _ name: String, keys: [String], gdbKeys: [String]? = nil,
    back: String, backKeys: [String], backGDBKeys: [String]? = nil,
    isKeptByBrowser: Bool = false, about: Words, motion: ((Direction) -> Motion)? = nil,
    _ effect: @escaping @Sendable (Replay, Instruction, Direction) -> Replay.Outcome
  ) -> Command {
    let back = Command(
      back, keys: backKeys, gdbKeys: backGDBKeys, isKeptByBrowser: isKeptByBrowser,
      motion: motion?(.backwards), .replay { effect($0, $1, .backwards) })
    return Command(
      name, keys: keys, gdbKeys: gdbKeys, isKeptByBrowser: isKeptByBrowser, about: about,
      back: back, motion: motion?(.forwards), .replay { effect($0, $1, .forwards) })
  }
}
