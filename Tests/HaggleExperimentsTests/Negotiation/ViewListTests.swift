import Testing

/// docs/NEGOTIATION.md, sections 2, 6, 16 and 17: what the language makes of lists of views.
@Suite struct `Lists of views` {
  /// The screen of an iPhone 16 within its safe area.
  @Test func `2.1 The root is proposed the device's space unless the scenario says otherwise`()
    throws
  {
    #expect(
      try brokenExpectations(
        """
        Color.red.id("root")
        // expect: root answers 393x759 -> 393x759
        """) == [])
    #expect(
      try brokenExpectations(
        """
        // proposal: 80xnil
        Color.red.id("root")
        // expect: root answers 80xnil -> 80x10
        """) == [])
  }

  /// Three thirds of 300: nobody but the stack divides anything.
  @Test func `6.1 Group, ForEach, if and views of one's own are flattened`() throws {
    #expect(
      try brokenExpectations(
        """
        // proposal: 300x50
        struct Pair: View {
          var body: some View {
            Color.red.id("a")
            if true { Color.green.id("b") }
          }
        }
        HStack(spacing: 0) {
          Group { Pair() }
          ForEach(0..<1) { _ in Color.blue.id("c") }
        }
        // expect: a frame 0,0 100x50
        // expect: b frame 100,0 100x50
        // expect: c frame 200,0 100x50
        """) == [])
  }

  /// Measured: two children of 60 points, not one of 110.
  @Test func `6.2 A modifier of a group is applied to each of its members`() throws {
    #expect(
      try brokenExpectations(
        """
        // proposal: 300x100
        HStack(spacing: 0) {
          Group { Color.red; Color.blue }.frame(width: 50, height: 50).padding(5)
        }
        .id("row")
        // expect: row answers 300x100 -> 120x60
        // expect: padding.1 size 60x60
        // expect: padding.2 frame 150,20 60x60
        """) == [])
  }

  /// Two boxes and the one gap between them.
  @Test func `6.3 EmptyView and an if that is false leave nothing, not even a gap`() throws {
    #expect(
      try brokenExpectations(
        """
        // proposal: 300x100
        HStack {
          Color.red.frame(width: 20)
          EmptyView()
          if false { Color.green }
          Color.blue.frame(width: 30)
        }
        .id("row")
        // expect: row width == 58
        """) == [])
  }

  @Test func `6.4 Several views in the place of one stand in a column`() throws {
    #expect(
      try brokenExpectations(
        """
        // proposal: 100x208
        struct Two: View {
          var body: some View {
            Color.red.id("upper")
            Color.blue.id("lower")
          }
        }
        Two()
        // expect: upper frame 0,0 100x100
        // expect: lower frame 0,108 100x100
        """) == [])
  }

  @Test(arguments: ["overlay", "background"])
  func `6.5 Several views over or under a view are layered`(modifier: String) throws {
    #expect(
      try brokenExpectations(
        """
        // proposal: 100x100
        Color.red.frame(width: 60, height: 40).\(modifier)(alignment: .topLeading) {
          Color.green.frame(width: 20, height: 20).id("large")
          Color.blue.frame(width: 10, height: 10).id("small")
        }
        // expect: large frame 20,30 20x20
        // expect: small frame 25,35 10x10
        """) == [])
  }

  /// 20 + 8 + 30 + 8 + 10: header, content and footer follow each other like any other views.
  @Test func `16.3 A section is its header, its content and its footer`() throws {
    #expect(
      try brokenExpectations(
        """
        // proposal: 100x400
        LazyVStack(spacing: 8) {
          Section {
            Color.green.frame(height: 30).id("content")
          } header: {
            Color.red.frame(height: 20).id("header")
          } footer: {
            Color.blue.frame(height: 10).id("footer")
          }
        }
        .id("list")
        // expect: list answers 100x400 -> 100x76
        // expect: header frame 0,162 100x20
        // expect: content frame 0,190 100x30
        // expect: footer frame 0,228 100x10
        """) == [])
  }

  @Test func `17.4 Several views in a scroll view stand in a column, whatever its axis`() throws {
    #expect(
      try brokenExpectations(
        """
        // proposal: 300x200
        ScrollView(.horizontal) {
          Color.red.frame(width: 40, height: 30).id("upper")
          Color.blue.frame(width: 60, height: 20).id("lower")
        }
        .id("scroller")
        // expect: scroller answers 300x200 -> 300x58
        // expect: upper frame 10,71 40x30
        // expect: lower frame 0,109 60x20
        """) == [])
  }
}
