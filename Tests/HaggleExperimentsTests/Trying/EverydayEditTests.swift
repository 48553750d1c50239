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
}
