import Foundation
import HaggleVocabulary
import Testing

/// Whoever copies a command that is printed wants it to be the words that it shows.
@Suite struct `A printed command` {
  private static let file = "It's a view.swift"
  private static let views = """
    // proposal: 60x100
    // text-cell: 8x20
    #Preview("In the dark") {
      HStack { Text("It's cut *short*").lineLimit(1); if unknown { Text("b") } }
    }
    """

  @Test(arguments: [
    ["trace"], ["trace", "--as", "diagnostics"], ["check"], ["try"], ["replay", "--commands", "t"],
    ["sweep", "--width", "50,60"], ["why"], ["why", "Text.9"],
    ["why", "Text.1", "width", "--not", "90"],
    ["reduce"], ["query", "nobody"], ["trace", "--type-size", "all"],
  ])
  func `has its file and its words quoted for a shell`(words: [String]) throws {
    let folder = try ScratchFolder()
    folder.add(Self.file, Self.views)
    let outcome = try Haggle.run(
      [words[0], Self.file] + words.dropFirst(), input: Data(), in: folder.url)
    let text = outcome.output + outcome.errors
    for command in try Self.commands(in: text) {
      #expect(try Self.isRead(command), "\(command)")
      #expect(!command.contains { "“”‘’".contains($0) }, "\(command)")
      let isOfFile = command.contains("a view.swift")
      #expect(!isOfFile || command.contains(ShellText.quoted(Self.file)), "\(command)")
    }
  }

  /// From the name of the tool, or from an option, to the end of its line or its sentence.
  private static func commands(in text: String) throws -> [Substring] {
    let verbs = "trace|why|try|check|replay|query|sweep|reduce|export"
    let ways = try Regex<Substring>(
      "(?:haggle (?:\(verbs))|--(?:set|root|expect|device)) [^;—(…\n]*")
    return text.matches(of: ways).map(\.output)
  }

  /// Whether a shell finds whole words in it: each quotation ends.
  private static func isRead(_ command: Substring) throws -> Bool {
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.arguments = ["-n", "-c", ": \(command)"]
    shell.standardError = FileHandle.nullDevice
    try shell.run()
    shell.waitUntilExit()
    return shell.terminationStatus == 0
  }

  /// What no test reaches: an option or a command with a quotation that no shell knows.
  @Test func `has no curly quotation anywhere in the sources`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let files = FileManager.default.enumerator(
      at: root.appending(path: "Sources"), includingPropertiesForKeys: nil)
    for case let file as URL in try #require(files) where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      for found in text.matches(of: /(?:haggle [a-z]+[^“"`\n]*|(?:such as|with) --[a-z-]+) “/) {
        Issue.record("\(file.lastPathComponent): \(found.output)")
      }
    }
  }
}
