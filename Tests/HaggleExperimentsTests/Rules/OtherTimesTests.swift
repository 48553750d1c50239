import Testing

/// What one layout does not show: the time before a picture is there, and after another measure.
@Suite struct `What is seen at another time` {
  private static let key = """
    struct HeightKey: PreferenceKey {
      static let defaultValue: CGFloat = 0
      static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
        value = max(value, nextValue())
      }
    }
    """

  @Test(arguments: [
    // A spinner of its own size, in a row; the whole of it in a frame; a picture that states none.
    ("VStack", ".frame(width: 60, height: 90)", "ProgressView()", "", "cover, width"),
    (
      "VStack", ".frame(width: 60, height: 90)", "ProgressView()", ".frame(width: 60, height: 90)",
      ""
    ),
    ("VStack", ".frame(width: 60, height: 90)", "Color.gray.frame(width: 60, height: 90)", "", ""),
    ("VStack", ".scaledToFit()", "ProgressView()", "", ""),
    // Nothing beside it moves.
    ("ZStack", ".frame(width: 60, height: 90)", "ProgressView()", "", ""),
  ])
  func `is told of a picture that is of another size while it loads`(
    stack: String, picture: String, placeholder: String, around: String, found: String
  ) throws {
    let found = found.isEmpty ? [] : ["smell jumping-picture at \(found)"]
    #expect(
      try findings(
        """
        // proposal: 300x200
        // text-cell: 8x20
        \(stack) {
          AsyncImage(url: URL(string: "https://example.com/a.jpg")) { image in
            image.resizable()\(picture)
          } placeholder: {
            \(placeholder)
          }
          .id("cover")\(around)
          Text("The Tin Harbour")
        }
        """
      ).filter { $0.contains("jumping-picture") } == found)
  }

  @Test func `is told of the phases of a picture as well`() throws {
    #expect(
      try findings(
        """
        // proposal: 300x200
        // text-cell: 8x20
        HStack {
          AsyncImage(url: URL(string: "https://example.com/a.jpg")) { phase in
            if let image = phase.image {
              image.resizable().frame(width: 60, height: 90)
            } else {
              Color.gray
            }
          }
          .id("cover")
          Text("The Tin Harbour")
        }
        """
      ).contains("smell jumping-picture at cover, width"))
  }

  @Test(arguments: [
    // The card is measured as high as it was set; what is measured is in the frame; it only grows.
    (".frame(height: height).background(reader)", "{ height = $0 }", true),
    (".background(reader).frame(height: height)", "{ height = $0 }", false),
    (".background(reader).frame(height: height)", "{ height = max(height, $0) }", false),
    (".background(reader)", "{ height = $0 }", false),
  ])
  func `is told of what measures the length that it set`(
    modifiers: String, action: String, isFound: Bool
  ) throws {
    let text = """
      // proposal: 300x400
      // text-cell: 8x20
      \(Self.key)
      struct Card: View {
        @State private var height: CGFloat = 120
        var body: some View {
          VStack {
            Text("Nothing to send yet")\(modifiers)
          }
          .onPreferenceChange(HeightKey.self) \(action)
        }
        var reader: some View {
          GeometryReader { Color.clear.preference(key: HeightKey.self, value: $0.size.height) }
        }
      }
      Card()
      """
    #expect(try findings(text).contains { $0.contains("echoed-measure") } == isFound)
  }
}

extension `The search for edits` {
  @Test func `puts the frame of a picture around its placeholder as well`() throws {
    let found = try edits(
      """
      // proposal: 300x200
      // text-cell: 8x20
      VStack {
        AsyncImage(url: URL(string: "https://example.com/a.jpg")) { image in
          image.resizable().frame(width: 60, height: 90)
        } placeholder: {
          ProgressView()
        }
        Text("The Tin Harbour")
      }
      """)
    #expect(found.first?.contains { $0.contains(".frame(width: 60, height: 90)") } == true)
  }

  @Test func `scrolls a list of actions in its frame and on its background`() throws {
    let found = try edits(
      """
      // proposal: 393x300
      // text-cell: 8x20
      Color.black.overlay(alignment: .top) {
        VStack(spacing: 0) {
          ForEach(0..<9) { n in Text("Entry \\(n)").frame(height: 44) }
        }
        .frame(width: 200)
        .background(.white, in: RoundedRectangle(cornerRadius: 16))
      }
      """)
    #expect(found.contains { $0.first == "ScrollView {" }, "\(found)")
  }

  @Test func `takes a limit of lines away where type is large, and shrinks nothing`() throws {
    let found = try edits(
      """
      // proposal: 300x200
      ScrollView {
        Text("Meeting room on the second floor").lineLimit(1)
      }
      .dynamicTypeSize(.accessibility2)
      """)
    #expect(found.first == ["Text(\"Meeting room on the second floor\")"])
    #expect(!found.contains { $0.contains { $0.contains("minimumScaleFactor") } })
  }
}
