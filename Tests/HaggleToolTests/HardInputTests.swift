import Foundation
import HaggleTestSupport
import Testing

/// What is odd but can be laid out: it is, and the answer says what was made of it.
@Suite struct `A file that is hard to use` {
  private static func layout(answering answer: String) -> String {
    """
    // proposal: 40x30
    struct Odd: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize { \(answer) }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {}
    }
    Odd { Color.red }
    """
  }

  private static let cases: [(text: String, diagnostic: String)] = [
    (layout(answering: "while true {}"), "steps and was stopped"),
    (layout(answering: "CGSize(width: CGFloat.nan, height: 1)"), "answered NaN×1 to 40×30"),
    (layout(answering: "subviews[7].sizeThatFits(.zero)"), "Odd.1"),
    ("Color.red.frame(width: -5)\n", "frame(width: −5) is no size"),
    ("Color.red.frame(height: .nan)\n", "frame(height: NaN) is no size"),
    ("Unknown().frame(width: 20)\n", "partial, 1 box"),
    ("Color.red.shiny(3)\n", "shiny"),
    ("Grid { GridRow { Color.red.gridCellColumns(1_000_000_000) } }\n", "spans"),
  ]

  @Test(arguments: cases) func `is laid out, with a diagnostic`(text: String, diagnostic: String)
    throws
  {
    let outcome = try Haggle.run(["trace", "-"], input: Data(text.utf8))
    #expect(outcome.status == 0)
    #expect((outcome.output + outcome.errors).contains(diagnostic), "\(outcome)")
  }

  @Test(arguments: [
    ("VStack { ", "Color.red", " }"), ("", "Color.red", ".padding(0)"),
    ("HStack { Color.blue; ", "Color.red", " }"),
  ])
  func `may be nested hundreds of levels deep`(open: String, leaf: String, close: String) throws {
    let levels = Checkout.isFull ? 2000 : 100
    let text =
      "// proposal: 50x50\n" + String(repeating: open, count: levels) + leaf
      + String(repeating: close, count: levels)
    let outcome = try Haggle.run(["check", "-"], input: Data(text.utf8))
    #expect(outcome.status <= 1)
    #expect(outcome.output.contains("checked 1 scenario: "), "\(outcome.errors)")
  }

  private static let bottomless = [
    ("(", ")", "<stdin>:1:50025: error: nested too deeply"),
    ("VStack { ", " }", "<stdin>:1:450008: error: nested deeper than 50000 levels"),
  ]

  @Test(arguments: Checkout.isFull ? bottomless : [bottomless[0]])
  func `may be nested beyond every limit`(open: String, close: String, error: String) throws {
    let text =
      String(repeating: open, count: 60_000) + "Color.red" + String(repeating: close, count: 60_000)
    let outcome = try Haggle.run(["trace", "-"], input: Data(text.utf8))
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains(error))
    #expect(outcome.errors.count < 1000)
  }

  @Test func `may print while it is laid out`() throws {
    let trace = try Haggle.run("trace", "Traces/nested-grid-monitored.swift")
    #expect(
      trace.output.contains(
        """
        printed by the layouts:
        Proposal Mode: ProposedViewSize(width: Optional(0.0), height: Optional(0.0))
        Required Size: (8.0, 16.0)
        Proposal Mode: ProposedViewSize(width: Optional(inf), height: Optional(inf))
        Required Size: (inf, inf)
        Proposal Mode: ProposedViewSize(width: Optional(167.0), height: Optional(350.0))
        Required Size: (167.0, 350.0)

        """))
  }
}
