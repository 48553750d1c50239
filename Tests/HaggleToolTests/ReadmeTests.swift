import Foundation
import Testing

@Suite struct `The README` {
  private struct Block {
    var language: String
    var lines: [String]
  }

  @Test func `shows what its commands print`() throws {
    let blocks = try blocks().filter { $0.language == "console" }
    try #require(!blocks.isEmpty)
    for block in blocks {
      let command = try #require(block.lines.first)
      try #require(command.hasPrefix("$ haggle "))
      let outcome = try run(String(command.dropFirst(2)))
      #expect(outcome.status == 0)
      #expect(outcome.output == block.lines.dropFirst().map { $0 + "\n" }.joined())
    }
  }

  @Test func `names commands that work`() throws {
    let commands = try blocks().filter { $0.language == "sh" }.flatMap(\.lines)
    try #require(!commands.isEmpty)
    for command in commands where !["swift test", "swift build"].contains(command) {
      let outcome = try run(command)
      #expect(outcome.status == 0, "\(command)\n\(outcome.errors)")
    }
  }

  @Test func `leads to files that exist`() throws {
    let text = try text()
    let links = text.matches(of: /\]\(([^)#]+)/).map { String($0.1) }
    try #require(!links.isEmpty)
    for link in links where !link.contains("://") {
      let file = Haggle.root.appending(path: link)
      #expect(FileManager.default.fileExists(atPath: file.path), "\(link)")
    }
  }

  private func text() throws -> String {
    try String(contentsOf: Haggle.root.appending(path: "README.md"), encoding: .utf8)
  }

  private func blocks() throws -> [Block] {
    var blocks: [Block] = []
    var isOpen = false
    for line in try text().split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isOpen.toggle()
        if isOpen { blocks.append(Block(language: String(line.dropFirst(3)), lines: [])) }
      } else if isOpen {
        blocks[blocks.count - 1].lines.append(String(line))
      }
    }
    return blocks
  }

  /// Runs `haggle …` or `swift run haggle …` as a shell would, with the tool that was built.
  private func run(_ command: String) throws -> Haggle.Outcome {
    var words = command.split(separator: " ").map(String.init)
    if words.starts(with: ["swift", "run"]) { words.removeFirst(2) }
    try #require(words.first == "haggle", "\(command)")
    let arguments = try words.dropFirst().flatMap { word in
      word == "Traces/*.swift" ? try traces() : [word]
    }
    return try Haggle.run(arguments, input: Data())
  }

  private func traces() throws -> [String] {
    let path = Haggle.root.appending(path: "Traces").path
    return try FileManager.default.contentsOfDirectory(atPath: path)
      .filter { $0.hasSuffix(".swift") }.sorted().map { "Traces/\($0)" }
  }
}
