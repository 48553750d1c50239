import Testing

/// Code in advice is copied into a source file, where `−` is no minus and `∞` no number.
@Suite struct `Code that is printed` {
  @Test func `has no number that is set for sentences`() throws {
    let set = /code: "[^"]*\\\((points|number|NumberText\.display)\(/
    for file in try Repository.swiftFiles(in: "Sources") where file.mentions("code: \"") {
      for (number, line) in zip(1..., file.lines) where line.contains(set) {
        Issue.record("\(file.path):\(number): \(line)")
      }
    }
  }
}
