import Foundation
import HaggleTestSupport
import Testing

/// What other programs read of a negotiation.
@Suite struct `haggle export for other programs` {
  private func export(_ source: String, _ form: String) throws -> Haggle.Outcome {
    try Haggle.run("export", "-", "--to", form, input: source)
  }

  private static let odd = """
    // proposal: 300x200
    HStack {
      Color.red.id("a, \\"b\\"")
      GeometryReader { proxy in Text("one\\ntwo").frame(width: proxy.size.width / 0) }
    }

    """

  @Test(arguments: [
    odd, Sources.narrow, Sources.twoViews.replacing("struct Second", with: "struct S"),
  ])
  func `has a row of so many cells for every event`(source: String) throws {
    let options = source.contains("First") ? ["--root", "First"] : []
    let csv = try Haggle.run(
      ["export", "-", "--to", "csv"] + options, input: Data(source.utf8))
    #expect(csv.status == 0, "\(csv.errors)")
    let rows = Self.rows(csv.output)
    let json = try Haggle.run(["trace", "-", "--json"] + options, input: Data(source.utf8)).output
    let events = json.split(separator: "\n").filter { line in
      [
        "{\"pass\"", "{\"ask\"", "{\"answer\"", "{\"place\"", "{\"reason\"", "{\"note\"",
        "{\"probe\"",
      ]
      .contains { line.hasPrefix($0) }
    }
    #expect(rows.count == events.count + 1)
    #expect(rows.allSatisfy { $0.count == rows[0].count })
    #expect(rows.dropFirst().map { $0[2] } == (0..<events.count).map(String.init))
  }

  /// The cells of a table as RFC 4180 has them.
  private static func rows(_ text: String) -> [[String]] {
    var rows: [[String]] = [[]]
    var cell = ""
    var isQuoted = false
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": isQuoted.toggle()
      case "," where !isQuoted:
        rows[rows.count - 1].append(cell)
        cell = ""
      case "\r" where !isQuoted: break
      case "\n" where !isQuoted:
        rows[rows.count - 1].append(cell)
        cell = ""
        rows.append([])
      default: cell.unicodeScalars.append(scalar)
      }
    }
    return rows.dropLast()
  }

  @Test func `has the columns that its page describes`() throws {
    let page = try String(
      contentsOf: Checkout.root.appending(path: "docs/EXPORTS.md"), encoding: .utf8)
    let head = try export(Sources.bars, "csv").output.split(separator: "\r\n")[0]
    for column in head.split(separator: ",") { #expect(page.contains("`\(column)`"), "\(column)") }
  }

  private struct Chrome: Decodable {
    let traceEvents: [Bar]

    struct Bar: Decodable {
      let name: String
      let ph: String
      let ts: Int?
      let dur: Int?
      let tid: Int
      let args: [String: String]
    }
  }

  @Test(arguments: [odd, Sources.bars, Sources.narrow])
  func `has bars that lie in each other as the questions do`(source: String) throws {
    let bytes = Data(try export(source, "chrome").output.utf8)
    let bars = try JSONDecoder().decode(Chrome.self, from: bytes).traceEvents
    #expect(Set(bars.map(\.ph)) == ["M", "X", "i"])
    var open: [Range<Int>] = []
    for bar in bars where bar.ph == "X" && bar.tid == 1 {
      let (start, length) = (try #require(bar.ts), try #require(bar.dur))
      #expect(length > 0)
      while let last = open.last, last.upperBound <= start { open.removeLast() }
      if let around = open.last { #expect(start + length <= around.upperBound, "\(bar.name)") }
      open.append(start..<start + length)
    }
    #expect(bars.compactMap(\.ts) == bars.compactMap(\.ts).sorted())
  }

  /// Written with `UPDATE_GOLDENS=1`, and compiled and run with the tests of HaggleTesting.
  @Test(arguments: [
    ("Traces/relative-last.swift", "RelativeLastTests.swift"),
    ("Traces/nested-grid-color.swift", "NestedGridColorTests.swift"),
  ])
  func `is a test that compiles and holds`(scenario: String, name: String) throws {
    let test = try Haggle.run("export", scenario, "--to", "test")
    #expect(test.status == 0, "\(test.errors)")
    let file = Checkout.root.appending(path: "Tests/HaggleTestingTests/Exported/\(name)")
    if Checkout.writesGoldens { try Data(test.output.utf8).write(to: file) }
    #expect(try String(contentsOf: file, encoding: .utf8) == test.output)
  }

  @Test func `is a test with what the command line said, and whatever the text holds`() throws {
    let source = "// \"\"\"## \\(x)\nText(\"a\\tb\").frame(width: width).id(\"l\\\"1\")\n"
    let test = try Haggle.run("export", "-", "--to", "test", "--set", "width=40", input: source)
    #expect(test.output.contains("source = ###\"\"\"\n    // \"\"\"## \\(x)\n"), "\(test.output)")
    #expect(test.output.contains("    // set: width = 40\n"))
    #expect(test.output.contains("placement(of: \"l\\\"1\") == \"40×"))
  }

  @Test func `is no test of what the source does not come to`() throws {
    let log = try Haggle.run("import", "Traces/grid-monitor.log", "--json").output
    let none = try Haggle.run("export", "-", "--to", "test", input: log)
    #expect(none.status == 3)
    #expect(none.errors.contains("a test needs the source, and this trace has none"))
    let wide = "HStack { Color.red.frame(width: width); Color.blue }\n// proposal: 100x40\n"
    let trace = try Haggle.run("trace", "-", "--set", "width=200", "--json", input: wide).output
    let other = try Haggle.run("export", "-", "--to", "test", input: trace)
    #expect(other.status == 3)
    #expect(other.errors.contains("that comes to something else than this trace"))
  }
}
