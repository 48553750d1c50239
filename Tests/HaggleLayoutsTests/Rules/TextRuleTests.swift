import Foundation
import HaggleLayouts
import HaggleVocabulary
import Testing

/// docs/NEGOTIATION.md, section 5, in cells of 8 by 16.
@Suite struct `A text by its rules` {
  private static func answer(
    _ string: String, _ width: CGFloat?, _ height: CGFloat? = nil, limit: Int? = nil,
    reserved: Int = 0
  ) -> String {
    let layout = TextLayout(string, lineLimit: limit, reservedLines: reserved)
    let run = Dialogue(
      Sketch(layout), in: ProposedViewSize(width, height), context: .cells(8, 16))
    return NumberText.display(run.size)
  }

  @Test func `5.1 With nothing proposed every paragraph is one line`() {
    #expect(Self.answer("Hello world", nil) == "88×16")
    #expect(Self.answer("Hello\nyou", nil) == "40×32")
  }

  @Test func `5.2 Lines break after spaces, and the widest one is the width`() {
    #expect(Self.answer("Hello wide you", 80) == "80×32")
    #expect(Self.answer("Hello wide you", 79) == "64×32")
  }

  @Test func `5.3 A word that is too long breaks by character, one to a line at least`() {
    #expect(Self.answer("Hello world", 30) == "24×64")
    #expect(Self.answer("Hello world", 0) == "0×176")
  }

  @Test func `5.19 A line may end behind a hyphen between letters`() {
    #expect(Self.answer("wide check-in", 60) == "48×48")
    #expect(Self.answer("wide check-in", 96) == "88×32")
    // Not before a digit, nor behind a sign or in a name.
    #expect(Self.answer("area 51-52", 48) == "40×32")
    #expect(Self.answer("a -check", 48) == "48×32")
    #expect(Self.answer("a check/in", 64) == "64×32")
  }

  @Test func `5.4 Lines are kept as far as the height allows, at least one`() {
    #expect(Self.answer("a b c d", 8, 40) == "8×32")
    #expect(Self.answer("a b c d", 8, 0) == "8×16")
  }

  @Test func `5.5 A line limit cuts lines, reserved lines add height`() {
    #expect(Self.answer("a b c d", 8, limit: 3) == "8×48")
    #expect(Self.answer("a", nil, limit: 2, reserved: 2) == "8×32")
  }

  @Test func `5.6 A text is never wider than a finite proposal`() {
    #expect(Self.answer("Hello", 3) == "3×80")
    #expect(Self.answer("Hello", .infinity) == "40×16")
  }

  /// With lines of 20 a baseline lies 16 below a line's top.
  @Test func `5.7 A text sets the baselines of its first and of its last line`() {
    let row = { (guide: VerticalAlignment) in
      Dialogue(
        hstack(alignment: guide, spacing: 0, [text("a\nb").id("text"), box(5, 10).id("box")]),
        in: .unspecified, context: .cells(8, 20))
    }
    #expect(row(.firstTextBaseline).failures(of: "box frame 8,6 5×10") == [])
    #expect(row(.lastTextBaseline).failures(of: "box frame 8,26 5×10") == [])
  }

  @Test func `5.8 A text of stated size is as wide as it may be, and of its height`() {
    let context = LayoutContext.texts(["Hello": CGSize(41.33, 20.33)])
    let narrow = Dialogue(text("Hello"), in: ProposedViewSize(30, 10), context: context)
    #expect(narrow.answers(of: "Text") == ["30×10 → 30×20.33"])
    let wide = Dialogue(text("Hello"), in: .infinity, context: context)
    #expect(wide.answers(of: "Text") == ["∞×∞ → 41.33×20.33"])
  }
}
