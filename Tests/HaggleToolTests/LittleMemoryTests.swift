import Foundation
import Testing

#if os(Linux)
  /// A system that gives no more memory: the tool says so and ends.
  @Suite struct `With little memory` {
    /// - Parameter kilobytes: of address space that there may be.
    private func run(_ text: String, kilobytes: Int) throws -> (status: Int32, errors: String) {
      let scratch = try ScratchFolder()
      let errors = scratch.add("errors", Data())
      let process = Process()
      process.executableURL = URL(filePath: "/bin/sh")
      process.arguments = [
        "-c", "ulimit -v \(kilobytes); exec \"$0\" trace -", Haggle.executable.path,
      ]
      process.standardInput = try FileHandle(
        forReadingFrom: scratch.add("input", Data(text.utf8)))
      process.standardOutput = FileHandle.nullDevice
      process.standardError = try FileHandle(forWritingTo: errors)
      try process.run()
      process.waitUntilExit()
      return (
        process.terminationStatus, String(decoding: try Data(contentsOf: errors), as: UTF8.self)
      )
    }

    /// Ten thousand levels take more stack than that: the thread is refused, nobody waits for it.
    @Test func `a text that nests too deeply for it is an error`() throws {
      let text =
        String(repeating: "VStack { ", count: 10_000) + "Color.red"
        + String(repeating: " }", count: 10_000)
      let outcome = try run(text, kilobytes: 700_000)
      #expect(outcome.status == 3)
      #expect(outcome.errors.contains("the system gives no thread with the "))
      #expect(outcome.errors.contains("allow more memory (ulimit -v unlimited), or nest less"))
    }

    @Test func `a usual text is laid out`() throws {
      #expect(try run("VStack { Color.red }", kilobytes: 700_000).status == 0)
    }
  }
#endif
