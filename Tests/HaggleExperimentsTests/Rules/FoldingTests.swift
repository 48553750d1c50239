import HaggleTraces
import Testing

/// One cause, one finding.
@Suite struct `A cause that shows in several places` {
  @Test func `is told once where a view is too wide and too high`() throws {
    let trace = try run(
      """
      // proposal: 300x300
      Color.red.frame(width: 50, height: 90).id("red").frame(width: 40, height: 40)
      """)
    #expect(trace.findingsInShort == ["contract overflow at red, height"])
    #expect(trace.consequences(of: trace.findings[0]) == ["overflow at red"])
  }

  @Test func `is told once where a view of one's own is used twice`() throws {
    let trace = try run(
      """
      // proposal: 300x300
      struct Badge: View { var body: some View { Color.red.frame(width: 50) } }
      VStack { Badge().frame(width: 40); Badge().frame(width: 30) }
      """)
    #expect(trace.findingsInShort == ["contract overflow at frame.2+frame.4, width"])
  }
}
