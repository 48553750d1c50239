import Foundation
import Testing

@Suite struct `The arrows between rooms` {
  @Test func `every room has its place in the table`() throws {
    #expect(try Repository.folders(in: "Sources") == Arrows.allowed.keys.sorted())
  }

  @Test func `sources import what the table allows`() throws {
    for file in try Repository.swiftFiles(in: "Sources") {
      let allowed = try #require(Arrows.allowed[file.room], "\(file.path) is in no room")
      expect(file, toImportOnly: allowed.union(Arrows.toolchain))
    }
  }

  @Test func `tests import their room and what it may import`() throws {
    for file in try Repository.swiftFiles(in: "Tests") {
      var allowed = Arrows.toolchain.union(["Testing"])
      if let room = Arrows.room(testedIn: file.room) {
        let arrows = try #require(Arrows.allowed[room], "\(file.path) tests no room")
        allowed.formUnion(arrows.union([room]).union(Arrows.inTests[file.room] ?? []))
      }
      expect(file, toImportOnly: allowed)
    }
  }

  @Test(arguments: Arrows.readers) func `what reads traces never reaches the engine`(
    room: String
  ) {
    #expect(Arrows.reachable(from: room).isDisjoint(with: ["HaggleLayouts", "HaggleRecording"]))
  }

  @Test func `no arrow leads back`() {
    for (room, arrows) in Arrows.allowed {
      for next in arrows { #expect(!Arrows.reachable(from: next).contains(room)) }
    }
  }

  @Test func `the package manifest draws the same arrows`() throws {
    let manifest = try Repository.text("Package.swift")
    for (room, arrows) in Arrows.allowed {
      #expect(manifestArrows(of: room, in: manifest) == arrows, "\(room) in Package.swift")
    }
  }

  @Test func `the architecture page draws the same arrows`() throws {
    let page = try Repository.text("docs/ARCHITECTURE.md")
    for (room, arrows) in Arrows.allowed {
      #expect(pageArrows(of: room, in: page) == arrows, "\(room) in docs/ARCHITECTURE.md")
    }
  }

  private func expect(_ file: SourceFile, toImportOnly allowed: Set<String>) {
    for (line, module) in file.imports {
      #expect(allowed.contains(module), "\(file.path):\(line) imports \(module)")
    }
  }

  /// What follows `room("Name", imports:` or `name: "haggle", dependencies:` between brackets.
  private func manifestArrows(of room: String, in manifest: String) -> Set<String>? {
    let text = manifest.filter { !$0.isWhitespace }
    if ["room(\"\(room)\")", "target(name:\"\(room)\")"].contains(where: text.contains) {
      return []
    }
    for start in ["room(\"\(room)\",imports:[", "executableTarget(name:\"\(room)\",dependencies:["]
    {
      if let range = text.range(of: start) {
        return names(text[range.upperBound...].prefix { $0 != "]" })
      }
    }
    return nil
  }

  /// The second column of the row that begins with the room's name: `| HaggleReplay | … |`.
  private func pageArrows(of room: String, in page: String) -> Set<String>? {
    let row = page.split(separator: "\n").first { $0.hasPrefix("| `\(room)` |") }
    guard let row else { return nil }
    let cells = row.split(separator: "|")
    return names(cells[1]).subtracting(["–"])
  }

  private func names(_ list: Substring) -> Set<String> {
    Set(
      list.split(separator: ",")
        .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "\" `")) }
        .filter { !$0.isEmpty })
  }
}
