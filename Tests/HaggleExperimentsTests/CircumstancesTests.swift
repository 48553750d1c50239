import Foundation
import HaggleReplay
import HaggleTraces
import Testing

/// What is around a view may change while it is on the screen: each change is another pass.
@Suite struct `What is around a view` {
  private static let screen = """
    // device: iPhone 16
    VStack(spacing: 0) {
      Text("Title").id("title")
      Color.red.id("rest")
    }
    """

  /// Where a view is in each pass: `pass 2: resize: rest 200×71.67`.
  private func passes(_ directives: String, _ text: String, _ name: String) throws -> [String] {
    let trace = try run(directives + "\n" + text)
    let timeline = Timeline(trace)
    return zip(timeline.passes, trace.passes).map { pass, words in
      let node = timeline.node(called: name, at: Cursor(after: pass.events.lowerBound))
      return "\(words): \(node.flatMap { timeline.size(of: $0)?.text } ?? "-")"
    }
  }

  @Test(arguments: [
    (
      "// resize: 393x759, 759x393",
      ["pass 1: first layout: 393×738.67", "pass 2: resize: 759×372.67"]
    ),
    ("// keyboard: shown", ["pass 1: first layout: 393×436.67"]),
    (
      "// keyboard: hidden, shown, hidden",
      [
        "pass 1: first layout: 393×738.67", "pass 2: keyboard shown: 393×436.67",
        "pass 3: keyboard hidden: 393×738.67",
      ]
    ),
    ("// keyboard: 300", ["pass 1: first layout: 393×472.67"]),
    (
      "// type-size: large, accessibility5",
      [
        "pass 1: first layout: 393×738.67", "pass 2: text size accessibility5: 393×695.67",
      ]
    ),
  ])
  func `changes what is left for a view`(directive: String, expected: [String]) throws {
    #expect(try passes(directive, Self.screen, "rest") == expected)
  }

  @Test(arguments: ["// direction: rtl", "// locale: ar_EG"])
  func `may be a writing direction`(directive: String) throws {
    let trace = try run(
      """
      // proposal: 100x20
      \(directive)
      HStack(spacing: 0) { Color.red.frame(width: 30).id("red"); Color.blue }
      """)
    let timeline = Timeline(trace)
    let red = try #require(timeline.node(called: "red", at: timeline.end))
    #expect(timeline.rectangle(of: red) == CGRect(x: 70, y: 0, width: 30, height: 20))
  }

  @Test(arguments: [("rtl", true), ("ltr", false)])
  func `is known of texts, whose lines begin there`(direction: String, isAtRight: Bool) throws {
    let trace = try run(
      """
      // direction: \(direction)
      // text-cell: 8x20
      HStack { Text("first"); Text("second").environment(\\.layoutDirection, .rightToLeft) }
      """)
    let texts = trace.nodes.filter { $0.roles.contains(.text) }
    #expect(texts.map { $0.roles.contains(.beginsAtRight) } == [isAtRight, true])
    #expect(trace.nodes.allSatisfy { $0.kind == "Text" || !$0.roles.contains(.beginsAtRight) })
  }

  @Test func `is read by views, and keeps their state`() throws {
    let text = """
      // text-cell: 10x20
      struct Row: View {
        @Environment(\\.dynamicTypeSize) var size
        @State private var width: CGFloat = 10
        var body: some View {
          Color.red.frame(width: width, height: size > .xxLarge ? 40 : 20).id("row")
            .onAppear { width = 90 }
        }
      }
      """
    #expect(
      try passes("// type-size: large, xxxLarge", text, "row") == [
        "pass 1: first layout: 10×20", "pass 2: width was set to 90 by onAppear at 8:8: 90×20",
        "pass 3: text size xxxLarge: 90×40",
      ])
  }

  @Test(arguments: [
    (".ignoresSafeArea()", "393×852"), (".ignoresSafeArea(.keyboard)", "393×759"),
    (".ignoresSafeArea(.container)", "393×516"),
    (".ignoresSafeArea(.keyboard, edges: .top)", "393×457"),
  ])
  func `may be a keyboard, which is ignored by itself`(modifier: String, size: String) throws {
    let trace = try run(
      """
      // device: iPhone 16
      // keyboard: shown
      Color.red.id("red")\(modifier)
      """)
    let timeline = Timeline(trace)
    let red = try #require(timeline.node(called: "red", at: timeline.end))
    #expect(timeline.size(of: red)?.text == size)
  }

  @Test func `is a comment where it says something else`() throws {
    let trace = try run(
      """
      // keyboard: dismiss it first
      // locale: see the settings
      // resize: the image
      // direction: up
      Color.red
      """)
    #expect(trace.diagnostics.isEmpty)
    #expect(trace.passes == ["pass 1: first layout"])
  }
}
