import Foundation
import HaggleTestSupport
import Testing

/// What programs are told of files that were written, and of a replay.
@Suite struct `--json of verbs that write files` {
  private struct Attached: Decodable {
    let files: [File]
    let finding: Finding?
    let findings: Int
    let folder: String
    let lines: [String: Int]?
    let redacted: Redacted?

    struct File: Decodable {
      let bytes: Int
      let file: String
      let kind: String
    }

    struct Finding: Decodable, Equatable {
      let edits: Int
      let key: String
      let line: Int?
    }

    struct Redacted: Decodable, Equatable {
      let kinds: [String]
      let names: Int
      let texts: Int
    }
  }

  private func decoded<Answer: Decodable>(_ outcome: Haggle.Outcome) throws -> Answer {
    #expect(outcome.status == 0, "\(outcome.errors)")
    return try JSONDecoder().decode(Answer.self, from: Data(outcome.output.utf8))
  }

  @Test func `says which files a report has, how large, and what it is about`() throws {
    let folder = try ScratchFolder()
    folder.add("row.swift", try Data(contentsOf: Checkout.root.appending(path: Self.golden)))
    let answer: Attached = try decoded(Haggle.attach(folder, "row.swift", "--json"))
    #expect(answer.folder == "row-report")
    #expect(answer.files.map(\.kind) == ["report", "page", "trace"])
    #expect(answer.files.map(\.file).first == "row-report/bug.md")
    for file in answer.files {
      let written = try Data(contentsOf: folder.url.appending(path: file.file))
      #expect(written.count == file.bytes, "\(file.file)")
    }
    #expect(answer.finding == .init(edits: 3, key: "underfill@row", line: 5))
    #expect(answer.findings == 1 && answer.redacted == nil && answer.lines == nil)
  }

  private static let golden = "Traces/relative-last.swift"

  @Test func `says how many texts and names were replaced, and how far a text was reduced`() throws
  {
    let folder = try ScratchFolder()
    folder.add(
      "row.swift",
      Data(
        """
        // proposal: 100x20
        struct Shelf: View {
          var body: some View {
            HStack {
              Text("Dune").fixedSize()
              Text("Emma")
              Color.red.frame(width: 200)
            }
          }
        }
        """.utf8))
    let answer: Attached = try decoded(
      Haggle.attach(
        folder, "row.swift", "--json", "--reduce", "--no-edits", "--redact", "text,names"))
    let redacted = try #require(answer.redacted)
    #expect(redacted.kinds == ["text", "names"])
    #expect(answer.files.count == 3)
    #expect(answer.lines?["before"] == 10)
    #expect(answer.lines?["after"] ?? 10 < 10)
  }

  private struct Exported: Decodable, Equatable {
    let bytes: Int
    let events: Int
    let file: String
    let form: String
    let rows: Int?
  }

  @Test(arguments: ["html", "svg", "markdown", "csv", "chrome", "test"])
  func `says what was exported, and how much of it`(form: String) throws {
    let folder = try ScratchFolder()
    folder.add("bars.swift", Data(Sources.bars.utf8))
    let outcome = try Haggle.run(
      "export", "bars.swift", "--to", form, "--out", "out", "--json", in: folder.url)
    let answer: Exported = try decoded(outcome)
    let text = try folder.text("out")
    #expect(answer.bytes == text.utf8.count)
    #expect(answer.file == "out" && answer.form == form && answer.events > 0)
    let lines = text.split(separator: "\n")
    #expect(
      answer.rows
        == ["csv": text.split(separator: "\r\n").count - 1, "chrome": lines.count - 2][form])
  }

  @Test func `needs a file, as standard output would be both`() throws {
    try Haggle.refuses(
      ["export", "Traces/two-bars.swift", "--to", "svg", "--json"],
      saying: "--json needs the file that --out names")
  }
}

@Suite struct `A replay for programs` {
  private struct Replayed: Decodable {
    let events: Int
    let root: String
    let stops: [Stop]

    struct Stop: Decodable {
      let command: String?
      let event: Int
      let findings: [String]
      let isSettled: Bool
      let lines: [String]
      let node: String
      let selected: View
    }

    struct View: Decodable {
      let height: Double?
      let line: Int
      let node: String
      let width: Double?
      let x: Double?
    }
  }

  private func replay(_ arguments: String..., input: String = "") throws -> (Int32, Replayed) {
    let outcome = try Haggle.run(
      ["replay", "Traces/nested-grid.swift", "--json"] + arguments, input: Data(input.utf8))
    return (
      outcome.status, try JSONDecoder().decode(Replayed.self, from: Data(outcome.output.utf8))
    )
  }

  @Test func `says where it opens: the moment, the selected view, and what people read`() throws {
    let (status, answer) = try replay()
    let stop = try #require(answer.stops.first)
    #expect(status == 0 && answer.stops.count == 1 && answer.events == 286)
    #expect(stop.command == nil && stop.event == 64 && !stop.isSettled)
    #expect(stop.node == "nested" && stop.findings == ["phantom-minimum@nested"])
    #expect(stop.lines.first == "64/285  nested → 8×16")
    #expect(stop.selected.node == "nested" && stop.selected.line == 15)
    #expect(stop.selected.width == 8 && stop.selected.height == 16 && stop.selected.x == nil)
  }

  @Test func `has a stop for each command, with what it says`() throws {
    let (_, answer) = try replay("--commands", "c G")
    #expect(answer.stops.map(\.command) == [nil, "c", "G"])
    #expect(answer.stops.map(\.isSettled) == [false, false, true])
    #expect(answer.stops[1].event == 173)
    #expect(answer.stops[2].selected.x == 0)
  }

  @Test func `reads commands from a pipe, and ends as without it where one is refused`() throws {
    let (status, answer) = try replay(input: "c\n:select nobody\n")
    #expect(answer.stops.map(\.command) == [nil, "c", ":select nobody"])
    #expect(answer.stops[2].lines.contains { $0.contains("nobody") })
    #expect(status == 2)
  }
}
