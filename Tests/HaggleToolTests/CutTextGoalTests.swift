import Foundation
import Testing

/// A text that is cut, asked for by its name alone.
@Suite struct `haggle try of a cut text` {
  /// Its row is too low for two lines; another view has a finding.
  private static let screen = """
    // proposal: 300x300
    // text-cell: 8x20
    VStack {
      Text("Title").offset(y: -30)
      HStack {
        Text("No account?")
        Text("Create one now for free of charge")
      }
      .frame(height: 20)
    }

    """

  private func run(_ words: String...) throws -> Haggle.Outcome {
    let folder = try ScratchFolder()
    folder.add("Screen.swift", Self.screen)
    return try Haggle.run(words, input: Data(), in: folder.url)
  }

  @Test func `shows it whole`() throws {
    let outcome = try run("try", "Screen.swift", "Create one now for free of charge")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.hasPrefix("Text.3 is cut\n\n1  "))
    let whole = try run("try", "Screen.swift", "Title")
    #expect(whole.status == 2)
    #expect(
      whole.errors.contains(
        "Text.1 \"Title\" is no text that is cut: say what a view should have, Title width --to 350, "
          + "or --to hug, as its content is"), "\(whole.errors)")
  }

  @Test func `is named where a trace ends`() throws {
    let trace = try run("trace", "Screen.swift", "--no-edits").output
    #expect(
      trace.hasSuffix(
        "\nWhat would show Text.3 \"Create one now for free of …\" whole?  haggle try Screen.swift "
          + "Text.3\n"), "\(trace)")
  }

  @Test func `hugs all of its words`() throws {
    let outcome = try run("try", "Screen.swift", "Text.3", "width", "--to", "hug")
    #expect(
      outcome.output.hasPrefix("Text.3 is to have the width 264, and has 192\n"),
      "\(outcome.output)")
  }

  /// A text elsewhere that breaks for want of width is no part of it.
  @Test func `is shown whatever else is cut in another row`() throws {
    let text = """
      // proposal: 300x300
      // text-cell: 8x20
      VStack(alignment: .leading) {
        HStack {
          Color.red.frame(width: 200, height: 40)
          Text("Message").frame(maxWidth: .infinity)
          Text("Followed")
        }
        Text("Makes small apps for large screens, and coffee").frame(height: 22)
      }
      """
    let outcome = try Haggle.run("try", "-", "--finding", "cut-text@frame.3", input: text)
    #expect(
      outcome.output.contains("+  .frame(minHeight: 22)")
        || outcome.output.contains(
          "+  Text(\"Makes small apps for large screens, and coffee\").frame(minHeight: 22)"),
      "\(outcome.output)\(outcome.errors)")
  }

  /// What its own frame leaves of the words is not what they need.
  @Test func `hugs the words in a frame`() throws {
    let text = """
      // proposal: 300x100
      // text-cell: 8x20
      HStack { Text("Text size").id("label").frame(width: 50); Color.blue }

      """
    let output = try Haggle.run("try", "-", "label", "width", "--to", "hug", input: text).output
    #expect(output.hasPrefix("label is to have the width 72, and has 32\n"), "\(output)")
  }

  @Test func `has a frame before another size of type`() throws {
    let text = "// proposal: 300x300\nText(\"Sign in\").font(.system(size: 20))\n"
    let output = try Haggle.run("try", "-", "Text.1", "width", "--to", "250", input: text).output
    #expect(output.contains("\n1  .frame(width: 250) on Text.1 \"Sign in\"\n"), "\(output)")
    let tiny = try Haggle.run("try", "-", "Text.1", "width", "--to", "1", input: text).output
    #expect(!tiny.contains("size: 0"), "\(tiny)")
  }
}
