import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What CI servers read of a check.
@Suite struct `haggle check for a CI server` {
  private func check(_ source: String, _ format: String) throws -> Haggle.Outcome {
    try Haggle.run(["check", "-", "--format", format], input: Data(source.utf8))
  }

  private static let cut = """
    // proposal: 100x30
    // text-cell: 8x20
    // expect: title width == 50
    Color.red.frame(width: 150).id("title")

    """

  @Test func `annotates the lines of expectations and findings on GitHub`() throws {
    let outcome = try check(
      Self.cut, "github")
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(lines.count == 2)
    #expect(
      lines[0]
        == "::error file=<stdin>,line=3,col=1,title=expect%3A title width == 50::its width is 150")
    #expect(
      lines[1].hasPrefix(
        "::error file=<stdin>,line=4,col=11,title=contract%3A overflow at title%2C width::title is")
    )
    #expect(lines[1].contains("%0A"))
    #expect(outcome.status == 1)
  }

  @Test func `shows no more of a kind than GitHub does, and says how many there are`() throws {
    let expectations = (1...14).map { "// expect: title width == \($0)\n" }.joined()
    let outcome = try check(
      "// proposal: 200x30\n" + expectations + "Color.red.id(\"title\")\n", "github")
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(lines.filter { $0.hasPrefix("::error ") }.count == 10)
    #expect(lines[10] == "4 more, as GitHub shows 10 of a kind:")
    #expect(lines[14] == "  <stdin>:15: expect: title width == 14")
  }

  @Test(arguments: [
    // What is fine, an expectation that fails, a finding, and what cannot be laid out.
    ("// expect: rest width == 80\nColor.red.frame(width: 80).id(\"rest\")", 1, 0, 0),
    ("Color.red", 1, 0, 0),
    ("// expect: rest width == 9\nColor.red.frame(width: 80).id(\"rest\")", 1, 1, 0),
    ("// proposal: 100x30\nColor.red.frame(width: 150).id(\"a & <b>\")", 1, 1, 0),
    ("let a = 1", 1, 0, 1),
  ])
  func `is XML of JUnit`(source: String, tests: Int, failures: Int, errors: Int) throws {
    let outcome = try check(source, "junit")
    let reader = Elements()
    let parser = XMLParser(data: Data(outcome.output.utf8))
    parser.delegate = reader
    #expect(parser.parse())
    #expect(reader.names.first == "testsuites")
    #expect(reader.names.count { $0 == "testcase" } == tests)
    #expect(reader.names.count { $0 == "failure" } == failures)
    #expect(reader.names.count { $0 == "error" } == errors)
    #expect(
      reader.root == [
        "name": "haggle", "tests": "\(tests)", "failures": "\(failures)", "errors": "\(errors)",
      ])
  }

  private final class Elements: NSObject, XMLParserDelegate {
    private(set) var names: [String] = []
    private(set) var root: [String: String] = [:]

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String] = [:]
    ) {
      if names.isEmpty { root = attributes }
      names.append(name)
    }
  }

  @Test func `is SARIF with the rule, the line and a key of each result`() throws {
    let outcome = try check(
      Self.cut, "sarif")
    let log = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: [String: Any]])?["driver"])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(rules.compactMap { $0["id"] as? String } == ["overflow", "expectation"])
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.compactMap { $0["ruleId"] as? String } == ["expectation", "overflow"])
    #expect(results.compactMap { $0["ruleIndex"] as? Int } == [1, 0])
    #expect(results.compactMap { $0["level"] as? String } == ["error", "error"])
    let keys = results.compactMap { $0["partialFingerprints"] as? [String: String] }
    #expect(keys.last == ["haggleKey/v1": "overflow@title"])
    let place = try #require(
      ((results[1]["locations"] as? [[String: Any]])?.first?["physicalLocation"]) as? [String: Any])
    #expect(place["region"] as? [String: Int] == ["startLine": 4, "startColumn": 11])
  }

  @Test func `says in SARIF what could not be laid out`() throws {
    let outcome = try check("let a = 1", "sarif")
    #expect(outcome.output.contains("\"executionSuccessful\" : false"))
    #expect(outcome.output.contains("no view to lay out"))
    #expect(outcome.status == 3)
  }

  @Test(arguments: [
    ("json", "\"kind\" : \"cut\",\n          \"line\" : 3,\n          \"node\" : \"Text.1\""),
    ("sarif", "\"descriptor\" : {\n                \"id\" : \"cut\""),
    (
      "github",
      "::notice file=<stdin>,line=3,col=1,title=no finding%2C but::1 text is cut short: Text.1 "
    ),
  ])
  func `says what is seen besides the findings, without an alert`(
    format: String, words: String
  ) throws {
    let outcome = try check(
      """
      // proposal: 60x20
      // text-cell: 8x20
      Text("Bohemian Rhapsody").lineLimit(1)
      """, format)
    #expect(outcome.output.contains(words), "\(outcome.output)")
    #expect(!outcome.output.contains("ruleId"))
    #expect(outcome.status == 0)
  }

  @Test(arguments: [
    ("json", "\"kind\" : \"unclosed\",\n          \"line\" : 3,"),
    ("sarif", "\"startColumn\" : 7,\n                      \"startLine\" : 3"),
    ("github", "::notice file=<stdin>,line=3,col=7,title=no finding%2C but::this `(` is never"),
  ])
  func `says where a bracket is that is never closed`(format: String, words: String) throws {
    let outcome = try check(
      """
      // text-cell: 8x20
      VStack {
        Text("a"
        Text("b")
      }
      """, format)
    #expect(outcome.output.contains(words), "\(outcome.output)")
  }

  @Test func `says in JSON why nothing could be laid out`() throws {
    let outcome = try check("UnknownPanel()", "json")
    #expect(outcome.output.contains("\"kind\" : \"not-laid-out\""))
    #expect(
      outcome.output.contains("nothing of it could be laid out: UnknownPanel in line 1 is not in"))
    #expect(outcome.status == 3)
  }

  @Test(arguments: [
    ("json", "\"viewless\" : [\n    \"b.swift\"\n  ]"),
    ("github", "1 file declares no view\n"),
    ("junit", "errors=\"0\" skipped=\"1\">"),
    ("junit", "<skipped message=\"it declares no view\">"),
    ("sarif", "\"text\" : \"1 file declares no view\""),
    ("sarif", "\"executionSuccessful\" : true"),
  ])
  func `says which files of a folder declare no view`(format: String, words: String) throws {
    let folder = try ScratchFolder()
    folder.add("a.swift", "Color.red\n")
    folder.add("b.swift", "let a = 1\n")
    let outcome = try Haggle.run("check", ".", "--format", format, in: folder.url)
    #expect(outcome.output.contains(words), "\(outcome.output)")
    #expect(outcome.status == 0)
  }
}
