/// An option of a verb; parsing and help are both made from it.
struct Option<Settings> {
  /// The name with its dashes: `--proposal`.
  let name: String
  /// Nil for an option without a value.
  let value: OptionValue?
  /// The description, in one or two sentences without a final full stop.
  let about: String
  /// Whether it affects the layout, and so is common to all verbs that lay views out.
  var isOfLayout = false
  /// Applies the value (empty if there is none); throws what is expected instead.
  let apply: (inout Settings, String) throws(InvalidValue) -> Void
}

/// What has to come after an option.
enum OptionValue: ExpressibleByStringLiteral {
  /// Any text, such as `WxH`.
  case placeholder(String)
  /// One of these words.
  case choices([String])
  /// One of these words, too many for help, which shows a placeholder.
  case names([String], shownAs: String)

  init(stringLiteral placeholder: String) { self = .placeholder(placeholder) }

  /// The value in help: `WxH`, `text|json`.
  var notation: String {
    switch self {
    case .placeholder(let text): text
    case .choices(let words): words.joined(separator: "|")
    case .names(_, let text): text
    }
  }

  /// What a shell may offer; nil where anything can come.
  var words: [String]? {
    switch self {
    case .placeholder: nil
    case .choices(let words), .names(let words, _): words
    }
  }
}

/// An invalid value for an option; `expected` describes valid ones.
struct InvalidValue: Error {
  let expected: String
}

extension Option {
  /// An option without a value.
  static func flag(
    _ name: String, _ about: String, _ path: WritableKeyPath<Settings, Bool>, to value: Bool = true
  ) -> Option {
    Option(name: name, value: nil, about: about) { settings, _ in settings[keyPath: path] = value }
  }

  /// Skips the trial of edits, which takes the most time.
  static func edits(_ path: WritableKeyPath<Settings, Bool>) -> Option {
    flag("--no-edits", "lay out no edits against what is found", path, to: false)
  }

  /// Searches for code without effect.
  static func smells(_ path: WritableKeyPath<Settings, Bool>) -> Option {
    flag(
      "--smells",
      "look as well for statements about the layout that do nothing, each taken out and the view "
        + "laid out without it, which takes longer", path)
  }

  /// Opens the written file.
  static func open(_ path: WritableKeyPath<Settings, Bool>, _ what: String) -> Option {
    flag("--open", "show \(what) in the program that the computer has for it", path)
  }

  /// Does it again at every save.
  static func watch(_ path: WritableKeyPath<Settings, Bool>) -> Option {
    flag("--watch", "do it again whenever a file is saved, and say what that changed", path)
  }

  /// Text without letters that not every terminal has.
  static func ascii(_ path: WritableKeyPath<Settings, Bool>) -> Option {
    flag("--ascii", "set in ASCII; what your source says stays as it is", path)
  }

  /// How wide the text may be.
  static func columns(
    of line: String = "a line", set: @escaping (inout Settings, Int) -> Void
  ) -> Option {
    number("--width", in: 40...1000, "how many characters fit into \(line)", set: set)
  }

  /// The JSON output, with the same name for every verb that has it.
  static func json<Form>(_ path: WritableKeyPath<Settings, Form>, _ form: Form) -> Option {
    Option(name: "--json", value: nil, about: "for programs, as docs/JSON.md describes") {
      settings, _ in settings[keyPath: path] = form
    }
  }

  /// A word from a list.
  static func choice<Value: RawRepresentable<String> & CaseIterable>(
    _ name: String, _ about: String, _ path: WritableKeyPath<Settings, Value>
  ) -> Option {
    choice(name, about) { $0[keyPath: path] = $1 }
  }

  /// A word from a list; nil if not given.
  ///
  /// - Parameter otherwise: where to find what is not in the list.
  static func choice<Value: RawRepresentable<String> & CaseIterable>(
    _ name: String, _ about: String, _ path: WritableKeyPath<Settings, Value?>,
    otherwise: String = ""
  ) -> Option {
    choice(name, about, otherwise: otherwise) { $0[keyPath: path] = $1 }
  }

  private static func choice<Value: RawRepresentable<String> & CaseIterable>(
    _ name: String, _ about: String, otherwise: String = "",
    set: @escaping (inout Settings, Value) -> Void
  ) -> Option {
    let words = Value.allCases.map(\.rawValue)
    return Option(name: name, value: .choices(words), about: about) {
      (settings, word) throws(InvalidValue) in
      guard let value = Value(rawValue: word) else {
        throw InvalidValue(expected: "one of \(words.joined(separator: ", "))\(otherwise)")
      }
      set(&settings, value)
    }
  }

  /// A whole number within `range`.
  static func number(
    _ name: String, in range: ClosedRange<Int>, _ about: String,
    set: @escaping (inout Settings, Int) -> Void
  ) -> Option {
    Option(name: name, value: "N", about: about) { (settings, text) throws(InvalidValue) in
      guard let number = Int(text), range.contains(number) else {
        throw InvalidValue(
          expected: "a whole number from \(range.lowerBound) to \(range.upperBound)")
      }
      set(&settings, number)
    }
  }

  /// A number of points.
  static func points(
    _ name: String, _ about: String, _ path: WritableKeyPath<Settings, Double?>
  ) -> Option {
    Option(name: name, value: "NUMBER", about: about) { (settings, text) throws(InvalidValue) in
      guard let number = Double(text), number.isFinite else {
        throw InvalidValue(expected: "a number of points, such as 350")
      }
      settings[keyPath: path] = number
    }
  }

  /// Any text.
  static func text(
    _ name: String, value: OptionValue, _ about: String, _ path: WritableKeyPath<Settings, String?>
  ) -> Option {
    Option(name: name, value: value, about: about) { settings, text in
      settings[keyPath: path] = text
    }
  }
}

/// The forms of an answer that is text or, for programs, JSON.
enum TextFormat: String, CaseIterable {
  case text
  case json
}
