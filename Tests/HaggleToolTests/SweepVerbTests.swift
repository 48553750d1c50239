import Foundation
import Testing

@Suite struct `haggle sweep` {
  private static let row = """
    // proposal: 400x100
    // text-cell: 8x20
    HStack(spacing: 8) {
      Color.red.frame(width: 120)
      Text("Sign out now").lineLimit(1)
      Color.blue.frame(width: 214)
    }
    .id("row")
    """

  private func sweep(_ arguments: String..., text: String = Self.row) throws -> Haggle.Outcome {
    try Haggle.run(["sweep", "-"] + arguments, input: Data(text.utf8))
  }

  /// 120 + 8 + 8 + 214 = 350 without the text, which needs 96.
  @Test func `says first what breaks, from where on`() throws {
    let outcome = try sweep("--width", "300...500")
    #expect(outcome.status == 0)
    #expect(outcome.errors.isEmpty)
    let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first == "HStack, 300 to 500 wide, 100 high")
    #expect(lines[2] == "300              500")
    #expect(
      lines.contains { $0.hasPrefix("█████···············  below 350: row (line 3) reaches") })
    #expect(
      lines.contains {
        $0.hasPrefix("███████████████·····  ")
          && $0.contains("Text(\"Sign out now\") (line 5) is cut")
      }, "\(outcome.output)")
    #expect(
      outcome.output.contains(
        "HStack is 350 to 446 wide, by the width that is offered:"))
  }

  @Test func `takes single lengths, and type sizes from one to another`() throws {
    let outcome = try sweep("--width", "460,300, 400")
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.first == "HStack, 300, 400 and 460 wide, 100 high")
    #expect(outcome.output.contains("- at 300: row (line 3) reaches"), "\(outcome.output)")
    #expect(outcome.output.contains("\n3 layouts\n"))
    let sizes = try sweep("--type-size", "large...xxLarge", "--format", "csv")
    #expect(sizes.output.split(whereSeparator: \.isNewline).count == 4)
  }

  @Test func `has no type sizes on a Mac`() throws {
    let outcome = try sweep("--type-size", "all", text: "// platform: macOS\n" + Self.row)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("a Mac has no type sizes"), "\(outcome.errors)")
  }

  @Test(arguments: [40, 60, 80, 120])
  func `fits into a terminal`(columns: Int) throws {
    let output = try sweep("--width", "300...500", "--columns", "\(columns)").output
    for line in output.split(separator: "\n") { #expect(line.count <= columns, "\(line)") }
  }

  @Test func `closes the quotes of a text that it cuts`() throws {
    let text = """
      // text-cell: 8x20
      Text("Create one now, it is free of charge").lineLimit(1)
      """
    let output = try sweep("--width", "200...400", "--columns", "120", text: text).output
    #expect(
      output.contains("below 288: Text(\"Create one now, it is free of …\") (line 2) is cut"),
      "\(output)")
  }

  @Test func `is set in ASCII where that is asked for`() throws {
    let output = try sweep("--width", "300...500", "--ascii").output
    #expect(output.utf8.allSatisfy { $0 < 0x80 })
    #expect(output.contains("#####...............  below 350: row"))
  }

  @Test(arguments: [
    ("", "iPhone SE", "Apple Watch 45mm"),
    ("// device: Apple Watch 41mm\n", "Apple Watch 45mm", "iPhone SE"),
    ("// platform: macOS\n", "iPhone SE", "Apple Watch 45mm"),
  ])
  func `takes all devices that the text may be shown on`(
    stated: String, known: String, foreign: String
  ) throws {
    let output = try sweep("--device", "all", text: stated + "Text(\"Settings\")").output
    #expect(output.contains("\n" + known) && !output.contains(foreign), "\(output)")
  }

  @Test func `gives a row to each type size`() throws {
    let output = try sweep(
      "--type-size", "all", text: "// proposal: 90x100\nText(\"Settings\").lineLimit(1)"
    ).output
    let lines = output.split(separator: "\n")
    #expect(lines.first == "Text in 12 type sizes")
    #expect(lines.contains { $0.hasPrefix("accessibility5  ") && $0.contains("90×100") })
    #expect(output.contains(" on: Text(\"Settings\") (line 2) is cut"))
  }

  @Test func `tells which devices are alike`() throws {
    let outcome = try sweep(
      "--device", "iPhone SE, iPhone 16, iPhone 15", "--format", "json", text: "Color.red")
    let layouts = try #require(json(outcome)["layouts"] as? [[String: Any]])
    #expect(layouts.map { $0["at"] as? String } == ["iPhone SE", "iPhone 16"])
    #expect(layouts[1]["alike"] as? [String] == ["iPhone 15"])
    #expect(layouts[1]["proposal"] as? [Double] == [393, 759])
  }

  private func json(_ outcome: Haggle.Outcome) throws -> [String: Any] {
    try #require(
      JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
  }

  @Test func `tells programs what changes, and each layout`() throws {
    let answer = try json(try sweep("--width", "300...500", "--format", "json"))
    #expect(answer["axis"] as? String == "width")
    #expect((answer["layouts"] as? [Any])?.count == 201)
    let changes = try #require(answer["changes"] as? [[String: Any]])
    let overflow = try #require(changes.first { $0["trait"] as? String == "overflow" })
    #expect(overflow["view"] as? String == "row")
    #expect(overflow["line"] as? Int == 3)
    let stretch = try #require((overflow["stretches"] as? [[String: Any]])?.first)
    #expect(stretch["from"] as? String == "300")
    #expect(stretch["to"] as? String == "349")
    #expect(stretch["worst"] as? Double == 50)
    let findings = try #require(answer["findings"] as? [[String: Any]])
    #expect(findings.contains { $0["key"] as? String == "overflow@row" })
  }

  @Test func `gives a spreadsheet a row per layout`() throws {
    let rows = try sweep("--width", "340...351", "--format", "csv").output
      .components(separatedBy: "\r\n")
    #expect(rows[0].hasPrefix("width,offered width,offered height,width,height,cut,"))
    #expect(rows[1].hasPrefix("340,340,100,350,100,"))
    #expect(rows[12].hasPrefix("351,351,100,351,100,1,"))
    #expect(rows.count == 14)
  }

  @Test(arguments: ["svg", "html"]) func `closes each element that it opens`(form: String) throws {
    let output = try sweep("--width", "300...500", "--format", form).output
    #expect(unclosed(output) == [])
    #expect(output.contains("below 350"))
    #expect(!output.contains("http://") || output.contains("http://www.w3.org/2000/svg"))
    #expect(!output.contains("<script"))
  }

  /// The elements that are open in the end, or end without having begun.
  private func unclosed(_ text: String) -> [String] {
    var open: [String] = []
    for tag in text.matches(of: #/<(/?)([a-z][a-z0-9]*)([^<>"]|"[^"]*")*>/#.ignoresCase()) {
      let (isEnd, name) = (!tag.1.isEmpty, String(tag.2))
      if name == "meta" || tag.0.hasSuffix("/>") { continue }
      if !isEnd {
        open.append(name)
      } else if open.popLast() != name {
        return ["/" + name]
      }
    }
    return open
  }

  @Test func `escapes what the text says`() throws {
    let text = "// text-cell: 8x20\nText(\"<b>&</b> is bold\").lineLimit(1)"
    for form in ["svg", "html"] {
      let output = try sweep("--width", "10...60", "--format", form, text: text).output
      #expect(output.contains("&lt;b&gt;&amp;&lt;/b&gt;"))
      #expect(!output.contains("<b>"))
    }
  }

  @Test(arguments: ["text", "json", "csv", "svg", "html"])
  func `gives the same bytes again`(form: String) throws {
    let runs = try (0..<2).map { _ in
      try Haggle.run("sweep", "Traces/nested-grid.swift", "--width", "340...360", "--format", form)
    }
    #expect(runs[0] == runs[1])
  }

  @Test func `follows the view that it is told to`() throws {
    let output = try sweep("--width", "300...500", "--node", "Text.1", "--plot", "width").output
    #expect(output.contains("Text.1 is 0 to 96 wide, by the width that is offered:"), "\(output)")
    #expect(output.contains("     96 │"))
  }

  @Test func `writes a file instead where one is named`() throws {
    let folder = try ScratchFolder()
    let path = folder.url.appending(path: "sweep.html").path
    let outcome = try sweep("--width", "300...500", "--format", "html", "--out", path)
    #expect(outcome == Haggle.Outcome(status: 0, output: "", errors: ""))
    #expect(try folder.text("sweep.html").hasPrefix("<!DOCTYPE html>"))
  }

  @Test func `looks at half to double the width of something small, where nothing is said`() throws
  {
    let output = try sweep(text: "// proposal: 40x30\nColor.red").output
    #expect(output.hasPrefix("Color, 20 to 80 wide, 30 high\n"))
    let screen = try sweep(text: "Color.red").output
    #expect(screen.hasPrefix("Color, 320 to 1024 wide, 759 high\n"))
    let window = try sweep("--platform", "macOS", text: "Color.red").output
    #expect(window.hasPrefix("Color, 200 to 1400 wide, 450 high\n"))
  }

  @Test func `says which of several views it is of`() throws {
    let outcome = try sweep(
      "--width", "100...110",
      text: """
        struct A: View { var body: some View { Color.red } }
        struct B: View { var body: some View { Color.red } }
        """)
    #expect(outcome.errors.contains("has 2 views to lay out; this is of A"))
    #expect(outcome.output.hasPrefix("A, 100 to 110 wide"))
  }

  private static let mistakes: [(arguments: [String], message: String)] = [
    (["--width", "500...200"], "ends before it begins; did you mean 200...500?"),
    (["--width", "wide"], "--width “wide”: expected a range such as 200...500"),
    (["--width", "-5...10"], "lengths are from 0 to 1000000 points"),
    (["--width", "0...inf"], "lengths are from 0 to 1000000 points"),
    (["--width", "nan...10"], "lengths are from 0 to 1000000 points"),
    (["--width", "0...10", "--step", "0"], "expected a number of points greater than 0"),
    (["--width", "0...10", "--step", "-1"], "expected a number of points greater than 0"),
    (["--width", "0...10", "--step", "nan"], "expected a number of points greater than 0"),
    (["--width", "0...1000000", "--step", "0.001"], "comes to 1000000001 layouts"),
    (["--width", "320,wide"], "expected a range such as 200...500, or lengths such as 320,390"),
    (["--width", "320,390", "--step", "2"], "--step is for a range"),
    (["--width", "-1,390"], "lengths are from 0 to"),
    (["--width", "320,390", "--height", "1...2"], "--width and --height would vary two things"),
    (["--type-size", "large...small"], "expected a range such as large...accessibility3"),
    (["--width", "0...10", "--height", "0...10"], "--width and --height would vary two things"),
    (["--width", "0...10", "--type-size", "all"], "--width and --type-size would vary two things"),
    (
      ["--device", "all", "--locale", "de_DE,en_US"], "--device and --locale would vary two things"
    ),
    (["--device", "all", "--step", "2"], "--step is for --width and --height"),
    (["--device", "all", "--proposal", "1x1"], "--proposal says how large every device is"),
    (["--device", "iPhone 99"], "--device “iPhone 99”: expected a device such as"),
    (["--device", "iPhone 16,"], "--device “iPhone 16,”: expected a device such as"),
    (["--type-size", "huge"], "--type-size “huge”: expected one of xSmall"),
    (["--type-size", "huge"], "accessibility5, a range such as large...accessibility3, or all\n"),
    (["--device", "iPhone 99"], "Apple TV; or all\n"),
    (["--platform", "watchOS"], "macOS, or all\n"),
    (["--locale", "xx_YY,de_DE"], "--locale “xx_YY,de_DE”: expected a language and a region"),
    (["--platform", "iOS,watchOS"], "expected some of iOS, iOS 26, macOS"),
    (["--direction", "up"], "--direction “up”: expected ltr or rtl"),
    (["--node", "nobody"], "has no node called “nobody”"),
    (["--out", "-"], "--out needs a path"),
    (["--width", "1...2", "--resize", "1x1"], "there is no option --resize"),
  ]

  @Test(arguments: mistakes.indices)
  func `refuses what makes no sense`(index: Int) throws {
    let (arguments, message) = Self.mistakes[index]
    try Haggle.refuses(["sweep", "Traces/two-bars.swift"] + arguments, saying: message)
  }

  @Test func `is of a text, not of a recording`() throws {
    let outcome = try Haggle.run("sweep", "Traces/two-bars.trace.json", "--width", "1...5")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("is a recording, and a sweep is of a text"))
  }

  @Test(arguments: ["", "let a = 3\n", "Text(\"\"\"\nabc)\n"])
  func `ends with 3 where there is nothing to lay out`(text: String) throws {
    let outcome = try sweep("--width", "1...5", text: text)
    #expect(outcome.status == 3)
    #expect(outcome.output.isEmpty)
  }

  @Test func `ends with 3 where a bracket is open, and tells what it can`() throws {
    let outcome = try sweep("--width", "1...5", text: "HStack {\n  Color.red\n")
    #expect(outcome.status == 3)
    #expect(outcome.output.hasPrefix("HStack, 1 to 5 wide"))
  }
}
