import HaggleVocabulary

/// Why a verb could not do its job.
enum Failure: Error, Equatable {
  /// The command line makes no sense; `verb` is whose help to read.
  case misuse(String, verb: String? = nil)
  /// An input cannot be read or laid out, or an output cannot be written: place, reason, remedy.
  case unreadable(String)

  /// A file has findings with these keys, and not with that one.
  static func noFinding(_ key: String, among keys: [String], in file: String) -> Failure {
    let listed = keys.isEmpty ? "it has none" : "it has " + keys.joined(separator: ", ")
    return .misuse(
      "\(file) has no finding “\(key)”: \(listed)" + Suggestion.text(for: key, among: keys))
  }

  var exitCode: ExitCode {
    switch self {
    case .misuse: .misuse
    case .unreadable: .unreadable
    }
  }

  /// What went wrong, without what surrounds it on standard error.
  var text: String {
    switch self {
    case .misuse(let text, _), .unreadable(let text): text
    }
  }

  /// For standard error, with its line break.
  var message: String {
    switch self {
    case .misuse(let text, let verb):
      let words = [CommandLineTool.name, verb].compactMap(\.self).joined(separator: " ")
      return "\(words): \(text)\nTry: \(words) --help\n"
    case .unreadable(let text):
      return text.hasSuffix("\n") ? text : "\(CommandLineTool.name): \(text)\n"
    }
  }

  /// The same misuse with the verb that it concerns.
  func about(_ verb: String) -> Failure {
    if case .misuse(let text, nil) = self { .misuse(text, verb: verb) } else { self }
  }
}
