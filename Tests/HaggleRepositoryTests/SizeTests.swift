import Testing

@Suite struct `What is read by people` {
  private let files = ["Sources", "Tests"]

  private func allFiles() throws -> [SourceFile] {
    try files.flatMap(Repository.swiftFiles)
  }

  @Test func `no file has more than 300 lines`() throws {
    for file in try allFiles() {
      #expect(file.lines.count <= 300, "\(file.path)")
    }
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
