import Foundation
import Testing

@Suite struct `A view that is named on the command line` {
  private static let rows = """
    // proposal: 300x100
    // text-cell: 8x20
    struct LabeledRow: View {
      let title: String
      var body: some View {
        HStack { Text(title); Spacer() }
      }
    }
    VStack {
      LabeledRow(title: "Sign out")
      LabeledRow(title: "Sign in")
    }
    """

  private func run(_ verb: String, _ arguments: String...) throws -> Haggle.Outcome {
    try Haggle.run([verb, "-"] + arguments, input: Data(Self.rows.utf8))
  }

  @Test(arguments: [
    ("Sign out", "Text.1 \"Sign out\" is 64 wide"),
    ("\"sign IN\"", "Text.2 \"Sign in\" is 56 wide"),
    ("11", "HStack.2 LabeledRow is 300 wide"), ("LabeledRow[2]/Text", "Text.2 \"Sign in\" is 56"),
    ("6:7[2]/Spacer", "Spacer.2 is 244 wide"),
  ])
  func `is found by what a person knows of it`(address: String, answer: String) throws {
    let outcome = try run("why", address, "width")
    #expect(outcome.output.hasPrefix(answer), "\(outcome.output)\(outcome.errors)")
  }

  @Test func `is one of several, each with a name to paste`() throws {
    let outcome = try run("why", "LabeledRow")
    #expect(outcome.status == 2)
    #expect(
      outcome.errors == """
        haggle why: <stdin> has 2 views that “LabeledRow” may mean; name one, such as HStack.1:
          HStack.1  LabeledRow  line 10  300×20
          HStack.2  LabeledRow  line 11  300×20
        Try: haggle why --help

        """, "\(outcome.errors)")
  }

  @Test func `is guessed from its words where they are misspelt`() throws {
    let outcome = try run("why", "Sing out")
    #expect(outcome.errors.contains("“Sing out”; did you mean \"Sign out\"?"), "\(outcome.errors)")
  }

  @Test(arguments: [
    ("Sign out", "text == \"Sign out\""), ("10/Text", "text ~ out"),
    ("LabeledRow/Spacer", "kind == Spacer"), ("11", "node == HStack.2"),
    ("Text", "line == 6 && kind == Text"),
    ("LabeledRow[1]", "owner == LabeledRow && node == HStack.1"),
  ])
  func `is what a query may ask for`(address: String, expression: String) throws {
    let named = try run("query", address)
    #expect(named.status == 0)
    #expect(try named.output == run("query", expression).output)
  }

  @Test(arguments: ["underfill@5", "5", "HStack"])
  func `leads to its finding`(key: String) throws {
    let file = "Traces/relative-last.swift"
    let arguments = ["try", file, "--most", "1", "--finding"]
    let outcome = try Haggle.run(arguments + [key], input: Data())
    #expect(outcome.status == 0, "\(outcome.errors)")
    // The command that it prints is the one that was typed.
    let found = outcome.output.replacing("--finding \(key) ", with: "--finding underfill@row ")
    #expect(try found == Haggle.run(arguments + ["underfill@row"], input: Data()).output)
  }
}

extension `A view that is named on the command line` {
  @Test func `is listed with the line of its own file, and found there`() throws {
    let folder = try ScratchFolder()
    folder.add("Row.swift", Self.row)
    folder.add("Screen.swift", "VStack {\n  Row(title: \"Cut\")\n  Row(title: \"Key\")\n}\n")
    func why(_ address: String) throws -> Haggle.Outcome {
      try Haggle.run(
        ["why", "Screen.swift", address, "width", "--with", "Row.swift"], input: Data(),
        in: folder.url)
    }
    let several = try why("Text").errors
    #expect(several.contains("Text.1  \"Cut\"  Row.swift:5"), "\(several)")
    for address in ["Row.swift:5[2]", "Row.swift:5:7[2]", "Views/Row.swift:5[2]"] {
      let outcome = try why(address)
      #expect(outcome.output.hasPrefix("Text.2 \"Key\" is"), "\(outcome.errors)")
    }
  }

  private static let row = """
    struct Row: View {
      let title: String
      var body: some View {
        HStack {
          Text(title)
        }
      }
    }

    """
}
