import Testing

/// What haggle wrote is data until it is shown, and is never read back. Whoever looks into a text
/// all the same is listed here, with whose text that is.
@Suite struct `Looking into a text` {
  /// By what they look into: the files, each by itself, so that another one has to say why.
  private static let readers = [
    "keys of a trace file": [
      "HaggleTraces/Reading/RecordFields+Model", "HaggleTraces/Reading/RecordKind",
      "HaggleTraces/Reading/TraceReader",
    ],
    "a console log": [
      "HaggleTraces/ConsoleLog/LogLabel", "HaggleTraces/ConsoleLog/LogNumbers",
    ],
    "arguments as they are written in the source": [
      "HaggleAnalysis/Facts/Timeline+Views", "HaggleAnalysis/Rules/Pages/UnsafeText",
      "HaggleAnalysis/Rules/Stacks/StrandedAccessory", "HaggleAnalysis/Rules/Text/LostWords",
      "HaggleTraces/NodeRoles+Kinds", "HaggleTraces/Trace+Names",
    ],
    "what a user calls a view": [
      "HaggleAnalysis/Rules/Pages/PatchedPage", "HaggleAnalysis/Rules/Stacks/RaggedFields",
    ],
    "names of views and modifiers in a scenario's source": [
      "HaggleExperiments/IdleStatements/LayoutStatement",
      "HaggleExperiments/Reducing/Cuts/ArgumentRules",
      "HaggleExperiments/Reducing/Cuts/CutMaker+Contents",
      "HaggleExperiments/Reducing/Cuts/CutMaker+Lists",
      "HaggleExperiments/Reducing/Cuts/CutMaker+Needs",
      "HaggleExperiments/Reducing/Cuts/CutMaker+Values",
      "HaggleExperiments/Reducing/Cuts/CutMaker+Views",
      "HaggleExperiments/Reducing/Cuts/Substitution", "HaggleExperiments/Reducing/Cuts/UnusedCode",
      "HaggleExperiments/Reducing/Cuts/WrittenBlock", "HaggleExperiments/Reducing/TidyText",
      "HaggleExperiments/Reducing/WellFormed/DeclaredNames",
      "HaggleExperiments/Reducing/WellFormed/FaultSearch+Calls",
      "HaggleExperiments/Reducing/WellFormed/FaultSearch+Types",
      "HaggleExperiments/Reducing/WellFormed/WellFormedness",
      "HaggleExperiments/Trying/Edits/AlikeEdits", "HaggleExperiments/Trying/Edits/ArgumentEdits",
      "HaggleExperiments/Trying/Edits/ConditionEdits",
      "HaggleExperiments/Trying/Edits/ContainerEdits", "HaggleExperiments/Trying/Edits/CornerEdits",
      "HaggleExperiments/Trying/Edits/EditFamily", "HaggleExperiments/Trying/Edits/EditTitle",
      "HaggleExperiments/Trying/Edits/FrameEdits",
      "HaggleExperiments/Trying/Edits/FreePlaceEdits",
      "HaggleExperiments/Trying/Edits/GatheringEdits", "HaggleExperiments/Trying/Edits/GridEdits",
      "HaggleExperiments/Trying/Edits/GuideEdits", "HaggleExperiments/Trying/Edits/LayerEdits",
      "HaggleExperiments/Trying/Edits/LayoutEdits",
      "HaggleExperiments/Trying/Edits/LayoutEdits+Circle",
      "HaggleExperiments/Trying/Edits/LayoutEdits+Own",
      "HaggleExperiments/Trying/Edits/ListRowEdits",
      "HaggleExperiments/Trying/Edits/LiteralOffset",
      "HaggleExperiments/Trying/Edits/MarginEdits",
      "HaggleExperiments/Trying/Edits/MeasuringEdits",
      "HaggleExperiments/Trying/Edits/ModifierEdits", "HaggleExperiments/Trying/Edits/OffsetEdits",
      "HaggleExperiments/Trying/Edits/PillEdits", "HaggleExperiments/Trying/Edits/QuotientEdits",
      "HaggleExperiments/Trying/Edits/ReadLengthEdits",
      "HaggleExperiments/Trying/Edits/RemovalEdits",
      "HaggleExperiments/Trying/Edits/RowEdits", "HaggleExperiments/Trying/Edits/ShapeEdits",
      "HaggleExperiments/Trying/Edits/ShareEdits", "HaggleExperiments/Trying/Edits/WrittenTitle",
      "HaggleExperiments/Trying/Edits/SlotEdits", "HaggleExperiments/Trying/Edits/StretchingEdits",
      "HaggleExperiments/Trying/Edits/SwiftUINames", "HaggleExperiments/Trying/Edits/TapEdits",
      "HaggleExperiments/Trying/Edits/TrackEdits", "HaggleExperiments/Trying/Edits/TurningEdits",
      "HaggleExperiments/Trying/Edits/WrittenCode",
      "HaggleExperiments/Trying/Edits/WrittenPlace+Writing",
      "HaggleExperiments/Trying/Edits/WrittenPlace", "HaggleExperiments/Trying/Edits/YieldingEdits",
      "HaggleExperiments/Trying/Source/Rewriting",
      "HaggleExperiments/Trying/Source/SourceOutline", "HaggleExperiments/Trying/Trials/Trial",
    ],
    "what a user types": [
      "HaggleExperiments/Sweeping/SweepRange", "HagglePageModel/CommandList",
      "HaggleReplay/Addresses/Address", "HaggleReplay/Addresses/AddressReader",
      "HaggleReplay/Commands/Instruction", "HaggleReplay/Query/QueryField",
      "HaggleReplay/Query/QueryLiteral", "HaggleReplay/Session/Replay+Explaining",
      "HaggleTerminal/Screen/Footer", "HaggleTerminal/State/Prompt", "haggle/Arguments/Invocation",
      "haggle/CommandLineTool", "haggle/Input/KeyChoice", "haggle/Input/ScenarioOptions",
      "haggle/Sweep/SweepOptions",
      "haggle/Verbs/Verb",
    ],
    "names of keys, and a user's file of them": [
      "HagglePageModel/PageModel+Acting", "HaggleReplay/Commands/Instruction+KeyReader",
      "HaggleReplay/Commands/KeyMap+Reading", "HaggleReplay/Commands/KeyMap",
      "HaggleReplay/Commands/KeySpelling", "HaggleTerminal/Keys/KeyNames",
    ],
    "what a browser kept": [
      "HagglePageModel/PlaceValue"
    ],
    "names of symbols": [
      "HaggleReports/Picture/Glyph"
    ],
    "any text that is to be quoted": [
      "HaggleReports/Markdown/MarkdownText", "haggle/Arguments/ManPage",
    ],
    "lines of a scenario's source": [
      "HaggleReports/Words/TriedEditText", "haggle/Attach/Reproduction", "haggle/Export/TestFile",
      "haggle/Input/ProjectResources", "haggle/Input/ProjectText", "haggle/Input/SiblingModules",
      "haggle/Input/SourceDecoding", "haggle/Redact/CodePieces", "haggle/Reduce/ReduceSubject",
    ],
    "environment variables": [
      "HaggleTerminal/Canvas/SourceLink", "HaggleTerminal/Canvas/TerminalColours",
      "HaggleTerminal/Device/Terminal", "haggle/Replay/SourceEditor",
    ],
    "a user's list of findings": [
      "haggle/Check/Baseline"
    ],
    "whether an error ends its line itself, as those with an excerpt do": [
      "haggle/Failure"
    ],
    "names and beginnings of files": [
      "HaggleTraces/Compact/TraceEncoding", "haggle/Attach/FileSet",
      "haggle/Check/CheckedFiles", "haggle/Input/BuildTargets",
      "haggle/Input/InputFile",
      "haggle/Input/LogFile", "haggle/Input/Neighbours", "haggle/Input/PackageUsers",
      "haggle/Input/ProjectFolders", "haggle/Input/ProjectManifest", "haggle/Output/FileName",
      "haggle/Output/FilePath", "haggle/Output/SystemError", "haggle/Output/SystemFile",
      "haggle/Replay/ReplayFiles",
      "haggle/Survey/SwiftFiles", "haggle/Try/FileEdit", "haggle/Verbs/AttachVerb",
    ],
    "files of a project": [
      "haggle/Input/AssetCatalogs", "haggle/Input/ColourSets", "haggle/Input/ProjectDirective",
      "haggle/Input/ModuleImporters", "haggle/Input/PackageTargets", "haggle/Input/ProjectFile",
      "haggle/Input/PropertyText", "haggle/Input/StringTables",
      "haggle/Input/StringTables+Tools",
      "haggle/Input/XcodeGenTargets", "haggle/Input/XcodeTargets",
    ],
    "what may tell something of an app": [
      "haggle/Redact/PathWords", "haggle/Redact/Redactor",
    ],
    "what another process printed": [
      "haggle/Survey/ChildOutcome+Survey"
    ],
  ]

  /// The text of a scenario or of a script is their business, or they measure.
  private static let leftOfTheTrace: Set = [
    "HaggleVocabulary", "HaggleSyntax", "HaggleLanguage", "HaggleScenarios", "HaggleLayouts",
    "HagglePage", "haggle-benchmarks",
  ]

  private static let look =
    #"\.has(Pre|Suf)fix\(|\.(contains|starts|firstRange|ranges?)\((of: |with: )?"|Regex|#/"#
    + #"|Match\(of:|[!=]= "(?!\\.")[^"]{2}|case "(?!\\.")[^"]{2}|split\(separator: "  "#

  /// Looking for them takes a while, so it is done once.
  private static let places = Result { try findPlaces() }

  private static func findPlaces() throws -> [(file: String, line: Int)] {
    let look = try Regex(look)
    return try Repository.swiftFiles(in: "Sources").filter { !leftOfTheTrace.contains($0.module) }
      .flatMap { file in
        let name = String(file.path.dropFirst("Sources/".count).dropLast(".swift".count))
        return zip(1..., zip(file.lines, file.code))
          .filter { !$1.1.allSatisfy(\.isWhitespace) && $1.0.contains(look) }
          .map { (file: name, line: $0.0) }
      }
  }

  @Test func `is done to a user's text only`() throws {
    let listed = Set(Self.readers.values.joined())
    let others = try Self.places.get().filter { !listed.contains($0.file) }
    #expect(others.map { "\($0.file).swift:\($0.line)" } == [])
  }

  @Test(arguments: readers.values.joined().sorted())
  func `is listed only where it is done`(file: String) throws {
    #expect(try Self.places.get().contains { $0.file == file })
  }
}
