import Testing

/// What rules on rows, faces and lists say beyond their examples, and where they are silent.
@Suite struct `What drifts, is narrow or insists` {
  static let cell = "// proposal: 300x200\n// text-cell: 8x20\n"

  @Test(
    arguments: [
      // A frame around each row centres it as a column does.
      (
        """
        VStack(spacing: 10) {
          HStack { Text("Title").frame(width: 60); Color.gray.frame(height: 20) }.frame(width: 300)
          HStack { Text("Price").frame(width: 60); Text("12") }.frame(width: 300).id("row")
        }
        """, ["smell drifting-rows at row, width"]
      ),
      (
        """
        VStack(spacing: 10) {
          HStack { Text("Title").frame(width: 60); Color.gray.frame(height: 20) }
          HStack { Text("Price").frame(width: 60); Text("12") }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        """, []
      ),
      // Labels of another width are another column.
      (
        """
        VStack(spacing: 10) {
          HStack { Text("Title").frame(width: 60); Color.gray.frame(height: 20) }
          HStack { Text("Price").frame(width: 50); Text("12") }
        }
        """, []
      ),
      // A face at one end of its button is meant; that the rest does not react is another matter.
      (
        """
        Button { } label: {
          Text("Submit").padding(10).background(Color.mint)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .buttonStyle(.plain)
        """, ["smell deaf-row at Button.1"]
      ),
      // No button, no room that could be tapped.
      ("Text(\"Submit\").padding(10).background(Color.mint).frame(maxWidth: .infinity)", []),
      // The longer text is told to yield: by a limit, or by a priority.
      (
        """
        HStack(spacing: 8) {
          Text("Claude personal").lineLimit(1).layoutPriority(1)
          Text("weekly 82% resets Tue 14:00").lineLimit(1)
        }
        """, []
      ),
      (
        """
        HStack(spacing: 8) {
          Text("Claude personal").lineLimit(1).id("name")
          Text("weekly 82% resets Tue 14:00").fixedSize(horizontal: false, vertical: true)
        }
        """, ["smell cramped-row at Text.2, width"]
      ),
      // A plain colour at the bottom hides what ends below it, also where nothing scrolls.
      (
        """
        ZStack(alignment: .bottom) {
          ScrollView { VStack(spacing: 0) { ForEach(0..<9) { n in Text("\\(n)").frame(height: 21) } } }
          Color.gray.frame(height: 50)
        }
        .id("page")
        """, ["smell short-reserve at page, height"]
      ),
      // It ends above the colour.
      (
        """
        ZStack(alignment: .bottom) {
          ScrollView { VStack(spacing: 0) { ForEach(0..<4) { n in Text("\\(n)").frame(height: 21) } } }
          Color.gray.frame(height: 50)
        }
        """, []
      ),
      // One looks through it.
      (
        """
        ZStack(alignment: .bottom) {
          ScrollView { VStack(spacing: 0) { ForEach(0..<9) { n in Text("\\(n)").frame(height: 21) } } }
          LinearGradient(colors: [.clear, .white], startPoint: .top, endPoint: .bottom)
            .frame(height: 50)
        }
        """, []
      ),
    ] as [(String, [String])])
  func `is told where it shows`(view: String, expected: [String]) throws {
    #expect(try findings(Self.cell + view) == expected)
  }
}
