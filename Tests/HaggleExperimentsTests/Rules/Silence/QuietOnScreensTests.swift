import Testing

/// What was said of whole screens and of forms, and is meant; each with a twin that is a mistake.
@Suite struct `What lies on a screen as it is to lie there` {
  private static let cases = [
    "rows of one stated width are a form, in the middle of a window": Twin(
      fine: """
        // proposal: 520x300
        VStack(spacing: 8) {
          HStack { Text("Title").frame(width: 120, alignment: .trailing); Text("Lunch") }
            .frame(width: 432, alignment: .leading)
          HStack { Text("Place").frame(width: 120, alignment: .trailing); Text("Harbour") }
            .frame(width: 432, alignment: .leading)
        }
        """,
      wrong: """
        // proposal: 520x300
        VStack(spacing: 8) {
          HStack { Text("Title").frame(width: 120, alignment: .trailing); Text("Lunch") }
            .frame(width: 432, alignment: .leading)
          Text("Harbour")
        }
        """, finding: "smell missed-edge"),
    "a row that fills the same width has the edge of a text": Twin(
      fine: """
        VStack(spacing: 12) {
          HStack { Text("Total"); Spacer(); Text("12") }.frame(maxWidth: 300)
          Text("By going on").frame(maxWidth: 300, alignment: .leading)
        }
        """,
      wrong: """
        VStack(spacing: 12) {
          HStack { Text("Total"); Spacer(); Text("12") }
          Text("By going on").frame(maxWidth: 300, alignment: .leading)
        }
        """, finding: "smell missed-edge"),
    "an outline around what scrolls is no bar": Twin(
      fine: rows(".stroke(.gray)"), wrong: rows(".fill(.gray)"), finding: "smell short-reserve"),
    "a frame of the screen's size that ignores the safe area is the screen": Twin(
      fine: filling("393, height: 852"), wrong: filling("393, height: 1000"),
      finding: "contract overflow"),
    "a picture behind a page goes on under the tab bar": Twin(
      fine: tab(".edgesIgnoringSafeArea(.all)"), wrong: tab(""), finding: "smell spilling-layer"),
    "a spacer in too small a frame is not seen": Twin(
      fine: "Spacer().frame(width: 0, height: 40)",
      wrong: "Color.red.frame(width: 90).frame(width: 8, height: 40)",
      finding: "contract overflow"),
    "a tile that an offset puts on a strip is where that says": Twin(
      fine: strip(".offset(x: -25.5)"), wrong: strip(""), finding: "smell centred-fill"),
    "an offset that is nothing now moves later": Twin(
      fine: strip(".offset(x: isOn ? 20 : 0)"), wrong: strip(""), finding: "smell centred-fill"),
  ]

  private static func rows(_ shape: String) -> String {
    """
    ScrollView { VStack { ForEach(0..<30) { n in Text("Row \\(n)") } } }
      .frame(height: 180)
      .overlay { RoundedRectangle(cornerRadius: 8)\(shape) }
    """
  }

  private static func filling(_ size: String) -> String {
    """
    // device: iPhone 16
    VStack(spacing: 0) { Color.red; Color.blue }.frame(width: \(size)).ignoresSafeArea()
    """
  }

  private static func tab(_ ignoring: String) -> String {
    """
    // device: iPhone 16
    // image: "ground" 1179x2556
    TabView {
      VStack { Text("Entry"); Spacer() }
        .frame(maxWidth: .infinity)
        .background(Image("ground").resizable()\(ignoring).aspectRatio(contentMode: .fill))
        .tabItem { Label("Add", systemImage: "plus") }
    }
    """
  }

  private static func strip(_ offset: String) -> String {
    """
    struct Strip: View {
      @State private var isOn = false
      var body: some View {
        ZStack {
          Rectangle().fill(.purple)
          Rectangle().fill(.white).frame(width: 14)\(offset)
        }
        .frame(width: 68, height: 13)
      }
    }
    Strip()
    """
  }

  @Test(arguments: cases.keys.sorted())
  func `is not told`(name: String) throws {
    try #require(Self.cases[name]).expectOfSecond(name)
  }
}
