/// One option of a verb: the row from which parsing and help are both made.
struct Option<Settings> {
  /// With its dashes: `--proposal`.
  let name: String
  /// How help writes its value, such as `WxH`; nil for an option without one.
  let value: String?
  /// What it does, in one or two sentences without a final full stop.
  let about: String
  /// Whether it says how a view is laid out, as it does for every verb that lays views out.
  var isOfLayout = false
  /// Takes the value (empty where there is none) in; throws what is expected instead.
  let apply: (inout Settings, String) throws(InvalidValue) -> Void
}

/// A value that an option does not take; `expected` says what it takes.
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

  /// Leaves out what takes the most time.
  static func edits(_ path: WritableKeyPath<Settings, Bool>) -> Option {
    flag("--no-edits", "lay out no edits against what is found", path, to: false)
  }

  /// Looks for what does nothing.
  static func smells(_ path: WritableKeyPath<Settings, Bool>) -> Option {
    flag(
      "--smells",
      "look as well for statements about the layout that do nothing, each taken out and the view "
        + "laid out without it, which takes longer", path)
  }

  /// Shows what was written.
  static func open(_ path: WritableKeyPath<Settings, Bool>, _ what: String) -> Option {
    flag("--open", "show \(what) in the program that the computer has for it", path)
  }

  /// Does it again at every save.
  static func watch(_ path: WritableKeyPath<Settings, Bool>) -> Option {
    flag("--watch", "do it again whenever a file is saved, and say what that changed", path)
  }

  /// The form for programs, spelt alike for every verb that has one.
  static func json<Form>(_ path: WritableKeyPath<Settings, Form>, _ form: Form) -> Option {
    Option(name: "--json", value: nil, about: "for programs, as docs/JSON.md describes") {
      settings, _ in settings[keyPath: path] = form
    }
  }

  /// One of a few words.
  static func choice<Value: RawRepresentable<String> & CaseIterable>(
    _ name: String, _ about: String, _ path: WritableKeyPath<Settings, Value>
  ) -> Option {
    choice(name, about) { $0[keyPath: path] = $1 }
  }

  /// One of a few words; nil until it is given.
  static func choice<Value: RawRepresentable<String> & CaseIterable>(
    _ name: String, _ about: String, _ path: WritableKeyPath<Settings, Value?>
  ) -> Option {
    choice(name, about) { $0[keyPath: path] = $1 }
  }

  private static func choice<Value: RawRepresentable<String> & CaseIterable>(
    _ name: String, _ about: String, set: @escaping (inout Settings, Value) -> Void
  ) -> Option {
    let words = Value.allCases.map(\.rawValue)
    return Option(name: name, value: words.joined(separator: "|"), about: about) {
      (settings, word) throws(InvalidValue) in
      guard let value = Value(rawValue: word) else {
        throw InvalidValue(expected: "one of \(words.joined(separator: ", "))")
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

  /// Any text.
  static func text(
    _ name: String, value: String, _ about: String, _ path: WritableKeyPath<Settings, String?>
  ) -> Option {
    Option(name: name, value: value, about: about) { settings, text in
      settings[keyPath: path] = text
    }
  }
}
