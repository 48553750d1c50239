import Testing

/// The edit that comes first, where others reach the goal at the cost of something else.
extension `An edit of everyday code` {
  @Test(arguments: [
    Case(
      what: "keeps a list's last row above a bar, whatever frame the bar has",
      view: """
        // proposal: 393x300
        ZStack(alignment: .bottom) {
          ScrollView { VStack(spacing: 0) { ForEach(0..<20) { Text("Row \\($0)").frame(height: 44) } } }
          HStack {
            Text("Feed").frame(maxWidth: .infinity)
            Text("Inbox").frame(maxWidth: .infinity)
          }
          .frame(height: 60).background(Color.blue)
        }
        """, found: "short-reserve", written: ".safeAreaInset(edge: .bottom"),
    Case(
      what: "colours a row where the row is, not in the style of its button",
      view: """
        // device: iPhone 16
        struct Wide: ButtonStyle {
          func makeBody(configuration: Configuration) -> some View {
            configuration.label.frame(maxWidth: .infinity).background(Color.blue)
          }
        }
        List { Section { Text("Name") }; Section { Button("Save") { }.buttonStyle(Wide()) } }
        """, found: "inset-row", written: ".listRowInsets(EdgeInsets())"),
    Case(
      what: "lets a column scroll as a whole, not each of its rows",
      view: """
        // proposal: 300x150
        VStack(alignment: .leading, spacing: 6) {
          Text("Soon")
          ForEach(0..<4) { n in
            HStack {
              Color.orange.frame(width: 4, height: 26)
              VStack(spacing: 0) { Text("Row \\(n)"); Text("today") }
            }
          }
        }
        .padding(12)
        """, found: "overflow",
      written: "ScrollView {\n  VStack(alignment: .leading, spacing: 6) {"),
    Case(
      what: "lets the rows of a loop scroll, and keeps their heights",
      view: """
        // proposal: 600x500
        VStack(spacing: 12) { ForEach(0..<12) { Text("Row \\($0)").frame(height: 36) } }
          .frame(width: 600, height: 460)
        """, found: "overflow", written: "ScrollView {"),
    Case(
      what: "puts a background on words before they are moved",
      view: "Text(\"Platform 4\").offset(y: 24).background(Color.yellow)",
      found: "left-behind", written: ".background(Color.yellow).offset(y: 24)"),
    Case(
      what: "makes room for a bar rather than a narrower bar",
      view: """
        // proposal: 393x300
        ZStack(alignment: .bottom) {
          ScrollView { VStack { ForEach(0..<20) { Text("Row \\($0)").frame(height: 44) } } }
          HStack { Text("Photo, poll and more of that"); Spacer(); Text("480") }
            .frame(height: 44).background(Color.gray)
        }
        """, found: "short-reserve", written: ".safeAreaInset(edge: .bottom"),
    Case(
      what: "gives a column that is stated elsewhere less, and keeps the columns",
      view: """
        // proposal: 393x300
        struct Glossary: View {
          let columns = [GridItem(.flexible(minimum: 100)), GridItem(.flexible(minimum: 250))]
          var body: some View {
            LazyVGrid(columns: columns) {
              ForEach(["Haus", "house", "Baum", "tree"], id: \\.self) {
                Text($0).frame(maxWidth: .infinity).frame(height: 44).background(Color.teal)
              }
            }
          }
        }
        Glossary()
        """, found: "two-phase-mismatch", written: "GridItem(.flexible(minimum: 192))"),
    Case(
      what: "sets a text of several lines in smaller type where nothing scrolls",
      view: """
        // proposal: 160x52
        import WidgetKit
        VStack(alignment: .leading) {
          Text("Open up the app to start working on your notes!").lineLimit(3)
        }
        """, found: "cut-text", written: ".minimumScaleFactor(0.75)"),
    Case(
      what: "keeps rows of a symbol and a text rows",
      view: """
        // proposal: 300x300
        // image: "wide" 34x20
        // image: "narrow" 12x20
        VStack(alignment: .leading) {
          ForEach(["wide", "narrow"], id: \\.self) { name in
            HStack { Image(name); Text(name) }
          }
        }
        """, found: "ragged-rows", written: "Image(name).frame(maxWidth: 34)"),
    Case(
      what: "shortens a reader, not the title above it",
      view: """
        // proposal: 393x759
        VStack(spacing: 0) {
          Text("Restaurants")
          GeometryReader { geo in Color.gray.frame(width: geo.size.width * 0.7, height: 368) }
          Text("Swipe to choose")
        }
        """, found: "loose-reader", written: ".frame(height: 368)"),
    Case(
      what: "shares a width without priorities, which are no weights",
      view: """
        // proposal: 500x50
        HStack(spacing: 0) {
          Color.gray.frame(width: 80)
          Color.green.layoutPriority(3)
          Color.purple.layoutPriority(1)
        }
        """, found: "starved-view", written: "  Color.purple\n"),
    Case(
      what: "puts two texts into a column that keeps the edge of the layers",
      view: """
        // proposal: 300x200
        ZStack(alignment: .bottomTrailing) { Text("Monday"); Text("Tuesday") }
        """, found: "covered-text", written: "VStack(alignment: .trailing) {"),
    Case(
      what: "centres a title between ends that keep their edges",
      view: """
        // proposal: 393x60
        HStack {
          Text("Back to drafts")
          Spacer()
          Text("To").id("title")
          Spacer()
          Text("Send")
        }
        """, found: "off-middle",
      written: "Text(\"Send\").frame(maxWidth: .infinity, alignment: .trailing)"),
    Case(
      what: "keeps what is drawn beneath one bar of the screen",
      view: """
        // device: iPhone 16
        VStack(spacing: 0) {
          Color.orange
          Text("Continue").frame(height: 50)
        }
        .ignoresSafeArea()
        """, found: "unsafe-text", written: ".ignoresSafeArea(edges: .top)"),
    Case(
      what: "lets a grid scroll whose cells have a least height",
      view: """
        // proposal: 320x200
        LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
          ForEach(0..<12) { Text("Mark \\($0)").frame(maxWidth: .infinity, minHeight: 60).background(.mint) }
        }
        """, found: "overflow", written: "ScrollView {"),
    Case(
      what: "keeps a label whole and leaves the field beside it its room",
      view: """
        // proposal: 270x60
        struct Bar: View {
          @State var address = ""
          var body: some View {
            HStack(spacing: 8) {
              Color.red.frame(width: 20, height: 20)
              TextField("Address", text: $address)
              Text("Paste").padding(.horizontal, 12).background(.gray)
              Text("Transcribe").padding(.horizontal, 12).background(.mint)
            }
          }
        }
        Bar()
        """, found: "squeezed-text", written: ".fixedSize(horizontal: true, vertical: false)"),
    Case(
      what: "aligns fields by a grid, not by the width of one word",
      view: """
        // proposal: 393x200
        VStack {
          HStack { Text("City"); TextField("", text: .constant("")).border(.black) }
          HStack { Text("Country code"); TextField("", text: .constant("")).border(.black) }
        }
        """, found: "ragged-fields", written: "GridRow {"),
    Case(
      what: "scales a title down that stands on a plate of a stated size",
      view: """
        // proposal: 393x60
        Text("Show all the results")
          .lineLimit(1)
          .padding(.horizontal, 8)
          .frame(width: 120, height: 44)
          .background(.blue)
        """, found: "narrow-frame", written: ".minimumScaleFactor(0.5)"),
    Case(
      what: "widens a column before what is drawn behind it",
      view: """
        // proposal: 338x158
        // image: "leaf" 64x158
        VStack(alignment: .leading) { Spacer(); Text("Aardvark") }
          .background { Image("leaf").resizable().scaledToFill() }
          .clipped()
        """, found: "hugging-stack",
      written: ".frame(maxWidth: .infinity, alignment: .leading)\n  .background"),
    Case(
      what: "ends a title before the buttons of its bar, although it is cut then",
      view: """
        // proposal: 393x300
        VStack(spacing: 0) {
          ZStack {
            HStack { Button("Back") {}; Spacer(); Button("Edit") {} }
            Text("Everything that I have to do in this week and").lineLimit(1)
          }
          .padding(.horizontal, 16).frame(height: 44)
          Color.mint
        }
        """, found: "overlaid-text", written: ".lineLimit(1).padding(.horizontal, 40)"),
    Case(
      what: "ends a title before the badge of its card, although it is cut then",
      view: """
        // device: iPhone 16
        HStack {
          VStack(alignment: .leading) {
            Text("Robin Wilder, a party for the harvest moon").lineLimit(1)
            Text("Wed")
          }
          Spacer(minLength: 0)
        }
        .padding(12).background(Color.orange)
        .overlay(alignment: .topTrailing) {
          Text("16").frame(width: 64, height: 64).background(Circle().fill(.white))
        }
        .padding()
        """, found: "overlaid-text", written: ".lineLimit(1).padding(.trailing, 59)"),
    Case(
      what: "rounds a colour as its outline is",
      view: """
        // proposal: 200x100
        Text("Demo").padding().background(Color.gray)
          .overlay(RoundedRectangle(cornerRadius: 16).stroke(.black))
        """, found: "square-corners", written: ".clipShape(RoundedRectangle(cornerRadius: 16))"),
    Case(
      what: "widens a header before its colour",
      view: """
        // proposal: 393x300
        ScrollView {
          VStack(alignment: .leading, spacing: 0) {
            VStack(alignment: .leading) { Text("Opening"); Text("Hall 2") }
              .padding(16).background(Color.mint)
            Text("How we moved").frame(maxWidth: .infinity, alignment: .leading).padding(16)
          }
        }
        """, found: "narrow-header",
      written: ".padding(16).frame(maxWidth: .infinity, alignment: .leading)"),
    Case(
      what: "takes the clip away from what is to lie in front",
      view: """
        // proposal: 300x200
        VStack(spacing: 0) {
          HStack { Text("Base"); Spacer() }
            .frame(height: 44)
            .overlay(alignment: .topLeading) {
              VStack { Text("One"); Text("Two") }.fixedSize().background(.yellow).offset(y: 44)
            }
            .clipped()
          Color.mint
        }
        """, found: "covered-overhang", written: ".zIndex(1)"),
    Case(
      what: "covers a page with its picture, and keeps the picture's shape",
      view: """
        // proposal: 393x759
        // image: "hero" 1200x800
        VStack { Spacer(); Text("All chapters") }
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .background(alignment: .top) {
            Image("hero").resizable().scaledToFit().overlay { Color.black.opacity(0.2) }
          }
        """, found: "short-backdrop", written: "scaledToFill()"),
    Case(
      what: "keeps the width of a caption under its picture",
      view: """
        // proposal: 393x400
        // image: "face" 160x160
        VStack(alignment: .leading, spacing: 4) {
          Image("face")
          Text("Treasurer of Photo Club Waalre").lineLimit(2).frame(width: 160, height: 35)
        }
        """, found: "cut-text", written: "frame(width: 160"),
  ])
  func `that comes first keeps what the others give up`(example: Case) throws {
    let edits = try edits(of: example, most: 1)
    #expect(edits.first?.contains(example.written) == true, "\(edits)")
  }
}
