import HaggleVocabulary
import Testing

@Suite struct `Words with views and code` {
  private let name = { (node: NodeID) in "view\(node.index)" }

  @Test func `marks views and code, and joins the words between them`() {
    let number: Prose = "8 points"
    let prose: Prose = "\(NodeID(1)) is \(number), write \(code: ".a")\("") in \(3)"
    #expect(
      prose.parts == [
        .view(NodeID(1)), .words(" is 8 points, write "), .code(".a"), .words(" in 3"),
      ])
    #expect(prose.text(naming: name) == "view1 is 8 points, write .a in 3")
    #expect(prose.views == [NodeID(1)])
    #expect(prose.text == "view 1 is 8 points, write .a in 3")
    #expect(Prose("").isEmpty && Prose() == "")
  }

  @Test func `puts code in the middle of words between backquotes, where it is told to`() {
    let prose: Prose = "put \(quoted: ";") between them"
    #expect(prose.parts == [.words("put "), .quoted(";"), .words(" between them")])
    #expect(prose.text == "put `;` between them")
  }

  @Test func `lists as one says it`() {
    func list(_ count: Int) -> String {
      Prose.list((0..<count).map { Prose(view: NodeID($0)) }, "or").text(naming: name)
    }
    #expect((0..<4).map(list) == ["", "view0", "view0 or view1", "view0, view1 or view2"])
    #expect(Prose.list(["a", "b", "c"]) == "a, b, c")
  }

  @Test func `begins a sentence with a capital, but no name with one`() {
    #expect(Prose("let it").capitalized == "Let it")
    #expect(Prose(view: NodeID(0)).capitalized == Prose(view: NodeID(0)))
  }
}
