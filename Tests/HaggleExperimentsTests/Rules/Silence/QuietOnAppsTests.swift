import HaggleReplay
import HaggleReports
import Testing

/// What was said of code of apps and is not so, each with a twin of which it is true.
@Suite struct `What is seen in apps` {
  private static func splitView(showing columns: String) -> String {
    """
    // platform: macOS
    struct Chats: View {
      @State private var columns = NavigationSplitViewVisibility.\(columns)
      var body: some View {
        NavigationSplitView(columnVisibility: $columns) { Text("Chats") } detail: {
          Color.gray.frame(width: 208, height: 32)
        }
        .frame(width: 300, height: 400)
      }
    }
    """
  }

  private static let cases = [
    "a row that its own insets offer more than its list has": Twin(
      fine: """
        // platform: iOS
        // proposal: 320x400
        List {
          Color.red.frame(height: 40)
            .listRowInsets(.init(top: 0, leading: -5, bottom: 0, trailing: -5))
        }
        .listStyle(.plain)
        """,
      wrong: """
        // platform: iOS
        // proposal: 320x400
        List {
          Color.red.frame(width: 330, height: 40).listRowInsets(.init())
        }
        .listStyle(.plain)
        """, finding: "contract overflow at frame.1, width"),
    "a picture that is higher than its frame may fill spacers": Twin(
      fine: """
        // proposal: 393x600
        // text-cell: 8x20
        VStack {
          Text("Take a photo"); Spacer()
          Color.blue.frame(height: 240).frame(height: 200)
          Spacer(); Text("Later")
        }
        """,
      wrong: """
        // proposal: 393x600
        // text-cell: 8x20
        VStack {
          Text("Take a photo")
          Color.blue.frame(height: 240).frame(height: 200)
          Spacer(); Text("Later")
        }
        """, finding: "contract overflow at frame.2, height"),
    "a card with a spacer that says it fills is to fill": Twin(
      fine: """
        // proposal: 393x600
        // text-cell: 8x20
        VStack {
          VStack { Text("Answer"); Spacer() }.frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(.yellow)
          Text("Copy")
        }
        """,
      wrong: """
        // proposal: 393x600
        // text-cell: 8x20
        VStack {
          VStack { Text("Answer"); Spacer() }.frame(maxWidth: .infinity)
            .background(.yellow)
          Text("Copy")
        }
        """, finding: "smell stretched-card at background.1, height"),
    "a colour that is a row of a list fills it": Twin(
      fine: """
        // device: iPhone 16
        List { Color.red.listRowInsets(EdgeInsets()); Text("Below") }
        """,
      wrong: """
        // device: iPhone 16
        List { VStack { Color.red; Text("Below") } }
        """, finding: "contract ideal-collapse at Color.1, height"),
    "the title of a pop-up button never breaks into lines": Twin(
      fine: """
        // platform: macOS
        Picker("", selection: .constant(1)) {
          Text("Normal (1x)").tag(1)
          Text("High (automatic)").tag(2)
        }
        .frame(width: 80)
        """,
      wrong: """
        // platform: macOS
        HStack { Text("High (automatic)") }.frame(width: 80)
        """, finding: "smell narrow-frame at frame.1, width"),
    "what is drawn smaller inside of a padding stays inside": Twin(
      fine: """
        // proposal: 300x100
        Color.red.frame(width: 140, height: 20).scaleEffect(0.6).padding(.bottom, 4)
          .frame(width: 110)
        """,
      wrong: """
        // proposal: 300x100
        Color.red.frame(width: 140, height: 20).padding(.bottom, 4).frame(width: 110)
        """, finding: "contract overflow at frame.2, width"),
    "what an undeclared view holds may stand below each other": Twin(
      fine: """
        // proposal: 300x100
        // text-cell: 8x20
        Shimmer { Color.red.frame(width: 24, height: 24); Text("Lorem ipsum dolor") }
        """,
      wrong: """
        // proposal: 300x100
        // text-cell: 8x20
        ZStack { Color.red.frame(width: 24, height: 24); Text("Lorem ipsum dolor") }
        """, finding: "smell outgrown-base at Text.1, width"),
    "bars keep to the safe area": Twin(
      fine: """
        // device: iPhone 16
        NavigationStack {
          Color.blue.toolbar { ToolbarItem(placement: .topBarLeading) { Text("Pump") } }
        }
        .ignoresSafeArea()
        """,
      wrong: """
        // device: iPhone 16
        VStack { Text("Pump"); Color.blue }.ignoresSafeArea()
        """, finding: "smell unsafe-text at ignoresSafeArea.1, height"),
    "a length of which nothing is known may be a screen's": Twin(
      fine: """
        // proposal: 390x700
        // text-cell: 8x20
        Color.pink.overlay(Text("Source view"))
          .frame(width: targetSize.width, height: targetSize.height)
        """,
      wrong: """
        // proposal: 390x700
        // text-cell: 8x20
        Color.pink.overlay(Text("Source view")).frame(width: 44, height: 44)
        """, finding: "contract cut-text at Text.1, width"),
    "a row of a list reacts as a whole": Twin(
      fine: """
        // device: iPhone 16
        List {
          HStack {
            Text("Lettuce")
            Button {} label: { Color.red.frame(width: 20, height: 20) }
              .frame(width: 78, height: 60).background(.green)
          }
        }
        """,
      wrong: """
        // device: iPhone 16
        VStack {
          HStack {
            Text("Lettuce")
            Button {} label: { Color.red.frame(width: 20, height: 20) }
              .frame(width: 78, height: 60).background(.green)
          }
        }
        """, finding: "smell small-target at Button.1"),
    "the shadow of a padded text is thrown by the text": Twin(
      fine: """
        // proposal: 300x100
        Text("Save").padding(12).shadow(radius: 6).background(Color.gray).cornerRadius(8)
        """,
      wrong: """
        // proposal: 300x100
        Text("Save").background(Color.white).shadow(radius: 6).background(Color.gray).cornerRadius(8)
        """, finding: "smell cut-shadow at background.2"),
    "a frame around a page is not that of a button over it": Twin(
      fine: """
        // proposal: 300x400
        Color.gray.overlay(alignment: .bottom) {
          Button("Update all") {}.buttonStyle(.borderedProminent)
        }
        .frame(height: 300)
        """,
      wrong: """
        // proposal: 300x400
        Button("Update all") {}.buttonStyle(.borderedProminent).frame(height: 300)
        """, finding: "smell rigid-control at Button.1, height"),
    "the label of a button is no page": Twin(
      fine: """
        // proposal: 300x400
        Button {} label: {
          Text("More").frame(minWidth: 44, minHeight: 44).background(.yellow)
        }
        """,
      wrong: """
        // proposal: 300x400
        Text("More").frame(minWidth: 44, minHeight: 44).background(.yellow)
        """, finding: "smell small-page at frame.1"),
    "what one types into is no title": Twin(
      fine: """
        // proposal: 300x100
        HStack {
          Button {} label: { Image(systemName: "plus").padding() }
          TextField("Search", text: .constant("")).frame(maxWidth: .infinity)
        }
        """,
      wrong: """
        // proposal: 300x100
        HStack {
          Button {} label: { Image(systemName: "plus").padding() }
          Text("Search").frame(maxWidth: .infinity)
        }
        """, finding: "smell off-middle at frame.1, width"),
    "a title gives way beside one that keeps its length": Twin(
      fine: """
        // proposal: 320x100
        // text-cell: 8x20
        HStack {
          Text("Maximiliane von Hohenstein").lineLimit(1)
          Text("See you at the harbour").lineLimit(1).layoutPriority(1)
        }
        """,
      wrong: """
        // proposal: 320x100
        // text-cell: 8x20
        HStack {
          Text("Maximiliane von Hohenstein-Wolkenburg:").fixedSize()
          Text("See you at the harbour").lineLimit(1).id("preview")
        }
        .padding(.horizontal, 16)
        """, finding: "contract starved-view at preview, width"),
    "a split view may show its detail alone": Twin(
      fine: splitView(showing: "detailOnly"), wrong: splitView(showing: "all"),
      finding: "contract overflow at frame.2, width"),
  ]

  @Test(arguments: cases.keys.sorted())
  func `is told only where it is so`(name: String) throws {
    let example = try #require(Self.cases[name])
    #expect(try findings(example.fine) == [])
    #expect(try findings(example.wrong) == [example.finding])
  }

  @Test func `a page of a layout begins no new line`() throws {
    let layout = { (column: String) in
      """
      // proposal: 300x200
      struct Pages: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          CGSize(width: 600, height: 100)
        }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
          for (i, subview) in subviews.enumerated() {
            let x = CGFloat(i % 2) * 50 + \(column)
            subview.place(
              at: CGPoint(x: bounds.minX + x, y: bounds.minY + CGFloat(i % 4 / 2) * 50),
              proposal: ProposedViewSize(width: 40, height: 40))
          }
        }
      }
      ScrollView(.horizontal) { Pages { ForEach(0..<6) { _ in Color.red } } }
      """
    }
    #expect(try findings(layout("CGFloat(i / 4) * 300")) == [])
    #expect(try findings(layout("0")).contains("smell early-wrap at Color.3, width"))
  }

  @Test func `what is not chosen is on no screen, and not cut there`() throws {
    let trace = try run(
      """
      // platform: macOS
      Picker("", selection: .constant(1)) {
        Text("Daily").tag(1)
        Text("At the end of the month").tag(2)
      }
      .labelsHidden().frame(width: 90)
      """)
    #expect(CutTexts(Timeline(trace)).sentence == nil)
  }

  @Test func `the size of a symbol goes by the size of its font`() throws {
    let text = { (platform: String) in
      """
      // platform: \(platform)
      Image(systemName: "circle.fill").font(.system(size: 34)).id("symbol")
      """
    }
    #expect(try failures(of: ["symbol size 40x40"], text("iOS")) == [])
    #expect(try failures(of: ["symbol size 40x40"], text("macOS")) == [])
  }
}
