import HaggleTraces
import Testing

/// What there is room for and is cut, stops short, or stands in a corner; each beside what is fine.
@Suite struct `Room that is not taken` {
  @Test(arguments: [
    (
      """
      HStack {
        TextField("New label", text: .constant(""))
        Text("Add it").lineLimit(1).frame(width: 32).id("action")
      }
      """, ["contract tight-frame at action, width"]
    ),
    // Nothing in the row could do with less.
    (
      """
      HStack {
        Color.teal
        Text("Add it").lineLimit(1).frame(width: 32)
      }
      """, []
    ),
    (
      """
      NavigationStack {
        Color.gray.toolbar {
          ToolbarItem(placement: .principal) {
            Text("Harbour timetable app").lineLimit(1).frame(maxWidth: 140).id("cap")
          }
        }
        .navigationBarTitleDisplayMode(.inline)
      }
      """, ["smell tight-frame at cap, width"]
    ),
    // A greatest width in a row of the page may leave the rest to others.
    (
      """
      HStack {
        Text("Harbour timetable app").lineLimit(1).frame(maxWidth: 140)
        Spacer()
      }
      """, []
    ),
    (
      """
      HStack(spacing: 4) {
        Text("72").font(.system(size: 60))
        Text("kg").id("unit")
      }
      """, ["smell mixed-sizes at unit, height"]
    ),
    (
      """
      GeometryReader { geo in
        Text("Nothing is lost").padding(24).frame(width: geo.size.width * 0.9)
          .background(Color.yellow).id("card")
      }
      """, ["smell cornered-content at card"]
    ),
    // As wide as the room it is a heading, and no card.
    (
      """
      GeometryReader { geo in
        Text("Nothing is lost").padding(24).frame(width: geo.size.width)
          .background(Color.yellow)
      }
      """, []
    ),
    (
      """
      LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 0), count: 4), spacing: 0) {
        ForEach(0..<8, id: \\.self) { _ in Rectangle().fill(Color.brown).id("field") }
      }
      """, ["contract ideal-collapse at field, height"]
    ),
    (
      """
      ScrollView(.horizontal) {
        LazyHStack(spacing: 8) {
          ForEach(0..<5) { n in
            Color.brown.containerRelativeFrame(.horizontal, count: 3, spacing: 16)
          }
        }
        .id("shelf")
      }
      .frame(height: 120)
      """, ["smell relative-gap at shelf, width"]
    ),
    // The margins are no part of the room that the covers divide.
    (
      """
      ScrollView(.horizontal) {
        LazyHStack(spacing: 8) {
          ForEach(0..<5) { n in
            Color.brown.containerRelativeFrame(.horizontal, count: 3, spacing: 8)
          }
        }
      }
      .contentMargins(.horizontal, 16)
      .frame(height: 120)
      """, []
    ),
    (
      """
      VStack(spacing: 12) {
        Text("Welcome")
        Spacer()
        ForEach(["Log in", "Create an account", "Skip"], id: \\.self) { title in
          Text(title).padding(16).background(Color.blue).id(title)
        }
      }
      """, ["smell uneven-widths at Skip, width"]
    ),
    // Two tags among other views are no row of buttons.
    (
      """
      VStack(spacing: 12) {
        Text("Welcome")
        Spacer()
        ForEach(["New", "On all devices"], id: \\.self) { title in
          Text(title).padding(16).background(Color.blue).id(title)
        }
        Text("Read on")
        Text("below")
      }
      """, []
    ),
    // One below the other they may be lines.
    (
      """
      LazyVGrid(columns: [GridItem(.flexible())]) {
        ForEach(0..<4, id: \\.self) { _ in Rectangle().fill(Color.brown) }
      }
      """, []
    ),
  ])
  func `is told of, or is nobody's`(view: String, found: [String]) throws {
    #expect(try findings("// proposal: 393x600\n// text-cell: 8x20\n\(view)") == found)
  }
}
