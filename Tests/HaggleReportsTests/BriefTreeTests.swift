import HaggleReplay
import HaggleReports
import HaggleTraces
import HaggleVocabulary
import Testing

@Suite struct `The tree of a screen` {
  /// Links in a list, each of a text and of parts that haggle draws.
  private static func list(_ words: [String]) -> TraceBuilder {
    var story = TraceBuilder()
    let list = story.node("List", at: 1, 1, roles: [.scrolls])
    for (index, word) in words.enumerated() {
      let link = story.node("NavigationLink", in: list, at: 2 + index, 3, roles: [.assumed])
      _ = story.node("Text", in: link, arguments: "\"\(word)\"", at: 2 + index, 20)
      _ = story.node("gap", in: link, at: 2 + index, 3)
      _ = story.node("chevron", in: link, at: 2 + index, 3, roles: [.assumed])
    }
    return story
  }

  private static let words = ["Account", "Privacy", "Sound", "Battery", "About"]

  @Test func `tells a screen in which nothing is wrong in a line for each view`() {
    let short = Self.list(Array(Self.words.prefix(3)) + ["Siri", "Help"])
    #expect(
      TreeReport(short.timeline).views == [
        "List.1  1:1", "  NavigationLink.1  2:3  \"Account\"",
        "  NavigationLink.2 … NavigationLink.5  4 more like it: \"Privacy\", \"Sound\", \"Siri\", …",
      ])
  }

  @Test func `tells all of a view in which something is wrong`() {
    var story = Self.list(Self.words)
    let text = NodeID(2)
    story.trace.remarks = [
      .finding(Finding(rule: "cut-text", class: .smell, node: text, statement: Statement("a")))
    ]
    let views = TreeReport(story.timeline).views
    #expect(views.contains { $0.contains("Text.1(\"Account\")") && $0.contains("! cut-text") })
    #expect(!views.contains { $0.contains("chevron.2") })
  }

  @Test func `tells everything where that is asked for, and of a short tree`() {
    let options = TreeReport.Options(showsAll: true)
    #expect(
      TreeReport(Self.list(Self.words).timeline, options: options).views.count {
        $0.contains("chevron")
      } == 5)
    let three = Self.list(Array(Self.words.prefix(3)))
    #expect(TreeReport(three.timeline).views.count { $0.contains("chevron") } == 3)
  }
}
