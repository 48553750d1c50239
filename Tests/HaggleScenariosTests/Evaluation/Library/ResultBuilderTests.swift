import HaggleScenarios
import HaggleTestSupport
import Testing

/// `@resultBuilder struct Rows { static func buildBlock(_ rows: String...) -> [String] { rows } }`
@Suite struct `A declared result builder` {
  @Test(
    arguments: Case.blocks(
      #"""
      @resultBuilder enum Lines {
        static func buildBlock(_ parts: String...) -> String { parts.joined(separator: ",") }
      }
      func lines(@Lines _ make: () -> String) -> String { make() }
      lines { "a"; let b = "b"; b + b; }
      → a,bb

      @resultBuilder enum Rows {
        static func buildExpression(_ row: String) -> [String] { [row] }
        static func buildExpression(_ number: Int) -> [String] { ["no. \(number)"] }
        static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
        static func buildOptional(_ part: [String]?) -> [String] { part ?? ["-"] }
        static func buildEither(first: [String]) -> [String] { first }
        static func buildEither(second: [String]) -> [String] { second }
        static func buildArray(_ parts: [[String]]) -> [String] { parts.flatMap { $0 } + ["."] }
        static func buildFinalResult(_ rows: [String]) -> String { rows.joined(separator: " ") }
      }
      func rows(_ isLong: Bool, @Rows _ make: (Bool) -> String) -> String { make(isLong) }
      func all() -> String { rows(true) { isLong in
        "one"
        2
        if isLong { "three"; "four" }
        if !isLong { "none" }
        if isLong { "yes" } else { "no" }
        switch isLong { case true: "long"; case false: "short" }
        for number in 5...6 { number; "and" }
      } }
      all()
      → one no. 2 three four - yes long no. 5 and no. 6 and .

      @resultBuilder struct Several<Element> {
        static func buildPartialBlock(first: Element) -> [Element] { [first] }
        static func buildPartialBlock(accumulated: [Element], next: Element) -> [Element] {
          accumulated + [next]
        }
      }
      struct Slide { let title: String }
      struct Deck { let slides: [Slide]; init(@Several<Slide> _ make: () -> [Slide]) { slides = make() } }
      Deck { Slide(title: "a"); Slide(title: "b"); Slide(title: "c") }.slides.map(\.title).joined()
      → abc

      @resultBuilder enum Sum { static func buildBlock(_ parts: Int...) -> Int { parts.reduce(0, +) } }
      struct Bill {
        @Sum var total: Int { 4; 5 }
        @Sum static func tip(_ part: Int) -> Int { part; 1 }
        @Sum func plain() -> Int { return 40 }
      }
      "\(Bill().total) \(Bill.tip(2)) \(Bill().plain())"
      → 9 3 40

      @resultBuilder enum Sum { static func buildBlock(_ parts: Int...) -> Int { parts.reduce(0, +) } }
      struct Bill { @Sum let total: Int; @Sum let later: () -> Int }
      func bill(_ bill: Bill) -> String { "\(bill.total) \(bill.later())" }
      bill(Bill(total: { 1; 2 }, later: { 3; 4 }))
      → 3 7

      enum Part { case line, gap(Int) }
      @resultBuilder enum Parts { static func buildBlock(_ parts: Part...) -> Int { parts.count } }
      func count(@Parts _ make: () -> Int) -> Int { make() }
      count { .line; .gap(4); Part.line }
      → 3
      """#))
  func `makes one value of the statements of a block`(example: Case) {
    #expect(printed(example.declarations, example.expression) == example.expected)
  }

  @Test(arguments: [
    (
      """
      struct Page { let title: String; let view: AnyView
        init<V: View>(_ title: String, @ViewBuilder content: () -> V) {
          self.title = title; view = AnyView(content())
        } }
      @resultBuilder struct Pages { static func buildBlock(_ pages: Page...) -> [Page] { pages } }
      struct Pager: View { let pages: [Page]
        init(@Pages _ make: () -> [Page]) { pages = make() }
        var body: some View { ForEach(pages.indices, id: \\.self) { Text(pages[$0].title) }; pages[1].view } }
      Pager { Page("A") { Text("first") }; Page("B") { Text("second") } }
      """, ["A", "B", "second"]
    ),
    (
      """
      @resultBuilder struct Divided {
        static func buildPartialBlock<V: View>(first: V) -> some View { first }
        static func buildPartialBlock<A: View, B: View>(accumulated: A, next: B) -> some View {
          VStack { accumulated; Text("-"); next }
        } }
      struct Card<C: View>: View { @Divided let content: () -> C; var body: some View { content() } }
      Card { Text("a"); Text("b") }
      """, ["a", "-", "b"]
    ),
  ])
  func `makes views`(text: String, shown: [String]) {
    let evaluation = evaluated(text)
    #expect(evaluation.roots.first.map { shownTexts(evaluation.graph, $0.view) } == shown)
  }

  @Test func `that does not take what is in the block is said to be unknown`() {
    let text = """
      @resultBuilder enum Pair { static func buildBlock(_ a: String, _ b: String) -> String { a + b } }
      func pair(@Pair _ make: () -> String) -> String { make() }
      Text(pair { "a" })
      """
    #expect(
      evaluated(text).diagnostics.map(\.message) == [
        "haggle cannot evaluate '@Pair': a placeholder stands for it"
      ])
  }
}
