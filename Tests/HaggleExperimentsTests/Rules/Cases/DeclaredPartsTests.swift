import Testing

/// What one line of the source makes several times: rows, cards, bars over what is below them.
@Suite struct `A part that is used several times` {
  private static func settings(
    _ labels: [String], width: String = "width: 128", _ control: String = "Toggle(\"\", isOn: $on)"
  ) -> String {
    """
    // platform: macOS
    // proposal: 520x300
    // text-cell: 8x20
    struct Setting: View {
      let label: String
      @State private var on = true
      var body: some View {
        HStack(spacing: 12) {
          Text(label).id(label).frame(\(width), alignment: .leading).id("cell " + label)
          \(control).labelsHidden()
          Spacer(minLength: 0)
        }
      }
    }
    VStack {
      \(labels.map { "Setting(label: \"\($0)\")" }.joined(separator: "\n  "))
    }
    """
  }

  private static let long = "Use project files as context"
  private static let longer = "Use the context of a project"

  @Test(arguments: [
    (["Enable", long], "width: 128", "smell narrow-frame at \"cell \(long)\", width"),
    ([long, longer], "width: 128", "smell narrow-frame at \"cell \(long)\", width"),
    (["Enable", long], "minWidth: 128", ""),
    (["Enable", "Use it"], "width: 128", ""),
    // More than two lines are a paragraph.
    (["Enable", "Use all of the files of a project as context for it"], "width: 128", ""),
  ])
  func `has one narrow column of labels`(labels: [String], width: String, found: String) throws {
    try expectFindings(Self.settings(labels, width: width), found)
  }

  @Test(arguments: [
    "Text(\"3 of 4\")", "Toggle(\"\", isOn: $on).frame(width: 340, alignment: .leading)",
  ])
  func `keeps its column where rows have no control, or no room`(control: String) throws {
    try expectFindings(Self.settings(["Enable", Self.long], control), "")
  }

  private static func plans(_ frame: String, _ content: String = "") -> String {
    """
    // proposal: 393x700
    // text-cell: 8x20
    struct Plan: View {
      let name: String
      var body: some View {
        VStack(alignment: .leading) { Text(name); Text("One user")\(content) }
          .padding(12).frame(\(frame)).background(Color.mint)
      }
    }
    VStack {
      Text("Choose")
      HStack { Plan(name: "Solo").id("solo"); Plan(name: "Team") }
      Button("Go on") {}
    }
    """
  }

  @Test(arguments: [
    (
      "maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading", "",
      "smell stretched-card at solo, height"
    ),
    ("maxWidth: .infinity, alignment: .topLeading", "", ""),
    ("maxWidth: .infinity, maxHeight: 90, alignment: .topLeading", "", ""),
    // What is to fill them does.
    ("maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading", "; Color.red", ""),
  ])
  func `is a card that takes what is left of the page`(
    frame: String, content: String, found: String
  ) throws {
    try expectFindings(Self.plans(frame, content), found)
  }

  private static func bar(_ fill: String) -> String {
    """
    // proposal: 300x500
    // text-cell: 8x20
    VStack {
      Text("Books read")
      GeometryReader { space in
        ZStack(alignment: .leading) {
          Capsule().fill(.gray).frame(height: 12)
          Capsule().fill(.green).frame(width: space.size.width * 0.4, height: 12)\(fill)
        }
      }
      .id("reader")
      Text("4 of 10")
    }
    """
  }

  @Test(arguments: [
    ("", "smell loose-reader at reader, height"),
    (".offset(x: space.size.width * 0.1)", "smell loose-reader at reader, height"),
    (".offset(y: space.size.height * 0.1)", ""), (".offset(x: 8, y: 0)", ""),
    (".offset(CGSize(width: 8, height: 0))", ""), (".position(x: 60, y: 6)", ""),
  ])
  func `is a bar of shapes with a height in a reader without one`(
    fill: String, found: String
  ) throws {
    try expectFindings(Self.bar(fill), found)
  }

  private static func grid(_ label: String, _ value: String) -> String {
    """
    // proposal: 390x300
    // text-cell: 8x20
    struct Label: View {
      let text: String
      var body: some View { HStack { \(label); Text(text) }.id(text) }
    }
    Grid(alignment: .leading, horizontalSpacing: 12) {
      GridRow { Label(text: "Name"); Text("Kitchen lamp")\(value) }
      GridRow { Label(text: "Signal"); Text("Good") }
    }
    """
  }

  @Test(arguments: [
    ("Spacer()", "", "smell cell-spacer at Name, width"), ("Color.red.frame(width: 8)", "", ""),
    // The other column is greedy, too: the grid is to fill the width.
    ("Spacer()", ".frame(maxWidth: .infinity, alignment: .leading)", ""),
  ])
  func `is the label of every row of a grid`(
    label: String, value: String, found: String
  ) throws {
    try expectFindings(Self.grid(label, value), found)
  }

  private static func player(_ padding: String, _ style: String = "") -> String {
    """
    // device: iPhone 16
    // text-cell: 8x20
    TabView {
      ScrollView { ForEach(1..<5) { Text("Video \\($0)").frame(height: 60) } }
        .tabItem { Label("Feed", systemImage: "list.bullet") }
      Text("Library").tabItem { Label("Library", systemImage: "books.vertical") }
    }
    \(style)
    .overlay(alignment: .bottomTrailing) {
      Text("Night train").frame(width: 260, height: 70).background(Color.orange)
        .padding(\(padding)).id("player")
    }
    """
  }

  @Test(arguments: [
    ("12", "", "smell low-overlay at player, height"), (".bottom, 60", "", ""),
    ("12", ".tabViewStyle(.page)", ""),
  ])
  func `floats over the bar of tabs`(padding: String, style: String, found: String) throws {
    try expectFindings(Self.player(padding, style), found)
  }
}
