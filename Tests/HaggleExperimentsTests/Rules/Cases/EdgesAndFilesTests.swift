import Testing

/// Pictures of a size of their own, and words at the edge of the glass, each with what is meant.
@Suite struct `A rule on pictures and edges` {
  private static func owl(_ image: String, in frame: String = ".frame(width: 200, height: 200)")
    -> String
  {
    """
    // proposal: 393x400
    // image: "owl" 101x92
    VStack { Image("owl")\(image).id("owl")\(frame); Text("Barn owl") }
    """
  }

  @Test(arguments: [
    ("smell unscaled-picture at owl", owl("")),
    ("smell unscaled-picture at owl", owl("", in: ".frame(width: 160, height: 200).border(.gray)")),
    // Resizable; a place for it; a plate, a shape, one length, little room, an edge, a margin.
    ("", owl(".resizable().scaledToFit()")), ("", owl("", in: ".frame(width: 200)")),
    ("", owl("", in: ".frame(width: 200, height: 200).background(Color.mint)")),
    ("", owl("", in: ".frame(width: 200, height: 200).clipShape(Circle())")),
    ("", owl("", in: ".frame(width: 120, height: 120)")),
    ("", owl("", in: ".frame(width: 200, height: 200, alignment: .top)")),
    ("", owl("", in: ".padding(20).frame(width: 240, height: 240)")),
    ("", owl("", in: ".frame(width: 200, height: 200).onTapGesture {}")),
    (
      "",
      """
      // proposal: 393x400
      // image: "owl" 32x32
      HStack { Image("owl").frame(width: 64, height: 64); Text("Barn owl") }
      """
    ),
    (
      "",
      """
      // proposal: 393x400
      // image: "owl" 101x92
      ZStack { Circle().fill(.mint).frame(width: 200, height: 200)
        Image("owl").frame(width: 200, height: 200) }
      """
    ),
    (
      "",
      """
      // proposal: 393x400
      VStack { Image(systemName: "star").font(.system(size: 80)).frame(width: 200, height: 200)
        Text("Star") }
      """
    ),
  ])
  func `unscaled-picture is found of a frame around a file`(found: String, view: String) throws {
    let all = try findings("// text-cell: 8x20\n" + view)
    #expect(all.filter { $0.contains("unscaled-picture") } == [found].filter { !$0.isEmpty })
  }

  private static func screen(
    _ content: String, on device: String = "iPhone 16 landscape",
    paint: String = "Color.black.ignoresSafeArea()", alignment: String = ".top"
  ) -> String {
    """
    // device: \(device)
    // text-cell: 8x20
    ZStack(alignment: \(alignment)) {
      \(paint)
      \(content)
    }
    """
  }

  private static let bar = "HStack { Text(\"Close\").id(\"close\"); Spacer(); Text(\"Share\") }"

  @Test(arguments: [
    (["smell edge-text at close, height"], screen(bar)),
    (["smell edge-text at close, width"], screen(bar, on: "iPhone 16")),
    (
      ["smell edge-text at close, height"],
      screen("Text(\"Close\").id(\"close\")", on: "iPhone SE", alignment: ".bottom")
    ),
    (
      ["smell edge-text at close, width"],
      """
      // device: iPhone 16
      // text-cell: 8x20
      VStack(alignment: .leading) { Text("Close").id("close"); Text("Share") }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        .background(Color.mint.ignoresSafeArea())
      """
    ),
    (
      ["smell edge-text at close, height"],
      screen("Button {} label: { Text(\"Close\").id(\"close\") }.frame(height: 20)")
    ),
    // A margin; the safe area is there; no page; a bar of its own; what scrolls; a picture.
    ([], screen(bar + ".padding(.top, 8)")),
    ([], screen("Text(\"Close\")", on: "iPhone 16")),
    ([], screen(bar, paint: "Color.black")),
    ([], screen(bar + ".frame(maxWidth: .infinity).background(Color.white)")),
    ([], screen("ScrollView { \(bar) }")),
    ([], screen("VStack(spacing: 0) { Color.mint.frame(height: 80); Text(\"Close\") }")),
    ([], screen("Text(\"Close\").background(Color.mint)")),
    ([], screen("Text(\"Close\").rotationEffect(.degrees(90))")),
  ])
  func `edge-text is found of words on a page`(found: [String], view: String) throws {
    #expect(try findings(view).filter { $0.contains("edge-text") } == found)
  }

  @Test(arguments: [
    (
      "smell centred-in-column at frame.1, width",
      "Text(\"No data\").background(Color.gray).frame(maxWidth: .infinity)"
    ),
    ("", "Text(\"No data\").frame(maxWidth: .infinity).background(Color.gray)"),
    ("", "Text(\"No data\").frame(maxWidth: .infinity).border(Color.gray)"),
  ])
  func `centred-in-column is not found of a box with a word in it`(found: String, view: String)
    throws
  {
    let text = "VStack(alignment: .leading) { Text(\"Sessions\"); \(view); Text(\"Crashes\") }"
    try expectFindings(text, found)
  }

  @Test(arguments: [
    ("smell mixed-lines at VStack.1, width", ""), ("", ".foregroundStyle(.clear)"),
    ("", ".hidden()"), ("", ".opacity(0)"), ("", "ScrollView { Text(\"As much as there is\") }"),
  ])
  func `mixed-lines is not found of a text that nobody sees`(found: String, style: String) throws {
    let all = try findings(
      """
      // proposal: 393x600
      // text-cell: 8x20
      VStack { Text("Note"); Text("We meet at nine in front of the old harbour office and walk on")
        \(style); Text("Saved") }
      """)
    #expect(all.filter { $0.contains("mixed-lines") } == [found].filter { !$0.isEmpty })
  }
}
