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
}
