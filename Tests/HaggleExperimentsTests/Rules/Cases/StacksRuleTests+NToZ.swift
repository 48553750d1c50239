import Testing

/// Cases beside the example of a rule: another axis, another container, what is fine.
@Suite struct `A rule on stacks, from N to Z` {
  @Test func `nothing is found of cards of one height whose frames centre what is in them`() throws
  {
    let findings = try findings(
      """
      // proposal: 400x200
      // text-cell: 8x20
      HStack {
        ForEach([1, 3], id: \\.self) { lines in
          VStack { Text("Tip"); Text("word").frame(height: CGFloat(lines) * 20) }
            .frame(width: 150, height: 120)
            .background(Color.gray)
        }
      }
      """)
    #expect(findings.isEmpty)
  }

  @Test(arguments: [
    // The title is in the middle of what the one button leaves.
    (
      """
      HStack {
        Button("Back") { }
        Spacer()
        Text("Profile").id("title")
        Spacer()
      }
      """, "smell off-middle at title, width"
    ),
    (
      """
      HStack {
        Text("Sum")
        Spacer()
        Text("12")
        Spacer()
      }
      """, ""
    ),
  ])
  func `off-middle is found where it is so`(view: String, found: String) throws {
    try expectFindings(view, found)
  }

  @Test(arguments: [("26", "contract starved-view at icon, height"), ("60", "")])
  func `starved-view is found of a picture beside what keeps its length`(
    side: String, found: String
  ) throws {
    try expectFindings(
      """
      // image: "thermometer" 48x48
      VStack(spacing: 2) {
        Image("thermometer").resizable().scaledToFit().id("icon")
        Text("21")
      }
      .frame(width: \(side), height: \(side))
      """, found)
  }

  @Test(arguments: [("width: 260", true), ("maxWidth: 260", true), ("width: 120", false)])
  func `stranded-accessory is found in a painted frame of any kind`(
    width: String, isFound: Bool
  ) throws {
    try expectFindings(
      """
      HStack { Text("Choose app"); Image(systemName: "chevron.down") }.id("row")
        .padding(10)
        .frame(\(width), alignment: .leading)
        .background(.gray)
      """, isFound ? "smell stranded-accessory at row, width" : "")
  }

  @Test(arguments: [
    (["Ann", "Maximiliane-Luise", "Bo"], "smell uneven-columns at Maximiliane-Luise, width"),
    (["Ann", "Bo", "Christine"], ""),
  ])
  func `uneven-columns is found in a row that scrolls`(names: [String], found: String) throws {
    try expectFindings(
      """
      ScrollView(.horizontal) {
        HStack(spacing: 16) {
          ForEach(\(names), id: \\.self) { name in
            VStack { Circle().fill(.teal).frame(width: 72, height: 72); Text(name) }.id(name)
          }
        }
      }
      """, found)
  }

  @Test(arguments: [
    // One symbol, and symbols in circles.
    ["star", "star", "star"], ["a.circle", "b.circle", "bell.circle.fill"],
  ])
  func `pushed-labels is not found of symbols of one width`(symbols: [String]) throws {
    let rows = symbols.map { "HStack { Image(systemName: \"\($0)\"); Text(\"\($0)\") }" }
    try expectFindings("VStack(alignment: .leading) {\n\(rows.joined(separator: "\n"))\n}", "")
  }

  @Test(arguments: [
    (
      """
      HStack { Color.blue.layoutPriority(1); Color.gray.id("rest") }
      """, "contract starved-view at rest, width"
    ),
    ("HStack { Color.blue.layoutPriority(1); Spacer(minLength: 0) }", ""),
    ("HStack { Color.blue; Color.gray }", ""),
    (
      """
      // platform: macOS
      \(picker(in: 302))
      """, "contract starved-view at Text.1, width"
    ),
    ("// platform: macOS\n\(picker(in: 360))", ""),
  ])
  func `starved-view is found where it is so`(view: String, found: String) throws {
    try expectFindings(view, found)
  }

  @Test(arguments: [
    (
      """
      VStack {
        HStack {
          VStack { Text("a"); Spacer(); Text("b") }.padding().background(.yellow).id("card")
        }
        Text("c")
      }
      """, "smell stretched-card at card, height"
    )
  ])
  func `stretched-card is found where it is so`(view: String, found: String) throws {
    try expectFindings(view, found)
  }

  @Test(arguments: [
    (
      """
      Grid {
        GridRow {
          Text("a").padding(12).background(.blue).id("low")
          VStack { Text("a"); Text("b"); Text("c") }.padding(12).background(.blue)
        }
      }
      """, "smell uneven-background at low, height"
    ),
    (
      """
      struct Card: View {
        let name: String
        var body: some View { Text(name).background(Capsule().fill(.red)).id(name) }
      }
      HStack { Card(name: "one"); Card(name: "two words of which all are longer than one line is") }
      """, "smell uneven-background at one, height"
    ),
    (
      "HStack { Text(\"a\").background(Color.red).frame(maxHeight: .infinity); Text(\"b\") }", ""
    ),
  ])
  func `uneven-background is found where it is so`(view: String, found: String) throws {
    try expectFindings(view, found)
  }

  @Test(arguments: [
    (
      """
      VStack {
        Text("In").padding(12).background(.blue).id("in")
        Text("Sign up").padding(12).background(.blue)
      }
      """, "smell uneven-widths at in, width"
    ),
    (
      """
      VStack {
        Text("In").padding(12).background(.blue)
        Text("Sign up")
      }
      """, ""
    ),
    (
      """
      VStack(spacing: 12) {
        Text("Welcome")
        Spacer()
        ForEach(["Log in", "Create an account", "Skip"], id: \\.self) { title in
          Text(title).padding(16).background(Color.blue).id(title)
        }
      }
      """, "smell uneven-widths at Skip, width"
    ),
    // Two tags among other views are no row of buttons.
    (
      """
      VStack(spacing: 12) {
        Text("Welcome")
        Spacer()
        ForEach(["New", "On all devices"], id: \\.self) { title in
          Text(title).padding(16).background(Color.blue).id(title)
        }
        Text("Read on")
        Text("below")
      }
      """, ""
    ),
  ])
  func `uneven-widths is found where it is so`(view: String, found: String) throws {
    try expectFindings(view, found)
  }

  @Test(arguments: [
    ("tab", "shift option tab", "smell uneven-halves at HStack.1, width"),
    // About as wide as each other.
    ("shift control tab", "shift option tab", ""),
  ])
  func `uneven-halves is found of cells in columns that leave room`(
    first: String, second: String, found: String
  ) throws {
    try expectFindings(
      """
      struct Key: View {
        let title: String
        let keys: String
        var body: some View {
          VStack(alignment: .leading) {
            Text(title)
            Text(keys).padding(8).background(Color.gray)
          }
        }
      }
      // proposal: 520x200
      // text-cell: 8x20
      HStack(alignment: .top) {
        VStack(alignment: .leading) {
          Key(title: "Go", keys: "\(first)")
          Key(title: "Up", keys: "k")
        }
        VStack(alignment: .leading) {
          Key(title: "No", keys: "\(second)")
          Key(title: "Up", keys: "l")
        }
      }
      """, found)
  }
}

/// A picker with its title beside it, in a frame.
private func picker(in width: Int) -> String {
  """
  Picker("View", selection: .constant(0)) {
    Text("Transcript").tag(0)
    Text("Notes").tag(1)
    Text("Ask").tag(2)
  }
  .pickerStyle(.segmented)
  .frame(maxWidth: \(width))
  """
}
