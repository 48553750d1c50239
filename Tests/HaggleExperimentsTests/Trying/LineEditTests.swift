import Testing

/// Edits that put parts into line, or what is too long into what scrolls.
extension `An edit of everyday code` {
  @Test(arguments: [
    Case(
      what: "places subviews by the middle of their leading edge",
      view: """
        // proposal: 200x40
        struct Middle: Layout {
          func sizeThatFits(
            proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
          ) -> CGSize {
            CGSize(width: 60, height: 40)
          }
          func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
          ) {
            for view in subviews {
              view.place(at: CGPoint(x: bounds.minX, y: bounds.midY), proposal: .unspecified)
            }
          }
        }
        Middle { Color.red.frame(width: 60, height: 40) }
        """, found: "overflow", written: "anchor: .leading"),
    Case(
      what: "lets two columns fit by their least width",
      view: """
        // proposal: 343x600
        // text-cell: 8x20
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 180), spacing: 12)]) {
          ForEach(0..<4) { VStack { Color.indigo.frame(height: 90); Text("Album \\($0)") } }
        }
        """, found: "one-column", written: ".adaptive(minimum: 165)"),
    Case(
      what: "gives an empty cell to the row that lacks one",
      view: """
        // proposal: 300x100
        // text-cell: 8x20
        Grid(alignment: .leading) {
          ForEach(["Anna", "Ben"], id: \\.self) { name in
            GridRow {
              Text(name)
              if name == "Anna" {
                Text("12")
              }
              Text("Leeds")
            }
          }
        }
        """, found: "short-grid-row",
      written: "Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])"),
    Case(
      what: "draws a badge that a condition shows over what it belongs to",
      view: """
        // proposal: 393x200
        // text-cell: 8x20
        struct Folder: View {
          let title: String
          let unread: Int
          var body: some View {
            HStack(spacing: 24) {
              ZStack(alignment: .topTrailing) {
                Color.blue.frame(width: 24, height: 24)
                if unread > 0 {
                  Text("\\(unread)").padding(.horizontal, 4).background(.red)
                }
              }
              Text(title)
            }
          }
        }
        VStack(alignment: .leading) {
          Folder(title: "Inbox", unread: 1284)
          Folder(title: "Drafts", unread: 0)
        }
        .padding(.leading, 24)
        .frame(maxWidth: .infinity, alignment: .leading)
        """, found: "pushed-labels", written: ".overlay(alignment: .topTrailing) {"),
    Case(
      what: "paints behind a view before it is placed",
      view: """
        // proposal: 300x300
        // text-cell: 8x20
        ZStack {
          Color.green
          Text("Here").position(x: 100, y: 80).background(.red)
        }
        """, found: "greedy-position", written: ".background(.red).position(x: 100, y: 80)"),
    Case(
      what: "lets a strip of like views scroll in its card",
      view: """
        // proposal: 320x300
        // text-cell: 8x20
        HStack(spacing: 12) {
          Color.indigo.frame(width: 80, height: 120)
          VStack(alignment: .leading) {
            Text("Journey's End")
            HStack {
              ForEach(["adventure", "fantasy", "magic", "friendship"], id: \\.self) { tag in
                Text(tag).padding(.horizontal, 6).background(Color.gray).fixedSize()
              }
            }
          }
        }
        .padding(16)
        """, found: "overflow", written: "ScrollView(.horizontal) {"),
    Case(
      what: "lets a bar of groups scroll with its margins",
      view: """
        // proposal: 440x300
        // text-cell: 8x20
        VStack(spacing: 0) {
          Color.gray
          HStack(spacing: 12) {
            HStack { Text("Data"); Text("Structure"); Text("12,840 rows in 0.34 s") }.fixedSize()
            Spacer()
            HStack { Text("Page 1 of 26"); Text("500 per page"); Text("Export") }.fixedSize()
          }
          .padding(.horizontal, 12)
          .frame(height: 28)
        }
        """, found: "overflow", written: "ScrollView(.horizontal) {"),
    Case(
      what: "lets a picture go beneath the clock before its height is stated",
      view: """
        // device: iPhone 16
        // text-cell: 8x20
        VStack(spacing: 0) {
          Color.green.frame(height: 300).edgesIgnoringSafeArea(.top)
          Text("Turtle Rock").padding()
          Spacer()
        }
        """, found: "moved-view", written: ".edgesIgnoringSafeArea(.top).frame(height: 300)"),
    Case(
      what: "keeps a text of two lines away from the badge over its end",
      view: """
        // proposal: 393x300
        // text-cell: 8x20
        ZStack(alignment: .topTrailing) {
          VStack(alignment: .leading) {
            Text("St. Patricks Party feat. The Demons").padding(10)
            Text("Wed 19:00 - 23:00").padding(.leading, 10)
            Spacer()
          }
          .frame(width: 280, height: 160, alignment: .leading)
          .background(Color.gray)
          Text("Oct").frame(width: 64, height: 64).background(.yellow, in: Circle())
        }
        """, found: "overlaid-text", written: ".padding(.trailing, 72)"),
    Case(
      what: "makes room before the first row for a label that an offset moves out",
      view: """
        // proposal: 393x600
        // text-cell: 8x20
        ScrollView {
          Color.yellow.frame(height: 60)
            .overlay(alignment: .topLeading) { Text("Name").offset(y: -10) }
        }
        """, found: "cut-drawing", written: ".padding(.top, 10)"),
    Case(
      what: "lets the name in a column end with dots, as its author says",
      view: """
        // proposal: 200x100
        // text-cell: 8x20
        HStack {
          Image(systemName: "doc").frame(width: 20, height: 20)
          VStack(alignment: .leading) {
            Text("Rental contract, final, signed").lineLimit(1)
            Text("471 kB")
          }
          .fixedSize()
        }
        """, found: "overflow", written: "Text(\"471 kB\")\n  }\n}"),
    Case(
      what: "makes the labels of a loop as high as the highest of them",
      view: """
        // proposal: 160x300
        HStack {
          ForEach(["Fast", "Under 30 minutes"], id: \\.self) { name in
            Text(name).padding(8).background(.gray, in: Capsule())
          }
        }
        """, found: "uneven-background", written: ".fixedSize(horizontal: false, vertical: true)"),
    Case(
      what: "makes the colours of a table's column equally wide",
      view: """
        // proposal: 393x200
        // text-cell: 8x20
        Grid {
          GridRow { Text("Option").padding(8).background(.gray); Text("Effect") }
          GridRow { Text("-v").padding(8).background(.gray); Text("Prints every step") }
        }
        """, found: "narrow-cells", written: ".frame(maxWidth: .infinity"),
    Case(
      what: "puts the shape behind a text that is higher, and keeps its height as the least",
      view: """
        // proposal: 200x200
        // text-cell: 8x20
        HStack {
          ZStack(alignment: .leading) {
            Capsule().fill(.gray).frame(height: 40)
            Text("Shall we meet at the harbour tonight or rather tomorrow at noon")
              .padding(.horizontal, 16)
          }
        }
        """, found: "outgrown-base", written: ".frame(minHeight: 40)"),
    Case(
      what: "offers each tab its share of a bar",
      view: """
        // proposal: 390x80
        // text-cell: 8x20
        struct Bar: Layout {
          func sizeThatFits(
            proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
          ) -> CGSize {
            CGSize(width: proposal.width ?? 0, height: 36)
          }
          func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
          ) {
            let width = bounds.width / CGFloat(subviews.count)
            for (index, subview) in subviews.enumerated() {
              let x = bounds.minX + width * (CGFloat(index) + 0.5)
              subview.place(
                at: CGPoint(x: x, y: bounds.midY), anchor: .center, proposal: .unspecified)
            }
          }
        }
        Bar {
          ForEach(["Home", "Search", "Me"], id: \\.self) { title in
            Text(title).padding(8).frame(maxWidth: .infinity).background(.mint)
          }
        }
        """, found: "idle-spacer",
      written: "ProposedViewSize(width: width, height: bounds.height)"),
  ])
  func `that puts parts into line is found`(example: Case) throws {
    let edits = try edits(of: example, most: 3)
    #expect(edits.contains { $0.contains(example.written) }, "\(edits)")
  }
}
