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

  @Test func `a view that is shown comes before many small things of what shows it`() {
    let marks = (0..<2200).map { "let mark\($0) = \"\(String(repeating: "x", count: 230))\"" }
    let names = marks.indices.map { "mark\($0)" }.joined(separator: ", ")
    let lines = String(repeating: "  // \(String(repeating: "x", count: 60))\n", count: 60)
    let files = [
      ("A.swift", marks.joined(separator: "\n")),
      (
        "Card.swift",
        "struct Card: View {\n  let all = [\(names)]\n  var body: some View { Badge() }\n}"
      ),
      ("Z.swift", "struct Badge: View {\n\(lines)  var body: some View { Text(\"a\") }\n}"),
    ]
    let cut = borrowing("Card()", files)
    #expect(cut.isCut)
    #expect(cut.pieces.map(\.name).filter { !$0.hasPrefix("mark") } == ["Card", "Badge"])
  }

  @Test func `a whole app of views leaves room for the data of the first`() {
    let views = (0..<200).map { index in
      let lines = String(repeating: "  // \(String(repeating: "x", count: 60))\n", count: 60)
      return "struct V\(index): View {\n\(lines)  var body: some View { V\(index + 1)() }\n}"
    }
    let data = "struct Trip {\n\(String(repeating: "  // a long remark\n", count: 2000))}"
    let files = [("A.swift", views.joined(separator: "\n")), ("Z.swift", data)]
    let cut = borrowing("V0(Trip())", files)
    #expect(cut.isCut)
    #expect(cut.pieces.map(\.name).last == "Trip")
  }
}
