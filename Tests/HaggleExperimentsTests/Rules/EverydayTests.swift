import HaggleTraces
import Testing

/// What people ask about most: a modifier, an alignment or a spacing that does nothing, and what
/// takes more than is seen of it.
@Suite struct `What has no effect` {
  @Test(arguments: [
    (
      """
      Text("Offline").background(Color.yellow).id("bar").frame(maxWidth: .infinity, minHeight: 60)
      """, "smell early-background at bar, width"
    ),
    ("Text(\"a\").background(Color.red).id(\"a\").padding()", "smell early-background at a, width"),
    ("Text(\"a\").background(Color.red).padding(.horizontal)", ""),
    ("Text(\"a\").padding().background(Color.red).padding()", ""),
    ("Text(\"a\").background(Color.red).frame(maxWidth: .infinity)", ""),
    ("Text(\"a\").background(GeometryReader { _ in Color.clear }).padding()", ""),
    (
      """
      Text("Go").padding(12).background(Color.blue).id("go")
        .frame(maxWidth: .infinity).cornerRadius(12)
      """, "smell early-background at go, width"
    ),
    (
      "Text(\"Go\").padding(12).frame(maxWidth: .infinity).background(.blue).cornerRadius(12)", ""
    ),
    (
      """
      Text("Go").background(.blue).id("go").padding(16)
        .overlay(RoundedRectangle(cornerRadius: 8).stroke(.gray))
      """, "smell early-background at go, width"
    ),
  ])
  func `is told of a background before what it should fill`(view: String, found: String) throws {
    #expect(try told(view) == [found].filter { !$0.isEmpty })
  }

  @Test(arguments: [
    (
      """
      LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], spacing: 0) {
        ForEach(0..<4, id: \\.self) { _ in Color.orange.frame(height: 100) }
      }
      .id("grid")
      """, "smell split-spacing at grid, width"
    ),
    (
      """
      LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
        ForEach(0..<4, id: \\.self) { _ in Color.orange.frame(height: 100) }
      }
      """, ""
    ),
    (
      """
      LazyHGrid(rows: [GridItem(.fixed(80)), GridItem(.fixed(80))], spacing: 24) {
        ForEach(0..<4, id: \\.self) { _ in Color.orange.frame(width: 60) }
      }
      .id("grid")
      """, "smell split-spacing at grid, height"
    ),
    (
      """
      ZStack { Color.gray; VStack { Text("a") }; Spacer().id("s") }
      """, "smell layered-spacer at s"
    ),
    (
      """
      ScrollView { VStack(alignment: .leading) { Text("Bread"); Text("Milk") }.id("rows") }
      """, "smell hugging-stack at rows, width"
    ),
    (
      """
      ScrollView {
        VStack(alignment: .leading) { Text("Bread"); Text("Milk") }
          .frame(maxWidth: .infinity, alignment: .leading)
      }
      """, ""
    ),
    (
      """
      VStack {
        Text("Settings").frame(height: 50, alignment: .leading).id("title")
        Color.gray
      }
      """, "smell idle-alignment at title, width"
    ),
    (
      """
      VStack { Text("Settings").frame(height: 50, alignment: .topLeading); Color.gray }
      """, ""
    ),
  ])
  func `is told of a spacing, a spacer and an alignment`(view: String, found: String) throws {
    #expect(try told(view) == [found].filter { !$0.isEmpty })
  }

  @Test func `is said with both lengths`() throws {
    let finding = try finding(
      """
      // proposal: 300x100
      // text-cell: 8x20
      Text("Sale").background(Color.red).id("label").padding(12)
      """)
    #expect(
      finding.message
        == "The background of label is 32 points wide, and padding.1 of label behind it 56: "
        + "the rest has no colour. A background is as large as what stands before it.")
    #expect(finding.ignoreKey == "early-background@label")
  }
}

@Suite struct `What takes from others` {
  @Test(arguments: [
    (
      """
      HStack { Color.blue.layoutPriority(1); Color.gray.id("rest") }
      """, "contract starved-view at rest, width"
    ),
    ("HStack { Color.blue.layoutPriority(1); Spacer(minLength: 0) }", ""),
    ("HStack { Color.blue; Color.gray }", ""),
    (
      """
      // platform: macOS
      \(views(in: 302))
      """, "contract starved-view at Text.1, width"
    ),
    ("// platform: macOS\n\(views(in: 360))", ""),
    (
      """
      HStack {
        Text("Distance").rotationEffect(.degrees(270)).id("label")
        Rectangle().fill(.gray).frame(width: 3)
      }
      """, "smell turned-view at label, width"
    ),
    (
      """
      HStack {
        Text("A label that is far too long for what is left of the row").id("label")
        Color.gray.frame(width: 200, height: 20).layoutPriority(1).id("field")
      }
      """, "smell idle-priority at field, width"
    ),
    (
      """
      ScrollView { ScrollView { Color.gray.frame(height: 900) }.id("inner") }
      """, "contract scroll-in-scroll at inner, height"
    ),
    ("ScrollView { ScrollView { Color.gray.frame(height: 90) } }", ""),
    (
      """
      HStack { Text("New").position(x: 20, y: 10).id("badge"); Text("Chapter") }
      """, "smell greedy-position at badge, width"
    ),
    (
      """
      VStack {
        Text("Recent")
        ScrollView(.horizontal) {
          LazyHStack { Color.pink.frame(width: 90, height: 120) }.id("cards")
        }
      }
      """, "smell tall-lazy-stack at cards, height"
    ),
    (
      """
      VStack {
        Text("Recent")
        ScrollView(.horizontal) { HStack { Color.pink.frame(width: 90, height: 120) } }
      }
      """, ""
    ),
  ])
  func `is told where somebody goes short`(view: String, found: String) throws {
    #expect(try told(view) == [found].filter { !$0.isEmpty })
  }

  @Test(arguments: [
    (
      """
      VStack {
        Text("In").padding(12).background(.blue).id("in")
        Text("Sign up").padding(12).background(.blue)
      }
      """, "smell uneven-widths at in, width"
    ),
    (
      """
      VStack {
        Text("In").padding(12).background(.blue)
        Text("Sign up")
      }
      """, ""
    ),
    (
      """
      Grid {
        GridRow {
          Text("a").padding(12).background(.blue).id("low")
          VStack { Text("a"); Text("b"); Text("c") }.padding(12).background(.blue)
        }
      }
      """, "smell uneven-background at low, height"
    ),
    (
      """
      Text("Total of all accounts").minimumScaleFactor(0.5).id("total").frame(width: 120)
      """, "smell unscaled-text at total, width"
    ),
    (
      """
      Text("Total of all accounts").minimumScaleFactor(0.5).frame(width: 120, height: 20)
      """, ""
    ),
    (
      """
      VStack(spacing: 0) { Color.red.frame(width: 90, height: 90).scaleEffect(0.5).id("small") }
      """, ""
    ),
    (
      """
      VStack { Color.red.frame(width: 90, height: 90).scaleEffect(0.5).id("small"); Text("a") }
      """, "smell turned-view at small, height"
    ),
    (
      """
      VStack { Color.red.frame(width: 90, height: 90).scaleEffect(0.9); Text("a") }
      """, ""
    ),
    (
      """
      VStack {
        HStack {
          VStack { Text("a"); Spacer(); Text("b") }.padding().background(.yellow).id("card")
        }
        Text("c")
      }
      """, "smell stretched-card at card, height"
    ),
    (
      """
      Grid {
        GridRow { Text("A heading of some length").id("heading") }
        GridRow { Text("a"); Text("b") }
      }
      """, "smell wide-cell at heading, width"
    ),
  ])
  func `is told where it is seen`(view: String, found: String) throws {
    #expect(try told(view) == [found].filter { !$0.isEmpty })
  }
}

private func told(_ view: String) throws -> [String] {
  try findings("// proposal: 393x600\n// text-cell: 8x20\n\(view)")
}

/// A picker with its title beside it, in a frame.
private func views(in width: Int) -> String {
  """
  Picker("View", selection: .constant(0)) {
    Text("Transcript").tag(0)
    Text("Notes").tag(1)
    Text("Ask").tag(2)
  }
  .pickerStyle(.segmented)
  .frame(maxWidth: \(width))
  """
}
