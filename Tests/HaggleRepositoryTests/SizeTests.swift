import Testing

@Suite struct `What is read by people` {
  private let files = ["Sources", "Tests"]

  private func allFiles() throws -> [SourceFile] {
    try files.flatMap(Repository.swiftFiles)
  }

  /// Why a file has more than 300 lines: what is read together stays together.
  private static let longFiles = [
    "Sources/HaggleAnalysis/Rules/Frames/Overflow+Words.swift": "all that one rule says",
    "Sources/HaggleAnalysis/Rules/Frames/PhantomMinimum.swift": "one rule",
    "Sources/HaggleAnalysis/Rules/Stacks/GreedyDecoration.swift": "one rule",
    "Sources/HaggleAnalysis/Rules/Text/CutText.swift": "one rule",
    "Sources/HaggleExperiments/Trying/Edits/LayoutEdits.swift": "all edits of declared layouts",
    "Sources/haggle/Output/DiagnosticMeanings.swift": "a table",
  ]

  @Test func `no file has more than 300 lines without a reason`() throws {
    let long = try allFiles().filter { $0.lines.count > 300 }.map(\.path)
    #expect(Set(long) == Set(Self.longFiles.keys))
  }

  @Test func `no function has more than 40 lines`() throws {
    for file in try allFiles() {
      for function in FunctionLengths(file.code).functions {
        #expect(function.length <= 40, "\(file.path):\(function.line)")
      }
    }
  }

  @Test func `no line has more than 100 characters`() throws {
    let places = try allFiles().flatMap { file in
      file.lines.indices.filter { file.lines[$0].count > 100 && !file.isQuote($0) }
        .map { "\(file.path):\($0 + 1) has \(file.lines[$0].count)" }
    }
    #expect(places.isEmpty, "\(places.joined(separator: "\n"))")
  }
}
