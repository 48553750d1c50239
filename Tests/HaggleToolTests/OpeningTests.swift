import Foundation
import Testing

/// `--open`, with a program in place of the one that shows files.
@Suite struct `What was written is shown on request` {
  #if os(macOS)
    private static let opener = "open"
  #else
    private static let opener = "xdg-open"
  #endif

  /// What the program that shows files is given when haggle runs so, and what haggle says.
  private func shown(
    _ arguments: [String], status: Int32 = 0, path: String = "$PWD:$PATH",
    in folder: ScratchFolder? = nil
  ) throws -> (shown: String?, status: Int32, errors: String) {
    let folder = if let folder { folder } else { try ScratchFolder() }
    folder.add("View.swift", "// proposal: 20x20\nColor.red\n")
    let script = "#!/bin/sh\necho \"$@\" >shown\ncat <\"$1\" >opened || exit 9\nexit \(status)\n"
    let opener = folder.add(Self.opener, Data(script.utf8))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: opener.path)
    let process = Haggle.makeProcess([], in: folder.url)
    let tool = try #require(process.executableURL).path
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "PATH=\(path); \"$0\" \"$@\" >/dev/null 2>errors", tool] + arguments
    try process.run()
    process.waitUntilExit()
    return (try? folder.text("shown"), process.terminationStatus, try folder.text("errors"))
  }

  @Test func `of a report the page`() throws {
    let outcome = try shown(["attach", "View.swift", "--open"])
    #expect(outcome.shown?.hasSuffix("/View-report/View.html\n") == true)
    #expect(outcome.status == 0 && !outcome.errors.contains("ended with"))
  }

  @Test func `of an export the file`() throws {
    let outcome = try shown(["export", "View.swift", "--to", "svg", "--out", "-x.svg", "--open"])
    #expect(outcome.shown?.hasSuffix("/-x.svg\n") == true)
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
  }

  @Test func `of a page at once, which loads again when edits are laid out`() throws {
    let folder = try ScratchFolder()
    folder.add("Grid.swift", Sources.narrow)
    let words = ["export", "Grid.swift", "--to", "html", "--out", "p.html", "--open"]
    #expect(try shown(words, in: folder).status == 0)
    let (early, late) = (try folder.text("opened"), try folder.text("p.html"))
    let mark = "<meta name=\"watched\" content=\"p.html.watched.svg\""
    #expect(early.contains(mark) && !late.contains(mark))
    #expect(!early.contains("\"trials\":") && late.contains("\"trials\":"))
    #expect(
      !FileManager.default.fileExists(
        atPath: folder.url.appending(path: "p.html.watched.svg").path))
  }

  @Test func `and where it cannot be shown that is said, since it is written all the same`() throws
  {
    let failed = try shown(
      ["export", "View.swift", "--to", "svg", "--out", "x.svg", "--open"], status: 4)
    #expect(failed.errors == "haggle: \(Self.opener) ended with 4\n" && failed.status == 0)
    let missing = try shown(
      ["export", "View.swift", "--to", "svg", "--out", "x.svg", "--open"], path: "/nowhere")
    #expect(missing.errors.hasSuffix("haggle: \(Self.opener), which opens files, is not here\n"))
    #expect(missing.status == 0)
  }

  @Test func `and without a file there is nothing to show`() throws {
    let outcome = try shown(["export", "View.swift", "--to", "svg", "--open"])
    #expect(outcome.shown == nil && outcome.status == 2)
    #expect(outcome.errors.contains("--open needs the file that --out names"))
  }
}
