import Foundation
import HaggleTestSupport
import Testing

/// The objects of SARIF 2.1.0 that a log of haggle has, with what the schema says of their keys.
/// The schema takes no others.
private struct SARIFShape {
  enum Value {
    case text, number, flag
    /// One of these words.
    case word([String])
    case object(String)
    case list(String)
    /// Texts by any key.
    case texts
  }

  /// By the name of the definition in the schema: what is needed, and what may be there.
  static let all: [String: (needed: [String], keys: [String: Value])] = [
    "log": (
      ["version", "runs"], ["$schema": .text, "version": .word(["2.1.0"]), "runs": .list("run")]
    ),
    "run": (
      ["tool"],
      [
        "tool": .object("tool"), "results": .list("result"), "invocations": .list("invocation"),
        "columnKind": .word(["utf16CodeUnits", "unicodeCodePoints"]),
      ]
    ),
    "tool": (["driver"], ["driver": .object("driver")]),
    "driver": (["name"], ["name": .text, "version": .text, "rules": .list("rule")]),
    "rule": (
      ["id"],
      [
        "id": .text, "shortDescription": .object("message"), "fullDescription": .object("message"),
        "help": .object("message"),
      ]
    ),
    "invocation": (
      ["executionSuccessful"],
      [
        "executionSuccessful": .flag, "toolExecutionNotifications": .list("notification"),
      ]
    ),
    "notification": (
      ["message"],
      [
        "message": .object("message"), "level": levels, "locations": .list("location"),
        "descriptor": .object("reference"),
      ]
    ),
    "reference": ([], ["id": .text, "index": .number]),
    "result": (
      ["message"],
      [
        "ruleId": .text, "ruleIndex": .number, "kind": kinds, "level": levels,
        "message": .object("message"), "locations": .list("location"),
        "partialFingerprints": .texts,
      ]
    ),
    "message": (["text"], ["text": .text]),
    "location": ([], ["physicalLocation": .object("place"), "message": .object("message")]),
    "place": (
      ["artifactLocation"], ["artifactLocation": .object("artifact"), "region": .object("region")]
    ),
    "artifact": (["uri"], ["uri": .text, "uriBaseId": .text]),
    "region": (["startLine"], ["startLine": .number, "startColumn": .number]),
  ]

  private static let levels = Value.word(["none", "note", "warning", "error"])
  private static let kinds = Value.word(
    ["notApplicable", "pass", "fail", "review", "open", "informational"])

  /// What of a value the schema does not take, each with its path.
  static func faults(_ value: Any, as name: String, at path: String = "log") -> [String] {
    guard let object = value as? [String: Any], let shape = all[name] else {
      return ["\(path) is no object"]
    }
    let missing = shape.needed.filter { object[$0] == nil }.map { "\(path) lacks \($0)" }
    return missing
      + object.sorted { $0.key < $1.key }.flatMap { key, own -> [String] in
        guard let kind = shape.keys[key] else { return ["\(path) has \(key)"] }
        return faults(own, kind, at: "\(path).\(key)")
      }
  }

  private static func faults(_ value: Any, _ kind: Value, at path: String) -> [String] {
    let isFine: Bool
    switch kind {
    case .object(let name): return faults(value, as: name, at: path)
    case .list(let name):
      guard let list = value as? [Any] else { return ["\(path) is no list"] }
      return list.enumerated().flatMap { faults($0.element, as: name, at: "\(path)[\($0.offset)]") }
    case .text: isFine = (value as? String)?.isEmpty == false
    case .number: isFine = (value as? Int).map { $0 >= 0 } ?? false
    case .flag: isFine = value is Bool
    case .word(let words): isFine = (value as? String).map(words.contains) ?? false
    case .texts: isFine = value is [String: String]
    }
    return isFine ? [] : ["\(path) is \(value)"]
  }
}

@Suite struct `A log in SARIF` {
  private static let odd = """
    // proposal: 100x30
    // text-cell: 8x20
    // expect: "a & <b> \u{1F600}" width == 50
    VStack { Color.red.frame(width: 150).id("a & <b> \u{1F600}"); Text("A long line").lineLimit(1) }

    """

  @Test func `has the shape of its schema, whatever is in it`() throws {
    let folder = try ScratchFolder()
    folder.add("odd name & more.swift", Self.odd)
    folder.add("calm.swift", "Color.red\n")
    folder.add("none.swift", "let a = 1\n")
    folder.add("open.swift", "VStack {\n  Text(\"a\")\n")
    folder.add("cut.swift", "// proposal: 60x20\nText(\"A rather long line\").lineLimit(1)\n")
    let outcome = try Haggle.run("check", ".", "--format", "sarif", in: folder.url)
    let log = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    #expect(SARIFShape.faults(log, as: "log") == [])
    let run = try #require(((log as? [String: Any])?["runs"] as? [[String: Any]])?.first)
    let rules =
      ((run["tool"] as? [String: Any])?["driver"] as? [String: Any])?["rules"] as? [[String: Any]]
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(!results.isEmpty)
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules?[index]["id"] as? String == result["ruleId"] as? String)
    }
  }
}

/// The table that DuckDB reads, with the query that the documentation has.
@Suite struct `Tables of many traces` {
  private static let hasDuckDB =
    (try? Shell.run("python3", ["-c", "import duckdb"], in: URL(filePath: "/"))) == ""

  /// The block of SQL in docs/EXPORTS.md.
  private static func query() throws -> String {
    let page = try String(
      contentsOf: Checkout.root.appending(path: "docs/EXPORTS.md"), encoding: .utf8)
    return try #require(
      page.components(separatedBy: "```sql\n").last?.components(
        separatedBy: "```"
      ).first)
  }

  private func folder() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "traces"), withIntermediateDirectories: false)
    for name in ["nested-grid", "two-bars", "settings-form"] {
      let table = try Haggle.run("export", "Traces/\(name).swift", "--to", "csv").output
      folder.add("traces/\(name).csv", table)
    }
    return folder
  }

  @Test func `have the columns that the documented query asks for`() throws {
    let head = try #require(try folder().text("traces/two-bars.csv").split(separator: "\n").first)
    let columns = Set(head.split(separator: ",").map(String.init))
    for column in ["kind", "what", "cached", "width", "proposed_width"] {
      #expect(columns.contains(column))
      #expect(try Self.query().contains(column))
    }
  }

  @Test(.enabled(if: hasDuckDB, "duckdb is not installed"))
  func `are loaded by DuckDB, whose answer is that of the documented query`() throws {
    let folder = try folder()
    folder.add("query.sql", try Self.query())
    let script =
      "import duckdb; print(*duckdb.sql(open('query.sql').read()).fetchall(), sep='\\n')"
    let rows = try Shell.run("python3", ["-c", script], in: folder.url).split(separator: "\n")
    #expect(rows.count == 10, "\(rows)")
    #expect(rows.contains { $0.hasPrefix("('Text', ") })
  }
}
