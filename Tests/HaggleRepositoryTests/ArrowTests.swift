import Foundation
import HaggleTestSupport
import Testing

@Suite struct `The arrows between modules` {
  @Test func `every module has its place in the table`() throws {
    #expect(try Repository.folders(in: "Sources") == Arrows.allowed.keys.sorted())
  }

  @Test func `sources import what the table allows`() throws {
    for file in try Repository.swiftFiles(in: "Sources") {
      let allowed = try #require(Arrows.allowed[file.module], "\(file.path) is in no module")
      expect(file, toImportOnly: allowed.union(Arrows.toolchain))
    }
  }

  @Test func `tests import their module and what it may import`() throws {
    for file in try Repository.swiftFiles(in: "Tests") {
      var allowed = Arrows.toolchain.union(["Testing", "HaggleTestSupport"])
        .union(Arrows.inTests[file.module] ?? [])
      if let module = Arrows.module(testedIn: file.module) {
        let arrows = try #require(Arrows.allowed[module], "\(file.path) tests no module")
        allowed.formUnion(arrows.union([module]))
      }
      expect(file, toImportOnly: allowed)
    }
  }

  @Test(arguments: Arrows.readers) func `what reads traces never reaches the engine`(
    module: String
  ) {
    #expect(Arrows.reachable(from: module).isDisjoint(with: ["HaggleLayouts", "HaggleRecording"]))
  }

  @Test func `no arrow leads back`() {
    for (module, arrows) in Arrows.allowed {
      for next in arrows { #expect(!Arrows.reachable(from: next).contains(module)) }
    }
  }

  @Test func `the package manifest draws the same arrows`() throws {
    let manifest = try Checkout.text("Package.swift")
    for (module, arrows) in Arrows.allowed {
      #expect(manifestArrows(of: module, in: manifest) == arrows, "\(module) in Package.swift")
    }
  }

  private func expect(_ file: SourceFile, toImportOnly allowed: Set<String>) {
    for (line, module) in file.imports {
      #expect(allowed.contains(module), "\(file.path):\(line) imports \(module)")
    }
  }

  /// What follows `module("Name", imports:` or `name: "haggle", dependencies:` between brackets.
  private func manifestArrows(of module: String, in manifest: String) -> Set<String>? {
    let text = manifest.filter { !$0.isWhitespace }
    if ["module(\"\(module)\")", "target(name:\"\(module)\")"].contains(where: text.contains) {
      return []
    }
    for start in [
      "module(\"\(module)\",imports:[", "executableTarget(name:\"\(module)\",dependencies:[",
    ] {
      if let range = text.range(of: start) {
        return Arrows.names(in: text[range.upperBound...].prefix { $0 != "]" })
      }
    }
    return nil
  }
}
