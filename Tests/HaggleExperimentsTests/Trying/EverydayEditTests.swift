import Testing

/// What people ask about every day, and the line that mends it.
extension `The search for edits` {
  @Test(arguments: [
    (
      """
      Text("Offline")
        .background(Color.yellow)
        .frame(maxWidth: .infinity, minHeight: 60)
      """, ".background(Color.yellow)"
    ),
    (
      """
      Text("Go")
        .background(.blue)
        .padding(8)
        .frame(width: 200)
      """, ".background(.blue)"
    ),
    (
      """
      VStack(alignment: .leading) {
        Text("Inbox")
        Spacer()
      }
      """, ".frame(maxWidth: .infinity, alignment: .leading)"
    ),
    (
      """
      LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], spacing: 0) {
        ForEach(0..<4, id: \\.self) { _ in Color.orange.frame(height: 100) }
      }
      """,
      "LazyVGrid(columns: [GridItem(.flexible(), spacing: 0), GridItem(.flexible(), spacing: 0)], "
        + "spacing: 0) {"
    ),
    (
      """
      Text("Total of all accounts").minimumScaleFactor(0.5).frame(width: 120)
      """, "Text(\"Total of all accounts\").lineLimit(1).minimumScaleFactor(0.5).frame(width: 120)"
    ),
    (
      """
      Image("photo").frame(width: 80, height: 80)
      """, "Image(\"photo\").resizable().scaledToFit().frame(width: 80, height: 80)"
    ),
    (
      """
      ZStack {
        Color.teal
        VStack {
          Text("Today")
          Spacer()
        }
      }
      .ignoresSafeArea()
      """, "Color.teal.ignoresSafeArea()"
    ),
    (
      """
      Grid {
        GridRow { Text("A heading of some length") }
        GridRow { Text("a"); Text("b") }
      }
      """, "GridRow { Text(\"A heading of some length\").gridCellColumns(2) }"
    ),
    (
      """
      LazyVGrid(columns: [GridItem(.fixed(250)), GridItem(.fixed(250))]) {
        ForEach(0..<4, id: \\.self) { _ in Color.gray.frame(height: 60) }
      }
      """, "LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {"
    ),
    (
      """
      VStack {
        Text("Balance")
        Spacer()
        Text("Send")
      }
      .frame(width: 393, height: 852)
      """, ".frame(maxWidth: .infinity, maxHeight: .infinity)"
    ),
    (
      """
      ZStack {
        Color.gray
        Spacer()
        Text("Bottom")
      }
      """, "ZStack(alignment: .bottom) {"
    ),
  ])
  func `writes the line that is missing`(view: String, line: String) throws {
    let found = try edits(
      "// device: iPhone 16\n// text-cell: 8x20\n// image: \"photo\" 300x300\n\(view)\n")
    #expect(found.contains([line]), "\(found)")
  }
  @Test func `sets a guide of the alignment that the stack asks for`() throws {
    let found = try edits(
      """
      // proposal: 100x60
      VStack(alignment: .leading) {
        Color.blue.frame(width: 100, height: 20)
        Color.green.frame(width: 60, height: 20)
          .alignmentGuide(.trailing) { $0[.trailing] - 20 }
      }
      """)
    #expect(found.first == [".alignmentGuide(.leading) { $0[.leading] - 20 }"])
  }
}
