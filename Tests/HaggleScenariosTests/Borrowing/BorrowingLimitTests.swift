import HaggleSyntax
import Testing

@testable import HaggleScenarios

@Suite struct `Of more than a text may borrow` {
  @Test func `a part is taken`() {
    let chain = (0..<2000).map {
      "let a\($0) = a\($0 + 1) // \(String(repeating: "x", count: 400))\n"
    }
    let whole = (0..<2000).map {
      "let b\($0) = [b\($0 + 1), \"\(String(repeating: "x", count: 400))\"]"
    }
    #expect(!borrowing("Text(a0)", [("A.swift", chain.joined())]).isCut)
    let cut = borrowing("Text(b0)", [("B.swift", whole.joined(separator: "\n"))])
    #expect(cut.isCut)
    #expect(cut.text(areNamed: true).utf8.count < 700 << 10)
  }

  @Test func `what the text shows comes before a table that the code of its buttons names`() {
    let rows = (0..<9000).map {
      "  static func icon\($0)() { draw(\(String(repeating: "1, ", count: 20))) }"
    }
    let files = [
      ("A.swift", "class Icons {\n" + rows.joined(separator: "\n") + "\n}"),
      (
        "Z.swift",
        "struct Scroller: View { var body: some View { Inner() } }\nstruct Inner: View {}"
      ),
    ]
    let cut = borrowing("Button(\"a\") { Icons.icon1() }\nScroller()", files)
    #expect(cut.isCut)
    #expect(cut.pieces.map(\.name) == ["Scroller", "Inner"])
  }
}
