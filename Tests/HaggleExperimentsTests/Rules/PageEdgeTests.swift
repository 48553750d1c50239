import HaggleTraces
import Testing

@Suite struct `What is told of the edges of a page` {
  private static let rows = """
    ScrollView {
      VStack(spacing: 0) { ForEach(0..<30) { n in Text("Row \\(n)").frame(height: 44) } }
    }
    """

  @Test(arguments: [
    ("Color.white", "smell short-reserve at page, height"),
    (".bar", "smell short-reserve at page, height"),
    ("Color.clear", ""),
  ])
  func `is a bar whose paint goes on into the safe area`(paint: String, found: String) throws {
    let findings = try findings(
      """
      // device: iPhone 16
      // text-cell: 8x20
      ZStack(alignment: .bottom) {
        \(Self.rows)
        Text("Pay").frame(maxWidth: .infinity).frame(height: 56).background(\(paint))
      }
      .id("page")
      """)
    #expect(findings == [found].filter { !$0.isEmpty })
  }

  @Test(arguments: [
    ("", ".background(Color.mint.ignoresSafeArea()).id(\"page\")", "smell idle-safe-area at page"),
    (
      "", ".background { Color.mint.ignoresSafeArea() }.id(\"page\")",
      "smell idle-safe-area at page"
    ),
    (
      "", ".background(Color.mint.edgesIgnoringSafeArea(.all)).id(\"page\")",
      "smell idle-safe-area at page"
    ),
    (
      ".frame(maxWidth: .infinity, maxHeight: .infinity)",
      ".background(Color.mint.ignoresSafeArea())", ""
    ),
    ("", ".background(Color.mint)", ""),
  ])
  func `is a colour behind words that is to reach them by itself`(
    frame: String, background: String, found: String
  ) throws {
    let findings = try findings(
      """
      // device: iPhone 16
      // text-cell: 8x20
      VStack { Text("No trips yet"); Text("Plan one") }
        .padding()
        \(frame)
        \(background)
      """)
    #expect(findings == [found].filter { !$0.isEmpty })
  }

  @Test(arguments: [
    ("Image(systemName: \"calendar\"); Text(\"This week\")", "smell flush-row at range, width"),
    ("Text(\"This week\"); Image(systemName: \"calendar\")", "smell flush-row at range, width"),
    ("Color.blue.frame(width: 80, height: 44); Text(\"This week\")", ""),
  ])
  func `is a row that begins at the edge with a symbol or a text`(row: String, found: String) throws
  {
    let findings = try findings(
      """
      // device: iPhone 16
      // text-cell: 8x20
      List {
        HStack { \(row); Spacer() }.id("range").listRowInsets(EdgeInsets())
        Text("Launches")
        Text("Crashes")
      }
      .listStyle(.plain)
      """)
    #expect(findings == [found].filter { !$0.isEmpty })
  }

  @Test(arguments: [("", "smell passed-over at note, height"), ("in: .vertical", "")])
  func `is a page of several texts that is passed over for its width`(axes: String, found: String)
    throws
  {
    let note = """
      VStack(alignment: .leading) {
        Text("Update first")
        Text("This version works with those of this year, and shows no others.")
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      """
    let choice = axes.isEmpty ? "ViewThatFits" : "ViewThatFits(\(axes))"
    let findings = try findings(
      """
      // proposal: 300x400
      // text-cell: 8x20
      \(choice) {
        \(note).id("note")
        ScrollView { \(note) }
      }
      """)
    #expect(findings == [found].filter { !$0.isEmpty })
  }

  @Test func `is no row of a list that is higher than the bar above it`() throws {
    let findings = try findings(
      """
      // device: iPhone 16
      // text-cell: 8x20
      NavigationStack {
        List(0..<3, id: \\.self) { n in
          HStack { Color.red.frame(width: 60, height: 60); Text("Book \\(n)") }
        }
        .navigationTitle("Shelf")
      }
      """)
    #expect(findings.isEmpty)
  }

  @Test func `is no track that fills its room beside a bar of a part of it`() throws {
    let findings = try findings(
      """
      // proposal: 300x200
      // text-cell: 8x20
      HStack {
        Text("CPU")
        GeometryReader { geometry in
          ZStack(alignment: .leading) {
            Capsule().fill(.gray).frame(height: 6)
            Capsule().fill(.green).frame(width: geometry.size.width * 0.01, height: 6)
          }
        }
        .frame(height: 6)
      }
      """)
    #expect(findings.isEmpty)
  }

  @Test func `is no hidden text that gives a field its size`() throws {
    let findings = try findings(
      """
      // proposal: 200x300
      // text-cell: 8x20
      VStack {
        Text("Note")
        Text("Bring some boots and a torch, and something to eat").hidden()
          .overlay { Color.gray }
        Text("Send")
      }
      """)
    #expect(!findings.contains { $0.contains("hidden-slot") })
  }

  @Test func `are no cards of one height whose frames centre what is in them`() throws {
    let findings = try findings(
      """
      // proposal: 400x200
      // text-cell: 8x20
      HStack {
        ForEach([1, 3], id: \\.self) { lines in
          VStack { Text("Tip"); Text("word").frame(height: CGFloat(lines) * 20) }
            .frame(width: 150, height: 120)
            .background(Color.gray)
        }
      }
      """)
    #expect(findings.isEmpty)
  }
}
