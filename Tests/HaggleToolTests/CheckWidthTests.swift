import Foundation
import Testing

extension `haggle check` {
  @Test func `sets its words in lines of a width, and leaves commands and code as they are`()
    throws
  {
    let folder = try ScratchFolder()
    folder.add("Row.swift", Sources.squeezed)
    let arguments = ["check", "--edits", "Row.swift"]
    let wide = try Haggle.run(arguments, input: Data(), in: folder.url).output
      .split(separator: "\n")
    let narrow = try Haggle.run(arguments + ["--width", "60"], input: Data(), in: folder.url)
      .output.split(separator: "\n")
    // What stands in an edit, and the commands that make it.
    func isCopied(_ line: Substring) -> Bool {
      line.hasPrefix("   ") || line.hasPrefix("  apply")
    }
    #expect(wide.contains { $0.count > 100 && !isCopied($0) })
    #expect(wide.filter(isCopied) == narrow.filter(isCopied))
    #expect(narrow.filter { !isCopied($0) }.allSatisfy { $0.count <= 60 }, "\(narrow)")
    func words(_ lines: [Substring]) -> [Substring] {
      lines.flatMap { $0.split(separator: " ") }
    }
    #expect(words(wide) == words(narrow))
  }
}
