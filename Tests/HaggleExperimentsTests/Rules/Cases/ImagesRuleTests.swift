import Testing

/// Cases beside the example of a rule: another axis, another container, what is fine.
@Suite struct `A rule on images` {
  @Test(arguments: [
    (300, "contract grown-by-picture at Image.1"), (350, ""),
  ])
  func `grown-by-picture is found where a point counts from a grown stack`(
    height: Int, found: String
  ) throws {
    try expectFindings(
      """
      // image: "plan" 400x400
      ZStack {
        Image("plan").resizable().scaledToFill()
        Circle().frame(width: 24, height: 24).position(x: 60, y: 60)
      }
      .frame(width: 350, height: \(height))
      .clipped()
      """, found)
  }

  @Test(arguments: [
    (
      """
      VStack {
        Text("Download")
        Capsule().fill(.blue).id("bar")
        Text("40 %")
      }
      """, "smell unsized-shape at bar, height"
    ),
    (
      """
      VStack {
        Text("Download")
        Capsule().fill(.blue).frame(height: 8)
        Text("40 %")
      }
      """, ""
    ),
  ])
  func `unsized-shape is found where it is so`(view: String, found: String) throws {
    try expectFindings(view, found)
  }

  private static func logo(_ look: String, _ below: String = "Text(\"Log in\")") -> String {
    """
    // device: iPhone 16
    VStack {
      Image("logo").resizable()\(look).id("logo")
      \(below)
    }
    """
  }

  @Test(arguments: [
    (logo(".frame(width: 200)"), "smell distorted-image at Image.1"),
    (logo(".scaledToFit().frame(width: 200)"), ""), (logo(".frame(width: 200, height: 200)"), ""),
    // There may be pictures of that shape, and nothing is beside it.
    (logo(".frame(width: 300)"), ""), (logo(".frame(width: 200)", ""), ""),
    (logo(".frame(width: 8)"), ""), (logo(".frame(height: 60)"), ""),
  ])
  func `distorted-image is found of a picture that nobody knows`(
    view: String, found: String
  ) throws {
    let findings = try findings("// text-cell: 8x20\n" + view)
    #expect(findings.filter { $0.contains("distorted") } == [found].filter { !$0.isEmpty })
  }
}
