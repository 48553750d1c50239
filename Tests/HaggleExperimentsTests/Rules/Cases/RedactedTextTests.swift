import Testing

/// A redacted text is a bar, of whose words nothing is missed.
@Suite struct `A text that is drawn as a bar` {
  @Test(arguments: [
    ("", true), (".redacted(reason: [])", true), (".redacted(reason: .privacy)", true),
    (".unredacted().redacted(reason: .placeholder)", true),
    (".redacted(reason: .placeholder)", false), (".redacted(reason: [.placeholder])", false),
  ])
  func `is not cut`(modifier: String, isFound: Bool) throws {
    let found = try findings(
      """
      // proposal: 393x700
      // text-cell: 14x34
      Text("Our rather longish headers")\(modifier).frame(width: 100, height: 100)
      """)
    #expect(found.contains { $0.contains("cut-text") } == isFound, "\(found)")
  }
}
