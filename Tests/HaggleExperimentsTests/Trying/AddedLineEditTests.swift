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

  @Test(arguments: [
    (
      """
      GeometryReader { _ in
        Text("Speed")
        Text("88 km/h")
      }
      """, "VStack(alignment: .leading) {"
    ),
    (
      """
      ZStack(alignment: .bottom) {
        VStack {
          Spacer()
          Text("Total 42")
        }
        Color.indigo.frame(height: 80)
      }
      """, ".safeAreaInset(edge: .bottom, spacing: 0) {"
    ),
    (
      "Color.blue.frame(height: 30).rotationEffect(.degrees(-90)).frame(width: 40, height: 200)",
      "Color.blue.frame(height: 30).frame(width: 200).rotationEffect(.degrees(-90))"
        + ".frame(width: 40, height: 200)"
    ),
    (
      """
      struct Card<Content: View>: View {
        @ViewBuilder var content: () -> Content
        var body: some View {
          content()
            .padding(10)
            .background(Color.yellow)
        }
      }
      VStack { Card { Text("Alice"); Text("Berlin") } }
      """, "VStack { content() }"
    ),
    (
      """
      VStack {
        Divider().frame(height: 4)
      }
      """, "Rectangle().frame(height: 4)"
    ),
    (
      """
      ScrollView { Image("photo").resizable() }
      """, "ScrollView { Image(\"photo\").resizable().scaledToFit() }"
    ),
    (
      """
      HStack(spacing: 10) {
        ForEach([40, 90, 20], id: \\.self) { Color.blue.frame(width: 20, height: CGFloat($0)) }
      }
      """, "HStack(alignment: .bottom, spacing: 10) {"
    ),
    (
      """
      ScrollView(.horizontal) {
        HStack(spacing: 16) {
          ForEach(0..<6) { _ in
            Color.purple.containerRelativeFrame(.horizontal, count: 3, spacing: 0)
          }
        }
      }
      """, "Color.purple.containerRelativeFrame(.horizontal, count: 3, spacing: 16)"
    ),
    (
      """
      VStack(spacing: 0) {
        Color.clear
        ScrollView { Text("Nothing new") }
      }
      """, "EmptyView()"
    ),
    (
      """
      LazyVStack { Text("Copy link"); Text("Mute") }
        .background(Color.gray)
      """, "VStack { Text(\"Copy link\"); Text(\"Mute\") }"
    ),
  ])
  func `writes what people answered to others`(view: String, line: String) throws {
    let found = try edits(
      "// proposal: 393x400\n// text-cell: 8x20\n// image: \"photo\" 1200x800\n\(view)\n")
    #expect(found.contains { $0.contains(line) }, "\(found)")
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
