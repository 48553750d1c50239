import Foundation
import HaggleTestSupport
import Testing

/// Every verb with a form for programs has it by the same name.
@Suite struct `--json` {
  private static let verbs: [(arguments: [String], alias: [String], schema: String?)] = [
    (["check", "Traces/relative-last.swift", "--edits"], ["--format", "json"], "haggle/check/1"),
    (["why", "Traces/two-bars.swift", "bars", "width"], ["--format", "json"], "haggle/why/1"),
    (["try", "Traces/relative-last.swift"], ["--format", "json"], "haggle/try/1"),
    (["reduce", "Traces/relative-last.swift"], ["--format", "json"], "haggle/reduce/1"),
    (
      ["diff", "Traces/two-bars.swift", "--vs", "--rtl"], ["--format", "json"], "haggle/diff/1"
    ),
    (
      ["sweep", "Traces/two-bars.swift", "--width", "90...100"], ["--format", "json"],
      "haggle/sweep/1"
    ),
    (
      [
        "attach", "Traces/relative-last.swift", "--no-edits", "--force", "--redact", "text",
        "--out", scratch("report"),
      ], ["--format", "json"], "haggle/attach/1"
    ),
    (
      [
        "export", "Traces/two-bars.swift", "--to", "csv", "--force", "--out", scratch("bars.csv"),
      ],
      ["--as", "json"], "haggle/export/1"
    ),
    (
      ["replay", "Traces/relative-last.swift", "--commands", "c"], ["--format", "json"],
      "haggle/replay/1"
    ),
    (["survey", "Traces/two-bars.swift"], ["--format", "json"], nil),
    (["query", "Traces/two-bars.swift", "cached"], ["--format", "json"], nil),
    (["trace", "Traces/two-bars.swift"], ["--as", "json"], nil),
    (["import", "Traces/grid-monitor.log"], ["--as", "json"], nil),
  ]

  /// What is written there is written over.
  private static func scratch(_ name: String) -> String {
    FileManager.default.temporaryDirectory.appending(path: "haggle-json-form-\(name)").path
  }

  @Test(arguments: verbs)
  func `is another word for the form that a verb has for programs`(
    arguments: [String], alias: [String], schema: String?
  ) throws {
    let own = try Haggle.run(arguments + ["--json"], input: Data())
    let other = try Haggle.run(arguments + alias, input: Data())
    #expect(own.status == other.status)
    let value = try JSONSerialization.jsonObject(with: Data(own.output.utf8))
    if arguments[0] != "survey" { #expect(own.output == other.output) }
    if let schema { #expect((value as? [String: Any])?["schema"] as? String == schema) }
  }

  @Test func `is described with every key`() throws {
    let page = try String(
      contentsOf: Checkout.root.appending(path: "docs/JSON.md"), encoding: .utf8)
    for (arguments, _, schema) in Self.verbs {
      guard let schema else { continue }
      #expect(page.contains("`\(schema)`"), "\(schema)")
      let output = try Haggle.run(arguments + ["--json"], input: Data()).output
      let value = try JSONSerialization.jsonObject(with: Data(output.utf8))
      for key in Self.keys(of: value) { #expect(page.contains("`\(key)`"), "\(schema): \(key)") }
    }
  }

  /// Those of all objects, but for what is called by data: the statuses of a survey.
  private static func keys(of value: Any) -> Set<String> {
    if let list = value as? [Any] { return list.reduce(into: []) { $0.formUnion(keys(of: $1)) } }
    guard let object = value as? [String: Any] else { return [] }
    return object.reduce(into: []) { keys, entry in
      keys.insert(entry.key)
      if !["statuses", "codes"].contains(entry.key) { keys.formUnion(Self.keys(of: entry.value)) }
    }
  }
}
