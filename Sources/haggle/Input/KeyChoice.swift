import Foundation
import HaggleReplay
import HaggleReports
import HaggleVocabulary

/// The key map of a replay: a named one, or one from a file.
struct KeyChoice {
  /// The value of `--keys`; nil without it.
  private let chosen: String?

  init(_ chosen: String?) { self.chosen = chosen }

  /// - Parameter isForPerson: whether a person types; a script means the same on every machine, so
  ///   their own file is not read for it.
  func map(isForPerson: Bool) throws(Failure) -> KeyMap {
    if let chosen {
      if let map = KeyMap.named.first(where: { $0.0 == chosen })?.1 { return map }
      try expectFile(chosen)
      return try Self.read(chosen)
    }
    guard isForPerson, let file = Self.ownFile, FileManager.default.fileExists(atPath: file) else {
      return .standard
    }
    return try Self.read(file, remedy: " Or go without the file: --keys standard")
  }

  /// A word that is no existing file was more likely meant as a name.
  private func expectFile(_ word: String) throws(Failure) {
    if word == "-" { throw .misuse("--keys takes a file, not standard input") }
    if word.contains("/") || FileManager.default.fileExists(atPath: word) { return }
    let names = KeyMap.named.map(\.0)
    throw .misuse(
      "--keys “\(PlainText.line(word))” is neither \(names.joined(separator: " nor ")) nor a file"
        + Suggestion.text(for: word, among: names))
  }

  private static func read(_ path: String, remedy: String = "") throws(Failure) -> KeyMap {
    if FilePath.isFolder(path) {
      throw .unreadable("\(path.shown) is a folder, and keys are in a file.\(remedy)")
    }
    let file = try InputFile(path, as: .keys)
    if let zero = file.bytes.firstIndex(of: 0) {
      throw .unreadable(
        "\(path.shown) is no text: byte \(zero) is 0. A line of it is KEY COMMAND, such as n over."
          + remedy)
    }
    let text = file.bytes.isEmpty ? "" : try file.text()
    do throws(KeyMap.Mistake) { return try KeyMap.read(text) } catch {
      let message = PlainText.line(error.message)
      let end = message.hasSuffix("?") ? "" : "."
      throw .unreadable("\(path.shown):\(error.line): \(message)\(end)\(remedy)")
    }
  }
}

// MARK: - The user's own file

extension KeyChoice {
  static let ownFileShown = "$XDG_CONFIG_HOME/haggle/keys (~/.config/haggle/keys)"

  /// The path of the user's own key file; nil without a home folder.
  private static var ownFile: String? {
    let environment = ProcessInfo.processInfo.environment
    // A relative path is invalid there.
    if let folder = environment["XDG_CONFIG_HOME"], folder.hasPrefix("/") {
      return folder + "/haggle/keys"
    }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return home + "/.config/haggle/keys"
  }
}
