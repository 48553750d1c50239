import Foundation
import Testing

/// A file that a view takes parts from, whose code is to blame.
@Suite struct `A cause in another file` {
  private func run(_ folder: ScratchFolder, _ arguments: String...) throws -> Haggle.Outcome {
    try Haggle.run(["try"] + arguments, input: Data(), in: folder.url)
  }

  /// A page, and beside its folder the strip that is too long.
  private func strip() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    for name in ["App", "Parts", ".git"] {
      try FileManager.default.createDirectory(
        at: folder.url.appending(path: name), withIntermediateDirectories: true)
    }
    folder.add(
      "Parts/Strip.swift",
      """
      import SwiftUI

      struct Strip: View {
        var body: some View {
          HStack(spacing: 0) {
            Text("Wonderful").lineLimit(1).fixedSize()
            Color.red.frame(width: 180).id("bar")
          }
        }
      }
      """)
    folder.add(
      "App/Page.swift", "// proposal: 200x100\n// text-cell: 8x20\nStrip().id(\"strip\")\n")
    return folder
  }

  private static let stripDiff = """
    --- Parts/Strip.swift
    +++ Parts/Strip.swift
    @@ -4,7 +4,7 @@
       var body: some View {
         HStack(spacing: 0) {
           Text("Wonderful").lineLimit(1).fixedSize()
    -      Color.red.frame(width: 180).id("bar")
    +      Color.red.frame(maxWidth: 180).id("bar")
         }
       }
     }

    """

  @Test func `is edited where the cause is in it`() throws {
    let folder = try strip()
    let tried = try run(folder, "App/Page.swift", "--with", "Parts")
    #expect(
      tried.output.contains(
        "\nbar is written in line 7 of Parts/Strip.swift, which is searched for edits as well\n"),
      "\(tried.output)")
    #expect(tried.output.contains(Self.stripDiff), "\(tried.output)")
    let json = try run(folder, "App/Page.swift", "--with", "Parts", "--json")
    #expect(json.output.contains("\"file\" : \"Parts/Strip.swift\""), "\(json.output)")
    let own = try run(folder, "Parts/Strip.swift", "--proposal", "200x100")
    #expect(!own.output.contains("searched for edits"))
  }

  @Test func `is written by --apply only in the folder or the project of what was named`() throws {
    let folder = try strip()
    let before = try folder.text("Parts/Strip.swift")
    let command = ["App/Page.swift", "--with", "Parts", "--most", "9"]
    let entries = try Haggle.run(["try"] + command, input: Data(), in: folder.url).output
    let number = try #require(entries.wholeNumber(above: Self.stripDiff))
    let apply = ["try"] + command + ["--apply", number]
    let refused = try Haggle.run(apply, input: Data(), in: folder.url)
    #expect(refused.status == 2)
    #expect(
      refused.errors.contains(
        "that edit changes Parts/Strip.swift, which lies outside of the folder of "
          + "App/Page.swift and of its project; nothing is written"), "\(refused.errors)")
    #expect(try folder.text("Parts/Strip.swift") == before)
    folder.add("Package.swift", "// swift-tools-version: 6.0\n")
    let unasked = try Haggle.run(apply, input: Data(), in: folder.url)
    #expect(unasked.status == 2)
    #expect(
      unasked.errors.contains(
        "that edit changes Parts/Strip.swift, not App/Page.swift, and nothing is written: add "
          + "--other-files to write it"), "\(unasked.errors)")
    #expect(try folder.text("Parts/Strip.swift") == before)
    let written = try Haggle.run(apply + ["--other-files"], input: Data(), in: folder.url)
    #expect(written.status == 0)
    #expect(
      written.errors.contains("wrote Parts/Strip.swift, not App/Page.swift: "),
      "\(written.errors)")
    #expect(written.errors.contains(Self.stripDiff), "\(written.errors)")
    #expect(
      try folder.text("Parts/Strip.swift")
        == before.replacing("frame(width: 180)", with: "frame(maxWidth: 180)"))
  }

  /// Of two files the one is told of it that states the length, although the other one is too long.
  @Test(arguments: [
    (".frame(width: 300, height: 240)", "", true), ("", ".frame(width: 300, height: 240)", false),
  ])
  func `is about a length that its own file states`(
    own: String, other: String, isTold: Bool
  ) throws {
    let folder = try ScratchFolder()
    folder.add("Package.swift", "// swift-tools-version: 6.0\n")
    folder.add("Pane.swift", "struct Pane: View { var body: some View { Rows()\(own) } }\n")
    let rows = "VStack { ForEach(0..<14) { n in Text(\"Row \\(n)\") } }.padding()\(other)"
    folder.add("Rows.swift", "struct Rows: View { var body: some View { \(rows) } }\n")
    let checked = try Haggle.run("check", "Pane.swift", in: folder.url)
    #expect(checked.output.contains("overflow at VStack.1") == isTold, "\(checked.output)")
  }
}

extension String {
  /// The number of the entry that a diff belongs to.
  fileprivate func wholeNumber(above diff: String) -> String? {
    let head = components(separatedBy: diff)[0].split(separator: "\n")
    return head.last { $0.first?.isNumber == true }.map { String($0.prefix { $0 != " " }) }
  }
}
