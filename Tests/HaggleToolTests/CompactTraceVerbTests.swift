import Foundation
import HaggleTestSupport
import Testing

/// `NAME.trace` holds what `NAME.trace.json` holds, and is taken wherever that is.
@Suite struct `A compact trace` {
  private func run(_ words: [String], _ folder: ScratchFolder) throws -> Haggle.Outcome {
    try Haggle.run(words, input: Data(), in: folder.url)
  }

  private func folder() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    let grid = Checkout.root.appending(path: "Traces/nested-grid.trace.json").path
    for name in ["grid.trace", "grid.trace.json"] {
      let written = try run(["trace", grid, "--out", name], folder)
      #expect(written.status == 0)
    }
    return folder
  }

  @Test func `comes back as text to the byte`() throws {
    let folder = try folder()
    let compact = try Data(contentsOf: folder.url.appending(path: "grid.trace"))
    let text = try Data(contentsOf: folder.url.appending(path: "grid.trace.json"))
    #expect(3 * compact.count < text.count)
    #expect(
      try run(["trace", "grid.trace", "--json"], folder).output
        == String(decoding: text, as: UTF8.self))
    let again = ["trace", "grid.trace", "--out", "again.trace"]
    #expect(try run(again, folder).status == 0)
    #expect(try Data(contentsOf: folder.url.appending(path: "again.trace")) == compact)
  }

  @Test(arguments: [
    ["trace"], ["trace", "--as", "log", "--all"], ["check"], ["check", "--json"],
    ["why", "--view", "corner"], ["query", "--expression", "node == corner"],
    ["query", "--json", "--expression", "event == 100"], ["export", "--to", "csv"],
    ["export", "--to", "svg"], ["replay", "--plain", "--commands", ":100"],
  ])
  func `is taken by every verb that takes a trace`(words: [String]) throws {
    let folder = try folder()
    func outcome(_ name: String) throws -> Haggle.Outcome {
      var words = words
      words.insert(name, at: 1)
      words.removeAll { $0 == "--view" || $0 == "--expression" }
      return try run(words, folder)
    }
    let compact = try outcome("grid.trace")
    let text = try outcome("grid.trace.json")
    #expect(compact.status == text.status)
    #expect(!compact.output.isEmpty)
    #expect(compact.output == text.output.replacing("grid.trace.json", with: "grid.trace"))
    #expect(compact.errors == text.errors.replacing("grid.trace.json", with: "grid.trace"))
  }

  @Test func `is held against its text without a difference`() throws {
    let folder = try folder()
    let outcome = try run(["diff", "grid.trace", "grid.trace.json"], folder)
    #expect(outcome.status == 0)
  }

  @Test func `is what a replay without an operand opens, and what it writes`() throws {
    let folder = try folder()
    try FileManager.default.removeItem(at: folder.url.appending(path: "grid.trace.json"))
    let outcome = try run(
      ["replay", "--plain", "--commands", "ma;:write grid.trace"], folder)
    #expect(outcome.errors.contains("grid.trace, the newest trace in this folder"))
    let read = try run(["trace", "grid.trace", "--json"], folder)
    #expect(read.output.contains("{\"mark\":\"a\",\"event\":"))
  }

  @Test(arguments: [
    ("empty.trace", [], "empty.trace is empty"),
    ("short.trace", Array("haggle".utf8) + [0, 1], "ends before it says what was recorded"),
    ("new.trace", Array("haggle".utf8) + [0, 9], "its encoding has number 9"),
    ("else.trace", [0, 1, 2], "it is not text"),
  ])
  func `that is none says so`(name: String, bytes: [UInt8], reason: String) throws {
    let folder = try ScratchFolder()
    folder.add(name, Data(bytes))
    let outcome = try run(["trace", name], folder)
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains(reason))
  }
}
