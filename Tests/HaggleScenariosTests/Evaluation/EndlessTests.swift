import HaggleLanguage
import HaggleScenarios
import HaggleSyntax
import Testing

@Suite struct `Code without end` {
  /// Once a function has come to no end, its other calls need not be tried to their ends, too.
  @Test func `that branches is cut once`() {
    let text = """
      func walk(_ n: Int) -> Int { walk(n + 1) + walk(n + 2) + walk(n + 3) }
      VStack { Text("\\(walk(0))"); Text("kept") }
      """
    #expect(diagnostics(text).map { $0.split(separator: " ")[2] } == ["call-limit:"])
  }

  @Test func `of a view that contains itself is named, and ends in a box`() {
    let text = "struct A: View { var body: some View {\n  VStack { A() } } }"
    #expect(
      diagnostics(text) == [
        "2:12 placeholder endless-view: A's body contains A without end: shown 3 deep, "
          + "with a box inside"
      ])
    #expect(dump(text) == "A{VStack { A{VStack { A{VStack { A?() }} }} }}")
  }

  @Test(
    arguments: Case.blocks(
      #"""
      struct A: View { var body: some View { HStack { A(); Text("a"); A() } } }
      VStack { Text("kept"); A() }
      → VStack { Text("kept"); A{HStack { A{HStack { A{HStack { A?(); Text("a"); A?() }};
        Text("a"); A{HStack { A?(); Text("a"); A?() }} }}; Text("a");
        A{HStack { A{HStack { A?(); Text("a"); A?() }};
        Text("a"); A{HStack { A?(); Text("a"); A?() }} }} }} }

      struct V: View {
        var body: some View { VStack { Text("kept"); rows(0); Text("after") } }
        func rows(_ n: Int) -> some View { HStack { Text("\(n)"); rows(n + 1) } }
      }
      → V{VStack { Text("kept"); HStack { Text("\(n)"); HStack { Text("\(n)");
        HStack { Text("\(n)"); rows?() } } }; Text("after") }}

      func f() -> Int { while true {} }
      VStack { Text("kept"); Text("\(f())"); Text("after") }
      → VStack { Text("kept"); stopped?(); Text("after") }
      """#))
  func `leaves what stands around it`(example: Case) {
    #expect(dump(example.text) == example.expected)
  }

  @Test(arguments: [
    ("while let row = try? db.next() { n += 1 }", 1),
    ("while !db.isClosed { n += 1 }", 1),
    ("repeat { n += 1 } while !db.isClosed", 1),
    ("while n < 5, let row = db.next() { n += 1 }", 1),
    // Near misses: what is known goes on as it does.
    ("var rows = [1, 2, 3]; while let row = rows.popLast() { n += row }", 6),
    ("while n < 5 { if db.isClosed { break }; n += 1 }", 5),
  ])
  func `is a loop that unknown data would end`(loop: String, turns: Int) {
    let text = """
      struct V: View {
        let db: Database
        var turns: Int { var n = 0; \(loop); return n }
        var body: some View { Text("\\(turns)") }
      }
      """
    let evaluation = evaluated(text)
    let shown = evaluation.roots.first.map { shownTexts(evaluation.graph, $0.view) }
    #expect(shown == ["\(turns)"])
    let isSaid = evaluation.diagnostics.contains { $0.message.contains("to end after one turn") }
    #expect(isSaid == (turns == 1))
  }

  @Test(
    arguments: Case.blocks(
      #"""
      struct Row: View {
        let comment: Comment
        var body: some View { VStack { ForEach(comment.replies) { Row(comment: $0) } } }
      }
      → Row{VStack { Row{VStack { Row{VStack {}} }}; Row{VStack { Row{VStack {}} }};
        Row{VStack { Row{VStack {}} }} }}
      ! 1:8 assumed missing-argument: nobody calls Row here: took comment = unknown Comment
      ! 3:42 assumed unknown-elements: the elements of 'comment.replies' are unknown: took 3
      ! 3:34 assumed unknown-elements: Row contains itself for unknown data: took 1 element inside
        each, and none in that

      struct Row: View {
        let node: Node
        var body: some View { VStack { if let next = node.next { Row(node: next) } } }
      }
      → Row{VStack { Row{VStack { Row{VStack {}} }} }}
      ! 1:8 assumed missing-argument: nobody calls Row here: took node = unknown Node
      ! 3:48 assumed unknown-condition: 'node.next' is unknown: took it as not nil
      """#))
  func `of unknown data is short`(example: Case) {
    #expect(dump(example.text) == example.expected)
    #expect(diagnostics(example.text) == example.said)
  }

  @Test func `is not what a method is that a view passes on`() {
    let text = """
      struct A: View {
        var body: some View { B(onSubmit: self.submit(_:)) }
        func submit(_ text: String) {}
      }
      """
    #expect(dump(text) == "A{B?(onSubmit: self.submit(_:))}")
  }

  @Test func `of views that contain each other is named`() {
    let text =
      """
      struct A: View { var body: some View { B() } }
      struct B: View { var body: some View { A() } }
      A()
      """
    let found = diagnostics(text)
    #expect(found.count == 1)
    #expect(found[0].contains("endless-view"))
    #expect(
      found[0].contains("'s body contains B, which contains A without end")
        || found[0].contains("'s body contains A, which contains B without end"))
  }

  @Test(
    arguments: Case.blocks(
      #"""
      struct A: View { var body: some View { let n = f()
      Text("\(n)") }
      func f() -> Int { while true {}
      return 1 } }

      let a = [1]
      Text("\(loop())")
      func loop() -> Int { for i in 0..<1_000_000_000 { _ = i }
      return 1 }
      """#))
  func `is stopped by the step limit`(example: Case) {
    var limits = EvaluationLimits()
    limits.steps = 10_000
    let evaluation = evaluate(SyntaxTree.parse(SourceText(example.text, name: "")), limits: limits)
    #expect(evaluation.diagnostics.map(\.code) == [.stepLimit])
    #expect(evaluation.diagnostics[0].message == "took more than 10 000 steps and was stopped")
  }

  @Test func `of a function that calls itself is stopped`() {
    let text = "func f(_ n: Int) -> Int { f(n + 1) }\nText(\"\\(f(0))\")"
    #expect(diagnostics(text).first?.contains("call-limit") == true)
  }

  @Test func `in a ForEach shows its beginning`() {
    let text = "VStack { ForEach(0..<Int.max, id: \\.self) { Text(\"\\($0)\") } }"
    #expect(diagnostics(text) == ["1:10 assumed view-limit: ForEach stopped after 1 000 views"])
    #expect(evaluated(text).graph.views.count == 1_002)
  }

  @Test func `in a ForEach ends with a limit`() {
    var limits = EvaluationLimits()
    limits.elements = 100
    let tree = SyntaxTree.parse(
      SourceText("ForEach(0..<1_000_000_000) { _ in Color.red }", name: ""))
    let evaluation = evaluate(tree, limits: limits)
    #expect(evaluation.diagnostics.map(\.message) == ["ForEach stopped after 100 views"])
    #expect(evaluation.graph.views.count == 101)
  }
}
