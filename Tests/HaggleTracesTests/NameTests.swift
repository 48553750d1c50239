import HaggleTraces
import HaggleVocabulary
import Testing

@Suite struct `A node's name` {
  @Test(arguments: [
    ("Grid.2", "Grid.2"), ("orange", "orange"), ("größe→1", "größe→1"),
    ("two words", "\"two words\""), ("a,b", "\"a,b\""), ("a&b", "\"a&b\""), ("", "\"\""),
    ("say \"hi\"\\", "\"say \\\"hi\\\"\\\\\""), ("a\nb\u{1B}[2J", "\"a\\nb\\u{1b}[2J\""),
  ])
  func `is quoted where it could be misread`(name: String, displayed: String) {
    #expect(Trace.Node(kind: "Color", name: name).displayName == displayed)
  }

  @Test func `that no node has is the number`() {
    #expect(Trace().name(of: NodeID(3)) == "node 3")
  }
}
