import Testing

/// What is drawn over its neighbour, off its own background or off the screen, each with what is
/// fine of it.
@Suite struct `A rule on what is drawn over a neighbour` {
  private static func ring(_ line: String, spacing: Int = 0, beside other: String) -> String {
    """
    HStack(spacing: \(spacing)) {
      Circle().\(line).frame(width: 100, height: 100).id("ring")
      \(other)
    }
    """
  }

  private static let number = "Text(\"68 %\")"
  private static let thick = "stroke(Color.blue, lineWidth: 24)"

  @Test(arguments: [
    (ring(thick, beside: number), "smell spilling-line at Circle.1, width"),
    (
      """
      VStack(spacing: 2) {
        Text("Speed")
        RoundedRectangle(cornerRadius: 8).stroke(Color.blue, lineWidth: 16)
          .frame(width: 100, height: 40).id("plate")
      }
      """, "smell spilling-line at RoundedRectangle.1, height"
    ),
    (ring("stroke(Color.blue, lineWidth: 2)", beside: number), ""),
    (ring(thick, spacing: 12, beside: number), ""),
    (ring("strokeBorder(Color.blue, lineWidth: 24)", beside: number), ""),
    // Another ring of a series.
    (ring(thick, beside: "Circle().\(thick).frame(width: 60, height: 60)"), ""),
    // The number is in the ring.
    ("ZStack { Circle().\(thick).frame(width: 100, height: 100); \(number) }", ""),
    ("Circle().\(thick).frame(width: 100, height: 100).overlay { \(number) }", ""),
    // Beside the end of a turned part nobody knows what is drawn.
    (ring(thick + ".rotationEffect(.degrees(-90))", beside: number), ""),
    // The ring is not there at its corner.
    (
      """
      HStack(alignment: .top, spacing: 0) {
        Circle().\(thick).frame(width: 100, height: 100)
        \(number)
      }
      """, ""
    ),
  ])
  func `spilling-line is found beside a shape`(view: String, found: String) throws {
    #expect(try Self.findings("spilling-line", of: view) == found)
  }

  /// What a rule says, whatever others do.
  private static func findings(_ rule: String, of view: String) throws -> String {
    try HaggleExperimentsTests.findings("// proposal: 393x600\n// text-cell: 8x20\n\(view)\n")
      .filter { $0.contains(rule) }.joined(separator: "; ")
  }

  private static func stops(_ rows: String, _ cell: String, gap: Int = 8) -> String {
    """
    ScrollView(.horizontal) {
      LazyHGrid(rows: [GridItem(\(rows), spacing: \(gap)), GridItem(\(rows))], spacing: 8) {
        ForEach(0..<8, id: \\.self) { n in \(cell).id("stop\\(n)") }
      }
    }
    """
  }

  private static let high = "Color.teal.frame(width: 80, height: 100)"

  @Test(arguments: [
    (stops(".fixed(60)", high), "smell outgrown-track at stop0, height"),
    (stops(".fixed(100)", high), ""),
    // It ends in the gap.
    (stops(".fixed(80)", "Color.teal.frame(width: 80, height: 88)"), ""),
    (stops(".fixed(98)", "Color.teal.frame(width: 80, height: 107)"), ""),
    // What can be seen of it does not reach so far.
    (stops(".fixed(60)", "Text(\"Stop\").frame(height: 100)"), ""),
    (stops(".fixed(60)", high + ".frame(height: 60).clipped()"), ""),
    (stops(".fixed(60)", "Color.teal.frame(width: 80, height: 60).scaleEffect(1.5)"), ""),
    // The rows themselves lie over each other.
    (stops(".fixed(100)", high, gap: -30), ""),
    (
      """
      LazyVGrid(
        columns: [GridItem(.fixed(60)), GridItem(.fixed(60)), GridItem(.fixed(60))], spacing: 8
      ) {
        ForEach(0..<6, id: \\.self) { n in
          Color.orange.frame(width: 100, height: 80).id("cell\\(n)")
        }
      }
      """, "smell outgrown-track at cell0, width"
    ),
    // The outermost reach out of the grid, which is an overflow.
    (
      """
      LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], spacing: 8) {
        ForEach(0..<4, id: \\.self) { _ in Color.orange.frame(width: 240, height: 80) }
      }
      """, ""
    ),
  ])
  func `outgrown-track is found of cells that overlap`(view: String, found: String) throws {
    #expect(try Self.findings("outgrown-track", of: view) == found)
  }

  @Test(arguments: [
    (".offset(y: 24).background(Color.yellow)", "smell left-behind at offset.1, height"),
    (".offset(x: 30).border(Color.red)", "smell left-behind at offset.1, width"),
    (".offset(y: -6).background(Color.yellow)", "smell left-behind at offset.1, height"),
    (".background(Color.yellow).offset(y: 24)", ""),
    // It stays inside.
    (".offset(y: 8).padding(12).background(Color.yellow)", ""),
    (".offset(y: -2).background(Color.yellow)", ""),
    // It has a face of its own, and the other one is its edge.
    (".background(Color.white).offset(x: -5, y: -5).background(Color.black)", ""),
    (".offset(y: shift).background(Color.yellow)", ""),
    (".overlay(alignment: .topTrailing) { Circle().frame(width: 8).offset(x: 4, y: -4) }", ""),
  ])
  func `left-behind is found of words`(modifiers: String, found: String) throws {
    try expectFindings(
      """
      // proposal: 393x600
      struct Sign: View {
        @State var shift: CGFloat = 24
        var body: some View { Text("Platform 4")\(modifiers) }
      }
      """, found)
  }

  private static func start(_ view: String, _ offset: String) -> String {
    """
    // device: iPhone SE (3rd generation)
    struct Start: View {
      @State var shift: CGFloat = 340
      var body: some View { ZStack { Color.mint; \(view)\(offset) } }
    }
    """
  }

  private static let sign = "Text(\"Start\").frame(width: 200, height: 50).background(Color.blue)"

  @Test(arguments: [
    (start(sign, ".offset(y: 340)"), "smell moved-off at offset.1, height"),
    (start(sign, ".offset(y: -350)"), "smell moved-off at offset.1, height"),
    (start(sign, ".offset(y: 290)"), ""),
    // Wholly outside it may come in later.
    (start(sign, ".offset(y: 400)"), ""),
    (start(sign, ".offset(y: shift)"), ""),
    (start("Circle().fill(.blue).frame(width: 200, height: 50)", ".offset(y: 340)"), ""),
  ])
  func `moved-off is found of a label that is partly outside`(view: String, found: String) throws {
    try expectFindings(view, found)
  }

  @Test(arguments: [
    ("Color.gray.frame(height: 100)", ".background(.yellow).offset(y: 24)", ""),
    ("Color.gray.frame(height: 24)", ".background(.yellow).offset(y: 24)", "moved-view"),
    ("Color.gray.frame(height: 100)", ".offset(y: 24)", "moved-view"),
    ("Text(\"Line 4 to the harbour\")", ".background(.yellow).offset(y: 24)", "moved-view"),
  ])
  func `moved-view is silent of a label on a picture`(
    next: String, modifiers: String, found: String
  ) throws {
    let rules = try rules("VStack { Text(\"Platform 4\")\(modifiers); \(next) }", in: "393x300")
    #expect(rules.contains("moved-view") == !found.isEmpty)
  }
}
