import Foundation
import HaggleTestSupport
import Testing

/// What is written is written aside and gets its name once it is whole.
@Suite struct `A file that a verb writes` {
  private static let verbs: [[String]] = [
    ["trace", "Bars.swift"], ["export", "Bars.swift", "--to", "svg"],
    ["sweep", "Bars.swift", "--width", "100...120"],
    ["reduce", "Bars.swift", "--expect", "bars width == 100"],
    ["import", "m.log"],
  ]

  private func folder() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    folder.add("Bars.swift", Sources.bars)
    let log = Checkout.root.appending(path: "Traces/grid-monitor.log")
    folder.add("m.log", try Data(contentsOf: log))
    return folder
  }

  private func names(_ folder: ScratchFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
  }

  private func link(_ folder: ScratchFolder, _ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: name).path, withDestinationPath: target)
  }

  @Test(arguments: verbs) func `replaces no other one unless it is told to`(
    _ words: [String]
  ) throws {
    let folder = try folder()
    folder.add("out", "mine")
    let words = words + ["--out", "out"]
    let refused = try Haggle.run(words, input: Data(), in: folder.url)
    #expect(refused.status == 3)
    #expect(refused.output.isEmpty)
    #expect(
      refused.errors == "haggle: out exists already; nothing was written. --force overwrites, "
        + "--out PATH chooses another file.\n")
    #expect(try folder.text("out") == "mine")
    #expect(try Haggle.run(words + ["--force"], input: Data(), in: folder.url).status == 0)
    #expect(try folder.text("out") != "mine")
    #expect(try names(folder) == ["Bars.swift", "m.log", "out"])
  }

  @Test(arguments: verbs) func `is never the input, however that is spelt`(
    _ words: [String]
  ) throws {
    let folder = try folder()
    let before = try folder.text(words[1])
    try link(folder, "other", to: words[1])
    for name in [words[1], "./" + words[1], "other"] {
      let outcome = try Haggle.run(
        words + ["--force", "--out", name], input: Data(), in: folder.url)
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains("--out would overwrite \(name) itself"))
    }
    #expect(try folder.text(words[1]) == before)
  }

  @Test func `goes where a link within the folder leads, and nowhere else by a link`() throws {
    let folder = try folder()
    let other = try ScratchFolder()
    other.add("far.svg", "theirs")
    folder.add("near.svg", "mine")
    try link(folder, "in.svg", to: "near.svg")
    try link(folder, "out.svg", to: other.url.appending(path: "far.svg").path)
    try link(folder, "gone.svg", to: "nothing.svg")
    func export(to name: String) throws -> Haggle.Outcome {
      try Haggle.run(
        "export", "Bars.swift", "--to", "svg", "--force", "--out", name, in: folder.url)
    }
    #expect(try export(to: "in.svg").status == 0)
    #expect(try folder.text("near.svg").hasPrefix("<svg"))
    for name in ["out.svg", "gone.svg"] {
      let refused = try export(to: name)
      #expect(refused.status == 3)
      #expect(refused.errors.hasPrefix("haggle: \(name) is a link to "))
      #expect(refused.errors.contains("which is not in its folder; nothing was written."))
    }
    #expect(try other.text("far.svg") == "theirs")
    let links = try ["in.svg", "out.svg", "gone.svg"].map {
      try FileManager.default.attributesOfItem(atPath: folder.url.appending(path: $0).path)[.type]
        as? FileAttributeType
    }
    #expect(links == [.typeSymbolicLink, .typeSymbolicLink, .typeSymbolicLink])
  }

  @Test func `makes no report in a folder that a link leads to elsewhere`() throws {
    let folder = try folder()
    let other = try ScratchFolder()
    try link(folder, "out", to: other.url.path)
    let refused = try Haggle.attach(folder, "Bars.swift", "--out", "out")
    #expect(refused.status == 3)
    #expect(refused.errors.hasPrefix("haggle: out is a link to "))
    #expect(refused.errors.contains("which is not in its folder; nothing was written."))
    #expect(try names(other).isEmpty)
    try link(folder, "near", to: "within")
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "within"), withIntermediateDirectories: false)
    #expect(try Haggle.attach(folder, "Bars.swift", "--out", "near").status == 0)
    #expect(try names(folder).contains("within"))
  }

  @Test(arguments: [(".git", 3), (".DS_Store", 0), (".haggle-12-0.part", 0)])
  func `makes no report beside what others hide`(name: String, status: Int32) throws {
    let folder = try folder()
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "r"), withIntermediateDirectories: false)
    folder.add("r/" + name, "theirs")
    let outcome = try Haggle.attach(folder, "Bars.swift", "--out", "r")
    #expect(outcome.status == status)
    #expect(outcome.errors.contains("r is no report: it holds \(name)") == (status == 3))
  }

  @Test func `keeps the permissions of the one that it replaces`() throws {
    let folder = try folder()
    let file = folder.add("out.svg", "mine")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
    #expect(
      try Haggle.run(
        "export", "Bars.swift", "--to", "svg", "--force", "--out", "out.svg", in: folder.url
      ).status == 0)
    let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
    #expect(mode as? Int == 0o640)
  }

  @Test func `is the old one where the new one may not be that large`() throws {
    let folder = try folder()
    folder.add("t.json", "old")
    let outcome = try shell(
      "ulimit -f 1; exec \"$0\" trace Bars.swift --force --out t.json", in: folder)
    #expect(outcome.status == 3)
    #expect(
      outcome.errors.contains("t.json cannot be written: the file would be larger than files"))
    #expect(try folder.text("t.json") == "old")
    #expect(try names(folder) == ["Bars.swift", "m.log", "t.json"])
  }

  @Test func `may be a pipe or a device, which takes what it is given`() throws {
    let folder = try folder()
    let printed = try Haggle.run("export", "Bars.swift", "--to", "svg", in: folder.url).output
    let command = "exec \"$0\" export Bars.swift --to svg --out "
    #expect(try shell(command + "/dev/null", in: folder).status == 0)
    let output = try shell("echo before; " + command + "/dev/stdout", in: folder)
    #expect(output.output == "before\n" + printed)
    let piped = try shell(
      "mkfifo p; cat p > copy & \"$0\" export Bars.swift --to svg --out p; wait", in: folder)
    #expect(piped.status == 0)
    #expect(try folder.text("copy") == printed)
    #if os(Linux)
      let full = try shell(command + "/dev/full", in: folder)
      #expect(full.status == 3)
      #expect(full.errors.contains("/dev/full cannot be written: the disk is full."))
    #endif
  }

  private func shell(_ script: String, in folder: ScratchFolder) throws -> Haggle.Outcome {
    let scratch = try ScratchFolder()
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", script, Haggle.executable.path]
    process.currentDirectoryURL = folder.url
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: scratch.add("output", ""))
    process.standardError = try FileHandle(forWritingTo: scratch.add("errors", ""))
    try process.run()
    process.waitUntilExit()
    return Haggle.Outcome(
      status: process.terminationStatus, output: try scratch.text("output"),
      errors: try scratch.text("errors"))
  }
}

/// Whatever happens while a file is written, there is the old one or the new one.
@Suite struct `A file that is being written` {
  private static let source = """
    // proposal: 300x900
    VStack { ForEach(0..<\(Checkout.isFull ? 300 : 60)) { i in Text("row \\(i)") } }

    """

  private func start(
    _ folder: ScratchFolder, _ options: [String] = []
  ) throws -> Process {
    let process = Haggle.makeProcess(
      ["trace", "View.swift", "--no-edits", "--as", "picture", "--out", "t.json"] + options,
      in: folder.url)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  @Test func `has one writer of those that find no file there`() throws {
    let folder = try ScratchFolder()
    folder.add("View.swift", Self.source)
    let writers = try (0..<6).map { _ in try start(folder) }
    for writer in writers { writer.waitUntilExit() }
    #expect(writers.map(\.terminationStatus).sorted() == [0, 3, 3, 3, 3, 3])
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
    #expect(names == ["View.swift", "t.json"])
    #expect(try folder.text("t.json").hasSuffix("]}\n"))
  }

  @Test(arguments: [SIGKILL, SIGTERM, SIGINT]) func `is not half there once its writer is ended`(
    _ signal: Int32
  ) throws {
    let folder = try ScratchFolder()
    folder.add("View.swift", Self.source)
    let whole = try start(folder)
    whole.waitUntilExit()
    let new = try folder.text("t.json")
    let clock = ContinuousClock()
    let begin = clock.now
    try start(folder, ["--force"]).waitUntilExit()
    let length = clock.now - begin
    for step in Checkout.isFull ? Array(0..<8) : [0, 3, 6] {
      folder.add("t.json", "old")
      let writer = try start(folder, ["--force"])
      // The file is written towards the end.
      Thread.sleep(forTimeInterval: (length * (60 + step * 6) / 100) / .seconds(1))
      kill(writer.processIdentifier, signal)
      writer.waitUntilExit()
      let text = try folder.text("t.json")
      #expect(text == "old" || text == new)
    }
    if signal != SIGKILL {
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
      #expect(names == ["View.swift", "t.json"])
    }
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP]) func `is gone once its writer is ended meanwhile`(
    _ signal: Int32
  ) throws {
    let folder = try ScratchFolder()
    folder.add("View.swift", Self.source)
    var wasEnded = false
    // On a busy machine the moment may pass before it is seen.
    for _ in 0..<6 where !wasEnded {
      let writer = try start(folder, ["--force"])
      let part = ".haggle-\(writer.processIdentifier)-0.part"
      let path = folder.url.appending(path: part).path
      while writer.isRunning, access(path, F_OK) != 0 {}
      kill(writer.processIdentifier, signal)
      writer.waitUntilExit()
      wasEnded = writer.terminationStatus == signal
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
      #expect(Set(names).subtracting(["t.json"]) == ["View.swift"])
    }
    #expect(wasEnded)
  }

  @Test func `is removed where its writer was killed long ago`() throws {
    let folder = try ScratchFolder()
    folder.add("View.swift", Self.source)
    let ended = try start(folder)
    ended.waitUntilExit()
    let number = ended.processIdentifier
    let old = [FileAttributeKey.modificationDate: Date(timeIntervalSinceNow: -7200)]
    for name in [".haggle-\(number)-0.part", ".haggle-\(getpid())-0.part", ".haggle-x-0.part"] {
      let file = folder.add(name, "part")
      try FileManager.default.setAttributes(old, ofItemAtPath: file.path)
    }
    folder.add(".haggle-\(number)-1.part", "new")
    try start(folder, ["--force"]).waitUntilExit()
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
    let kept = [".haggle-\(getpid())-0.part", ".haggle-\(number)-1.part", ".haggle-x-0.part"]
    #expect(names == (kept + ["View.swift", "t.json"]).sorted())
  }
}
