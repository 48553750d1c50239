import Testing

/// Edits of cards, of bars, and of what scrolls in what scrolls.
extension `The search for edits` {
  private static let close = """
    Button {} label: { Image(systemName: "xmark").frame(width: 44, height: 44) }
    """

  private static let rows = """
    VStack(alignment: .leading) {
      HStack { Text("Drinks"); Spacer(); Text("New this week").padding(4).background(.red) }
      Text("Takes a minute")
    }
    .padding(16)
    .background(Color.yellow)
    """

  @Test(arguments: [
    "\(rows)\n.overlay(alignment: .topTrailing) { \(close) }",
    "ZStack(alignment: .topTrailing) {\n\(rows)\n\(close)\n}",
    """
    HStack(spacing: 12) {
      Circle().frame(width: 40, height: 40)
      VStack(alignment: .leading, spacing: 2) {
        Text("Protect your savings with a backup").id("title")
        Text("Takes a minute")
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .padding(16)
    .overlay(alignment: .topTrailing) {
      Image(systemName: "xmark").frame(width: 28, height: 28).padding(8)
    }
    """,
  ])
  func `keeps the content of a card from its close button`(card: String) throws {
    let found = try edits("// proposal: 361x120\n// text-cell: 8x20\n\(card)\n")
    let first = try #require(found.first?.first)
    #expect(first.contains(".padding(.trailing, "), "\(found)")
  }

  @Test(arguments: [
    (
      ".background(Color.white)\n    .cornerRadius(20)",
      ".background(Color.white.cornerRadius(20).ignoresSafeArea(edges: .bottom))"
    ),
    (
      ".background { Color.white }.clipShape(RoundedRectangle(cornerRadius: 20))",
      """
      .background { Color.white.clipShape(RoundedRectangle(cornerRadius: 20))\
      .ignoresSafeArea(edges: .bottom) }
      """
    ),
  ])
  func `rounds the colour of a bar, and not the bar`(look: String, line: String) throws {
    let found = try edits(
      """
      // device: iPhone 16
      // text-cell: 8x20
      VStack {
        Spacer()
        Text("Total").frame(maxWidth: .infinity).padding()
        \(look)
      }
      .background(Color.gray)
      """)
    #expect(found.first == [line], "\(found)")
  }

  @Test(arguments: [
    ("ScrollView {\n  List(0..<30) { Text(\"Row \\($0)\") }\n}", ["List(0..<30) {"]),
    ("ScrollView {\n  Text(\"Top\")\n  List { Text(\"One\") }\n}", ["VStack {"]),
    ("ScrollView {\n  VStack { Text(\"Top\"); List { Text(\"One\") } }\n}", ["VStack {"]),
    // What is as high as the screen scrolls itself: its list can only be given a height.
    (
      "ScrollView {\n  Color.red.frame(height: 700)\n  List { Text(\"One\") }\n}",
      ["height: ", "Height: "]
    ),
  ])
  func `takes a list out of what scrolls`(view: String, starts: [String]) throws {
    let found = try edits("// proposal: 393x700\n// text-cell: 8x20\n\(view)\n")
    let first = try #require(found.first?.first)
    #expect(starts.contains { first.contains($0) }, "\(found)")
    #expect(!first.contains("containerRelativeFrame"))
  }
}
