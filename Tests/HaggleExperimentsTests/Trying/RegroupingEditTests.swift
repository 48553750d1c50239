import Testing

/// Edits that set views together in another way, or give them the room of something else.
extension `The search for edits` {
  @Test(arguments: [
    (
      """
      VStack(spacing: 2) {
        ForEach(["599,788", "4,092"], id: \\.self) { count in
          HStack(spacing: 8) {
            Text("Aside")
            Spacer(minLength: 8)
            Text(count)
            Text(count == "4,092" ? "$1" : "$152.46")
          }
        }
      }
      """, "Grid(alignment: .trailing, horizontalSpacing: 8, verticalSpacing: 2) {"
    ),
    (
      """
      Text("Player one, it is your turn to throw")
        .rotationEffect(.degrees(90))
        .frame(width: 100, height: 390)
      """, ".fixedSize()"
    ),
    (
      """
      HStack {
        Circle().frame(width: 40, height: 40)
        GeometryReader { room in
          VStack(spacing: 8) { ForEach(0..<3) { Text("\\($0)").frame(width: room.size.width) } }
        }
      }
      .fixedSize(horizontal: false, vertical: true)
      """, ".frame(height: 76)"
    ),
    (
      """
      ZStack {
        Color.indigo
        Text("Harbour").background(Color.white)
        Text("Swipe up").background(Color.white)
      }
      """, "Text(\"Harbour\").background(Color.white).frame(maxHeight: .infinity, alignment: .top)"
    ),
    (
      """
      List {
        if [Int]().isEmpty {
          VStack { Text("No sessions"); Text("Start one on your Mac") }
            .frame(maxWidth: .infinity)
        }
        ForEach([Int](), id: \\.self) { Text("\\($0)") }
      }
      """, ".overlay {"
    ),
    (
      """
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 110))]) {
        ForEach(0..<9) { _ in Color.teal.frame(width: 130, height: 60) }
      }
      """, "LazyVGrid(columns: [GridItem(.adaptive(minimum: 130))]) {"
    ),
    (
      """
      LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
        ForEach([2, 0.5], id: \\.self) { ratio in
          Image("photo").resizable().aspectRatio(ratio, contentMode: .fit)
        }
      }
      """, "Color.clear"
    ),
    // Where there is nothing to show there is no row.
    (
      """
      struct Item: View {
        var icons: [String] = []
        var body: some View {
          VStack(spacing: 8) {
            Text("Pump")
            HStack { ForEach(icons, id: \\.self) { Text($0) } }.padding(.bottom, 6)
            Text("Service")
          }
        }
      }
      Item()
      """, "if !icons.isEmpty {"
    ),
    (
      """
      ScrollView(.horizontal) {
        HStack {
          ForEach(["Ann", "Katarina Larsson", "Bo"], id: \\.self) { name in
            VStack {
              Circle().fill(.teal).frame(width: 72, height: 72)
              Text(name).lineLimit(1)
            }
          }
        }
      }
      """, ".frame(width: 72)"
    ),
    (
      """
      HStack(spacing: 0) {
        Spacer()
        Capsule().frame(width: 52, height: 40)
        Spacer()
        Capsule().frame(width: 52, height: 40)
        Spacer()
      }
      .frame(width: 104)
      .background(.gray)
      """, "Spacer(minLength: 0)"
    ),
    (
      """
      Text("Cooperative Savings Bank of the Northern Isles").lineLimit(1)
        .minimumScaleFactor(0.3)
        .frame(width: 120)
      """, ".minimumScaleFactor(0.7)"
    ),
    (
      """
      VStack(spacing: 0) {
        VStack { ForEach(1...40, id: \\.self) { Text("Recent \\($0)") } }
          .frame(maxWidth: .infinity, maxHeight: .infinity)
        HStack { Text("Recents"); Spacer(); Text("Contacts") }.background(.white)
      }
      """, "ScrollView {"
    ),
    // The lines of both columns become one that goes across.
    (
      """
      HStack(alignment: .top, spacing: 12) {
        VStack(alignment: .leading, spacing: 8) {
          Text("Colour")
          Divider()
          Text("Weight")
        }
        VStack(alignment: .leading, spacing: 8) {
          Text("Amber").padding(.vertical, 12)
          Divider()
          Text("12 g")
        }
      }
      """, "Divider().gridCellUnsizedAxes(.horizontal)"
    ),
  ])
  func `regroups views, or gives them a slot`(view: String, line: String) throws {
    let found = try edits(
      "// proposal: 393x400\n// text-cell: 8x20\n// image: \"photo\" 320x180\n\(view)\n")
    #expect(found.contains { $0.contains(line) }, "\(found)")
  }

  /// Only where nothing but the width is read: a height that is measured would be its own cause.
  @Test(arguments: [("width", true), ("height", false)])
  func `measures a view that a reader around it makes too high`(
    side: String, isMeasured: Bool
  ) throws {
    let found = try edits(
      """
      // proposal: 393x400
      // text-cell: 8x20
      struct Fact: View {
        let name: String
        var body: some View {
          GeometryReader { proxy in
            HStack(spacing: 0) {
              Text(name).frame(width: 0.3 * proxy.size.\(side), alignment: .leading)
              Text(name).frame(width: 0.7 * proxy.size.\(side), alignment: .leading)
            }
          }
        }
      }
      VStack {
        Text("Facts")
        Fact(name: "Border Collie")
        Fact(name: "Four years, and for the most part in good health")
      }
      """)
    let lines = [
      "@State private var size = CGSize.zero",
      ".onGeometryChange(for: CGSize.self) { $0.size } action: { size = $0 }",
    ]
    #expect(found.contains { Set($0).isSuperset(of: lines) } == isMeasured, "\(found)")
  }

  /// What is said before the view would be lost with the reader, and may read it too.
  @Test(arguments: [
    "let width = proxy.size.width", "let width = proxy\n    .size.width", "let width = 40.0",
  ])
  func `measures no view before which something is said in its reader`(line: String) throws {
    let found = try edits(
      """
      // proposal: 393x400
      // text-cell: 8x20
      VStack {
        Text("Facts")
        GeometryReader { proxy in
          \(line)
          HStack { Text("A title that is long").frame(width: width * 0.2).lineLimit(1) }
        }
      }
      """)
    #expect(!found.joined().contains { $0.contains("onGeometryChange") }, "\(found)")
  }

  @Test func `lets what is painted reach the edges of the screen`() throws {
    let found = try edits(
      """
      // device: iPhone 16
      // text-cell: 8x20
      ZStack {
        LinearGradient(colors: [.indigo, .black], startPoint: .top, endPoint: .bottom)
          .id("sky")
        Text("Good night")
      }
      """)
    #expect(found.contains([".ignoresSafeArea()"]), "\(found)")
  }

  @Test(arguments: [
    ("CGPoint(x: 0, y: 0)", "x: bounds.minX + 0, y: bounds.minY + 0"),
    ("points[0]", "CGPoint(x: bounds.minX + points[0].x, y: bounds.minY + points[0].y)"),
  ])
  func `counts the places of a layout from where it stands`(place: String, edit: String) throws {
    let found = try edits(
      """
      // proposal: 100x100
      struct Corner: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          CGSize(width: 40, height: 40)
        }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
          let points = [CGPoint.zero]
          subviews[0].place(at: \(place), proposal: proposal)
        }
      }
      Corner { Color.red.frame(width: 30, height: 30) }
        .padding(10)
      """)
    #expect(
      found.contains { $0.contains { $0.contains(edit) } },
      "\(found)")
  }

  @Test func `moves the ratio of an image to the image`() throws {
    let found = try edits(
      """
      // proposal: 300x300
      // text-cell: 8x20
      // image: "bay" 900x900
      ScrollView {
        VStack(alignment: .leading) {
          Image("bay")
            .resizable()
            .frame(height: 100)
            .frame(minWidth: 0, maxWidth: .infinity)
            .scaledToFill()
          Text("North bay")
        }
      }
      """)
    #expect(
      found.contains([".scaledToFill()", ".clipped()"]), "\(found)")
  }
}
