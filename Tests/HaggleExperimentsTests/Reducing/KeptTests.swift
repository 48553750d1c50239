import HaggleTraces
import Testing

@testable import HaggleExperiments

/// The classic failure of making texts smaller: one problem goes, another one with the same name
/// stays.
@Suite struct `What stays` {
  /// Two findings of one rule, each of another view.
  private static let two = """
    // proposal: 100x300
    VStack {
      Color.red.frame(width: 160).id("first")
      Color.blue.frame(width: 220).id("second")
    }
    .frame(width: 100)
    """

  @Test(arguments: [("first", "Color.red", "160"), ("second", "Color.blue", "220")])
  func `is the finding of the same view`(name: String, view: String, width: String) throws {
    let text = """
      // proposal: 300x300
      VStack {
        HStack { Color.red.frame(width: 160).id("first") }.frame(width: 100).id("a")
        HStack { Color.blue.frame(width: 220).id("second") }.frame(width: 100).id("b")
      }
      """
    let reduced = try Reduced(text, finding: "overflow@\(name)")
    #expect(reduced.text.contains(view))
    #expect(reduced.text.contains(width))
    #expect(!reduced.text.contains(view == "Color.red" ? "Color.blue" : "Color.red"))
  }

  @Test func `is no other rule's finding`() throws {
    let text = """
      // proposal: 320x200
      // text-cell: 8x20
      VStack {
        HStack { Text("Good morning to you all").id("title"); Color.mint }.frame(width: 100)
        HStack { Color.red.frame(width: 500).id("wide") }
      }
      """
    let reduced = try Reduced(text, finding: "overflow@wide")
    #expect(reduced.outcome.finding?.rule == "overflow")
    #expect(!reduced.text.contains("Text"))
  }

  @Test func `does not come to nothing`() throws {
    let text = """
      // proposal: 320x200
      // text-cell: 8x20
      struct Flow: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          CGSize(width: proposal.width ?? 320, height: 40)
        }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
          for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
        }
      }
      Flow { Text("A remark that is longer than the screen can be wide").id("long") }
      """
    let reduced = try Reduced(text)
    #expect(reduced.outcome.finding?.rule == "overflow")
    // A layout without a size would let any text reach beyond it.
    #expect(!reduced.text.contains("CGSize()"))
    #expect(reduced.text.contains("height: 40"))
  }

  @Test func `rests on nothing that was known before`() throws {
    let text = """
      // proposal: 200x100
      struct Row: View {
        let title: String
        let width: CGFloat
        var body: some View { Text(title).frame(width: width).background(Color.red) }
      }
      HStack { Row(title: "Good", width: 300).id("row") }
      """
    let reduced = try Reduced(text)
    #expect(reduced.outcome.trace.header.completeness == "complete with 1 assumption")
    #expect(reduced.text.contains("300"))
  }

  @Test func `is the number, where a claim fails`() throws {
    let reduced = try Reduced(Listings.gridBug, claim: "outer width == 350")
    #expect(reduced.start.failure == "its width is 294.3333")
    #expect(reduced.outcome.claim?.text == "outer width == 350")
    let again = try Reduced(reduced.text, claim: "outer width == 350")
    #expect(again.start.failure == "its width is 294.3333")
    #expect(again.text == reduced.text)
  }

  @Test func `is what a claim says, where it holds`() throws {
    let reduced = try Reduced(Self.two, claim: "second width == 220")
    #expect(reduced.start.failure == nil)
    #expect(reduced.text == "Color.blue.frame(width: 220).id(\"second\")\n")
  }
}
