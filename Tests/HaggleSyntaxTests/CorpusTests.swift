import Foundation
import HaggleSyntax
import HaggleTestSupport
import Testing

@Suite struct `Whole files` {
  @Test func `of this repository parse without an error`() throws {
    let files = try ["Sources", "Tests"].flatMap {
      try swiftFiles(in: Checkout.root.appending(path: $0))
    }
    #expect(files.count > 20)
    let step = Checkout.isFull ? 1 : 8
    for index in stride(from: 0, to: files.count, by: step) {
      try expectClean(files[index], allowing: [.ignored])
    }
  }

  @Test(.enabled(if: Checkout.scenarios != nil, "HAGGLE_SCENARIOS is not set"))
  func `of the shared scenarios parse without an error`() throws {
    let folder = try #require(Checkout.scenarios)
    let files = try swiftFiles(in: URL(filePath: folder))
    #expect(!files.isEmpty)
    for file in files { try expectClean(file, allowing: [.ignored]) }
  }

  private func swiftFiles(in folder: URL) throws -> [URL] {
    let enumerator = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let files = (enumerator?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
    return files.sorted { $0.path < $1.path }
  }

  private func expectClean(_ file: URL, allowing: [Diagnostic.Severity]) throws {
    let source = SourceText(
      try String(contentsOf: file, encoding: .utf8), name: file.lastPathComponent)
    let tree = SyntaxTree.parse(source)
    tree.parseEverything()
    let problems = tree.diagnostics.filter { !allowing.contains($0.severity) }
    #expect(problems.isEmpty, "\(file.path): \(problems.first.map { "\($0)" } ?? "")")
  }
}
