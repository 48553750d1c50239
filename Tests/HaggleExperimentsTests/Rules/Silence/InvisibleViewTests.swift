import Testing

/// What is drawn counts, not what keeps its place.
@Suite struct `What nobody sees` {
  @Test(arguments: [
    // Room for nothing.
    "Text(\"x\").padding().hidden().frame(width: 0)",
    // In something that is not drawn.
    "VStack { Color.red.frame(width: 40, height: 100).frame(height: 10) }.opacity(0)",
    // All that is in it is hidden.
    "HStack { Color.red.frame(width: 90).hidden() }.frame(width: 30)",
    // Drawn smaller, and turned into its frame.
    "Color.red.frame(width: 90).scaleEffect(1 / 3).frame(width: 30)",
    "Color.red.frame(width: 90, height: 30).rotationEffect(.degrees(90)).frame(width: 30, height: 90)",
  ])
  func `does not overflow`(_ view: String) throws {
    #expect(try findings("// proposal: 300x300\n// text-cell: 10x20\n" + view) == [])
  }

  @Test(arguments: [
    "Color.red.frame(width: 90).id(\"red\").opacity(0.5).frame(width: 30)",
    "Color.red.frame(width: 90).id(\"red\").scaleEffect(0.9).frame(width: 30)",
    "HStack { Color.red.frame(width: 90).id(\"red\"); Color.blue.frame(width: 0).hidden() }"
      + ".frame(width: 30)",
    "Color.red.frame(width: 90, height: 30).id(\"red\").rotationEffect(.degrees(180))"
      + ".frame(width: 30, height: 90)",
  ])
  func `is not what is drawn all the same`(_ view: String) throws {
    #expect(try findings("// proposal: 300x300\n" + view) == ["contract overflow at red, width"])
  }
}
