import Foundation
import HaggleReports
import Testing

@testable import haggle

/// Commands of the system, in place of surveys, end in every possible way.
@Suite struct `Child processes` {
  private func shell(_ script: String) -> ChildCommand {
    ChildCommand(
      program: URL(filePath: "/bin/sh"), arguments: ["-c", script], folder: URL(filePath: "/"))
  }

  private func run(_ scripts: [String], jobs: Int = 2, patience: Double = 20) throws
    -> [ChildOutcome?]
  {
    var outcomes: [ChildOutcome?] = scripts.map { _ in nil }
    try Children(jobs: jobs, patience: patience).run(scripts.map(shell)) { index, outcome in
      #expect(outcomes[index] == nil)
      outcomes[index] = outcome
    }
    return outcomes
  }

  @Test(
    arguments: [
      ("exit 0", .exit(0)), ("exit 3", .exit(3)), ("kill -SEGV $$", .signal(SIGSEGV)),
      ("kill -KILL $$", .signal(SIGKILL)), ("kill -TRAP $$", .signal(SIGTRAP)),
    ] as [(String, ChildOutcome.End)])
  func `are told apart by how they end`(script: String, end: ChildOutcome.End) throws {
    #expect(try run([script]).map(\.?.end) == [end])
  }

  @Test func `have their say, on both streams`() throws {
    let outcome = try #require(try run(["echo one; echo two >&2"])[0])
    #expect(outcome.output == Array("one\n".utf8))
    #expect(outcome.errors == Array("two\n".utf8))
  }

  @Test func `are never kept waiting with what they print`() throws {
    let much =
      "i=0; while [ $i -lt 3000 ]; do echo \(String(repeating: "x", count: 999)); "
      + "echo \(String(repeating: "y", count: 99)) >&2; i=$((i+1)); done"
    for outcome in try run([much, much, much]) {
      #expect(outcome?.end == .exit(0))
      #expect(outcome?.output.count == 3_000_000)
      #expect(outcome?.errors.count == 65_536)
    }
  }

  @Test func `are stopped when they take too long, whether they work or sleep`() throws {
    let outcomes = try run(
      ["exec sleep 600", "exit 0", "while :; do :; done", "trap '' TERM INT; exec sleep 600"],
      patience: 0.3)
    #expect(outcomes.map(\.?.end) == [.stopped, .exit(0), .stopped, .stopped])
  }

  @Test func `all have their turn, however few at once`() throws {
    for jobs in [1, 3, 50] {
      let outcomes = try run((0..<20).map { "exit \($0)" }, jobs: jobs)
      #expect(outcomes.map(\.?.end) == (0..<20).map { .exit($0) })
    }
  }

  @Test func `leave nothing behind where the survey breaks off`() throws {
    let folder = try ScratchFolder()
    let file = folder.url.path + "/process"
    let waiting = "while [ ! -s '\(file)' ]; do sleep 0.01; done"
    let sleeping = "echo $$ > '\(file)'; exec sleep 600"
    #expect(throws: Failure.unreadable("enough")) {
      try Children(jobs: 2, patience: 60).run([shell(waiting), shell(sleeping)]) {
        (_, _) throws(Failure) in throw .unreadable("enough")
      }
    }
    let number = try folder.text("process").trimmingCharacters(in: .whitespacesAndNewlines)
    let process = try #require(pid_t(number))
    #expect(kill(process, 0) == -1 && errno == ESRCH)
  }

  @Test func `that cannot be started are told`() {
    let missing = ChildCommand(
      program: URL(filePath: "/nowhere/haggle"), arguments: [], folder: URL(filePath: "/"))
    #expect(throws: Failure.self) {
      try Children(jobs: 1, patience: 1).run([missing]) { (_, _) throws(Failure) in }
    }
  }
}

@Suite struct `A file that another process surveys` {
  private func outcome(
    _ end: ChildOutcome.End, output: String = "", errors: String = "", seconds: Double = 0.25
  ) -> ChildOutcome {
    ChildOutcome(
      end: end, output: Array(output.utf8), errors: Array(errors.utf8), seconds: seconds)
  }

  @Test func `is what that process says`() throws {
    let said = SurveyedFile("/x/a.swift", .assumed, seconds: 0.1, roots: ["A"], assumptions: 2)
    let json = try String(decoding: JSONEncoder().encode(said), as: UTF8.self)
    let file = outcome(.exit(0), output: json).surveyed("b/a.swift")
    #expect(
      file == SurveyedFile("b/a.swift", .assumed, seconds: 0.1, roots: ["A"], assumptions: 2))
  }

  @Test(
    arguments: [
      (.stopped, "", .overTime, "stopped after 0.25 seconds on the clock"),
      (.signal(11), "", .crash, "signal 11"),
      (
        .signal(4), "\nFatal error: out of range\nmore", .crash,
        "signal 4: Fatal error: out of range"
      ),
      (.exit(3), "haggle: a.swift is empty.\n", .error, "a.swift is empty."),
      (.exit(2), "haggle survey: what?\n", .crash, "ended with code 2: haggle survey: what?"),
      (.exit(0), "", .crash, "ended with code 0"),
    ] as [(ChildOutcome.End, String, SurveyStatus, String)])
  func `is told of by how that process ended`(
    end: ChildOutcome.End, errors: String, status: SurveyStatus, message: String
  ) {
    let file = outcome(end, output: "{", errors: errors).surveyed("a.swift")
    #expect(file == SurveyedFile("a.swift", status, seconds: 0.25, message: message))
  }

  @Test func `takes no other with it when it crashes`() throws {
    let folder = try ScratchFolder()
    for name in ["a", "b", "c"] { folder.add("\(name).swift", Sources.bars) }
    var survey = FolderSurvey()
    survey.tool = ChildCommand(
      program: URL(filePath: "/bin/sh"),
      arguments: [
        "-c",
        "if [ $3 = b.swift ]; then echo 'Fatal error: b' >&2; kill -ILL $$; fi; "
          + "exec '\(Haggle.executable.path)' survey --format json \"$0\" \"$@\"",
      ], folder: folder.url)
    let files = try survey.survey(folder.url.path).files
    #expect(files.map(\.file) == ["a.swift", "b.swift", "c.swift"])
    #expect(files.map(\.status) == [.complete, .crash, .complete])
    #expect(files[1].message == "signal \(SIGILL): Fatal error: b")
  }
}
