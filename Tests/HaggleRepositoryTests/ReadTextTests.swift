import Testing

/// What haggle wrote is data until it is shown, and is never read back. Whoever looks into a text
/// all the same is listed here, with whose text that is.
@Suite struct `Looking into a text` {
  /// By file or folder: whose text it is.
  private static let readers = [
    "HaggleTraces/Reading/": "the keys of a trace file",
    "HaggleTraces/ConsoleLog/": "a console log",
    "HaggleTraces/NodeRoles+Kinds.swift": "arguments as they are written in the source",
    "HaggleExperiments/Sweeping/SweepRange.swift": "the command line",
    "HaggleExperiments/Habits/": "a scenario's source",
    "HaggleExperiments/Trying/": "a scenario's source, and what it calls its views",
    "HaggleExperiments/Reducing/": "a scenario's source, and what it calls its views",
    "HaggleTraces/Trace+Names.swift": "arguments as they are written in the source",
    "HaggleAnalysis/Rules/Pages/PatchedPage.swift": "what a user calls a view",
    "HaggleAnalysis/Rules/Pages/UnsafeText.swift": "arguments as they are written in the source",
    "HaggleReplay/Addresses/": "what a user types",
    "HaggleReplay/Commands/": "what a user types, and a user's file of keys",
    "HaggleReplay/Query/": "a user's query",
    "HagglePageModel/CommandList.swift": "what a user types",
    "HagglePageModel/PageModel+Acting.swift": "names of keys",
    "HagglePageModel/PlaceValue.swift": "what a browser kept",
    "HaggleReplay/Session/Replay+Explaining.swift": "what a user types",
    "HaggleReports/Picture/Glyph.swift": "names of symbols",
    "HaggleReports/Markdown/MarkdownText.swift": "any text that is to be quoted as code",
    "HaggleReports/Words/TriedEditText.swift": "lines of a scenario's source",
    "HaggleTerminal/Canvas/SourceLink.swift": "environment variables",
    "HaggleTerminal/Canvas/TerminalColours.swift": "environment variables",
    "HaggleTerminal/Keys/KeyNames.swift": "names of keys",
    "HaggleTerminal/Screen/Footer.swift": "what a user types",
    "HaggleTerminal/State/": "what a user types, and names of keys",
    "HaggleTerminal/Device/Terminal.swift": "an environment variable",
    "haggle/Arguments/": "the command line",
    "haggle/Attach/Reproduction.swift": "a scenario's source",
    "haggle/Check/Baseline.swift": "a user's list of findings",
    "haggle/CommandLineTool.swift": "the command line",
    "haggle/Export/TestFile.swift": "a scenario's source and its name",
    "haggle/Failure.swift": "whether an error ends its line itself, as those with an excerpt do",
    "haggle/Input/": "names and beginnings of files",
    "haggle/Output/": "names of files",
    "haggle/Redact/": "a scenario's source, and what else may tell something of an app",
    "haggle/Reduce/": "a scenario's source",
    "haggle/Replay/ReplayFiles.swift": "names of files",
    "haggle/Replay/SourceEditor.swift": "an environment variable, and a program's arguments",
    "haggle/Sweep/SweepOptions.swift": "the command line",
    "haggle/Survey/ChildOutcome+Survey.swift": "what another process printed",
    "haggle/Survey/SwiftFiles.swift": "names of files",
    "HaggleTraces/Compact/TraceEncoding.swift": "names of files",
    "haggle/Verbs/": "the command line",
  ]

  /// The text of a scenario or of a script is their business, or they measure.
  private static let leftOfTheTrace: Set = [
    "HaggleVocabulary", "HaggleSyntax", "HaggleLanguage", "HaggleScenarios", "HaggleLayouts",
    "HagglePage", "haggle-benchmarks",
  ]

  private static let look =
    #"\.has(Pre|Suf)fix\(|\.(contains|starts|firstRange|ranges?)\((of: |with: )?"|Regex|#/"#
    + #"|Match\(of:|[!=]= "(?!\\.")[^"]{2}|case "(?!\\.")[^"]{2}"#

  /// Looking for them takes a while, so it is done once.
  private static let places = Result { try findPlaces() }

  private static func findPlaces() throws -> [(path: String, line: Int)] {
    let look = try Regex(look)
    return try Repository.swiftFiles(in: "Sources").filter { !leftOfTheTrace.contains($0.module) }
      .flatMap { file in
        let path = String(file.path.dropFirst("Sources/".count))
        return zip(1..., zip(file.lines, file.code))
          .filter { !$1.1.allSatisfy(\.isWhitespace) && $1.0.contains(look) }
          .map { (path: path, line: $0.0) }
      }
  }

  @Test func `is done to a user's text only`() throws {
    let others = try Self.places.get().filter { place in
      !Self.readers.keys.contains { place.path.hasPrefix($0) }
    }
    #expect(others.map { "\($0.path):\($0.line)" } == [])
  }

  @Test(arguments: readers.keys.sorted())
  func `is listed only where it is done`(reader: String) throws {
    #expect(try Self.places.get().contains { $0.path.hasPrefix(reader) })
  }
}
