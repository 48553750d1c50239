import Foundation
import Testing

@Suite struct `What the tool writes` {
  private let arguments = ["trace", "-"]

  private func input() throws -> (scratch: ScratchFolder, file: URL) {
    let scratch = try ScratchFolder()
    return (scratch, scratch.add("narrow.swift", Sources.narrow))
  }

  @Test func `is the same to the byte in every run`() throws {
    for format in ["tree", "log", "picture", "json"] {
      let command = ["trace", "-", "--as", format]
      let first = try Haggle.run(command, input: Data(Sources.narrow.utf8))
      #expect(try Haggle.run(command, input: Data(Sources.narrow.utf8)) == first)
    }
  }

  @Test func `is the same in a terminal as in a pipe`() throws {
    let (scratch, file) = try input()
    let piped = try Haggle.run("trace", file.path, in: scratch.url)
    let terminal = try Terminal()
    let process = Haggle.makeProcess(["trace", file.path], in: scratch.url)
    process.standardOutput = terminal.screen
    process.standardError = FileHandle.nullDevice
    try process.run()
    let shown = terminal.readUntilClosed()
    process.waitUntilExit()
    #expect(shown == piped.output)
  }

  @Test func `has no colours`() throws {
    let output = try Haggle.run(arguments, input: Data(Sources.narrow.utf8)).output
    #expect(!output.contains("\u{1B}"))
  }

  @Test func `ends in silence where nobody reads it`() throws {
    let (scratch, file) = try input()
    let errors = scratch.add("errors", Data())
    let process = Haggle.makeProcess(["trace", file.path], in: scratch.url)
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    process.standardOutput = pipe.fileHandleForWriting
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 0)
    #expect(try scratch.text("errors").isEmpty)
  }

  @Test(.enabled(if: FileHandle(forWritingAtPath: "/dev/full") != nil, "there is no /dev/full"))
  func `is told where it cannot be written`() throws {
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let (scratch, file) = try input()
    let errors = scratch.add("errors", Data())
    let process = Haggle.makeProcess(["trace", file.path], in: scratch.url)
    process.standardOutput = full
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 3)
    #expect(
      try scratch.text("errors")
        == "haggle: standard output cannot be written: the disk is full\n")
  }

  @Test func `does not depend on how a file is handed over`() throws {
    let (scratch, file) = try input()
    let named = try Haggle.run("trace", file.path, "--as", "picture", in: scratch.url)
    let relative = try Haggle.run("trace", "narrow.swift", "--as", "picture", in: scratch.url)
    let piped = try Haggle.run(
      ["trace", "--as", "picture", "--", "-"], input: Data(Sources.narrow.utf8))
    #expect(named == relative)
    #expect(named == piped)
  }
}
