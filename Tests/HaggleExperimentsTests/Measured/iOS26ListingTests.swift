import Testing

/// Columns that swiftui-web recorded in a simulator of iOS 26.0 (`ios/layout/basics`), and the same
/// at three pixels per point, where nobody did.
@Suite struct `A listing for iOS 26` {
  @Test(arguments: [
    ("// platform: iOS 26\n// device: iPhone SE", "24.5", "51", "49.30908203125"),
    ("// device: iPhone 17", "24.3333", "50.6667", "49.1424"),
    ("// device: iPhone SE", "20.5", "41", "41.30908203125"),
  ])
  func `has the lines and distances of its system`(
    stage: String, line: String, texts: String, mixed: String
  ) throws {
    let column = """
      \(stage)
      VStack { Text("One").id("one"); Text("Two") }.id("column")
      """
    #expect(
      try failures(of: ["one height == \(line)", "column height == \(texts)"], column, nil) == [])
    let other = """
      \(stage)
      VStack { Text("Hello"); Color.red.frame(width: 40, height: 10) }.id("column")
      """
    #expect(try failures(of: ["column height == \(mixed)"], other, nil) == [])
  }
}
