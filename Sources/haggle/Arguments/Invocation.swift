import HaggleVocabulary

/// A parsed call of a verb: its options applied, its operands in order.
struct Invocation<Settings> {
  private(set) var settings: Settings
  private(set) var operands: [String] = []
  private let options: [Option<Settings>]

  /// Parses `--name value` and `--name=value`; after `--` everything is an operand.
  init(
    _ arguments: [String], options: [Option<Settings>], defaults: Settings
  ) throws(Failure) {
    settings = defaults
    self.options = options
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--":
        operands += rest
        return
      case _ where argument.hasPrefix("-") && argument != "-": try read(argument, &rest)
      default: operands.append(argument)
      }
    }
  }

  private mutating func read(
    _ argument: String, _ rest: inout ArraySlice<String>
  ) throws(Failure) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let attached = parts.count > 1 ? String(parts[1]) : nil
    if let json = otherJSON(name, attached ?? rest.first) {
      if attached == nil { rest.removeFirst() }
      return try apply(json, "")
    }
    guard let option = options.first(where: { $0.name == name }) else {
      throw .misuse("there is no option \(name)" + hint(for: name))
    }
    guard let expected = option.value else {
      if attached != nil { throw .misuse("\(name) takes no value") }
      return try apply(option, "")
    }
    guard let value = attached ?? rest.popFirst(ifNotOption: names) else {
      throw .misuse("\(name) needs a value: \(name) \(expected.notation)")
    }
    try apply(option, value)
  }

  private var names: [String] { options.map(\.name) }

  /// The options that choose a form of the answer: a verb has one of them.
  private static var forms: [String] { ["--format", "--as", "--to"] }

  /// `--format json` and `--as json` mean `--json` where a verb has that alone.
  private func otherJSON(_ name: String, _ value: String?) -> Option<Settings>? {
    guard value == "json", ["--format", "--as"].contains(name), !names.contains(name) else {
      return nil
    }
    return options.first { $0.name == "--json" }
  }

  private func hint(for name: String) -> String {
    let form = Self.forms.contains(name) ? names.first(where: Self.forms.contains) : nil
    return form.map { "; did you mean \($0)?" }
      ?? Suggestion.text(for: name, among: names + ["--help"])
  }

  private mutating func apply(_ option: Option<Settings>, _ value: String) throws(Failure) {
    do throws(InvalidValue) {
      try option.apply(&settings, value)
    } catch {
      throw .misuse("\(option.name) “\(value)”: expected \(error.expected)")
    }
  }
}

extension ArraySlice<String> {
  /// The next word; nil if it is an existing option.
  fileprivate mutating func popFirst(ifNotOption names: [String]) -> String? {
    guard let next = first, !names.contains(next) else { return nil }
    return popFirst()
  }
}
