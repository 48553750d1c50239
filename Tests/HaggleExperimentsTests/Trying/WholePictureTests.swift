import Testing

/// What an edit costs the rest of the picture.
extension `The search for edits` {
  private static let tiles = """
    // proposal: 320x568
    // text-cell: 8x20
    struct Tile: View {
      let title: String
      var body: some View {
        Text(title).frame(minWidth: 150, minHeight: 120).background(Color.teal)
      }
    }
    VStack {
      ForEach([["Sight", "Hearing"], ["Motion", "Speech"]], id: \\.self) { row in
        HStack(spacing: 28) { ForEach(row, id: \\.self) { Tile(title: $0) } }
      }
    }
    .padding(20)
    """

  @Test func `lets tiles share the screen where their minimum has no room`() throws {
    let first = try edits(Self.tiles).first?.joined(separator: "\n")
    #expect(first?.contains("frame(maxWidth: .infinity, minHeight: 120)") == true)
  }

  @Test func `takes no text out of the layout to make what is around it smaller`() throws {
    #expect(!(try edits(Self.tiles, most: 20)).joined().contains { $0.contains("Color.clear") })
  }

  @Test func `gives a picture that fills its frame a minimum of 0`() throws {
    let found = try edits(
      """
      // proposal: 393x759
      // image: "hall" 1600x400
      VStack(alignment: .leading) {
        Image("hall").resizable().scaledToFill()
          .frame(maxWidth: .infinity)
          .frame(height: 200)
          .clipped()
        Text("Wheeler Hall")
      }
      """)
    #expect(found.contains([".frame(minWidth: 0, maxWidth: .infinity)"]), "\(found)")
  }

  @Test(arguments: [
    // All gaps for eight points.
    (
      """
      VStack(spacing: 24) {
        Color.brown.frame(height: 240)
        Text("Cups")
        Text("Milk")
      }
      .padding(16)
      """, ["spacing: 0"]
    ),
    // A row of several does not scroll by itself.
    (
      """
      VStack {
        ForEach(["Send what you have", "Receive"], id: \\.self) { title in
          HStack { Circle().frame(width: 240, height: 24); Text(title) }
        }
      }
      .frame(width: 300, height: 60)
      """, ["ScrollView(.horizontal)"]
    ),
  ])
  func `does not begin with what costs more than it mends`(
    view: String, unwanted: [String]
  ) throws {
    let found = try edits("// proposal: 300x300\n// text-cell: 8x20\n\(view)\n")
    let first = try #require(found.first).joined(separator: "\n")
    #expect(!unwanted.contains { first.contains($0) }, "\(found)")
  }

  private static func bar(_ use: String) -> String {
    """
    // proposal: 393x100
    // text-cell: 10x20
    struct Bar: View {
      var body: some View {
        HStack(spacing: 12) {
          Text("Quarterly planning with the Zurich office").fixedSize()
          Spacer()
          Text("12").padding(.horizontal, 8).background(Color.red)
        }
        .padding(.horizontal)
      }
    }
    \(use)
    """
  }

  @Test(arguments: ["#Preview { Bar() }", "Bar()"])
  func `lets no view leave the screen to show a text of it, and edits no preview`(
    use: String
  ) throws {
    let found = try edits(Self.bar(use), most: 20)
    #expect(!found.isEmpty)
    #expect(!found.joined().contains { $0.contains("Bar().") }, "\(found)")
  }

  /// Pictures from the top to below the end of the screen, with a field behind them.
  @Test func `scrolls no field away that was seen`() throws {
    let found = try edits(
      """
      // proposal: 393x300
      // text-cell: 8x20
      VStack {
        Color.teal.frame(height: 200)
        VStack {
          TextField("E-Mail", text: .constant("")).padding(8)
          SecureField("Password", text: .constant("")).padding(8)
        }
        Color.indigo.frame(height: 60)
      }
      """)
    let first = try #require(found.first).joined(separator: "\n")
    #expect(!first.contains("ScrollView"), "\(found)")
  }
}
