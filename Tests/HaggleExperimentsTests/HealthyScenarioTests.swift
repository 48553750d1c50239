import Testing

@Suite struct `A healthy layout` {
  @Test(arguments: [
    "Color.red", "Color.red.frame(width: 100, height: 50)", "Color.red.padding().border(.blue)",
    "HStack { Color.red; Color.blue }",
    "VStack(spacing: 20) { Color.red; Color.blue; Color.green }",
    "HStack { Text(\"a\"); Spacer(); Text(\"b\") }",
    "VStack(alignment: .leading) { Text(\"Title\"); Text(\"Some longer text that wraps.\") }",
    "HStack { Color.red.frame(width: 40); Color.blue.layoutPriority(1) }",
    "ZStack { Color.red; Text(\"Hello\") }",
    "VStack { HStack { VStack { HStack { Color.red; Color.blue }; Color.green }; Color.red } }",
    "VStack { Text(\"a\"); Divider(); Text(\"b\") }",
    "Grid { GridRow { Color.red; Color.blue }; GridRow { Color.green; Color.yellow } }",
    "Grid { GridRow { Text(\"a\"); Text(\"b\") }; Divider().gridCellUnsizedAxes(.horizontal) }",
    """
    Grid {
      GridRow { Color.red; Color.blue; Color.green }
      GridRow { Color.red; Grid { GridRow { Color.blue; Color.green } }.gridCellColumns(2) }
    }
    """,
    """
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
      ForEach(0..<12, id: \\.self) { _ in Color.red.frame(height: 30) }
    }
    """,
    "LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.flexible())]) { Color.red; Color.blue }",
    "ScrollView { VStack { ForEach(0..<20) { i in Text(\"\\(i)\") } } }",
    "ScrollView(.horizontal) { HStack { ForEach(0..<20) { _ in Color.red.frame(width: 80) } } }",
    "VStack { Text(\"Title\").frame(maxWidth: .infinity, alignment: .leading); Color.red }",
    "Color.red.frame(width: 50, height: 50).overlay(alignment: .topTrailing) { Text(\"9\") }",
    "Text(\"Badge\").padding(4).background(Color.red)",
    "HStack { Color.red.relativeProposed(width: 0.5); Color.blue }",
    "Text(\"one line\").fixedSize(horizontal: false, vertical: true)",
    "Color.clear.overlay { Grid { GridRow { Color.red; Color.blue } } }",
  ])
  func `has no findings, on a phone and in a window`(view: String) throws {
    #expect(try findings(view) == [])
    #expect(try findings("// proposal: 900x600\n\(view)") == [])
  }
}
