import HaggleVocabulary

/// Why a verb failed.
enum Failure: Error, Equatable {
  /// The command line is invalid; `verb` is the verb whose help to read.
  case misuse(String, verb: String? = nil)
  /// An input cannot be read or laid out, or an output cannot be written: with place, reason and
  /// remedy.
  case unreadable(String)
  /// Nothing is wrong with a text, but it declares no view; with place, reason and remedy.
  case viewless(String)

  /// A file has findings, but none with this key.
  static func noFinding(_ key: String, among keys: [String], in file: String) -> Failure {
    let listed = keys.isEmpty ? "it has none" : "it has " + keys.joined(separator: ", ")
    return .misuse(
      "\(file) has no finding “\(key)”: \(listed)" + Suggestion.text(for: key, among: keys))
  }

  var exitCode: ExitCode {
    switch self {
    case .misuse: .misuse
    case .unreadable, .viewless: .unreadable
    }
  }

  /// The message without its prefix on standard error.
  var text: String {
    switch self {
    case .misuse(let text, _), .unreadable(let text), .viewless(let text): text
    }
  }

  /// The message for standard error, with its line break.
  var message: String {
    switch self {
    case .misuse(let text, let verb):
      let words = [CommandLineTool.name, verb].compactMap(\.self).joined(separator: " ")
      return "\(words): \(text)\nTry: \(words) --help\n"
    case .unreadable(let text), .viewless(let text):
      return text.hasSuffix("\n") ? text : "\(CommandLineTool.name): \(text)\n"
    }
  }

  /// The misuse with its verb.
  func about(_ verb: String) -> Failure {
    if case .misuse(let text, nil) = self { .misuse(text, verb: verb) } else { self }
  }
}
