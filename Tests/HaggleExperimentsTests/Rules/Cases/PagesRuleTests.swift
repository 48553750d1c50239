import Testing

/// Cases beside the example of a rule: another axis, another container, what is fine.
@Suite struct `A rule on pages` {
  @Test(arguments: [
    ("", ".background(Color.mint.ignoresSafeArea()).id(\"page\")", "smell idle-safe-area at page"),
    (
      "", ".background { Color.mint.ignoresSafeArea() }.id(\"page\")",
      "smell idle-safe-area at page"
    ),
    (
      "", ".background(Color.mint.edgesIgnoringSafeArea(.all)).id(\"page\")",
      "smell idle-safe-area at page"
    ),
    (
      ".frame(maxWidth: .infinity, maxHeight: .infinity)",
      ".background(Color.mint.ignoresSafeArea())", ""
    ),
    ("", ".background(Color.mint)", ""),
  ])
  func `idle-safe-area is found of a colour behind words that is to reach the edges by itself`(
    frame: String, background: String, found: String
  ) throws {
    let findings = try findings(
      """
      // device: iPhone 16
      // text-cell: 8x20
      VStack { Text("No trips yet"); Text("Plan one") }
        .padding()
        \(frame)
        \(background)
      """)
    #expect(findings == [found].filter { !$0.isEmpty })
  }

  @Test(arguments: [
    ("Page()", "smell nested-bars at page, height"), ("Page().hidden()", ""),
  ])
  func `nested-bars is found of a page of the app, not of its preview`(
    page: String, found: String
  ) throws {
    let listing = """
      // device: iPhone 16
      struct Page: View {
        var body: some View {
          NavigationStack { Text("Home").navigationTitle("Home") }.id("page")
        }
      }
      struct Shop: View {
        var body: some View { NavigationStack { \(page).navigationTitle("Shop") } }
      }
      """
    let nested = { (finding: String) in finding.contains("nested-bars") }
    let isShown = !found.isEmpty
    #expect(try findings(listing + "\nShop()").filter(nested) == (isShown ? [found] : []))
    #expect(
      try findings(listing + "\n#Preview { NavigationStack { Page() } }").filter(nested) == [])
  }

  @Test(arguments: [
    ("edges: .leading", "smell unsafe-text at chart, width"), ("edges: .trailing", ""),
  ])
  func `unsafe-text is found beside the safe area, too`(edges: String, found: String) throws {
    try expectFindings(
      """
      // device: iPhone 16 landscape
      HStack(spacing: 0) { Text("200"); Color.teal }.ignoresSafeArea(\(edges)).id("chart")
      """, found)
  }

  @Test func `nothing is found of what the keyboard covers on purpose`() throws {
    #expect(
      try findings(
        """
        // device: iPhone 16
        // keyboard: shown
        // text-cell: 8x20
        VStack { Text("Search"); Spacer(); Text("Home") }.ignoresSafeArea(.keyboard)
        """
      ).isEmpty)
  }

  @Test func `nothing is found of a row of a list that is higher than the bar above it`() throws {
    let findings = try findings(
      """
      // device: iPhone 16
      // text-cell: 8x20
      NavigationStack {
        List(0..<3, id: \\.self) { n in
          HStack { Color.red.frame(width: 60, height: 60); Text("Book \\(n)") }
        }
        .navigationTitle("Shelf")
      }
      """)
    #expect(findings.isEmpty)
  }

  @Test(arguments: [
    ("topLeadingRadius: 20, topTrailingRadius: 20", "smell stopped-bar at plate, height"),
    // Round at the lower edge as well, it floats.
    ("topLeadingRadius: 20, bottomLeadingRadius: 20, bottomTrailingRadius: 20", ""),
  ])
  func `stopped-bar is found of a plate that is square at the edge of the screen`(
    corners: String, found: String
  ) throws {
    let findings = try findings(
      """
      // device: iPhone 16
      // text-cell: 8x20
      VStack(spacing: 0) {
        Color.clear
        Text("Pay now").frame(maxWidth: .infinity).padding(20).background {
          UnevenRoundedRectangle(\(corners)).fill(.white).id("plate")
        }
      }
      .background(Color.indigo.ignoresSafeArea())
      """)
    #expect(findings == [found].filter { !$0.isEmpty })
  }
}
