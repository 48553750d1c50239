import Testing

/// Where layouts of real code once differed from SwiftUI's.
@Suite struct `A listing as it stands in real apps` {
  @Test(arguments: [
    (
      "tiles that are filled are as high as their column is wide",
      """
      // proposal: 300x600
      LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 0), count: 3), spacing: 0) {
        ForEach(0..<3) { i in
          Image("i").resizable().aspectRatio(1, contentMode: .fill).id("tile\\(i)")
        }
      }
      """, ["tile0 size 100x100", "tile2 frame 200,250 100x100"]
    ),
    (
      "what is smaller than a scroll view of two axes is in its middle",
      """
      // proposal: 300x300
      // text-cell: 10x20
      ScrollView([.vertical, .horizontal]) {
        Text("abc").fixedSize(horizontal: true, vertical: false).frame(alignment: .topLeading)
          .id("code")
      }
      """, ["code frame 135,140 30x20"]
    ),
    (
      "a stack with a spacer stretches over the bottom bar",
      """
      // text-cell: 10x20
      NavigationStack {
        Color.red.toolbar {
          ToolbarItem(placement: .bottomBar) { HStack { Text("a"); Spacer(); Text("b") }.id("row") }
        }
      }
      """, ["row width == 361", "Text.2 frame 367,727 10x20"]
    ),
    (
      "a background of what scrolls up to the edge reaches into the safe area",
      """
      // text-cell: 10x20
      ScrollView { Text("a") }.background(Color.red.id("back"))
      """, ["back frame 191.5,-59 10x852"]
    ),
    (
      "a style that hands on its configuration has the control in it",
      """
      // proposal: 300x100
      struct Bar: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View {
          ProgressView(configuration).frame(height: 12).id("bar")
        }
      }
      ProgressView(value: 0.4).progressViewStyle(Bar())
      """, ["bar size 300x12"]
    ),
    (
      "a value object is no view",
      """
      // proposal: 300x100
      // text-cell: 10x20
      struct Card: View {
        let text: String
        var body: some View { Text(text).id("text") }
      }
      struct V: View {
        @StateObject var model = PlaceModel()
        var body: some View { Card(text: model.distance(to: 1)) }
      }
      """, ["text height == 20"]
    ),
    (
      "a colour that is passed to a view of another file does not make it greedy",
      """
      // proposal: 300x100
      // text-cell: 10x20
      VStack(spacing: 0) { Badge(tint: Color.red).id("badge"); Text("a") }
      """, ["badge size 44x44"]
    ),
  ])
  func `is laid out as there`(what: String, text: String, claims: [String]) throws {
    #expect(try failures(of: claims, text, nil) == [], "\(what)")
  }
}
