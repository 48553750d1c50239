import Foundation
import Testing

@Suite struct `haggle try` {
  private func text(_ outcome: Haggle.Outcome) -> [String] {
    outcome.output.split(separator: "\n").map(String.init)
  }

  /// Words that look like a line as well.
  @Test(arguments: ["OK then", "12"])
  func `takes the words of a text in what is expected`(words: String) throws {
    let text = "// text-cell: 8x20\nHStack { Text(\"\(words)\").frame(width: 6) }\n"
    let width = 8 * words.count
    let outcome = try Haggle.run(
      "try", "-", "--expect", "\"\(words)\" width >= \(width)", input: text)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("Text.1 \"\(words)\" \(width)×20"), "\(outcome.output)")
  }

  @Test(arguments: [("Color.1", "hug", "24"), ("Color.2", "fill", "300")])
  func `takes a wish without a number`(view: String, wish: String, width: String) throws {
    let text = """
      // proposal: 300x100
      // text-cell: 8x20
      VStack {
        Text("Yes").frame(maxWidth: .infinity).background(.blue)
        Color.red.frame(width: 90)
      }
      """
    let outcome = try Haggle.run("try", "-", view, "width", "--to", wish, input: text)
    #expect(outcome.status == 0, "\(outcome.errors)\(outcome.output)")
    #expect(outcome.output.contains(" \(width) wide instead of "), "\(outcome.output)")
    let place = try Haggle.run("try", "-", view, "x", "--to", wish, input: text)
    #expect(place.errors.contains("--to \(wish) is about a width or a height"), "\(place.errors)")
  }

  @Test func `offers nothing where a view has the number already`() throws {
    let words = ["try", "Traces/two-bars.swift", "rigid", "width", "--to", "20"]
    let outcome = try Haggle.run(words, input: Data())
    #expect(outcome.status == 0)
    let said = "rigid is to have the width 20, and has 20: it has it already, and nothing has to be"
    #expect(outcome.output == said + " edited\n")
    let json = try Haggle.run(words + ["--json"], input: Data()).output
    #expect(json.contains(/"reached" : true/) && json.contains(/"edits" : \[\s*\]/))
  }

  @Test func `offers what the author of the nested grid found by hand`() throws {
    let lines = text(try Haggle.run("try", "Traces/nested-grid.swift"))
    #expect(lines.contains("+        .frame(minWidth: 0, minHeight: 0)"))
    #expect(lines.contains("+        Color.clear.overlay {"))
  }

  @Test func `prints a diff of the text as it is, with what it does`() throws {
    let output = try Haggle.run("try", "Traces/quiz-3.swift", "--most", "1").output
    #expect(
      output.hasSuffix(
        """

        --- Traces/quiz-3.swift
        +++ Traces/quiz-3.swift
        @@ -4,7 +4,7 @@
         // centres it as if it were 224 wide.
         // proposal: 200xnil
        \(" ")
        -LazyVGrid(columns: [GridItem(.flexible(minimum: 50)), GridItem(.flexible(minimum: 120))]) {
        +LazyVGrid(columns: [GridItem(.flexible(minimum: 50)), GridItem(.flexible(minimum: 96))]) {
           ForEach(0..<4, id: \\.self) { number in
             Color.red
               .frame(height: 20)

        71 edits were laid out. This makes the edit:
          haggle try Traces/quiz-3.swift --apply a58587

        """), "\(output)")
    #expect(output.contains("   shelf 200 wide instead of 224; "))
  }

  @Test func `gives the relative child its turn before the others`() throws {
    let lines = text(try Haggle.run("try", "Traces/relative-last.swift"))
    #expect(lines.first { $0.hasPrefix("+ ") } == "+    .layoutPriority(1)")
  }

  @Test func `reaches a number that is asked for`() throws {
    let outcome = try Haggle.run(
      "try", "Traces/two-bars.swift", "rigid", "width", "--to", "40", "--most", "1")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("rigid 40 wide instead of 20"))
  }

  @Test func `says what came nearest where nothing reaches it`() throws {
    let outcome = try Haggle.run(
      "try", "Traces/two-bars.swift", "--expect", "rigid frame 1000,1000 3x3")
    #expect(outcome.status == 1)
    #expect(outcome.output.hasPrefix("nothing helps: none of the "))
    #expect(outcome.output.contains("the closest attempt"))
  }

  private static let mistakes: [(arguments: [String], message: String)] = [
    (["--finding", "overflow@nobody"], "has no finding “overflow@nobody”"),
    (["--expect", "rigid is wide"], "cannot be read"),
    (["--expect", "nobody width == 3"], "has no node called “nobody”"),
    (["rigid", "width"], "a view needs the number that it should have"),
    (["--not", "3"], "--to needs a view and a dimension"),
    (["rigid", "breadth", "--not", "3"], "“breadth” is no dimension"),
    (["--not", "3", "--finding", "a"], "are two goals"),
    (["--apply", "9"], "there is no edit"),
  ]

  @Test(arguments: mistakes.indices)
  func `refuses what makes no sense`(index: Int) throws {
    let (arguments, message) = Self.mistakes[index]
    try Haggle.refuses(["try", "Traces/two-bars.swift"] + arguments, saying: message)
  }

  @Test func `writes the edit into the file that it is told to apply`() throws {
    let folder = try ScratchFolder()
    let file = folder.add("Row.swift", Sources.squeezed)
    let outcome = try Haggle.run("try", file.path, "--apply", "1")
    #expect(outcome.status == 0)
    #expect(
      try folder.text("Row.swift")
        == Sources.squeezed.replacing(#".id("title")"#, with: #".id("title").layoutPriority(1)"#))
  }

  @Test func `prints the edited text where it has no file`() throws {
    let outcome = try Haggle.run("try", "-", "--apply", "1", input: Sources.squeezed)
    #expect(outcome.output.contains(".layoutPriority(1)"))
  }

  @Test func `tells programs the diff and where views end up`() throws {
    let outcome = try Haggle.run("try", "-", "--format", "json", input: Sources.squeezed)
    let json = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let edits = try #require((json as? [String: Any])?["edits"] as? [[String: Any]])
    #expect(edits.count == 3)
    let changes = try #require(edits[0]["changes"] as? [[String: Any]])
    #expect(
      changes.contains { $0["node"] as? String == "title" && ($0["after"] as? [Double])?[2] == 96 })
  }

  private static let rows = """
    // proposal: 200x300
    // text-cell: 8x20
    ScrollView {
      VStack(spacing: 8) {
        Text("The quality that is taken where none is named").frame(height: 20)
        Text("The player that is taken where none is named").frame(height: 20)
      }
    }
    """

  @Test func `says of each of several findings what came of it`() throws {
    let output = try Haggle.run("try", "-", "--most", "1", input: Self.rows).output
    #expect(
      output.contains(
        """

        2 findings:
          cut-text@frame.1  edit 1
          cut-text@frame.2  not looked for yet: --finding cut-text@frame.2

        """), "\(output)")
    let all = try Haggle.run("try", "-", "--most", "2", input: Self.rows).output
    #expect(all.contains("  cut-text@frame.1  edits 1 or 2\n"), "\(all)")
    let json = try Haggle.run("try", "-", "--most", "1", "--json", input: Self.rows).output
    let answer = try JSONDecoder().decode(Answer.self, from: Data(json.utf8))
    #expect(answer.findings.map(\.finding) == ["cut-text@frame.1", "cut-text@frame.2"])
    #expect(answer.findings.map(\.edits) == [[1], []])
    #expect(answer.findings.map { $0.tried == nil } == [false, true])
  }

  private struct Answer: Decodable {
    struct Sought: Decodable {
      let finding: String
      let tried: Int?
      let edits: [Int]
    }
    let findings: [Sought]
  }

  @Test func `mends one of two rows whose own heights cut their texts`() throws {
    let output = try Haggle.run("try", "-", input: Self.rows).output
    #expect(output.contains("1  .frame(minHeight: 20) instead of .frame(height: 20) on Text.1"))
  }

  @Test func `says what is left where an edit cures by half, which comes last`() throws {
    let text = """
      // text-cell: 8x20
      VStack {
        Text("Remember me on this device, and keep me signed in for a long while").fixedSize()
        Color.red.frame(width: 400, height: 20)
      }
      """
    let output = try Haggle.run("try", "-", "--finding", "overflow", input: text).output
    #expect(output.contains("VStack.1 is still 7 too wide"), "\(output)")
  }

  @Test func `asks for the width of a text of one line, whose words break`() throws {
    let text = """
      // proposal: 60x100
      // text-cell: 8x20
      Text("Incomprehensible words").lineLimit(1).id("title")
      """
    let output = try Haggle.run("try", "-", input: text).output
    #expect(output.hasSuffix("such as --expect 'title width >= 176'\n"), "\(output)")
  }

  @Test func `mends the view of several that has a finding`() throws {
    let text = "#Preview(\"Calm\") { Color.red }\n#Preview(\"Loud\") {\n\(Sources.squeezed)\n}\n"
    let outcome = try Haggle.run("try", "-", "--most", "1", input: text)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains(".layoutPriority(1)"))
    #expect(
      outcome.errors.contains("<stdin> has 2 views to lay out; this is about Loud.\n"))
  }

  @Test func `has nothing to say of a view in order`() throws {
    let outcome = try Haggle.run("try", "-", input: "Color.red")
    #expect(outcome.status == 0)
    #expect(
      outcome.output == """
        no findings
        If a view should be otherwise, say how, such as --expect 'Color.1 width <= 197': a width, height, x or y, with the number that you want. Any view will do: this one is only an example

        """)
  }

  @Test func `shows a text whole that is cut, though no rule finds anything`() throws {
    let text = """
      // device: iPhone 16
      HStack(spacing: 8) {
        Text("Episode 41: Layout Deep Dive").font(.headline).layoutPriority(1)
        Spacer(minLength: 12)
        Text("Yesterday at 9:41").font(.caption).lineLimit(1).id("title")
      }
      .padding()
      """
    let outcome = try Haggle.run("try", "-", input: text)
    #expect(outcome.status == 0)
    let head = "no findings, but\n1 text is cut short: title\n\ntitle is cut\n\n1  "
    #expect(outcome.output.hasPrefix(head), "\(outcome.output)")
    #expect(outcome.output.contains("-  Spacer(minLength: 12)"), "\(outcome.output)")
  }

  @Test func `keeps a root inside of what it is offered`() throws {
    let text = """
      // proposal: 300x200
      VStack { HStack { Color.red.frame(width: 120); Color.blue.frame(width: 240) } }
      // ignore: overflow
      """
    let outcome = try Haggle.run("try", "-", input: text)
    #expect(outcome.output.contains("wide, and 300 are offered"), "\(outcome.output)")
    #expect(outcome.status == 0)
  }

  @Test func `names a view that there is where it asks for a goal`() throws {
    let text = "// device: iPhone 16\nText(\"All quiet\").padding().background(.mint)\n"
    let output = try Haggle.run("try", "-", input: text).output
    #expect(output.contains("such as --expect 'Text.1 width >= 80': a width"), "\(output)")
  }

  @Test(arguments: [
    """
    // device: iPhone 16
    Form { Text("Name"); Text("Date") }
    """,
    """
    // device: iPhone 16
    Form { Toggle("Sound", isOn: .constant(true)); ProgressView(value: 0.5) }
    """,
    """
    // device: iPhone 16
    Text("All quiet").padding().background(.mint)
    """,
    """
    // device: iPhone 16
    VStack(spacing: 8) {
      HStack { Text("Hi! How are you doing?").padding(12).background(.gray); Spacer() }
      HStack { Spacer(); Text("Great").padding(12).background(.blue) }
    }
    """,
    """
    // device: iPhone 16
    List {
      HStack { Text("Payment"); Spacer() }.background(Color.clear)
        .listRowInsets(EdgeInsets()).frame(height: 56)
    }
    """,
  ])
  func `has nothing to say of what nobody would change`(text: String) throws {
    let outcome = try Haggle.run("try", "-", input: text)
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("no findings"), "\(outcome.output)")
  }
}
