import Testing

/// Pages, lists and cards as they are asked about most, each beside one in which it is meant.
@Suite struct `A rule on everyday pages` {
  @Test(arguments: [
    ("space.safeAreaInsets.top", "", "smell doubled-inset at page, height"),
    ("16", "", ""), ("59", ".ignoresSafeArea()", ""),
  ])
  func `counts the safe area once`(length: String, behind: String, found: String) throws {
    try expectFindings(
      """
      // device: iPhone 16
      GeometryReader { space in
        VStack { Text("Trips"); Spacer() }.padding(.top, \(length)).id("page")\(behind)
      }
      """, found)
  }

  @Test(arguments: [
    ("width: 393, height: 90", "smell eaten-margin at card, width"),
    ("maxWidth: .infinity, alignment: .leading", ""),
    ("width: 353, height: 90", ""),
  ])
  func `is found of a card as wide as the screen in the margins of a page`(
    frame: String, found: String
  ) throws {
    try expectFindings(
      """
      ScrollView {
        VStack(alignment: .leading) {
          Text("Offers")
          Text("Until Sunday").frame(\(frame)).id("card").background(Color.pink)
        }
        .padding(.horizontal, 20)
      }
      """, found)
  }

  @Test(arguments: [
    ("[.horizontal, .vertical]", "smell endless-line at story, width"), (".vertical", ""),
  ])
  func `is found of a paragraph that scrolls both ways`(axes: String, found: String) throws {
    try expectFindings(
      """
      ScrollView(\(axes)) {
        VStack(alignment: .leading) {
          Text("The pier")
          Text("It was built in two years by the people of the town").id("story")
        }
      }
      """, found)
  }

  @Test(arguments: [
    ("", "[Color.black, .red, .yellow]", "smell unstated-gap at flag, height"),
    ("spacing: 8", "[Color.gray, .gray, .gray]", ""), ("spacing: 0", "[Color.black, .red]", ""),
  ])
  func `is found of stripes`(spacing: String, colours: String, found: String) throws {
    try expectFindings(
      """
      VStack(spacing: 12) {
        VStack(\(spacing)) {
          ForEach(\(colours).indices, id: \\.self) { \(colours)[$0].frame(height: 40) }
        }
        .id("flag")
        Text("Which country is it?")
      }
      .padding(16)
      """, found)
  }

  private static let story = "A walk along the coast in the evening, with a rest at the old mill"

  @Test(arguments: [
    ("", ".lineLimit(1)", "smell limited-lines at story, height"),
    // It is the text's own limit, and it is cut as it was told.
    (".lineLimit(1)", "", ""), (".lineLimit(1)", ".lineLimit(1)", ""),
  ])
  func `is found of a limit that is stated around several texts`(
    own: String, around: String, found: String
  ) throws {
    try expectFindings(
      """
      ScrollView {
        VStack(alignment: .leading) {
          Text("Evening")
          Text("\(Self.story)")\(own).id("story")
        }
        \(around)
      }
      """, found)
  }

  @Test(arguments: [
    ("RoundedRectangle(cornerRadius: 12)", ""),
    ("Rectangle()", "smell floating-bar at bar, height"),
  ])
  func `takes a card with round corners for no bar`(shape: String, found: String) throws {
    try expectFindings(
      """
      VStack {
        Text("Steps today").padding(16).frame(maxWidth: .infinity)
          .background(Color.mint, in: \(shape)).id("bar")
        Text("More")
      }
      """, found)
  }

  @Test(arguments: [
    ("", "smell loose-reader at reader, height"), (".frame(height: 8)", ""),
  ])
  func `blames the reader of a bar, and not the bar`(frame: String, found: String) throws {
    try expectFindings(
      """
      VStack(alignment: .leading) {
        Text("Steps today")
        GeometryReader { space in
          ZStack(alignment: .leading) {
            Capsule().fill(.gray)
            Capsule().fill(.green).frame(width: space.size.width * 0.4)
          }
        }
        .id("reader")
        \(frame)
        Text("4 000 of 10 000")
      }
      """, found)
  }

  @Test(arguments: [("ProgressView(value: 0.4)", "contract squeezed-text at label, width")])
  func `knows that a bar can do with less`(bar: String, found: String) throws {
    try expectFindings(
      """
      HStack { Text("Storage used on this phone").id("label"); \(bar); Text("40 %") }
        .padding(16)
      """, found)
  }

  @Test(arguments: [
    ("", "[\"Ada\", \"Konstantin\", \"Bo\"]", "smell number-column at Konstantin, width"),
    ("Spacer()", "[\"Ada\", \"Konstantin\", \"Bo\"]", ""),
    ("", "[\"Ada\", \"Eve\", \"Ann\"]", ""), ("", "[\"Ada\", \"Konstantin\"]", ""),
  ])
  func `compares the numbers behind names`(
    between: String, names: String, found: String
  ) throws {
    try expectFindings(
      """
      VStack(alignment: .leading) {
        Text("This week")
        ForEach(\(names), id: \\.self) { name in
          HStack { Text(name); \(between); Text("\\(name.count * 20)").id(name) }
        }
      }
      .padding(16)
      .frame(maxWidth: .infinity, alignment: .leading)
      """, found)
  }

  @Test(arguments: [
    (
      "List { Text(\"Inbox\") }.background(Color.yellow.id(\"paint\"))",
      "smell hidden-paint at paint"
    ),
    (
      "ZStack { Color.yellow.id(\"paint\"); List { Text(\"Inbox\") } }",
      "smell hidden-paint at paint"
    ),
    ("List { Text(\"Inbox\") }.listStyle(.plain).background(Color.yellow)", ""),
    ("List { Text(\"Inbox\") }.scrollContentBackground(.hidden).background(Color.yellow)", ""),
    ("ZStack { Color.yellow; List { Text(\"Inbox\") }.padding(40) }", ""),
  ])
  func `is found of a colour behind a list`(view: String, found: String) throws {
    #expect(
      try findings("// device: iPhone 16\n// text-cell: 8x20\n\(view)\n")
        == [found].filter { !$0.isEmpty })
  }

  @Test(arguments: [
    (".clipShape(Circle())", "", "smell cut-badge at badge"),
    ("", ".clipShape(Circle())", ""), (".clipShape(RoundedRectangle(cornerRadius: 8))", "", ""),
  ])
  func `is found of a badge on an avatar that is cut last`(
    after: String, before: String, found: String
  ) throws {
    try expectFindings(
      """
      Color.teal.frame(width: 60, height: 60)
        \(before)
        .overlay(alignment: .topTrailing) {
          Circle().fill(.red).frame(width: 20, height: 20).id("badge")
        }
        \(after)
      """, found)
  }

  /// A label above its field is centred with that, however wide both are.
  @Test func `compares no words that one types`() throws {
    let findings = try findings(
      """
      // proposal: 393x600
      // text-cell: 8x20
      VStack(alignment: .leading) {
        VStack { Text("Company"); TextField("None", text: .constant("Harbour Cranes")) }
        Text("It is printed on the label")
      }
      """)
    #expect(!findings.contains { $0.contains("centred-lines") })
  }

  @Test(arguments: [
    ("VStack", "smell centred-lines at lines, width"), ("VStack(alignment: .leading)", ""),
  ])
  func `compares the lines of a column in another one`(column: String, found: String) throws {
    try expectFindings(
      """
      VStack(alignment: .leading) {
        \(column) { Text("The lighthouse"); Text("1887") }.id("lines")
        Text("A walk of an hour along the cliffs")
      }
      """, found)
  }

  @Test(arguments: [
    (
      "Image(systemName: \"tray\"); Text(\"Nothing here yet\")",
      "smell short-scroll at page, height"
    ),
    ("Text(\"Nothing here yet\")", ""),
    ("Image(systemName: \"tray\"); Color.gray.frame(height: 200)", ""),
  ])
  func `is found of a notice that scrolls alone`(views: String, found: String) throws {
    try expectFindings(
      "ScrollView { VStack { \(views) }.frame(maxWidth: .infinity) }.id(\"page\")", found)
  }
}
