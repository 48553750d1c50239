import Testing

/// Badges that a strip cuts, and titles across from a spacer that is to be as wide as a button.
@Suite struct `A rule on what an offset or a stated spacer leaves` {
  private func strip(_ offset: String, padding: String = "") -> String {
    """
    // proposal: 393x300
    VStack {
      Color.gray
      ScrollView(.horizontal) {
        HStack {
          ZStack(alignment: .topTrailing) {
            Color.teal.frame(width: 100, height: 100)
            Image(systemName: "xmark.circle.fill").frame(width: 20, height: 20)\(offset)
          }
        }\(padding)
      }
      Color.gray
    }
    """
  }

  @Test(arguments: [
    (".offset(x: 5, y: -5)", "", "smell cut-drawing at offset.1, height"),
    (".offset(y: -5)", ".padding(.vertical, 2)", "smell cut-drawing at offset.1, height"),
    // There is room for it, it goes inwards or along, or it is hidden so.
    (".offset(y: -5)", ".padding(.vertical, 5)", ""), (".offset(y: 5)", "", ""),
    (".offset(x: 5)", "", ""), (".offset(y: -1)", "", ""), (".offset(y: -40)", "", ""),
  ])
  func `cut-drawing is found where an offset moves a view over the edge of a strip`(
    offset: String, padding: String, found: String
  ) throws {
    let told = try findings("// text-cell: 8x20\n" + strip(offset, padding: padding))
      .filter { $0.contains("cut-drawing") }
    #expect(told == [found].filter { !$0.isEmpty })
  }

  @Test(arguments: [
    (".offset(y: -10)", "", "smell cut-drawing at offset.1, height"),
    // There is room for it, it goes inwards, or it is hidden so.
    (".offset(y: -10)", ".padding(.top, 10)", ""), (".offset(y: 10)", "", ""),
    (".offset(y: -40)", "", ""),
  ])
  func `cut-drawing is found where an offset moves a view out before what scrolls`(
    offset: String, padding: String, found: String
  ) throws {
    let told = try findings(
      """
      // proposal: 393x600
      // text-cell: 8x20
      ScrollView {
        VStack(spacing: 24) {
          ForEach(["Name", "Street"], id: \\.self) { label in
            Color.yellow.frame(height: 60)
              .overlay(alignment: .topLeading) { Text(label)\(offset) }
          }
        }\(padding)
      }
      """
    ).filter { $0.contains("cut-drawing") }
    #expect(told == [found].filter { !$0.isEmpty })
  }

  @Test(arguments: [(40, "smell off-middle at frame.2"), (12, ""), (30, "")])
  func `off-middle is found where a spacer is not as wide as the button across from it`(
    width: Int, found: String
  ) throws {
    let told = try findings(
      """
      // device: iPhone 16
      // text-cell: 8x20
      HStack {
        Button {} label: { Image(systemName: "chevron.left").frame(width: 12, height: 44) }
        Text("Permissions").frame(maxWidth: .infinity)
        Spacer().frame(width: \(width))
      }
      .padding(.horizontal, 16)
      """
    ).filter { $0.contains("off-middle") }
    #expect(told.count == (found.isEmpty ? 0 : 1), "\(told)")
    #expect(told.allSatisfy { $0.hasPrefix(found) }, "\(told)")
  }
}
