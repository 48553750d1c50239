import Foundation
import Testing

@testable import haggle

@Suite struct `A file that is watched` {
  private typealias Stamp = FileWatch.Stamp

  private static func stamp(_ second: Int) -> Stamp {
    Stamp(size: 1, seconds: second, nanoseconds: 0, number: 1)
  }

  /// What is seen at each look, as seconds; nil where there is no file.
  @Test(arguments: [
    ([1, 1, 1], [false, false, false]),
    ([1, 2, 2, 2], [false, false, true, false]),
    ([1, 2, 3, 3], [false, false, false, true]),
    ([1, nil, 2, 2], [false, false, false, true]),
    ([1, nil, nil, nil], [false, false, true, false]),
    ([1, 2, 1, 1], [false, false, false, false]),
    (
      [2, 3, 4, 5, 6, 7, 8, 9, 10], [false, false, false, false, false, false, false, true, false]
    ),
  ])
  func `has changed once it is at rest, or has not come to rest for long`(
    looks: [Int?], changed: [Bool]
  ) {
    var watch = FileWatch([Self.stamp(1)])
    #expect(looks.map { watch.hasChanged([$0.map(Self.stamp)]) } == changed)
  }
}

/// The real tool, and a file that is written anew.
@Suite(.serialized, .timeLimit(.minutes(3))) struct `What is watched` {
  private let folder: ScratchFolder
  private let process: Process

  private static func view(_ width: Int) -> String {
    """
    // proposal: 200x100
    // text-cell: 8x20
    Text("Hello").id("title").frame(width: \(width))
    """
  }

  init() throws {
    folder = try ScratchFolder()
    folder.add("View.swift", Self.view(100))
    process = Haggle.makeProcess(
      ["trace", "View.swift", "--watch", "--as", "picture"], in: folder.url)
    process.standardOutput = try FileHandle(forWritingTo: folder.add("out", ""))
    process.standardError = try FileHandle(forWritingTo: folder.add("err", ""))
    try process.run()
  }

  private func says(_ text: String) throws -> Bool {
    try Tmux.wait { try folder.text("err").contains(text) }
  }

  private func save(_ text: String) throws {
    try Data(text.utf8).write(to: folder.url.appending(path: "View.swift"))
  }

  @Test func `is laid out again at each save, and what that changed is said`() throws {
    defer { process.terminate() }
    #expect(try says("Watching View.swift; Ctrl-C ends."))
    try save(Self.view(60))
    #expect(try says("frame.1 of title 60×20 instead of 100×20"))
    try save(Self.view(60) + "\n// nothing else\n")
    #expect(try says("nothing is laid out otherwise"))
    try save(Self.view(24))
    #expect(try says("new: cut-text@frame.1"))
    try save(Self.view(60))
    #expect(try says("gone: cut-text@frame.1"))
  }

  @Test func `may vanish, be half written or no view for a while`() throws {
    defer { process.terminate() }
    #expect(try says("Watching View.swift; Ctrl-C ends."))
    try FileManager.default.removeItem(at: folder.url.appending(path: "View.swift"))
    #expect(try says("there is no such file"))
    let shown = try folder.text("out")
    #expect(try says("The last good result is still shown."))
    try save("let a = 1\n")
    #expect(try says("no view to lay out"))
    #expect(try folder.text("out") == shown)
    try save("VStack {\n  Text(\"Hello\")\n")
    #expect(try says("View.swift does not parse (line 1)"))
    #expect(try folder.text("out") == shown)
    for width in 30..<50 { try save(Self.view(width)) }
    try save(Self.view(80))
    #expect(try says("frame.1 of title 80×20 instead of"))
    #expect(process.isRunning)
  }

  @Test func `may be unreadable, a folder, no text or a link to nothing for a while`() throws {
    defer { process.terminate() }
    #expect(try says("Watching View.swift; Ctrl-C ends."))
    let (file, manager) = (folder.url.appending(path: "View.swift"), FileManager.default)
    let shown = try folder.text("out")
    try manager.removeItem(at: file)
    try manager.createDirectory(at: file, withIntermediateDirectories: false)
    #expect(try says("is a folder"))
    try manager.removeItem(at: file)
    try Data([0xFF, 0xFE, 0x54, 0x00, 0x65, 0x00]).write(to: file)
    #expect(try says("UTF-16"))
    try manager.removeItem(at: file)
    try manager.createSymbolicLink(
      at: file, withDestinationURL: folder.url.appending(path: "nowhere.swift"))
    #expect(try says("there is no such file"))
    try manager.removeItem(at: file)
    // Who is root may read everything.
    if getuid() != 0 {
      try save(Self.view(90))
      try manager.setAttributes([.posixPermissions: 0], ofItemAtPath: file.path)
      #expect(try says("permission is denied"))
      try manager.removeItem(at: file)
    }
    #expect(try folder.text("out") == shown)
    try save(Self.view(80))
    #expect(try says("frame.1 of title 80×20 instead of"))
    #expect(process.isRunning)
  }
}

@Suite struct `A save that is written halfway` {
  private static let whole = """
    struct Row: View {
      var body: some View { Text("Row") }
    }
    struct Screen: View {
      var body: some View { VStack { Row() } }
    }

    """

  private func recordings(_ text: String) throws -> Recordings {
    let folder = try ScratchFolder()
    return try Recordings(folder.add("View.swift", text).path, ScenarioOptions())
  }

  @Test(arguments: [
    (whole, nil), (whole + "// nothing\n", nil),
    (whole.replacing("VStack", with: "HStack"), nil),
    (String(whole.prefix(70)), "View.swift ends before Screen"),
    ("VStack {\n  Text(\"Hello\")\n", "View.swift does not parse (line 1)"),
    // Somebody takes the view out, and goes on with the other one.
    ("struct Row: View {\n  var body: some View { Text(\"Other\") }\n}\n", nil),
  ])
  func `is not shown instead of what was whole`(text: String, message: String?) throws {
    let before = try recordings(Self.whole).traces
    let after = try recordings(text)
    let told = after.unfinished(after: before)
    #expect(told.flatMap { $0.split(separator: "/").last.map(String.init) } == message)
  }
}

@Suite(.timeLimit(.minutes(3))) struct `A page of what is watched` {
  @Test func `is written at each save, with the picture that tells it so, which goes at the end`()
    throws
  {
    let folder = try ScratchFolder()
    folder.add("View.swift", "// proposal: 99x99\nColor.red.frame(width: 50)\n")
    let process = Haggle.makeProcess(
      ["export", "View.swift", "--to", "html", "--out", "page.html", "--watch"], in: folder.url)
    process.standardError = try FileHandle(forWritingTo: folder.add("err", ""))
    try process.run()
    defer { process.terminate() }
    func page(has text: String) throws -> Bool {
      try Tmux.wait { (try? folder.text("page.html"))?.contains(text) == true }
    }
    #expect(try page(has: "<meta name=\"watched\" content=\"page.html.watched.svg\""))
    #expect(try Tmux.wait { try folder.text("err").contains("Ctrl-C ends.") })
    let before = try folder.text("page.html.watched.svg")
    folder.add("View.swift", "// proposal: 99x99\nColor.red.frame(width: 60)\n")
    #expect(try page(has: "data-change=\"frame.1 of .red 60×99 instead of 50×99"))
    #expect(try Tmux.wait { try folder.text("page.html.watched.svg") != before })
    process.interrupt()
    process.waitUntilExit()
    #expect(
      !FileManager.default.fileExists(
        atPath: folder.url.appending(path: "page.html.watched.svg").path))
  }

  @Test func `is asked for, and not written over what is there`() throws {
    let folder = try ScratchFolder()
    folder.add("View.swift", "Color.red")
    folder.add("page.html", "mine")
    let words = ["export", "View.swift", "--to", "html", "--watch"]
    let nameless = try Haggle.run(words, input: Data(), in: folder.url)
    #expect(nameless.status == 2)
    #expect(nameless.errors.contains("--watch needs the file that --out names"))
    let occupied = try Haggle.run(
      words + ["--out", "page.html"], input: Data(), in: folder.url)
    #expect(occupied.status == 2)
    #expect(occupied.errors.contains("page.html exists already"))
    #expect(try folder.text("page.html") == "mine")
  }
}

@Suite struct `Watching` {
  @Test func `is of files`() throws {
    let outcome = try Haggle.run("trace", "-", "--watch", input: "Text(\"a\")")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("standard input can be read once; --watch is for files"))
  }

  @Test func `is of no folders`() throws {
    let folder = try ScratchFolder()
    folder.add("a.swift", "Color.red\n")
    let outcome = try Haggle.run("check", ".", "--watch", in: folder.url)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(". is a folder, and --watch is for files"))
  }
}
