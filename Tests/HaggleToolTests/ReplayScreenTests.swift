import Foundation
import HaggleTestSupport
import Testing

/// The real tool on a real terminal.
@Suite(.serialized, .needsTmux, .timeLimit(.minutes(5)))
struct `The replay on a terminal` {
  private static let trace = Checkout.root.appending(path: "Traces/nested-grid.trace.json").path

  private func terminal(_ columns: Int = 80, _ rows: Int = 24) throws -> (Tmux, ScratchFolder) {
    let folder = try ScratchFolder()
    return (try Tmux(columns: columns, rows: rows, in: folder), folder)
  }

  /// Opens a replay in a script, with the modes of the terminal written down before and after.
  private func open(_ tmux: Tmux, _ folder: ScratchFolder) throws {
    folder.add(
      "run.sh",
      """
      stty -a >before
      sh -c 'echo $$ >pid; exec "$HAGGLE" replay \(Self.trace)'
      echo $? >code
      stty -a >after
      echo over >done
      """)
    try tmux.enter("sh run.sh")
    #expect(try tmux.wait { $0.contains("event 64/200") })
  }

  /// The shell has its terminal again, as it was.
  private func expectRestored(_ tmux: Tmux, _ folder: ScratchFolder, code: Int32) throws {
    #expect(try Tmux.wait { (try? folder.text("done")) == "over\n" })
    #expect(try folder.text("code") == "\(code)\n")
    #expect(try folder.text("after") == folder.text("before"))
    let state = try tmux.state
    #expect(!state.isAlternate)
    #expect(state.hasCursor)
  }

  @Test func `starts, steps, follows its size and leaves the terminal as it was`() throws {
    let (tmux, folder) = try terminal()
    try open(tmux, folder)
    #expect(try tmux.state.isAlternate)
    try tmux.press("c")
    #expect(try tmux.wait { $0.contains("event 173/200") && $0.contains("= 294.33") })
    try tmux.press("S")
    #expect(try tmux.wait { $0.contains("event 172/200") })
    try tmux.resize(120, 40)
    #expect(try tmux.wait { $0.split(separator: "\n").contains { $0.count == 120 } })
    try tmux.resize(50, 12)
    #expect(try tmux.wait { $0.split(separator: "\n").allSatisfy { $0.count <= 50 } })
    try tmux.press("Escape")
    try tmux.press("M-Left")
    #expect(try tmux.wait { $0.contains("event 64/200") })
    try tmux.resize(80, 24)
    #expect(try tmux.wait { $0.split(separator: "\n").contains { $0.count == 80 } })
    try tmux.press("q")
    try expectRestored(tmux, folder, code: 0)
  }

  @Test func `is used by the mouse: a row is chosen, the timeline dragged`() throws {
    let (tmux, folder) = try terminal()
    try open(tmux, folder)
    let lines = try tmux.screen.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(lines.firstIndex { $0.contains("left Color") })
    try tmux.click(9, row + 1)
    #expect(try tmux.wait { $0.contains("2 why left") })
    let time = try #require(lines.lastIndex { $0.hasPrefix("|") })
    try tmux.click(20, time + 1, draggingTo: 79)
    #expect(try tmux.wait { !$0.contains("event 64/200") && $0.contains("/200") })
    try tmux.press("q")
    try expectRestored(tmux, folder, code: 0)
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP, SIGQUIT, SIGSEGV, SIGABRT])
  func `gives the terminal back when a signal ends it`(number: Int32) throws {
    let (tmux, folder) = try terminal()
    try open(tmux, folder)
    kill(try pid(folder), number)
    try expectRestored(tmux, folder, code: 128 + number)
  }

  @Test func `is suspended and resumed`() throws {
    let (tmux, folder) = try terminal()
    try tmux.enter("\"$HAGGLE\" replay \(Self.trace); echo over >done")
    #expect(try tmux.wait { $0.contains("event 64/200") })
    try tmux.press("s")
    try tmux.press("C-z")
    #expect(try tmux.wait { _ in try !tmux.state.isAlternate && tmux.state.hasCursor })
    try tmux.enter("echo still $((1 + 1)) here")
    #expect(try tmux.wait { $0.contains("still 2 here") })
    try tmux.enter("fg")
    #expect(try tmux.wait { try $0.contains("event 65/200") && tmux.state.isAlternate })
    try tmux.press("s")
    #expect(try tmux.wait { $0.contains("event 66/200") })
    try tmux.press("q")
    #expect(try tmux.wait { _ in try !tmux.state.isAlternate })
    withExtendedLifetime(folder) {}
  }

  @Test func `ends when its terminal vanishes`() throws {
    let (tmux, folder) = try terminal()
    try open(tmux, folder)
    let process = try pid(folder)
    try tmux.close()
    #expect(try Tmux.wait { kill(process, 0) != 0 })
  }

  @Test func `writes marks and notes into a file and reads them again`() throws {
    let (tmux, folder) = try terminal()
    try open(tmux, folder)
    try tmux.press("m", "a", "A")
    try tmux.press("-l", "too narrow")
    try tmux.press("Enter")
    #expect(try tmux.wait { $0.contains("note: too narrow") })
    try tmux.press("-l", ":write noted.trace.json")
    try tmux.press("Enter")
    #expect(try tmux.wait { $0.contains("written to noted.trace.json") })
    try tmux.press("m", "b")
    try tmux.press("-l", ":write noted.trace.json")
    try tmux.press("Enter")
    #expect(try tmux.wait { $0.contains("written to noted.trace.json") })
    folder.add("taken.trace.json", "")
    try tmux.press("-l", ":write taken.trace.json")
    try tmux.press("Enter")
    #expect(try tmux.wait { $0.contains("Replace it? (y/n)") })
    try tmux.press("n", "q")
    try expectRestored(tmux, folder, code: 0)
    let text = try folder.text("noted.trace.json")
    #expect(
      text.contains("\"mark\":\"a\"") && text.contains("\"mark\":\"b\"")
        && text.contains("\"annotation\":\"too narrow\""))
  }

  @Test func `is read line by line where that is wanted, and opens the newest trace`() throws {
    let (tmux, folder) = try terminal()
    try FileManager.default.copyItem(
      at: URL(filePath: Self.trace), to: folder.url.appending(path: "mine.trace.json"))
    try tmux.enter("\"$HAGGLE\" replay --plain; echo over >done")
    #expect(try tmux.wait { $0.contains("64/285  nested") && $0.contains("mine.trace.json, the") })
    #expect(try !tmux.state.isAlternate)
    try tmux.enter("c")
    #expect(try tmux.wait { $0.contains("173/285  outer") })
    try tmux.enter("q")
    #expect(try Tmux.wait { (try? folder.text("done")) == "over\n" })
  }

  private func pid(_ folder: ScratchFolder) throws -> Int32 {
    let text = try folder.text("pid").trimmingCharacters(in: .whitespacesAndNewlines)
    return try #require(Int32(text))
  }
}

@Suite struct `A replay without a file` {
  @Test func `needs a trace in the folder`() throws {
    let folder = try ScratchFolder()
    let outcome = try Haggle.run("replay", in: folder.url)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("there is no .trace.json in this folder"))
    #expect(outcome.errors.contains("haggle trace View.swift --out View.trace.json"))
  }

  @Test func `opens the newest trace and says which`() throws {
    let folder = try ScratchFolder()
    let trace = try Data(
      contentsOf: Checkout.root.appending(path: "Traces/nested-grid.trace.json"))
    let old = folder.add("b.trace.json", trace)
    folder.add("a.trace.json", trace)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1000)], ofItemAtPath: old.path)
    let outcome = try Haggle.run("replay", "--commands", "c", in: folder.url)
    #expect(outcome.status == 0)
    #expect(outcome.errors == "a.trace.json, the newest trace in this folder\n")
    #expect(outcome.output.hasPrefix("64/285  nested → 8×16\n"))
  }
}
