import Testing

/// Frames that are wider or higher than what is in them, and move that or leave it small.
@Suite struct `A frame that only gives room` {
  private static let cases = [
    "puts a leading column into its middle": Twin(
      fine: baggage(", alignment: .leading"), wrong: baggage(""), finding: leading),
    "may be little wider than the column": Twin(
      fine: baggage("", width: "260"), wrong: baggage(""), finding: leading),
    "may take all there is": Twin(
      fine: baggage("", width: ".infinity"), wrong: baggage(""), finding: leading),
    "may say that it is to be in the middle": Twin(
      fine: baggage(", alignment: .center"), wrong: baggage(""), finding: leading),
    "may be around a column in the middle": Twin(
      fine: baggage("", column: ".center"), wrong: baggage(""), finding: leading),
    "may be around a card": Twin(
      fine: baggage("", look: ".padding(8).background(.yellow)"), wrong: baggage(""),
      finding: leading),
    "may be around lines that are to be in the middle": Twin(
      fine: baggage("", lines: ".multilineTextAlignment(.center)"), wrong: baggage(""),
      finding: leading),
    "may be as wide as it states": Twin(
      fine: "VStack(alignment: .leading) { Text(\"A\"); Text(\"Bed\") }.frame(width: 320)",
      wrong: "VStack(alignment: .leading) { Text(\"A\"); Text(\"Bed\") }.frame(maxWidth: 320)",
      finding: leading),
    "leaves the colour of a page behind its words": Twin(
      fine: page(".frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.black)"),
      wrong: page(behind), finding: early),
    "may have a card in its middle": Twin(
      fine: page(".background(Color.black).cornerRadius(12)\(all)"), wrong: page(behind),
      finding: early),
    "may have padding around the colour": Twin(
      fine: page(".background(Color.black).padding()\(all)"), wrong: page(behind), finding: early),
    "may be painted itself": Twin(
      fine: page("\(behind).background(Color.red)"), wrong: page(behind), finding: early),
    "may react to taps": Twin(
      fine: page("\(behind).contentShape(Rectangle()).onTapGesture { }"), wrong: page(behind),
      finding: early),
    "may be around a chip": Twin(
      fine: "// proposal: 393x759\nText(\"Sale\").padding()\(behind)", wrong: page(behind),
      finding: early),
    "may be a part of a page": Twin(
      fine: page("\(behind).padding(20).overlay { Text(\"Over\") }"), wrong: page(behind),
      finding: early),
    "may state where the colour stands": Twin(
      fine: page(
        ".background(Color.black).frame(maxWidth: .infinity, maxHeight: .infinity, "
          + "alignment: .top)"),
      wrong: page(behind), finding: early),
    "may be around white on white": Twin(
      fine: page(".background(Color.white)\(all)"), wrong: page(behind), finding: early),
  ]

  private static let leading = "smell idle-alignment"
  private static let early = "smell early-background"
  private static let all = ".frame(maxWidth: .infinity, maxHeight: .infinity)"
  private static let behind = ".background(Color.black)" + all

  private static func baggage(
    _ alignment: String, column: String = ".leading", width: String = "600",
    lines: String = "", look: String = ""
  ) -> String {
    """
    // proposal: 800x84
    VStack(alignment: \(column), spacing: 12) {
      Text("Baggage")\(lines)
      Text("One cabin bag is included")\(lines)
    }\(look)
    .frame(maxWidth: \(width)\(alignment))
    .padding(16)
    """
  }

  private static func page(_ look: String) -> String {
    """
    // proposal: 393x759
    VStack(spacing: 20) { Text("Hello"); Text("Profile") }
      .padding()
      \(look)
    """
  }

  @Test(arguments: cases.keys.sorted())
  func `is told of only where it is so`(name: String) throws {
    try #require(Self.cases[name]).expectOfSecond(name)
  }
}
