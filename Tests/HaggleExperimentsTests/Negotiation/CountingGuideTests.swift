import Testing

@Suite struct `Guides that count on` {
  private static let tags = """
    // proposal: 100x200
    // text-cell: 8x20
    struct Tags: View {
      let tags = ["aaaa", "bbbb", "cccc", "dddd", "eeee"]
      var body: some View {
        var x = CGFloat.zero, y = CGFloat.zero
        ZStack(alignment: .topLeading) {
          ForEach(tags, id: \\.self) { tag in
            Text(tag).id(tag)
              .alignmentGuide(.leading) { d in
                if abs(x - d.width) > 100 { x = 0; y -= d.height }
                let result = x
                if tag == tags.last { x = 0 } else { x -= d.width }
                return result
              }
              .alignmentGuide(.top) { _ in
                let result = y
                if tag == tags.last { y = 0 }
                return result
              }
          }
        }
        .id("tags")
      }
    }
    """

  /// The commonest way to wrap tags before there were layouts of one's own.
  @Test func `13.4 Both guides of a layer are asked for before those of the next`() throws {
    #expect(
      try failures(
        of: [
          "aaaa frame 2,80 32x20", "bbbb frame 34,80 32x20", "cccc frame 66,80 32x20",
          "dddd frame 2,100 32x20", "eeee frame 34,100 32x20", "tags size 96x40",
        ], Self.tags) == [])
  }
}
