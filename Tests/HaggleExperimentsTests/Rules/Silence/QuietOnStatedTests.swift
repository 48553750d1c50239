import Testing

/// What an author states is meant, each with a twin in which nothing is stated.
@Suite struct `What is stated on purpose` {
  private static func bars(_ row: String) -> String {
    """
    // proposal: 393x400
    VStack {
      \(row) {
        ForEach([40, 90, 20], id: \\.self) { height in
          Capsule().frame(width: 10, height: CGFloat(height))
        }
      }
      .id("bars")
    }
    """
  }

  private static func profile(_ head: String) -> String {
    """
    // proposal: 393x600
    VStack {
      \(head)
      Text("Tanya").id("name")
      Text("Born in Lisbon").frame(maxWidth: .infinity, alignment: .leading)
    }
    """
  }

  private static func form(_ place: String) -> String {
    """
    // proposal: 393x600
    VStack(spacing: 20) {
      Text("Add")
      ZStack { Text("Amount") }.frame(maxHeight: .infinity\(place)).id("amount")
      Spacer()
      Text("Next")
    }
    """
  }

  private static func welcome(_ ground: String) -> String {
    """
    // proposal: 300x300
    VStack(spacing: 12) {
      Circle().frame(width: 80, height: 80)
      Text("Welcome")
      Text("We are about to set up your mail, your calendar and the network.").id("body")
        .padding(12)\(ground)
    }
    """
  }

  private static func icon(_ size: String) -> String {
    """
    // proposal: 393x600
    // image: "swap" 23x28
    Image("swap").resizable().frame(\(size)).aspectRatio(contentMode: .fit).id("icon")
    """
  }

  private static func dimmed(_ place: String) -> String {
    """
    // device: iPhone 16
    struct Fab: View {
      var body: some View {
        ZStack(alignment: .bottomTrailing) { Text("Add").padding() }
      }
    }
    \(place)
    """
  }

  private static func avatars(_ room: String) -> String {
    """
    // proposal: 393x400
    HStack(spacing: 48) {
      ForEach(0..<3, id: \\.self) { _ in Circle().frame(width: 64, height: 64)\(room).padding(1) }
    }
    """
  }

  private static func chart(_ caption: String) -> String {
    """
    // proposal: 393x400
    VStack(alignment: .leading) {
      Text("Readings")
      Text("Mon, Jun 9").id("date").frame(maxWidth: .infinity\(caption)).id("caption")
    }
    """
  }

  private static func heading(_ alignment: String) -> String {
    """
    // proposal: 393x100
    HStack {
      Button("Cancel") { }
      Text("Add Chat").frame(maxWidth: .infinity\(alignment))
      Spacer(); Button("Add") { }
    }
    """
  }

  private static func hint(_ alignment: String) -> String {
    """
    // proposal: 393x200
    ZStack(alignment: .topLeading) {
      Color.gray
      Text("Nothing yet").frame(maxWidth: .infinity, maxHeight: .infinity\(alignment))
      Color.clear
    }
    """
  }

  private static func done(_ ground: String) -> String {
    """
    // platform: iOS
    // image: "tick" 32x32
    VStack {
      Spacer()
      Button { } label: { Image("tick").resizable().frame(width: 32, height: 32) }
        .padding()\(ground).cornerRadius(35)
    }
    """
  }

  private static func buttons(_ first: String) -> String {
    """
    // proposal: 393x100
    struct Tinted: ButtonStyle {
      var full = false
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding(15).frame(maxWidth: full ? .infinity : nil)
          .background(Color.blue).cornerRadius(8)
      }
    }
    HStack {
      \(first)
      Button { } label: { Image(systemName: "info") }.buttonStyle(Tinted())
    }
    """
  }

  private static let cases = [
    "views that take no room, as they overlap": Twin(
      fine: avatars(".frame(maxWidth: 0)"), wrong: avatars(".frame(maxWidth: 20)"),
      finding: "contract overflow at frame.2+frame.4+frame.6, width"),
    "a fold that is closed takes no room as well, but is to hide what is in it": Twin(
      fine: avatars(".frame(maxWidth: 0)"), wrong: avatars(".frame(width: 0)"),
      finding: "contract overflow at frame.2+frame.4+frame.6, width"),
    "a caption that is said to be centred": Twin(
      fine: chart(", alignment: .center"), wrong: chart(""),
      finding: "smell centred-in-column at caption, width"),
    "what is moved beside a text does not lie on it": Twin(
      fine: """
        Text("Director: Cary | 4").id("credits")
          .overlay(Image(systemName: "star.fill").offset(x: 35, y: -2), alignment: .trailing)
        """,
      wrong: """
        Text("Director: Cary | 4").id("credits")
          .overlay(Image(systemName: "star.fill").offset(x: 2, y: -2), alignment: .trailing)
        """, finding: "smell overlaid-text at credits, width"),
    "a grid is as wide as the limit that is stated around it": Twin(
      fine: """
        // proposal: 393x400
        Grid {
          GridRow { Text("Good"); Text("Nice") }
          GridRow { Color.red.frame(height: 4); Color.green.frame(height: 4) }
        }
        .id("grid").frame(maxWidth: 300)
        """,
      wrong: """
        // proposal: 393x400
        Grid {
          GridRow { Text("Good"); Text("Nice") }
          GridRow { Color.red.frame(height: 4); Color.green.frame(height: 4) }
        }
        .id("grid")
        """, finding: "contract greedy-decoration at frame.1, width"),
    "a row of bars that is said to be centred": Twin(
      fine: bars("HStack(alignment: .center)"), wrong: bars("HStack"),
      finding: "smell hanging-bars at bars"),
    "a name below a portrait": Twin(
      fine: profile("Circle().frame(width: 120, height: 120)"), wrong: profile(""),
      finding: "smell mixed-edges at name"),
    "a frame that keeps its content at the top before a spacer": Twin(
      fine: form(", alignment: .top"), wrong: form(", alignment: .bottom"),
      finding: "contract greedy-decoration at amount"),
    "a title that is said to be in the middle of what a spacer leaves nothing of": Twin(
      fine: heading(", alignment: .center"), wrong: heading(""),
      finding: "contract greedy-decoration at frame.1"),
    "a hint that is said to be in the middle of its layers": Twin(
      fine: hint(", alignment: .center"), wrong: hint(""),
      finding: "smell idle-alignment at ZStack"),
    "a picture with round corners on a ground that reaches under the edge of the screen": Twin(
      fine: done(".background(Color.blue)"), wrong: done(""),
      finding: "smell idle-corners at padding"),
    "a button of a style that fills what a small one leaves": Twin(
      fine: buttons("Button(\"Fix\") { }.buttonStyle(Tinted(full: true))"),
      wrong: buttons("Text(\"Fix\").frame(maxWidth: .infinity)"),
      finding: "smell off-middle at frame.1, width"),
    "a paragraph on a ground of its own": Twin(
      fine: welcome(".background(Color.gray)"), wrong: welcome(""),
      finding: "smell left-lines at body"),
    "a frame that is almost of the shape of its picture": Twin(
      fine: icon("width: 18, height: 22"), wrong: icon("width: 18, height: 28"),
      finding: "contract idle-ratio at icon"),
    "a corner in the layers that a preview alone puts around it": Twin(
      fine: dimmed("#Preview { ZStack { Color.white; Fab() } }"),
      wrong: dimmed("struct Page: View { var body: some View { ZStack { Color.white; Fab() } } }"),
      finding: "smell idle-alignment at ZStack"),
  ]

  @Test(arguments: cases.keys.sorted())
  func `is not told`(name: String) throws {
    try #require(Self.cases[name]).expectOfSecond(name)
  }
}
