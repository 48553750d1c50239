import Foundation
import HaggleReports
import HaggleTestSupport
import HaggleTraces
import HaggleVocabulary
import Testing

@Suite struct `The beginning of a report without findings` {
  /// A row of a text and a spacer, with what was assumed for it.
  private func row(_ assumed: [DiagnosticCode]) -> TraceBuilder {
    var story = TraceBuilder()
    let row = story.node("HStack", roles: [.dividesWidth, .alignsHeight])
    let text = story.node("Text", in: row, arguments: "\"Name\"", roles: [.text])
    let spacer = story.node("Spacer", in: row, roles: [.spacer])
    story.ask(row, 200, 20, answer: (200, 20))
    story.place(row, 0, 0, 200, 20)
    story.place(text, 0, 0, 40, 20)
    story.place(spacer, 40, 0, 160, 0)
    for code in assumed {
      let detail = Event.Note.Detail(.assumed, code: .known(code))
      story.add(
        .note(.init(node: nil, source: .scenario, text: "about \(code)", detail: detail)))
    }
    return story
  }

  private func beginning(_ assumed: [DiagnosticCode]) -> String {
    RoleText.text(FullReport(row(assumed).timeline).beginning)
  }

  @Test func `says what tells most of it, and in one line what was assumed`() {
    let text = beginning([.unknownCondition, .unknownFont, .imageSize])
    #expect(
      text.contains(
        """
        no findings
          · Spacer.1 takes 160 points of width, which nobody needs
        1 choice left open, 2 assumed (--as diagnostics lists them)

        """), "\(text)")
    #expect(!text.contains("about"))
  }

  @Test func `says a single thing in full`() {
    let text = beginning([.unknownFont])
    #expect(text.contains("assumed:\n  - about unknownFont\n"), "\(text)")
  }
}

@Suite struct `A kind of fact` {
  @Test(arguments: LayoutVerdict.Kind.allCases)
  func `is described where programs are told what to read`(kind: LayoutVerdict.Kind) throws {
    let page = try String(
      contentsOf: Checkout.root.appending(path: "docs/JSON.md"), encoding: .utf8)
    #expect(page.contains("`\(kind.rawValue)`"))
  }
}
