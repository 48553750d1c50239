import Testing

/// Views beside or below each other that are to be alike, as one expects of fields, cards and rows.
@Suite struct `What is to look alike` {
  @Test(arguments: [
    (".textFieldStyle(.roundedBorder)", "smell uneven-tracks at last, width"),
    (".padding(8).background(Color.gray)", "smell uneven-tracks at last, width"),
    // Nobody sees where they end.
    ("", ""),
  ])
  func `uneven-tracks is found of fields whose ends are seen`(look: String, found: String) throws {
    try expectFindings(
      """
      VStack {
        HStack { TextField("First", text: .constant("Foo"))\(look); Button("Add") {} }
        HStack { TextField("Last", text: .constant("Bar"))\(look).id("last"); Button("Rename") {} }
      }
      .padding()
      """, found)
  }

  private static func tiles(_ grid: String, _ frame: String) -> String {
    """
    // proposal: 393x700
    struct Tile: View {
      let title: String
      var body: some View {
        VStack(alignment: .leading) { Text(title); Text("Today") }
          .frame(maxWidth: .infinity\(frame), alignment: .leading)
          .padding(12).background(Color.yellow).id(title)
      }
    }
    struct Board: View {
      let columns = [GridItem(.flexible()), GridItem(.flexible())]
      var body: some View { ScrollView { \(grid) } }
    }
    """
  }

  private static let uneven = "Tile(title: \"Steps\"); Tile(title: \"Rate while walking uphill\")"
  private static let lazily = "LazyVGrid(columns: columns) { \(uneven) }"
  private static let inRows = "Grid { GridRow { \(uneven) } }"
  private static let alike = """
    LazyVGrid(columns: columns) { Tile(title: "Steps"); Tile(title: "Sleep") }
    """

  /// A lazy grid makes no cell as high as another one, and a grid does.
  @Test(arguments: [
    (lazily, "", "smell uneven-background at padding.1, height"),
    (lazily, ", maxHeight: .infinity", "smell idle-spacer at frame.1, height"),
    (alike, ", maxHeight: .infinity", ""),
    (inRows, ", maxHeight: .infinity", ""),
    ("VStack { \(uneven) }", "", ""),
  ])
  func `tiles of one line are found where one is lower`(
    grid: String, frame: String, found: String
  ) throws {
    try expectFindings(Self.tiles(grid, frame), found)
  }

  /// What a row has first is read where that of the others is, whatever stands below it.
  @Test(arguments: [
    ("Text(name)", "leading", ""),
    ("Color.red.frame(width: 8, height: 8)", "leading", "smell mixed-choices at \"Tent and pegs\""),
  ])
  func `mixed-choices is found where first views move`(
    first: String, edge: String, found: String
  ) throws {
    try expectFindings(
      """
      // proposal: 140x300
      VStack(alignment: .leading) {
        ForEach(["Tent", "Tent and pegs"], id: \\.self) { name in
          ViewThatFits(in: .horizontal) {
            HStack { \(first); Spacer(); Text(name + " 12") }
            VStack(alignment: .\(edge)) { \(first); Text(name + " 12") }
          }
          .id(name)
        }
      }
      """, found)
  }

  private static func plans(_ row: String, _ a: String, _ b: String, _ frame: String) -> String {
    """
    HStack\(row) {
      VStack { Text("A plan for small teams that grow"); \(a) }\(frame)
      VStack { Text("Free").id("free"); \(b) }\(frame)
    }
    """
  }

  private static let wide = ".frame(maxWidth: .infinity)"

  @Test(arguments: [
    (plans("", "Text(\"Buy\")", "Text(\"Get\")", wide), "smell uneven-lines at free, height"),
    (
      plans("(alignment: .top)", "Text(\"Buy\")", "Text(\"Get\")", wide),
      "smell uneven-lines at free, height"
    ),
    (
      """
      HStack(spacing: 0) {
        Rectangle().fill(.green).overlay(VStack { Text("A plan for teams"); Text("9") }.padding(40))
        Rectangle().fill(.red).overlay(VStack { Text("Free").id("free"); Text("0") }.padding(40))
      }
      """, "smell uneven-lines at free, height"
    ),
    // A description begins where its title ends.
    (plans("", "Text(\"Buy one for each of you, and more\")", "Text(\"Get one\")", wide), ""),
    // A row of a list: its columns have widths of their own.
    (plans("", "Text(\"Buy\")", "Text(\"Get\")", ""), ""),
    (plans("", "Text(\"Buy\")", "Color.red.frame(height: 20)", wide), ""),
  ])
  func `uneven-lines is found of centred columns and of those written out`(
    view: String, found: String
  ) throws {
    try expectFindings(view, found)
  }
}
