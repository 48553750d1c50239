import Foundation
import HaggleTestSupport
import Testing

/// The pages that people read first, held against the tool that was built.
///
/// `UPDATE_GOLDENS=1 swift test` writes what the README shows anew.
@Suite struct `The pages` {
  private struct Block {
    var language: String
    var lines: [Substring]
  }

  @Test(arguments: [
    "README.md", "docs/ARCHITECTURE.md", "docs/REPLAY.md", "docs/SURVEY.md", "docs/SWEEPS.md",
  ])
  func `show what their commands print`(page: String) throws {
    if page == "README.md", Checkout.writesGoldens {
      try update(page)
    }
    let blocks = try blocks(of: page).filter { $0.language == "console" }
    try #require(!blocks.isEmpty)
    for block in blocks {
      let command = try #require(block.lines.first)
      try #require(command.hasPrefix("$ haggle "))
      let outcome = try run(String(command.dropFirst(2)))
      #expect(isFine(outcome, of: command.dropFirst(2)))
      let printed = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
      let missing = missing(block.lines.dropFirst(), in: printed.dropLast())
      #expect(missing == nil, "\(command) does not print: \(missing ?? "")")
    }
  }

  @Test func `name commands that work`() throws {
    let commands = try blocks(of: "README.md").filter { $0.language == "sh" }.flatMap(\.lines)
    try #require(!commands.isEmpty)
    for command in commands where !["swift test", "swift build"].contains(command) {
      let outcome = try run(String(command))
      #expect(isFine(outcome, of: command), "\(command)\n\(outcome.errors)")
    }
  }

  @Test(arguments: ["docs/CI.md", "docs/EXPORTS.md", "docs/JSON.md"])
  func `name commands that work, whatever they write`(page: String) throws {
    let folder = try ScratchFolder()
    try FileManager.default.copyItem(
      at: Checkout.root.appending(path: "Traces"), to: folder.url.appending(path: "Traces"))
    let commands = try blocks(of: page).filter { $0.language == "sh" }.flatMap(\.lines)
    try #require(!commands.isEmpty)
    for command in commands {
      let outcome = try run(String(command), in: folder.url)
      #expect(outcome.status == 0, "\(command)\n\(outcome.errors)")
    }
  }

  /// What a comparison is for is that something differs.
  private func isFine(_ outcome: Haggle.Outcome, of command: Substring) -> Bool {
    outcome.status == (command.hasPrefix("haggle diff") ? 1 : 0)
  }

  @Test(arguments: [
    "README.md", "docs/ARCHITECTURE.md", "docs/CONTRIBUTING.md", "docs/SURVEY.md", "docs/REPLAY.md",
    "docs/SWEEPS.md", "docs/CHANGELOG.md", "docs/CI.md", "docs/EXPORTS.md", "docs/JSON.md",
    "docs/SCENARIOS.md",
  ])
  func `lead to files that exist`(page: String) throws {
    let text = try Checkout.text(page)
    let links = text.matches(of: /\]\(([^)#]+)/).map { String($0.1) }
    let folder = Checkout.root.appending(path: page).deletingLastPathComponent()
    for link in links where !link.contains("://") {
      let file = folder.appending(path: link)
      #expect(FileManager.default.fileExists(atPath: file.path), "\(link)")
    }
  }

  private func update(_ page: String) throws {
    var text = try Checkout.text(page)
    for block in try blocks(of: page) where block.language == "console" {
      let command = try #require(block.lines.first)
      let output = try run(String(command.dropFirst(2))).output
      text.replace(block.lines.joined(separator: "\n") + "\n", with: "\(command)\n\(output)")
    }
    try Data(text.utf8).write(to: Checkout.root.appending(path: page))
  }

  private func blocks(of page: String) throws -> [Block] {
    var blocks: [Block] = []
    var isOpen = false
    for line in try Checkout.text(page).split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isOpen.toggle()
        if isOpen { blocks.append(Block(language: String(line.dropFirst(3)), lines: [])) }
      } else if isOpen {
        blocks[blocks.count - 1].lines.append(line)
      }
    }
    return blocks
  }

  /// The first shown line that was not printed where it is shown; `…` stands for any lines.
  private func missing(_ shown: ArraySlice<Substring>, in printed: ArraySlice<Substring>)
    -> Substring?
  {
    var rest = printed
    var isGap = false
    for line in shown {
      if line == "…" {
        isGap = true
        continue
      }
      if isGap { rest = rest.drop { $0 != line } }
      guard rest.popFirst() == line else { return line }
      isGap = false
    }
    return rest.isEmpty || isGap ? nil : rest.first
  }

  /// Runs `haggle …` or `swift run haggle …` as a shell would, with the tool that was built.
  private func run(
    _ command: String, in folder: URL = Checkout.root
  ) throws -> Haggle.Outcome {
    // Every other part of a command is in quotes.
    let parts = command.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
    var words = parts.flatMap { index, part in
      index % 2 == 1 ? [String(part)] : part.split(separator: " ").map(String.init)
    }
    if words.starts(with: ["swift", "run"]) { words.removeFirst(2) }
    try #require(words.first == "haggle", "\(command)")
    let arguments = try words.dropFirst().flatMap { word in
      word == "Traces/*.swift" ? try traces() : [word]
    }
    return try Haggle.run(arguments, input: Data(), in: folder)
  }

  private func traces() throws -> [String] {
    let path = Checkout.root.appending(path: "Traces").path
    return try FileManager.default.contentsOfDirectory(atPath: path)
      .filter { $0.hasSuffix(".swift") }.sorted().map { "Traces/\($0)" }
  }
}
