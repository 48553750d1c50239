import Foundation
import HaggleReports
import HaggleTraces
import HaggleVocabulary
import Testing

@Suite struct `An edit that was tried` {
  private static let trace = Trace(
    nodes: (0..<6).map { .init(kind: "Text", name: "t\($0)", isLabelled: true) })

  private func change(
    _ node: Int, from before: CGSize = CGSize(width: 10, height: 10), to after: CGSize,
    x: CGFloat = 0
  ) -> PictureChange {
    PictureChange(
      of: NodeID(node), from: CGRect(origin: .zero, size: before),
      to: CGRect(origin: CGPoint(x: x, y: 0), size: after))
  }

  @Test func `shows what goes by its number now, what comes by its number then`() {
    let edit = TriedEdit(
      [
        LineChange(at: 9, removing: [], adding: ["    HStack {", "      a"]),
        LineChange(at: 12, removing: ["      b", "", "    c"], adding: ["    d"]),
      ], effect: [], others: [])
    #expect(
      TriedEditText(edit, in: Self.trace).lines == [
        " 9 + HStack {", "10 +   a", "12 -   b", "13 - ", "14 - c", "14 + d",
      ])
  }

  @Test func `counts what is only indented further`() {
    let edit = TriedEdit(
      [
        LineChange(
          at: 2, removing: ["a {", "  b"], adding: ["ZStack {", "  a {", "    b", "  }"]),
        LineChange(at: 5, removing: [".c()"], adding: ["  .c()", "}"]),
      ], effect: [], others: [])
    #expect(
      TriedEditText(edit, in: Self.trace).lines == [
        "2 + ZStack {", "5 +   }", "8 + }", "(3 lines indented further)",
      ])
  }

  @Test func `shows what moves up or down`() {
    let edit = TriedEdit(
      [
        LineChange(at: 2, removing: ["  .padding()"], adding: []),
        LineChange(at: 4, removing: [], adding: ["  .padding()"]),
      ], effect: [], others: [])
    #expect(TriedEditText(edit, in: Self.trace).lines == ["2 - .padding()", "3 + .padding()"])
  }

  @Test func `counts lines beyond a dozen or so`() {
    let edit = TriedEdit(
      [LineChange(at: 1, removing: [], adding: (1...20).map { "\($0)" })], effect: [], others: [])
    let lines = TriedEditText(edit, in: Self.trace).lines
    #expect(lines.count == 15)
    #expect(lines.last == "… 6 more lines")
  }

  @Test(arguments: [
    ([], [], "all sizes and places stay as they are"),
    ([1], [], "t1 20 wide instead of 10; nothing else moves"),
    (
      [1, 2], [3],
      "t1 20 wide instead of 10, t2 20 wide instead of 10; t3 20 wide instead of 10"
    ),
    ([], [1], "t1 20 wide instead of 10"),
    (
      [], [1, 2, 3, 4, 5],
      """
      t1 20 wide instead of 10, t2 20 wide instead of 10, t3 20 wide instead of 10 \
      and 2 more views change size
      """
    ),
    (
      [0, 1, 2, 3], [],
      """
      t0 20 wide instead of 10, t1 20 wide instead of 10, t2 20 wide instead of 10, 1 like it; \
      nothing else moves
      """
    ),
  ])
  func `says what it does to the picture`(effect: [Int], others: [Int], words: String) {
    let size = CGSize(width: 20, height: 10)
    let edit = TriedEdit(
      [], effect: effect.map { change($0, to: size) }, others: others.map { change($0, to: size) })
    #expect(TriedEditText(edit, in: Self.trace).effect == words)
  }

  @Test(arguments: [
    ([1], "t1 moves"), ([1, 2], "t1, t2 move"),
    ([1, 2, 3, 4, 5], "t1, t2, t3 and 2 more move"),
  ])
  func `says of what keeps its size that it moves`(others: [Int], words: String) {
    let size = CGSize(width: 10, height: 10)
    let edit = TriedEdit([], effect: [], others: others.map { change($0, to: size, x: 4) })
    #expect(TriedEditText(edit, in: Self.trace).effect == words)
  }

  @Test func `says both lengths at once, and what only moves behind it`() {
    let edit = TriedEdit(
      [], effect: [],
      others: [
        change(1, to: CGSize(width: 1, height: 20)),
        change(2, to: CGSize(width: 10, height: 10), x: 4),
      ])
    let effect = TriedEditText(edit, in: Self.trace).effect
    #expect(effect == "1 text wraps; t1 1×20 instead of 10×10; t2 moves")
  }

  @Test func `has what is written where as its first line`() {
    let edit = TriedEdit(
      [LineChange(at: 3, removing: [], adding: ["  .fixedSize()"])], effect: [], others: [],
      title: "\(code: ".fixedSize()") on \(NodeID(1))")
    #expect(
      TriedEditText.list([edit], in: Self.trace, columns: 80) == [
        "1  .fixedSize() on t1", "   3 + .fixedSize()",
        "   all sizes and places stay as they are: what changes is what is drawn, or what",
        "   reacts to a tap",
      ])
  }

  @Test(arguments: [
    (2, nil as Int?, "take"), (2, 3, "take"), (2, 6, "take, in Card.swift"), (6, 6, "take"),
    (6, 2, "take, in Row.swift"),
  ])
  func `names its file where the place above it is in another`(
    line: Int, told: Int?, title: String
  ) {
    var trace = Self.trace
    trace.header.scenario = "Card.swift"
    trace.header.source = "a\nb\nc\n// from: Views/Row.swift:80\nd\ne\n"
    let edit = TriedEdit(
      [LineChange(at: line, removing: ["b"], adding: [])], effect: [], others: [], title: "take")
    let place = told.map { SourcePlace(line: $0, column: 1) }
    #expect(TriedEditText(edit, in: trace, below: place).title == title)
  }

  @Test func `shows what moves over lines that stay, however it is indented`() {
    let edit = TriedEdit(
      [
        LineChange(at: 3, removing: [], adding: ["    .frame(height: 45)"]),
        LineChange(at: 4, removing: ["  .frame(height: 45)"], adding: []),
      ], effect: [], others: [])
    #expect(
      TriedEditText(edit, in: Self.trace).lines == [
        "3 +   .frame(height: 45)", "4 - .frame(height: 45)",
      ])
  }

  @Test func `says where a view is that keeps its size`() {
    let size = CGSize(width: 10, height: 10)
    let edit = TriedEdit([], effect: [change(1, to: size, x: 4)], others: [])
    #expect(
      TriedEditText(edit, in: Self.trace).effect == "t1 at 4,0 instead of 0,0; nothing else moves")
  }

  @Test func `is a unified diff with three lines around it, near changes together`() {
    let source = (1...20).map { "\($0)\n" }.joined()
    let changes = [
      LineChange(at: 1, removing: ["1"], adding: ["one", "and a half"]),
      LineChange(at: 8, removing: [], adding: ["seven and a half"]),
      LineChange(at: 20, removing: ["20"], adding: []),
    ]
    #expect(
      UnifiedDiff(of: source, changes, named: "View.swift").text == """
        --- View.swift
        +++ View.swift
        @@ -1,10 +1,12 @@
        -1
        +one
        +and a half
         2
         3
         4
         5
         6
         7
        +seven and a half
         8
         9
         10
        @@ -17,4 +19,3 @@
         17
         18
         19
        -20

        """)
  }

  @Test(arguments: [
    ("", [LineChange(at: 1, removing: [], adding: ["a"])], "@@ -0,0 +1,1 @@\n+a\n"),
    // A trace may say anything.
    (
      "a\n", [LineChange(at: 1 << 30, removing: ["x"], adding: ["y"])],
      "@@ -1073741821,1 +1073741821,1 @@\n-x\n+y\n"
    ),
    (
      "a\nb\n",
      [
        LineChange(at: 2, removing: ["b"], adding: []),
        LineChange(at: 1, removing: ["a"], adding: []),
      ],
      "@@ -1,4 +1,2 @@\n a\n-b\n-a\n b\n"
    ),
  ])
  func `is read without harm`(source: String, changes: [LineChange], hunks: String) {
    #expect(
      UnifiedDiff(of: source, changes, named: "v").text == "--- v\n+++ v\n" + hunks)
  }

  @Test func `keeps the ends of lines as they are`() {
    #expect("a\r\nb\r\n".lines == ["a\r", "b\r"])
    #expect("a\n\nb".lines == ["a", "", "b"])
    #expect("".lines.isEmpty)
  }

  @Test func `says first which texts wrap, and what of the whole is left`() {
    var trace = Trace(
      nodes: [
        .init(kind: "HStack", name: "row", isLabelled: true),
        .init(kind: "Text", name: "a", isLabelled: true, parent: NodeID(0), roles: [.text]),
      ])
    trace.header.proposal = ProposedViewSize(width: 100, height: 100)
    let edit = TriedEdit(
      [],
      effect: [
        change(0, from: CGSize(width: 200, height: 20), to: CGSize(width: 120, height: 40))
      ],
      others: [change(1, from: CGSize(width: 90, height: 20), to: CGSize(width: 50, height: 40))])
    #expect(
      TriedEditText(edit, in: trace).effect
        == "row 120×40 instead of 200×20; row is still 20 too wide; 1 text wraps; "
        + "a 50×40 instead of 90×20")
  }

  @Test func `is one of those that there was time for`() {
    var finding = Finding(
      rule: "overflow", class: .smell, node: NodeID(0), statement: Statement("a"),
      remedies: [.words("b"), .words("c")], exception: "d")
    (finding.trials, finding.isSearchCutShort) = (46, true)
    #expect(
      FindingWords.advice(of: finding).text { "view\($0.index)" }
        == "None of the 46 edits that were laid out fixes it. Not tried: b, or c. The search was "
        + "cut short: haggle try lays more edits out. Leave it if d.")
  }
}
