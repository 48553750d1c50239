import Testing

/// Cases beside the example of a rule: another axis, another container, what is fine.
@Suite struct `A rule on layers` {
  @Test(arguments: [
    (
      """
      GeometryReader { geo in
        Text("Nothing is lost").padding(24).frame(width: geo.size.width * 0.9)
          .background(Color.yellow).id("card")
      }
      """, "smell cornered-content at card"
    ),
    // As wide as the room it is a heading, and no card.
    (
      """
      GeometryReader { geo in
        Text("Nothing is lost").padding(24).frame(width: geo.size.width)
          .background(Color.yellow)
      }
      """, ""
    ),
  ])
  func `cornered-content is found where it is so`(view: String, found: String) throws {
    try expectFindings(view, found)
  }

  @Test(arguments: [
    (
      """
      ScrollView {
        Text("First row").id("first").frame(height: 44)
      }
      .ignoresSafeArea()
      .safeAreaInset(edge: .top, spacing: 0) {
        Text("Header").frame(maxWidth: .infinity).frame(height: 60).background(Color.gray)
      }
      """, "smell covered-text at first"
    )
  ])
  func `covered-text is found where it is so`(view: String, found: String) throws {
    try expectFindings(view, found)
  }

  @Test(arguments: [
    (
      """
      Text("Offline").background(Color.yellow).id("bar").frame(maxWidth: .infinity, minHeight: 60)
      """, "smell early-background at bar, width"
    ),
    ("Text(\"a\").background(Color.red).id(\"a\").padding()", "smell early-background at a, width"),
    ("Text(\"a\").background(Color.red).padding(.horizontal)", ""),
    ("Text(\"a\").padding().background(Color.red).padding()", ""),
    ("Text(\"a\").background(Color.red).frame(maxWidth: .infinity)", ""),
    ("Text(\"a\").background(GeometryReader { _ in Color.clear }).padding()", ""),
    (
      """
      Text("Go").padding(12).background(Color.blue).id("go")
        .frame(maxWidth: .infinity).cornerRadius(12)
      """, "smell early-background at go, width"
    ),
    (
      "Text(\"Go\").padding(12).frame(maxWidth: .infinity).background(.blue).cornerRadius(12)", ""
    ),
    (
      """
      Text("Go").background(.blue).id("go").padding(16)
        .overlay(RoundedRectangle(cornerRadius: 8).stroke(.gray))
      """, "smell early-background at go, width"
    ),
  ])
  func `early-background is found where it is so`(view: String, found: String) throws {
    try expectFindings(view, found)
  }

  @Test func `early-background is said with both lengths`() throws {
    let finding = try finding(
      """
      // proposal: 300x100
      // text-cell: 8x20
      Text("Sale").background(Color.red).id("label").padding(12)
      """)
    #expect(
      finding.message
        == "The background of label is 32 points wide, and padding.1 of label behind it 56: "
        + "the rest has no colour. A background is as large as what stands before it.")
    #expect(finding.ignoreKey == "early-background@label")
  }

  @Test func `nothing is found of a track that fills its room beside a bar of a part of it`() throws
  {
    let findings = try findings(
      """
      // proposal: 300x200
      // text-cell: 8x20
      HStack {
        Text("CPU")
        GeometryReader { geometry in
          ZStack(alignment: .leading) {
            Capsule().fill(.gray).frame(height: 6)
            Capsule().fill(.green).frame(width: geometry.size.width * 0.01, height: 6)
          }
        }
        .frame(height: 6)
      }
      """)
    #expect(findings.isEmpty)
  }

  @Test(arguments: [
    ("", "contract trespassing-picture at Image.1"), (".contentShape(Rectangle())", ""),
    (".allowsHitTesting(false)", ""),
  ])
  func `trespassing-picture is found once for all that a clipped picture covers`(
    modifier: String, found: String
  ) throws {
    try expectFindings(
      """
      // image: "sea" 600x900
      VStack(spacing: 8) {
        HStack { Button("Share") {}; Spacer(); Button("Edit") {} }.frame(height: 44)
        Image("sea").resizable().scaledToFill().frame(height: 120).clipped()\(modifier)
      }
      """, found)
  }

  @Test(arguments: [
    // It comes first, so that the buttons are hit before it.
    """
    // image: "sea" 600x900
    VStack(spacing: 8) {
      Image("sea").resizable().scaledToFill().frame(height: 120).clipped()
      HStack { Button("Share") {}; Spacer(); Button("Edit") {} }.frame(height: 44)
    }
    """
  ])
  func `trespassing-picture is not found of a picture behind a button`(view: String) throws {
    try expectFindings(view, "")
  }

  @Test(arguments: [
    ("ZStack(alignment: .bottom)", "smell idle-alignment at names, height"), ("ZStack", ""),
  ])
  func `idle-alignment is found of layers in larger ones`(stack: String, found: String) throws {
    try expectFindings(
      """
      ZStack {
        Color.blue
        \(stack) { Text("Oslo") }.id("names")
      }
      """, found)
  }

  @Test(arguments: [
    (
      ".frame(maxWidth: .infinity, maxHeight: .infinity)",
      "smell idle-alignment at layers, height"
    ),
    (".frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)", ""),
    (".frame(maxWidth: .infinity, maxHeight: .infinity).background(.green)", ""),
    ("", ""),
  ])
  func `idle-alignment is found of layers that are all as large as each other`(
    frame: String, found: String
  ) throws {
    try expectFindings(
      """
      ZStack(alignment: .bottomTrailing) {
        Color.blue
        Capsule().frame(width: 90, height: 60)\(frame)
      }
      .id("layers")
      """, found)
  }

  @Test(arguments: [("0.85", "smell covered-overhang at overlay.1"), ("0.5", "")])
  func `covered-overhang is found below a gradient that lets little through`(
    opacity: String, found: String
  ) throws {
    let text = """
      // proposal: 300x200
      // text-cell: 8x20
      VStack(spacing: 0) {
        ZStack { Text("Limit").padding(10) }.overlay(alignment: .bottom) {
          Text("Counts per day").fixedSize().alignmentGuide(.bottom) { $0[.top] }
        }
        Text("Password").frame(maxWidth: .infinity).padding(10)
          .background(
            LinearGradient(
              colors: [.blue, .blue.opacity(\(opacity))], startPoint: .top, endPoint: .bottom))
      }
      """
    #expect(try findings(text) == [found].filter { !$0.isEmpty })
  }

  @Test(arguments: [("-40", "smell covered-text at name"), ("-12", ""), ("8", "")])
  func `covered-text is found of what a negative padding pulls onto a text`(
    padding: String, found: String
  ) throws {
    try expectFindings(
      """
      VStack(alignment: .leading, spacing: 0) {
        ZStack(alignment: .bottomLeading) {
          Color.indigo
          Text("Tonight").id("name").padding(16)
        }
        .frame(height: 200)
        .padding(.bottom, \(padding))
        Text("Tomorrow").padding(.leading, 16)
      }
      """, found)
  }

  @Test(arguments: [
    ("offset(y: 32)", "smell moved-over at offset.1, height"), ("offset(y: 2)", ""),
  ])
  func `moved-over is found of layers of a card`(move: String, found: String) throws {
    try expectFindings(
      """
      VStack(spacing: 8) {
        ZStack {
          RoundedRectangle(cornerRadius: 16).fill(.gray).\(move)
          RoundedRectangle(cornerRadius: 16).fill(.white)
          Text("Which colour do you like?")
        }
        .frame(height: 72)
        Text("3 more answers")
      }
      """, found)
  }
}
