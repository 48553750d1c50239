import Testing

@Suite struct `A name in both children of a ViewThatFits` {
  @Test(arguments: [("100x60", "60"), ("300x60", "200")])
  func `is that of the one that is shown`(proposal: String, width: String) throws {
    let text = """
      // proposal: \(proposal)
      // expect: row width == \(width)
      struct Choice: View {
        var row: some View { Color.red.frame(height: 20).id("row") }
        var body: some View {
          ViewThatFits {
            HStack { row.frame(width: 200) }
            VStack { row.frame(width: 60) }
          }
        }
      }
      """
    #expect(try brokenExpectations(text) == [])
  }
}
