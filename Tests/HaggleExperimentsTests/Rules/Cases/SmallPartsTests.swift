import Testing

/// What is too small to hit or to read, or too near to an edge.
@Suite struct `A rule on small parts` {
  private static func row(_ name: String, _ price: String, in width: Int = 170) -> String {
    """
    // proposal: \(width)x80
    // text-cell: 8x20
    HStack {
      Text("\(name)").lineLimit(1)
      Spacer()
      Text("\(price)").lineLimit(1).id("price")
    }
    .padding(.horizontal, 10)
    """
  }

  @Test(arguments: [
    (row("Espresso machine", "1,249.00 EUR"), true),
    // Words are understood when they are cut.
    (row("Espresso machine", "in the cellar"), false),
    // Whole.
    (row("Espresso machine", "9.00"), false),
    (row("Espresso machine", "1,249.00 EUR", in: 300), false),
    // Nothing would be left of the name.
    (row("Espresso machine", "1,249.00 EUR", in: 136), false),
    // Two figures, of which none is the name of the other.
    (row("1,249,000.00 EUR", "1,249.00 EUR"), false),
  ])
  func `cut-count is found of a price behind a name`(view: String, isFound: Bool) throws {
    let found = try findings(view)
    #expect(found.contains("smell cut-count at price, width") == isFound, "\(found)")
  }

  private static func favourites(_ star: String) -> String {
    """
    // device: iPhone 16
    // image: "star" 20x19
    List {
      HStack { Text("Title"); Spacer(); \(star) }
    }
    """
  }

  @Test(arguments: [
    (
      favourites("Image(systemName: \"star\").id(\"star\").onTapGesture { print(1) }"),
      "smell small-target at star"
    ),
    // A tap anywhere in the row reaches a button.
    (favourites("Button { } label: { Image(systemName: \"star\") }"), ""),
    (favourites("Image(systemName: \"star\").frame(width: 44, height: 44).onTapGesture { }"), ""),
  ])
  func `small-target is found of a gesture in a list`(view: String, found: String) throws {
    try expectFindings(view, found)
  }

  @Test(arguments: [("540x620", "smell small-target at help"), ("600x620", "")])
  func `small-target is found in a sheet of an iPad`(proposal: String, found: String) throws {
    try expectFindings(
      """
      // proposal: \(proposal)
      // image: "questionmark.circle" 18x18
      HStack {
        Text("Voice acting")
        Button { } label: { Image(systemName: "questionmark.circle") }.id("help")
        Spacer()
      }
      """, found)
  }

  private static func page(_ first: String, _ second: String) -> String {
    """
    // device: iPhone 16
    VStack(spacing: 20) {
      Text("A sentence that is so long that it has two lines on a phone")\(first).id("first")
      Text("Another sentence that is so long that it has two lines")\(second)
    }
    """
  }

  @Test(arguments: [
    (page("", ".padding(.horizontal)"), true), (page("", ""), false),
    (page(".padding(.horizontal)", ".padding(.horizontal)"), false),
    (page("", ".padding(.bottom)"), false),
    (page(".background(Color.yellow)", ".padding(.horizontal)"), false),
  ])
  func `edge-text is found beside a text with a padding`(view: String, isFound: Bool) throws {
    let found = try findings("// text-cell: 8x20\n" + view)
    #expect(found.contains("smell edge-text at first, width") == isFound, "\(found)")
  }

  private static func contacts(_ stack: String, row: String = ".background(Color.white)") -> String
  {
    """
    // proposal: 393x400
    ScrollView {
      LazyVStack(\(stack)pinnedViews: [.sectionHeaders]) {
        Section {
          ForEach(["Anna", "Axel"], id: \\.self) { name in
            Text(name).padding(8).frame(maxWidth: .infinity, alignment: .leading)\(row)
          }
        } header: {
          Text("A").padding(8).frame(maxWidth: .infinity, alignment: .leading)
            .background(Color.yellow)
        }
      }
      .id("contacts")
    }
    """
  }

  @Test(arguments: [
    (contacts(""), true), (contacts("spacing: 0, "), false), (contacts("spacing: 12, "), false),
    // Cards, and rows without a colour.
    (contacts("", row: ".background(Color.white, in: RoundedRectangle(cornerRadius: 8))"), false),
    (contacts("", row: ""), false),
  ])
  func `unstated-gap is found below a pinned header`(view: String, isFound: Bool) throws {
    let found = try findings("// text-cell: 8x20\n" + view)
    #expect(found.contains("smell unstated-gap at contacts, height") == isFound, "\(found)")
  }
}
