import Testing

/// What a rule sees one step further out, in, or along; each with what is fine.
@Suite struct `A rule looks a step further` {
  private static let cases = [
    "to the column around the row from which a list hangs": Twin(
      fine: header(".zIndex(1)"), wrong: header(""), finding: "smell covered-overhang"),
    "to a clip, which hides a list as well": Twin(
      fine: header(".zIndex(1)"), wrong: header(".clipped()"), finding: "smell covered-overhang"),
    "to a long word that is no number": Twin(
      fine: shrunk("4920118221402118220492011822"),
      wrong: shrunk("somebody@department.example.org"),
      finding: "smell tiny-text"),
    "behind what is painted behind the title of a bar": Twin(
      fine: title("maxWidth: .infinity"), wrong: title("maxWidth: 93"),
      finding: "smell tight-frame"),
    "at a picture of half the screen in a reader": Twin(
      fine: reader("Circle().fill(.red).frame(width: 40, height: 40)"),
      wrong: reader("Circle().fill(.red).frame(width: room.size.width / 2)"),
      finding: "smell cornered-content"),
    "at a line of a bar in a reader, which shows a value": Twin(
      fine: reader("Capsule().fill(.red).frame(width: room.size.width / 2, height: 8)"),
      wrong: reader("Image(\"a\").resizable().frame(width: room.size.width / 2, height: 200)"),
      finding: "smell cornered-content"),
    "at a hairline between two numbers in a row": Twin(
      fine: "VStack(spacing: 2) { Text(\"15\"); Rectangle().frame(height: 2); Text(\"32\") }",
      wrong: fraction("Rectangle().frame(height: 2)"), finding: "smell long-underline"),
    "at a divider of a sum": Twin(
      fine: fraction("Divider()", ".fixedSize()"), wrong: fraction("Divider()"),
      finding: "smell long-underline"),
    "past the lines between rows of a list, which stand at their edge": Twin(
      fine: fraction("Divider()", alignment: ".leading"), wrong: fraction("Divider()"),
      finding: "smell long-underline"),
    "at columns that lie on plates": Twin(
      fine: choices(on: "Color.yellow", 40), wrong: choices(on: "Color.yellow", 60),
      finding: "smell unlevel-parts"),
    "at the cells of a line of a grid": Twin(
      fine: cells(40), wrong: cells(60), finding: "smell unlevel-parts"),
  ]

  private static func header(_ look: String) -> String {
    """
    // device: iPhone 16
    VStack(spacing: 0) {
      HStack {
        Text("Base").overlay(alignment: .topLeading) {
          VStack { Text("One"); Text("Two"); Text("Three") }
            .fixedSize().padding(12).background(.yellow).offset(y: 24)
        }
        Spacer()
      }
      .frame(height: 44)\(look)
      Color.mint
    }
    """
  }

  private static func shrunk(_ words: String) -> String {
    """
    // proposal: 80x60
    Text("\(words)").lineLimit(1).minimumScaleFactor(0.3)
    """
  }

  private static func title(_ frame: String) -> String {
    """
    // device: iPhone 16
    NavigationStack {
      Text("ready").frame(maxWidth: .infinity, maxHeight: .infinity)
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .principal) {
            Text("Quarterly planning").lineLimit(1).padding(.horizontal, 12)
              .frame(\(frame)).background(Capsule().fill(.gray))
          }
        }
    }
    """
  }

  private static func reader(_ content: String) -> String {
    """
    // image: "a" 300x400
    GeometryReader { room in \(content) }
    """
  }

  private static func fraction(
    _ line: String, _ look: String = "", alignment: String = ".center"
  ) -> String {
    """
    HStack(spacing: 4) {
      Text("3")
      VStack(alignment: \(alignment), spacing: 2) { Text("15"); \(line); Text("32") }\(look)
    }
    """
  }

  private static func choice(_ body: String) -> String {
    """
    struct Choice: View {
      let name: String
      let height: CGFloat
      var body: some View { \(body) }
      private var column: some View {
        VStack(spacing: 8) { Color.teal.frame(width: 40, height: height); Text(name) }
      }
    }
    """
  }

  private static func choices(on plate: String, _ height: Int) -> String {
    choice("ZStack { \(plate); column }.frame(height: 300)") + """

      HStack { Choice(name: "Keep", height: 40); Choice(name: "Drop", height: \(height)) }
      """
  }

  private static func cells(_ height: Int) -> String {
    choice("column") + """

      LazyVGrid(columns: [GridItem(), GridItem()]) {
        Choice(name: "Keep", height: 40)
        Choice(name: "Drop", height: \(height))
      }
      """
  }

  @Test(arguments: cases.keys.sorted())
  func `and finds what is wrong there`(name: String) throws {
    try #require(Self.cases[name]).expectOfSecond(name)
  }
}
