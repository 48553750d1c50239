import Foundation
import HaggleTestSupport
import Testing

@Suite struct `Source code` {
  @Test func `promises nothing for later and never gives up on its user`() throws {
    let words = ["try!", "as!", "fatalError", "preconditionFailure", "unsafeBitCast"]
    for file in try Repository.swiftFiles(in: "Sources") {
      #expect(file.places(of: words).isEmpty)
      let promises = ["TODO", "FIXME", "XXX", "HACK"].filter(file.mentions)
      for (index, line) in file.lines.enumerated() where !promises.isEmpty {
        let isPromise = promises.contains { String(line).containsWord($0) }
        #expect(!isPromise, "\(file.path):\(index + 1)")
      }
    }
  }

  /// A finding is reported; nobody is told it.
  @Test func `says of no finding that it is told`() throws {
    for file in try Repository.swiftFiles(in: "Sources") {
      for (index, line) in file.lines.enumerated() {
        #expect(!line.contains("It is told"), "\(file.path):\(index + 1)")
      }
    }
  }

  /// Foundation's functions of these names stop the program where a number of a rectangle is none:
  /// `common(with:)` and `meets` do not.
  @Test func `asks what rectangles share of what never traps`() throws {
    let words = ["intersection", "intersects", "formIntersection"]
    for file in try Repository.swiftFiles(in: "Sources") {
      #expect(file.places(of: words).isEmpty)
    }
  }

  @Test func `makes threads in one file only`() throws {
    let words = [
      "Thread", "pthread_create", "DispatchQueue", "OperationQueue", "Task", "withTaskGroup",
    ]
    for file in try Repository.swiftFiles(in: "Sources")
    where file.path != "Sources/HaggleVocabulary/DeepStack.swift" {
      #expect(file.places(of: words).isEmpty)
    }
  }

  @Test func `touches the terminal in one file only`() throws {
    let words = [
      "termios", "tcsetattr", "tcgetattr", "cfmakeraw", "ioctl", "winsize", "sigaction", "SIGWINCH",
      "SIGTSTP", "tcgetpgrp",
    ]
    for file in try Repository.swiftFiles(in: "Sources")
    where file.path != "Sources/HaggleTerminal/Device/Terminal.swift" {
      #expect(file.places(of: words).isEmpty)
    }
  }

  @Test func `writes to standard output in one file, and to the screen in another`() throws {
    let words = ["print(", "fputs", "puts(", "STDOUT_FILENO", "standardOutput", "stdout"]
    let writers = [
      "Sources/haggle/Output/Console.swift", "Sources/HaggleTerminal/Device/Terminal.swift",
    ]
    for file in try Repository.swiftFiles(in: "Sources") where !writers.contains(file.path) {
      // Benchmarks print their figures; a child's output is not ours.
      if file.module == "haggle-benchmarks" || file.path.hasSuffix("/Child.swift") { continue }
      #expect(file.places(of: words).isEmpty)
    }
  }

  @Test(
    .enabled("there is no swift format") {
      try Repository.run(["swift", "format", "--version"])?.status == 0
    })
  func `is written as swift format writes it`() throws {
    let files =
      Checkout.isFull ? ["-r"] + Repository.package : try Repository.changedSwiftFiles()
    if files.isEmpty { return print("no file differs from the last commit") }
    let words = ["swift", "format", "lint", "--strict"] + files
    let command = words.joined(separator: " ")
    let lint = try #require(try Repository.run(words))
    #expect(lint.status == 0, "\(command)\n\(lint.output)")
  }

  @Test func `has tests in every module`() throws {
    // Benchmarks print figures for people to judge.
    for module in try Repository.folders(in: "Sources") where module != "haggle-benchmarks" {
      let files = try Repository.swiftFiles(in: "Sources/\(module)")
      // There is one in C.
      guard files.contains(where: { $0.code.contains { !$0.isEmpty } }) else { continue }
      let folder = module == "haggle" ? "HaggleToolTests" : module + "Tests"
      let tests = try Repository.swiftFiles(in: "Tests/\(folder)")
      #expect(tests.contains { $0.places(of: ["@Test"]).count > 0 }, "Tests/\(folder)")
    }
  }
}

@Suite struct `Tracked files` {
  @Test(.enabled("this is no git clone") { try Repository.trackedFiles() != nil })
  func `know nothing of the machine that they were written on`() throws {
    let files = try #require(try Repository.trackedFiles())
    let paths = ["/" + "work/", "/" + "tmp/wt", "/" + "root/", "/" + "home/"].map { Data($0.utf8) }
    for file in files {
      let bytes = try Data(contentsOf: Checkout.root.appending(path: file))
      let named = paths.filter { bytes.range(of: $0) != nil }
      #expect(named.isEmpty, "\(file) names \(named.map { String(decoding: $0, as: UTF8.self) })")
    }
  }
}
