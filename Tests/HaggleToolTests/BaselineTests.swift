import Foundation
import Testing

@Suite struct `A baseline` {
  private static let wide = "// proposal: 100x30\nColor.red.frame(width: 150).id(\"title\")\n"
  private static let fine = "// proposal: 100x30\nColor.red.id(\"title\")\n"

  private func check(_ folder: ScratchFolder, _ arguments: String...) throws -> Haggle.Outcome {
    try Haggle.run(["check"] + arguments, input: Data(), in: folder.url)
  }

  private func folder() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "App"), withIntermediateDirectories: true)
    folder.add("App/Card.swift", Self.wide)
    return folder
  }

  @Test func `makes what it lists not count, wherever it is checked from`() throws {
    let folder = try folder()
    #expect(try check(folder, "App/Card.swift").status == 1)
    let written = try check(folder, "App/Card.swift", "--write-baseline", "known.txt")
    #expect(written.status == 0, "\(written.errors)")
    let text = try folder.text("known.txt")
    #expect(text.split(separator: "\n").dropFirst() == ["App/Card.swift: overflow@title"])
    for (file, path, place) in [
      ("App/Card.swift", "known.txt", folder.url),
      ("./Card.swift", "../known.txt", folder.url.appending(path: "App")),
    ] {
      let outcome = try Haggle.run(
        ["check", file, "--baseline", path], input: Data(), in: place)
      #expect(outcome.status == 0)
      #expect(outcome.errors == "")
      #expect(outcome.output.contains(":2:11: known contract: overflow at title, width\nchecked"))
      #expect(outcome.output.hasSuffix("no new findings; 1 of the baseline\n"))
    }
    for format in ["github", "junit", "sarif"] {
      let outcome = try check(
        folder, "App/Card.swift", "--baseline", "known.txt", "--format", format)
      #expect(outcome.status == 0)
      #expect(!outcome.output.contains("overflow at title"))
    }
  }

  @Test func `still counts what came since`() throws {
    let folder = try folder()
    #expect(try check(folder, "App/Card.swift", "--write-baseline", "known.txt").status == 0)
    folder.add("App/New.swift", Self.wide)
    let outcome = try check(folder, "App/Card.swift", "App/New.swift", "--baseline", "known.txt")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("App/New.swift:2:11: contract: overflow at title, width"))
    #expect(outcome.output.hasSuffix("1 new finding; 1 of the baseline\n"))
  }

  @Test func `says what it lists in vain, and is written without that`() throws {
    let folder = try folder()
    folder.add("App/Other.swift", Self.wide)
    folder.add(
      "known.txt",
      "# mine\n\nApp/Card.swift: overflow@title\nApp/Card.swift: underfill@menu\n"
        + "App/Gone.swift: overflow@title\nApp/Other.swift: overflow@title\n")
    let outcome = try check(folder, "App/Card.swift", "--baseline", "known.txt")
    #expect(outcome.status == 0)
    #expect(
      outcome.errors == """
        known.txt:4: App/Card.swift has no underfill@menu any more; --write-baseline known.txt takes \
        it out
        known.txt:5: there is no App/Gone.swift any more; --write-baseline known.txt takes it out

        """)
    let written = try check(folder, "App/Card.swift", "--write-baseline", "known.txt")
    #expect(written.status == 0)
    #expect(
      written.errors == """
        known.txt: took out App/Card.swift: underfill@menu
        known.txt: took out App/Gone.swift: overflow@title

        """)
    let lines = try folder.text("known.txt").split(separator: "\n").dropFirst()
    #expect(
      lines == ["# mine", "App/Card.swift: overflow@title", "App/Other.swift: overflow@title"])
    folder.add("App/Card.swift", Self.fine)
    #expect(
      try check(folder, "App/Card.swift", "--baseline", "known.txt").errors
        .contains("known.txt:3: App/Card.swift has no overflow@title any more"))
  }

  @Test(arguments: [
    ("Card.swift overflow", "known.txt:1: “Card.swift overflow” is no finding. Write FILE: KEY"),
    ("\u{0}", "is no text"), ("Card.swift: Overflow@b", "known.txt:1: "),
  ])
  func `that cannot be read is said with its place`(text: String, message: String) throws {
    let folder = try folder()
    folder.add("known.txt", text)
    let outcome = try check(folder, "App/Card.swift", "--baseline", "known.txt")
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }

  @Test func `never takes the place of another file`() throws {
    let folder = try folder()
    #expect(try check(folder, "App/Card.swift", "--write-baseline", "App/Card.swift").status == 3)
    #expect(try folder.text("App/Card.swift") == Self.wide)
    #expect(try check(folder, "App/Card.swift", "--baseline", "none.txt").status == 3)
    #expect(try check(folder, "App/Card.swift", "--write-baseline", "App").status == 3)
  }
}
