import Testing

/// Sections in lazy grids. Measured: swiftui-web lazy/grid-sections, macOS 26.2.
@Suite struct `Measured sections` {
  static let grid = """
    // proposal: 240x160
    LazyVGrid(
      columns: [GridItem(.fixed(60)), GridItem(.fixed(60)), GridItem(.fixed(60))], spacing: 4
    ) {
      Section {
        ForEach(0..<5) { Color.red.frame(height: 20).id("cell\\($0)") }
      } header: {
        Color.gray.frame(height: 24).id("header")
      } footer: {
        Color.black.frame(height: 16).id("footer")
      }
      Section {
        ForEach(5..<9) { Color.blue.frame(height: 20).id("cell\\($0)") }
      } header: {
        Color.gray.frame(width: 46, height: 16).id("heading")
      }
    }
    .id("grid")
    """

  @Test func `15.9 Headers and footers have lines of their own, as broad as the grid`() throws {
    #expect(
      try failures(
        of: [
          "grid size 240x160", "header frame 0,0 240x24", "cell0 frame 22,28 60x20",
          "cell2 frame 158,28 60x20", "cell4 frame 90,52 60x20", "footer frame 0,76 240x16",
          "heading frame 97,96 46x16", "cell5 frame 22,116 60x20", "cell8 frame 22,140 60x20",
        ], Self.grid) == [])
  }

  @Test func `a header is asked for the breadth of the grid`() throws {
    #expect(
      try failures(of: ["header answers 240xnil -> 240x24", "grid width == 240"], Self.grid) == [])
  }

  /// Inferred: nobody measured it.
  @Test func `15.9 A section without header and footer starts a line`() throws {
    let text = """
      // proposal: 100x30
      LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.fixed(40))], spacing: 0) {
        Section { Color.red.frame(height: 10).id("lone") }
        Section { Color.blue.frame(height: 10).id("next") }
        Color.green.frame(height: 10).id("outside")
      }
      """
    #expect(
      try failures(
        of: ["lone frame 6,0 40x10", "next frame 6,10 40x10", "outside frame 6,20 40x10"], text)
        == [])
  }

  @Test func `in rows the header is as high as the grid`() throws {
    let text = """
      // proposal: 300x100
      LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.fixed(30))], spacing: 5) {
        Section {
          ForEach(0..<3) { Color.red.frame(width: 20).id("cell\\($0)") }
        } header: {
          Color.gray.frame(width: 12).id("header")
        }
      }
      """
    #expect(
      try failures(
        of: ["header frame 119,0 12x100", "cell1 frame 136,54 20x30", "cell2 frame 161,16 20x30"],
        text) == [])
  }
}
