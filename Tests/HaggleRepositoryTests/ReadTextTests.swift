import Testing

/// What haggle wrote is data until it is shown, so it is never read back. Whoever looks into a text
/// all the same is listed here with whose text that is.
@Suite struct `Looking into a text` {
  /// By file or folder: whose text it is.
  private static let readers = [
    "HaggleTraces/Reading/": "the keys of a trace file",
    "HaggleTraces/ConsoleLog/": "a console log",
    "HaggleReplay/Commands/": "what a user types, and a user's file of keys",
    "HaggleReplay/Query/": "a user's query",
    "HaggleReplay/Session/Condition.swift": "a user's query",
    "HaggleTerminal/Keys/KeyNames.swift": "names of keys",
    "HaggleTerminal/State/Prompt.swift": "what a user types, and names of keys",
    "HaggleTerminal/State/ScreenState+Press.swift": "names of keys",
    "HaggleTerminal/Device/Terminal.swift": "an environment variable",
    "haggle/Arguments/": "the command line",
    "haggle/CommandLineTool.swift": "the command line",
    "haggle/Input/": "names and beginnings of files",
    "haggle/Output/FileName.swift": "names of files",
    "haggle/Output/SystemError.swift": "names of files",
    "haggle/Replay/ReplayFiles.swift": "names of files",
    "haggle/Survey/SwiftFiles.swift": "names of files",
    "haggle/Verbs/AttachVerb.swift": "names of files",
  ]

  /// These have to do with the text of a scenario or of an app, or make no text at all.
  private static let leftOfTheTrace: Set = [
    "HaggleVocabulary", "HaggleSyntax", "HaggleLanguage", "HaggleScenarios", "HaggleLayouts",
    "haggle-benchmarks",
  ]

  private static let looks = try! Regex(
    #"\.(hasPrefix|hasSuffix|firstRange|range|ranges|firstMatch|wholeMatch|prefixMatch|contains|starts)"#
      + #"\((of: |with: )?"|\.has(Pre|Suf)fix\(|Regex|#/|[!=]= "(?!\\.")[^"]{2}|case "(?!\\.")[^"]{2}"#)

  private static var places: [(path: String, line: Int)] {
    Repository.sources.filter { !leftOfTheTrace.contains($0.room) }.flatMap { file in
      file.lines.indices.filter { !file.code[$0].isEmpty && file.lines[$0].contains(looks) }
        .filter { !file.lines[$0].drop(while: \.isWhitespace).hasPrefix("//") }
        .map { (path: String(file.path.dropFirst("Sources/".count)), line: $0 + 1) }
    }
  }

  @Test func `is done only to a user's text`() {
    let others = Self.places.filter { place in
      !Self.readers.keys.contains { place.path.hasPrefix($0) }
    }
    #expect(others.map { "\($0.path):\($0.line)" } == [])
  }

  @Test(arguments: readers.keys.sorted())
  func `is listed only where it is done`(reader: String) {
    #expect(Self.places.contains { $0.path.hasPrefix(reader) })
  }
}
