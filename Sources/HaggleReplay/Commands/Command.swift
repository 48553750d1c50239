/// Something that a replay can be asked to do: all that there is to know of it, in one value.
///
/// What has to do with commands is made from these: the help, the tables of docs/REPLAY.md, the
/// keys, prompts and their completion, messages. A command is declared beside others of its group
/// (`Command+…`) and listed there; each exists once, so that it is compared by identity.
package final class Command: Sendable {
  /// What one types after `:`.
  package let name: String
  /// As people say them: `s`, `C-n` with control, `M-left` with Alt, `space`, `tab`; the one that
  /// texts name comes first.
  package let keys: [String]
  /// Those that it has instead where keys are as in gdb.
  package let gdbKeys: [String]
  /// Whether a browser keeps its keys for itself, so that the page does without them.
  package let isKeptByBrowser: Bool
  /// What it does, and by its way back; nothing for a command that is itself a way back.
  package let about: Words
  package let argument: Argument?
  /// The reverse command; help shows both on one line.
  package let back: Command?
  /// The command that it is with a number in front, which becomes the argument; nil where a number
  /// says how often.
  let numbered: Command?
  /// What it is to a screen, where something else than the views has the focus.
  package let motion: Motion?
  package let effect: Effect

  package enum Effect: Sendable {
    /// What the replay makes of it.
    case replay(Handler)
    /// Something to read.
    case show(Replay.Panel)
    /// What only a screen can do.
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
  /// What has to be typed behind a command, or may be.
  package struct Argument: Sendable {
    package enum Kind: Hashable, Sendable {
      /// One more character, as in `ma`. The key of the command once more is as good as the letter
      /// `twice`.
      case letter(twice: String? = nil)
      /// Text up to the end of the line or to `;`.
      case text
      /// Text; a key with a number in it, as `M-1`, has it already.
      case number
      /// Another command by its name, which is done instead.
      case command
    }

    package let kind: Kind
    /// What messages call it.
    package let name: String
    /// Whether the command means nothing without it.
    package let isNeeded: Bool
    /// What is shown before the text where the command's key asks for it; nil where it asks for
    /// none unless it has to.
    package let prompt: Words?

    static func letter(twice: String? = nil) -> Argument {
      Argument(kind: .letter(twice: twice), name: "a letter", isNeeded: true, prompt: nil)
    }

    static func text(
      _ name: String, isNeeded: Bool, kind: Kind = .text, prompt: Words? = nil
    ) -> Argument {
      Argument(kind: kind, name: name, isNeeded: isNeeded, prompt: prompt)
    }

    /// Whether it is a text rather than one key.
    var isText: Bool {
      if case .letter = kind { false } else { true }
    }
  }

  /// Words that may name keys: those of the map in force.
  package struct Words: Sendable, ExpressibleByStringLiteral {
    private let text: @Sendable (KeyMap) -> String

    init(_ text: @escaping @Sendable (KeyMap) -> String) { self.text = text }

    package init(stringLiteral text: String) { self.text = { _ in text } }

    package func callAsFunction(_ keys: KeyMap) -> String { text(keys) }
  }
}

/// Moving in whatever has the focus on a screen: rows, lines, events, calls.
package enum Motion: Hashable, Sendable {
  case line(Direction)
  case halfPage(Direction)
  /// To the right, or to the left.
  case aside(Direction)
  case top
  case bottom
  /// To what the line or row is about.
  case open
  /// Takes away what lies over the screen.
  case close
}

/// What only a screen can do; each screen says how it does each.
package enum ScreenAction: Hashable, Sendable {
  case move(Motion)
  case pane(Direction)
  /// The one whose number is the argument.
  case numberedPane
  /// Gives the pane more room, or less.
  case zoom(Direction)
  /// Something else in the pane of the views.
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
  /// What the help shows under a title, in its order; ways back are not listed.
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

  /// Commands that have no key unless the user gives them one.
  package static let unkeyed = Group(title: "By name", commands: byName)

  package static let all = (groups + [unkeyed]).flatMap { group in
    group.commands.flatMap { command in [command] + (command.back.map { [$0] } ?? []) }
  }

  package static func named(_ name: some StringProtocol) -> Command? {
    all.first { $0.name == name }
  }

  /// Itself, or its way back.
  package func towards(_ direction: Direction) -> Command {
    direction == .forwards ? self : back ?? self
  }

  /// A command of the replay that does the same in both directions.
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
