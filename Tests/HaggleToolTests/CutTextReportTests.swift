import Foundation
import Testing

@Suite struct `A bug report of a cut text` {
  @Test func `begins with the text that is cut, where there is no finding`() throws {
    let folder = try ScratchFolder()
    let rows = (1...14).map { "    Text(\"\($0)\")\n" }.joined()
    folder.add(
      "Cut.swift",
      """
      // proposal: 100x900
      // text-cell: 8x20
      struct Cut: View {
        var body: some View {
          VStack {
      \(rows)
            Text("A rather long line of words").lineLimit(1)
          }
        }
      }

      """)
    let outcome = try Haggle.run(
      ["attach", "Cut.swift", "--out", "bug"], input: Data(), in: folder.url)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let report = try folder.text("bug/bug.md")
    #expect(report.hasPrefix("# `Cut.swift`: 1 text is cut short: Text.15"), "\(report)")
    #expect(report.contains("> 21 |       Text(\"A rather long"), "\(report)")
  }
}
