import Foundation
import Testing

@testable import HagglePage

@Suite struct `What the page carries of its scripts and styles` {
  @Test(arguments: [
    ("a\n\n  b\n", "a\nb\n"), ("// about\nlet a; // stays\n", "let a; // stays\n"),
    ("/** What\n * it does */\nf();\n", "f();\n"),
    ("/* one line */\n.a {\n  b: c;\n}\n", ".a {\nb: c;\n}\n"),
    ("", ""), ("x", "x\n"),
  ])
  func `has neither comments nor indentation`(text: String, lean: String) {
    #expect(String(decoding: LeanText.lean(Array(text.utf8)), as: UTF8.self) == lean)
  }

  /// Where a text ran over several lines, their beginnings would be part of it.
  @Test func `has no text of several lines`() throws {
    let folder = Recorded.folder.deletingLastPathComponent().appending(
      path: "Sources/HagglePage/Viewer")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    #expect(files.count > 40)
    for file in files where file.pathExtension == "js" {
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      let odd = lines.filter { line in
        !line.hasPrefix("//") && !line.contains("\"`\"") && line.count { $0 == "`" } % 2 == 1
      }
      #expect(odd == [], "\(file.lastPathComponent)")
    }
  }

  @Test func `is less than 200 kB`() throws {
    #expect(Page(.init()).bytes.count < 200_000)
  }

  @Test func `names no address but that of SVG's names`() throws {
    let trace = try Recorded.trace("two-bars")
    let page = String(decoding: Page(trace).bytes, as: UTF8.self)
    let addresses = page.matches(of: /(?:https?:)?\/\/[a-z0-9]+\.[a-z0-9.\/]+/).map { String($0.0) }
    #expect(Set(addresses) == ["http://www.w3.org/2000/svg"])
    #expect(!page.contains("@import"))
    #expect(!page.contains(" src="))
  }

  @Test func `is the same for the same trace`() throws {
    let trace = try Recorded.trace("nested-grid")
    #expect(Page(trace).bytes == Page(trace).bytes)
  }
}
