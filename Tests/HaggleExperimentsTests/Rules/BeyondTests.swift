import HaggleTraces
import Testing

/// What rules say of views that are hit, drawn or placed beyond their room: the cases beside their
/// examples.
@Suite struct `What reaches beyond its room` {
  /// A list of actions that is higher than the screen.
  private static let menu = """
    VStack(spacing: 0) { ForEach(0..<16) { n in Text("Entry \\(n)").frame(height: 44) } }
    """

  @Test(arguments: [
    (
      "Color.black.overlay(alignment: .top) { \(menu).id(\"menu\") }",
      "contract overflow at menu, height"
    ),
    ("Color.black.overlay(alignment: .top) { ScrollView { \(menu) } }", ""),
    ("Color.black.background { \(menu) }", ""),
    (
      "Color.black.overlay(alignment: .top) { Circle().frame(width: 700, height: 700) }", ""
    ),
    ("ScrollView { Color.black.frame(height: 300).overlay(alignment: .top) { \(menu) } }", ""),
  ])
  func `is told of an overlay of words that is longer than the screen`(
    view: String, found: String
  ) throws {
    try expect(view, found)
  }

  @Test(arguments: [
    ("", "contract trespassing-picture at Image.1"), (".contentShape(Rectangle())", ""),
    (".allowsHitTesting(false)", ""),
  ])
  func `is told of a clipped picture that nobody taps, once for all that it covers`(
    modifier: String, found: String
  ) throws {
    try expect(
      """
      // image: "sea" 600x900
      VStack(spacing: 8) {
        HStack { Button("Share") {}; Spacer(); Button("Edit") {} }.frame(height: 44)
        Image("sea").resizable().scaledToFill().frame(height: 120).clipped()\(modifier)
      }
      """, found)
  }

  @Test(arguments: [
    // It comes first, so that the buttons are hit before it.
    """
    // image: "sea" 600x900
    VStack(spacing: 8) {
      Image("sea").resizable().scaledToFill().frame(height: 120).clipped()
      HStack { Button("Share") {}; Spacer(); Button("Edit") {} }.frame(height: 44)
    }
    """
  ])
  func `is not told of a picture behind a button`(view: String) throws {
    try expect(view, "")
  }

  @Test(arguments: [
    (
      """
      ZStack(alignment: .bottom) {
        Color.black.opacity(0.4)
        GeometryReader { space in Text("Width \\(space.size.width)") }.id("card")
          .background(Color.white, in: RoundedRectangle(cornerRadius: 24))
      }
      """, "smell loose-reader at card, height"
    ),
    // A page that is painted into its corners.
    (
      """
      ZStack(alignment: .bottom) {
        Color.black.opacity(0.4)
        GeometryReader { space in Text("Width \\(space.size.width)") }
          .background(Color.white)
      }
      """, ""
    ),
    (
      """
      HStack {
        Text("Go")
        ScrollView(.horizontal) { Text("Music") }.id("chips")
      }
      .padding(12).background(.gray.opacity(0.2), in: Capsule())
      """, "smell loose-strip at chips, width"
    ),
    (
      """
      HStack {
        Text("Go")
        ScrollView(.horizontal) { Text("Music") }
      }
      .padding(12).background(.gray.opacity(0.2))
      """, ""
    ),
  ])
  func `is told of cards and bars by their corners`(view: String, found: String) throws {
    try expect(view, found)
  }

  @Test(arguments: [
    (300, "contract grown-by-picture at Image.1"), (350, ""),
  ])
  func `is told of a point that counts from a grown stack`(height: Int, found: String) throws {
    try expect(
      """
      // image: "plan" 400x400
      ZStack {
        Image("plan").resizable().scaledToFill()
        Circle().frame(width: 24, height: 24).position(x: 60, y: 60)
      }
      .frame(width: 350, height: \(height))
      .clipped()
      """, found)
  }

  @Test(arguments: [
    (
      "Text(\"62%, weekly, in 3d 4h\").lineLimit(1).fixedSize()",
      "smell insistent-text at name, width"
    ),
    ("Text(\"14h\").lineLimit(1).fixedSize()", ""),
  ])
  func `is told of a text that insists on less than half of a row`(
    readout: String, found: String
  ) throws {
    try expect(
      """
      HStack(spacing: 10) {
        Color.gray.frame(width: 74, height: 20)
        VStack(alignment: .leading) {
          Text("Harbour and lighthouse").lineLimit(1).id("name")
          Text("Monthly").lineLimit(1)
        }
        Spacer(minLength: 0)
        \(readout)
      }
      .frame(width: 360)
      """, found)
  }

  /// A text takes a line in any case: what cuts it is its limit, and not what it was offered.
  @Test func `is not told of a height that a text takes all the same`() throws {
    try expect(
      """
      VStack(spacing: 2) {
        Text("Conference phone in the hall").lineLimit(1).font(.title)
        Text("Last seen today").lineLimit(1).font(.footnote)
      }
      .frame(width: 100)
      """, "")
  }

  @Test(arguments: [
    // One symbol, and symbols in circles.
    ["star", "star", "star"], ["a.circle", "b.circle", "bell.circle.fill"],
  ])
  func `is not told of symbols of one width`(symbols: [String]) throws {
    let rows = symbols.map { "HStack { Image(systemName: \"\($0)\"); Text(\"\($0)\") }" }
    try expect("VStack(alignment: .leading) {\n\(rows.joined(separator: "\n"))\n}", "")
  }

  /// A layout that breaks lines, with a control that takes all that it is offered.
  @Test(arguments: [("", "smell wide-control at due, width"), (".fixedSize()", "")])
  func `is told of a control that takes a line of its own`(modifier: String, found: String) throws {
    try expect(
      """
      struct Flow: Layout {
        func frames(_ subviews: Subviews, _ width: CGFloat) -> [CGRect] {
          var (x, y, frames) = (CGFloat(0), CGFloat(0), [CGRect]())
          for subview in subviews {
            let size = subview.sizeThatFits(ProposedViewSize(width: width, height: nil))
            if x > 0 && x + size.width > width { (x, y) = (0, y + 40) }
            frames.append(CGRect(origin: CGPoint(x: x, y: y), size: size))
            x += size.width + 8
          }
          return frames
        }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          let width = proposal.width ?? .infinity
          return CGSize(width: width, height: frames(subviews, width).map(\\.maxY).max() ?? 0)
        }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
          for (subview, frame) in zip(subviews, frames(subviews, bounds.width)) {
            subview.place(
              at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
              proposal: ProposedViewSize(frame.size))
          }
        }
      }

      Flow {
        Text("Home")
        Text("Errand")
        Toggle("Due", isOn: .constant(true)).id("due")\(modifier)
        Text("Low")
      }
      """, found)
  }

  @Test(arguments: [
    (
      "HStack { Toggle(\"Due\", isOn: .constant(true)).id(\"due\"); Text(\"kg\") }",
      "smell wide-control at due, width"
    ),
    ("HStack { LabeledContent(\"Due\") { TextField(\"\", text: $x) }; Text(\"kg\") }", ""),
    (
      "VStack { Picker(\"\", selection: $x) { Text(\"\"); Text(\"\") }.pickerStyle(.segmented) }",
      ""
    ),
  ])
  func `is told of a switch far from its label, not of a field or of segments`(
    view: String, found: String
  ) throws {
    try expect(view, found)
  }

  @Test func `is not told of a caption under its picture`() throws {
    try expect(
      """
      VStack {
        Circle().frame(width: 40, height: 40)
        Text("A caption that takes two lines")
      }
      .frame(width: 140)
      """, "")
  }

  private func expect(_ view: String, _ found: String) throws {
    let findings = try findings("// proposal: 393x600\n// text-cell: 8x20\n\(view)\n")
    #expect(findings == [found].filter { !$0.isEmpty })
  }
}
