import Testing

/// Edits of pages, strips, lists, and of what lies at the edges of other views.
extension `The search for edits` {
  @Test(arguments: [
    (
      """
      Text("Accounts").frame(minWidth: 200, minHeight: 100).background(Color.gray)
      """,
      "Text(\"Accounts\").frame(minWidth: 200, minHeight: 100)"
        + ".frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.gray)"
    ),
    (
      """
      ScrollView {
        VStack {
          Text("Sale").containerRelativeFrame([.horizontal, .vertical])
          Text("Shoes")
        }
      }
      """, "Text(\"Sale\").containerRelativeFrame(.horizontal)"
    ),
    (
      """
      VStack {
        Color.green.frame(idealHeight: 200)
        Text("Open until dusk")
      }
      """, "Color.green.frame(height: 200)"
    ),
    (
      """
      VStack(spacing: 0) {
        Color.gray.frame(height: 100)
        GeometryReader { chart in
          Color.red.frame(width: 20, height: 20)
            .position(x: chart.frame(in: .global).midX, y: chart.frame(in: .global).midY)
        }
      }
      """, ".position(x: chart.frame(in: .local).midX, y: chart.frame(in: .local).midY)"
    ),
    (
      """
      ScrollView {
        VStack { Color.teal.frame(height: 900) }
          .safeAreaInset(edge: .bottom, spacing: 0) { Text("To the checkout") }
      }
      """, ".safeAreaInset(edge: .bottom, spacing: 0) { Text(\"To the checkout\") }"
    ),
    (
      """
      Color.blue.safeAreaInset(edge: .bottom) {
        Color.gray.frame(height: 60)
      }
      """, "Color.blue.safeAreaInset(edge: .bottom, spacing: 0) {"
    ),
    (
      """
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 196))]) {
        ForEach(0..<4) { _ in Color.teal.frame(height: 60) }
      }
      """, "LazyVGrid(columns: [GridItem(.adaptive(minimum: 192))]) {"
    ),
    (
      """
      Color.indigo.frame(width: 80, height: 80)
        .overlay(alignment: .topTrailing) {
          Circle().frame(width: 20, height: 20)
            .alignmentGuide(.top) { $0[VerticalAlignment.center] }
        }
      """, ".alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }"
    ),
    (
      """
      Color.teal.overlay(alignment: .bottom) { Color.black }
      """, "Color.teal.overlay(alignment: .bottom) { Color.black.frame(height: 120) }"
    ),
    (
      """
      HStack(spacing: 20) {
        Circle().frame(width: 24, height: 24)
        Spacer().frame(width: 4)
        Text("Sunny")
      }
      """, "HStack(spacing: 0) {"
    ),
    (
      """
      Button {} label: { Text("Save") }
        .frame(maxWidth: .infinity, minHeight: 50)
        .background(Color.blue)
      """, "Button {} label: { Text(\"Save\")"
    ),
    (
      """
      ZStack(alignment: .bottomTrailing) {
        Circle().frame(width: 100, height: 100)
        Circle().frame(width: 80, height: 80)
        Circle().frame(width: 20, height: 20)
      }
      """, ".overlay(alignment: .bottomTrailing) {"
    ),
    (
      """
      HStack(alignment: .top) {
        VStack(spacing: 0) {
          Circle().frame(width: 12, height: 12)
          Rectangle().frame(width: 2, height: 10)
        }
        Text("Change to the tram at the town hall, and stay on it until the river")
      }
      """, "Rectangle().frame(width: 2)"
    ),
  ])
  func `writes what lies at an edge or fills a page`(view: String, line: String) throws {
    let found = try edits("// proposal: 393x400\n// text-cell: 8x20\n\(view)\n")
    #expect(found.contains { $0.contains(line) }, "\(found)")
  }

  @Test func `counts a gap less than there are subviews`() throws {
    let found = try edits(
      """
      // proposal: 300x60
      struct Strip: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          CGSize(width: 60 + 12 * CGFloat(subviews.count), height: 30)
        }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
          subviews[0].place(at: bounds.origin, proposal: .unspecified)
          subviews[1].place(
            at: CGPoint(x: bounds.minX + 42, y: bounds.minY), proposal: .unspecified)
        }
      }
      Strip {
        Color.red.frame(width: 30, height: 30)
        Color.blue.frame(width: 30, height: 30)
      }
      """)
    #expect(found.first == ["CGSize(width: 60 + 12 * CGFloat(subviews.count - 1), height: 30)"])
  }
}
